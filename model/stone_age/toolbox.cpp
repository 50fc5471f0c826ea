// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/toolbox.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
/// How many one-use tools there are of each value; lists may be long, so they are counted once.
using Counts = std::array<int, MostOneUse + 1>;

bool isSpace(int space)
{
    return space >= 0 && space < ToolSpaces;
}

bool isValue(int value)
{
    return value >= LeastOneUse && value <= MostOneUse;
}

Counts counted(const std::vector<int> &values)
{
    Counts counts{};
    for (const int value : values) {
        counts[isValue(value) ? static_cast<std::size_t>(value) : 0]++;
    }
    return counts;
}
}

void judgeTools(const Player &player, const ToolUse &use, Judge &judge)
{
    auto named = use.spaces;
    std::ranges::sort(named);
    judge.forbid(std::ranges::adjacent_find(named) != named.end(), Code::ToolUsed, {.subject = "twice"});
    for (const int space : named) {
        const auto at = static_cast<std::size_t>(space);
        judge.forbid(isSpace(space) && player.toolsUsed[at], Code::ToolUsed);
        judge.forbid(!isSpace(space) || player.tools[at] == 0, Code::NoSuchTool);
    }
    const auto wanted = counted(use.oneUse);
    const auto owned = counted(player.oneUse);
    for (std::size_t value = 0; value < wanted.size(); ++value) {
        judge.forbid(
            wanted[value] > owned[value], Code::NoSuchTool, {.subject = "oneUse", .count = owned[value]});
    }
}

int toolPips(const Player &player, const ToolUse &use)
{
    int pips = 0;
    for (int space = 0; space < ToolSpaces; ++space) {
        const bool named = std::ranges::find(use.spaces, space) != use.spaces.end();
        pips += named ? player.tools[static_cast<std::size_t>(space)] : 0;
    }
    const auto wanted = counted(use.oneUse);
    const auto owned = counted(player.oneUse);
    for (int value = LeastOneUse; value <= MostOneUse; ++value) {
        const auto at = static_cast<std::size_t>(value);
        pips += value * std::min(wanted[at], owned[at]);
    }
    return pips;
}

void useTools(State &state, const ToolUse &use, Events &events)
{
    auto &player = active(state);
    for (const int space : use.spaces) {
        player.toolsUsed[static_cast<std::size_t>(space)] = true;
    }
    auto leaving = counted(use.oneUse);
    std::erase_if(player.oneUse, [&](int value) { return leaving[static_cast<std::size_t>(value)]-- > 0; });
    for (const int value : use.oneUse) {
        events.push_back(ToolSpent{state.seat, value});
    }
}
}
