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

QString countedText(const char *text, int count)
{
    return QCoreApplication::translate("ThroughTheAges", text, nullptr, count);
}
}

QString amount(Trait trait, int count)
{
    return countedText(TraitAmounts[trait], count);
}

QString objectAmount(Benefit benefit, int count)
{
    // The disambiguation keeps them apart from the same words as the subject of a sentence.
    switch (benefit) {
    case Benefit::Yellow:
        //: What somebody gains or loses, as the object of the verb.
        return QCoreApplication::translate("ThroughTheAges", "%n yellow tokens", "object", count);
    case Benefit::Blue:
        //: What somebody gains or loses, as the object of the verb.
        return QCoreApplication::translate("ThroughTheAges", "%n blue tokens", "object", count);
    case Benefit::Population:
        //: What somebody gains or loses, as the object of the verb.
        return QCoreApplication::translate("ThroughTheAges", "%n free workers", "object", count);
    default:
        return amount(benefit, count);
    }
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

QString change(Yield yield, int count)
{
    return change(*fromId<Trait>(idOf(yield)), count);
}

QString change(Trait trait, int count)
{
    return withSign(count, amount(trait, std::abs(count)));
}
}
