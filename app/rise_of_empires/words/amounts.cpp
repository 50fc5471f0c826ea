// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/gainof.h"

#include <QCoreApplication>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr PerId<Gain, const char *> GainAmounts = {{{
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n food"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n gold"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n resources"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n cubes"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n points"),
}}};

constexpr PerId<Territory, const char *> TerritoryAmounts = {{{
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n plains"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n islands"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n forests"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n hills"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n gold towns"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n resource towns"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n food towns"),
    QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n cube towns"),
}}};

QString counted(const char *text, int count)
{
    return QCoreApplication::translate("RiseOfEmpires", text, nullptr, count);
}
}

QString amount(Gain gain, int count)
{
    return counted(GainAmounts[gain], count);
}

QString amount(Good good, int count)
{
    return amount(gainOf(good), count);
}

QString amount(Material material, int count)
{
    return amount(gainOf(material), count);
}

QString amount(Income income, int count)
{
    return amount(gainOf(income), count);
}

QString amount(Yield yield, int count)
{
    return amount(gainOf(yield), count);
}

QString amount(Prize prize, int count)
{
    return amount(gainOf(prize), count);
}

QString amount(Territory territory, int count)
{
    return counted(TerritoryAmounts[territory], count);
}

QString discsAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n discs"), count);
}

QString regionsAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n regions"), count);
}

QString battlesAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n battles"), count);
}

QString change(int count)
{
    return count > 0 ? u'+' + QString::number(count) : scoreText(count);
}

QString change(Gain gain, int count)
{
    const auto text = amount(gain, std::abs(count));
    return count == 0 ? text : (count > 0 ? u'+' : QChar(0x2212)) + text;
}

QStringList changes(const Gains &gains)
{
    QStringList list;
    for (const Gain gain : valuesOf<Gain>()) {
        if (gains[gain] != 0) {
            list << change(gain, gains[gain]);
        }
    }
    return list;
}
}
