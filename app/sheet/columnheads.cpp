// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/typing.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/score.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
/// How much of the way to an end of points is behind a column.
double wayOf(const Play &play, int column, int total)
{
    const auto &end = play.setup().sheet->end;
    if (end.kind != EndKind::Reach && end.kind != EndKind::Fall) {
        return -1;
    }
    const int start = totalsOf(play.story.before(0))[static_cast<std::size_t>(column)];
    const double whole = end.points - start;
    return whole == 0 ? 1 : std::clamp((total - start) / whole, 0.0, 1.0);
}
}

QString totalText(const Typed &typed)
{
    const auto sum = sumOf(typed);
    return sum ? numberText(*sum) : typedText(nullptr, typed);
}

QList<SheetColumn> columnHeads(const Play &play)
{
    const auto &state = play.state();
    const auto now = momentOf(state);
    const auto names = columnNames(play);
    QList<SheetColumn> heads;
    for (int column = 0; column < columnsOf(state); ++column) {
        const auto at = static_cast<std::size_t>(column);
        SheetColumn head{.colours = coloursOf(play, column),
            .name = names.at(column),
            .total = numberText(now.totals[at]),
            .current = play.draft.cell && play.draft.cell->column == column,
            .way = wayOf(play, column, now.totals[at])};
        for (const int seat : seatsOf(state.setup, column)) {
            head.seats << seat;
        }
        // While only totals are written they are the totals, and nobody leads before all are there.
        if (play.draft.totals) {
            head.total = totalText((*play.draft.totals)[at]);
        } else if (columnsOf(state) > 1 && state.touched) {
            head.place = placeText(now.places[at]);
            head.leads = now.places[at] == 1;
        }
        //: Spoken: a player and the points.
        head.spoken = head.place.isEmpty() ? SheetTable::tr("%1, %2").arg(head.name, head.total)
            : head.leads
            //: Spoken: a player and the points.
            ? SheetTable::tr("%1, %2, leads").arg(head.name, head.total)
            //: Spoken: a player, the points, the place.
            : SheetTable::tr("%1, %2, %3").arg(head.name, head.total, head.place);
        heads << head;
    }
    return heads;
}
}
