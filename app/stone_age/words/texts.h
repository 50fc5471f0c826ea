// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/words/things.h"
#include "app/words/textsheet.h"
#include "model/record/game.h"
#include "model/stone_age/actions.h"

#include <QString>

/// Stone Age in words.
namespace StoneAge
{
QString nameOf(Pick pick);
QString nameOf(Style style);
QString foodName();

/// The halves of a card, short enough for a row.
QString textOf(const Bottom &bottom);
QString textOf(const Top &top);

/// What a kind of upper half is, for a choice among all of them.
QString nameOf(TopKind top);
/// What a printed tile brings.
QString textOf(const Gain &gain);

QString title();
/// The base game or the expansion, by the id in an outcome.
QString variantText(std::string_view id);
/// "Léa plays".
QString nextText(const Replay &replay, const QString &name);
QString editionText(const Record &record);
/// What decides between equal scores.
QString tieBreakText(const Record &record);
QString refusalText(const Refusal &refusal, const Record &record);
TextSheet sheetText(const Record &record, int actions);
}
