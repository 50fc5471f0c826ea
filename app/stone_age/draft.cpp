// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/draft.h"

#include "app/stone_age/steps.h"
#include "model/stone_age/purchase.h"

#include <algorithm>
#include <numeric>

namespace StoneAge
{
namespace
{
/// Of dice an action tells the total alone; what each of them showed nobody knows any more.
void tapAgain(Entry &entry, int total)
{
    entry.byTotal = true;
    entry.dice = digitsOf(total);
}

Stage putBack(Entry &entry, const Gather &gather)
{
    tapAgain(entry, gather.dice);
    return Stage::Gather;
}
Stage putBack(Entry &entry, const Building &building)
{
    if (building.gain) {
        if (const auto *secret = std::get_if<Gains::SecretCard>(&*building.gain)) {
            entry.halves[Half::Secret] = secret->bottom;
        }
    }
    return Stage::Tile;
}
Stage putBack(Entry &entry, const Card &card)
{
    entry.halves[Half::Bonus] = card.bonusCard;
    if (!card.number) {
        entry.halves[Half::Own] = card.bottom;
    }
    if (const auto *extra = std::get_if<Tops::ExtraCard>(&card.top)) {
        entry.halves[Half::Extra] = extra->bottom;
    }
    if (const auto *roll = std::get_if<Tops::TwoDice>(&card.top)) {
        tapAgain(entry, roll->dice);
    }
    return Stage::Card;
}
Stage putBack(Entry &, const TakeTwo &)
{
    return Stage::Two;
}
Stage putBack(Entry &, const Feed &)
{
    return Stage::Feed;
}
/// The rest is done by one tap: there is nothing to put back.
template<typename Plain>
Stage putBack(Entry &entry, const Plain &)
{
    entry = {};
    return Stage::Village;
}

void writeDice(Action &action, int total)
{
    if (auto *gather = std::get_if<Gather>(&action)) {
        gather->dice = total;
    } else {
        std::get<Tops::TwoDice>(std::get<Card>(action).top).dice = total;
    }
}

void write(Action &action, Half half, const Bottom &bottom)
{
    switch (half) {
    case Half::Own:
        std::get<Card>(action).bottom = bottom;
        break;
    case Half::Extra:
        std::get<Tops::ExtraCard>(std::get<Card>(action).top).bottom = bottom;
        break;
    case Half::Bonus:
        std::get<Card>(action).bonusCard = bottom;
        break;
    case Half::Secret:
        std::get<Gains::SecretCard>(*std::get<Building>(action).gain).bottom = bottom;
        break;
    }
}
}

Draft freshDraft(const State &state)
{
    switch (state.phase) {
    case Phase::Actions:
        return {};
    case Phase::Feed:
        return {.step = Stage::Feed, .entry = {.action = feedingOf(state, hungrySeats(state).front())}};
    case Phase::Over:
        break;
    }
    return {.step = Stage::Over};
}

Draft draftOf(const Action &action, const State &before)
{
    Draft draft = freshDraft(before);
    if (std::holds_alternative<Adjust>(action) || std::holds_alternative<Finish>(action)) {
        return draft;
    }
    draft.entry = {.action = action};
    draft.step = std::visit([&](const auto &kind) { return putBack(draft.entry, kind); }, action);
    if (const auto *card = std::get_if<Card>(&action)) {
        draft.shelf = kindOf(card->top);
        draft.entry.from = rowOf(*card);
    } else if (const auto *building = std::get_if<Building>(&action)) {
        draft.entry.from = rowOf(*building, before);
    }
    return draft;
}

Feed feedingOf(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    return {.player = seat, .pay = proposeFeeding(player, player.work.missing)};
}

bool isSameThing(const Action &one, const Action &other)
{
    const auto *gather = std::get_if<Gather>(&one);
    const auto *feed = std::get_if<Feed>(&one);
    return kindOf(one) == kindOf(other) && (!gather || gather->place == std::get<Gather>(other).place)
        && (!feed || feed->player == std::get<Feed>(other).player);
}

void layAside(Draft &draft, const Entry &entry)
{
    (void)takeUp(draft, entry.action);
    draft.aside.push_back(entry);
}

std::optional<Entry> takeUp(Draft &draft, const Action &like)
{
    const auto found = std::ranges::find_if(
        draft.aside, [&](const Entry &other) { return isSameThing(other.action, like); });
    if (found == draft.aside.end()) {
        return std::nullopt;
    }
    const Entry left = *found;
    draft.aside.erase(found);
    return left;
}

std::vector<Half> halvesOf(const Action &action)
{
    std::vector<Half> halves;
    if (const auto *card = std::get_if<Card>(&action)) {
        if (!card->number) {
            halves.push_back(Half::Own);
        }
        if (std::holds_alternative<Tops::ExtraCard>(card->top)) {
            halves.push_back(Half::Extra);
        }
        if (card->bonusCard) {
            halves.push_back(Half::Bonus);
        }
    } else if (const auto *building = std::get_if<Building>(&action)) {
        if (building->gain && std::holds_alternative<Gains::SecretCard>(*building->gain)) {
            halves.push_back(Half::Secret);
        }
    }
    return halves;
}

std::optional<int> diceOf(const Action &action)
{
    constexpr int DiceOfCard = 2;
    if (const auto *gather = std::get_if<Gather>(&action)) {
        return gather->people;
    }
    const auto *card = std::get_if<Card>(&action);
    return card && std::holds_alternative<Tops::TwoDice>(card->top) ? std::optional(DiceOfCard)
                                                                    : std::nullopt;
}

std::vector<int> digitsOf(int number)
{
    std::vector<int> digits;
    for (; number > 0; number /= 10) {
        digits.insert(digits.begin(), number % 10);
    }
    return digits;
}

int numberOf(const std::vector<int> &digits)
{
    return std::accumulate(
        digits.begin(), digits.end(), 0, [](int number, int digit) { return 10 * number + digit; });
}

int totalOf(const Entry &entry)
{
    const int dice = diceOf(entry.action).value_or(0);
    if (entry.byTotal) {
        const int total = numberOf(entry.dice);
        return total >= dice ? total : 0;
    }
    const bool all = static_cast<int>(entry.dice.size()) == dice;
    return all ? std::accumulate(entry.dice.begin(), entry.dice.end(), 0) : 0;
}

std::optional<Action> finished(const Entry &entry)
{
    const auto asked = halvesOf(entry.action);
    const bool named = std::ranges::all_of(asked, [&](Half half) { return entry.halves[half].has_value(); });
    const bool rolled = !diceOf(entry.action) || totalOf(entry) > 0;
    return named && rolled ? std::optional(soFar(entry)) : std::nullopt;
}

Action soFar(const Entry &entry, std::optional<Half> before)
{
    Action action = entry.action;
    if (diceOf(action)) {
        writeDice(action, totalOf(entry));
    }
    for (const Half half : halvesOf(action)) {
        const bool counts = entry.halves[half] && (!before || half < *before);
        write(action, half, counts ? *entry.halves[half] : Craftsmen{});
    }
    auto *card = std::get_if<Card>(&action);
    if (card && before == Half::Own) {
        card->bottom = Craftsmen{};
    }
    return action;
}
}
