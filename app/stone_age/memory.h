// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"
#include "app/table/rows.h"

/// Cards and tiles that players have described once, so that nobody need do it again, and how they like to
/// enter dice.
namespace StoneAge
{
/// Nothing in them was rolled or chosen: what is printed, and for a tile what was paid. Most likely first.
std::vector<Building> knownTiles(const Play &play);
std::vector<Card> knownCards(const Play &play);
/// How dice were entered last, if it was ever chosen: by their total, or one by one.
std::optional<bool> rolledByTotal(const Play &play);

/// What is printed on a tile or a card, as it is remembered; and back, nothing if it is none.
std::string textOfTile(const Building &building);
std::string textOfCard(const Card &card);
std::optional<Building> tileFrom(std::string_view text);
std::optional<Card> cardFrom(std::string_view text);

/// The row of something that was described once: it can be forgotten.
void markAsKnown(TableChoice &row, const Building &building);
void markAsKnown(TableChoice &row, const Card &card);

/// What is to be remembered when this is done.
std::vector<Memo> memosOf(const Play &play, const Action &action);
/// The first time, what the latest games of this kind describe.
void rememberEarlier(Store &store, const std::string &at);
}
