// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"
#include "model/through_the_ages/prices.h"

namespace ThroughTheAges
{
namespace
{
/// A token of the lowest level, of resources if there is one.
bool takeLowestToken(Player &player)
{
    for (const Good good : {Good::Resources, Good::Food}) {
        for (int &tokens : player.tokens[good]) {
            if (tokens > 0) {
                --tokens;
                return true;
            }
        }
    }
    return false;
}

/// For each stage one lies on the wonder, from wherever there is one.
int tokensFor(Player &player, int stages)
{
    int laid = 0;
    for (int i = 0; i < stages; ++i) {
        if (player.blue > 0) {
            --player.blue;
            ++laid;
        } else if (takeLowestToken(player)) {
            ++laid;
        }
    }
    return laid;
}

bool givesAnything(const BuildStages &action)
{
    return action.effect != Effect{} || action.gain != Gain{};
}
}

void judge(const State &state, const BuildStages &action, Judge &judge)
{
    judgeTurn(state, judge);
    judge.forbid(action.count == 0, Code::OutOfRange, {.subject = "count", .least = 1, .most = MostStages});
    judgeDiscount(action.discount, judge);
    judgeEffect(action.effect, judge);
    judgeGain(action.gain, judge);
    if (action.actions) {
        judgeFigure(*action.actions, "actions", judge);
    }
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    const auto &wonder = player.cards.wonder();
    judge.forbid(!wonder, Code::NoWonder);
    if (!wonder) {
        return;
    }
    const int actions = actionsOf(state, seat, action.actions, actionsOfStages(player, action.count));
    judge.forbid(actions > player.civil, Code::NotEnoughCivil, {.count = actions - player.civil});
    const int left = stagesLeft(*wonder);
    judge.forbid(action.count < left && givesAnything(action), Code::BadCard, {.subject = wonder->card.name});
    judge.forbid(action.count > left, Code::TooManyStages, {.most = left});
    if (action.count <= left) {
        const int missing
            = priceOfStages(*wonder, action.count, action.discount) - worthOf(player, Good::Resources);
        judge.forbid(missing > 0, Code::NotEnoughResources, {.count = missing});
    }
}

void play(State &state, const BuildStages &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    auto wonder = *player.cards.wonder();
    spend(state, seat, actionsOf(state, seat, action.actions, actionsOfStages(player, action.count)), 0,
        events);
    const int price = priceOfStages(wonder, action.count, action.discount);
    if (price > 0) {
        events.push_back(Paid{.player = seat, .resources = price});
    }
    // The wonder's tokens move before the change does (N8).
    const int change = takeTokens(player, Good::Resources, price);
    wonder.built += action.count;
    const bool finished = stagesLeft(wonder) == 0;
    if (finished) {
        player.blue += wonder.tokens;
    } else {
        wonder.tokens += tokensFor(player, action.count);
    }
    store(player, Good::Resources, change);
    events.push_back(StagesBuilt{
        seat, wonder.card.name, action.count, wonder.built, static_cast<int>(wonder.card.stages.size())});
    if (!finished) {
        player.cards.setWonder(wonder);
        return;
    }
    const auto before = totalsOf(player);
    const Card card{wonder.card.name, CardKind::Wonder, wonder.card.age, {}, action.effect};
    player.cards.setWonder(std::nullopt);
    putIn(state, seat, card, events);
    followTotals(player, before);
    receive(state, seat, action.gain, giverOf(card), events);
}
}
