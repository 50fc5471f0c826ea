// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/things.h"
#include "model/bronze_age/ids.h"

template<>
inline constexpr Things<BronzeAge::Edition> things<BronzeAge::Edition> = {"BronzeAge",
    {{{
        QT_TRANSLATE_NOOP("BronzeAge", "Original"),
        QT_TRANSLATE_NOOP("BronzeAge", "Revised"),
        QT_TRANSLATE_NOOP("BronzeAge", "Late Bronze"),
    }}}};

template<>
inline constexpr Things<BronzeAge::Ware> things<BronzeAge::Ware> = {"BronzeAge",
    {{{
        {QT_TRANSLATE_NOOP("BronzeAge", "Wood"), "wood", QT_TRANSLATE_N_NOOP("BronzeAge", "%n wood")},
        {QT_TRANSLATE_NOOP("BronzeAge", "Stone"), "stone", QT_TRANSLATE_N_NOOP("BronzeAge", "%n stone")},
        {QT_TRANSLATE_NOOP("BronzeAge", "Pottery"), "pottery",
            QT_TRANSLATE_N_NOOP("BronzeAge", "%n pottery")},
        {QT_TRANSLATE_NOOP("BronzeAge", "Cloth"), "cloth", QT_TRANSLATE_N_NOOP("BronzeAge", "%n cloth")},
        {QT_TRANSLATE_NOOP("BronzeAge", "Spearheads"), "spearheads",
            QT_TRANSLATE_N_NOOP("BronzeAge", "%n spearheads")},
        {QT_TRANSLATE_NOOP("BronzeAge", "Food"), "food", QT_TRANSLATE_N_NOOP("BronzeAge", "%n food")},
    }}}};
template<>
inline constexpr auto &things<BronzeAge::Good> = things<BronzeAge::Ware>;

//: What a die shows. Stands under its picture, so it must be short.
template<>
inline constexpr Things<BronzeAge::Face> things<BronzeAge::Face> = {"BronzeAge",
    {{{
        QT_TRANSLATE_NOOP("BronzeAge", "3 food"),
        QT_TRANSLATE_NOOP("BronzeAge", "1 good"),
        QT_TRANSLATE_NOOP("BronzeAge", "2 goods, skull"),
        QT_TRANSLATE_NOOP("BronzeAge", "3 workers"),
        QT_TRANSLATE_NOOP("BronzeAge", "2 food or workers"),
        QT_TRANSLATE_NOOP("BronzeAge", "7 coins"),
    }}}};

template<>
inline constexpr Things<BronzeAge::Monument> things<BronzeAge::Monument> = {"BronzeAge",
    {{{
        QT_TRANSLATE_NOOP("BronzeAge", "Step Pyramid"),
        QT_TRANSLATE_NOOP("BronzeAge", "Stone Circle"),
        QT_TRANSLATE_NOOP("BronzeAge", "Temple"),
        QT_TRANSLATE_NOOP("BronzeAge", "Obelisk"),
        QT_TRANSLATE_NOOP("BronzeAge", "Hanging Gardens"),
        QT_TRANSLATE_NOOP("BronzeAge", "Great Wall"),
        QT_TRANSLATE_NOOP("BronzeAge", "Great Pyramid"),
    }}}};

template<>
inline constexpr Things<BronzeAge::Development> things<BronzeAge::Development> = {"BronzeAge",
    {{{
        QT_TRANSLATE_NOOP("BronzeAge", "Leadership"),
        QT_TRANSLATE_NOOP("BronzeAge", "Irrigation"),
        QT_TRANSLATE_NOOP("BronzeAge", "Agriculture"),
        QT_TRANSLATE_NOOP("BronzeAge", "Quarrying"),
        QT_TRANSLATE_NOOP("BronzeAge", "Medicine"),
        QT_TRANSLATE_NOOP("BronzeAge", "Coinage"),
        QT_TRANSLATE_NOOP("BronzeAge", "Caravans"),
        QT_TRANSLATE_NOOP("BronzeAge", "Religion"),
        QT_TRANSLATE_NOOP("BronzeAge", "Granaries"),
        QT_TRANSLATE_NOOP("BronzeAge", "Masonry"),
        QT_TRANSLATE_NOOP("BronzeAge", "Engineering"),
        QT_TRANSLATE_NOOP("BronzeAge", "Architecture"),
        QT_TRANSLATE_NOOP("BronzeAge", "Empire"),
        QT_TRANSLATE_NOOP("BronzeAge", "Preservation"),
        QT_TRANSLATE_NOOP("BronzeAge", "Shipping"),
        QT_TRANSLATE_NOOP("BronzeAge", "Smithing"),
        QT_TRANSLATE_NOOP("BronzeAge", "Commerce"),
    }}}};

template<>
inline constexpr Things<BronzeAge::Disaster> things<BronzeAge::Disaster> = {"BronzeAge",
    {{{
        QT_TRANSLATE_NOOP("BronzeAge", "Famine"),
        QT_TRANSLATE_NOOP("BronzeAge", "Drought"),
        QT_TRANSLATE_NOOP("BronzeAge", "Pestilence"),
        QT_TRANSLATE_NOOP("BronzeAge", "Invasion"),
        QT_TRANSLATE_NOOP("BronzeAge", "Revolt"),
    }}}};

template<>
inline constexpr Things<BronzeAge::Phase> things<BronzeAge::Phase> = {"BronzeAge",
    {{{
        QT_TRANSLATE_NOOP("BronzeAge", "Dice"),
        QT_TRANSLATE_NOOP("BronzeAge", "Trade"),
        QT_TRANSLATE_NOOP("BronzeAge", "Build"),
        QT_TRANSLATE_NOOP("BronzeAge", "Swap"),
        QT_TRANSLATE_NOOP("BronzeAge", "Buy"),
        QT_TRANSLATE_NOOP("BronzeAge", "Pass"),
        QT_TRANSLATE_NOOP("BronzeAge", "Over"),
    }}}};

namespace BronzeAge
{
using ::amount;
using ::iconOf;
using ::nameOf;
}
