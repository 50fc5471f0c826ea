// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/codec.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
Setup setupOf(const Record &record)
{
    return Course<Rules>(record).state().setup;
}
}

QString editionText(const Record &record)
{
    return nameOf(setupOf(record).edition);
}

QString tieBreakText(const Record &record)
{
    return setupOf(record).tieBreak == TieBreak::Count
        ? QCoreApplication::translate("BronzeAge", "In a tie, more goods left decide.")
        : QCoreApplication::translate("BronzeAge", "In a tie, more valuable goods left decide.");
}
}
