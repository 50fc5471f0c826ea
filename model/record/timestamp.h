// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

/// A time as records write it, in whole seconds since 1970; nothing if it is none.
std::optional<std::int64_t> timestampOf(std::string_view time);

/// Before and after every time a record can have.
constexpr auto Earliest = std::numeric_limits<std::int64_t>::min();
constexpr auto Latest = std::numeric_limits<std::int64_t>::max();

/// The same moment as a record's time.
std::string timeOf(std::int64_t moment);
