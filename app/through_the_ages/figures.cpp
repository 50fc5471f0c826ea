// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/figures.h"

#include "app/statistics/figuresections.h"
#include "app/statistics/figuretexts.h"
#include "app/statistics/statsection.h"
#include "app/through_the_ages/package.h"
#include "app/through_the_ages/words/icons.h"
#include "db/statistics.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

namespace ThroughTheAges
{
namespace
{
struct StatTexts {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};

// The keys are those of model/through_the_ages/figures.h.
using namespace FigureSections;

/// Bars of how many sheets have each, with the share of them that won.
StatSection faring(const FigureTotals &totals, const QString &title, QList<Part> parts)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = title,
        //: What two columns of numbers are; %1 is such as "84 sheets".
        .note = StatTexts::tr("sheets · of them won, %1").arg(sheetCount(totals.sheets)),
        .heads = {StatTexts::tr("Sheets"), StatTexts::tr("Won")}};
    parts.removeIf([&](const Part &part) { return totals.of(part.key).sheets == 0; });
    std::ranges::stable_sort(
        parts, std::greater{}, [&](const Part &part) { return totals.of(part.key).sheets; });
    constexpr qsizetype Most = 12;
    for (const auto &part : parts.first(std::min(Most, parts.size()))) {
        const auto figure = totals.of(part.key);
        const auto won = share(figure.wonSheets, figure.sheets);
        section.add({.label = part.name,
            .icon = part.icon,
            .value = static_cast<double>(figure.sheets),
            .text = number(figure.sheets),
            .aside = won,
            .cells = {number(figure.sheets), won}});
    }
    if (!section.labels.isEmpty()) {
        section.strong = 0;
    }
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    } else if (section.labels.isEmpty()) {
        section.empty = StatTexts::tr("Nobody has any yet.");
    }
    return section;
}

/// Leaders or wonders of both editions, each once.
QList<Part> cardParts(CardKind kind)
{
    QList<Part> parts;
    for (const Edition edition : valuesOf<Edition>()) {
        for (const auto *card : cardsOf(edition, kind)) {
            auto key = std::string(idOf(kind)).append("/").append(card->id);
            const auto isSame = [&](const Part &part) { return part.key == key; };
            if (std::ranges::none_of(parts, isSame)) {
                parts << Part{shownName(*card), iconOf(kind), std::move(key)};
            }
        }
    }
    return parts;
}

/// Games alone, by edition and how strong the Rival was, with the share of them that were won.
StatSection againstTheRival(const FigureTotals &totals)
{
    StatSection section{.chart = u"BarChart"_s,
        .title = StatTexts::tr("Against the Rival"),
        //: What two columns of numbers are.
        .note = StatTexts::tr("games · of them won"),
        .heads = {StatTexts::tr("Games"), StatTexts::tr("Won")}};
    for (const Edition edition : valuesOf<Edition>()) {
        for (const Difficulty difficulty : valuesOf<Difficulty>()) {
            const auto figure = totals.of(rivalFigure(edition, difficulty));
            if (figure.sheets > 0) {
                const auto won = share(figure.wonSheets, figure.sheets);
                //: How strong the Rival was, and the edition.
                section.add({.label = StatTexts::tr("%1 · %2").arg(nameOf(difficulty), nameOf(edition)),
                    .icon = u"seal-rival"_s,
                    .value = static_cast<double>(figure.sheets),
                    .text = number(figure.sheets),
                    .aside = won,
                    .cells = {number(figure.sheets), won}});
            }
        }
    }
    return section;
}

StatSection strengthByAge(const FigureTotals &totals)
{
    StatSection section{.chart = u"ColumnChart"_s,
        //: Head of a chart: strength at the end of each age.
        .title = StatTexts::tr("Strength by age"),
        .note = StatTexts::tr("per sheet · winners, %1").arg(sheetCount(totals.sheets)),
        .heads = {StatTexts::tr("Per sheet"), StatTexts::tr("Winners")}};
    for (int age = 0; age <= LastAge; ++age) {
        const auto figure = totals.of("strength/" + std::to_string(age));
        const double each = mean(figure.total, totals.sheets);
        const auto theirs = decimal(mean(figure.wonTotal, totals.wonSheets));
        section.add({.label = ageText(age),
            .longLabel = ageTitle(age),
            .value = each,
            .text = decimal(each),
            .cells = {decimal(each), theirs}});
    }
    if (totals.games < FewGames) {
        section.empty = tooFew(totals.games, FewGames);
    }
    return section;
}

StatSection civilizations(const FigureTotals &totals)
{
    return tallies(totals, StatTexts::tr("Civilizations"),
        {
            //: Below a number, like the three that follow.
            {StatTexts::tr("technologies learned"), totals.of("learned").total},
            {StatTexts::tr("new workers"), totals.of("workers").total},
            {StatTexts::tr("wonders finished"), totals.of("wonders").total},
            {StatTexts::tr("colonies"), totals.of("colonies").total},
        });
}

StatSection battles(const FigureTotals &totals)
{
    return tallies(totals, nameOf(Source::Battles),
        {
            //: Below a number: attacks and wars.
            {StatTexts::tr("battles fought"), totals.of("battles").total},
            //: Below a number: of the attacks and wars.
            {StatTexts::tr("battles won"), totals.of("battles/won").total},
            //: Below a number.
            {StatTexts::tr("events prepared"), totals.of("events").total},
        });
}

StatSection troubles(const FigureTotals &totals)
{
    //: Head of numbers: uprisings, hunger, corruption.
    return tallies(totals, StatTexts::tr("Troubles"),
        {
            //: Below a number, like the two that follow.
            {StatTexts::tr("uprisings"), totals.of("uprisings").total},
            {StatTexts::tr("times hungry"), totals.of("hungry").total},
            {StatTexts::tr("lost to corruption"), totals.of("corruption").total},
        });
}
}

QList<StatSection> Package::figureSections(const FigureTotals &totals)
{
    auto culture = pointsEverHad(totals, FigureSections::partsOf<Source>("points"));
    culture.title = StatTexts::tr("Where culture comes from");
    QList<StatSection> sections{std::move(culture)};
    // Who never played alone is not asked about it.
    if (auto alone = againstTheRival(totals); !alone.labels.isEmpty()) {
        sections << std::move(alone);
    }
    return sections << faring(
               totals, StatTexts::tr("Governments"), FigureSections::partsOf<Government>("government"))
                    << faring(totals, nameOf(Source::Leaders), cardParts(CardKind::Leader))
                    << faring(totals, nameOf(Source::Wonders), cardParts(CardKind::Wonder))
                    << strengthByAge(totals) << civilizations(totals) << battles(totals) << troubles(totals)
                    << FigureSections::length(totals);
}
}
