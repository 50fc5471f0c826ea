// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

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
    bool operator==(const Malformed &) const = default;
};
