// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/kinds.h"
#include "model/record/malformed.h"
#include "model/through_the_ages/state.h"

/// What players do on their own boards. Without a seat it is the one whose turn it is; without a number of
/// actions it is what the rules ask for, and nothing from a seat whose turn it is not.
namespace ThroughTheAges
{
struct Take {
    static constexpr std::string_view id = "take";
    std::optional<int> player;
    int actions = 0;
    bool technology = false;
    std::optional<WonderCard> wonder;
    bool operator==(const Take &) const = default;
    static void members(auto &is, auto &take)
    {
        is.optional("player", take.player);
        is.required("actions", take.actions);
        is.leftOut("technology", take.technology);
        is.optional("wonder", take.wonder);
    }
};

/// Actions used for anything else.
struct Spend {
    static constexpr std::string_view id = "spend";
    std::optional<int> player;
    int civil = 0;
    int military = 0;
    bool operator==(const Spend &) const = default;
    static void members(auto &is, auto &spend)
    {
        is.optional("player", spend.player);
        is.leftOut("civil", spend.civil);
        is.leftOut("military", spend.military);
    }
};

struct Learn {
    static constexpr std::string_view id = "learn";
    std::optional<int> player;
    Technology technology{};
    int discount = 0;
    std::optional<int> actions;
    bool operator==(const Learn &) const = default;
    static void members(auto &is, auto &learn)
    {
        is.optional("player", learn.player);
        is.required("technology", learn.technology);
        is.leftOut("discount", learn.discount, 0, Signed);
        is.optional("actions", learn.actions);
    }
};

struct Govern {
    static constexpr std::string_view id = "government";
    std::optional<int> player;
    Government government{};
    bool revolution = false;
    /// A revolution of the military.
    bool military = false;
    int discount = 0;
    std::optional<int> actions;
    bool operator==(const Govern &) const = default;
    static void members(auto &is, auto &govern)
    {
        is.optional("player", govern.player);
        is.required("government", govern.government);
        is.leftOut("revolution", govern.revolution);
        is.leftOut("military", govern.military);
        is.flawIf(govern.military && !govern.revolution, Flaw::NotTogether, "military");
        is.leftOut("discount", govern.discount, 0, Signed);
        is.flawIf(govern.revolution && is.has("actions"), Flaw::NotTogether, "actions");
        is.optional("actions", govern.actions);
    }
};

/// A new worker.
struct Grow {
    static constexpr std::string_view id = "population";
    std::optional<int> player;
    int discount = 0;
    std::optional<int> actions;
    bool operator==(const Grow &) const = default;
    static void members(auto &is, auto &grow)
    {
        is.optional("player", grow.player);
        is.leftOut("discount", grow.discount, 0, Signed);
        is.optional("actions", grow.actions);
    }
};

struct Build {
    static constexpr std::string_view id = "build";
    std::optional<int> player;
    Technology technology{};
    int discount = 0;
    std::optional<int> actions;
    bool operator==(const Build &) const = default;
    static void members(auto &is, auto &build)
    {
        is.optional("player", build.player);
        is.required("technology", build.technology);
        is.leftOut("discount", build.discount, 0, Signed);
        is.optional("actions", build.actions);
    }
};

struct Upgrade {
    static constexpr std::string_view id = "upgrade";
    std::optional<int> player;
    Technology from{};
    Technology to{};
    int discount = 0;
    std::optional<int> actions;
    bool operator==(const Upgrade &) const = default;
    static void members(auto &is, auto &upgrade)
    {
        is.optional("player", upgrade.player);
        is.required("from", upgrade.from);
        is.required("to", upgrade.to);
        is.leftOut("discount", upgrade.discount, 0, Signed);
        is.optional("actions", upgrade.actions);
    }
};

struct Destroy {
    static constexpr std::string_view id = "destroy";
    std::optional<int> player;
    Technology technology{};
    std::optional<int> actions;
    bool operator==(const Destroy &) const = default;
    static void members(auto &is, auto &destroy)
    {
        is.optional("player", destroy.player);
        is.required("technology", destroy.technology);
        is.optional("actions", destroy.actions);
    }
};

/// Workers back to the bank.
struct Lose {
    static constexpr std::string_view id = "lose";
    std::optional<int> player;
    Origin from{};
    int count = 1;
    bool operator==(const Lose &) const = default;
    static void members(auto &is, auto &lose)
    {
        is.optional("player", lose.player);
        is.required("from", lose.from);
        is.leftOut("count", lose.count, 1);
    }
};

/// The next stages of the wonder under way; what it does is told with the last one.
struct BuildStages {
    static constexpr std::string_view id = "stage";
    std::optional<int> player;
    int count = 1;
    int discount = 0;
    std::optional<int> actions;
    Effect effect;
    Gain gain;
    bool operator==(const BuildStages &) const = default;
    static void members(auto &is, auto &stages)
    {
        is.optional("player", stages.player);
        is.leftOut("count", stages.count, 1);
        is.leftOut("discount", stages.discount, 0, Signed);
        is.optional("actions", stages.actions);
        is.leftOut("effect", stages.effect);
        is.leftOut("gain", stages.gain);
    }
};

struct ChooseTactic {
    static constexpr std::string_view id = "tactic";
    std::optional<int> player;
    Tactic tactic{};
    std::optional<int> actions;
    bool operator==(const ChooseTactic &) const = default;
    static void members(auto &is, auto &choose)
    {
        is.optional("player", choose.player);
        is.required("tactic", choose.tactic);
        is.optional("actions", choose.actions);
    }
};

/// A card comes into play, changes or leaves.
struct Modify {
    static constexpr std::string_view id = "modify";
    std::optional<int> player;
    std::string name;
    bool remove = false;
    CardKind kind = CardKind::Other;
    int age = 0;
    std::optional<Family> family;
    Effect effect;
    Gain gain;
    int science = 0;
    std::optional<std::string> replaces;
    std::optional<int> actions;
    bool operator==(const Modify &) const = default;
    static void members(auto &is, auto &modify)
    {
        is.optional("player", modify.player);
        is.required("name", modify.name, CardName);
        is.leftOut("remove", modify.remove);
        if (modify.remove) {
            return;
        }
        is.leftOut("kind", modify.kind, CardKind::Other);
        is.leftOut("age", modify.age);
        is.optional("family", modify.family);
        is.leftOut("effect", modify.effect);
        is.leftOut("gain", modify.gain);
        is.leftOut("science", modify.science);
        is.optional("replaces", modify.replaces, CardName);
        is.optional("actions", modify.actions);
    }
};
}
