// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/draft.h"

#include "app/rise_of_empires/addedtile.h"
#include "app/rise_of_empires/correction.h"
#include "app/rise_of_empires/steps.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
/// Before anybody did anything in it; how the first one begins is told with the set-up.
bool isNewTurn(const State &state)
{
    const auto discs = std::span(state.discs).first(static_cast<std::size_t>(state.setup.players));
    return state.round > 1 && std::ranges::all_of(discs, [](int left) { return left == DiscsPerTurn; });
}

Stage stageOf(const State &state)
{
    switch (state.phase) {
    case Phase::Actions:
        return isNewTurn(state) ? Stage::Turn : Stage::Rows;
    case Phase::Settle:
        return Stage::Settle;
    case Phase::EraEnd:
        return Stage::Keep;
    case Phase::Order:
        return Stage::Order;
    case Phase::Over:
        break;
    }
    return Stage::Over;
}

DiscEntry entered(const Disc &disc)
{
    DiscEntry entry{.circle = disc.circle};
    for (const Good good : valuesOf<Good>()) {
        entry.units.insert(entry.units.end(), static_cast<std::size_t>(disc.pay[good]), good);
    }
    return entry;
}

// What an action was entered as.

Draft entered(const TakeProgress &action)
{
    return {.step = Stage::Progress, .disc = entered(action.disc)};
}
Draft entered(const TakeTerritory &action)
{
    return {.step = Stage::Territory, .disc = entered(action.disc)};
}
Draft entered(const TakeCity &action)
{
    return {.step = Stage::City, .disc = entered(action.disc)};
}
Draft entered(const BuildWonder &action)
{
    return {
        .step = Stage::City, .disc = entered(action.disc), .wonders = true, .wonder = WonderEntry{action}};
}
Draft entered(const TakeEmpire &action)
{
    return {.step = Stage::Empire,
        .disc = entered(action.disc),
        .empire = {.tile = KnownEmpire{.number = action.number, .water = action.water},
            .withdraw = action.withdraw,
            .place = action.place,
            .battles = action.battles}};
}
Draft entered(const Trade &action)
{
    return {.step = Stage::Trade, .disc = entered(action.disc)};
}
Draft entered(const Idle &action)
{
    return {.step = stageOf(action.row), .disc = entered(action.disc)};
}
Draft entered(const FreeAction &action)
{
    return {.step = Stage::Rows, .free = FreeEntry{action}};
}
Draft entered(const Settle &action)
{
    return {.step = Stage::Settle, .settle = action};
}
Draft entered(const Keep &action)
{
    return {.step = Stage::Keep, .keeps = {action}, .keeper = action.player};
}
Draft entered(const ChooseOrder &)
{
    return {.step = Stage::Order};
}
}

Stage stageOf(Row row)
{
    constexpr PerId<Row, Stage> Stages
        = {{{Stage::Progress, Stage::Territory, Stage::City, Stage::Empire, Stage::Trade}}};
    return Stages[row];
}

Draft freshDraft(const State &state)
{
    return {.step = stageOf(state)};
}

Draft draftOf(const Action &action, const State &before)
{
    return std::visit(
        [&](const auto &done) {
            if constexpr (requires { entered(done); }) {
                auto draft = entered(done);
                draft.step = before.phase == Phase::Settle ? Stage::Settle : draft.step;
                return draft;
            } else {
                return freshDraft(before);
            }
        },
        action);
}

const Step &stepOf(const Draft &draft)
{
    static constexpr PerId<Stage, const Step *> Steps = {{{&TurnStep, &RowsStep, &ProgressStep,
        &TerritoryStep, &CityStep, &EmpireStep, &TradeStep, &SettleStep, &KeepStep, &OrderStep, &OverStep}}};
    return *Steps[draft.step];
}

Answer answer(const Play &play, const Touch &touch)
{
    // A question that was not answered is no longer asked.
    if (play.draft.forgets && touch.id != "forget") {
        auto draft = play.draft;
        draft.forgets = false;
        return answer({play.story, play.head, draft, play.seats, play.habits, play.memory}, touch);
    }
    if (touch.id == "finish") {
        return taken(play, Finish{touch.text});
    }
    if (const auto added = addedTouch(play, touch)) {
        return *added;
    }
    if (const auto corrected = correctTouch(play, touch)) {
        return *corrected;
    }
    if (const auto described = regionTouch(play, touch)) {
        return *described;
    }
    if (const auto free = freeTouch(play, touch)) {
        return *free;
    }
    return stepOf(play.draft).touch(play, touch);
}
}
