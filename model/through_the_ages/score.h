// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"
#include "model/through_the_ages/state.h"

namespace ThroughTheAges
{
/// What a game that ended now would come to.
inline int pointsOf(const Player &player)
{
    return player.culture + player.impacts;
}

inline int pointsOf(const Rival &rival)
{
    return rival.culture + rival.impacts;
}

/// The Rival wins a tie (N16). Else ties are shared; who resigned comes last, the later before the earlier
/// (N11).
Ranking ranking(const State &state);
}
