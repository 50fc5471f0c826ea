// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/telling.h"

#include "app/sheet/cells.h"
#include "app/sheet/emblem.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/score.h"
#include "model/sheet/standing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// Cells that ought to be filled, and how many of them are.
std::pair<int, int> filledOf(const State &state)
{
    int all = 0;
    for (const auto &row : state.setup.sheet->rows) {
        all += isEntered(row) && !row.optional ? columnsOf(state) : 0;
    }
    return {all - static_cast<int>(missing(state).size()), all};
}
}

QString subtitleOf(const Play &play)
{
    const auto &state = play.state();
    const auto &end = state.setup.sheet->end;
    if (!state.setup.sheet.hasRounds() || state.phase != Phase::Round) {
        const auto [filled, all] = filledOf(state);
        return !state.setup.sheet.hasRounds() ? SheetTable::tr("%n of %1 cells", nullptr, filled).arg(all)
                                              : SheetTable::tr("Whole game");
    }
    const auto round = roundTitle(state.round);
    if (isSurelyLast(state)) {
        //: %1 is such as "Round 3".
        return SheetTable::tr("%1 · last round").arg(round);
    }
    switch (end.kind) {
    case EndKind::Hand:
        break;
    case EndKind::Rounds:
        //: %1 is such as "Round 3".
        return SheetTable::tr("%1 of %2").arg(round).arg(end.rounds);
    case EndKind::Reach:
        //: %1 is such as "Round 3", %2 a number of points.
        return SheetTable::tr("%1 · to %2").arg(round, numberText(end.points));
    case EndKind::Fall:
        //: %1 is such as "Round 3", %2 a number of points.
        return SheetTable::tr("%1 · down to %2").arg(round, numberText(end.points));
    }
    return round;
}

TableLine togetherIn(const Play &play)
{
    return {shownTitle(*play.setup().sheet), u"sheet-number"_s};
}

QString momentOf(const Play &play)
{
    return subtitleOf(play);
}

QList<TableStep> stepBar(const Play &)
{
    return {};
}

int whoActs(const State &before, const Action &action)
{
    if (const auto *enter = std::get_if<Enter>(&action); enter && !before.setup.sheet.hasRounds()) {
        return enter->cell.player;
    }
    if (const auto *clear = std::get_if<Clear>(&action); clear && !before.setup.sheet.hasRounds()) {
        return clear->cell.player;
    }
    return turnOf(before);
}

QString turnTitle(const State &before, const Action &action, const QStringList &names)
{
    if (before.setup.sheet.hasRounds()) {
        return before.phase == Phase::Round ? roundTitle(before.round) : SheetTable::tr("Whole game");
    }
    if (const auto *enter = std::get_if<Enter>(&action)) {
        return partTitle(*before.setup.sheet, enter->cell.row);
    }
    if (const auto *clear = std::get_if<Clear>(&action)) {
        return partTitle(*before.setup.sheet, clear->cell.row);
    }
    return summary(before, action, names);
}

/// A round is a turn; without rounds every entry is.
bool endsTurn(const State &before, const Action &, const State &after)
{
    return !before.setup.sheet.hasRounds() || isOver(after) || before.round != after.round
        || before.phase != after.phase;
}

/// The same parts for all seats. Once it is over, what nobody has any points of is left out.
QList<ScorePart> scoreOf(const State &state, int seat)
{
    std::vector<Score> scores;
    for (int column = 0; column < columnsOf(state); ++column) {
        scores.push_back(columnScore(state, column));
    }
    const auto pointsIn = [](const Score &score, const std::string &part) {
        const auto found = std::ranges::find(score.parts, part, &Score::Part::first);
        return found == score.parts.end() ? 0 : held(found->second);
    };
    std::vector<std::string> ids;
    for (const auto &score : scores) {
        for (const auto &[part, points] : score.parts) {
            if (std::ranges::find(ids, part) == ids.end() && (points != 0 || !isOver(state))) {
                ids.push_back(part);
            }
        }
    }
    const auto place = [&](const std::string &part) {
        const int row = findRow(state.setup.sheet->rows, part);
        return row < 0 ? MaxRows + (part == "rest" ? 1 : 0) : row;
    };
    std::ranges::sort(ids, {}, place);
    const auto &own = scores[static_cast<std::size_t>(columnOf(state.setup, seat))];
    QList<ScorePart> parts;
    for (const auto &part : ids) {
        parts << ScorePart{
            .name = partTitle(*state.setup.sheet, part), .icon = {}, .points = pointsIn(own, part)};
    }
    return parts;
}

QString tieNoteOf(const Setup &setup)
{
    return tieBreakText(*setup.sheet);
}

Alone aloneResult(const State &state)
{
    return verdict(state);
}

QString endReasonOf(const Play &play)
{
    const auto &state = play.state();
    if (verdict(state) == Alone::Lost) {
        return nobodyWins(*state.setup.sheet);
    }
    if (state.finalOnly && state.totals) {
        return SheetTable::tr("Only totals were written.");
    }
    int entries = 0;
    for (int i = 0; i < play.head; ++i) {
        entries += std::holds_alternative<Enter>(play.story.action(i)) ? 1 : 0;
    }
    return state.setup.sheet.hasRounds() ? QString() : SheetTable::tr("%n entries.", nullptr, entries);
}

QList<TableLine> endNotesOf(const Play &play)
{
    const auto &state = play.state();
    QList<TableLine> notes;
    if (isOver(state)) {
        return notes;
    }
    const auto now = standing(state);
    for (int column = 0; column < static_cast<int>(now.toEnd.size()); ++column) {
        const int left = now.toEnd[static_cast<std::size_t>(column)];
        const auto name = columnName(state.setup, column, namesIn(play));
        notes << TableLine{left > 0 ? SheetTable::tr("%1: %Ln to go", nullptr, left).arg(name)
                                    : SheetTable::tr("%1: at the end").arg(name),
            u"sheet-aim"_s};
    }
    if (now.roundsLeft) {
        notes << TableLine{
            SheetTable::tr("%n rounds left with this one", nullptr, *now.roundsLeft), u"ui-clock"_s};
    }
    if (!now.missing.empty()) {
        notes << TableLine{
            SheetTable::tr("%n cells are empty", nullptr, static_cast<int>(now.missing.size())),
            u"sheet-pad"_s};
    }
    return notes;
}
}
