// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/cardcodec.h"

namespace StoneAge
{
namespace
{
template<typename Plain>
void addPrinted(Json::Object &, const Plain &)
{
}
void addPrinted(Json::Object &object, const Tops::Food &top)
{
    add(object, "count", top.count);
}
void addPrinted(Json::Object &object, const Tops::SomeResources &top)
{
    add(object, "of", someCounts(top.of));
}
void addPrinted(Json::Object &object, const Tops::TwoDice &top)
{
    add(object, "resource", idOf(top.resource));
}
void addPrinted(Json::Object &object, const Tops::OneUseTool &top)
{
    add(object, "value", top.value);
}
void addPrinted(Json::Object &object, const Tops::Points &top)
{
    add(object, "count", top.count);
}

Json::Value encodePick(Style style)
{
    return idOf(style);
}
Json::Value encodePick(Resource resource)
{
    return Json::Object{{"resource", idOf(resource)}};
}
Json::Value encodePick(const Bottom &bottom)
{
    return Json::Object{{"secret-card", encode(bottom)}};
}

Json::Array encodePicks(const std::vector<StylePick> &picks)
{
    Json::Array list;
    for (const auto &pick : picks) {
        list.push_back(std::visit([](const auto &kind) { return encodePick(kind); }, pick));
    }
    return list;
}

template<typename Plain>
void addChosen(Json::Object &, const Plain &)
{
}
void addChosen(Json::Object &object, const Tops::DiceForAll &top)
{
    add(object, "picks", idsOf(top.picks));
}
void addChosen(Json::Object &object, const Tops::TwoDice &top)
{
    add(object, "dice", top.dice);
    addTools(object, top.tools);
}
void addChosen(Json::Object &object, const Tops::ExtraCard &top)
{
    add(object, "bottom", encode(top.bottom));
}
void addChosen(Json::Object &object, const Tops::AnyTwo &top)
{
    if (top.resources) {
        add(object, "resources", someCounts(*top.resources));
    } else {
        add(object, "later", true);
    }
}
void addChosen(Json::Object &object, const Tops::StyleDice &top)
{
    add(object, "picks", encodePicks(top.picks));
}

void addMembers(Json::Object &, const Gains::WoodSite &) { }
void addMembers(Json::Object &, const Gains::GoldSite &) { }
void addMembers(Json::Object &object, const Gains::SecretCard &gain)
{
    add(object, "bottom", encode(gain.bottom));
}
void addMembers(Json::Object &object, const Gains::StyleDice &gain)
{
    add(object, "picks", encodePicks(gain.picks));
}
void addMembers(Json::Object &object, const Gains::BonusTile &gain)
{
    add(object, "of", idOf(gain.of));
}
}

void add(Json::Object &object, std::string_view name, Json::Value value)
{
    object.push_back({std::string(name), std::move(value)});
}

void addCount(Json::Object &object, std::string_view name, int count)
{
    if (count != 0) {
        add(object, name, count);
    }
}

void addTools(Json::Object &object, const ToolUse &tools)
{
    if (!tools.spaces.empty()) {
        add(object, "tools", Json::Array(tools.spaces.begin(), tools.spaces.end()));
    }
    if (!tools.oneUse.empty()) {
        add(object, "oneUse", Json::Array(tools.oneUse.begin(), tools.oneUse.end()));
    }
}

Json::Object encode(const Bottom &bottom)
{
    Json::Object object;
    if (const auto *symbol = std::get_if<Symbol>(&bottom)) {
        add(object, "symbol", idOf(*symbol));
    } else {
        const auto &people = std::get<Craftsmen>(bottom);
        add(object, idOf(people.craft), people.count);
    }
    return object;
}

Json::Object encode(const Top &top)
{
    Json::Object object{{"kind", idOf(kindOf(top))}};
    std::visit([&](const auto &kind) { addPrinted(object, kind); }, top);
    std::visit([&](const auto &kind) { addChosen(object, kind); }, top);
    return object;
}

Json::Object encodeChoice(const Top &top)
{
    Json::Object object;
    std::visit([&](const auto &kind) { addChosen(object, kind); }, top);
    return object;
}

Json::Object encode(const Gain &gain)
{
    Json::Object object{{"kind", idOf(static_cast<GainKind>(gain.index()))}};
    std::visit([&](const auto &kind) { addMembers(object, kind); }, gain);
    return object;
}
}
