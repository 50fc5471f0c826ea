// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/board.h"

#include <cstdint>

namespace ThroughTheAges
{
namespace
{
/// Cards may say anything, so their sums may be beyond all that can be told.
int cut(std::int64_t sum)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(sum, -static_cast<std::int64_t>(MostPoints), MostPoints));
}

template<typename Entries>
std::int64_t sumOfEntries(const Board &board, const Entries &entries, Yield yield)
{
    std::int64_t sum = 0;
    for (const Per &per : entries) {
        if (const int each = per.gives[yield]) {
            sum += static_cast<std::int64_t>(each) * board.times(per.of, per.max);
        }
    }
    return sum;
}

/// A plain number of a card gives the same as one for each of something.
constexpr Trait traitOf(Yield yield)
{
    return static_cast<Trait>(yield);
}
}

Totals totalsOf(const Player &player)
{
    const auto &facts = factsOf(player.government);
    const auto &cards = player.cards;
    return {std::max(0, facts.civil + cards.sum(Trait::Civil)),
        std::max(0, facts.military + cards.sum(Trait::Military)), cards.atLeastNone(Trait::Arms)};
}

int urbanLimitOf(const Player &player)
{
    return std::max(0, factsOf(player.government).urban + player.cards.sum(Trait::Urban));
}

int civilHandOf(const Player &player)
{
    return std::max(0, totalsOf(player).civil + player.cards.sum(Trait::CivilHand));
}

int militaryHandOf(const Player &player)
{
    return std::max(0, totalsOf(player).military + player.cards.sum(Trait::MilitaryHand));
}

Board::Board(Edition edition, const Player &player)
    : m_edition(edition)
    , m_player(player)
    , m_basilica(player.cards.has(Trait::Basilica))
    , m_armies(armiesOf(edition, player, unitsOf(player)))
{
    for (const Technology technology : valuesOf<Technology>()) {
        const int workers = player.workersOn(technology);
        if (workers == 0) {
            continue;
        }
        const auto &facts = factsOf(technology);
        auto &type = m_types[facts.type];
        type.workers += workers;
        type.levels += workers * facts.level;
        type.culture += workers * facts.gives.culture;
        type.science += workers * facts.gives.science;
        type.strength += workers * facts.gives.strength;
        type.faces += workers * facts.gives.faces;
        type.faced += facts.gives.faces > 0 ? workers : 0;
        type.bestLevel = std::max(type.bestLevel, facts.level);
        type.bestCulture = std::max(type.bestCulture, facts.gives.culture);
        m_workers += workers;
    }
}

int Board::urban(int OfType::*what) const
{
    int sum = 0;
    for (const Type type : valuesOf<Type>()) {
        sum += isUrban(type) ? m_types[type].*what : 0;
    }
    return sum;
}

int Board::facesOfType(Type type) const
{
    return countedFaces(m_types[type].faces, m_types[type].faced);
}

int Board::technologyLevels() const
{
    int levels = factsOf(m_player.government).level + m_player.cards.sums().specialAges;
    for (const Technology technology : valuesOf<Technology>()) {
        levels += m_player.knows(technology) ? factsOf(technology).level : 0;
    }
    return levels;
}

int Board::count(Count what) const
{
    const int index = static_cast<int>(what);
    if (index < countOf<Technology>) {
        return m_player.workersOn(static_cast<Technology>(index));
    }
    if (what < Count::Urban) {
        return m_types[static_cast<Type>(index - countOf<Technology>)].workers;
    }
    const auto &sums = m_player.cards.sums();
    switch (what) {
    case Count::Urban:
        return urban(&OfType::workers);
    case Count::Units:
        return workers(Type::Infantry) + workers(Type::Cavalry) + workers(Type::Artillery)
            + workers(Type::Air);
    case Count::UnitTypes:
        return static_cast<int>(std::ranges::count_if(
            valuesOf<Type>(), [this](Type type) { return isUnit(type) && workers(type) > 0; }));
    case Count::LabLevels:
        return levels(Type::Lab);
    case Count::LibraryLevels:
        return levels(Type::Library);
    case Count::TheaterLevels:
        return levels(Type::Theater);
    case Count::TechnologyLevels:
        return technologyLevels();
    case Count::BestLabOrLibrary:
        return std::max(m_types[Type::Lab].bestLevel, m_types[Type::Library].bestLevel);
    case Count::TempleFaces:
        return facesOfType(Type::Temple);
    case Count::TheaterFaces:
        return facesOfType(Type::Theater);
    case Count::WonderFaces:
        return countedFaces(sums.wonderFaces, sums.facedWonders);
    case Count::GovernmentFaces: {
        const int faces = std::max(0, factsOf(m_player.government).faces.in(m_edition));
        return countedFaces(faces, faces > 0 ? 1 : 0);
    }
    case Count::LibraryTheaterPairs:
        return std::min(workers(Type::Library), workers(Type::Theater));
    case Count::LibraryCulture:
        return m_types[Type::Library].culture;
    case Count::TheaterCulture:
        return m_types[Type::Theater].culture;
    case Count::BestTheaterCulture:
        return m_types[Type::Theater].bestCulture;
    case Count::UrbanOutput:
        return urban(&OfType::culture) + urban(&OfType::science) + urban(&OfType::strength);
    case Count::Colonies:
        return sums.kinds[CardKind::Colony];
    case Count::Wonders:
        return sums.kinds[CardKind::Wonder];
    }
    return 0;
}

