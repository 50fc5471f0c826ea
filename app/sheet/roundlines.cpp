// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/gridrows.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/score.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// The totals after each round take a while for a long game, and typing changes none of them.
const std::vector<std::vector<int>> &totalsAfterRounds(const State &state)
{
    struct Of {
        std::shared_ptr<const Worked> worked;
        std::vector<int> extra;
        std::optional<std::vector<int>> totals;
        bool operator==(const Of &) const = default;
    };
    thread_local Of of;
    thread_local std::vector<std::vector<int>> totals;
    if (Of now{state.worked.shared, state.extra, state.totals}; of != now) {
        of = std::move(now);
        totals = totalsByRound(state);
    }
    return totals;
}
}

QList<SheetRound> roundLines(const Play &play, int open)
{
    const auto &state = play.state();
    QList<SheetRound> lines;
    if (!state.setup.sheet.hasRounds()) {
        return lines;
    }
    const auto corrected = correctedIn(play);
    const auto &after = totalsAfterRounds(state);
    const bool plain = plainRow(state.setup.sheet) >= 0;
    const bool down = state.setup.sheet->end.kind == EndKind::Fall;
    const auto columns = columnNames(play);
    //: Spoken: a player, what a round brought, the points after it.
    const auto told = SheetTable::tr("%1 %2, together %3");
    for (int round = state.round; round > 0; --round) {
        if (round == open || static_cast<std::size_t>(round) > after.size()) {
            continue;
        }
        SheetRound line{.number = QString::number(round),
            .corrected = std::ranges::find(corrected, round, &CellAt::round) != corrected.end()};
        QStringList spoken;
        const auto points = pointsOfRound(state, round);
        for (int column = 0; column < columnsOf(state); ++column) {
            const auto at = static_cast<std::size_t>(column);
            // What is taken off on the way down is told without its sign.
            line.points << (!plain ? gainText(points[at]) : numberText(down ? -points[at] : points[at]));
            line.totals << numberText(after[static_cast<std::size_t>(round - 1)][at]);
            spoken << told.arg(columns.at(column), line.points.last(), line.totals.last());
        }
        line.opener = {.id = u"round-"_s + line.number,
            .title = roundTitle(round),
            .spoken = roundTitle(round) + u": "_s + spoken.join(u"; "_s)};
        lines << line;
    }
    return lines;
}
}
