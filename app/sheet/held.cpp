// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/cells.h"
#include "app/sheet/entries.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/texts.h"
#include "app/words/days.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace OwnSheet
{
namespace
{
/// The time, and the day if it was another one than that of the last entry.
QString whenText(const std::string &when, const std::string &last)
{
    const auto moment = Days::moment(when);
    if (!moment.isValid()) {
        return {};
    }
    return moment.date() == Days::moment(last).date()
        ? QLocale().toString(moment.time(), QLocale::ShortFormat)
        : QLocale().toString(moment, QLocale::ShortFormat);
}
}

SheetHeld heldOf(const Play &play, const CellAt &cell)
{
    const auto &sheet = *play.setup().sheet;
    const auto &row = play.setup().sheet.row(cell.row);
    const auto &entry = entryAt(play.state(), cell);
    const auto text = [&](const std::optional<Entry> &one) {
        //: What stands in a cell that was emptied.
        return one ? entryText(sheet, row, *one) : SheetTable::tr("empty");
    };
    SheetHeld held{.colours = coloursOf(play, cell.column),
        .title = rowTitle(sheet, row),
        .caption = columnName(play.setup(), cell.column, namesIn(play)),
        .value = entry ? entryText(sheet, row, *entry) : u"–"_s};
    if (cell.round > 0) {
        //: Whose cell it is, and of which round.
        held.caption = SheetTable::tr("%1, %2").arg(held.caption, roundTitle(cell.round));
    }
    struct Standing {
        std::optional<Entry> entry;
        std::string when;
    };
    std::vector<Standing> written;
    eachWritten(play, [&](const Written &one) {
        if (one.cell == cell) {
            written.push_back(
                {one.enter ? std::optional(entryOf(*one.enter)) : std::nullopt, play.story.time(one.action)});
        }
    });
    for (auto one = written.rbegin(); one != written.rend(); ++one) {
        const bool first = one + 1 == written.rend();
        held.lines << TableChoice{.title = first
                ? text(one->entry)
                //: What stands in a cell, and what stood there before.
                : SheetTable::tr("%1, changed from %2").arg(text(one->entry), text((one + 1)->entry)),
            .note = whenText(one->when, written.back().when)};
    }
    if (entry && !isOver(play.state())) {
        //: Empties a cell.
        held.clear = {.id = idOf("clear", cell), .title = SheetTable::tr("Clear"), .icon = u"sheet-back"_s};
    }
    return held;
}
}
