// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/boardactions.h"
#include "model/through_the_ages/rivalactions.h"

namespace ThroughTheAges
{
/// What happens once, to several.
struct Grant {
    static constexpr std::string_view id = "gain";
    std::vector<int> players;
    Gain gain;
    bool operator==(const Grant &) const = default;
    static void members(auto &is, auto &grant)
    {
        is.required("players", grant.players);
        is.required("gain", grant.gain);
    }
};

struct Colonize {
    static constexpr std::string_view id = "colony";
    std::optional<int> player;
    std::string name;
    int age = 1;
    int bid = 0;
    Units sacrifice;
    /// What bonus cards add.
    int cards = 0;
    Effect effect;
    Gain gain;
    bool operator==(const Colonize &) const = default;
    static void members(auto &is, auto &colonize)
    {
        is.optional("player", colonize.player);
        is.required("name", colonize.name, CardName);
        is.required("age", colonize.age);
        is.required("bid", colonize.bid);
        is.required("sacrifice", colonize.sacrifice);
        is.leftOut("cards", colonize.cards);
        is.leftOut("effect", colonize.effect);
        is.leftOut("gain", colonize.gain);
    }
};

struct Declare {
    static constexpr std::string_view id = "declare";
    int against = 0;
    int actions = 0;
    bool operator==(const Declare &) const = default;
    static void members(auto &is, auto &declare)
    {
        is.required("against", declare.against);
        is.leftOut("actions", declare.actions);
    }
};

/// An aggression, or a war that was declared.
struct Battle {
    static constexpr std::string_view id = "battle";
    int against = 0;
    bool war = false;
    Units sacrifice;
    Units defenderSacrifice;
    /// What cards add to the defence.
    int cards = 0;
    int actions = 0;
    Gain attacker;
    Gain defender;
    bool operator==(const Battle &) const = default;
    static void members(auto &is, auto &battle)
    {
        is.required("against", battle.against);
        is.leftOut("war", battle.war);
        is.leftOut("sacrifice", battle.sacrifice);
        is.leftOut("defenderSacrifice", battle.defenderSacrifice);
        is.leftOut("cards", battle.cards);
        is.leftOut("actions", battle.actions);
        is.leftOut("attacker", battle.attacker);
        is.leftOut("defender", battle.defender);
    }
};

/// An event is prepared, and the next one revealed.
struct Prepare {
    static constexpr std::string_view id = "event";
    int level = 0;
    std::optional<Revealed> revealed;
    bool operator==(const Prepare &) const = default;
    static void members(auto &is, auto &prepare)
    {
        is.required("level", prepare.level);
        is.optional("revealed", prepare.revealed);
    }
};

struct ScoreImpacts {
    static constexpr std::string_view id = "impact";
    std::vector<Impact> events;
    /// By seat; none at all is 0 for all.
    std::vector<int> extra;
    bool operator==(const ScoreImpacts &) const = default;
    static void members(auto &is, auto &score)
    {
        is.required("events", score.events, {.once = true});
        is.leftOut("extra", score.extra, {}, Signed);
    }
};

struct NextAge {
    static constexpr std::string_view id = "next-age";
    bool operator==(const NextAge &) const = default;
};

struct EndTurn {
    static constexpr std::string_view id = "end-turn";
    bool operator==(const EndTurn &) const = default;
};

struct Resign {
    static constexpr std::string_view id = "resign";
    bool operator==(const Resign &) const = default;
};

/// The table's word: only what is named here changes.
struct Adjust {
    static constexpr std::string_view id = "adjust";
    int player = 0;
    std::optional<int> culture;
    std::optional<int> science;
    std::optional<int> yellow;
    std::optional<int> pool;
    std::optional<int> blue;
    std::optional<int> civil;
    std::optional<int> military;
    std::optional<int> arms;
    std::optional<PerId<Technology, std::optional<int>>> workers;
    std::optional<Tokens> foodTokens;
    std::optional<Tokens> resourceTokens;
    std::optional<PerId<Technology, bool>> technologies;
    std::optional<Government> government;
    std::optional<Tactic> tactic;
    /// The Rival's.
    std::optional<RivalArmy> units;
    std::string why;
    bool operator==(const Adjust &) const = default;
    /// In the order of records.
    static void set(auto &is, auto &adjust)
    {
        is.optional("culture", adjust.culture);
        is.optional("science", adjust.science);
        is.optional("yellow", adjust.yellow);
        is.optional("pool", adjust.pool);
        is.optional("blue", adjust.blue);
        is.optional("civil", adjust.civil);
        is.optional("military", adjust.military);
        is.optional("arms", adjust.arms);
        is.optional("workers", adjust.workers);
        is.optional("foodTokens", adjust.foodTokens);
        is.optional("resourceTokens", adjust.resourceTokens);
        is.optional("technologies", adjust.technologies);
        is.optional("government", adjust.government);
        is.optional("tactic", adjust.tactic);
        is.optional("units", adjust.units);
    }
    static void members(auto &is, auto &adjust)
    {
        is.required("player", adjust.player);
        is.object("set", [&](auto &inner) { set(inner, adjust); });
        is.flawIf(adjust.units
                && std::ranges::find(*adjust.units, Tactic::None, &RivalUnits::tactic) != adjust.units->end(),
            Flaw::UnknownId, "set");
        is.leftOut("why", adjust.why);
    }
};

struct Finish {
    static constexpr std::string_view id = "finish";
    std::string why;
    bool operator==(const Finish &) const = default;
    static void members(auto &is, auto &finish) { is.leftOut("why", finish.why); }
};

using Action = std::variant<Take, Spend, Learn, Govern, Grow, Build, Upgrade, Destroy, Lose, BuildStages,
    ChooseTactic, Modify, Grant, Colonize, Declare, Battle, Prepare, ScoreImpacts, NextAge, EndTurn, Resign,
    AttackRival, RivalWar, RivalHand, Defend, RivalEvent, RivalBid, PassBid, Adjust, Finish>;
}
