// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/draft.h"

/// Cards that players described, kept for later games.
namespace ThroughTheAges
{
std::vector<OwnCard> ownCards(const TableMemory &memory);
std::optional<OwnCard> ownCard(const TableMemory &memory, std::string_view name);
Memo memoOf(const OwnCard &card);
}
