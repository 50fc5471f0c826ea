// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fields.h"
#include "model/stone_age/actions.h"

/// The halves of cards and the gains of tiles in the language of records.
namespace StoneAge
{
void readTools(Fields &fields, ToolUse &tools);
/// An object of counts that must be there.
template<typename Enum>
PerId<Enum, int> counts(Fields &fields, std::string_view name)
{
    PerId<Enum, int> counts;
    fields.object(name, [&](Fields &inner) { counts = readCounts<Enum>(inner); });
    return counts;
}
Bottom readBottom(Fields &fields);
/// A member that is a bottom and must be there.
Bottom bottomIn(Fields &fields, std::string_view name);
/// All of it, as it is described.
Top readTop(Fields &fields);
/// Only what was rolled or chosen; the rest is printed.
void readChoice(Fields &fields, Top &top);
Gain readGain(Fields &fields);

void add(Json::Object &object, std::string_view name, Json::Value value);
/// Left out where it is the default.
void addCount(Json::Object &object, std::string_view name, int count);
void addTools(Json::Object &object, const ToolUse &tools);
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
Json::Array idsOf(const std::vector<Enum> &values)
{
    Json::Array list;
    for (const Enum value : values) {
        list.emplace_back(idOf(value));
    }
    return list;
}
Json::Object encode(const Bottom &bottom);
Json::Object encode(const Top &top);
Json::Object encodeChoice(const Top &top);
Json::Object encode(const Gain &gain);

/// The empty alternative of a variant by its place.
template<typename Variant, std::size_t... At>
Variant alternative(std::size_t index, std::index_sequence<At...>)
{
    Variant variant;
    ((At == index ? void(variant.template emplace<At>()) : void()), ...);
    return variant;
}
template<typename Variant, typename Kind>
Variant alternative(Kind kind)
{
    return alternative<Variant>(
        static_cast<std::size_t>(kind), std::make_index_sequence<std::variant_size_v<Variant>>());
}
}
