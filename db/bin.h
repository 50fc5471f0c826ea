// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

struct BinnedGame {
    GameRow row;
    std::string removedAt;
    bool operator==(const BinnedGame &) const = default;
};

/// Deleted games, running ones too: out of every list, figure and file, and there for a while all the same.
class Bin
{
public:
    static constexpr int DaysKept = 30;

    explicit Bin(const Store &store);

    /// Last deleted first.
    [[nodiscard]] Stored<std::vector<BinnedGame>> games() const;

    // Each of these is all or nothing, and on disk when it returns. Results and statistics follow.

    [[nodiscard]] Stored<std::monostate> put(std::int64_t game, const std::string &at);
    [[nodiscard]] Stored<std::monostate> takeBack(std::int64_t game);
    /// What has been there for its days is gone for good. A clock that was set back only makes it later.
    [[nodiscard]] Stored<std::monostate> clear(const std::string &now);

private:
    const Store &m_store;
};
