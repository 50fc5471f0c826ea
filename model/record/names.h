// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

/// Names that no enumeration has because only a record knows them, such as those of its regions.
using Names = std::span<const std::string>;

/// One of them, by its place.
struct KnownName {
    int index = 0;
    bool operator==(const KnownName &) const = default;
};

/// A count for each of them; none at all is 0 for all.
struct PerName {
    std::vector<int> counts;
    bool operator==(const PerName &) const = default;
};

/// A count for some of them, also where it is 0.
struct SomePerName {
    std::vector<std::optional<int>> counts;
    bool operator==(const SomePerName &) const = default;
};
