// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/cards.h"

#include "model/record/text.h"

namespace ThroughTheAges
{
namespace
{
template<typename Enum>
void add(PerId<Enum, int> &sum, const PerId<Enum, int> &more)
{
    for (const Enum value : valuesOf<Enum>()) {
        sum[value] += more[value];
    }
}

void add(CardSums &sums, const Card &card)
{
    const auto &effect = card.effect;
    add(sums.traits, effect.traits);
    sums.per.insert(sums.per.end(), effect.per.begin(), effect.per.end());
    add(sums.build, effect.build);
    add(sums.upgrade, effect.upgrade);
    add(sums.learn, effect.learn);
    const int faces = effect.traits[Trait::Happiness];
    const bool counts = faces > 0 && effect.traits[Trait::Basilica] <= 0;
    const bool isWonder = card.kind == CardKind::Wonder;
    sums.faces += std::max(0, faces);
    sums.sadness += std::min(0, faces);
    sums.faced += counts ? 1 : 0;
    sums.wonderFaces += isWonder ? std::max(0, faces) : 0;
    sums.facedWonders += isWonder && counts ? 1 : 0;
    ++sums.kinds[card.kind];
    sums.specialAges += card.kind == CardKind::Special ? card.age : 0;
}

auto named(std::string_view name)
{
    return [name](const Card &card) { return Text::sameName(card.name, name); };
}
}

const std::shared_ptr<const Cards::Held> &Cards::none()
{
    static const auto nothing = std::make_shared<const Held>();
    return nothing;
}

template<typename Change>
void Cards::with(Change change)
{
    auto held = std::make_shared<Held>();
    held->list = m_held->list;
    held->wonder = m_held->wonder;
    change(*held);
    for (const auto &card : held->list) {
        ThroughTheAges::add(held->sums, card);
    }
    m_held = std::move(held);
}

const Card *Cards::find(std::string_view name) const
{
    const auto found = std::ranges::find_if(list(), named(name));
    return found != list().end() ? &*found : nullptr;
}

bool Cards::isUnderWay(std::string_view name) const
{
    return wonder() && Text::sameName(wonder()->card.name, name);
}

const Card *Cards::find(CardKind kind) const
{
    const auto found = std::find_if(
        list().rbegin(), list().rend(), [kind](const Card &card) { return card.kind == kind; });
    return found != list().rend() ? &*found : nullptr;
}

void Cards::add(Card card)
{
    with([&](Held &held) { held.list.push_back(std::move(card)); });
}

void Cards::remove(std::string_view name)
{
    with([&](Held &held) { std::erase_if(held.list, named(name)); });
}

void Cards::change(std::string_view name, const Effect &effect)
{
    with([&](Held &held) { std::ranges::find_if(held.list, named(name))->effect = effect; });
}

void Cards::setWonder(std::optional<Wonder> wonder)
{
    with([&](Held &held) { held.wonder = std::move(wonder); });
}

bool Cards::operator==(const Cards &other) const
{
    return isSameObject(other) || (list() == other.list() && wonder() == other.wonder());
}
}
