// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

namespace ThroughTheAges
{
/// Events that are turned over, and territories.
enum class Revealed {
    AgricultureA,
    Crafts,
    Markets,
    Politics,
    Religion,
    ScienceA,
    Settlement,
    TradeRoutes,
    Warfare,
    CivilLife,
    NoEvent,
    Barbarians,
    BorderConflict,
    Crusades,
    CulturalInfluence,
    Foray,
    GoodHarvest,
    Immigration,
    NewDeposits,
    Pestilence,
    Raiders,
    Rats,
    Rebellion,
    ReignOfTerror,
    ScientificBreakthrough,
    UncertainBorders,
    CivilUnrest,
    ColdWar,
    CrimeWave,
    EconomicProgress,
    Emigration,
    Iconoclasm,
    IndependenceDeclaration,
    InternationalAgreement,
    NationalPride,
    PopularizationOfScience,
    Prosperity,
    PoliticsOfStrength,
    RavagesOfTime,
    Refugees,
    Terrorism,
    Impact,
    Territory1,
    Territory2
};
}

template<>
inline constexpr std::array<std::string_view, 44> ids<ThroughTheAges::Revealed> = {"agriculture-a", "crafts",
    "markets", "politics", "religion", "science-a", "settlement", "trade-routes", "warfare", "civil-life",
    "no-event", "barbarians", "border-conflict", "crusades", "cultural-influence", "foray", "good-harvest",
    "immigration", "new-deposits", "pestilence", "raiders", "rats", "rebellion", "reign-of-terror",
    "scientific-breakthrough", "uncertain-borders", "civil-unrest", "cold-war", "crime-wave",
    "economic-progress", "emigration", "iconoclasm", "independence-declaration", "international-agreement",
    "national-pride", "popularization-of-science", "prosperity", "politics-of-strength", "ravages-of-time",
    "refugees", "terrorism", "impact", "territory-1", "territory-2"};
