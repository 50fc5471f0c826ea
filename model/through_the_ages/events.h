// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/boardevents.h"
#include "model/through_the_ages/rivalevents.h"
#include "model/through_the_ages/turnevents.h"

#include <variant>

/// What an action caused, for the log, the screens and the statistics. Numbers are what really changed.
namespace ThroughTheAges
{
using Event = std::variant<Spent, Paid, Gained, Took, WonderStarted, Learned, Governed, Grew, Built, Upgraded,
    Destroyed, Lost, StagesBuilt, CardIn, CardOut, CardChanged, WonderOut, TacticChosen, Declared, WarOff,
    Sacrificed, Fought, Prepared, EventRevealed, ImpactScored, ImpactTotal, AgeBegun, YellowLost, Uprising,
    Scored, Corrupted, Produced, Consumed, Famine, Drawn, TurnBegun, Resigned, FinalBegun, Finished, GameOver,
    Adjusted, BankChanged, RatingsChanged, RivalRow, RivalHandSeen, RivalPrepares, RivalDeclares,
    RivalAttacks, RivalDefends, RivalSacrificed, RivalScored, RivalBids, RivalColony, RivalTactic,
    RivalMobilised, RivalProduced, RivalBlocked, RivalTacticOut, RivalDraw>;
using Events = std::vector<Event>;
}
