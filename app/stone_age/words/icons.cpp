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

QString iconOf(Village place)
{
    switch (place) {
    case Village::ToolMaker:
        return u"sa-tool"_s;
    case Village::Hut:
        return u"sa-hut"_s;
    case Village::Field:
        return u"sa-field"_s;
    case Village::Trader:
        break;
    }
    return u"sa-trade"_s;
}

QString iconOf(Material material)
{
    switch (material) {
    case Material::Wood:
        return u"wood"_s;
    case Material::Clay:
        return u"sa-clay"_s;
    case Material::Stone:
        return u"stone"_s;
    case Material::Gold:
        return u"sa-gold"_s;
    case Material::Jewels:
        break;
    }
    return u"sa-jewel"_s;
}

QString iconOf(Resource resource)
{
    return iconOf(materialOf(resource));
}

QString iconOf(Craft craft)
{
    switch (craft) {
    case Craft::Farmers:
        return u"sa-farmer"_s;
    case Craft::ToolMakers:
        return u"sa-toolmaker"_s;
    case Craft::Builders:
        return u"sa-builder"_s;
    case Craft::Shamans:
        return u"sa-shaman"_s;
    case Craft::Traders:
        break;
    }
    return u"sa-trade"_s;
}

QString iconOf(Symbol symbol)
{
    if (symbol == Symbol::Pottery) {
        return u"pottery"_s;
    }
    return u"sa-%1"_s.arg(idText(symbol));
}

QString iconOf(Track track)
{
    switch (track) {
    case Track::Tools:
        return u"sa-tool"_s;
    case Track::People:
        return u"sa-people"_s;
    case Track::Agriculture:
        return u"sa-field"_s;
    case Track::Trade:
        break;
    }
    return u"sa-trade"_s;
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

QString iconOf(Bonus bonus)
{
    switch (bonus) {
    case Bonus::Person:
        return iconOf(Track::People);
    case Bonus::Tool:
        return iconOf(Track::Tools);
    case Bonus::Field:
        return iconOf(Track::Agriculture);
    default:
        return iconOf(static_cast<Resource>(bonus));
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
