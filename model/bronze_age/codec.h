// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/figures.h"
#include "model/bronze_age/rules.h"
#include "model/record/gameof.h"

/// The game in the language of records. Reading checks shape only; what the rules forbid is theirs to say.
namespace BronzeAge
{
void decode(Fields &options, int players, Setup &setup);
void decode(Fields &fields, Action &action);

Json::Object encode(const Setup &setup);
Json::Object encode(const Action &action);
Json::Object encode(const Event &event);

/// The state as `replay --json` prints it.
void describe(const State &state, Replay &replay);

struct Rules {
    static constexpr std::string_view id = "bronze-age";
    static constexpr int minPlayers = 1;
    static constexpr int maxPlayers = MaxPlayers;
    using Setup = BronzeAge::Setup;
    using State = BronzeAge::State;
    using Action = BronzeAge::Action;
    using Events = BronzeAge::Events;
};
}
