// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/kinds.h"
#include "model/record/malformed.h"
#include "model/through_the_ages/state.h"

/// What one player tells of the Rival, and does against it.
namespace ThroughTheAges
{
struct AttackRival {
    static constexpr std::string_view id = "attack-rival";
    RivalCard card{};
    Units sacrifice;
    /// For its defence.
    std::vector<RivalCard> drawn;
    int actions = 0;
    Gain change;
    bool operator==(const AttackRival &) const = default;
    static void members(auto &is, auto &attack)
    {
        is.required("card", attack.card);
        is.flawIf(!isAttack(attack.card), Flaw::UnknownId, "card");
        is.leftOut("sacrifice", attack.sacrifice);
        is.required("drawn", attack.drawn);
        is.leftOut("actions", attack.actions);
        is.leftOut("change", attack.change);
    }
};

/// The war that it has declared.
struct RivalWar {
    static constexpr std::string_view id = "rival-war";
    Units sacrifice;
    Gain change;
    bool operator==(const RivalWar &) const = default;
    static void members(auto &is, auto &war)
    {
        is.leftOut("sacrifice", war.sacrifice);
        is.leftOut("change", war.change);
    }
};

struct RivalHand {
    static constexpr std::string_view id = "rival-hand";
    std::vector<RivalCard> cards;
    /// The card drawn by lot where several fit.
    std::optional<int> pick;
    bool operator==(const RivalHand &) const = default;
    static void members(auto &is, auto &hand)
    {
        is.required("cards", hand.cards);
        is.optional("pick", hand.pick);
    }
};

/// Against its aggression.
struct Defend {
    static constexpr std::string_view id = "defend";
    Units sacrifice;
    /// What defence cards add.
    int cards = 0;
    /// Who is enslaved, and the colony that is annexed, where that must be chosen.
    std::optional<Technology> worker;
    std::optional<std::string> colony;
    bool operator==(const Defend &) const = default;
    static void members(auto &is, auto &defend)
    {
        is.leftOut("sacrifice", defend.sacrifice);
        is.leftOut("cards", defend.cards);
        is.optional("worker", defend.worker);
        is.optional("colony", defend.colony, CardName);
    }
};

/// What its event does to the player.
struct RivalEvent {
    static constexpr std::string_view id = "rival-event";
    Revealed revealed{};
    Gain change;
    bool operator==(const RivalEvent &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("revealed", event.revealed);
        is.leftOut("change", event.change);
    }
};

struct RivalBid {
    static constexpr std::string_view id = "rival-bid";
    std::vector<RivalCard> drawn;
    bool operator==(const RivalBid &) const = default;
    static void members(auto &is, auto &bid) { is.required("drawn", bid.drawn); }
};

/// The Rival may have the territory.
struct PassBid {
    static constexpr std::string_view id = "pass-bid";
    bool operator==(const PassBid &) const = default;
};
}
