// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/draft.h"

#include "app/through_the_ages/correction.h"
#include "app/through_the_ages/steps.h"

namespace ThroughTheAges
{
namespace
{
/// A war that has to be fought before the turn can end.
bool mustFight(const State &state)
{
    const auto error = refusal(state, EndTurn{});
    return state.phase == Phase::Turn && error && error->code == Code::WarUnderWay;
}

// What an action was entered as.

Draft placed(Technology technology, int discount = 0)
{
    return {.tray = {.place = technology, .discount = discount}};
}
Draft entered(const Learn &action)
{
    return placed(action.technology, action.discount);
}
Draft entered(const Build &action)
{
    return placed(action.technology, action.discount);
}
Draft entered(const Upgrade &action)
{
    return placed(action.to, action.discount);
}
Draft entered(const Destroy &action)
{
    return placed(action.technology);
}
Draft entered(const Govern &action)
{
    return {
        .step = Stage::Government, .coup = action.military ? std::optional(action.government) : std::nullopt};
}
Draft entered(const ChooseTactic &)
{
    return {.step = Stage::Tactic};
}
Draft entered(const Modify &)
{
    return {.step = Stage::Cards};
}
Draft entered(const Prepare &)
{
    return {.step = Stage::Politics};
}
Draft entered(const Grant &action)
{
    return {.step = Stage::Grant, .grant = {action.players, action.gain}};
}
Draft entered(const Declare &action)
{
    return {.step = Stage::Battle,
        .battle = {.kind = BattleKind::Declaration, .against = action.against, .actions = action.actions}};
}
Draft entered(const Battle &action)
{
    return {.step = Stage::Battle,
        .battle = {.kind = action.war ? BattleKind::War : BattleKind::Aggression,
            .against = action.against,
            .sacrifice = action.sacrifice,
            .defence = action.defenderSacrifice,
            .cards = action.cards,
            .actions = action.actions,
            .booty = action.attacker.numbers}};
}
Draft entered(const ScoreImpacts &action)
{
    return {.step = Stage::Impact, .impact = {action.events, action.extra}};
}
}

Draft freshDraft(const State &state)
{
    switch (state.phase) {
    case Phase::Turn:
        break;
    case Phase::Final:
        return {.step = Stage::Impact};
    case Phase::Over:
        return {.step = Stage::Over};
    case Phase::RivalWar:
    case Phase::RivalHand:
    case Phase::RivalAttack:
    case Phase::RivalEvent:
    case Phase::RivalBid:
    case Phase::Bid:
        return {.step = Stage::Rival, .rival = {.phase = state.phase}};
    }
    if (mustFight(state) && isSolo(state)) {
        return {.step = Stage::Rival, .rival = {.page = RivalEntry::Page::War, .actions = 0}};
    }
    if (mustFight(state)) {
        return {.step = Stage::Battle,
            .battle = {.kind = BattleKind::War, .against = active(state).war, .actions = 0}};
    }
    return {};
}

Draft draftOf(const Action &action, const State &before)
{
    return std::visit(
        [&](const auto &done) {
            auto draft = freshDraft(before);
            if constexpr (requires { entered(done); }) {
                if (before.phase == Phase::Turn) {
                    draft = entered(done);
                }
            }
            if (draft.step == Stage::Rival) {
                draft.rival = rivalEntryOf(action, before);
            }
            return draft;
        },
        action);
}

const Step &stepOf(const Draft &draft)
{
    static constexpr PerId<Stage, const Step *> Steps = {{{&BoardStep, &LearnStep, &GovernmentStep,
        &CardsStep, &OwnStep, &PoliticsStep, &ImpactStep, &BattleStep, &ColonyStep, &PactStep, &TacticStep,
        &EventStep, &GrantStep, &NewsStep, nullptr, &OverStep}}};
    return draft.step == Stage::Rival ? rivalStepOf(draft.rival) : *Steps[draft.step];
}

Answer answer(const Play &play, const Touch &touch)
{
    if (touch.id == "finish") {
        return done(play, {Finish{touch.text}});
    }
    if (const auto corrected = correctTouch(play, touch)) {
        return *corrected;
    }
    return stepOf(play.draft).touch(play, touch);
}
}
