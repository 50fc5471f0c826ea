// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/pencil.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/typing.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/standing.h"
#include "model/sheet/why.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
const Typed &typedNow(const Draft &draft)
{
    return draft.totals ? (*draft.totals)[static_cast<std::size_t>(draft.cell->column)] : draft.typed;
}

void addDigits(const Play &play, SheetPad &pad, const CellNow &now)
{
    const auto &draft = play.draft;
    const auto &typed = typedNow(draft);
    const bool pair = now.limits.size() == 2;
    for (int i = 1; i <= 10; ++i) {
        const auto digit = QString::number(i % 10);
        pad.digits << TableChoice{.id = u"key-"_s + digit, .title = digit, .enabled = hasRoom(typed)};
    }
    const bool canClear = typed.empty() && now.entry;
    pad.back = {.id = canClear ? u"clear"_s : u"delete"_s,
        .title = canClear ? SheetTable::tr("Empty the cell") : SheetTable::tr("Delete"),
        .icon = u"sheet-back"_s,
        .enabled = canClear || !typed.empty()};
    const bool mayBeNegative = draft.totals || (!pair && now.limits.front().least < 0);
    if (mayBeNegative) {
        pad.sign = {.id = u"sign"_s, .title = SheetTable::tr("Plus or minus"), .icon = u"sheet-sign"_s};
    }
    if (now.mayBeTerms && !draft.totals) {
        pad.plus = {.id = u"plus"_s,
            .title = SheetTable::tr("Plus"),
            .icon = u"ui-plus"_s,
            .enabled = !typed.empty() && numberOf(typed.parts.back()).has_value()
                && typed.parts.size() < static_cast<std::size_t>(MaxTerms)};
    }
}

void addFields(const Play &play, SheetPad &pad, const CellNow &now)
{
    const auto &parts = play.draft.typed.parts;
    const auto *pair = now.entry ? std::get_if<std::array<int, 2>>(&now.entry->value) : nullptr;
    for (std::size_t i = 0; i < now.labels.size(); ++i) {
        const auto label = shown(*play.setup().sheet, now.labels[i]);
        const auto typed = i < parts.size() ? QString::fromStdString(parts[i]) : QString();
        pad.fields << TableChoice{.title = label,
            .points = !parts.empty() ? typed
                : pair               ? numberText((*pair)[i])
                                     : QString(),
            .chosen = i == (parts.empty() ? 0 : parts.size() - 1)};
    }
}

void addValues(const Play &play, SheetPad &pad, const CellNow &now, const Row &row)
{
    const auto &sheet = *play.setup().sheet;
    const auto *standing = now.entry ? std::get_if<int>(&now.entry->value) : nullptr;
    const auto *choices = row.as<Kinds::Choices>();
    for (std::size_t i = 0; i < now.values.size(); ++i) {
        const int value = now.values[i];
        TableChoice choice{.id = walked(play, u"value-"_s + QString::number(value)),
            .title = numberText(value),
            .chosen = standing && *standing == value};
        if (choices) {
            const auto &one = choices->choices[static_cast<std::size_t>(value)];
            choice.title = shown(sheet, one.label);
            choice.points = numberText(one.points);
            //: Spoken: what can be chosen, and the points for it.
            choice.spoken = SheetTable::tr("%1, %2 points").arg(choice.title, choice.points);
        } else if (row.kindId() == KindId::Flag) {
            choice.title = value != 0 ? SheetTable::tr("Yes") : SheetTable::tr("No");
        }
        pad.values << choice;
    }
}

/// The line of the table that what is typed comes to is set off.
void addTable(const Play &play, SheetPad &pad, const Row &row)
{
    const auto *lookup = row.as<Kinds::Lookup>();
    if (!lookup) {
        return;
    }
    const auto number = sumOf(play.draft.typed);
    const auto at = number ? lineOf(*lookup, *number) : std::nullopt;
    for (std::size_t i = 0; i < lookup->table.size(); ++i) {
        pad.table << TableChoice{
            .title = numberText(lookup->from[i]), .points = numberText(lookup->table[i]), .chosen = at == i};
    }
}

