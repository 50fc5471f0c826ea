// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/tables.h"

/// The military cards that the Rival draws.
namespace ThroughTheAges
{
enum class RivalCard {
    War2 = countOf<Tactic> - 1,
    War3,
    Enslave1,
    Plunder1,
    Plunder2,
    Plunder3,
    Raid1,
    Raid2,
    Raid3,
    Annex2,
    Spy2,
    ArmedIntervention3,
    Assassinate2,
    Sabotage2,
    Infiltrate2,
    Event0,
    Event1,
    Event2,
    Event3,
    Territory1,
    Territory2,
    Bonus1,
    Bonus2,
    Bonus3
};
/// The tactics come first.
constexpr RivalCard rivalCardOf(Tactic tactic)
{
    return static_cast<RivalCard>(static_cast<int>(tactic) - 1);
}
constexpr bool isTactic(RivalCard card)
{
    return card < RivalCard::War2;
}
constexpr Tactic tacticOf(RivalCard card)
{
    return isTactic(card) ? static_cast<Tactic>(static_cast<int>(card) + 1) : Tactic::None;
}
}

template<>
inline constexpr auto ids<ThroughTheAges::RivalCard> = ThroughTheAges::joined(
    ThroughTheAges::partOf<1, countOf<ThroughTheAges::Tactic> - 1>(ids<ThroughTheAges::Tactic>),
    std::array<std::string_view, 24>{"war-2", "war-3", "enslave-1", "plunder-1", "plunder-2", "plunder-3",
        "raid-1", "raid-2", "raid-3", "annex-2", "spy-2", "armed-intervention-3", "assassinate-2",
        "sabotage-2", "infiltrate-2", "event-0", "event-1", "event-2", "event-3", "territory-1",
        "territory-2", "bonus-1", "bonus-2", "bonus-3"});

namespace ThroughTheAges
{
enum class Role { Tactic, War, Aggression, Event, Territory, Bonus };
constexpr Role roleOf(RivalCard card)
{
    return card < RivalCard::War2      ? Role::Tactic
        : card < RivalCard::Enslave1   ? Role::War
        : card < RivalCard::Event0     ? Role::Aggression
        : card < RivalCard::Territory1 ? Role::Event
        : card < RivalCard::Bonus1     ? Role::Territory
                                       : Role::Bonus;
}
constexpr bool isAttack(RivalCard card)
{
    return roleOf(card) == Role::War || roleOf(card) == Role::Aggression;
}
/// It is the end of the id.
constexpr int levelOf(RivalCard card)
{
    return isTactic(card) ? factsOf(tacticOf(card)).level : idOf(card).back() - '0';
}

struct AggressionFacts {
    RivalCard card{};
    In in = In::Both;
    /// What the winner takes.
    ByEdition food = 0;
    ByEdition resources = 0;
    ByEdition science = 0;
    ByEdition culture = 0;
    /// The supply pays that: who loses loses a worker or a building instead.
    bool isFromSupply = false;
    /// It takes a colony, a leader or a wonder, which the Rival never has.
    bool takesCard = false;
};
inline constexpr std::array<AggressionFacts, 13> AggressionTable = {{
    {.card = RivalCard::Enslave1, .food = {0, 2}, .resources = {3, 2}, .isFromSupply = true},
    {.card = RivalCard::Plunder1, .resources = 3},
    {.card = RivalCard::Plunder2, .resources = 5},
    {.card = RivalCard::Plunder3, .resources = {8, 7}},
    {.card = RivalCard::Raid1, .resources = 3, .isFromSupply = true},
    {.card = RivalCard::Raid2, .resources = {9, 7}, .isFromSupply = true},
    {.card = RivalCard::Raid3, .resources = {18, 10}, .isFromSupply = true},
    {.card = RivalCard::Annex2, .takesCard = true},
    {.card = RivalCard::Spy2, .science = 5},
    {.card = RivalCard::ArmedIntervention3, .culture = 7},
    {.card = RivalCard::Assassinate2, .in = In::Original, .takesCard = true},
    {.card = RivalCard::Sabotage2, .in = In::Original, .takesCard = true},
    {.card = RivalCard::Infiltrate2, .in = In::NewStory, .takesCard = true},
}};
/// Of any other card that there is nothing to take.
constexpr AggressionFacts aggressionOf(RivalCard card)
{
    const auto found = std::ranges::find(AggressionTable, card, &AggressionFacts::card);
    return found != AggressionTable.end() ? *found : AggressionFacts{.card = card};
}
constexpr bool isIn(Edition edition, RivalCard card)
{
    return isIn(edition, aggressionOf(card).in) && isIn(edition, tacticOf(card));
}
constexpr int defenceOf(RivalCard card)
{
    return roleOf(card) == Role::Bonus ? 2 * levelOf(card) : 0;
}
constexpr int colonizationOf(RivalCard card)
{
    return roleOf(card) == Role::Bonus ? levelOf(card) : 0;
}
/// Of a military card that is discarded for a defence, in the new story.
inline constexpr int DefenceOfAnyCard = 1;

/// By the level of the card: what an aggression is worth to who wins it.
inline constexpr std::array<int, 4> CultureOfAggression = {0, 3, 5, 7};
/// By the level of the territory.
inline constexpr std::array<int, 3> CultureOfColony = {0, 7, 13};
/// By the age: what it produces.
inline constexpr std::array<int, LastAge + 1> CultureOfAge = {0, 0, 5, 10, 10};
inline constexpr PerId<Difficulty, int> RivalLimits = {{{4, 6, 8, 10}}};
inline constexpr int RivalDraws = 3;
/// From so many attacks on Gandhi stops it (N13).
inline constexpr int AttacksThatGandhiStops = 3;
inline constexpr int EventsSetAside = 4;
inline constexpr int RivalsImpacts = 60;
}
