// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

/// What can be wrong with a document's shape.
enum class Flaw {
    NotJson,
    NotUtf8,
    TooLarge,
    TooDeep,
    TooMany,
    WrongFormat,
    TooNew,
    Missing,
    Unknown,
    NotAnObject,
    NotAList,
    NotAText,
    NotAFlag,
    NotANumber,
    OutOfRange,
    UnknownId,
    Twice,
    NotAUuid,
    NotATime,
    NameLength,
    NameTaken,
    TextLength,
    PlayerCount,
    OnlyAlone,
    NotTogether,
    ItemCount,
    // Of what describes a game in its record.
    NotAnId,
    Reserved,
    LeastAboveMost,
    NotRising,
    NothingEntered,
    NothingCounts,
    NeedsRounds,
    Formula,
};

/// Why a document is no record: the code `bad-record`. The sentence for people is made in app/.
struct Malformed {
    Flaw flaw = Flaw::NotJson;
    /// The member, as in `actions[3].dice.food`; empty where no member is to blame.
    std::string where;
    std::optional<int> action;
    /// What would be allowed, where that is a range; for NotJson the line and the column.
    int least = 0;
    int most = 0;
    /// Where a game is described in its record: the row at fault by its index, and of a formula the id of
    /// what is wrong with it and the number of characters before that.
    std::optional<int> row;
    std::string_view problem;
    std::optional<int> place;
    bool operator==(const Malformed &) const = default;
};
