// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/texts.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
constexpr PerId<Material, const char *> MaterialNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Wood"),
    QT_TRANSLATE_NOOP("StoneAge", "Clay"),
    QT_TRANSLATE_NOOP("StoneAge", "Stone"),
    QT_TRANSLATE_NOOP("StoneAge", "Gold"),
    QT_TRANSLATE_NOOP("StoneAge", "Jewels"),
}}};

constexpr PerId<Place, const char *> PlaceNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Hunt"),
    QT_TRANSLATE_NOOP("StoneAge", "Forest"),
    QT_TRANSLATE_NOOP("StoneAge", "Clay pit"),
    QT_TRANSLATE_NOOP("StoneAge", "Quarry"),
    QT_TRANSLATE_NOOP("StoneAge", "River"),
    QT_TRANSLATE_NOOP("StoneAge", "Own wood site"),
    QT_TRANSLATE_NOOP("StoneAge", "Own gold site"),
}}};

constexpr PerId<Village, const char *> VillageNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Tool maker"),
    QT_TRANSLATE_NOOP("StoneAge", "Hut"),
    QT_TRANSLATE_NOOP("StoneAge", "Field"),
    QT_TRANSLATE_NOOP("StoneAge", "Trader"),
}}};

constexpr PerId<Symbol, const char *> SymbolNames = {{{
    //: One of the symbols on cards, like the eight that follow.
    QT_TRANSLATE_NOOP("StoneAge", "Art"),
    QT_TRANSLATE_NOOP("StoneAge", "Healing"),
    QT_TRANSLATE_NOOP("StoneAge", "Music"),
    QT_TRANSLATE_NOOP("StoneAge", "Pottery"),
    QT_TRANSLATE_NOOP("StoneAge", "Time"),
    QT_TRANSLATE_NOOP("StoneAge", "Transport"),
    QT_TRANSLATE_NOOP("StoneAge", "Weaving"),
    QT_TRANSLATE_NOOP("StoneAge", "Writing"),
    QT_TRANSLATE_NOOP("StoneAge", "Jewel"),
}}};

constexpr PerId<Craft, const char *> CraftNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Farmers"),
    QT_TRANSLATE_NOOP("StoneAge", "Tool makers"),
    QT_TRANSLATE_NOOP("StoneAge", "Builders"),
    QT_TRANSLATE_NOOP("StoneAge", "Shamans"),
    QT_TRANSLATE_NOOP("StoneAge", "Traders"),
}}};

constexpr PerId<Tile, const char *> TileNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Three printed resources"),
    QT_TRANSLATE_NOOP("StoneAge", "4 or 5 resources of given kinds"),
    QT_TRANSLATE_NOOP("StoneAge", "1 to 7 of any resources"),
    QT_TRANSLATE_NOOP("StoneAge", "1 to 4 jewels"),
    QT_TRANSLATE_NOOP("StoneAge", "Another tile of the expansion"),
}}};

constexpr PerId<Bonus, const char *> BonusNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "1 wood each round"),
    QT_TRANSLATE_NOOP("StoneAge", "1 clay each round"),
    QT_TRANSLATE_NOOP("StoneAge", "1 stone each round"),
    QT_TRANSLATE_NOOP("StoneAge", "One person more"),
    QT_TRANSLATE_NOOP("StoneAge", "One tool more"),
    QT_TRANSLATE_NOOP("StoneAge", "One field more"),
}}};

constexpr PerId<Track, const char *> TrackNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Tools"),
    QT_TRANSLATE_NOOP("StoneAge", "People"),
    QT_TRANSLATE_NOOP("StoneAge", "Agriculture"),
    //: The track of the trade marker.
    QT_TRANSLATE_NOOP("StoneAge", "Trade"),
}}};

constexpr PerId<Phase, const char *> PhaseNames = {{{
    QT_TRANSLATE_NOOP("StoneAge", "Actions"),
    QT_TRANSLATE_NOOP("StoneAge", "Feed"),
    QT_TRANSLATE_NOOP("StoneAge", "Over"),
}}};

QString translated(const char *text)
{
    return QCoreApplication::translate("StoneAge", text);
}
}

QString nameOf(Resource resource)
{
    return nameOf(materialOf(resource));
}

QString nameOf(Material material)
{
    return translated(MaterialNames[material]);
}

QString nameOf(Place place)
{
    return translated(PlaceNames[place]);
}

QString nameOf(Village place)
{
    return translated(VillageNames[place]);
}

QString nameOf(Symbol symbol)
{
    return translated(SymbolNames[symbol]);
}

QString nameOf(Craft craft)
{
    return translated(CraftNames[craft]);
}

QString nameOf(Tile tile)
{
    return translated(TileNames[tile]);
}

QString nameOf(Pick pick)
{
    switch (pick) {
    case Pick::Wood:
    case Pick::Clay:
    case Pick::Stone:
    case Pick::Gold:
        return nameOf(static_cast<Resource>(pick));
    case Pick::Tool:
        //: What a die brings.
        return translated(QT_TRANSLATE_NOOP("StoneAge", "Tool"));
    case Pick::Agriculture:
        break;
    }
    return nameOf(Track::Agriculture);
}

QString nameOf(Style style)
{
    switch (style) {
    case Style::Food:
        //: What a die brings.
        return translated(QT_TRANSLATE_NOOP("StoneAge", "2 food"));
    case Style::Jewels:
        //: What a die brings.
        return translated(QT_TRANSLATE_NOOP("StoneAge", "2 jewels"));
    case Style::Trade:
        return nameOf(Track::Trade);
    case Style::Person:
        break;
    }
    //: What a die brings.
    return translated(QT_TRANSLATE_NOOP("StoneAge", "Person"));
}

QString nameOf(Bonus bonus)
{
    return translated(BonusNames[bonus]);
}

QString nameOf(Track track)
{
    return translated(TrackNames[track]);
}

QString nameOf(Phase phase)
{
    return translated(PhaseNames[phase]);
}

QString foodName()
{
    return translated(QT_TRANSLATE_NOOP("StoneAge", "Food"));
}

QString title()
{
    return translated(QT_TRANSLATE_NOOP("StoneAge", "Stone Age"));
}

QString nextText(const Replay &replay, const QString &name)
{
    // Who must feed is not who had the turn.
    return replay.phase == idOf(Phase::Feed)
        //: What comes next in a game, after a colon.
        ? QCoreApplication::translate("StoneAge", "food is short")
        : QCoreApplication::translate("StoneAge", "%1 plays").arg(name);
}
}
