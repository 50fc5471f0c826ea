// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalstrikes.h"

namespace ThroughTheAges
{
namespace
{
constexpr PerId<Revealed, StrikeFacts> StrikeTable = [] {
    PerId<Revealed, StrikeFacts> table;
    const auto set = [&](Strike strike, int level, std::initializer_list<Revealed> events) {
        for (const Revealed event : events) {
            table[event] = {strike, level};
        }
    };
    using enum Revealed;
    set(Strike::Gains, 0,
        {AgricultureA, Crafts, Markets, Politics, Religion, ScienceA, Settlement, TradeRoutes, Warfare,
            CivilLife});
    set(Strike::Gains, 1, {CulturalInfluence, GoodHarvest, NewDeposits, ScientificBreakthrough});
    set(Strike::Gains, 2, {EconomicProgress, PopularizationOfScience, Prosperity});
    set(Strike::Loses, 1, {Pestilence, Rats});
    set(Strike::StrongerGains, 1, {Foray});
    set(Strike::StrongerGains, 2, {ColdWar, InternationalAgreement});
    set(Strike::WeakerLoses, 1, {Raiders, ReignOfTerror});
    set(Strike::WeakerLoses, 2, {CrimeWave, IndependenceDeclaration});
    set(Strike::ByStrength, 1, {BorderConflict, Crusades, UncertainBorders});
    set(Strike::ByStrength, 2, {Refugees, PoliticsOfStrength});
    set(Strike::AheadGains, 1, {Immigration});
    set(Strike::AheadGains, 2, {NationalPride});
    set(Strike::AheadAndWeakerLoses, 1, {Barbarians});
    set(Strike::Terrorism, 2, {Terrorism});
    set(Strike::Territory, 1, {Territory1});
    set(Strike::Territory, 2, {Territory2});
    return table;
}();
}

const StrikeFacts &strikeOf(Revealed event)
{
    return StrikeTable[event];
}

int changeBy(const StrikeFacts &facts, bool stronger, bool ahead)
{
    const int amount = facts.level < 2 ? 3 : 5;
    switch (facts.strike) {
    case Strike::Gains:
        return amount;
    case Strike::Loses:
        return -amount;
    case Strike::StrongerGains:
        return stronger ? amount : 0;
    case Strike::WeakerLoses:
        return stronger ? 0 : -amount;
    case Strike::ByStrength:
        return stronger ? amount : -amount;
    case Strike::AheadGains:
        return ahead ? amount : 0;
    case Strike::AheadAndWeakerLoses:
        return ahead && !stronger ? -amount : 0;
    case Strike::Terrorism:
        return ahead ? -amount : 0;
    case Strike::Nothing:
    case Strike::Territory:
        break;
    }
    return 0;
}
}
