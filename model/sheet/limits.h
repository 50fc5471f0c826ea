// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/bounds.h"

namespace OwnSheet
{
inline constexpr int MinPlayers = 1;
inline constexpr int MaxPlayers = 12;
inline constexpr int MaxRows = 60;
inline constexpr int MaxRounds = 100;
inline constexpr int MaxTieBreaks = 5;
inline constexpr int MaxVersion = 9'999;
inline constexpr int MaxTitle = 60;
inline constexpr int MaxNote = 500;
inline constexpr int MaxVariant = 60;
inline constexpr int MaxRowId = 24;
inline constexpr int MaxRowTitle = 40;
inline constexpr int MaxRowNote = 200;
inline constexpr int MaxLabel = 30;
inline constexpr int MaxFactor = 999;
inline constexpr int MaxStep = 10'000;
inline constexpr int MaxChoices = 20;
inline constexpr int MaxTable = 100;
inline constexpr int MaxTerms = 20;
inline constexpr int MaxFormula = 200;
inline constexpr int MaxBrackets = 16;
inline constexpr int FewestArguments = 2;
inline constexpr int MostArguments = 10;
/// The largest number that a formula may have.
inline constexpr int MaxNumber = 1'000'000;
/// Of points, and of all that is entered.
inline constexpr int MaxPoints = 99'999;
/// Whatever is worked out stays within this.
inline constexpr int MaxValue = 999'999'999;
/// So many values of a cell are offered one by one.
inline constexpr int MostOffered = 12;

inline constexpr Bounds Points{.least = -MaxPoints, .most = MaxPoints};
}
