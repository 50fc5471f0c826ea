// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/samplegame.h"
#include "app/stone_age/package.h"
#include "model/stone_age/advice.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
/// Plays like somebody at their second game: sees to the food, takes what the village gives, and buys what
/// can be paid.
class Beginner : Chance
{
public:
    using Chance::Chance;

    Setup setup(int players)
    {
        const bool expansion = players > MaxPlayersWithoutExpansion || below(3) == 0;
        return {players, expansion, false};
    }

    Action choose(const State &state)
    {
        if (state.phase == Phase::Feed) {
            const int seat = hungrySeats(state).front();
            const auto &player = playerAt(state, seat);
            return Feed{seat, proposeFeeding(player, player.work.missing)};
        }
        const auto wishes = wishesOf(state);
        return wishes.empty() ? Action(Done{}) : oneOf(wishes);
    }

private:
    int roll(int dice)
    {
        int total = 0;
        for (int i = 0; i < dice; ++i) {
            total += 1 + below(6);
        }
        return total;
    }

    std::vector<Action> wishesOf(const State &state)
    {
        std::vector<Action> wishes;
        const auto consider = [&](const Action &action) {
            if (!refusal(state, action)) {
                wishes.push_back(action);
            }
        };
        const auto &player = active(state);
        if (player.people < MaxPeople) {
            consider(Hut{});
        }
        consider(Field{});
        consider(ToolMaker{});
        consider(Trader{});
        if (const auto card = cardFor(state)) {
            consider(*card);
        }
        if (const auto building = buildingFor(state)) {
            consider(*building);
        }
        const bool starving = foodAfterMeal(state, state.seat) < 0;
        if (wishes.empty() || starving || below(3) > 0) {
            if (const auto gather = gatherFor(state, starving)) {
                return {*gather};
            }
        }
        return wishes;
    }

    std::optional<Gather> gatherFor(const State &state, bool starving)
    {
        auto open = gatheringPlaces(state);
        std::erase_if(open, [](const GatheringPlace &here) { return here.most == 0; });
        if (open.empty()) {
            return std::nullopt;
        }
        const auto hunt = std::ranges::find(open, Place::Hunt, &GatheringPlace::place);
        const auto &here = starving && hunt != open.end() ? *hunt : oneOf(open);
        Gather gather{.place = here.place, .people = 1 + below(std::min(here.most, 4))};
        gather.dice = roll(gather.people);
        gather.tools = proposeTools(active(state), PlaceTable[here.place].divisor, gather.dice);
        return gather;
    }

    std::optional<Building> buildingFor(const State &state)
    {
        const auto at = stacks(state);
        const auto free = std::ranges::find_if(at, [](const BuyingPlace &offer) { return !offer.whyNot; });
        auto offers = tileOffers(state);
        std::erase_if(offers, [](const TileOffer &offer) { return !offer.proposal; });
        if (free == at.end() || offers.empty()) {
            return std::nullopt;
        }
        const auto &offer = oneOf(offers);
        return Building{.stack = free->at,
            .kind = offer.price.kind,
            .pay = offer.pay,
            .exchange = offer.proposal->exchange,
            .count = offer.price.count,
            .kinds = offer.price.kinds};
    }

    std::optional<Card> cardFor(const State &state)
    {
        const auto slots = cardSlots(state);
        const auto cheapest = std::ranges::find_if(
            slots, [](const BuyingPlace &offer) { return !offer.whyNot && offer.proposal; });
        const int number = 1 + below(CardCount);
        if (cheapest == slots.end() || state.cardsGone[static_cast<std::size_t>(number - 1)]) {
            return std::nullopt;
        }
        return Card{.slot = cheapest->at,
            .pay = cheapest->proposal->pay,
            .exchange = cheapest->proposal->exchange,
            .number = number,
            .top = rolled(state, printedTop(number)),
            .bottom = cardRow(number).bottom};
    }

    Top rolled(const State &state, Top top)
    {
        if (auto *dice = std::get_if<Tops::DiceForAll>(&top)) {
            for (int i = 0; i < state.setup.players; ++i) {
                dice->picks.push_back(static_cast<Pick>(below(countOf<Pick>)));
            }
        } else if (auto *two = std::get_if<Tops::TwoDice>(&top)) {
            two->dice = roll(2);
        } else if (auto *extra = std::get_if<Tops::ExtraCard>(&top)) {
            extra->bottom = static_cast<Symbol>(below(countOf<Symbol> - 1));
        }
        return top;
    }
};
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    Beginner beginner(seed);
    const auto setup = beginner.setup(static_cast<int>(players.size()));
    return playedBy<Rules, Finish>(beginner, setup, players, rounds);
}
}
