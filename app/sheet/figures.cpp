// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/figures.h"

#include "app/sheet/package.h"
#include "app/sheet/sheettable.h"
#include "app/sheet/words/texts.h"
#include "app/statistics/figuresections.h"
#include "app/statistics/figuretexts.h"
#include "app/statistics/statsection.h"
#include "db/statistics.h"
#include "model/json/parse.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace OwnSheet
{
namespace
{
/// A row of any version, as the latest one calls it.
struct Counted {
    QString title;
    std::string key;
};

/// In the order of the latest version, then those that only earlier ones had. The keys are those of
/// model/sheet/figures.h.
QList<Counted> countedRows(const FigureTotals &totals, const Template &sheet)
{
    QList<Counted> rows;
    for (const auto &row : sheet.rows) {
        if (isCounted(row)) {
            rows << Counted{rowTitle(sheet, row), "points/" + row.id};
        }
    }
    constexpr std::string_view Prefix = "points/";
    for (const auto &figure : totals.figures) {
        const bool known = std::ranges::find(rows, figure.key, &Counted::key) != rows.end();
        if (figure.key.starts_with(Prefix) && !known) {
            rows << Counted{partTitle(sheet, figure.key.substr(Prefix.size())), figure.key};
        }
    }
    rows.removeIf([&](const Counted &row) { return totals.of(row.key).sheets == 0; });
    return rows;
}

StatSection meanAndBest(const FigureTotals &totals, const QList<Counted> &rows)
{
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: the rows of a sheet.
        .title = SheetTable::tr("Rows"),
        //: What the numbers beside bars are; %1 is such as "23 games".
        .note = SheetTable::tr("mean, best · %1").arg(gameCount(totals.games)),
        .heads = {SheetTable::tr("Mean"), SheetTable::tr("Best"), SheetTable::tr("Who")}};
    for (const auto &row : rows) {
        const auto figure = totals.of(row.key);
        const double each = mean(figure.total, figure.sheets);
        const auto best = std::ranges::find(totals.bests, row.key, &FigureBest::key);
        const bool known = best != totals.bests.end();
        const auto most = known ? numberText(best->value) : dash();
        section.add({.label = row.title,
            .value = std::max(0.0, each),
            .text = decimal(each),
            .aside = most,
            .cells = {decimal(each), most, known ? QString::fromStdString(best->name) : dash()}});
    }
    section.summary = SheetTable::tr("Rows are matched over all versions of the sheet.");
    if (totals.sheets == 0) {
        section.empty = tooFew(0, 1);
    }
    return section;
}

/// By how much the winners have more of a row than all; where less is better, less.
StatSection whatDecides(const FigureTotals &totals, QList<Counted> rows, Best best)
{
    const bool high = best == Best::High;
    StatSection section{.chart = u"BarChart"_s,
        //: Head of a chart: in which rows winners have more than others.
        .title = SheetTable::tr("What decides"),
        .note = (high ? SheetTable::tr("winners above the mean, %1")
                      //: Where the lowest total wins.
                      : SheetTable::tr("winners below the mean, %1"))
                    .arg(gameCount(totals.games)),
        .heads = {SheetTable::tr("Mean"), SheetTable::tr("Winners")}};
    const auto lead = [&](const Counted &row) {
        const auto figure = totals.of(row.key);
        const double more = mean(figure.wonTotal, figure.wonSheets) - mean(figure.total, figure.sheets);
        return high ? more : -more;
    };
    std::ranges::stable_sort(rows, std::greater(), lead);
    for (const auto &row : rows) {
        const auto figure = totals.of(row.key);
        const double by = lead(row);
        section.add({.label = row.title,
            .value = std::max(0.0, by),
            .text = (high && by > 0 ? u"+"_s : QString()) + decimal(high ? by : -by),
            .cells = {decimal(mean(figure.total, figure.sheets)),
                decimal(mean(figure.wonTotal, figure.wonSheets))}});
    }
    if (totals.games < FewGames || totals.wonSheets == 0) {
        section.empty = tooFew(totals.games, FewGames);
    }
    return section;
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    const auto options = Json::parse(totals.options).value_or(Json::Object{});
    const auto setup = setupOf<Rules>(options, totals.players);
    const auto rows = countedRows(totals, *setup.sheet);
    QList<StatSection> sections{meanAndBest(totals, rows), whatDecides(totals, rows, setup.sheet->best)};
    if (setup.sheet.hasRounds()) {
        sections << FigureSections::length(totals);
    }
    return sections;
}
}
