// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/texts.h"
#include "model/stone_age/codec.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
QString variantName(bool expansion)
{
    return expansion
        ? QCoreApplication::translate("StoneAge", "Style is the Goal", "the name of the expansion")
        : QCoreApplication::translate("StoneAge", "Base game");
}
}

QString variantText(std::string_view id)
{
    return variantName(id == "expansion");
}

QString editionText(const Record &record)
{
    return variantName(Course<Rules>(record).state().setup.expansion);
}

QString tieBreakText(const Record &)
{
    return QCoreApplication::translate("StoneAge", "In a tie, agriculture, tools and people decide.");
}
}
