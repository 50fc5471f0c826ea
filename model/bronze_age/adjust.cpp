// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/plays.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
void judgeUpTo(std::optional<int> value, int most, std::string_view subject, Judge &judge)
{
    judge.forbid(value > most, Code::OutOfRange, {.subject = subject, .most = most});
}

void judgeDevelopments(const State &state, const std::vector<Development> &list, Judge &judge)
{
    PerId<Development, int> named;
    for (const auto development : list) {
        judge.forbid(
            !isInEdition(state.setup, development), Code::NotInEdition, {.subject = idOf(development)});
        judge.forbid(++named[development] > 1, Code::AlreadyOwned, {.subject = idOf(development)});
    }
}

void judgeMonument(const State &state, int seat, Monument monument, const MonumentMark &mark, Judge &judge)
{
    judge.forbid(!isInPlay(state.setup, monument), Code::MonumentNotInPlay,
        {.subject = idOf(monument), .count = state.setup.players});
    judge.forbid(
        mark.boxes > boxes(monument), Code::OutOfRange, {.subject = idOf(monument), .most = boxes(monument)});
    if (mark.first.value_or(false)) {
        const auto holder = state.firstBuilder[monument];
        judge.forbid(holder && holder != seat, Code::FirstTaken,
            {.subject = idOf(monument), .seat = holder.value_or(-1)});
        judge.forbid(mark.boxes < boxes(monument), Code::OutOfRange, {.subject = "first"});
    }
}

/// Who has the higher points is settled here alone: given up below full or at the table's word, taken at its
/// word, or by finishing while it is free.
void mark(State &state, int seat, Monument monument, const MonumentMark &mark)
{
    auto &player = playerAt(state, seat);
    auto &holder = state.firstBuilder[monument];
    const bool wasBuilt = isBuilt(player, monument);
    player.monumentBoxes[monument] = mark.boxes;
    const bool built = isBuilt(player, monument);
    if (holder == seat && (!built || mark.first == false)) {
        holder.reset();
    } else if (!holder && built && mark.first.value_or(!wasBuilt)) {
        holder = seat;
    }
}
}

void judge(const State &state, const Adjust &adjust, Judge &judge)
{
    judge.forbid(!isSeat(state, adjust.player), Code::OutOfRange,
        {.subject = "player", .most = state.setup.players - 1});
    judgeUpTo(adjust.to->food, MaxFood, "food", judge);
    judgeUpTo(adjust.to->disasters, MaxDisasters, "disasters", judge);
    judge.forbid(adjust.to->ships && !rulebook(state).ships, Code::NotInEdition, {.subject = "ships"});
    judgeUpTo(adjust.to->ships, MaxShips, "ships", judge);
    for (const Good good : valuesOf<Good>()) {
        judgeUpTo(adjust.to->goods[good], room(good), idOf(good), judge);
    }
    for (const City city : valuesOf<City>()) {
        judgeUpTo(adjust.to->cityBoxes[city], boxes(city), idOf(city), judge);
    }
    for (const Monument monument : valuesOf<Monument>()) {
        if (const auto &mark = adjust.to->monuments[monument]) {
            judgeMonument(state, adjust.player, monument, *mark, judge);
        }
    }
    if (adjust.to->developments) {
        judgeDevelopments(state, *adjust.to->developments, judge);
    }
}

void play(State &state, const Adjust &adjust, Events &events)
{
    auto &player = playerAt(state, adjust.player);
    player.food = adjust.to->food.value_or(player.food);
    player.disasters = adjust.to->disasters.value_or(player.disasters);
    player.ships = adjust.to->ships.value_or(player.ships);
    for (const Good good : valuesOf<Good>()) {
        player.goods[good] = adjust.to->goods[good].value_or(player.goods[good]);
    }
    for (const City city : valuesOf<City>()) {
        player.cityBoxes[city] = adjust.to->cityBoxes[city].value_or(player.cityBoxes[city]);
    }
    for (const Monument monument : valuesOf<Monument>()) {
        if (const auto &said = adjust.to->monuments[monument]) {
            mark(state, adjust.player, monument, *said);
        }
    }
    if (adjust.to->developments) {
        player.developments = {};
        for (const auto development : *adjust.to->developments) {
            player.developments.add(development);
        }
    }
    events.emplace_back(Adjusted{adjust.player, adjust.why});
}
}
