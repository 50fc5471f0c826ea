// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/things.h"
#include "model/stone_age/ids.h"

template<>
inline constexpr Things<StoneAge::Material> things<StoneAge::Material> = {"StoneAge",
    {{{
        {QT_TRANSLATE_NOOP("StoneAge", "Wood"), "wood", QT_TRANSLATE_N_NOOP("StoneAge", "%n wood")},
        {QT_TRANSLATE_NOOP("StoneAge", "Clay"), "sa-clay", QT_TRANSLATE_N_NOOP("StoneAge", "%n clay")},
        {QT_TRANSLATE_NOOP("StoneAge", "Stone"), "stone", QT_TRANSLATE_N_NOOP("StoneAge", "%n stone")},
        {QT_TRANSLATE_NOOP("StoneAge", "Gold"), "sa-gold", QT_TRANSLATE_N_NOOP("StoneAge", "%n gold")},
        {QT_TRANSLATE_NOOP("StoneAge", "Jewels"), "sa-jewel", QT_TRANSLATE_N_NOOP("StoneAge", "%n jewels")},
    }}}};
template<>
inline constexpr auto &things<StoneAge::Resource> = things<StoneAge::Material>;

template<>
inline constexpr Things<StoneAge::Place> things<StoneAge::Place> = {"StoneAge",
    {{{
        QT_TRANSLATE_NOOP("StoneAge", "Hunt"),
        QT_TRANSLATE_NOOP("StoneAge", "Forest"),
        QT_TRANSLATE_NOOP("StoneAge", "Clay pit"),
        QT_TRANSLATE_NOOP("StoneAge", "Quarry"),
        QT_TRANSLATE_NOOP("StoneAge", "River"),
        QT_TRANSLATE_NOOP("StoneAge", "Own wood site"),
        QT_TRANSLATE_NOOP("StoneAge", "Own gold site"),
    }}}};

template<>
inline constexpr Things<StoneAge::Village> things<StoneAge::Village> = {"StoneAge",
    {{{
        {QT_TRANSLATE_NOOP("StoneAge", "Tool maker"), "sa-tool"},
        {QT_TRANSLATE_NOOP("StoneAge", "Hut"), "sa-hut"},
        {QT_TRANSLATE_NOOP("StoneAge", "Field"), "sa-field"},
        {QT_TRANSLATE_NOOP("StoneAge", "Trader"), "sa-trade"},
    }}}};

template<>
inline constexpr Things<StoneAge::Symbol> things<StoneAge::Symbol> = {"StoneAge",
    {{{
        //: One of the symbols on cards, like the eight that follow.
        {QT_TRANSLATE_NOOP("StoneAge", "Art"), "sa-art"},
        {QT_TRANSLATE_NOOP("StoneAge", "Healing"), "sa-healing"},
        {QT_TRANSLATE_NOOP("StoneAge", "Music"), "sa-music"},
        {QT_TRANSLATE_NOOP("StoneAge", "Pottery"), "pottery"},
        {QT_TRANSLATE_NOOP("StoneAge", "Time"), "sa-time"},
        {QT_TRANSLATE_NOOP("StoneAge", "Transport"), "sa-transport"},
        {QT_TRANSLATE_NOOP("StoneAge", "Weaving"), "sa-weaving"},
        {QT_TRANSLATE_NOOP("StoneAge", "Writing"), "sa-writing"},
        {QT_TRANSLATE_NOOP("StoneAge", "Jewel"), "sa-jewel"},
    }}}};

template<>
inline constexpr Things<StoneAge::Craft> things<StoneAge::Craft> = {"StoneAge",
    {{{
        {QT_TRANSLATE_NOOP("StoneAge", "Farmers"), "sa-farmer",
            QT_TRANSLATE_N_NOOP("StoneAge", "%n farmers")},
        {QT_TRANSLATE_NOOP("StoneAge", "Tool makers"), "sa-toolmaker",
            QT_TRANSLATE_N_NOOP("StoneAge", "%n tool makers")},
        {QT_TRANSLATE_NOOP("StoneAge", "Builders"), "sa-builder",
            QT_TRANSLATE_N_NOOP("StoneAge", "%n builders")},
        {QT_TRANSLATE_NOOP("StoneAge", "Shamans"), "sa-shaman",
            QT_TRANSLATE_N_NOOP("StoneAge", "%n shamans")},
        {QT_TRANSLATE_NOOP("StoneAge", "Traders"), "sa-trade", QT_TRANSLATE_N_NOOP("StoneAge", "%n traders")},
    }}}};

template<>
inline constexpr Things<StoneAge::Tile> things<StoneAge::Tile> = {"StoneAge",
    {{{
        QT_TRANSLATE_NOOP("StoneAge", "Three printed resources"),
        QT_TRANSLATE_NOOP("StoneAge", "4 or 5 resources of given kinds"),
        QT_TRANSLATE_NOOP("StoneAge", "1 to 7 of any resources"),
        QT_TRANSLATE_NOOP("StoneAge", "1 to 4 jewels"),
        QT_TRANSLATE_NOOP("StoneAge", "Another tile of the expansion"),
    }}}};

template<>
inline constexpr Things<StoneAge::Bonus> things<StoneAge::Bonus> = {"StoneAge",
    {{{
        {QT_TRANSLATE_NOOP("StoneAge", "1 wood each round"), "wood"},
        {QT_TRANSLATE_NOOP("StoneAge", "1 clay each round"), "sa-clay"},
        {QT_TRANSLATE_NOOP("StoneAge", "1 stone each round"), "stone"},
        {QT_TRANSLATE_NOOP("StoneAge", "One person more"), "sa-people"},
        {QT_TRANSLATE_NOOP("StoneAge", "One tool more"), "sa-tool"},
        {QT_TRANSLATE_NOOP("StoneAge", "One field more"), "sa-field"},
    }}}};

template<>
inline constexpr Things<StoneAge::Track> things<StoneAge::Track> = {"StoneAge",
    {{{
        {QT_TRANSLATE_NOOP("StoneAge", "Tools"), "sa-tool"},
        {QT_TRANSLATE_NOOP("StoneAge", "People"), "sa-people"},
        {QT_TRANSLATE_NOOP("StoneAge", "Agriculture"), "sa-field"},
        //: The track of the trade marker.
        {QT_TRANSLATE_NOOP("StoneAge", "Trade"), "sa-trade"},
    }}}};

template<>
inline constexpr Things<StoneAge::Phase> things<StoneAge::Phase> = {"StoneAge",
    {{{
        QT_TRANSLATE_NOOP("StoneAge", "Actions"),
        QT_TRANSLATE_NOOP("StoneAge", "Feed"),
        QT_TRANSLATE_NOOP("StoneAge", "Over"),
    }}}};

namespace StoneAge
{
using ::amount;
using ::iconOf;
using ::nameOf;
}
