// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"

namespace BronzeAge
{
namespace
{
void add(Json::Object &object, std::string_view name, Json::Value value)
{
    object.push_back({std::string(name), std::move(value)});
}

/// Left out where it is the default.
void addCount(Json::Object &object, std::string_view name, int count)
{
    if (count != 0) {
        add(object, name, count);
    }
}

void addText(Json::Object &object, const std::string &why)
{
    if (!why.empty()) {
        add(object, "why", why);
    }
}

template<typename Enum>
Json::Object someCounts(const PerId<Enum, int> &counts)
{
    Json::Object object;
    for (const Enum value : valuesOf<Enum>()) {
        addCount(object, idOf(value), counts[value]);
    }
    return object;
}

template<typename Enum>
void addNamed(Json::Object &object, std::string_view name, const PerId<Enum, std::optional<int>> &counts)
{
    Json::Object named;
    for (const Enum value : valuesOf<Enum>()) {
        if (counts[value]) {
            add(named, idOf(value), *counts[value]);
        }
    }
    if (!named.empty()) {
        add(object, name, std::move(named));
    }
}

void addMembers(Json::Object &, const Preserve &) { }

void addMembers(Json::Object &object, const Roll &roll)
{
    add(object, "dice", someCounts(roll.dice));
    addCount(object, "eitherAsFood", roll.eitherAsFood);
    addCount(object, "spearheads", roll.spearheads);
}

void addMembers(Json::Object &object, const Trade &trade)
{
    add(object, "with", trade.with);
    add(object, "give", someCounts(trade.give));
    add(object, "get", someCounts(trade.get));
}

void addMembers(Json::Object &object, const Build &build)
{
    Json::Array on;
    for (const auto &work : build.on) {
        Json::Object item;
        if (const auto *monument = std::get_if<Monument>(&work.place)) {
            add(item, "monument", idOf(*monument));
        } else {
            add(item, "city", std::get<int>(work.place));
        }
        add(item, "boxes", work.boxes);
        on.emplace_back(std::move(item));
    }
    add(object, "on", std::move(on));
    addCount(object, "stone", build.stone);
}

void addMembers(Json::Object &object, const Ship &ship)
{
    add(object, "count", ship.count);
}

void addMembers(Json::Object &object, const Swap &swap)
{
    add(object, "from", idOf(swap.from));
    add(object, "to", idOf(swap.to));
}

void addMembers(Json::Object &object, const Buy &buy)
{
    Json::Array rows;
    for (const Good good : valuesOf<Good>()) {
        if (buy.rows[good]) {
            rows.emplace_back(idOf(good));
        }
    }
    add(object, "development", idOf(buy.development));
    add(object, "goods", std::move(rows));
    addCount(object, "food", buy.food);
}

void addMembers(Json::Object &object, const Pass &pass)
{
    if (sumOf(pass.discard) > 0) {
        add(object, "discard", someCounts(pass.discard));
    }
}

Json::Object encodeMark(const MonumentMark &mark)
{
    Json::Object object{{"boxes", mark.boxes}};
    if (mark.first) {
        add(object, "first", *mark.first);
    }
    return object;
}

void addMembers(Json::Object &object, const Adjust &adjust)
{
    Json::Object set;
    const auto addOptional = [&set](std::string_view name, std::optional<int> count) {
        if (count) {
            add(set, name, *count);
        }
    };
    addOptional("food", adjust.food);
    addOptional("disasters", adjust.disasters);
    addNamed(set, "goods", adjust.goods);
    addNamed(set, "cityBoxes", adjust.cityBoxes);
    if (adjust.developments) {
        Json::Array list;
        for (const auto development : *adjust.developments) {
            list.emplace_back(idOf(development));
        }
        add(set, "developments", std::move(list));
    }
    addOptional("ships", adjust.ships);
    Json::Object monuments;
    for (const Monument monument : valuesOf<Monument>()) {
        if (adjust.monuments[monument]) {
            add(monuments, idOf(monument), encodeMark(*adjust.monuments[monument]));
        }
    }
    if (!monuments.empty()) {
        add(set, "monuments", std::move(monuments));
    }
    add(object, "player", adjust.player);
    add(object, "set", std::move(set));
    addText(object, adjust.why);
}

void addMembers(Json::Object &object, const Finish &finish)
{
    addText(object, finish.why);
}
}

Json::Object encode(const Setup &setup)
{
    const auto usual = setupFor(setup.edition, setup.players);
    Json::Object object;
    if (setup.edition != Edition{}) {
        add(object, "edition", idOf(setup.edition));
    }
    if (setup.trade != usual.trade) {
        add(object, "trade", setup.trade);
    }
    if (setup.tieBreak != usual.tieBreak) {
        add(object, "tieBreak", idOf(setup.tieBreak));
    }
    if (setup.endDevelopments != usual.endDevelopments) {
        add(object, "endDevelopments", setup.endDevelopments);
    }
    if (setup.soloRounds != usual.soloRounds) {
        add(object, "soloRounds", setup.soloRounds);
    }
    if (setup.soloEarlyEnd) {
        add(object, "soloEarlyEnd", true);
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
