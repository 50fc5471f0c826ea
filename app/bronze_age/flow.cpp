// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/flow.h"

#include "model/bronze_age/advice.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
Stage tradeStepOf(const State &state)
{
    return rulebook(state).tradeStep == Phase::Trade ? Stage::Trade : Stage::Swap;
}

bool mayTrade(Stage step, const State &state)
{
    return state.setup.trade && tradeStepOf(state) == step && !whyNot(state, Kind::Trade);
}

/// The same dice one by one, as they could have been tapped.
std::vector<Face> oneByOne(const Dice &dice)
{
    std::vector<Face> faces;
    for (const Face face : valuesOf<Face>()) {
        faces.insert(faces.end(), static_cast<std::size_t>(dice[face]), face);
    }
    return faces;
}
}

bool hasSomethingToDecide(Stage step, const State &state)
{
    switch (step) {
    case Stage::Trade:
        return mayTrade(step, state);
    case Stage::Build:
        return !whyNot(state, Kind::Build) || !whyNot(state, Kind::Ship);
    case Stage::Swap:
        return !whyNot(state, Kind::Swap) || mayTrade(step, state);
    case Stage::Buy:
        return !whyNot(state, Kind::Buy);
    case Stage::Dice:
    case Stage::Result:
    case Stage::Pass:
    case Stage::Over:
        break;
    }
    return true;
}

Stage stepAfter(Stage step, const State &state)
{
    for (const Stage next : {Stage::Trade, Stage::Build, Stage::Swap, Stage::Buy}) {
        if (next > step && hasSomethingToDecide(next, state)) {
            return next;
        }
    }
    return Stage::Pass;
}

bool isEventful(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Struck>(event) || std::holds_alternative<Revolted>(event)
            || std::holds_alternative<Protected>(event) || std::holds_alternative<GoodsWasted>(event)
            || std::holds_alternative<FoodWasted>(event);
    });
}

bool strikes(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Struck>(event) || std::holds_alternative<Revolted>(event);
    });
}

bool onlyPassing(Stage next, const State &state)
{
    return next == Stage::Pass && goodsOver(active(state)) == 0;
}

Draft freshDraft(const State &state)
{
    switch (state.phase) {
    case Phase::Roll:
        return {.step = Stage::Dice};
    case Phase::Trade:
    case Phase::Build:
        return {.step = stepAfter(Stage::Result, state)};
    case Phase::Swap:
        return {.step = stepAfter(Stage::Build, state)};
    case Phase::Buy:
    case Phase::Discard:
        return {.step = Stage::Pass};
    case Phase::Over:
        break;
    }
    return {.step = Stage::Over};
}

Draft fitted(Draft draft, const State &state)
{
    const auto dice = static_cast<std::size_t>(cities(active(state)));
    draft.dice.resize(std::min(draft.dice.size(), dice));
    if (refusal(state, Build{draft.plan, draft.stone})) {
        draft.plan.clear();
        draft.stone = 0;
    }
    draft.discard.reset();
    return draft;
}

Draft draftOf(const Action &undone, const State &before)
{
    Draft draft = freshDraft(before);
    if (const auto *roll = std::get_if<Roll>(&undone)) {
        draft = {.step = Stage::Dice,
            .dice = oneByOne(roll->dice),
            .eitherAsFood = roll->eitherAsFood,
            .spearheads = roll->spearheads};
    } else if (const auto *build = std::get_if<Build>(&undone)) {
        draft = {.step = Stage::Build, .plan = build->on, .stone = build->stone};
    } else if (std::holds_alternative<Ship>(undone)) {
        draft = {.step = Stage::Build};
    } else if (std::holds_alternative<Trade>(undone)) {
        draft = {.step = tradeStepOf(before)};
    } else if (std::holds_alternative<Swap>(undone)) {
        draft = {.step = Stage::Swap};
    } else if (std::holds_alternative<Buy>(undone)) {
        draft = {.step = Stage::Buy};
    } else if (const auto *pass = std::get_if<Pass>(&undone)) {
        draft = {.step = Stage::Pass, .discard = pass->discard};
    }
    draft.restored = true;
    return draft;
}
}
