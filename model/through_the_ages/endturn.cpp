// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

/// The end of a turn, step by step.
namespace ThroughTheAges
{
namespace
{
/// Of what each source gives; if all together is not above 0, none gives anything.
TurnSources partsOf(const Board &board, const Player &player, Yield yield)
{
    TurnSources parts;
    parts[TurnSource::Buildings] = board.ofBuildings(yield);
    parts[TurnSource::Government] = board.ofGovernment(yield);
    for (const auto &card : player.cards.list()) {
        auto &part = parts[turnSourceOf(card.kind)];
        part = std::clamp(part + board.ofCard(card, yield), -MostPoints, MostPoints);
    }
    const int sum = sumOf(parts);
    return sum > 0 && sum <= MostPoints - player.culture ? parts : TurnSources{};
}

/// At most one is stronger; of two, the Rival among them, none is (N21).
bool isAmongTheStrongest(const State &state, int seat)
{
    const int strength = strengthOf(state, seat);
    if (isSolo(state)) {
        return rivalStrength(state) <= strength;
    }
    const auto seats = seatsIn(state);
    const auto stronger
        = std::ranges::count_if(seats, [&](int other) { return strengthOf(state, other) > strength; });
    return stronger <= (seats.size() > 2 ? 1 : 0);
}

void scoreTurn(State &state, int seat, Events &events)
{
    auto &player = playerAt(state, seat);
    const Board board(editionOf(state), player);
    Scored scored{.player = seat,
        .cultureFrom = partsOf(board, player, Yield::Culture),
        .scienceFrom = partsOf(board, player, Yield::Science)};
    for (const TurnSource source : valuesOf<TurnSource>()) {
        player.sources[static_cast<Source>(source)] += scored.cultureFrom[source];
    }
    scored.culture = sumOf(scored.cultureFrom);
    player.culture += scored.culture;
    scored.science = addScience(player, sumOf(scored.scienceFrom));
    events.push_back(scored);
    const auto asks = [](const auto &card) { return card.effect.traits[Trait::Strongest] != 0; };
    if (std::ranges::any_of(player.cards.list(), asks) && isAmongTheStrongest(state, seat)) {
        const auto cards = player.cards;
        for (const auto &card : cards.list()) {
            Gain gain;
            gain.numbers[Benefit::Culture] = card.effect.traits[Trait::Strongest];
            receive(state, seat, gain, giverOf(card), events);
        }
    }
}

void corrupt(State &state, int seat, Events &events)
{
    auto &player = playerAt(state, seat);
    const int due = corruptionAt(player.blue, editionOf(state));
    if (due == 0) {
        return;
    }
    Corrupted corrupted{.player = seat, .due = due};
    corrupted.resources = std::min(due, worthOf(player, Good::Resources));
    if (editionOf(state) == Edition::NewStory) {
        corrupted.food = std::min(due - corrupted.resources, worthOf(player, Good::Food));
    }
    pay(player, Good::Resources, corrupted.resources);
    pay(player, Good::Food, corrupted.food);
    events.push_back(corrupted);
}

void produceGoods(State &state, int seat, Good good, Events &events)
{
    auto &player = playerAt(state, seat);
    const int ofCards
        = Board(editionOf(state), player).ofCards(good == Good::Food ? Yield::Food : Yield::Resources);
    events.push_back(Produced{seat, good, produce(player, good, ofCards)});
}

void consume(State &state, int seat, Events &events)
{
    auto &player = playerAt(state, seat);
    const int due = yellowSection(player.yellow).consumption;
    if (due == 0) {
        return;
    }
    const int paid = std::min(due, worthOf(player, Good::Food));
    pay(player, Good::Food, paid);
    events.push_back(Consumed{seat, due, paid});
    if (paid < due) {
        const int lost = -score(player, Source::Famine, -FaminePerFood * (due - paid));
        events.push_back(Famine{seat, due - paid, lost});
    }
}

void workTheFields(State &state, int seat, Events &events)
{
    const bool before = editionOf(state) == Edition::NewStory;
    if (before) {
        corrupt(state, seat, events);
    }
    produceGoods(state, seat, Good::Food, events);
    consume(state, seat, events);
    produceGoods(state, seat, Good::Resources, events);
    if (!before) {
        corrupt(state, seat, events);
    }
}
}

void judge(const State &state, const EndTurn &, Judge &judge)
{
    judge.forbid(state.phase != Phase::Turn, Code::WrongPhase, {.subject = idOf(state.phase)});
    const int seat = seatOf(state, {});
    judge.forbid(isWarOpen(state, seat), Code::WarUnderWay, {.seat = playerAt(state, seat).war});
}

void play(State &state, const EndTurn &, Events &events)
{
    const int seat = state.seat;
    auto &player = playerAt(state, seat);
    const int discontent = Board(editionOf(state), player).discontent();
    player.uprising = discontent > player.pool;
    if (player.uprising) {
        events.push_back(Uprising{seat, discontent, player.pool});
    } else {
        scoreTurn(state, seat, events);
        workTheFields(state, seat, events);
    }
    const bool draws = state.round > 1 && state.age < LastAge
        && (!player.uprising || drawsAfterUprising(editionOf(state)));
    player.draw = draws ? std::min(player.military, MostDrawn) : 0;
    events.push_back(Drawn{seat, player.draw});
    const auto totals = totalsOf(player);
    player.civil = totals.civil;
    player.military = totals.military;
    player.arms = totals.arms;
    passTurn(state, events);
}
}
