// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/librarylines.h"

#include "app/sheet/editorformula.h"
#include "app/sheet/emblem.h"
#include "app/sheet/words/librarybrief.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace OwnSheet::Library
{
namespace
{
struct LineText {
    Q_DECLARE_TR_FUNCTIONS(SheetLibrary)
};

QString briefOf(const Template &sheet, const Row &row)
{
    const auto *formula = row.as<Kinds::Formula>();
    return formula ? Editor::shownFormula(sheet.rows, formula->formula).text : brief(sheet, row);
}

/// What a row asks for now, and asked for before.
QString changeOf(const Template &before, const Row &old, const Template &after, const Row &row)
{
    if (old.kindId() != row.kindId()) {
        return LineText::tr("%1 → %2").arg(kindText(old.kindId()), kindText(row.kindId()));
    }
    const auto was = briefOf(before, old);
    const auto now = briefOf(after, row);
    //: What a row was, and what it is now.
    return was == now ? LineText::tr("changed") : LineText::tr("%1 → %2").arg(was, now);
}
}

SheetCard cardOf(const Entry &entry)
{
    const auto &sheet = entry.sheet;
    SheetCard card{.id = u"sheet-"_s + QString::fromStdString(sheet.id),
        .title = shownTitle(sheet),
        .emblem = emblemOf(sheet),
        .tally = tallyOf(sheet),
        .players = playersText(sheet),
        .rows = QString::number(sheet.rows.size()),
        .aim = aimText(sheet),
        .note = entry.games == 0 ? QString()
            : entry.games == 1   ? LineText::tr("played once")
                                 : LineText::tr("played %n times", nullptr, entry.games),
        .toMend = entry.toMend};
    QStringList facts{card.title, LineText::tr("%1 players").arg(card.players),
        LineText::tr("%n rows", nullptr, static_cast<int>(sheet.rows.size())), card.note};
    if (entry.toMend) {
        //: Of a sheet at fault.
        facts << LineText::tr("to mend");
    }
    facts.removeAll(QString());
    card.spoken = facts.join(u", "_s);
    return card;
}

QList<SheetLine> rowLines(const Template &sheet)
{
    QList<SheetLine> lines;
    for (const auto &row : sheet.rows) {
        lines.push_back({.icon = kindIcon(row.kindId()),
            .title = rowTitle(sheet, row),
            .text = briefOf(sheet, row),
            .more = isCounted(row) || row.kindId() == KindId::Subtotal ? QString()
                                                                       //: A row that does not count itself.
                                                                       : LineText::tr("only helps")});
    }
    return lines;
}

QList<SheetLine> differences(const Template &before, const Template &after)
{
    const auto comparison = compared(before, after);
    const auto rowIn = [](const Template &sheet, int row) -> const Row & {
        return sheet.rows[static_cast<std::size_t>(row)];
    };
    QStringList added;
    QList<SheetLine> lines;
    for (const auto &[change, old, now] : comparison.rows) {
        switch (change) {
        case RowChange::New:
            added << rowTitle(after, rowIn(after, now));
            break;
        case RowChange::Changed:
            lines.push_back({.icon = u"ui-edit"_s,
                .title = rowTitle(after, rowIn(after, now)),
                .text = changeOf(before, rowIn(before, old), after, rowIn(after, now)),
                .tone = u"accent"_s});
            break;
        case RowChange::Renamed:
            lines.push_back({.icon = u"ui-edit"_s,
                .title = LineText::tr("%1 → %2").arg(
                    rowTitle(before, rowIn(before, old)), rowTitle(after, rowIn(after, now))),
                .text = LineText::tr("renamed, formulas follow"),
                .tone = u"accent"_s});
            break;
        case RowChange::Gone:
            lines.push_back({.icon = u"ui-minus"_s,
                .title = rowTitle(before, rowIn(before, old)),
                .text = LineText::tr("row is gone"),
                .tone = u"harm"_s});
            break;
        }
    }
    if (!added.isEmpty()) {
        lines.push_front({.icon = u"ui-plus"_s,
            .title = added.join(u", "_s),
            .text = LineText::tr("%n rows are new", nullptr, static_cast<int>(added.size())),
            .tone = u"safe"_s});
    }
    if (comparison.restDiffers) {
        lines.push_back({.icon = u"ui-swap"_s,
            .title = LineText::tr("Rules"),
            .text = LineText::tr("the order, the players, the end or ties differ"),
            .tone = u"accent"_s});
    }
    return lines;
}

QString summaryOf(const Template &before, const Template &after)
{
    QStringList parts;
    for (const auto &line : differences(before, after)) {
        //: What changed in a version of a sheet: a row and how.
        parts << LineText::tr("%1: %2").arg(line.title, line.text);
    }
    return parts.isEmpty() ? LineText::tr("nothing differs") : parts.join(u"; "_s);
}
}
