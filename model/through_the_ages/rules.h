// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/actions.h"
#include "model/through_the_ages/error.h"
#include "model/through_the_ages/events.h"

#include <tl/expected.hpp>

namespace ThroughTheAges
{
/// The rule that an action would break now, or nothing.
[[nodiscard]] std::optional<Error> refusal(const State &state, const Action &action);
/// All rules that it would break, in the order of their codes.
[[nodiscard]] std::vector<Error> refusals(const State &state, const Action &action);

/// Does an action that is not refused, in place, and adds what it caused.
void perform(State &state, const Action &action, Events &events);

struct Applied {
    State state;
    Events events;
};
[[nodiscard]] tl::expected<Applied, Error> apply(const State &state, const Action &action);
}
