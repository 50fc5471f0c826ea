// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
QString counted(const char *text, int count)
{
    return QCoreApplication::translate("StoneAge", text, nullptr, count);
}
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
}
