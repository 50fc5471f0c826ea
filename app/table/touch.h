// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"
#include "model/record/bounds.h"

#include <charconv>
#include <string>

/// What a finger did on a page of a turn.
struct Touch {
    /// The row it touched, as the page offers it.
    std::string id;
    /// Of a counter: what it is to be.
    int number = 0;
    /// Of a field: what was typed.
    std::string text;
    /// What stood on the page then had been done before, and an undo had brought it back.
    bool afterUndo = false;
    bool operator==(const Touch &) const = default;

    static void members(auto &is, auto &touch)
    {
        is.required("id", touch.id);
        is.leftOut("number", touch.number, 0, {.least = -MaxCount, .most = MaxCount});
        is.leftOut("text", touch.text);
        is.leftOut("afterUndo", touch.afterUndo);
    }
};

/// What the id of a row is of: "Mining" in "tile-Mining" after "tile-"; nothing if it is another row.
inline std::optional<std::string> textAfter(std::string_view id, std::string_view prefix)
{
    return id.starts_with(prefix) ? std::optional(std::string(id.substr(prefix.size()))) : std::nullopt;
}
template<typename Enum>
std::optional<Enum> thingAfter(std::string_view id, std::string_view prefix)
{
    return id.starts_with(prefix) ? fromId<Enum>(id.substr(prefix.size())) : std::nullopt;
}
inline std::optional<int> numberAfter(std::string_view id, std::string_view prefix)
{
    if (!id.starts_with(prefix)) {
        return std::nullopt;
    }
    int number = 0;
    const auto *end = id.data() + id.size();
    const auto [stop, error] = std::from_chars(id.data() + prefix.size(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}
