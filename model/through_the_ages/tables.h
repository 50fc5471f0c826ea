// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/ids.h"
#include "model/through_the_ages/revealed.h"

#include <algorithm>

namespace ThroughTheAges
{
inline constexpr int MinPlayers = 1;
inline constexpr int MaxPlayers = 4;
inline constexpr int Levels = 4;
inline constexpr int LastAge = 4;
inline constexpr int FirstYellow = 18;
inline constexpr int YellowLostWithAnAge = 2;
inline constexpr int MostHappiness = 8;
inline constexpr int MostDrawn = 3;
inline constexpr int MostConstruction = 3;
inline constexpr int FaminePerFood = 4;
/// For whoever had declared war on a seat that gives up, in the new story.
inline constexpr int CultureOfWarThatIsOff = 7;

inline constexpr int MaxCardName = 60;
inline constexpr int MostOfEffect = 99;
inline constexpr int MostOfGain = 1'000;
inline constexpr int MostDiscount = 100;
inline constexpr int MostFigure = 99;
inline constexpr int MostStages = 8;
/// What nobody reaches who does not mean to; above it sums are cut.
inline constexpr int MostPoints = 100'000'000;

/// One value for each edition.
struct ByEdition {
    int original = 0;
    int newStory = 0;

    constexpr ByEdition(int both)
        : ByEdition(both, both)
    {
    }
    constexpr ByEdition(int original, int newStory)
        : original(original)
        , newStory(newStory)
    {
    }
    constexpr int in(Edition edition) const { return edition == Edition::Original ? original : newStory; }
};

enum class In { Both, Original, NewStory };
constexpr bool isIn(Edition edition, In in)
{
    return in == In::Both || (in == In::Original) == (edition == Edition::Original);
}
/// Units may be given up in battle.
constexpr bool knowsSacrifices(Edition edition)
{
    return edition == Edition::Original;
}
/// Military cards are drawn after an uprising too.
constexpr bool drawsAfterUprising(Edition edition)
{
    return edition == Edition::NewStory;
}

inline constexpr ByEdition FirstBlue = {18, 16};

/// What a worker gives.
struct Output {
    /// The worth of a token on a farm or mine.
    int token = 0;
    int culture = 0;
    int science = 0;
    int faces = 0;
    int strength = 0;
};
struct TechnologyFacts {
    Type type;
    int level;
    ByEdition science;
    /// Resources to build one.
    ByEdition price;
    Output gives;
};
inline constexpr PerId<Technology, TechnologyFacts> TechnologyTable = {{{
    {Type::Farm, 0, 0, 2, {.token = 1}},
    {Type::Farm, 1, 3, 4, {.token = 2}},
    {Type::Farm, 2, 5, 6, {.token = 3}},
    {Type::Farm, 3, 7, 8, {.token = 5}},
    {Type::Mine, 0, 0, 2, {.token = 1}},
    {Type::Mine, 1, 5, 5, {.token = 2}},
    {Type::Mine, 2, 7, 8, {.token = 3}},
    {Type::Mine, 3, 9, 11, {.token = 5}},
    {Type::Lab, 0, 0, 3, {.science = 1}},
    {Type::Lab, 1, 4, 6, {.science = 2}},
    {Type::Lab, 2, 6, 8, {.science = 3}},
    {Type::Lab, 3, 8, {10, 11}, {.science = 5}},
    {Type::Temple, 0, 0, 3, {.culture = 1, .faces = 1}},
    {Type::Temple, 1, 2, 5, {.culture = 1, .faces = 2}},
    {Type::Temple, 2, 4, 7, {.culture = 1, .faces = 3}},
    {Type::Library, 1, 3, {4, 3}, {.culture = 1, .science = 1}},
    {Type::Library, 2, 6, 8, {.culture = 2, .science = 2}},
    {Type::Library, 3, 9, 11, {.culture = 3, .science = 3}},
    {Type::Theater, 1, {4, 3}, {5, 4}, {.culture = 2, .faces = 1}},
    {Type::Theater, 2, 7, {9, 8}, {.culture = 3, .faces = 1}},
    {Type::Theater, 3, 10, {12, 11}, {.culture = 4, .faces = 1}},
    {Type::Arena, 1, 3, {4, 3}, {.faces = 2, .strength = 1}},
    {Type::Arena, 2, 5, {6, 5}, {.faces = 3, .strength = 2}},
    {Type::Arena, 3, 7, 8, {.faces = 4, .strength = 3}},
    {Type::Infantry, 0, 0, 2, {.strength = 1}},
    {Type::Infantry, 1, {3, 4}, 3, {.strength = 2}},
    {Type::Infantry, 2, {5, 6}, 5, {.strength = 3}},
    {Type::Infantry, 3, {8, 10}, 7, {.strength = 5}},
    {Type::Cavalry, 1, {4, 5}, 3, {.strength = 2}},
    {Type::Cavalry, 2, 6, 5, {.strength = 3}},
    {Type::Cavalry, 3, 9, 7, {.strength = 5}},
    {Type::Artillery, 2, {7, 6}, 5, {.strength = 3}},
    {Type::Artillery, 3, {10, 8}, 7, {.strength = 5}},
    {Type::Air, 3, {11, 12}, 7, {.strength = 5}},
}}};

constexpr const TechnologyFacts &factsOf(Technology technology)
{
    return TechnologyTable[technology];
}
constexpr bool isUrban(Type type)
{
    return type >= Type::Lab && type <= Type::Arena;
}
constexpr bool isUnit(Type type)
{
    return type >= Type::Infantry;
}
constexpr bool isUnit(Technology technology)
{
    return isUnit(factsOf(technology).type);
}
/// Farms and mines have a technology of each level, one after the other.
constexpr Technology technologyOf(Good good, int level)
{
    return static_cast<Technology>(Levels * static_cast<int>(good) + level);
}
/// Of a token of that level.
inline constexpr std::array<int, Levels> TokenWorth = {1, 2, 3, 5};

struct GovernmentFacts {
    int level;
    int civil;
    int military;
    int urban;
    ByEdition revolution;
    ByEdition peaceful;
    ByEdition culture = 0;
    ByEdition science = 0;
    ByEdition faces = 0;
    ByEdition strength = 0;
};
inline constexpr PerId<Government, GovernmentFacts> GovernmentTable = {{{
    {0, 4, 2, 2, 0, 0},
    {1, 5, 3, 3, {3, 2}, {9, 8}},
    {1, 4, 3, 3, {2, 1}, {7, 6}, 1, 0, {2, 1}, {0, 1}},
    {2, 6, 4, 3, {5, 6}, 12},
    {2, 7, 2, 3, {4, 3}, {14, 13}},
    {3, 7, 5, 4, {6, 5}, {17, 19}, 0, 0, -1},
    {3, 7, 3, 4, {8, 9}, {21, 17}, {2, 3}},
    {3, 6, 5, 4, 7, {19, 18}, 0, {0, -2}, 0, 5},
}}};
constexpr const GovernmentFacts &factsOf(Government government)
{
    return GovernmentTable[government];
}

struct TacticFacts {
    int level = 0;
    int infantry = 0;
    int cavalry = 0;
    int artillery = 0;
    ByEdition value = 0;
    /// Of an army with an outdated unit.
    ByEdition outdated = 0;
    /// What one and two units of the Rival are worth on it.
    ByEdition small = 0;
    ByEdition large = 0;
};
inline constexpr PerId<Tactic, TacticFacts> TacticTable = {{{
    {},
    {1, 2, 0, 0, 1, 1, 1, 1},
    {1, 0, 2, 0, 2, 2, 1, 2},
    {1, 3, 0, 0, 2, 2, 1, 2},
    {1, 1, 1, 0, 2, 2, 1, 2},
    {1, 2, 1, 0, 3, 3, 2, 3},
    {1, 0, 3, 0, 4, 4, 2, 4},
    {2, 0, 0, 2, {4, 5}, {4, 3}, {2, 3}, {4, 5}},
    {2, 0, 1, 1, 5, {5, 3}, 3, 5},
    {2, 1, 2, 0, 5, 3, 3, 5},
    {2, 2, 0, 1, 6, 3, 3, 6},
    {2, 1, 1, 1, {8, 7}, 4, 4, {8, 7}},
    {2, 2, 2, 0, {9, 8}, {5, 4}, {5, 4}, {9, 8}},
    {3, 1, 0, 2, 9, 5, 5, 9},
    {3, 0, 1, 2, 10, 5, 5, 10},
    {3, 1, 3, 0, 11, 6, 6, 11},
    {3, 2, 1, 1, 13, 7, 7, 13},
}}};
constexpr const TacticFacts &factsOf(Tactic tactic)
{
    return TacticTable[tactic];
}

/// The sections of the yellow bank, from the emptiest.
struct YellowSection {
    /// So many tokens at least.
    int from;
    int growth;
    int consumption;
    int faces;
};
inline constexpr std::array<YellowSection, 9> YellowBank = {{
    {17, 2, 0, 0},
    {13, 3, 1, 1},
    {11, 4, 2, 2},
    {9, 4, 2, 3},
    {7, 5, 3, 4},
    {5, 5, 3, 5},
    {3, 7, 4, 6},
    {1, 7, 4, 7},
    {0, 0, 6, 8},
}};
constexpr const YellowSection &yellowSection(int yellow)
{
    return *std::ranges::find_if(YellowBank, [&](const auto &section) { return yellow >= section.from; });
}

struct BlueSection {
    ByEdition from;
    int corruption;
};
inline constexpr std::array<BlueSection, 4> BlueBank = {{{{9, 11}, 0}, {{5, 6}, 2}, {1, 4}, {0, 6}}};
constexpr int corruptionAt(int blue, Edition edition)
{
    return std::ranges::find_if(BlueBank, [&](const auto &section) {
        return blue >= section.from.in(edition);
    })->corruption;
}

/// For the ranks of science and strength, by how many seats are still in.
inline constexpr std::array<std::array<int, MaxPlayers>, MaxPlayers + 1> PointsByRank
    = {{{}, {}, {10, 0}, {14, 7, 0}, {15, 10, 5, 0}}};
inline constexpr std::array<int, Levels> PointsOfWonder = {5, 4, 3, 2};

constexpr bool isIn(Edition edition, Tactic tactic)
{
    return edition == Edition::Original || tactic != Tactic::LightCavalry;
}
constexpr bool isIn(Edition edition, Impact impact)
{
    return edition == Edition::NewStory || (impact != Impact::Balance && impact != Impact::Variety);
}
constexpr bool isIn(Edition edition, Revealed revealed)
{
    switch (revealed) {
    case Revealed::NoEvent:
        return edition == Edition::Original;
    case Revealed::CivilLife:
    case Revealed::Prosperity:
    case Revealed::PoliticsOfStrength:
        return edition == Edition::NewStory;
    default:
        return true;
    }
}
}
