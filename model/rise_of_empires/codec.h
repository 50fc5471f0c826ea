// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"
#include "model/rise_of_empires/figures.h"
#include "model/rise_of_empires/rules.h"

/// The game in the language of records. Reading checks shape only; what the rules forbid is theirs to say.
/// Regions are known by the setup.
namespace RiseOfEmpires
{
void decode(Fields &options, int players, Setup &setup);
void decode(Fields &fields, const Setup &setup, Action &action);

Json::Object encode(const Setup &setup);
Json::Object encode(const Action &action, const Setup &setup);
Json::Object encode(const Event &event, const Setup &setup);

/// The state as `replay --json` prints it.
void describe(const State &state, Replay &replay);

struct Rules {
    static constexpr std::string_view id = "rise-of-empires";
    static constexpr int minPlayers = MinPlayers;
    static constexpr int maxPlayers = MaxPlayers;
    using Setup = RiseOfEmpires::Setup;
    using State = RiseOfEmpires::State;
    using Action = RiseOfEmpires::Action;
    using Events = RiseOfEmpires::Events;
};
}
