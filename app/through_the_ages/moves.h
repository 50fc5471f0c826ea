// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/boardpages.h"
#include "app/through_the_ages/draft.h"

/// Workers that a hand moves over the board instead of tapping: the same actions as those of the tray.
namespace ThroughTheAges
{
/// Beside the places of the board: the yellow bank, and the workers that are free.
inline constexpr auto BankSpot = "bank";
inline constexpr auto PoolSpot = "pool";

/// Where a worker that lies there can go now.
QList<AgesMove> movesFrom(const Play &play, const QString &id);
std::optional<Answer> moveTouch(const Play &play, const Touch &touch);
}