/// What the entry would change: "7 → 18" and the place.
void addChange(const Play &play, SheetCellLine &line, const Enter &enter)
{
    const auto &state = play.state();
    const auto outlook = whatIf(state, enter);
    if (!outlook) {
        return;
    }
    const auto column = static_cast<std::size_t>(play.draft.cell->column);
    const int after = outlook->after.totals[column];
    //: What a total is, and what it would be.
    line.change
        = SheetTable::tr("%1 → %2").arg(numberText(outlook->before.totals[column]), numberText(after));
    if (columnsOf(state) < 2) {
        return;
    }
    const int was = outlook->before.places[column];
    const int place = outlook->after.places[column];
    const auto &end = state.setup.sheet->end;
    if (place == 1 && was != 1) {
        line.place = SheetTable::tr("takes the lead");
    } else if (end.kind == EndKind::Reach && after < end.points) {
        //: So many points are missing to the end.
        line.place = SheetTable::tr("%Ln to go", nullptr, end.points - after);
    } else if (end.kind == EndKind::Fall && after > end.points) {
        //: So many points are missing to the end.
        line.place = SheetTable::tr("%Ln to go", nullptr, after - end.points);
    } else {
        line.place = place == was
            //: The same place as before, such as "5th".
            ? SheetTable::tr("still %1").arg(placeText(place))
            //: Another place, such as "2nd".
            : SheetTable::tr("now %1").arg(placeText(place));
    }
}
}

SheetPad padOf(const Play &play)
{
    SheetPad pad;
    const auto &draft = play.draft;
    if (!draft.cell) {
        return pad;
    }
    pad.kind = u"digits"_s;
    if (draft.totals) {
        addDigits(play, pad, {.mayBeTerms = false});
        return pad;
    }
    const auto &state = play.state();
    const auto &row = state.setup.sheet.row(draft.cell->row);
    const auto now = cellNow(state, *draft.cell);
    const bool few = !now.values.empty();
    if (few && !draft.digits) {
        pad.kind = row.kindId() == KindId::Choice ? u"choices"_s : u"values"_s;
        addValues(play, pad, now, row);
        if (now.entry) {
            pad.back = {.id = u"clear"_s, .title = SheetTable::tr("Empty the cell"), .icon = u"sheet-back"_s};
        }
    } else {
        addDigits(play, pad, now);
        addTable(play, pad, row);
        if (now.limits.size() == 2) {
            addFields(play, pad, now);
        }
    }
    if (few && now.mayBeTerms) {
        pad.type = {.id = u"type"_s,
            //: Digits in place of a button for each value.
            .title = draft.digits ? SheetTable::tr("Values") : u"123"_s,
            .spoken = draft.digits ? SheetTable::tr("Values as buttons") : SheetTable::tr("Digits and sums"),
            .enabled = draft.typed.empty()};
    }
    return pad;
}

SheetCellLine lineOf(const Play &play)
{
    SheetCellLine line;
    const auto &draft = play.draft;
    if (!draft.cell) {
        return line;
    }
    const auto &state = play.state();
    const auto &typed = typedNow(draft);
    line.colours = coloursOf(play, draft.cell->column);
    line.title = cellTitle(play, *draft.cell);
    if (draft.totals) {
        line.entry = typedText(nullptr, typed);
        line.spoken = SheetTable::tr("%1, %2").arg(line.title, line.entry);
        return line;
    }
    const auto &row = state.setup.sheet.row(draft.cell->row);
    const auto &entry = entryAt(state, *draft.cell);
    line.entry = !typed.empty() ? typedText(&row, typed)
        : entry                 ? entryText(*state.setup.sheet, row, *entry)
                                : QString();
    const auto sum = sumOf(typed);
    if (typed.parts.size() > 1 && row.kindId() != KindId::Pairs && sum) {
        line.sum = u" = "_s + numberText(*sum);
    }
    if (const auto error = whyUnfit(state, *draft.cell, typed)) {
        line.problem = mayStillFit(state, *draft.cell, typed) ? QString() : play.sentence(*error);
    } else if (const auto enter = enterOf(state, *draft.cell, typed)) {
        addChange(play, line, *enter);
    } else if (typed.empty() && !entry) {
        line.place = shown(*state.setup.sheet, row.note);
    }
    const bool byRow = walkOf(play) == Walk::ByRow;
    line.walk = {.id = u"walk"_s,
        .title = byRow ? SheetTable::tr("row by row") : SheetTable::tr("player by player"),
        .icon = byRow ? u"sheet-by-row"_s : u"sheet-by-player"_s,
        .spoken = byRow ? SheetTable::tr("Goes row by row, switch to player by player")
                        : SheetTable::tr("Goes player by player, switch to row by row")};
    line.spoken = line.problem.isEmpty()
        ? SheetTable::tr("%1, %2").arg(line.title, line.entry + line.sum)
        //: Spoken: what was typed, and why not.
        : SheetTable::tr("%1 does not fit. %2").arg(line.entry, line.problem);
    return line;
}
}
