// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/play.h"
#include "app/table/touch.h"
#include "tests/example_game/rules.h"

namespace Example
{
/// What has been entered and is not an action yet.
struct Draft {
    int points = 0;
    std::string name;
    bool operator==(const Draft &) const = default;
};
using Play = PlayOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;

Draft freshDraft(const State &state);
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);
}
