// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/plays.h"

namespace StoneAge
{
void judgeTools(const Player &player, const ToolUse &use, Judge &judge);
/// What these tools add to a roll; those that are not there add nothing.
int toolPips(const Player &player, const ToolUse &use);
void useTools(State &state, const ToolUse &use, Events &events);
}
