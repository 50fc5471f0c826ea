// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

/// What happens between players and from turn to turn: see events.h.
namespace ThroughTheAges
{
struct Declared {
    static constexpr std::string_view id = "declared";
    int player;
    int against;
    bool operator==(const Declared &) const = default;
    static void members(auto &is, auto &event) { is.required("against", event.against); }
};
struct WarOff {
    static constexpr std::string_view id = "war-off";
    int player;
    int against;
    bool operator==(const WarOff &) const = default;
    static void members(auto &is, auto &event) { is.required("against", event.against); }
};
/// What they add, the bonus of their armies included.
struct Sacrificed {
    static constexpr std::string_view id = "sacrificed";
    int player;
    Units units;
    int strength;
    bool operator==(const Sacrificed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("units", event.units);
        is.required("strength", event.strength);
    }
};
/// The winner is the higher side's seat, or Nobody.
struct Fought {
    static constexpr std::string_view id = "battle";
    int player;
    int against;
    bool war;
    int attack;
    int defence;
    int winner;
    bool operator==(const Fought &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("against", event.against);
        is.required("war", event.war);
        is.required("attack", event.attack);
        is.required("defence", event.defence);
        is.required("winner", event.winner);
    }
};
struct Prepared {
    static constexpr std::string_view id = "prepared";
    int player;
    int level;
    bool operator==(const Prepared &) const = default;
    static void members(auto &is, auto &event) { is.required("level", event.level); }
};
struct EventRevealed {
    static constexpr std::string_view id = "revealed";
    int player;
    Revealed event;
    bool operator==(const EventRevealed &) const = default;
    static void members(auto &is, auto &event) { is.required("event", event.event); }
};
/// The event is an id, or what else points are for.
struct ImpactScored {
    static constexpr std::string_view id = "impact";
    int player;
    std::string_view event;
    int points;
    bool operator==(const ImpactScored &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("event", event.event);
        is.required("points", event.points);
    }
};
struct ImpactTotal {
    static constexpr std::string_view id = "impact-total";
    int player;
    int culture;
    bool operator==(const ImpactTotal &) const = default;
    static void members(auto &is, auto &event) { is.required("culture", event.culture); }
};
struct AgeBegun {
    static constexpr std::string_view id = "age";
    int age;
    int lastRound;
    bool operator==(const AgeBegun &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("age", event.age);
        is.leftOut("lastRound", event.lastRound);
    }
};
struct YellowLost {
    static constexpr std::string_view id = "yellow-lost";
    int player;
    int count;
    bool operator==(const YellowLost &) const = default;
    static void members(auto &is, auto &event) { is.required("count", event.count); }
};
struct Uprising {
    static constexpr std::string_view id = "uprising";
    int player;
    int discontent;
    int pool;
    bool operator==(const Uprising &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("discontent", event.discontent);
        is.required("pool", event.pool);
    }
};
struct Scored {
    static constexpr std::string_view id = "scored";
    int player;
    int culture;
    int science;
    TurnSources cultureFrom;
    TurnSources scienceFrom;
    bool operator==(const Scored &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("culture", event.culture);
        is.required("science", event.science);
        is.required("cultureFrom", event.cultureFrom);
        is.required("scienceFrom", event.scienceFrom);
    }
};
struct Corrupted {
    static constexpr std::string_view id = "corruption";
    int player;
    int due;
    int resources;
    int food;
    bool operator==(const Corrupted &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("due", event.due);
        is.required("resources", event.resources);
        is.required("food", event.food);
    }
};
struct Produced {
    static constexpr std::string_view id = "produced";
    int player;
    Good what;
    Production made;
    bool operator==(const Produced &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("what", event.what);
        is.required("amount", event.made.amount);
        is.required("tokens", event.made.tokens);
        is.required("lost", event.made.lost);
    }
};
struct Consumed {
    static constexpr std::string_view id = "consumed";
    int player;
    int due;
    int paid;
    bool operator==(const Consumed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("due", event.due);
        is.required("paid", event.paid);
    }
};
/// What it really cost.
struct Famine {
    static constexpr std::string_view id = "famine";
    int player;
    int missing;
    int culture;
    bool operator==(const Famine &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("missing", event.missing);
        is.required("culture", event.culture);
    }
};
struct Drawn {
    static constexpr std::string_view id = "draw";
    int player;
    int count;
    bool operator==(const Drawn &) const = default;
    static void members(auto &is, auto &event) { is.required("count", event.count); }
};
struct TurnBegun {
    static constexpr std::string_view id = "turn";
    int player;
    int round;
    bool operator==(const TurnBegun &) const = default;
    static void members(auto &is, auto &event) { is.required("round", event.round); }
};
struct Resigned {
    static constexpr std::string_view id = "resigned";
    int player;
    bool operator==(const Resigned &) const = default;
    static void members(auto &, auto &) { }
};
struct FinalBegun {
    static constexpr std::string_view id = "final";
    bool operator==(const FinalBegun &) const = default;
};
struct Finished {
    static constexpr std::string_view id = "finished";
    std::string why;
    bool operator==(const Finished &) const = default;
    static void members(auto &is, auto &event) { is.required("why", event.why); }
};
struct GameOver {
    static constexpr std::string_view id = "game-over";
    std::vector<int> winners;
    bool operator==(const GameOver &) const = default;
    static void members(auto &is, auto &event) { is.required("winners", event.winners); }
};
/// The members that were set.
struct Adjusted {
    static constexpr std::string_view id = "adjusted";
    int player;
    std::vector<std::string> set;
    std::string why;
    bool operator==(const Adjusted &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("members", event.set);
        is.required("why", event.why);
    }
};
/// Over the whole action.
struct BankChanged {
    static constexpr std::string_view id = "bank";
    int player;
    int yellow;
    int blue;
    bool operator==(const BankChanged &) const = default;
    static void members(auto &is, auto &event)
    {
        is.leftOut("yellow", event.yellow);
        is.leftOut("blue", event.blue);
    }
};
struct RatingsChanged {
    static constexpr std::string_view id = "ratings";
    int player;
    Ratings change;
    bool operator==(const RatingsChanged &) const = default;
    static void members(auto &is, auto &event)
    {
        for (const Rating rating : valuesOf<Rating>()) {
            is.leftOut(idOf(rating), event.change[rating]);
        }
    }
};
}
