// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/bounds.h"
#include "model/through_the_ages/tables.h"

#include <string>
#include <vector>

namespace ThroughTheAges
{
/// Effects, gains and discounts may be negative.
inline constexpr Bounds Signed = {.least = -MaxCount};
inline constexpr Bounds CardName = {.least = 1, .most = MaxCardName, .trimmed = true};

/// So much for each of what is counted.
template<typename Given>
struct PerOf {
    Count of{};
    /// At most so many are counted; 0: all.
    int max = 0;
    PerId<Given, int> gives;
    bool operator==(const PerOf &) const = default;
    static void members(auto &is, auto &per)
    {
        is.required("of", per.of);
        is.leftOut("max", per.max);
        for (const Given value : valuesOf<Given>()) {
            is.leftOut(idOf(value), per.gives[value], 0, Signed);
        }
    }
};
template<typename Given>
std::vector<PerOf<Given>> thoseThatGive(std::vector<PerOf<Given>> list)
{
    std::erase_if(list, [](const auto &per) { return per.gives == PerId<Given, int>{}; });
    return list;
}
using Per = PerOf<Yield>;

/// What happens once.
struct Gain {
    Benefits numbers;
    std::vector<PerOf<Income>> per;
    bool operator==(const Gain &) const = default;
    static void members(auto &is, auto &gain)
    {
        for (const Benefit benefit : valuesOf<Benefit>()) {
            is.leftOut(idOf(benefit), gain.numbers[benefit], 0, Signed);
        }
        is.leftOut("per", gain.per);
        is.derive(gain.per, [&] { return thoseThatGive(gain.per); });
    }
};

/// What a card does while it is in play. The record has it whole, so no catalogue is needed to replay.
struct Effect {
    Traits traits;
    std::vector<Per> per;
    PerId<Type, int> build;
    PerId<Type, int> upgrade;
    PerId<Learnable, int> learn;
    /// Carried out after each technology played, and after one is taken.
    Benefits onTechnology;
    Benefits onTake;
    bool operator==(const Effect &) const = default;
    static void members(auto &is, auto &effect)
    {
        for (const Trait trait : valuesOf<Trait>()) {
            is.leftOut(idOf(trait), effect.traits[trait], 0, Signed);
        }
        is.leftOut("per", effect.per);
        is.derive(effect.per, [&] { return thoseThatGive(effect.per); });
        is.leftOut("build", effect.build, {}, Signed);
        is.leftOut("upgrade", effect.upgrade, {}, Signed);
        is.leftOut("learn", effect.learn, {}, Signed);
        is.leftOut("onTechnology", effect.onTechnology, {}, Signed);
        is.leftOut("onTake", effect.onTake, {}, Signed);
    }
};

/// A card in play.
struct Card {
    std::string name;
    CardKind kind = CardKind::Other;
    int age = 0;
    std::optional<Family> family;
    Effect effect;
    bool operator==(const Card &) const = default;
    static void members(auto &is, auto &card)
    {
        is.required("name", card.name);
        is.required("kind", card.kind);
        is.required("age", card.age);
        is.optional("family", card.family);
        is.required("effect", card.effect);
    }
};

/// A wonder as it is taken.
struct WonderCard {
    std::string name;
    int age = 0;
    /// What each stage costs.
    std::vector<int> stages;
    bool operator==(const WonderCard &) const = default;
    static void members(auto &is, auto &wonder)
    {
        is.required("name", wonder.name, CardName);
        is.required("age", wonder.age);
        is.required("stages", wonder.stages);
    }
};
/// One that is being built.
struct Wonder {
    WonderCard card;
    int built = 0;
    /// Blue ones that lie on it.
    int tokens = 0;
    bool operator==(const Wonder &) const = default;
    static void members(auto &is, auto &wonder)
    {
        WonderCard::members(is, wonder.card);
        is.required("built", wonder.built);
        is.required("tokens", wonder.tokens);
    }
};
}
