// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

/// The things of the game and the names that records give them.
namespace ThroughTheAges
{
enum class Edition { Original, NewStory };
enum class Type { Farm, Mine, Lab, Temple, Library, Theater, Arena, Infantry, Cavalry, Artillery, Air };
/// Row by row, in each from level A to III: the table order. The units are the last ones.
enum class Technology {
    Agriculture,
    Irrigation,
    SelectiveBreeding,
    MechanizedAgriculture,
    Bronze,
    Iron,
    Coal,
    Oil,
    Philosophy,
    Alchemy,
    ScientificMethod,
    Computers,
    Religion,
    Theology,
    OrganizedReligion,
    PrintingPress,
    Journalism,
    Multimedia,
    Drama,
    Opera,
    Movies,
    BreadAndCircuses,
    TeamSports,
    ProfessionalSports,
    Warriors,
    Swordsmen,
    Riflemen,
    ModernInfantry,
    Knights,
    Cavalrymen,
    Tanks,
    Cannon,
    Rockets,
    AirForces
};
enum class Government {
    Despotism,
    Monarchy,
    Theocracy,
    ConstitutionalMonarchy,
    Republic,
    Communism,
    Democracy,
    Fundamentalism
};
/// None is the empty text of a record.
enum class Tactic {
    None,
    FightingBand,
    LightCavalry,
    Legion,
    MedievalArmy,
    Phalanx,
    HeavyCavalry,
    Fortifications,
    MobileArtillery,
    Conquistadors,
    DefensiveArmy,
    NapoleonicArmy,
    ClassicArmy,
    Entrenchments,
    MechanizedArmy,
    ShockTroops,
    ModernArmy
};
enum class CardKind { Leader, Wonder, Special, Colony, Pact, Other };
enum class Family { Civil, Military, Exploration, Construction };
/// What a card in play may give by a plain number.
enum class Trait {
    Culture,
    Science,
    Food,
    Resources,
    Strength,
    Happiness,
    Civil,
    Military,
    Urban,
    Yellow,
    Blue,
    CivilHand,
    MilitaryHand,
    Arms,
    Growth,
    Construction,
    BestMine,
    Colonize,
    Basilica,
    BestArmy,
    InfantryAsCavalry,
    NoTactic,
    Strongest,
    Gandhi
};
/// What a card may give for each thing counted: while it is in play, and once.
enum class Yield { Culture, Science, Food, Resources, Strength };
enum class Income { Culture, Science, Food, Resources };
/// What happens once, in the order in which it is carried out.
enum class Benefit { Yellow, Blue, Population, Culture, Science, Food, Resources, Civil, Military, Arms };
/// What lies in tokens.
enum class Good { Food, Resources };
enum class Rating {
    CivilTotal,
    MilitaryTotal,
    UrbanLimit,
    CulturePerTurn,
    SciencePerTurn,
    Strength,
    Happiness,
    Discontent
};
/// Where culture came from or went to. The first are where it comes from each turn.
enum class Source {
    Buildings,
    Government,
    Leaders,
    Wonders,
    Specials,
    Colonies,
    Pacts,
    Others,
    Events,
    Battles,
    Impacts,
    Famine,
    Adjust
};
enum class TurnSource { Buildings, Government, Leaders, Wonders, Specials, Colonies, Pacts, Others };
enum class Impact {
    Agriculture,
    Architecture,
    Balance,
    Colonies,
    Competition,
    Government,
    Happiness,
    Industry,
    Population,
    Progress,
    Science,
    Strength,
    Technology,
    Variety,
    Wonders
};
/// Those of the Rival are between the turn and the last events.
enum class Phase { Turn, RivalWar, RivalHand, RivalAttack, RivalEvent, RivalBid, Bid, Final, Over };
/// Why a card or a wonder is gone.
enum class Why { Removed, Replaced, Age, Annexed, Assassinate, Sabotage, Infiltrate };
/// How strong the Rival is.
enum class Difficulty { Easy, Medium, Hard, Extreme };
/// Where its culture came from.
enum class RivalSource { Age, Level, Events, Attacks, War, Colony, Final, Adjust };
}

template<>
inline constexpr std::array<std::string_view, 2> ids<ThroughTheAges::Edition> = {"original", "new-story"};
template<>
inline constexpr std::array<std::string_view, 11> ids<ThroughTheAges::Type> = {"farm", "mine", "lab",
    "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air"};
