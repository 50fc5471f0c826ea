// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/cards.h"

#include <string>

/// What an action caused, for the panel, the log and the statistics. `player` is always who it happened to.
namespace StoneAge
{
/// What a roll came to. The units are food or a resource; a hunt's jewels are counted apart.
struct Gathered {
    int player;
    Place place;
    int total;
    int units;
    int jewels;
    int lost;
    bool operator==(const Gathered &) const = default;
};
/// The same for the two dice of a card.
struct DiceRolled {
    int player;
    Resource resource;
    int total;
    int units;
    int lost;
    bool operator==(const DiceRolled &) const = default;
};
/// A one-use tool is gone.
struct ToolSpent {
    int player;
    int value;
    bool operator==(const ToolSpent &) const = default;
};
struct ToolGained {
    int player;
    int space;
    int value;
    bool operator==(const ToolGained &) const = default;
};
/// A one-use tool lies ready.
struct ToolKept {
    int player;
    int value;
    bool operator==(const ToolKept &) const = default;
};
struct PersonGained {
    int player;
    int people;
    bool operator==(const PersonGained &) const = default;
};
struct FieldGained {
    int player;
    int agriculture;
    bool operator==(const FieldGained &) const = default;
};
/// How far the trade track is now, and the jewels for it.
struct TradeGained {
    int player;
    int trade;
    int jewels;
    bool operator==(const TradeGained &) const = default;
};
/// What would have risen is at its end.
struct AtLimit {
    int player;
    Track track;
    bool operator==(const AtLimit &) const = default;
};
struct Received {
    int player;
    int food;
    Materials materials;
    bool operator==(const Received &) const = default;
};
struct Scored {
    int player;
    int points;
    bool operator==(const Scored &) const = default;
};
/// A lower half that counts at the end.
struct Kept {
    int player;
    Bottom bottom;
    bool operator==(const Kept &) const = default;
};
struct AnyTwoKept {
    int player;
    bool operator==(const AnyTwoKept &) const = default;
};
struct SiteGained {
    int player;
    Site site;
    bool operator==(const SiteGained &) const = default;
};
struct BonusGained {
    int player;
    Bonus bonus;
    bool operator==(const BonusGained &) const = default;
};
struct Exchanged {
    int player;
    Materials give;
    Materials get;
    bool operator==(const Exchanged &) const = default;
};
struct Built {
    int player;
    int stack;
    Tile tile;
    int points;
    int left;
    bool operator==(const Built &) const = default;
};
struct CardBought {
    int player;
    int slot;
    std::optional<int> number;
    bool operator==(const CardBought &) const = default;
};
/// People who had enough, and the food that is left.
struct Fed {
    int player;
    int people;
    int food;
    bool operator==(const Fed &) const = default;
};
/// Who has not enough food and must pay for the rest.
struct Short {
    int player;
    int missing;
    bool operator==(const Short &) const = default;
};
struct FedByResources {
    int player;
    Resources pay;
    bool operator==(const FedByResources &) const = default;
};
struct Hungry {
    int player;
    int points;
    bool operator==(const Hungry &) const = default;
};
/// The player is who starts the next one.
struct RoundOver {
    int player;
    int round;
    bool operator==(const RoundOver &) const = default;
};
struct LastRound {
    int player;
    Ending why;
    bool operator==(const LastRound &) const = default;
};
struct GameOver {
    int player;
    Ending why;
    bool operator==(const GameOver &) const = default;
};
struct Adjusted {
    int player;
    std::string why;
    bool operator==(const Adjusted &) const = default;
};

using Event = std::variant<Gathered, DiceRolled, ToolSpent, ToolGained, ToolKept, PersonGained, FieldGained,
    TradeGained, AtLimit, Received, Scored, Kept, AnyTwoKept, SiteGained, BonusGained, Exchanged, Built,
    CardBought, Fed, Short, FedByResources, Hungry, RoundOver, LastRound, GameOver, Adjusted>;
using Events = std::vector<Event>;
}