int Board::times(Count what, int max) const
{
    const int counted = count(what);
    return max > 0 ? std::min(max, counted) : counted;
}

int Board::ofBuildings(Yield yield) const
{
    switch (yield) {
    case Yield::Culture:
        return urban(&OfType::culture);
    case Yield::Science:
        return urban(&OfType::science);
    case Yield::Strength:
        return m_types[Type::Arena].strength + m_types[Type::Infantry].strength
            + m_types[Type::Cavalry].strength + m_types[Type::Artillery].strength
            + m_types[Type::Air].strength;
    case Yield::Food:
        return madeByWorkers(Good::Food);
    case Yield::Resources:
        return madeByWorkers(Good::Resources);
    }
    return 0;
}

int Board::ofGovernment(Yield yield) const
{
    const auto &facts = factsOf(m_player.government);
    switch (yield) {
    case Yield::Culture:
        return facts.culture.in(m_edition);
    case Yield::Science:
        return facts.science.in(m_edition);
    case Yield::Strength:
        return facts.strength.in(m_edition);
    case Yield::Food:
    case Yield::Resources:
        return 0;
    }
    return 0;
}

int Board::ofCard(const Card &card, Yield yield) const
{
    return cut(card.effect.traits[traitOf(yield)] + sumOfEntries(*this, card.effect.per, yield));
}

int Board::ofCards(Yield yield) const
{
    const auto &sums = m_player.cards.sums();
    return cut(sums.traits[traitOf(yield)] + sumOfEntries(*this, sums.per, yield));
}

int Board::perTurn(Yield yield) const
{
    return ofBuildings(yield) + ofGovernment(yield) + ofCards(yield);
}

int Board::facesOfBuildings() const
{
    const int faces = urban(&OfType::faces);
    return faces * (doublesFaces() ? 2 : 1) + (addsFaces() ? urban(&OfType::faced) : 0);
}

int Board::facesOfGovernment() const
{
    const int faces = factsOf(m_player.government).faces.in(m_edition);
    return faces <= 0 ? faces : faces * (doublesFaces() ? 2 : 1) + (addsFaces() ? 1 : 0);
}

int Board::facesOf(const Card &card) const
{
    const int faces = card.effect.traits[Trait::Happiness];
    const bool addsOne = addsFaces() && card.effect.traits[Trait::Basilica] <= 0;
    return faces <= 0 ? faces : faces * (doublesFaces() ? 2 : 1) + (addsOne ? 1 : 0);
}

int Board::happiness() const
{
    const auto &sums = m_player.cards.sums();
    const int ofCards = sums.faces * (doublesFaces() ? 2 : 1) + (addsFaces() ? sums.faced : 0) + sums.sadness;
    return std::clamp(facesOfBuildings() + facesOfGovernment() + ofCards, 0, MostHappiness);
}

int Board::tacticBonus() const
{
    return m_armies.bonus + m_armies.best * m_player.cards.atLeastNone(Trait::BestArmy);
}

int Board::strength() const
{
    return std::max(0, perTurn(Yield::Strength) + tacticBonus());
}

int Board::madeByWorkers(Good good) const
{
    int made = 0;
    for (int level = 0; level < Levels; ++level) {
        made += tokensOf(m_player, good, level) * TokenWorth[static_cast<std::size_t>(level)];
    }
    return made;
}

int Board::madeInATurn(Good good) const
{
    return std::max(0, perTurn(good == Good::Food ? Yield::Food : Yield::Resources));
}

Ratings Board::ratings() const
{
    const auto totals = totalsOf(m_player);
    return {{totals.civil, totals.military, urbanLimitOf(m_player), culturePerTurn(), sciencePerTurn(),
        strength(), happiness(), discontent()}};
}
}
