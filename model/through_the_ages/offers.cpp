// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/offers.h"

#include "model/through_the_ages/prices.h"

#include <tuple>

namespace ThroughTheAges
{
namespace
{
TechnologyOffer offerOf(const State &state, int seat, Technology technology)
{
    const auto &player = playerAt(state, seat);
    TechnologyOffer offer{.technology = technology, .known = player.knows(technology)};
    offer.build = prospectOf(state, Build{.player = seat, .technology = technology});
    offer.learn = prospectOf(state, Learn{.player = seat, .technology = technology});
    for (const Technology from : valuesOf<Technology>()) {
        const bool isLower = factsOf(from).type == factsOf(technology).type && from < technology;
        if (isLower && player.workersOn(from) > 0) {
            offer.upgrades.push_back(
                {from, prospectOf(state, Upgrade{.player = seat, .from = from, .to = technology})});
        }
    }
    return offer;
}

GovernmentOffer offerOf(const State &state, int seat, Government government)
{
    auto then = playerAt(state, seat);
    then.government = government;
    return {government, prospectOf(state, Govern{.player = seat, .government = government}),
        prospectOf(state, Govern{.player = seat, .government = government, .revolution = true}),
        prospectOf(
            state, Govern{.player = seat, .government = government, .revolution = true, .military = true}),
        totalsOf(then), urbanLimitOf(then)};
}

/// Whether nothing but a worker or an action is missing.
bool isPaidFor(const Prospect &prospect)
{
    return std::ranges::all_of(prospect.broken, [](const Error &error) {
        return error.code == Code::NoWorker || error.code == Code::NotEnoughCivil;
    });
}

bool wouldCalm(const State &state, int seat, Technology technology)
{
    auto then = playerAt(state, seat);
    ++then.technologies.workers[technology];
    return Board(editionOf(state), then).discontent() <= then.pool - 1;
}
}

Offers offersTo(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    Offers offers{.population = prospectOf(state, Grow{.player = seat})};
    const auto &wonder = player.cards.wonder();
    for (int count = 1; wonder && count <= stagesLeft(*wonder); ++count) {
        offers.stages.push_back(prospectOf(state, BuildStages{.player = seat, .count = count}));
    }
    for (const Technology technology : valuesOf<Technology>()) {
        if (player.knows(technology) || factsOf(technology).level <= levelOfAge(state)) {
            offers.technologies.push_back(offerOf(state, seat, technology));
        }
    }
    for (const Government government : valuesOf<Government>()) {
        if (government != Government::Despotism) {
            offers.governments.push_back(offerOf(state, seat, government));
        }
    }
    return offers;
}

std::vector<TacticOffer> tacticsFor(const State &state, int seat)
{
    std::vector<TacticOffer> offers;
    for (const Tactic tactic : valuesOf<Tactic>()) {
        if (tactic == Tactic::None || !isIn(editionOf(state), tactic)
            || factsOf(tactic).level > levelOfAge(state)) {
            continue;
        }
        auto then = playerAt(state, seat);
        then.tactic = tactic;
        const Board board(editionOf(state), then);
        offers.push_back({tactic, board.strength(), board.armies()});
    }
    std::ranges::stable_sort(offers, std::greater{}, &TacticOffer::strength);
    return offers;
}

Calm calmFor(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    const Board board(editionOf(state), player);
    Calm calm{.missing = std::max(0, board.discontent() - player.pool)};
    for (const Technology technology : valuesOf<Technology>()) {
        if (factsOf(technology).gives.faces == 0) {
            continue;
        }
        auto then = player;
        ++then.technologies.workers[technology];
        const int faces = Board(editionOf(state), then).facesOfBuildings() - board.facesOfBuildings();
        auto build = prospectOf(state, Build{.player = seat, .technology = technology});
        if (isPaidFor(build)) {
            calm.comforts.push_back(
                {technology, faces, std::move(build), wouldCalm(state, seat, technology)});
        }
    }
    std::ranges::stable_sort(
        calm.comforts, {}, [](const Comfort &comfort) { return comfort.build.price->resources; });
    return calm;
}

std::vector<Remedy> remediesOf(const State &state)
{
    const int seat = state.seat;
    const auto discontentIn
        = [&](const State &now) { return Board(editionOf(now), playerAt(now, seat)).discontent(); };
    const auto missingWith = [](int discontent, int pool) { return std::max(0, discontent - pool); };
    const int before = missingWith(discontentIn(state), playerAt(state, seat).pool);
    std::vector<Remedy> remedies;
    const auto add = [&](const Action &action) {
        if (before == 0 || refusal(state, action)) {
            return;
        }
        State after = state;
        Events events;
        perform(after, action, events);
        const int discontent = discontentIn(after);
        const int pool = playerAt(after, seat).pool;
        if (missingWith(discontent, pool) < before) {
            const auto price = priceOf(state, action).value_or(Price{});
            remedies.push_back({action, price.resources + price.food, discontent, pool});
        }
    };
    for (const Technology technology : valuesOf<Technology>()) {
        add(Build{.technology = technology});
        for (const Technology from : valuesOf<Technology>()) {
            if (factsOf(from).type == factsOf(technology).type && from < technology) {
                add(Upgrade{.from = from, .to = technology});
            }
        }
        add(Destroy{.technology = technology});
    }
    add(Grow{});
    std::ranges::stable_sort(remedies, {}, [&](const Remedy &remedy) {
        return std::tuple(!remedy.stops(), std::holds_alternative<Destroy>(remedy.action), remedy.price,
            missingWith(remedy.discontent, remedy.pool));
    });
    return remedies;
}

bool canBeCalmed(const State &state)
{
    State now = state;
    for (auto remedies = remediesOf(now); !remedies.empty(); remedies = remediesOf(now)) {
        if (remedies.front().stops()) {
            return true;
        }
        Events events;
        perform(now, remedies.front().action, events);
    }
    return false;
}
}
