// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/flow.h"

#include "model/stone_age/advice.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
/// A total as it could have been tapped.
std::vector<int> taps(int dice, int total)
{
    std::vector<int> list;
    if (dice > MostSingleDice) {
        for (; total > 0; total /= 10) {
            list.insert(list.begin(), total % 10);
        }
        return list;
    }
    for (int others = dice - 1; others >= 0; --others) {
        list.push_back(std::clamp(total - others, 1, MostPips));
        total -= list.back();
    }
    return list;
}

void putBack(Draft &draft, const Gather &gather)
{
    draft.step = Stage::Gather;
    draft.dice = taps(gather.people, gather.dice);
}
void putBack(Draft &draft, const Building &building)
{
    draft.step = Stage::Tile;
    if (building.gain) {
        if (const auto *secret = std::get_if<Gains::SecretCard>(&*building.gain)) {
            draft.halves[Half::Secret] = secret->bottom;
        }
    }
}
void putBack(Draft &draft, const Card &card)
{
    draft.step = Stage::Card;
    draft.shelf = kindOf(card.top);
    draft.halves[Half::Bonus] = card.bonusCard;
    if (!card.number) {
        draft.halves[Half::Own] = card.bottom;
    }
    if (const auto *extra = std::get_if<Tops::ExtraCard>(&card.top)) {
        draft.halves[Half::Extra] = extra->bottom;
    }
    if (const auto *roll = std::get_if<Tops::TwoDice>(&card.top)) {
        draft.dice = taps(2, roll->dice);
    }
}
void putBack(Draft &draft, const TakeTwo &)
{
    draft.step = Stage::Two;
}
void putBack(Draft &draft, const Feed &)
{
    draft.step = Stage::Feed;
}
/// The rest is done by one tap: there is nothing to put back.
template<typename Plain>
void putBack(Draft &draft, const Plain &)
{
    draft.action = Done{};
}
}

Feed feedingOf(const State &state, int seat)
{
    const auto &player = playerAt(state, seat);
    return {.player = seat, .pay = proposeFeeding(player, player.work.missing)};
}

Draft freshDraft(const State &state)
{
    switch (state.phase) {
    case Phase::Actions:
        return {};
    case Phase::Feed:
        return {.step = Stage::Feed, .action = feedingOf(state, hungrySeats(state).front())};
    case Phase::Over:
        break;
    }
    return {.step = Stage::Over};
}

Draft fitted(Draft draft, const State &state)
{
    const auto entered = finished(draft);
    return entered && refusal(state, *entered) ? freshDraft(state) : draft;
}

Draft draftOf(const Action &undone, const State &before)
{
    Draft draft = freshDraft(before);
    if (!std::holds_alternative<Adjust>(undone) && !std::holds_alternative<Finish>(undone)) {
        draft.action = undone;
        std::visit([&](const auto &action) { putBack(draft, action); }, undone);
    }
    draft.restored = true;
    return draft;
}
}
