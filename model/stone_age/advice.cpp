// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/advice.h"

#include "model/stone_age/toolbox.h"

#include <algorithm>
#include <tuple>

namespace StoneAge
{
namespace
{
/// Tries one action after another: if none is possible, the one that came closest tells why.
class Attempts
{
public:
    explicit Attempts(const State &state)
        : m_state(state)
    {
    }

    void add(const Action &action)
    {
        const auto error = m_possible ? std::nullopt : refusal(m_state, action);
        m_possible = !error;
        if (error && (!m_closest || error->code > m_closest->code)) {
            m_closest = error;
        }
    }

    std::optional<Error> whyNot() const { return m_possible ? std::nullopt : m_closest; }

private:
    const State &m_state;
    bool m_possible = false;
    std::optional<Error> m_closest;
};

std::vector<Place> placesOf(const Setup &setup)
{
    std::vector<Place> places;
    for (const Place place : valuesOf<Place>()) {
        if (setup.expansion || !isSite(place)) {
            places.push_back(place);
        }
    }
    return places;
}

bool isReady(const Player &player, int space)
{
    const auto at = static_cast<std::size_t>(space);
    return player.tools[at] > 0 && !player.toolsUsed[at];
}

Gather oneGatherer(Place place)
{
    return {.place = place, .people = 1, .dice = 1};
}

/// The simplest card there is, so that only the slot and its price are judged.
Card plainCard(int slot, const std::optional<Purchase> &purchase)
{
    Card card{.slot = slot, .top = Tops::Food{}, .bottom = Symbol::Art};
    card.pay = purchase ? purchase->pay : paymentsFor(SlotPrice{slot}).front();
    card.exchange = purchase ? purchase->exchange : std::nullopt;
    return card;
}

/// The simplest tile there could be: any one resource, or with the expansion one that is given away.
Building plainTile(const State &state, int stack)
{
    Building building{.stack = stack, .kind = state.setup.expansion ? Tile::Printed : Tile::Any};
    if (building.kind == Tile::Any) {
        const auto purchase = proposePurchase(state, TilePrice{Tile::Any});
        building.pay = purchase ? purchase->pay : paymentsFor(TilePrice{Tile::Any}).front();
    }
    return building;
}

Feed anyFeed(const State &state)
{
    const auto hungry = hungrySeats(state);
    return {.player = hungry.empty() ? 0 : hungry.front()};
}

TakeTwo anyTwo()
{
    TakeTwo two;
    two.resources[Resource::Wood] = 2;
    return two;
}
}

std::optional<Error> whyNot(const State &state, Kind kind)
{
    Attempts attempts(state);
    switch (kind) {
    case Kind::Gather:
        for (const Place place : placesOf(state.setup)) {
            attempts.add(oneGatherer(place));
        }
        break;
    case Kind::ToolMaker:
        attempts.add(ToolMaker{});
        break;
    case Kind::Hut:
        attempts.add(Hut{});
        break;
    case Kind::Field:
        attempts.add(Field{});
        break;
    case Kind::Trader:
        attempts.add(Trader{});
        break;
    case Kind::Building:
        for (int stack = 0; stack < state.setup.players; ++stack) {
            attempts.add(plainTile(state, stack));
        }
        break;
    case Kind::Card:
        for (int slot = 1; slot <= slotsOf(state.setup); ++slot) {
            attempts.add(plainCard(slot, proposePurchase(state, SlotPrice{slot})));
        }
        break;
    case Kind::TakeTwo:
        attempts.add(anyTwo());
        break;
    case Kind::Done:
        attempts.add(Done{});
        break;
    case Kind::Feed:
        attempts.add(anyFeed(state));
        break;
    case Kind::Adjust:
        attempts.add(Adjust{});
        break;
    case Kind::Finish:
        attempts.add(Finish{});
        break;
    }
    return attempts.whyNot();
}

std::vector<GatheringPlace> gatheringPlaces(const State &state)
{
    std::vector<GatheringPlace> places;
    for (const Place place : placesOf(state.setup)) {
        GatheringPlace here{.place = place, .whyNot = refusal(state, oneGatherer(place))};
        for (int people = here.whyNot ? MaxPeople + 1 : 1; people <= MaxPeople; ++people) {
            const Gather more{.place = place, .people = people, .dice = people};
            here.most = refusal(state, more) ? here.most : people;
        }
        places.push_back(here);
    }
    return places;
}

Action visitTo(Village place)
{
    switch (place) {
    case Village::ToolMaker:
        return ToolMaker{};
    case Village::Hut:
        return Hut{};
    case Village::Field:
        return Field{};
    case Village::Trader:
        break;
    }
    return Trader{};
}

VillageGain villageGain(const State &state, Village place)
{
    // What rises there is what a craft of cards counts.
    static constexpr PerId<Village, Craft> counted
        = {{Craft::ToolMakers, Craft::Shamans, Craft::Farmers, Craft::Traders}};
    const auto gone = StoneAge::apply(state, visitTo(place));
    if (!gone) {
        return {};
    }
    const auto &before = active(state);
    const auto &after = playerAt(gone->state, state.seat);
    return {measureOf(after, counted[place]) - measureOf(before, counted[place]),
        after.stock[Material::Jewels] - before.stock[Material::Jewels]};
}

std::vector<BuyingPlace> cardSlots(const State &state)
{
    std::vector<BuyingPlace> offers;
    for (int slot = 1; slot <= slotsOf(state.setup); ++slot) {
        const auto proposal = proposePurchase(state, SlotPrice{slot});
        offers.push_back({slot, refusal(state, plainCard(slot, proposal)), proposal});
    }
    return offers;
}

std::vector<BuyingPlace> stacks(const State &state)
{
    std::vector<BuyingPlace> offers;
    for (int stack = 0; stack < state.setup.players; ++stack) {
        offers.push_back({stack, refusal(state, plainTile(state, stack)), std::nullopt});
    }
    return offers;
}

Harvest harvest(const Player &player, int divisor, int dice, const ToolUse &tools)
{
    const int total = dice + toolPips(player, tools);
    return {total, total / divisor, total % divisor};
}

ToolUse proposeTools(const Player &player, int divisor, int dice)
{
    using Rank = std::tuple<int, int, std::size_t>;
    ToolUse best;
    Rank bestRank(-harvest(player, divisor, dice, best).units, dice, 0);
    for (unsigned lot = 1; lot < (1U << ToolSpaces); ++lot) {
        ToolUse use;
        for (int space = 0; space < ToolSpaces; ++space) {
            if ((lot & (1U << space)) && isReady(player, space)) {
                use.spaces.push_back(space);
            }
        }
        const auto gives = harvest(player, divisor, dice, use);
        const Rank rank(-gives.units, gives.total, use.spaces.size());
        if (rank < bestRank) {
            best = use;
            bestRank = rank;
        }
    }
    return best;
}

int foodAfterMeal(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    if (state.phase == Phase::Actions) {
        return player.food + player.agriculture - player.people;
    }
    return player.work.missing > 0 ? -player.work.missing : player.food;
}

std::vector<TileOffer> tileOffers(const State &state)
{
    std::vector<TileOffer> offers;
    auto fixed = paymentsFor(TilePrice{Tile::Fixed});
    std::ranges::stable_sort(fixed, {}, pointsOf);
    for (const auto &pay : fixed) {
        offers.push_back({{Tile::Fixed}, pay, proposePurchase(state, pay)});
    }
    const auto add = [&](const TilePrice &price) {
        const auto proposal = proposePurchase(state, price);
        offers.push_back({price, proposal ? proposal->pay : Materials{}, proposal});
    };
    for (int count = FewestOfKinds; count <= MostOfKinds; ++count) {
        for (int kinds = 1; kinds <= countOf<Resource>; ++kinds) {
            add({Tile::Kinds, count, kinds});
        }
    }
    add({Tile::Any});
    if (state.setup.expansion) {
        add({Tile::Jewels});
    }
    return offers;
}

State foreseen(const State &state, const Action &purchase)
{
    State after = state;
    Events events;
    perform(after, purchase, events);
    return after;
}

int worthOf(const Player &player, const Bottom &bottom)
{
    if (const auto *people = std::get_if<Craftsmen>(&bottom)) {
        return people->count * measureOf(player, people->craft);
    }
    auto symbols = player.symbols;
    ++symbols[std::get<Symbol>(bottom)];
    return symbolPoints(symbols) - symbolPoints(player.symbols);
}

int worthOfBuilding(const Player &player, int buildingPoints)
{
    return buildingPoints + player.crafts[Craft::Builders];
}
}
