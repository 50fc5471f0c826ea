// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

/// Something that was described once.
struct Remembered {
    std::string text;
    /// How often it was used.
    int count = 0;
    /// The last time.
    std::string usedAt;
    bool operator==(const Remembered &) const = default;
};

/// What players have described, so that nobody need do it again: opaque texts by the id of their game and by
/// kind. It outlives the games it comes from. Store::append remembers, too.
class Memory
{
public:
    explicit Memory(const Store &store);

    /// Most likely first: what was used twice as often is as likely as what was used 90 days later. Of two
    /// that are equally likely the later comes first.
    [[nodiscard]] Stored<std::vector<Remembered>> recall(
        const std::string &game, const std::string &kind) const;

    // Each of these is on disk when it returns.

    /// Once more.
    [[nodiscard]] Stored<std::monostate> remember(
        const std::string &game, const Memo &memo, const std::string &at);
    /// All that another store knows of these games; of what both know the higher count and the later time.
    [[nodiscard]] Stored<std::monostate> learn(const Store &from, const std::string &game);
    /// However often it was used. Nothing happens if it is not known.
    [[nodiscard]] Stored<std::monostate> forget(const std::string &game, const Memo &memo);

private:
    const Store &m_store;
};
