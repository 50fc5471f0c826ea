// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/forecast.h"

#include "model/through_the_ages/plays.h"
#include "model/through_the_ages/prices.h"

namespace ThroughTheAges
{
namespace
{
/// The price of each action that has one.
class Pricing
{
public:
    explicit Pricing(const State &state)
        : m_state(state)
    {
    }

    template<typename Other>
    std::optional<Price> operator()(const Other &) const
    {
        return std::nullopt;
    }
    std::optional<Price> operator()(const Learn &action) const
    {
        return with(action, [&](int seat, const Player &player) {
            return Price{.civil = actionsOf(m_state, seat, action.actions, 1),
                .science = priceToLearn(m_state, player, action.technology, action.discount)};
        });
    }
    std::optional<Price> operator()(const Govern &action) const
    {
        return with(action, [&](int seat, const Player &player) {
            Price price{.science = ThroughTheAges::priceOf(
                            m_state, player, action.government, action.revolution, action.discount)};
            if (!action.revolution) {
                price.civil = actionsOf(m_state, seat, action.actions, 1);
            } else if (action.military) {
                price.military = totalsOf(player).military;
            } else {
                price.civil = totalsOf(player).civil;
            }
            return price;
        });
    }
    std::optional<Price> operator()(const Grow &action) const
    {
        return with(action, [&](int seat, const Player &player) {
            return Price{.civil = actionsOf(m_state, seat, action.actions, 1),
                .food = priceToGrow(player, action.discount)};
        });
    }
    std::optional<Price> operator()(const Build &action) const
    {
        return with(action, [&](int seat, const Player &player) {
            return worker(seat, action.technology, action.actions,
                priceToBuild(m_state, player, action.technology, action.discount));
        });
    }
    std::optional<Price> operator()(const Upgrade &action) const
    {
        const auto &from = factsOf(action.from);
        const auto &to = factsOf(action.to);
        if (from.type != to.type || from.level >= to.level) {
            return std::nullopt;
        }
        return with(action, [&](int seat, const Player &player) {
            return worker(seat, action.to, action.actions,
                priceToUpgrade(m_state, player, action.from, action.to, action.discount));
        });
    }
    std::optional<Price> operator()(const Destroy &action) const
    {
        return with(action,
            [&](int seat, const Player &) { return worker(seat, action.technology, action.actions, 0); });
    }
    std::optional<Price> operator()(const BuildStages &action) const
    {
        const int seat = seatOf(m_state, action.player);
        const auto *wonder = isIn(m_state, seat) && playerAt(m_state, seat).cards.wonder()
            ? &*playerAt(m_state, seat).cards.wonder()
            : nullptr;
        if (!wonder || action.count > stagesLeft(*wonder)) {
            return std::nullopt;
        }
        return Price{.civil = actionsOf(m_state, seat, action.actions,
                         actionsOfStages(playerAt(m_state, seat), action.count)),
            .resources = priceOfStages(*wonder, action.count, action.discount)};
    }
    std::optional<Price> operator()(const Modify &action) const
    {
        if (action.remove) {
            return std::nullopt;
        }
        return with(action, [&](int seat, const Player &player) {
            return Price{.civil = actionsOf(m_state, seat, action),
                .science = ThroughTheAges::priceOf(player, action)};
        });
    }
    std::optional<Price> operator()(const ChooseTactic &action) const
    {
        return with(action, [&](int seat, const Player &) {
            return Price{.military = actionsOf(m_state, seat, action.actions, 1)};
        });
    }

private:
    template<typename Of>
    std::optional<Price> with(const auto &action, Of priceOfIt) const
    {
        const int seat = seatOf(m_state, action.player);
        return isIn(m_state, seat) ? std::optional(priceOfIt(seat, playerAt(m_state, seat))) : std::nullopt;
    }

