// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/texts.h"

#include <QCoreApplication>

namespace RiseOfEmpires
{
QString variantText(std::string_view)
{
    return QCoreApplication::translate("RiseOfEmpires", "Base game");
}

QString editionText(const Record &)
{
    return variantText({});
}

QString tieBreakText(const Record &)
{
    return QCoreApplication::translate("RiseOfEmpires", "In a tie, more gold decides.");
}
}
