// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

/// What happens on a board: see events.h.
namespace ThroughTheAges
{
struct Spent {
    static constexpr std::string_view id = "spent";
    int player;
    int civil;
    int military;
    bool operator==(const Spent &) const = default;
    static void members(auto &is, auto &event)
    {
        is.leftOut("civil", event.civil);
        is.leftOut("military", event.military);
    }
};
struct Paid {
    static constexpr std::string_view id = "paid";
    int player;
    int science = 0;
    int food = 0;
    int resources = 0;
    int arms = 0;
    bool operator==(const Paid &) const = default;
    static void members(auto &is, auto &event)
    {
        is.leftOut("science", event.science);
        is.leftOut("food", event.food);
        is.leftOut("resources", event.resources);
        is.leftOut("arms", event.arms);
    }
};
/// What really changed, and what could not be stored of what was gained.
struct Gained {
    static constexpr std::string_view id = "gained";
    int player;
    Source from;
    /// Empty where no card did it.
    std::string card;
    Benefits change;
    int foodLost = 0;
    int resourcesLost = 0;
    bool operator==(const Gained &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.leftOut("card", event.card);
        for (const Benefit benefit : valuesOf<Benefit>()) {
            is.leftOut(idOf(benefit), event.change[benefit]);
        }
        is.leftOut("foodLost", event.foodLost);
        is.leftOut("resourcesLost", event.resourcesLost);
    }
};
struct Took {
    static constexpr std::string_view id = "took";
    int player;
    bool technology;
    bool operator==(const Took &) const = default;
    static void members(auto &is, auto &event) { is.required("technology", event.technology); }
};
struct WonderStarted {
    static constexpr std::string_view id = "wonder-started";
    int player;
    WonderCard wonder;
    bool operator==(const WonderStarted &) const = default;
    static void members(auto &is, auto &event) { WonderCard::members(is, event.wonder); }
};
struct Learned {
    static constexpr std::string_view id = "learned";
    int player;
    Technology technology;
    bool operator==(const Learned &) const = default;
    static void members(auto &is, auto &event) { is.required("technology", event.technology); }
};
struct Governed {
    static constexpr std::string_view id = "government";
    int player;
    Government from;
    Government to;
    bool revolution;
    bool operator==(const Governed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.required("to", event.to);
        is.required("revolution", event.revolution);
    }
};
/// So many are in the pool now.
struct Grew {
    static constexpr std::string_view id = "grew";
    int player;
    int pool;
    bool operator==(const Grew &) const = default;
    static void members(auto &is, auto &event) { is.required("pool", event.pool); }
};
struct Built {
    static constexpr std::string_view id = "built";
    int player;
    Technology technology;
    bool operator==(const Built &) const = default;
    static void members(auto &is, auto &event) { is.required("technology", event.technology); }
};
struct Upgraded {
    static constexpr std::string_view id = "upgraded";
    int player;
    Technology from;
    Technology to;
    bool operator==(const Upgraded &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.required("to", event.to);
    }
};
/// Back to the pool.
struct Destroyed {
    static constexpr std::string_view id = "destroyed";
    int player;
    Technology technology;
    int count;
    bool operator==(const Destroyed &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("technology", event.technology);
        is.required("count", event.count);
    }
};
/// Back to the bank.
struct Lost {
    static constexpr std::string_view id = "lost";
    int player;
    Origin from;
    int count;
    bool operator==(const Lost &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.required("count", event.count);
    }
};
struct StagesBuilt {
    static constexpr std::string_view id = "stages";
    int player;
    std::string name;
    int count;
    int built;
    int of;
    bool operator==(const StagesBuilt &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("count", event.count);
        is.required("built", event.built);
        is.required("of", event.of);
    }
};
struct CardIn {
    static constexpr std::string_view id = "card-in";
    int player;
    std::string name;
    CardKind card;
    int age;
    bool operator==(const CardIn &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("card", event.card);
        is.required("age", event.age);
    }
};
struct CardOut {
    static constexpr std::string_view id = "card-out";
    int player;
    std::string name;
    CardKind card;
    int age;
    Why why;
    bool operator==(const CardOut &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("card", event.card);
        is.required("age", event.age);
        is.required("why", event.why);
    }
};
struct CardChanged {
    static constexpr std::string_view id = "card-changed";
    int player;
    std::string name;
    CardKind card;
    int age;
    bool operator==(const CardChanged &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("card", event.card);
        is.required("age", event.age);
    }
};
struct WonderOut {
    static constexpr std::string_view id = "wonder-out";
    int player;
    std::string name;
    int age;
    int tokens;
    Why why;
    bool operator==(const WonderOut &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("name", event.name);
        is.required("age", event.age);
        is.required("tokens", event.tokens);
        is.required("why", event.why);
    }
};
struct TacticChosen {
    static constexpr std::string_view id = "tactic";
    int player;
    Tactic from;
    Tactic to;
    bool operator==(const TacticChosen &) const = default;
    static void members(auto &is, auto &event)
    {
        is.required("from", event.from);
        is.required("to", event.to);
    }
};
}