    Price worker(int seat, Technology technology, const std::optional<int> &said, int resources) const
    {
        const int actions = actionsOf(m_state, seat, said, 1);
        const int arms = std::min(resources, armsFor(m_state, seat, technology));
        return {.civil = isUnit(technology) ? 0 : actions,
            .military = isUnit(technology) ? actions : 0,
            .resources = resources,
            .arms = arms};
    }

    const State &m_state;
};

Change changeBetween(const State &before, const State &after, int seat)
{
    const auto &was = playerAt(before, seat);
    const auto &is = playerAt(after, seat);
    Change change{.yellow = is.yellow - was.yellow, .blue = is.blue - was.blue};
    const auto ratings = ratingsOf(before, seat);
    change.ratings = ratingsOf(after, seat);
    for (const Rating rating : valuesOf<Rating>()) {
        change.ratings[rating] -= ratings[rating];
    }
    const Board madeBefore(editionOf(before), was);
    const Board madeAfter(editionOf(after), is);
    for (const Good good : valuesOf<Good>()) {
        change.made[good] = madeAfter.madeInATurn(good) - madeBefore.madeInATurn(good);
    }
    return change;
}

/// Adds up what the end of a turn does that nobody likes.
class Warnings
{
public:
    explicit Warnings(TurnEnd &end)
        : m_end(end)
    {
    }
    template<typename Other>
    void operator()(const Other &) const
    {
    }
    void operator()(const Uprising &) const { m_end.uprising = true; }
    void operator()(const Famine &event) const
    {
        m_end.missingFood = event.missing;
        m_end.cultureLost = event.culture;
    }
    void operator()(const Corrupted &event) const
    {
        m_end.corruption = event.resources + event.food;
        m_end.corruptionInFood = event.food;
    }
    void operator()(const Produced &event) const
    {
        (event.what == Good::Food ? m_end.foodLost : m_end.resourcesLost) = event.made.lost;
    }
    void operator()(const Drawn &event) const { m_end.draw = event.count; }

private:
    TurnEnd &m_end;
};
}

Price operator+(const Price &one, const Price &other)
{
    return {one.civil + other.civil, one.military + other.military, one.science + other.science,
        one.food + other.food, one.resources + other.resources, one.arms + other.arms};
}

std::optional<Price> priceOf(const State &state, const Action &action)
{
    return std::visit(Pricing(state), action);
}

Prospect prospectOf(const State &state, const Action &action)
{
    return prospectOf(state, std::span(&action, 1));
}

Prospect prospectOf(const State &state, std::span<const Action> actions)
{
    Prospect prospect;
    State after = state;
    for (const auto &action : actions) {
        if (const auto price = priceOf(after, action)) {
            prospect.price = prospect.price.value_or(Price{}) + *price;
        }
        if (prospect.isAllowed()) {
            prospect.broken = refusals(after, action);
        }
        if (prospect.isAllowed()) {
            perform(after, action, prospect.events);
        }
    }
    if (prospect.isAllowed()) {
        for (int seat = 0; seat < state.setup.players; ++seat) {
            prospect.changes[static_cast<std::size_t>(seat)] = changeBetween(state, after, seat);
        }
    }
    return prospect;
}

Adjust movedWorker(const State &state, int seat, Technology from, Technology to)
{
    const auto &player = playerAt(state, seat);
    Adjust adjust{.player = seat};
    auto &workers = adjust.workers.emplace();
    workers[from] = std::max(0, player.workersOn(from) - 1);
    workers[to] = player.workersOn(to) + 1;
    return adjust;
}

TurnEnd turnEnd(const State &state)
{
    TurnEnd end;
    if (state.phase != Phase::Turn) {
        return end;
    }
    State after = state;
    play(after, EndTurn{}, end.events);
    const auto draw = std::ranges::find_if(
        end.events, [](const Event &event) { return std::holds_alternative<Drawn>(event); });
    end.events.erase(draw + 1, end.events.end());
    end.after = playerAt(after, state.seat);
    for (const auto &event : end.events) {
        std::visit(Warnings(end), event);
    }
    return end;
}
}
