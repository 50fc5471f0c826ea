// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/logparts.h"

using namespace Qt::StringLiterals;

namespace StoneAge
{
QString iconOf(Place place)
{
    const auto brings = PlaceTable[place].brings;
    return brings ? iconOf(materialOf(*brings)) : u"sa-hunt"_s;
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
    return u"ui-trade"_s;
}
}
