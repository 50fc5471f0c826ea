// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/stone_age/randomplayer.h"

#include "model/stone_age/advice.h"

#include <algorithm>

namespace StoneAge
{
Setup RandomPlayer::setup()
{
    Setup setup{.players = 2 + below(MaxPlayers - 1)};
    setup.expansion = setup.players > MaxPlayersWithoutExpansion || oneIn(2);
    setup.bonusTiles = setup.expansion && oneIn(2);
    return setup;
}

Action RandomPlayer::choose(const State &state)
{
    if (oneIn(60)) {
        return adjust(state);
    }
    if (oneIn(3000)) {
        return Finish{.why = "late"};
    }
    if (state.phase == Phase::Feed) {
        return feed(state);
    }
    for (int i = 0; i < 20; ++i) {
        if (const auto action = attempt(state); !refusal(state, action)) {
            return action;
        }
    }
    return Done{};
}

Action RandomPlayer::attempt(const State &state)
{
    switch (below(16)) {
    case 0:
        return ToolMaker{};
    case 1:
        return Hut{};
    case 2:
        return Field{};
    case 3:
        return Trader{};
    case 4:
    case 5:
    case 6:
        return building(state);
    case 7:
    case 8:
    case 9:
        return card(state);
    case 10:
        return TakeTwo{resources(2)};
    default:
        return gather(state);
    }
}

int RandomPlayer::roll(int dice)
{
    int total = 0;
    for (int i = 0; i < dice; ++i) {
        total += 1 + below(6);
    }
    return total;
}

Resources RandomPlayer::resources(int count)
{
    Resources lot;
    for (int i = 0; i < count; ++i) {
        ++lot[any<Resource>()];
    }
    return lot;
}

Materials RandomPlayer::materials(int count)
{
    Materials lot;
    for (int i = 0; i < count; ++i) {
        ++lot[any<Material>()];
    }
    return lot;
}

Bottom RandomPlayer::bottom(const State &state)
{
    const int without = state.setup.expansion ? 0 : 1;
    if (oneIn(2)) {
        return any<Symbol>(countOf<Symbol> - without);
    }
    return Craftsmen{any<Craft>(countOf<Craft> - without), 1 + below(MostPeopleOnCard)};
}

ToolUse RandomPlayer::tools(const State &state)
{
    ToolUse use;
    const auto &player = active(state);
    for (int space = 0; space < ToolSpaces; ++space) {
        const auto at = static_cast<std::size_t>(space);
        if (player.tools[at] > 0 && !player.toolsUsed[at] && oneIn(2)) {
            use.spaces.push_back(space);
        }
    }
    if (!player.oneUse.empty() && oneIn(3)) {
        use.oneUse.push_back(player.oneUse.back());
    }
    return use;
}

std::vector<StylePick> RandomPlayer::stylePicks(const State &state)
{
    std::vector<StylePick> picks;
    for (int i = 0; i < state.setup.players; ++i) {
        switch (below(6)) {
        case 0:
            picks.emplace_back(any<Resource>());
            break;
        case 1:
            picks.emplace_back(bottom(state));
            break;
        default:
            picks.emplace_back(any<Style>());
        }
    }
    return picks;
}

void RandomPlayer::choosePicks(const State &state, Top &top)
{
    if (auto *all = std::get_if<Tops::DiceForAll>(&top)) {
        for (int i = 0; i < state.setup.players; ++i) {
            all->picks.push_back(any<Pick>());
        }
    } else if (auto *two = std::get_if<Tops::TwoDice>(&top)) {
        two->dice = roll(2);
        two->tools = tools(state);
    } else if (auto *extra = std::get_if<Tops::ExtraCard>(&top)) {
        extra->bottom = bottom(state);
    } else if (auto *any = std::get_if<Tops::AnyTwo>(&top); any && oneIn(2)) {
        any->resources = resources(2);
    } else if (auto *style = std::get_if<Tops::StyleDice>(&top)) {
        style->picks = stylePicks(state);
    }
}

Top RandomPlayer::top(const State &state)
{
    switch (below(state.setup.expansion ? 12 : 10)) {
    case 0:
        return Tops::DiceForAll{};
    case 1:
        return Tops::Food{below(8)};
    case 2:
        return Tops::SomeResources{resources(below(3))};
    case 3:
        return Tops::TwoDice{.resource = any<Resource>()};
    case 4:
        return Tops::OneUseTool{LeastOneUse + below(3)};
    case 5:
        return Tops::Points{below(4)};
    case 6:
        return Tops::Agriculture{};
    case 7:
        return Tops::Tool{};
    case 8:
        return Tops::ExtraCard{};
    case 9:
        return Tops::AnyTwo{};
    case 10:
        return Tops::StyleDice{};
    default:
        return Tops::Trade{};
    }
}

Gain RandomPlayer::gain(const State &state)
{
    switch (below(state.setup.bonusTiles ? 6 : 4)) {
    case 0:
        return Gains::WoodSite{};
    case 1:
        return Gains::GoldSite{};
    case 2:
        return Gains::SecretCard{bottom(state)};
    case 3:
        return Gains::StyleDice{stylePicks(state)};
    default:
        return Gains::BonusTile{any<Bonus>()};
    }
}

Action RandomPlayer::gather(const State &state)
{
    Gather gather{.place = any<Place>(), .people = 1 + below(std::max(1, peopleLeft(state)))};
    gather.dice = roll(gather.people);
    gather.tools = tools(state);
    if (state.setup.expansion && gather.place == Place::Hunt) {
        gather.jewels = below(3);
    }
    return gather;
}

Action RandomPlayer::building(const State &state)
{
    Building building{.stack = below(state.setup.players),
        .kind = any<Tile>(state.setup.expansion ? countOf<Tile> : countOf<Tile> - 2)};
    if (building.kind == Tile::Printed) {
        building.points = below(20);
        building.gain = gain(state);
        return building;
    }
    if (building.kind == Tile::Kinds) {
        building.count = 4 + below(2);
        building.kinds = 1 + below(countOf<Resource>);
    }
    if (const auto purchase
        = proposePurchase(state, TilePrice{building.kind, building.count, building.kinds})) {
        building.pay = purchase->pay;
        building.exchange = purchase->exchange;
    }
    return building;
}

Action RandomPlayer::card(const State &state)
{
    Card card{.slot = 1 + below(slotsOf(state.setup)), .top = top(state), .bottom = bottom(state)};
    if (oneIn(2)) {
        card.number = 1 + below(CardCount);
        card.top = printedTop(*card.number);
        card.bottom = cardRow(*card.number).bottom;
    }
    choosePicks(state, card.top);
    if (card.slot == JewelSlot && oneIn(2)) {
        card.bonusCard = bottom(state);
    }
    if (const auto purchase = proposePurchase(state, SlotPrice{card.slot, card.bonusCard.has_value()})) {
        card.pay = purchase->pay;
        card.exchange = purchase->exchange;
    }
    return card;
}

Action RandomPlayer::feed(const State &state)
{
    const auto hungry = hungrySeats(state);
    const int seat = hungry[static_cast<std::size_t>(below(static_cast<int>(hungry.size())))];
    const auto &player = playerAt(state, seat);
    return Feed{seat, oneIn(5) ? std::nullopt : proposeFeeding(player, player.work.missing)};
}

Adjust RandomPlayer::adjust(const State &state)
{
    Adjust adjust{.player = below(state.setup.players), .why = oneIn(2) ? "house rule" : ""};
    adjust.stock[materialOf(any<Resource>())] = below(9);
    adjust.symbols[any<Symbol>(countOf<Symbol> - 1)] = below(3);
    adjust.crafts[any<Craft>(countOf<Craft> - 1)] = below(5);
    if (oneIn(2)) {
        adjust.score = below(200) - 50;
        adjust.people = below(MaxPeople + 1);
        adjust.food = below(30);
        adjust.agriculture = below(MaxAgriculture + 1);
    }
    if (oneIn(3)) {
        adjust.tools = std::array{below(5), below(5), below(5)};
        adjust.toolsUsed = std::array{oneIn(2), oneIn(2), oneIn(2)};
        adjust.oneUse = std::vector{LeastOneUse + below(3), LeastOneUse + below(3)};
        adjust.anyTwo = below(3);
        adjust.buildings = below(9);
    }
    if (state.setup.expansion && oneIn(2)) {
        adjust.stock[Material::Jewels] = below(9);
        adjust.symbols[Symbol::Jewel] = below(3);
        adjust.crafts[Craft::Traders] = below(5);
        adjust.trade = below(MaxTrade + 1);
        adjust.sites = std::vector{any<Site>(), any<Site>()};
    }
    if (state.setup.bonusTiles && oneIn(3)) {
        adjust.bonus = std::vector{any<Bonus>()};
    }
    return adjust;
}

Action RandomPlayer::wild(const State &state)
{
    // The rules' own questions are asked of another table, so that much does not fit this one.
    State other = state;
    other.setup.expansion = other.setup.expansion || oneIn(3);
    other.seat = below(state.setup.players);
    other.phase = Phase::Actions;
    switch (below(6)) {
    case 0: {
        auto gathering = std::get<Gather>(gather(other));
        gathering.people = below(9);
        gathering.tools.spaces.push_back(below(4));
        gathering.tools.oneUse = {1 + below(5)};
        gathering.jewels = below(4);
        return gathering;
    }
    case 1: {
        auto built = std::get<Building>(building(other));
        built.stack = below(7);
        built.exchange = Exchange{materials(below(3)), materials(below(3))};
        return built;
    }
    case 2: {
        auto bought = std::get<Card>(card(other));
        bought.slot = below(7);
        bought.pay = materials(below(6));
        bought.bottom = bottom(other);
        return bought;
    }
    case 3:
        return Feed{below(6), resources(below(4))};
    case 4: {
        auto adjusted = adjust(other);
        adjusted.player = below(6);
        adjusted.people = below(13);
        return adjusted;
    }
    default:
        return attempt(other);
    }
}
}
