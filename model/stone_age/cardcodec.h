// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fields.h"
#include "model/stone_age/cards.h"

/// The halves of cards in the language of records.
namespace StoneAge
{
void decode(Fields &fields, Bottom &bottom);

Json::Object encode(const Bottom &bottom);
Json::Object encode(const Top &top);
}