template<>
inline constexpr std::array<std::string_view, 34> ids<ThroughTheAges::Technology> = {"agriculture",
    "irrigation", "selective-breeding", "mechanized-agriculture", "bronze", "iron", "coal", "oil",
    "philosophy", "alchemy", "scientific-method", "computers", "religion", "theology", "organized-religion",
    "printing-press", "journalism", "multimedia", "drama", "opera", "movies", "bread-and-circuses",
    "team-sports", "professional-sports", "warriors", "swordsmen", "riflemen", "modern-infantry", "knights",
    "cavalrymen", "tanks", "cannon", "rockets", "air-forces"};
template<>
inline constexpr std::array<std::string_view, 8> ids<ThroughTheAges::Government> = {"despotism", "monarchy",
    "theocracy", "constitutional-monarchy", "republic", "communism", "democracy", "fundamentalism"};
template<>
inline constexpr std::array<std::string_view, 17> ids<ThroughTheAges::Tactic> = {"", "fighting-band",
    "light-cavalry", "legion", "medieval-army", "phalanx", "heavy-cavalry", "fortifications",
    "mobile-artillery", "conquistadors", "defensive-army", "napoleonic-army", "classic-army", "entrenchments",
    "mechanized-army", "shock-troops", "modern-army"};
template<>
inline constexpr std::array<std::string_view, 6> ids<ThroughTheAges::CardKind> = {
    "leader", "wonder", "special", "colony", "pact", "other"};
template<>
inline constexpr std::array<std::string_view, 4> ids<ThroughTheAges::Family> = {
    "civil", "military", "exploration", "construction"};
template<>
inline constexpr std::array<std::string_view, 24> ids<ThroughTheAges::Trait> = {"culture", "science", "food",
    "resources", "strength", "happiness", "civil", "military", "urban", "yellow", "blue", "civilHand",
    "militaryHand", "arms", "growth", "construction", "bestMine", "colonize", "basilica", "bestArmy",
    "infantryAsCavalry", "noTactic", "strongest", "gandhi"};
template<>
inline constexpr std::array<std::string_view, 5> ids<ThroughTheAges::Yield> = {
    "culture", "science", "food", "resources", "strength"};
template<>
inline constexpr std::array<std::string_view, 4> ids<ThroughTheAges::Income> = {
    "culture", "science", "food", "resources"};
template<>
inline constexpr std::array<std::string_view, 10> ids<ThroughTheAges::Benefit> = {
    "yellow", "blue", "population", "culture", "science", "food", "resources", "civil", "military", "arms"};
template<>
inline constexpr std::array<std::string_view, 2> ids<ThroughTheAges::Good> = {"food", "resources"};
template<>
inline constexpr std::array<std::string_view, 8> ids<ThroughTheAges::Rating> = {"civilTotal", "militaryTotal",
    "urbanLimit", "culturePerTurn", "sciencePerTurn", "strength", "happiness", "discontent"};
template<>
inline constexpr std::array<std::string_view, 13> ids<ThroughTheAges::Source> = {"buildings", "government",
    "leaders", "wonders", "specials", "colonies", "pacts", "others", "events", "battles", "impacts", "famine",
    "adjust"};
template<>
inline constexpr std::array<std::string_view, 8> ids<ThroughTheAges::TurnSource> = {
    "buildings", "government", "leaders", "wonders", "specials", "colonies", "pacts", "others"};
template<>
inline constexpr std::array<std::string_view, 15> ids<ThroughTheAges::Impact> = {"agriculture",
    "architecture", "balance", "colonies", "competition", "government", "happiness", "industry", "population",
    "progress", "science", "strength", "technology", "variety", "wonders"};
template<>
inline constexpr std::array<std::string_view, 9> ids<ThroughTheAges::Phase> = {
    "turn", "rival-war", "rival-hand", "rival-attack", "rival-event", "rival-bid", "bid", "final", "over"};
template<>
inline constexpr std::array<std::string_view, 7> ids<ThroughTheAges::Why> = {
    "removed", "replaced", "age", "annexed", "assassinate", "sabotage", "infiltrate"};
template<>
inline constexpr std::array<std::string_view, 4> ids<ThroughTheAges::Difficulty> = {
    "easy", "medium", "hard", "extreme"};
template<>
inline constexpr std::array<std::string_view, 8> ids<ThroughTheAges::RivalSource> = {
    "age", "level", "events", "attacks", "war", "colony", "final", "adjust"};

