// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/things.h"
#include "model/rise_of_empires/ids.h"

template<>
inline constexpr Things<RiseOfEmpires::Row> things<RiseOfEmpires::Row> = {"RiseOfEmpires",
    {{{
        //: One of the five rows of the action table, like the four that follow.
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Progress"), "roe-progress"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Territory"), "roe-territory"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "City"), "roe-city"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Empire"), "roe-empire"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Trade"), "roe-trade"},
    }}}};

template<>
inline constexpr Things<RiseOfEmpires::Territory> things<RiseOfEmpires::Territory> = {"RiseOfEmpires",
    {{{
        //: A kind of territory tile, like the seven that follow.
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Plains"), "roe-plains",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n plains")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Island"), "roe-island",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n islands")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Forest"), "roe-forest",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n forests")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Hills"), "roe-hills",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n hills")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Gold town"), "roe-town",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n gold towns")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Resource town"), "roe-town",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n resource towns")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Food town"), "roe-town",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n food towns")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Cube town"), "roe-town",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n cube towns")},
    }}}};

template<>
inline constexpr Things<RiseOfEmpires::Gain> things<RiseOfEmpires::Gain> = {"RiseOfEmpires",
    {{{
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Food"), "roe-fish",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n food")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Gold"), "roe-gold",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n gold")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Resources"), "roe-resource",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n resources")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Cubes"), "roe-cube",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n cubes")},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Points"), "ui-star-fill",
            QT_TRANSLATE_N_NOOP("RiseOfEmpires", "%n points")},
    }}}};
template<>
inline constexpr auto &things<RiseOfEmpires::Good> = things<RiseOfEmpires::Gain>;
template<>
inline constexpr auto &things<RiseOfEmpires::Material> = things<RiseOfEmpires::Gain>;
template<>
inline constexpr auto &things<RiseOfEmpires::Income> = things<RiseOfEmpires::Gain>;
template<>
inline constexpr auto &things<RiseOfEmpires::Yield> = things<RiseOfEmpires::Gain>;
template<>
inline constexpr auto &things<RiseOfEmpires::Prize> = things<RiseOfEmpires::Gain>;

template<>
inline constexpr Things<RiseOfEmpires::Overseas> things<RiseOfEmpires::Overseas> = {"RiseOfEmpires",
    {{{
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "New World"), "roe-ship"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Far East"), "roe-ship"},
    }}}};

template<>
inline constexpr Things<RiseOfEmpires::Part> things<RiseOfEmpires::Part> = {"RiseOfEmpires",
    {{{
        //: Where food and income come from, like the four that follow.
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Territories"), "roe-territory"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Progress"), "roe-progress"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Cities"), "roe-city"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Regions"), "roe-empire"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Extras"), "roe-free"},
    }}}};

template<>
inline constexpr Things<RiseOfEmpires::Source> things<RiseOfEmpires::Source> = {"RiseOfEmpires",
    {{{
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Cities"), "roe-city"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Towns"), "roe-town"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Progress"), "roe-progress"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Regions"), "roe-empire"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Wonders"), "roe-wonder"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Trade"), "roe-trade"},
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Extras"), "roe-free"},
        //: Points that hunger has cost.
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Famine"), "roe-fish"},
        //: Points that were paid for discs and free actions.
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Paid"), "roe-disc"},
        //: Points that the table has corrected by hand.
        {QT_TRANSLATE_NOOP("RiseOfEmpires", "Corrected"), "ui-edit"},
    }}}};

template<>
inline constexpr Things<RiseOfEmpires::Phase> things<RiseOfEmpires::Phase> = {"RiseOfEmpires",
    {{{
        QT_TRANSLATE_NOOP("RiseOfEmpires", "Actions"),
        QT_TRANSLATE_NOOP("RiseOfEmpires", "Settle"),
        QT_TRANSLATE_NOOP("RiseOfEmpires", "End of era"),
        QT_TRANSLATE_NOOP("RiseOfEmpires", "Order"),
        QT_TRANSLATE_NOOP("RiseOfEmpires", "Over"),
    }}}};

namespace RiseOfEmpires
{
using ::amount;
using ::iconOf;
using ::nameOf;
}
