// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

template<typename T>
concept HasId = requires
{
    T::id;
};

/// The ids of a variant's alternatives, where each has its own.
template<typename Variant>
inline constexpr std::array<std::string_view, 0> idsOf = {};
template<HasId... Kinds>
inline constexpr std::array<std::string_view, sizeof...(Kinds)> idsOf<std::variant<Kinds...>> = {
    Kinds::id...};

/// Of a variant that is an object with exactly one of several members: their names, in its order. The first
/// may be empty: that alternative stands for itself, without an object around it.
template<typename Variant>
inline constexpr std::array<std::string_view, 0> membersOf = {};

/// Said of what is read or only looked at; for descriptions that stand outside of their type.
template<typename T, typename Described>
concept Of = std::same_as<const T, const Described>;

/// What a variant holds as one of its alternatives; while it is read, it is made to hold it.
template<typename Kind, typename Variant>
auto &hold(Variant &variant)
{
    if constexpr (!std::is_const_v<Variant>) {
        if (!std::holds_alternative<Kind>(variant)) {
            variant.template emplace<Kind>();
        }
    }
    return std::get<Kind>(variant);
}

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

template<typename Is, typename Thing>
concept DescribesItself = requires(Is &is, Thing &thing)
{
    std::remove_const_t<Thing>::members(is, thing);
};

/// Goes through the members of a thing by its own description, or by one beside its type. What is empty needs
/// none.
template<typename Is, typename Thing>
void visitMembers(Is &is, Thing &thing)
{
    if constexpr (DescribesItself<Is, Thing>) {
        std::remove_const_t<Thing>::members(is, thing);
    } else if constexpr (!std::is_empty_v<Thing>) {
        members(is, thing);
    }
}
