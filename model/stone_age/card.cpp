// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/growth.h"
#include "model/stone_age/payment.h"
#include "model/stone_age/toolbox.h"

namespace StoneAge
{
namespace
{
constexpr int TwoDiceLeast = 2;
constexpr int TwoDiceMost = 12;

void judgeTop(const State &state, const Tops::DiceForAll &top, Judge &judge)
{
    judgePicks(state, top.picks.size(), judge);
}
void judgeTop(const State &state, const Tops::TwoDice &top, Judge &judge)
{
    judge.forbid(top.dice < TwoDiceLeast || top.dice > TwoDiceMost, Code::DiceTotal,
        {.least = TwoDiceLeast, .most = TwoDiceMost});
    judgeTools(active(state), top.tools, judge);
}
void judgeTop(const State &, const Tops::OneUseTool &top, Judge &judge)
{
    judge.forbid(top.value < LeastOneUse || top.value > MostOneUse, Code::OutOfRange,
        {.subject = "oneUse", .least = LeastOneUse, .most = MostOneUse});
}
void judgeTop(const State &state, const Tops::ExtraCard &top, Judge &judge)
{
    judgeBottom(state, top.bottom, judge);
}
void judgeTop(const State &, const Tops::AnyTwo &top, Judge &judge)
{
    if (top.resources) {
        judgeTwo(*top.resources, judge);
    }
}
void judgeTop(const State &state, const Tops::StyleDice &top, Judge &judge)
{
    needExpansion(state, true, idOf(TopKind::StyleDice), judge);
    judgePicks(state, top.picks, judge);
}
void judgeTop(const State &state, const Tops::Trade &, Judge &judge)
{
    needExpansion(state, true, idOf(TopKind::Trade), judge);
}
/// Food, resources, points, a tool and a field are taken as they are printed.
template<typename Plain>
void judgeTop(const State &, const Plain &, Judge &)
{
}

void judgeSlot(const State &state, const Card &card, Judge &judge)
{
    needExpansion(state, card.slot == JewelSlot, "slot", judge);
    if (card.slot < 1 || card.slot > CardSlots) {
        judge.forbid(true, Code::OutOfRange, {.subject = "slot", .least = 1, .most = slotsOf(state.setup)});
        return;
    }
    judgeUser(state, state.users.slots[static_cast<std::size_t>(card.slot - 1)], "card", judge);
    judge.forbid(!fits(SlotPrice{card.slot, card.bonusCard.has_value()}, card.pay), Code::WrongPayment,
        {.subject = card.slot == JewelSlot ? "jewel-slot" : "slot",
            .count = card.slot == JewelSlot ? JewelsPerCard * (card.bonusCard ? 2 : 1) : card.slot});
}

int cardsDrawn(const Card &card)
{
    const auto *style = std::get_if<Tops::StyleDice>(&card.top);
    return (card.bonusCard ? 1 : 0) + (std::holds_alternative<Tops::ExtraCard>(card.top) ? 1 : 0)
        + (style ? cardsIn(style->picks) : 0);
}

void take(State &state, const Tops::DiceForAll &top, Events &events)
{
    hand(state, top.picks, events);
}
void take(State &state, const Tops::Food &top, Events &events)
{
    receive(state, state.seat, top.count, {}, events);
}
void take(State &state, const Tops::SomeResources &top, Events &events)
{
    receive(state, state.seat, top.of, events);
}
void take(State &state, const Tops::TwoDice &top, Events &events)
{
    const int total = top.dice + toolPips(active(state), top.tools);
    const int divisor = valueOf(top.resource);
    useTools(state, top.tools, events);
    active(state).stock[materialOf(top.resource)] += total / divisor;
    events.push_back(DiceRolled{state.seat, top.resource, total, total / divisor, total % divisor});
}
void take(State &state, const Tops::OneUseTool &top, Events &events)
{
    active(state).oneUse.push_back(top.value);
    events.push_back(ToolKept{state.seat, top.value});
}
void take(State &state, const Tops::Points &top, Events &events)
{
    active(state).score += top.count;
    events.push_back(Scored{state.seat, top.count});
}
void take(State &state, const Tops::Agriculture &, Events &events)
{
    gainField(state, state.seat, events);
}
void take(State &state, const Tops::Tool &, Events &events)
{
    gainTool(state, state.seat, events);
}
void take(State &state, const Tops::ExtraCard &top, Events &events)
{
    draw(state, state.seat, top.bottom, events);
}
void take(State &state, const Tops::AnyTwo &top, Events &events)
{
    if (top.resources) {
        receive(state, state.seat, *top.resources, events);
    } else {
        ++active(state).anyTwo;
        events.push_back(AnyTwoKept{state.seat});
    }
}
void take(State &state, const Tops::StyleDice &top, Events &events)
{
    hand(state, top.picks, events);
}
void take(State &state, const Tops::Trade &, Events &events)
{
    gainTrade(state, state.seat, 1, true, events);
}
}

void judge(const State &state, const Card &card, Judge &judge)
{
    judgeTurn(state, judge);
    judgePeople(state, 1, judge);
    judgeSlot(state, card, judge);
    judgePayment(state, card.pay, card.exchange, judge);
    judge.forbid(card.number && state.cardsGone[static_cast<std::size_t>(*card.number - 1)], Code::CardGone,
        {.count = card.number.value_or(0)});
    judgeDeck(state, cardsDrawn(card), judge);
    std::visit([&](const auto &top) { judgeTop(state, top, judge); }, card.top);
    judgeBottom(state, card.bottom, judge);
    if (card.bonusCard) {
        needExpansion(state, true, "bonusCard", judge);
        judgeBottom(state, *card.bonusCard, judge);
        judge.forbid(card.slot != JewelSlot, Code::OutOfRange, {.subject = "bonusCard"});
    }
}

void play(State &state, const Card &card, Events &events)
{
    ++active(state).work.peopleUsed;
    state.users.slots[static_cast<std::size_t>(card.slot - 1)] = state.seat;
    if (card.number) {
        state.cardsGone[static_cast<std::size_t>(*card.number - 1)] = true;
    }
    makePayment(state, card.pay, card.exchange, events);
    events.push_back(CardBought{state.seat, card.slot, card.number});
    std::visit([&](const auto &top) { take(state, top, events); }, card.top);
    keep(state, state.seat, card.bottom, events);
    if (card.bonusCard) {
        draw(state, state.seat, *card.bonusCard, events);
    }
}

void judge(const State &state, const TakeTwo &two, Judge &judge)
{
    judgeTurn(state, judge);
    judge.forbid(active(state).anyTwo == 0, Code::NotOwned, {.subject = "anyTwo"});
    judgeTwo(two.resources, judge);
}

void play(State &state, const TakeTwo &two, Events &events)
{
    --active(state).anyTwo;
    receive(state, state.seat, two.resources, events);
}
}
