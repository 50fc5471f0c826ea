// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/amounts.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
constexpr PerId<Face, const char *> DiceAmounts = {{{
    QT_TRANSLATE_N_NOOP("BronzeAge", "%n food dice"),
    QT_TRANSLATE_N_NOOP("BronzeAge", "%n goods dice"),
    QT_TRANSLATE_N_NOOP("BronzeAge", "%n skull dice"),
    QT_TRANSLATE_N_NOOP("BronzeAge", "%n worker dice"),
    //: Dice that could have been food; the player takes the workers.
    QT_TRANSLATE_N_NOOP("BronzeAge", "%n choice dice taken as workers"),
    QT_TRANSLATE_N_NOOP("BronzeAge", "%n coin dice"),
}}};

QString counted(const char *text, int count)
{
    return QCoreApplication::translate("BronzeAge", text, nullptr, count);
}
}

QString foodAmount(int count)
{
    return amount(Ware::Food, count);
}

QString workersAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("BronzeAge", "%n workers"), count);
}

QString coinsAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("BronzeAge", "%n coins"), count);
}

QStringList amounts(const Dice &dice, int eitherAsFood)
{
    QStringList list;
    for (const Face face : valuesOf<Face>()) {
        const int count = dice[face] - (face == Face::Either ? eitherAsFood : 0);
        if (face == Face::Either && eitherAsFood > 0) {
            //: Dice that could have been workers; the player takes the food.
            list << counted(QT_TRANSLATE_N_NOOP("BronzeAge", "%n choice dice taken as food"), eitherAsFood);
        }
        if (count > 0) {
            list << counted(DiceAmounts[face], count);
        }
    }
    return list;
}
}
