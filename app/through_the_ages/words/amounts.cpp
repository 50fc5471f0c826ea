// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr PerId<Benefit, const char *> BenefitAmounts = {{{
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n yellow tokens"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n blue tokens"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n free workers"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n culture"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n science"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n food"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n resources"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n civil actions"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n military actions"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n resources for units"),
}}};

/// Those that are no numbers have sentences of their own: see effects.cpp.
constexpr PerId<Trait, const char *> TraitAmounts = {{{
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n culture a turn"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n science a turn"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n food a turn"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n resources a turn"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n strength"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n faces"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n civil actions"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n military actions"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n to the urban limit"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n yellow tokens"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n blue tokens"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n civil cards in hand"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n military cards in hand"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n resources a turn for units"),
    nullptr,
    nullptr,
    nullptr,
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n when colonizing"),
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
}}};

constexpr PerId<Rating, const char *> RatingAmounts = {{{
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n civil actions"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n military actions"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n to the urban limit"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n culture a turn"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n science a turn"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n strength"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n faces"),
    QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n discontented"),
}}};

QString countedText(const char *text, int count)
{
    return QCoreApplication::translate("ThroughTheAges", text, nullptr, count);
}

QString signedText(const char *text, int count)
{
    const auto words = countedText(text, std::abs(count));
    return count == 0 ? words : (count > 0 ? u'+' : QChar(0x2212)) + words;
}
}

QString amount(Benefit benefit, int count)
{
    return countedText(BenefitAmounts[benefit], count);
}

QString amount(Income income, int count)
{
    return amount(*fromId<Benefit>(idOf(income)), count);
}

QString amount(Good good, int count)
{
    return amount(*fromId<Benefit>(idOf(good)), count);
}

QString amount(Trait trait, int count)
{
    return countedText(TraitAmounts[trait], count);
}

QString amount(Rating rating, int count)
{
    return countedText(RatingAmounts[rating], count);
}

QString amount(Unit unit, int count)
{
    //: A number of units and their name: 2 × Knights.
    return QCoreApplication::translate("ThroughTheAges", "%1 × %2")
        .arg(QString::number(count), nameOf(technologyOf(unit)));
}

QString strengthAmount(int count)
{
    return amount(Trait::Strength, count);
}

QString facesAmount(int count)
{
    return amount(Trait::Happiness, count);
}

QString workersAmount(int count)
{
    return countedText(QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n workers"), count);
}

QString unitsAmount(int count)
{
    return countedText(QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n units"), count);
}

QString stagesAmount(int count)
{
    return countedText(QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n stages"), count);
}

QString cardsAmount(int count)
{
    return countedText(QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n cards"), count);
}

QString tokensAmount(int count)
{
    return countedText(QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n tokens"), count);
}

QString change(Benefit benefit, int count)
{
    return signedText(BenefitAmounts[benefit], count);
}

QString change(Income income, int count)
{
    return change(*fromId<Benefit>(idOf(income)), count);
}

QString change(Yield yield, int count)
{
    return change(*fromId<Trait>(idOf(yield)), count);
}

QString change(Trait trait, int count)
{
    return signedText(TraitAmounts[trait], count);
}

QString change(Rating rating, int count)
{
    return signedText(RatingAmounts[rating], count);
}

QStringList changes(const Benefits &benefits)
{
    QStringList list;
    for (const Benefit benefit : valuesOf<Benefit>()) {
        if (benefits[benefit] != 0) {
            list << change(benefit, benefits[benefit]);
        }
    }
    return list;
}

QStringList changes(const Ratings &ratings)
{
    QStringList list;
    for (const Rating rating : valuesOf<Rating>()) {
        if (ratings[rating] != 0) {
            list << change(rating, ratings[rating]);
        }
    }
    return list;
}
}