namespace ThroughTheAges
{
/// The ids of several enumerations one after the other.
template<std::size_t... Sizes>
constexpr auto joined(const std::array<std::string_view, Sizes> &...lists)
{
    std::array<std::string_view, (Sizes + ...)> all{};
    std::size_t at = 0;
    const auto append = [&](const auto &list) {
        for (const auto id : list) {
            all[at++] = id;
        }
    };
    (append(lists), ...);
    return all;
}
template<std::size_t First, std::size_t Size, std::size_t Of>
constexpr auto partOf(const std::array<std::string_view, Of> &list)
{
    std::array<std::string_view, Size> part{};
    for (std::size_t i = 0; i < Size; ++i) {
        part[i] = list[First + i];
    }
    return part;
}

/// What science is paid for: a technology of a type, a government, a special.
enum class Learnable { Government = countOf<Type>, Special };
/// Where workers are lost: on a technology, or in the pool.
enum class Origin { Pool = countOf<Technology> };
/// Technologies of units.
enum class Unit {};
inline constexpr int FirstUnit = static_cast<int>(Technology::Warriors);

/// What cards count: a technology, a type, or one of these.
enum class Count {
    Urban = countOf<Technology> + countOf<Type>,
    Units,
    UnitTypes,
    LabLevels,
    LibraryLevels,
    TheaterLevels,
    TechnologyLevels,
    BestLabOrLibrary,
    TempleFaces,
    TheaterFaces,
    WonderFaces,
    GovernmentFaces,
    LibraryTheaterPairs,
    LibraryCulture,
    TheaterCulture,
    BestTheaterCulture,
    UrbanOutput,
    Colonies,
    Wonders
};
}

template<>
inline constexpr auto ids<ThroughTheAges::Learnable> = ThroughTheAges::joined(
    ids<ThroughTheAges::Type>, std::array<std::string_view, 2>{"government", "special"});
template<>
inline constexpr auto ids<ThroughTheAges::Origin> = ThroughTheAges::joined(
    ids<ThroughTheAges::Technology>, std::array<std::string_view, 1>{"pool"});
template<>
inline constexpr auto ids<ThroughTheAges::Unit> = ThroughTheAges::partOf<ThroughTheAges::FirstUnit,
    countOf<ThroughTheAges::Technology> - ThroughTheAges::FirstUnit>(ids<ThroughTheAges::Technology>);
template<>
inline constexpr auto ids<ThroughTheAges::Count> = ThroughTheAges::joined(ids<ThroughTheAges::Technology>,
    ids<ThroughTheAges::Type>,
    std::array<std::string_view, 19>{"urban", "units", "unit-types", "lab-levels", "library-levels",
        "theater-levels", "technology-levels", "best-lab-or-library", "temple-faces", "theater-faces",
        "wonder-faces", "government-faces", "library-theater-pairs", "library-culture", "theater-culture",
        "best-theater-culture", "urban-output", "colonies", "wonders"});

namespace ThroughTheAges
{
constexpr Technology technologyOf(Unit unit)
{
    return static_cast<Technology>(FirstUnit + static_cast<int>(unit));
}
constexpr Unit unitOf(Technology technology)
{
    return static_cast<Unit>(static_cast<int>(technology) - FirstUnit);
}
constexpr Learnable learnableOf(Type type)
{
    return static_cast<Learnable>(type);
}
constexpr Origin originOf(Technology technology)
{
    return static_cast<Origin>(technology);
}
/// Nothing for the pool.
constexpr std::optional<Technology> technologyOf(Origin origin)
{
    return origin == Origin::Pool ? std::nullopt : std::optional(static_cast<Technology>(origin));
}
constexpr Count countOfWorkers(Technology technology)
{
    return static_cast<Count>(technology);
}
constexpr Count countOfWorkers(Type type)
{
    return static_cast<Count>(countOf<Technology> + static_cast<int>(type));
}
constexpr Source sourceOf(CardKind kind)
{
    return static_cast<Source>(static_cast<int>(Source::Leaders) + static_cast<int>(kind));
}
constexpr TurnSource turnSourceOf(CardKind kind)
{
    return static_cast<TurnSource>(sourceOf(kind));
}

using Units = PerId<Unit, int>;
using Sources = PerId<Source, int>;
using TurnSources = PerId<TurnSource, int>;
using Ratings = PerId<Rating, int>;
using Benefits = PerId<Benefit, int>;
using Traits = PerId<Trait, int>;
}
