// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"

/// Digits and what they come to.
namespace OwnSheet
{
Typed withDigit(Typed typed, int digit);
Typed withoutLast(Typed typed);
Typed withSign(Typed typed);
Typed withTerm(Typed typed);
/// Whether one more digit would still be a number.
bool hasRoom(const Typed &typed);
/// As it would have been typed.
Typed typedOf(const Entry &entry);
Typed typedOf(int number);
/// The number that a part is; nothing if it is none yet.
std::optional<int> numberOf(const std::string &part);

/// What was typed as an entry; nothing if there is none yet.
std::optional<Enter> enterOf(const State &state, const CellAt &cell, const Typed &typed);
/// "3 + 6 + 2", "6 × ".
QString typedText(const Row *row, const Typed &typed);
/// What a sum comes to.
std::optional<int> sumOf(const Typed &typed);
}
