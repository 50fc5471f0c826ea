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

/// The same, whatever its kind.
struct KnownMemo {
    Memo memo;
    int count = 0;
    std::string usedAt;
    bool operator==(const KnownMemo &) const = default;
};

/// Those of a kind, most likely first: what was used twice as often is as likely as what was used 90 days
/// later. Of two that are equally likely the later comes first.
[[nodiscard]] std::vector<Remembered> recalled(std::span<const KnownMemo> known, const std::string &kind);

/// What players have described, so that nobody need do it again: opaque texts by the id of their game and by
/// kind. It outlives the games it comes from. Store::append remembers, too.
class Memory
{
public:
    explicit Memory(const Store &store);

    [[nodiscard]] Stored<std::vector<KnownMemo>> all(const std::string &game) const;
    /// Most likely first.
    [[nodiscard]] Stored<std::vector<Remembered>> recall(
        const std::string &game, const std::string &kind) const;

    // Each of these is on disk when it returns.

    /// Once more.
    [[nodiscard]] Stored<std::monostate> remember(
        const std::string &game, const Memo &memo, const std::string &at);
    /// What is known of these games elsewhere; of what both know the higher count and the later time.
    [[nodiscard]] Stored<std::monostate> learn(std::span<const KnownMemo> known, const std::string &game);
    /// However often it was used. Nothing happens if it is not known.
    [[nodiscard]] Stored<std::monostate> forget(const std::string &game, const Memo &memo);

private:
    const Store &m_store;
};
