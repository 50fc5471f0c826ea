// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"
#include "model/sheet/figures.h"
#include "model/sheet/inspect.h"
#include "model/sheet/rules.h"
#include "model/sheet/score.h"

/// The game in the language of records. Reading checks shape only; what the rules forbid is theirs to say.
namespace OwnSheet
{
void decode(Fields &options, int players, Setup &setup);
void decode(Fields &fields, Action &action);

Json::Object encode(const Setup &setup);
Json::Object encode(const Action &action);
Json::Object encode(const Event &event);

/// The state as `replay --json` prints it.
void describe(const State &state, Replay &replay);

struct Rules {
    static constexpr std::string_view id = "sheet";
    static constexpr int minPlayers = MinPlayers;
    static constexpr int maxPlayers = MaxPlayers;
    using Setup = OwnSheet::Setup;
    using State = OwnSheet::State;
    using Action = OwnSheet::Action;
    using Events = OwnSheet::Events;
};
}
