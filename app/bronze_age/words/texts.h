// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/words/things.h"
#include "app/words/textsheet.h"
#include "model/bronze_age/state.h"
#include "model/record/game.h"

#include <QString>

/// The Bronze Age in words.
namespace BronzeAge
{
QString nameOf(City city);

/// With its article, as what somebody builds: "the Great Wall".
QString builtName(Monument monument);

/// What a development does, short enough for a row.
QString effectOf(Development development, Edition edition);

QString title();
/// An edition by its id in an outcome.
QString variantText(std::string_view id);
/// "Léa rolls".
QString nextText(const Replay &replay, const QString &name);
QString editionText(const Record &record);
/// What decides between equal scores.
QString tieBreakText(const Record &record);
QString refusalText(const Refusal &refusal, const Record &record);
TextSheet sheetText(const Record &record, int actions);
}
