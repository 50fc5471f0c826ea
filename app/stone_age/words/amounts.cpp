// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
constexpr PerId<Material, const char *> MaterialAmounts = {{{
    QT_TRANSLATE_N_NOOP("StoneAge", "%n wood"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n clay"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n stone"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n gold"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n jewels"),
}}};

constexpr PerId<Craft, const char *> CraftAmounts = {{{
    QT_TRANSLATE_N_NOOP("StoneAge", "%n farmers"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n tool makers"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n builders"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n shamans"),
    QT_TRANSLATE_N_NOOP("StoneAge", "%n traders"),
}}};

QString counted(const char *text, int count)
{
    return QCoreApplication::translate("StoneAge", text, nullptr, count);
}
}

QString amount(Resource resource, int count)
{
    return amount(materialOf(resource), count);
}

QString amount(Material material, int count)
{
    return counted(MaterialAmounts[material], count);
}

QString amount(Craft craft, int count)
{
    return counted(CraftAmounts[craft], count);
}

QString foodAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("StoneAge", "%n food"), count);
}

QString peopleAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("StoneAge", "%n people"), count);
}

QString pointsAmount(int count)
{
    return counted(QT_TRANSLATE_N_NOOP("StoneAge", "%n points"), count);
}

QStringList amounts(const Resources &resources)
{
    return amountsOf(resources);
}

QStringList amounts(const Materials &materials)
{
    return amountsOf(materials);
}
}
