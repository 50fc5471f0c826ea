// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cardcodec.h"
#include "model/stone_age/codec.h"

#include <algorithm>

namespace StoneAge
{
namespace
{
std::optional<Exchange> optionalExchange(Fields &fields)
{
    std::optional<Exchange> exchange;
    fields.optionalObject("exchange", [&](Fields &inner) {
        exchange = Exchange{counts<Material>(inner, "give"), counts<Material>(inner, "get")};
    });
    return exchange;
}

void read(Fields &fields, Gather &gather)
{
    gather.place = fields.id<Place>("place");
    gather.people = fields.count("people");
    gather.dice = fields.count("dice");
    readTools(fields, gather.tools);
    gather.jewels = fields.count("jewels", 0);
}

void read(Fields &, ToolMaker &) { }
void read(Fields &, Hut &) { }
void read(Fields &, Field &) { }
void read(Fields &, Trader &) { }
void read(Fields &, Done &) { }

void read(Fields &fields, Building &building)
{
    building.stack = fields.count("stack");
    building.kind = fields.id<Tile>("kind");
    building.pay = counts<Material>(fields, "pay");
    building.exchange = optionalExchange(fields);
    if (building.kind == Tile::Kinds) {
        building.count = fields.count("count");
        building.kinds = fields.count("kinds");
    } else if (building.kind == Tile::Printed) {
        building.points = fields.count("points");
        fields.optionalObject("gain", [&](Fields &gain) { building.gain = readGain(gain); });
    }
}

/// A known card says itself what is printed on it.
void readKnown(Fields &fields, Card &card)
{
    card.number = std::max(1, fields.countWithin("card", 1, CardCount, 1));
    card.top = printedTop(*card.number);
    card.bottom = cardRow(*card.number).bottom;
    const bool choice = !encodeChoice(card.top).empty();
    const auto readTop = [&](Fields &top) { readChoice(top, card.top); };
    if (choice) {
        fields.object("top", readTop);
    } else {
        fields.optionalObject("top", readTop);
    }
}

void read(Fields &fields, Card &card)
{
    card.slot = fields.count("slot");
    card.pay = counts<Material>(fields, "pay");
    card.exchange = optionalExchange(fields);
    if (fields.has("card")) {
        readKnown(fields, card);
    } else {
        fields.object("top", [&](Fields &top) { card.top = readTop(top); });
        card.bottom = bottomIn(fields, "bottom");
    }
    if (fields.has("bonusCard")) {
        card.bonusCard = bottomIn(fields, "bonusCard");
    }
}

void read(Fields &fields, TakeTwo &two)
{
    two.resources = counts<Resource>(fields, "resources");
}

void read(Fields &fields, Feed &feed)
{
    feed.player = fields.count("player");
    if (!fields.flag("hungry", false)) {
        feed.pay = counts<Resource>(fields, "pay");
    }
}

std::optional<int> optionalCount(Fields &fields, std::string_view name)
{
    return fields.has(name) ? std::optional(fields.count(name)) : std::nullopt;
}

template<typename Enum>
PerId<Enum, std::optional<int>> optionalCounts(Fields &fields)
{
    PerId<Enum, std::optional<int>> counts;
    for (const Enum value : valuesOf<Enum>()) {
        counts[value] = optionalCount(fields, idOf(value));
    }
    return counts;
}

/// One entry for each tool space, no more and no less.
template<typename T>
std::optional<std::array<T, ToolSpaces>> forEachTool(
    Fields &fields, std::string_view name, std::vector<T> (Fields::*read)(std::string_view))
{
    if (!fields.has(name)) {
        return std::nullopt;
    }
    const auto list = (fields.*read)(name);
    std::array<T, ToolSpaces> items{};
    if (list.size() == items.size()) {
        std::copy(list.begin(), list.end(), items.begin());
    } else {
        fields.flaw(Flaw::ItemCount, name, ToolSpaces, ToolSpaces);
    }
    return items;
}

void readSet(Fields &fields, Adjust &adjust)
{
    if (fields.has("score")) {
        adjust.score = fields.countWithin("score", -MaxCount, MaxCount, 0);
    }
    adjust.people = optionalCount(fields, "people");
    adjust.food = optionalCount(fields, "food");
    adjust.stock = optionalCounts<Material>(fields);
    adjust.agriculture = optionalCount(fields, "agriculture");
    adjust.tools = forEachTool<int>(fields, "tools", &Fields::countList);
    adjust.toolsUsed = forEachTool<bool>(fields, "toolsUsed", &Fields::flagList);
    if (fields.has("oneUse")) {
        adjust.oneUse = fields.countList("oneUse");
    }
    adjust.anyTwo = optionalCount(fields, "anyTwo");
    adjust.buildings = optionalCount(fields, "buildings");
    adjust.crafts = optionalCounts<Craft>(fields);
    fields.optionalObject(
        "symbols", [&](Fields &symbols) { adjust.symbols = optionalCounts<Symbol>(symbols); });
    adjust.trade = optionalCount(fields, "trade");
    if (fields.has("sites")) {
        adjust.sites = fields.idList<Site>("sites");
    }
    if (fields.has("bonus")) {
        adjust.bonus = fields.idList<Bonus>("bonus");
    }
}

void read(Fields &fields, Adjust &adjust)
{
    adjust.player = fields.count("player");
    fields.object("set", [&](Fields &set) { readSet(set, adjust); });
    adjust.why = fields.optionalText("why");
}

void read(Fields &fields, Finish &finish)
{
    finish.why = fields.optionalText("why");
}
}

void decode(Fields &options, int players, Setup &setup)
{
    setup.players = players;
    setup.expansion = options.flag("expansion", false);
    setup.bonusTiles = options.flag("bonusTiles", false);
    if (players > MaxPlayersWithoutExpansion && !setup.expansion) {
        options.flaw(Flaw::PlayerCount, "expansion", Rules::minPlayers, MaxPlayersWithoutExpansion);
    }
    if (setup.bonusTiles && !setup.expansion) {
        options.flaw(Flaw::NotTogether, "bonusTiles");
    }
}

void decode(Fields &fields, Action &action)
{
    action = alternative<Action>(fields.id<Kind>("do"));
    std::visit([&](auto &kind) { read(fields, kind); }, action);
}
}
