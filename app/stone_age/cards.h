// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/steps.h"

/// What the list of cards and the page of one card share.
namespace StoneAge
{
/// What a row of the list begins with at a price; nothing if there is no such card.
std::optional<Entry> cardEntry(const Play &play, const std::string &row, int slot);
/// A card as far as it is entered; its lower half is worth what it adds after the upper one.
StoneCard cardView(const Play &play, const Entry &entry);
}
