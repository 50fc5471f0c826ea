// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/figures.h"

#include "app/rise_of_empires/package.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/statistics/figuresections.h"
#include "app/statistics/figuretexts.h"
#include "app/statistics/statsection.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace RiseOfEmpires
{
namespace
{
struct Texts {
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)
};

// The keys are those of model/rise_of_empires/figures.h.
using namespace FigureSections;

StatSection points(const FigureTotals &totals)
{
    auto parts = partsOf<Source>("points");
    parts.append({Texts::tr("Gold ÷ 3"), iconOf(Gain::Gold), "points/gold"});
    parts.append({Texts::tr("Resources ÷ 3"), iconOf(Gain::Resources), "points/resources"});
    return pointsEverHad(totals, parts);
}

/// What each era brought, source by source.
StatSection pointsByEra(const FigureTotals &totals)
{
    StatSection section{.chart = u"StackChart"_s,
        //: Head of a chart: where points come from in each of the three eras.
        .title = Texts::tr("Points by era"),
        .note = Texts::tr("per sheet, %1").arg(gameCount(totals.games))};
    const auto keyOf = [](int era, Source source) {
        return "era-" + std::to_string(era) + "/" + std::string(idOf(source));
    };
    std::array<double, Eras> sums = {};
    QList<QStringList> rows(Eras);
    for (int era = 1; era <= Eras; ++era) {
        //: %1 is I, II or III.
        section.labels << Texts::tr("Era %1").arg(eraText(era));
    }
    for (const Source source : valuesOf<Source>()) {
        std::array<double, Eras> each = {};
        for (int era = 1; era <= Eras; ++era) {
            each[static_cast<std::size_t>(era - 1)]
                = mean(totals.of(keyOf(era, source)).total, totals.sheets);
        }
        // What nobody has ever had is no colour to look for.
        if (std::ranges::all_of(each, [](double value) { return value == 0; })) {
            continue;
        }
        section.names << nameOf(source);
        section.seriesIcons << iconOf(source);
        for (int era = 0; era < Eras; ++era) {
            const double value = each[static_cast<std::size_t>(era)];
            section.values << value;
            rows[era] << decimal(value);
            sums[static_cast<std::size_t>(era)] += value;
        }
    }
    section.heads = section.names + QStringList{Texts::tr("Total")};
    for (int era = 0; era < Eras; ++era) {
        const auto sum = decimal(sums[static_cast<std::size_t>(era)]);
        section.texts << sum;
        section.cells << rows[era] << sum;
    }
    if (totals.sheets == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

StatSection empiresAndCities(const FigureTotals &totals)
{
    //: Head of a chart: points that regions, cities and wonders brought.
    return perSheet(totals, Texts::tr("Empires against cities"),
        {partOf("points", Source::Regions), partOf("points", Source::Cities), partOf("points", Source::Towns),
            partOf("points", Source::Wonders)});
}

/// What it took to get a disc back, row by row; with Printing that is nothing.
StatSection prices(const FigureTotals &totals)
{
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: what players pay for taking a disc back from each row.
        .title = Texts::tr("Price of a disc"),
        //: What two columns of numbers are; %1 is such as "84 sheets".
        .note = Texts::tr("on average · winners, %1").arg(sheetCount(totals.sheets)),
        //: Heads of columns: discs that were taken back, what was paid for them, and what that is for each.
        .heads = {Texts::tr("Discs"), Texts::tr("Paid"), Texts::tr("Each"), Texts::tr("Winners")}};
    double most = 0;
    for (const Row row : valuesOf<Row>()) {
        const auto back = totals.of(partOf("back", row).key);
        const auto price = totals.of(partOf("price", row).key);
        if (back.total == 0) {
            continue;
        }
        const double each = mean(price.total, back.total);
        const auto theirs = decimal(mean(price.wonTotal, back.wonTotal));
        if (each > most) {
            most = each;
            section.strong = static_cast<int>(section.labels.size());
        }
        section.add({.label = nameOf(row),
            .icon = iconOf(row),
            .value = each,
            .text = decimal(each),
            .aside = theirs,
            .cells = {number(back.total), number(price.total), decimal(each), theirs}});
    }
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    } else if (section.labels.isEmpty()) {
        section.empty = Texts::tr("Nobody has any yet.");
    }
    return section;
}

StatSection discs(const FigureTotals &totals)
{
    return tallies(totals, Texts::tr("Discs and free actions"),
        {
            //: Below a number: what was paid for taking discs back, of all kinds together.
            {Texts::tr("paid for discs"), totals.of("paid").total},
            //: Below a number: discs that were used for nothing.
            {Texts::tr("idle discs"), totals.of("idle").total},
            //: Below a number.
            {Texts::tr("free actions"), totals.of("free").total},
        });
}

StatSection map(const FigureTotals &totals)
{
    return tallies(totals, Texts::tr("On the map"),
        {
            //: Below a number.
            {Texts::tr("cubes placed"), totals.of("placed").total},
            //: Below a number.
            {Texts::tr("battles"), totals.of("battles").total},
            //: Below a number: how often somebody had most cubes in a region at the end of a turn.
            {Texts::tr("times first"), totals.of("first").total},
        });
}

StatSection hunger(const FigureTotals &totals)
{
    return tallies(totals, Texts::tr("Hunger"),
        {
            //: Below a number: how often food was missing.
            {Texts::tr("times hungry"), totals.of("hungry").total},
            //: Below a number.
            {Texts::tr("food short"), totals.of("short").total},
            //: Below a number: points lost by hunger.
            {Texts::tr("points lost"), -totals.of("points/famine").total},
        });
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    return {points(totals), pointsByEra(totals), empiresAndCities(totals),
        perSheet(totals, Texts::tr("Rows used"), partsOf<Row>("row")),
        perSheet(totals, nameOf(RiseOfEmpires::Part::Territories), partsOf<Territory>("territory")),
        prices(totals), discs(totals), map(totals), hunger(totals), FigureSections::length(totals)};
}
}
