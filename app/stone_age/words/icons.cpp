// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/icons.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace StoneAge
{
QString iconOf(Place place)
{
    const auto brings = PlaceTable[place].brings;
    return brings ? iconOf(*brings) : u"sa-hunt"_s;
}

QString iconOf(Pick pick)
{
    switch (pick) {
    case Pick::Tool:
        return iconOf(Track::Tools);
    case Pick::Agriculture:
        return iconOf(Track::Agriculture);
    default:
        return iconOf(static_cast<Resource>(pick));
    }
}

QString iconOf(const StylePick &pick)
{
    if (const auto *resource = std::get_if<Resource>(&pick)) {
        return iconOf(*resource);
    }
    if (const auto *bottom = std::get_if<Bottom>(&pick)) {
        return iconOf(*bottom);
    }
    switch (std::get<Style>(pick)) {
    case Style::Food:
        return u"food"_s;
    case Style::Jewels:
        return iconOf(Material::Jewels);
    case Style::Trade:
        return iconOf(Track::Trade);
    case Style::Person:
        break;
    }
    return iconOf(Track::People);
}

QString iconOf(const Bottom &bottom)
{
    const auto *people = std::get_if<Craftsmen>(&bottom);
    return people ? iconOf(people->craft) : iconOf(std::get<Symbol>(bottom));
}

QString iconOf(const Top &top)
{
    if (const auto *some = std::get_if<Tops::SomeResources>(&top)) {
        for (const Resource resource : valuesOf<Resource>()) {
            if (some->of[resource] > 0) {
                return iconOf(resource);
            }
        }
    }
    if (const auto *dice = std::get_if<Tops::TwoDice>(&top)) {
        return iconOf(dice->resource);
    }
    return iconOf(kindOf(top));
}

QString iconOf(TopKind top)
{
    switch (top) {
    case TopKind::DiceForAll:
    case TopKind::StyleDice:
        return u"ui-dice"_s;
    case TopKind::Food:
        return u"food"_s;
    case TopKind::Resources:
    case TopKind::AnyTwo:
        return u"good"_s;
    case TopKind::TwoDice:
        return u"sa-pips-2"_s;
    case TopKind::OneUseTool:
    case TopKind::Tool:
        return iconOf(Track::Tools);
    case TopKind::Points:
        return u"ui-star"_s;
    case TopKind::Agriculture:
        return iconOf(Track::Agriculture);
    case TopKind::ExtraCard:
        return u"sa-card"_s;
    case TopKind::Trade:
        break;
    }
    return iconOf(Track::Trade);
}
}
