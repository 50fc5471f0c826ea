// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "model/record/record.h"

/// The moment at which pictures are taken.
inline constexpr auto SampleTime = "2026-11-15T20:41:00Z";

/// So many finished games, played by some of eight people in the months before `SampleTime`: always the same
/// ones. For pictures and for a first look at the archive's pages.
std::vector<Record> sampleGames(int count);
void addSampleGames(Store &store, int count);
