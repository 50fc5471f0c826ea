// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/offers.h"

#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/costs.h"

#include <algorithm>
#include <tuple>

namespace RiseOfEmpires
{
namespace
{
/// Puts an action's disc in and says what still stands against it.
template<typename Taking>
void judgeOffer(const State &state, Taking action, Offer &offer)
{
    offer.cost = costOf(state, action);
    const auto paid = payment(state, action.row, std::nullopt, offer.cost);
    action.disc.pay = paid.proposal.value_or(Goods{});
    offer.whyNot = refusal(state, action);
    if (offer.whyNot && offer.whyNot->code == Code::WrongPayment) {
        offer.whyNot->hint.count = paid.missing;
    }
}

template<typename Owns>
std::vector<int> ownersOf(const State &state, Owns owns)
{
    std::vector<int> owners;
    for (int seat = 0; seat < state.setup.players; ++seat) {
        if (owns(playerAt(state, seat))) {
            owners.push_back(seat);
        }
    }
    return owners;
}

/// The likely ones first: of this era, then what nobody has, then what was taken in more games, then by name.
template<typename Known, typename NameOf>
void sortOffers(std::vector<Offer> &offers, std::span<const Known> known, NameOf nameOf)
{
    const auto key = [&](const Offer &offer) {
        const auto &what = known[offer.index];
        return std::tuple(
            offer.apart, !offer.current, !offer.owners.empty(), -what.games, std::string_view(nameOf(what)));
    };
    std::ranges::stable_sort(offers, {}, key);
}
}

std::vector<Offer> progressOffers(const State &state, std::span<const KnownProgress> known)
{
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto &tile = known[i].tile;
        Offer offer{.index = i, .current = tile.era == eraOf(state)};
        offer.owners = ownersOf(state, [&](const Player &player) {
            return std::ranges::any_of(
                player.progress, [&](const auto &owned) { return isSameTile(owned.tile, tile); });
        });
        judgeOffer(state, TakeProgress{tile}, offer);
        const bool isOwn = std::ranges::find(offer.owners, state.seat) != offer.owners.end();
        offer.apart = isOwn || tile.era > eraOf(state);
        offers.push_back(std::move(offer));
    }
    sortOffers(
        offers, known, [](const KnownProgress &what) -> const auto & { return what.tile.name; });
    // Names without figures stand behind what one tap takes.
    std::ranges::stable_sort(
        offers, {}, [&](const Offer &offer) { return std::pair(offer.apart, known[offer.index].toEnter); });
    return offers;
}

std::vector<Offer> cityOffers(const State &state, std::span<const KnownCity> known)
{
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto &[tile, era, half, games] = known[i];
        Offer offer{.index = i, .current = era == eraOf(state), .apart = era > eraOf(state)};
        offer.owners = ownersOf(state, [&, &city = tile](const Player &player) {
            return std::ranges::find(player.cities, city) != player.cities.end();
        });
        judgeOffer(state, TakeCity{tile}, offer);
        offers.push_back(std::move(offer));
    }
    sortOffers(
        offers, known, [](const KnownCity &what) -> const auto & { return what.tile.name; });
    // Of this era those that came in this half.
    std::ranges::stable_sort(offers, {}, [&](const Offer &offer) {
        return std::tuple(
            offer.apart, !offer.current, offer.current && known[offer.index].half != halfOf(state));
    });
    return offers;
}

std::vector<Offer> wonderOffers(const State &state, std::span<const KnownWonder> known)
{
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto &what = known[i];
        Offer offer{.index = i, .current = what.era == eraOf(state), .apart = what.era > eraOf(state)};
        judgeOffer(state, BuildWonder{what.name, what.vp, what.cost}, offer);
        offers.push_back(std::move(offer));
    }
    sortOffers(
        offers, known, [](const KnownWonder &what) -> const auto & { return what.name; });
    return offers;
}

std::vector<Offer> spaceOffers(const State &state, std::span<const KnownSpace> known)
{
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const auto &[space, eras, games] = known[i];
        Offer offer{.index = i, .current = eras[static_cast<std::size_t>(eraOf(state) - 1)]};
        judgeOffer(state, Trade{space}, offer);
        if (!std::ranges::count(state.spaces, space, &TakenSpace::space)) {
            offers.push_back(std::move(offer));
        }
    }
    std::ranges::stable_sort(offers, {}, [&](const Offer &offer) {
        const auto &[space, eras, games] = known[offer.index];
        return std::tuple(!offer.current, -games, space.discs, space.prize, space.amount, space.space);
    });
    return offers;
}

std::vector<Offer> empireOffers(const State &state, std::span<const KnownEmpire> known)
{
    std::vector<Offer> offers;
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i].later == (eraOf(state) > 1)) {
            Offer offer{.index = i, .current = true};
            judgeOffer(state, TakeEmpire{.number = known[i].number, .water = known[i].water}, offer);
            offers.push_back(std::move(offer));
        }
    }
    std::ranges::stable_sort(offers, {},
        [&](const Offer &offer) { return std::pair(known[offer.index].number, known[offer.index].water); });
    return offers;
}

std::vector<TerritoryOffer> territoryOffers(const State &state)
{
    std::vector<TerritoryOffer> offers;
    const auto disc = proposeDisc(state, Row::Territory);
    for (const Territory tile : valuesOf<Territory>()) {
        offers.push_back({tile, TerritoryTable[tile], active(state).territories[tile],
            refusal(state, TakeTerritory{tile, disc})});
    }
    return offers;
}

int territoriesLeft(const State &state)
{
    int owned = 0;
    for (const auto &player : seats(state)) {
        owned += sumOf(player.territories);
    }
    return std::max(0, TerritoryTiles - owned);
}

int townsLeft(const State &state)
{
    int owned = 0;
    for (const auto &player : seats(state)) {
        owned += townsOf(player);
    }
    return std::min(territoriesLeft(state), std::max(0, TownTiles - owned));
}
}
