// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/effect.h"

#include <memory>

namespace ThroughTheAges
{
/// What all cards of a player come to together.
struct CardSums {
    Traits traits;
    std::vector<Per> per;
    PerId<Type, int> build;
    PerId<Type, int> upgrade;
    PerId<Learnable, int> learn;
    /// Happy faces of cards that have any, of those that have fewer than none, and how many have any without
    /// a basilica of their own.
    int faces = 0;
    int sadness = 0;
    int faced = 0;
    int wonderFaces = 0;
    int facedWonders = 0;
    PerId<CardKind, int> kinds;
    int specialAges = 0;
};

/// A player's cards in play and the wonder under way. Copies share what they hold until one of them changes,
/// because every question is asked of a copy of the game, and cards seldom change.
class Cards
{
public:
    const std::vector<Card> &list() const { return m_held->list; }
    const std::optional<Wonder> &wonder() const { return m_held->wonder; }
    const CardSums &sums() const { return m_held->sums; }
    int sum(Trait trait) const { return sums().traits[trait]; }
    /// Where less than nothing makes no sense (N2).
    int atLeastNone(Trait trait) const { return std::max(0, sum(trait)); }
    bool has(Trait trait) const { return sum(trait) > 0; }
    /// From 0 to 3 (N2).
    int construction() const { return std::min(atLeastNone(Trait::Construction), MostConstruction); }

    /// By its name without regard to case.
    const Card *find(std::string_view name) const;
    bool isUnderWay(std::string_view name) const;
    /// The last that was played of a kind.
    const Card *find(CardKind kind) const;

    void add(Card card);
    void remove(std::string_view name);
    void change(std::string_view name, const Effect &effect);
    void setWonder(std::optional<Wonder> wonder);

    bool isSameObject(const Cards &other) const { return m_held == other.m_held; }
    bool operator==(const Cards &other) const;

private:
    struct Held {
        std::vector<Card> list;
        std::optional<Wonder> wonder;
        CardSums sums;
    };
    static const std::shared_ptr<const Held> &none();
    template<typename Change>
    void with(Change change);

    std::shared_ptr<const Held> m_held = none();
};
}
