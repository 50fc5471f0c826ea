// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/text.h"
#include "model/through_the_ages/plays.h"

/// Cards that come into play and leave it.
namespace ThroughTheAges
{
namespace
{
int followed(int left, int before, int after)
{
    const int change = after - before;
    return change < 0 ? std::min(left, after) : left + change;
}

/// Tokens come with a card and leave with it; what a bank lacks is forgiven (N3).
void moveTokens(Player &player, const Effect &effect, int direction)
{
    player.yellow = std::max(0, player.yellow + direction * effect.traits[Trait::Yellow]);
    player.blue = std::max(0, player.blue + direction * effect.traits[Trait::Blue]);
}
}

void followTotals(Player &player, const Totals &before)
{
    const auto after = totalsOf(player);
    player.civil = followed(player.civil, before.civil, after.civil);
    player.military = followed(player.military, before.military, after.military);
    player.arms = followed(player.arms, before.arms, after.arms);
}

void putIn(State &state, int seat, const Card &card, Events &events)
{
    auto &player = playerAt(state, seat);
    moveTokens(player, card.effect, 1);
    player.cards.add(card);
    events.push_back(CardIn{seat, card.name, card.kind, card.age});
}

void putOut(State &state, int seat, const Card &card, Why why, Events &events)
{
    auto &player = playerAt(state, seat);
    moveTokens(player, card.effect, -1);
    events.push_back(CardOut{seat, card.name, card.kind, card.age, why});
    player.cards.remove(card.name);
}

void dropWonder(State &state, int seat, Why why, Events &events)
{
    auto &player = playerAt(state, seat);
    const auto wonder = *player.cards.wonder();
    player.blue += wonder.tokens;
    player.cards.setWonder(std::nullopt);
    events.push_back(WonderOut{seat, wonder.card.name, wonder.card.age, wonder.tokens, why});
}

namespace
{
bool isNew(const Player &player, const Modify &action)
{
    return !player.cards.find(action.name);
}
}

int actionsOf(const State &state, int seat, const Modify &action)
{
    const bool takesOne = isNew(playerAt(state, seat), action)
        && (action.kind == CardKind::Leader || action.kind == CardKind::Special);
    return actionsOf(state, seat, action.actions, takesOne ? 1 : 0);
}

int priceOf(const Player &player, const Modify &action)
{
    const bool helped = isNew(player, action) && action.kind == CardKind::Special;
    return std::max(0, action.science - (helped ? player.cards.sums().learn[Learnable::Special] : 0));
}

namespace
{
bool isPutOutBy(const Card &card, const Modify &action)
{
    return (action.kind == CardKind::Leader && card.kind == CardKind::Leader)
        || (action.family && card.family == action.family)
        || (action.replaces && Text::sameName(card.name, *action.replaces));
}

void judgeNames(const Player &player, const Modify &action, Judge &judge)
{
    const auto *inPlay = player.cards.find(action.name);
    const bool otherCard = action.kind != CardKind::Other || action.age != 0 || action.family;
    judge.forbid(inPlay && otherCard, Code::BadCard, {.subject = action.name});
    judge.forbid(inPlay && action.replaces, Code::BadCard, {.subject = action.name});
    judge.forbid(!inPlay && player.cards.isUnderWay(action.name), Code::BadCard, {.subject = action.name});
    judge.forbid(action.family && action.kind != CardKind::Special, Code::BadCard, {.subject = action.name});
    if (action.replaces) {
        judge.forbid(!player.cards.find(*action.replaces) || Text::sameName(*action.replaces, action.name),
            Code::BadCard, {.subject = *action.replaces});
    }
}

/// The effect of a card in play becomes another.
void changeCard(State &state, int seat, const Card &card, const Effect &effect, Events &events)
{
    auto &player = playerAt(state, seat);
    Effect difference;
    for (const Trait trait : {Trait::Yellow, Trait::Blue}) {
        difference.traits[trait] = effect.traits[trait] - card.effect.traits[trait];
    }
    moveTokens(player, difference, 1);
    events.push_back(CardChanged{seat, card.name, card.kind, card.age});
    player.cards.change(card.name, effect);
}
}

void judge(const State &state, const Modify &action, Judge &judge)
{
    judgePlaying(state, judge);
    judgeFigure(action.age, "age", judge, 0, Levels - 1);
    judgeEffect(action.effect, judge);
    judgeGain(action.gain, judge);
    const int seat = seatOf(state, action.player);
    if (!judgeSeat(state, seat, judge)) {
        return;
    }
    const auto &player = playerAt(state, seat);
    if (action.remove) {
        judge.forbid(isNew(player, action), Code::BadCard, {.subject = action.name});
        return;
    }
    judgeNames(player, action, judge);
    judgeCivil(player, actionsOf(state, seat, action), judge);
    judgeScience(player, priceOf(player, action), judge);
}

void play(State &state, const Modify &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    auto &player = playerAt(state, seat);
    const auto before = totalsOf(player);
    // What is looked at stays while cards come and go.
    const auto cards = player.cards;
    const auto *inPlay = cards.find(action.name);
    if (action.remove) {
        putOut(state, seat, *inPlay, Why::Removed, events);
        followTotals(player, before);
        return;
    }
    spend(state, seat, actionsOf(state, seat, action), 0, events);
    payScience(state, seat, priceOf(player, action), events);
    if (inPlay) {
        changeCard(state, seat, *inPlay, action.effect, events);
        followTotals(player, before);
        receive(state, seat, action.gain, giverOf(*inPlay), events);
        return;
    }
    bool leaderLeft = false;
    for (const auto &card : cards.list()) {
        if (isPutOutBy(card, action)) {
            putOut(state, seat, card, Why::Replaced, events);
            leaderLeft = leaderLeft || card.kind == CardKind::Leader;
        }
    }
    const Card card{action.name, action.kind, action.age, action.family, action.effect};
    putIn(state, seat, card, events);
    followTotals(player, before);
    if (leaderLeft && card.kind == CardKind::Leader && editionOf(state) == Edition::NewStory) {
        Gain back;
        back.numbers[Benefit::Civil] = 1;
        receive(state, seat, back, giverOf(card), events, Limit::Total);
    }
    receive(state, seat, action.gain, giverOf(card), events);
    if (card.kind == CardKind::Special) {
        receiveOnTechnology(state, seat, events, card.name);
    }
}

void judge(const State &state, const ChooseTactic &action, Judge &judge)
{
    judgePlaying(state, judge);
    judge.forbid(
        !isIn(editionOf(state), action.tactic), Code::NotInEdition, {.subject = idOf(action.tactic)});
    judgeAge(state, factsOf(action.tactic).level, idOf(action.tactic), judge);
    const int seat = seatOf(state, action.player);
    if (judgeSeat(state, seat, judge)) {
        judgeMilitary(
            playerAt(state, seat), ThroughTheAges::actionsOf(state, seat, action.actions, 1), judge);
    }
}

void play(State &state, const ChooseTactic &action, Events &events)
{
    const int seat = seatOf(state, action.player);
    spend(state, seat, 0, ThroughTheAges::actionsOf(state, seat, action.actions, 1), events);
    const auto from = std::exchange(playerAt(state, seat).tactic, action.tactic);
    events.push_back(TacticChosen{seat, from, action.tactic});
}
}
