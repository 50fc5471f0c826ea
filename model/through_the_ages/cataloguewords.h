// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/catalogue.h"

#include <span>

/// The words that the tables of the catalogue are written in.
namespace ThroughTheAges
{
constexpr Clause is(Trait trait, int amount)
{
    return {Clause::Of::Trait, static_cast<int>(trait), amount};
}
constexpr Clause per(Count counted, Yield yield, int amount, int max = 0)
{
    return {Clause::Of::Per, static_cast<int>(yield), amount, counted, max};
}
constexpr Clause per(Type type, Yield yield, int amount, int max = 0)
{
    return per(countOfWorkers(type), yield, amount, max);
}
constexpr Clause per(Technology technology, Yield yield, int amount, int max = 0)
{
    return per(countOfWorkers(technology), yield, amount, max);
}
constexpr Clause building(Type type, int amount)
{
    return {Clause::Of::Build, static_cast<int>(type), amount};
}
constexpr Clause upgrading(Type type, int amount)
{
    return {Clause::Of::Upgrade, static_cast<int>(type), amount};
}
constexpr Clause learning(Learnable what, int amount)
{
    return {Clause::Of::Learn, static_cast<int>(what), amount};
}
constexpr Clause learning(Type type, int amount)
{
    return learning(learnableOf(type), amount);
}
/// Whatever it is.
constexpr Clause learningAnything(int amount)
{
    return {Clause::Of::Learn, countOf<Learnable>, amount};
}
constexpr Clause onTechnology(Benefit benefit, int amount)
{
    return {Clause::Of::OnTechnology, static_cast<int>(benefit), amount};
}
constexpr Clause onTake(Benefit benefit, int amount)
{
    return {Clause::Of::OnTake, static_cast<int>(benefit), amount};
}
constexpr Clause once(Benefit benefit, int amount)
{
    return {Clause::Of::Once, static_cast<int>(benefit), amount};
}
constexpr Clause oncePer(Count counted, Income income, int amount)
{
    return {Clause::Of::OncePer, static_cast<int>(income), amount, counted};
}
constexpr Clause oncePer(Type type, Income income, int amount)
{
    return oncePer(countOfWorkers(type), income, amount);
}

std::span<const CardFacts> leaders();
std::span<const CardFacts> wonders();
std::span<const CardFacts> specials();
std::span<const CardFacts> territories();
std::span<const CardFacts> pacts();
std::span<const EventFacts> revealedEvents();
}
