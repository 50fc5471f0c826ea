// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

/// What the Rival does: see events.h. The player is always its seat.
namespace ThroughTheAges
{
struct OfTheRival {
    int player = RivalSeat;
    bool operator==(const OfTheRival &) const = default;
};
/// Civil cards off the row in the first round.
struct RivalRow : OfTheRival {
    static constexpr std::string_view id = "rival-row";
    int count = 0;
    bool operator==(const RivalRow &) const = default;
    static void members(auto &is, auto &event) { is.required("count", event.count); }
};
/// Both strengths, and the place of the card that is played, or -1.
struct RivalHandSeen : OfTheRival {
    static constexpr std::string_view id = "rival-hand";
    std::vector<RivalCard> cards;
    int strength = 0;
    int human = 0;
    int pick = -1;
    bool operator==(const RivalHandSeen &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("cards", event.cards);
        is.required("strength", event.strength);
        is.required("human", event.human);
        is.required("pick", event.pick);
    }
};
struct RivalPrepares : OfTheRival {
    static constexpr std::string_view id = "rival-prepares";
    RivalCard card{};
    bool operator==(const RivalPrepares &) const = default;
    static void members(auto &is, auto &event) { is.required("card", event.card); }
};
struct RivalDeclares : OfTheRival {
    static constexpr std::string_view id = "rival-declares";
    int level = 0;
    bool operator==(const RivalDeclares &) const = default;
    static void members(auto &is, auto &event) { is.required("level", event.level); }
};
struct RivalAttacks : OfTheRival {
    static constexpr std::string_view id = "rival-attacks";
    RivalCard card{};
    int strength = 0;
    bool operator==(const RivalAttacks &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("card", event.card);
        is.required("strength", event.strength);
    }
};
struct RivalDefends : OfTheRival {
    static constexpr std::string_view id = "rival-defends";
    std::vector<RivalCard> cards;
    int defence = 0;
    bool operator==(const RivalDefends &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("cards", event.cards);
        is.required("defence", event.defence);
    }
};
struct RivalSacrificed : OfTheRival {
    static constexpr std::string_view id = "rival-sacrificed";
    RivalArmy units;
    int strength = 0;
    bool operator==(const RivalSacrificed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("units", event.units);
        is.required("strength", event.strength);
    }
};
struct RivalScored : OfTheRival {
    static constexpr std::string_view id = "rival-scored";
    RivalSource from{};
    int culture = 0;
    bool operator==(const RivalScored &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.required("culture", event.culture);
    }
};
struct RivalBids : OfTheRival {
    static constexpr std::string_view id = "rival-bids";
    std::vector<RivalCard> cards;
    RivalArmy units;
    int bid = 0;
    bool operator==(const RivalBids &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("cards", event.cards);
        is.required("units", event.units);
        is.required("bid", event.bid);
    }
};
/// The level is 0 where it had not bid.
struct RivalColony : OfTheRival {
    static constexpr std::string_view id = "rival-colony";
    int level = 0;
    bool operator==(const RivalColony &) const = default;
    static void members(auto &is, auto &event) { is.required("level", event.level); }
};
struct RivalTactic : OfTheRival {
    static constexpr std::string_view id = "rival-tactic";
    Tactic tactic{};
    bool operator==(const RivalTactic &) const = default;
    static void members(auto &is, auto &event) { is.required("tactic", event.tactic); }
};
struct RivalMobilised : OfTheRival {
    static constexpr std::string_view id = "rival-mobilised";
    int built = 0;
    int upgraded = 0;
    bool operator==(const RivalMobilised &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("built", event.built);
        is.required("upgraded", event.upgraded);
    }
};
struct RivalProduced : OfTheRival {
    static constexpr std::string_view id = "rival-produced";
    int built = 0;
    int upgraded = 0;
    bool operator==(const RivalProduced &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("built", event.built);
        is.required("upgraded", event.upgraded);
    }
};
struct RivalBlocked : OfTheRival {
    static constexpr std::string_view id = "rival-blocked";
    bool operator==(const RivalBlocked &) const = default;
    static void members(auto &, auto &) { }
};
struct RivalTacticOut : OfTheRival {
    static constexpr std::string_view id = "rival-tactic-out";
    std::vector<Tactic> tactics;
    bool operator==(const RivalTacticOut &) const = default;
    static void members(auto &is, auto &event) { is.required("tactics", event.tactics); }
};
struct RivalDraw : OfTheRival {
    static constexpr std::string_view id = "rival-draw";
    int count = 0;
    bool operator==(const RivalDraw &) const = default;
    static void members(auto &is, auto &event) { is.required("count", event.count); }
};
}
