// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

#include <tl/expected.hpp>

#include <functional>

namespace Json
{
inline constexpr int MaxDepth = 16;

struct ParseError {
    enum class Kind { Syntax, Encoding, Depth };
    Kind kind = Kind::Syntax;
    int line = 0;
    int column = 0;
    bool operator==(const ParseError &) const = default;
};

/// Reads one document, strictly by RFC 8259; only a byte order mark is forgiven.
///
/// Written here because the readers at hand give up on a number like 1e999 (so the member could not be
/// named), round 0.99999999999999999999 to 1, or forget the order of members.
tl::expected<Value, ParseError> parse(std::string_view bytes);

/// A document, and one list in it whose items are too many to be held at once: they stay texts, each of which
/// can be parsed, and in the document the list is empty.
struct Outline {
    Value document;
    std::vector<std::string_view> items;
};

/// As strict as `parse`. The list is a member of the document itself. After each item it is asked whether to
/// go on; if not, there is an error at this place.
tl::expected<Outline, ParseError> outline(
    std::string_view bytes, std::string_view list, const std::function<bool()> &goOn);
}
