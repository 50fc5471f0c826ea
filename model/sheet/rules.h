// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/actions.h"
#include "model/sheet/error.h"
#include "model/sheet/events.h"

#include <tl/expected.hpp>

namespace OwnSheet
{
/// The rule that an action would break now, or nothing.
[[nodiscard]] std::optional<Error> refusal(const State &state, const Action &action);

/// Does an action that is not refused, in place, and adds what it caused.
void perform(State &state, const Action &action, Events &events);

struct Applied {
    State state;
    Events events;
};
[[nodiscard]] tl::expected<Applied, Error> apply(const State &state, const Action &action);
}
