// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"
#include "model/through_the_ages/figures.h"
#include "model/through_the_ages/rules.h"

/// The game in the language of records. Reading checks shape only; what the rules forbid is theirs to say.
namespace ThroughTheAges
{
void decode(Fields &options, int players, Setup &setup);
void decode(Fields &fields, const Setup &setup, Action &action);

Json::Object encode(const Setup &setup);
Json::Object encode(const Action &action);
Json::Object encode(const Event &event);

/// The state as `replay --json` prints it.
void describe(const State &state, Replay &replay);

struct Rules {
    static constexpr std::string_view id = "through-the-ages";
    static constexpr int minPlayers = MinPlayers;
    static constexpr int maxPlayers = MaxPlayers;
    using Setup = ThroughTheAges::Setup;
    using State = ThroughTheAges::State;
    using Action = ThroughTheAges::Action;
    using Events = ThroughTheAges::Events;
};
}
