// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"
#include "model/sheet/codec.h"

#include <QCoreApplication>

namespace OwnSheet
{
namespace
{
struct Editions {
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)
};

Setup setupIn(const Record &record)
{
    return setupOf<Rules>(record.options, static_cast<int>(record.players.size()));
}
}

QString title()
{
    return Editions::tr("Other games");
}

QString titleOf(const Record &record)
{
    const auto setup = setupIn(record);
    return setup.sheet.size() > 0 ? shownTitle(*setup.sheet) : title();
}

QString publishedNameOf(const Record &record)
{
    return QString::fromStdString(setupIn(record).sheet->title);
}

int bggIdOf(const Record &record)
{
    return setupIn(record).sheet->bggId.value_or(0);
}

bool highestWins(const Record &record)
{
    return setupIn(record).sheet->best == Best::High;
}

std::vector<int> sidesIn(const Record &record)
{
    return sidesOf(setupIn(record));
}

QString remarkText(const Record &record, const std::map<std::string, int> &figures)
{
    const auto setup = setupIn(record);
    if (figures.contains("by-totals")) {
        //: A past game of which only the totals are known.
        return Editions::tr("totals only");
    }
    if (!isShipped(*setup.sheet) && setup.sheet->version > 1) {
        //: What a past game was played with.
        return Editions::tr("version %1 of your sheet").arg(setup.sheet->version);
    }
    if (setup.sheet->best == Best::Low) {
        //: Of a past game: fewer points are better.
        return Editions::tr("lowest wins");
    }
    const auto rounds = figures.find("rounds");
    //: How many a past game had.
    return rounds == figures.end() ? QString() : Editions::tr("%n rounds", nullptr, rounds->second);
}

QString variantText(std::string_view id)
{
    const auto slash = id.find('/');
    //: A sheet as it is, among those with house rules or an expansion.
    return slash == std::string_view::npos
        ? Editions::tr("No house rules")
        : QString::fromUtf8(id.data() + slash + 1, static_cast<qsizetype>(id.size() - slash - 1));
}

QString editionText(const Record &record)
{
    const auto setup = setupIn(record);
    //: Of a score sheet.
    return setup.variant.empty() ? Editions::tr("Version %1").arg(setup.sheet->version)
                                 : QString::fromStdString(setup.variant);
}

QString nextText(const Replay &replay, const QString &)
{
    return replay.phase == "round"
        //: What comes next, behind "Continue:".
        ? Editions::tr("round %1").arg(replay.round)
        //: What comes next, behind "Continue:".
        : Editions::tr("fill in the sheet");
}

QString tieBreakText(const Template &sheet)
{
    QStringList rules;
    for (const auto &[row, best] : sheet.tieBreak) {
        const auto title = rowTitle(sheet, sheet.rows[static_cast<std::size_t>(findRow(sheet.rows, row))]);
        //: %1 is a row of the sheet.
        rules << (best == Best::High ? Editions::tr("more in “%1”").arg(title)
                                     //: %1 is a row of the sheet.
                                     : Editions::tr("less in “%1”").arg(title));
    }
    //: %1 is a list such as: more in “Coins”, less in “Cards”.
    return rules.isEmpty() ? Editions::tr("A tie is shared.")
                           : Editions::tr("In a tie this decides: %1.").arg(rules.join(QStringLiteral(", ")));
}

QString tieBreakText(const Record &record)
{
    return tieBreakText(*setupIn(record).sheet);
}
}
