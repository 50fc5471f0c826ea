// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cardcodec.h"
#include "model/stone_age/codec.h"

namespace StoneAge
{
namespace
{
void addText(Json::Object &object, const std::string &why)
{
    if (!why.empty()) {
        add(object, "why", why);
    }
}

void addExchange(Json::Object &object, const std::optional<Exchange> &exchange)
{
    if (exchange) {
        add(object, "exchange",
            Json::Object{{"give", someCounts(exchange->give)}, {"get", someCounts(exchange->get)}});
    }
}

void addMembers(Json::Object &object, const Gather &gather)
{
    add(object, "place", idOf(gather.place));
    add(object, "people", gather.people);
    add(object, "dice", gather.dice);
    addTools(object, gather.tools);
    addCount(object, "jewels", gather.jewels);
}

void addMembers(Json::Object &, const ToolMaker &) { }
void addMembers(Json::Object &, const Hut &) { }
void addMembers(Json::Object &, const Field &) { }
void addMembers(Json::Object &, const Trader &) { }
void addMembers(Json::Object &, const Done &) { }

void addMembers(Json::Object &object, const Building &building)
{
    add(object, "stack", building.stack);
    add(object, "kind", idOf(building.kind));
    add(object, "pay", someCounts(building.pay));
    addExchange(object, building.exchange);
    if (building.kind == Tile::Kinds) {
        add(object, "count", building.count);
        add(object, "kinds", building.kinds);
    } else if (building.kind == Tile::Printed) {
        add(object, "points", building.points);
        if (building.gain) {
            add(object, "gain", encode(*building.gain));
        }
    }
}

void addMembers(Json::Object &object, const Card &card)
{
    add(object, "slot", card.slot);
    add(object, "pay", someCounts(card.pay));
    addExchange(object, card.exchange);
    if (card.number) {
        add(object, "card", *card.number);
        if (auto choice = encodeChoice(card.top); !choice.empty()) {
            add(object, "top", std::move(choice));
        }
    } else {
        add(object, "top", encode(card.top));
        add(object, "bottom", encode(card.bottom));
    }
    if (card.bonusCard) {
        add(object, "bonusCard", encode(*card.bonusCard));
    }
}

void addMembers(Json::Object &object, const TakeTwo &two)
{
    add(object, "resources", someCounts(two.resources));
}

void addMembers(Json::Object &object, const Feed &feed)
{
    add(object, "player", feed.player);
    if (feed.pay) {
        add(object, "pay", someCounts(*feed.pay));
    } else {
        add(object, "hungry", true);
    }
}

void addOptional(Json::Object &object, std::string_view name, std::optional<int> count)
{
    if (count) {
        add(object, name, *count);
    }
}

Json::Object encodeSet(const Adjust &adjust)
{
    Json::Object set;
    addOptional(set, "score", adjust.score);
    addOptional(set, "people", adjust.people);
    addOptional(set, "food", adjust.food);
    for (const Resource resource : valuesOf<Resource>()) {
        addOptional(set, idOf(resource), adjust.stock[materialOf(resource)]);
    }
    addOptional(set, "agriculture", adjust.agriculture);
    if (adjust.tools) {
        add(set, "tools", Json::Array(adjust.tools->begin(), adjust.tools->end()));
    }
    if (adjust.toolsUsed) {
        add(set, "toolsUsed", Json::Array(adjust.toolsUsed->begin(), adjust.toolsUsed->end()));
    }
    if (adjust.oneUse) {
        add(set, "oneUse", Json::Array(adjust.oneUse->begin(), adjust.oneUse->end()));
    }
    addOptional(set, "anyTwo", adjust.anyTwo);
    addOptional(set, "buildings", adjust.buildings);
    for (const Craft craft : valuesOf<Craft>()) {
        if (craft != Craft::Traders) {
            addOptional(set, idOf(craft), adjust.crafts[craft]);
        }
    }
    Json::Object symbols;
    for (const Symbol symbol : valuesOf<Symbol>()) {
        addOptional(symbols, idOf(symbol), adjust.symbols[symbol]);
    }
    if (!symbols.empty()) {
        add(set, "symbols", std::move(symbols));
    }
    addOptional(set, "jewels", adjust.stock[Material::Jewels]);
    addOptional(set, "trade", adjust.trade);
    addOptional(set, "traders", adjust.crafts[Craft::Traders]);
    if (adjust.sites) {
        add(set, "sites", idsOf(*adjust.sites));
    }
    if (adjust.bonus) {
        add(set, "bonus", idsOf(*adjust.bonus));
    }
    return set;
}

void addMembers(Json::Object &object, const Adjust &adjust)
{
    add(object, "player", adjust.player);
    add(object, "set", encodeSet(adjust));
    addText(object, adjust.why);
}

void addMembers(Json::Object &object, const Finish &finish)
{
    addText(object, finish.why);
}
}

Json::Object encode(const Setup &setup)
{
    Json::Object object;
    if (setup.expansion) {
        add(object, "expansion", true);
    }
    if (setup.bonusTiles) {
        add(object, "bonusTiles", true);
    }
    return object;
}

Json::Object encode(const Action &action)
{
    Json::Object object{{"do", idOf(kindOf(action))}};
    std::visit([&](const auto &kind) { addMembers(object, kind); }, action);
    return object;
}
}
