// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/advice.h"

#include "model/bronze_age/payment.h"
#include "model/bronze_age/plays.h"

#include <algorithm>

namespace BronzeAge
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
        if (m_possible) {
            return;
        }
        const auto error = refusal(m_state, action);
        m_possible = !error;
        if (error && (!m_closest || isCloser(*error, *m_closest))) {
            m_closest = error;
        }
    }

    std::optional<Error> whyNot() const { return m_possible ? std::nullopt : m_closest; }

private:
    static bool isCloser(const Error &a, const Error &b)
    {
        return a.code == b.code ? a.hint.count < b.hint.count : a.code > b.code;
    }

    const State &m_state;
    bool m_possible = false;
    std::optional<Error> m_closest;
};

Work oneBox(City city)
{
    return {FirstCities + 1 + static_cast<int>(city), 1};
}

Work oneBox(Monument monument)
{
    return {monument, 1};
}

void tryTrades(const State &state, Attempts &attempts)
{
    for (int i = 1; i <= state.setup.players; ++i) {
        Trade trade{.with = (state.seat + i) % state.setup.players, .give = {}, .get = {}};
        for (const Ware give : valuesOf<Ware>()) {
            for (const Ware get : valuesOf<Ware>()) {
                trade.give = {};
                trade.get = {};
                trade.give[give] = 1;
                trade.get[get] = 1;
                attempts.add(trade);
            }
        }
    }
}

void tryBuilds(const State &state, Attempts &attempts)
{
    const int stone = std::min(1, workableStones(active(state)));
    for (const City city : valuesOf<City>()) {
        attempts.add(Build{{oneBox(city)}, stone});
    }
    for (const Monument monument : valuesOf<Monument>()) {
        if (isInPlay(state.setup, monument)) {
            attempts.add(Build{{oneBox(monument)}, stone});
        }
    }
}

void trySwaps(Attempts &attempts)
{
    for (const Good from : valuesOf<Good>()) {
        for (const Good to : valuesOf<Good>()) {
            if (from != to) {
                attempts.add(Swap{from, to});
            }
        }
    }
}

void tryBuys(const State &state, Attempts &attempts)
{
    for (const Development development : valuesOf<Development>()) {
        if (isInEdition(state.setup, development) && !has(active(state), development)) {
            attempts.add(allIn(state, development));
        }
    }
    // With everything owned there is still a reason to tell.
    attempts.add(allIn(state, Development::Leadership));
}

Roll anyRoll(const State &state)
{
    Roll roll;
    roll.dice[Face::Food] = cities(active(state));
    return roll;
}

template<typename Place>
Site siteAt(const State &state, Place place, int ticked, int stone)
{
    Site site{.place = place, .ticked = ticked, .boxes = boxes(place)};
    site.whyNot = refusal(state, Build{{oneBox(place)}, stone});
    if (!site.whyNot) {
        site.reach = std::min(site.boxes - ticked, state.turn.workers + WorkersPerStone * stone);
    }
    return site;
}
}

std::optional<Error> whyNot(const State &state, Kind kind)
{
    Attempts attempts(state);
    switch (kind) {
    case Kind::Preserve:
        attempts.add(Preserve{});
        break;
    case Kind::Roll:
        attempts.add(anyRoll(state));
        break;
    case Kind::Trade:
        tryTrades(state, attempts);
        break;
    case Kind::Build:
        tryBuilds(state, attempts);
        break;
    case Kind::Ship:
        attempts.add(Ship{1});
        break;
    case Kind::Swap:
        trySwaps(attempts);
        break;
    case Kind::Buy:
        tryBuys(state, attempts);
        break;
    case Kind::Pass:
        attempts.add(Pass{proposeDiscard(active(state).goods, goodsOver(active(state)))});
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

bool hasTrade(const State &state)
{
    for (int i = 1; i < state.setup.players; ++i) {
        for (const Ware give : valuesOf<Ware>()) {
            for (const Ware get : valuesOf<Ware>()) {
                Trade trade{.with = (state.seat + i) % state.setup.players, .give = {}, .get = {}};
                trade.give[give] = 1;
                trade.get[get] = 1;
                if (give != get && !refusal(state, trade)) {
                    return true;
                }
            }
        }
    }
    return false;
}

int proposeEitherAsFood(const State &state, const Dice &dice)
{
    for (int asFood = 0; asFood < dice[Face::Either]; ++asFood) {
        const auto outcome = preview(state, {.dice = dice, .eitherAsFood = asFood});
        const bool hungry = !outcome || std::ranges::any_of(outcome->events, [](const Event &event) {
            const auto *struck = std::get_if<Struck>(&event);
            return struck && struck->disaster == Disaster::Famine;
        });
        if (!hungry) {
            return asFood;
        }
    }
    return dice[Face::Either];
}

std::vector<EitherSplit> eitherSplits(const State &state, const Dice &dice)
{
    Roll roll;
    roll.dice[Face::Either] = dice[Face::Either];
    std::vector<EitherSplit> splits;
    for (int asFood = dice[Face::Either]; asFood >= 0 && dice[Face::Either] > 0; --asFood) {
        roll.eitherAsFood = asFood;
        splits.push_back({asFood, foodRolled(active(state), roll), workersRolled(active(state), roll)});
    }
    return splits;
}

std::vector<Offer> offers(const State &state)
{
    std::vector<Offer> offers;
    for (const Development development : valuesOf<Development>()) {
        if (isInEdition(state.setup, development)) {
            offers.push_back({development, rulebook(state).developments[development],
                proposePayment(state, development), refusal(state, allIn(state, development))});
        }
    }
    return offers;
}

std::vector<Site> sites(const State &state, int stone)
{
    const auto &player = active(state);
    std::vector<Site> sites;
    for (const City city : valuesOf<City>()) {
        sites.push_back(siteAt(state, city, player.cityBoxes[city], stone));
    }
    for (const Monument monument : valuesOf<Monument>()) {
        sites.push_back(siteAt(state, monument, player.monumentBoxes[monument], stone));
    }
    return sites;
}
}
