// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
void judgeUpTo(std::optional<int> value, int most, std::string_view subject, Judge &judge)
{
    judge.forbid(value > most, Code::OutOfRange, {.subject = subject, .most = most});
}

/// Naming is enough, whatever the value.
void judgeOptions(const State &state, const Adjust &adjust, Judge &judge)
{
    needExpansion(state, adjust.stock[Material::Jewels].has_value(), idOf(Material::Jewels), judge);
    needExpansion(state, adjust.trade.has_value(), idOf(Track::Trade), judge);
    needExpansion(state, adjust.crafts[Craft::Traders].has_value(), idOf(Craft::Traders), judge);
    needExpansion(state, adjust.symbols[Symbol::Jewel].has_value(), idOf(Symbol::Jewel), judge);
    needExpansion(state, adjust.sites.has_value(), "sites", judge);
    judge.forbid(
        adjust.bonus.has_value() && !state.setup.bonusTiles, Code::NotInOptions, {.subject = "bonus"});
}

void judgeToolValues(const Adjust &adjust, Judge &judge)
{
    if (adjust.tools) {
        for (const int tool : *adjust.tools) {
            judgeUpTo(tool, MaxTool, "tools", judge);
        }
    }
    if (adjust.oneUse) {
        for (const int value : *adjust.oneUse) {
            judge.forbid(value < LeastOneUse || value > MostOneUse, Code::OutOfRange,
                {.subject = "oneUse", .least = LeastOneUse, .most = MostOneUse});
        }
    }
}

template<typename Value>
void overwrite(Value &value, const std::optional<Value> &by)
{
    if (by) {
        value = *by;
    }
}

template<typename Enum>
void overwrite(PerId<Enum, int> &counts, const PerId<Enum, std::optional<int>> &by)
{
    for (const Enum value : valuesOf<Enum>()) {
        overwrite(counts[value], by[value]);
    }
}
}

void judge(const State &state, const Adjust &adjust, Judge &judge)
{
    judgeOptions(state, adjust, judge);
    judge.forbid(!isSeat(state, adjust.player), Code::OutOfRange,
        {.subject = "player", .most = state.setup.players - 1});
    judgeUpTo(adjust.people, MaxPeople, "people", judge);
    judgeUpTo(adjust.agriculture, MaxAgriculture, "agriculture", judge);
    judgeUpTo(adjust.trade, MaxTrade, "trade", judge);
    judgeUpTo(adjust.anyTwo, MostByHand, "anyTwo", judge);
    judgeUpTo(adjust.buildings, MostByHand, "buildings", judge);
    for (const Craft craft : valuesOf<Craft>()) {
        judgeUpTo(adjust.crafts[craft], MostByHand, idOf(craft), judge);
    }
    for (const Symbol symbol : valuesOf<Symbol>()) {
        judgeUpTo(adjust.symbols[symbol], MostByHand, idOf(symbol), judge);
    }
    judgeToolValues(adjust, judge);
}

void play(State &state, const Adjust &adjust, Events &events)
{
    auto &player = playerAt(state, adjust.player);
    overwrite(player.score, adjust.score);
    overwrite(player.people, adjust.people);
    // Who counted wrong did so when the round began.
    overwrite(player.work.people, adjust.people);
    overwrite(player.food, adjust.food);
    overwrite(player.stock, adjust.stock);
    overwrite(player.agriculture, adjust.agriculture);
    overwrite(player.tools, adjust.tools);
    overwrite(player.toolsUsed, adjust.toolsUsed);
    overwrite(player.oneUse, adjust.oneUse);
    overwrite(player.anyTwo, adjust.anyTwo);
    overwrite(player.buildings, adjust.buildings);
    overwrite(player.crafts, adjust.crafts);
    overwrite(player.symbols, adjust.symbols);
    overwrite(player.trade, adjust.trade);
    overwrite(player.sites, adjust.sites);
    overwrite(player.bonus, adjust.bonus);
    events.push_back(Adjusted{adjust.player, adjust.why});
}
}
