// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"
#include "model/stone_age/payment.h"

namespace StoneAge
{
namespace
{
void judgeGain(const State &, const Gains::WoodSite &, Judge &) { }
void judgeGain(const State &, const Gains::GoldSite &, Judge &) { }
void judgeGain(const State &state, const Gains::SecretCard &gain, Judge &judge)
{
    judgeBottom(state, gain.bottom, judge);
    judgeDeck(state, 1, judge);
}
void judgeGain(const State &state, const Gains::StyleDice &gain, Judge &judge)
{
    judgePicks(state, gain.picks, judge);
    judgeDeck(state, cardsIn(gain.picks), judge);
}
void judgeGain(const State &state, const Gains::BonusTile &, Judge &judge)
{
    judge.forbid(!state.setup.bonusTiles, Code::NotInOptions, {.subject = "bonus"});
}

void gainSite(State &state, Site site, Events &events)
{
    active(state).sites.push_back(site);
    events.push_back(SiteGained{state.seat, site});
}

void take(State &state, const Gains::WoodSite &, Events &events)
{
    gainSite(state, Site::Wood, events);
}
void take(State &state, const Gains::GoldSite &, Events &events)
{
    gainSite(state, Site::Gold, events);
}
void take(State &state, const Gains::SecretCard &gain, Events &events)
{
    draw(state, state.seat, gain.bottom, events);
}
void take(State &state, const Gains::StyleDice &gain, Events &events)
{
    hand(state, gain.picks, events);
}
void take(State &state, const Gains::BonusTile &gain, Events &events)
{
    active(state).bonus.push_back(gain.of);
    events.push_back(BonusGained{state.seat, gain.of});
    switch (gain.of) {
    case Bonus::Wood:
    case Bonus::Clay:
    case Bonus::Stone:
        return;
    case Bonus::Person:
        return gainPerson(state, state.seat, events);
    case Bonus::Tool:
        return gainTool(state, state.seat, events);
    case Bonus::Field:
        return gainField(state, state.seat, events);
    }
}
}

void judge(const State &state, const Building &building, Judge &judge)
{
    judgeTurn(state, judge);
    judgePeople(state, 1, judge);
    needExpansion(state, building.kind == Tile::Jewels, "jewel-tile", judge);
    needExpansion(state, building.kind == Tile::Printed, idOf(Tile::Printed), judge);
    if (isSeat(state, building.stack)) {
        judgeUser(state, state.users.stacks[static_cast<std::size_t>(building.stack)], "stack", judge);
    } else {
        judge.forbid(true, Code::OutOfRange, {.subject = "stack", .most = state.setup.players - 1});
    }
    judgePayment(state, building.pay, building.exchange, judge);
    judge.forbid(!fits(TilePrice{building.kind, building.count, building.kinds}, building.pay),
        Code::WrongPayment,
        {.subject = idOf(building.kind), .count = building.count, .most = building.kinds});
    if (building.kind == Tile::Kinds) {
        judge.forbid(building.count < FewestOfKinds || building.count > MostOfKinds, Code::OutOfRange,
            {.subject = "count", .least = FewestOfKinds, .most = MostOfKinds});
        judge.forbid(building.kinds < 1 || building.kinds > countOf<Resource>, Code::OutOfRange,
            {.subject = "kinds", .least = 1, .most = countOf<Resource>});
    }
    if (building.gain) {
        std::visit([&](const auto &gain) { judgeGain(state, gain, judge); }, *building.gain);
    }
}

void play(State &state, const Building &building, Events &events)
{
    auto &player = active(state);
    const auto stack = static_cast<std::size_t>(building.stack);
    ++player.work.peopleUsed;
    state.users.stacks[stack] = state.seat;
    makePayment(state, building.pay, building.exchange, events);
    const int points = building.kind == Tile::Printed ? building.points : pointsOf(building.pay);
    player.score += points;
    ++player.buildings;
    --state.stacks[stack];
    events.push_back(Built{state.seat, building.stack, building.kind, points, state.stacks[stack]});
    if (building.gain) {
        std::visit([&](const auto &gain) { take(state, gain, events); }, *building.gain);
    }
}
}
