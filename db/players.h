// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <span>

struct PlayerRow {
    std::int64_t id = 0;
    std::string name;
    /// Their own, given once.
    std::string colour;
    std::string playedAt;
    bool hidden = false;
    /// Of all games, also running ones, but for those in the bin.
    int games = 0;
    bool operator==(const PlayerRow &) const = default;
};

/// Everybody who ever sat at a table. Their statistics and the history follow every change at once.
class Players
{
public:
    explicit Players(const Store &store);

    /// Last played first, in the order they sat; the hidden ones too.
    [[nodiscard]] Stored<std::vector<PlayerRow>> all() const;

    /// NameTaken if somebody is called that, or somebody in a game of theirs but for upper and lower case.
    [[nodiscard]] Stored<std::monostate> rename(std::int64_t player, const std::string &name);
    /// As long as there are not more players than colours, whoever has this one gets the player's.
    [[nodiscard]] Stored<std::monostate> setColour(
        std::int64_t player, const std::string &colour, std::span<const std::string> colours);
    /// The colour in which somebody sits down beside others, known already or not.
    [[nodiscard]] Stored<std::string> colourFor(
        const std::string &name, std::span<const Seat> seated, std::span<const std::string> colours) const;
    /// Not suggested any more when a game is set up.
    [[nodiscard]] Stored<std::monostate> setHidden(std::int64_t player, bool hidden);
    /// Whether they can be merged, with the error that merging would give.
    [[nodiscard]] Stored<std::monostate> checkMerge(std::int64_t from, std::int64_t into) const;
    /// Two spellings of one person: the games of the first become the second's, and the first is forgotten
    /// with their colour.
    /// PlayedTogether if both sat in one game.
    [[nodiscard]] Stored<std::monostate> merge(std::int64_t from, std::int64_t into);

private:
    const Store &m_store;
};
