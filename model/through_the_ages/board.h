// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/armies.h"

/// What a player's board gives as it is now.
namespace ThroughTheAges
{
/// Actions and arms of a turn.
struct Totals {
    int civil = 0;
    int military = 0;
    int arms = 0;
    bool operator==(const Totals &) const = default;
};
Totals totalsOf(const Player &player);
int urbanLimitOf(const Player &player);
/// Limits of the two hands.
int civilHandOf(const Player &player);
int militaryHandOf(const Player &player);

/// The board added up once, for all questions about it.
class Board
{
public:
    Board(Edition edition, const Player &player);

    int count(Count what) const;
    /// How many count at an entry of a card.
    int times(Count what, int max) const;

    int workers(Type type) const { return m_types[type].workers; }
    int levels(Type type) const { return m_types[type].levels; }
    int workersOfAll() const { return m_workers; }

    /// Of one source, before the whole is cut at 0. Buildings are units and arenas where it is strength.
    int ofBuildings(Yield yield) const;
    int ofGovernment(Yield yield) const;
    int ofCard(const Card &card, Yield yield) const;
    int ofCards(Yield yield) const;
    /// With a basilica what it adds, too.
    int facesOfBuildings() const;
    int facesOfGovernment() const;
    int facesOf(const Card &card) const;

    int culturePerTurn() const { return std::max(0, perTurn(Yield::Culture)); }
    int sciencePerTurn() const { return std::max(0, perTurn(Yield::Science)); }
    int strength() const;
    const Armies &armies() const { return m_armies; }
    /// What the tactic adds to strength.
    int tacticBonus() const;
    int happiness() const;
    int needed() const { return yellowSection(m_player.yellow).faces; }
    int discontent() const { return std::max(0, needed() - happiness()); }

    /// What workers alone produce, and all in a turn, without regard to the bank.
    int madeByWorkers(Good good) const;
    int madeInATurn(Good good) const;

    Ratings ratings() const;

private:
    struct OfType {
        int workers = 0;
        int levels = 0;
        int culture = 0;
        int science = 0;
        int strength = 0;
        int faces = 0;
        /// Workers that have any.
        int faced = 0;
        int bestLevel = 0;
        int bestCulture = 0;
    };

    int perTurn(Yield yield) const;
    int urban(int OfType::*what) const;
    int facesOfType(Type type) const;
    bool addsFaces() const { return m_basilica && m_edition == Edition::NewStory; }
    bool doublesFaces() const { return m_basilica && m_edition == Edition::Original; }
    /// Those above 0, for counting: the old edition counts them as printed (N20).
    int countedFaces(int faces, int faced) const { return faces + (addsFaces() ? faced : 0); }
    int technologyLevels() const;

    Edition m_edition;
    const Player &m_player;
    bool m_basilica;
    PerId<Type, OfType> m_types;
    int m_workers = 0;
    Armies m_armies;
};

inline Ratings ratingsOf(const State &state, int seat)
{
    return Board(editionOf(state), playerAt(state, seat)).ratings();
}
inline int strengthOf(const State &state, int seat)
{
    return Board(editionOf(state), playerAt(state, seat)).strength();
}
}
