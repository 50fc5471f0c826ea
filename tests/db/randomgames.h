// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/outcome.h"

/// Whole games played by chance, as records: the same for the same seed.
namespace RandomGames
{
/// Over, and most of them played to the end; by some of ten people, in the years from 2019 to 2026.
Record game(unsigned seed);
std::vector<Record> games(unsigned first, unsigned count);

/// By the real rules, for a store.
std::optional<Outcome> tell(const Record &record);

/// So that seats have colours.
extern const std::vector<std::string> colours;
}
