// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

#include <tl/expected.hpp>

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
}
