// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
QString counted(const char *text, int count)
{
    return QCoreApplication::translate("RiseOfEmpires", text, nullptr, count);
}
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
}
