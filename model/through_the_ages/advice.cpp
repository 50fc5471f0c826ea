// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/advice.h"

#include "model/through_the_ages/catalogue.h"

namespace ThroughTheAges
{
namespace
{
constexpr Yield yieldOf(Number number)
{
    return number == Number::Culture ? Yield::Culture
        : number == Number::Science  ? Yield::Science
                                     : Yield::Strength;
}

std::vector<int> bonusCards(int (*worthOf)(RivalCard))
{
    std::vector<int> worths;
    for (const RivalCard card : valuesOf<RivalCard>()) {
        if (roleOf(card) == Role::Bonus) {
            worths.push_back(worthOf(card));
        }
    }
    return worths;
}
}

std::vector<NumberPart> partsOf(const State &state, int seat, Number number)
{
    const auto &player = playerAt(state, seat);
    const Board board(editionOf(state), player);
    const bool faces = number == Number::Happiness;
    const auto yield = yieldOf(number);
    std::vector<NumberPart> parts;
    const auto add = [&](NumberPart::Of of, const std::string &name, int amount) {
        if (amount != 0) {
            parts.push_back({of, name, amount});
        }
    };
    add(NumberPart::Of::Buildings, {}, faces ? board.facesOfBuildings() : board.ofBuildings(yield));
    add(NumberPart::Of::Government, {}, faces ? board.facesOfGovernment() : board.ofGovernment(yield));
    for (const auto &card : player.cards.list()) {
        add(NumberPart::Of::Card, card.name, faces ? board.facesOf(card) : board.ofCard(card, yield));
    }
    add(NumberPart::Of::Tactic, {}, number == Number::Strength ? board.tacticBonus() : 0);
    return parts;
}

int highestBid(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    return sacrificeOf(editionOf(state), player, unitsOf(player)) + player.cards.atLeastNone(Trait::Colonize);
}

Booty canGive(const State &state, int seat, const Booty &asked)
{
    const auto &player = playerAt(state, seat);
    return {std::min(asked.food, worthOf(player, Good::Food)),
        std::min(asked.resources, worthOf(player, Good::Resources)), std::min(asked.science, player.science),
        std::min(asked.culture, player.culture), std::min(asked.yellow, player.yellow),
        std::min(asked.blue, player.blue), std::min(asked.workers, player.pool + workersOf(player))};
}

std::vector<int> cardsOfDefence(Edition edition)
{
    auto cards = bonusCards(defenceOf);
    if (edition == Edition::NewStory) {
        cards.insert(cards.begin(), DefenceOfAnyCard);
    }
    return cards;
}

std::vector<int> cardsOfColonies()
{
    return bonusCards(colonizationOf);
}

bool isWarFought(const State &state)
{
    return !isLastRound(state);
}

bool mayRevoltWithMilitary(const State &state, int seat)
{
    return std::ranges::any_of(playerAt(state, seat).cards.list(), [&](const Card &card) {
        const auto *facts = factsOf(editionOf(state), card);
        return facts && facts->note == Note::OfRevolutions;
    });
}

int rowPrice(const State &state, int seat, int space, bool wonder)
{
    const int price = space <= 5 ? 1 : space <= 9 ? 2 : 3;
    return price + (wonder ? playerAt(state, seat).cards.sums().kinds[CardKind::Wonder] : 0);
}

int cardsLeavingTheRow(const State &state)
{
    // Against the Rival more leave the row.
    return state.round == 1 ? 0 : MaxPlayers + 1 - static_cast<int>(seatsIn(state).size());
}

std::vector<int> byStrength(const State &state)
{
    if (isSolo(state)) {
        return isRivalStronger(state) ? std::vector{RivalSeat, 0} : std::vector{0, RivalSeat};
    }
    return rankedBy(state, firstOfTies(state), [&](int seat) { return strengthOf(state, seat); });
}

std::vector<int> byCulture(const State &state)
{
    if (isSolo(state)) {
        return isRivalAhead(state) ? std::vector{RivalSeat, 0} : std::vector{0, RivalSeat};
    }
    return rankedBy(state, firstOfTies(state), [&](int seat) { return playerAt(state, seat).culture; });
}
}
