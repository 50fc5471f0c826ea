// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/figures.h"
#include "app/words/idtext.h"

#include "app/statistics/figuresections.h"
#include "app/statistics/figuretexts.h"
#include "app/statistics/statsection.h"
#include "app/stone_age/package.h"
#include "app/stone_age/words/icons.h"
#include "db/statistics.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace StoneAge
{
namespace
{
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(StoneAge)
};

// The keys are those of model/stone_age/figures.h.
using namespace FigureSections;

StatSection points(const FigureTotals &totals)
{
    auto parts = partsOf<Craft>("points");
    parts.prepend({Texts::tr("Track"), u"ui-star-fill"_s, "points/track"});
    parts.append({Texts::tr("Symbols"), u"sa-card"_s, "points/symbols"});
    parts.append({Texts::tr("Resources"), u"good"_s, "points/resources"});
    return FigureSections::points(totals, parts);
}

StatSection hunger(const FigureTotals &totals)
{
    const auto times = totals.of("hungry").total;
    return tallies(totals, Texts::tr("Hunger"),
        {
            //: Below a number: how often people went hungry.
            {Texts::tr("times hungry"), times},
            //: Below a number.
            {Texts::tr("food short"), totals.of("short").total},
            //: Below a number: points lost by hunger.
            {Texts::tr("points lost"), times * PointsOfHunger},
        });
}

StatSection luck(const FigureTotals &totals)
{
    return FigureSections::luck(totals,
        //: Head of a chart: pips rolled against the number that chance gives.
        {.title = Texts::tr("Luck with dice"),
            .icon = u"ui-dice"_s,
            .counted = Texts::tr("Pips"),
            .rate = Texts::tr("Per die"),
            .key = "pips",
            .expected = expectedPips(static_cast<double>(totals.of("dice").total))});
}

QList<StatSection> sections(const FigureTotals &totals)
{
    return {points(totals), perSheet(totals, Texts::tr("Where people gather"), partsOf<Place>("gathered")),
        perSheet(totals, Texts::tr("In the village"), partsOf<Village>("village")),
        perSheet(totals, Texts::tr("Cards by their upper half"), partsOf<TopKind>("bought")),
        perSheet(totals, Texts::tr("People on cards"), partsOf<Craft>("craft")),
        perSheet(totals, Texts::tr("Symbols"), partsOf<Symbol>("symbol")), hunger(totals), luck(totals),
        FigureSections::length(totals)};
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    return sections(totals);
}
}
