// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/package.h"
#include "app/table/gametable.h"

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
Scenes Package::scenes()
{
    // Actions of the sample game after which these are to be seen.
    constexpr int FirstHalf = 14;
    constexpr int FreeAction = 15;
    constexpr int SecondHalf = 40;
    constexpr int Settling = 26;
    constexpr int Order = 27;
    constexpr int Keeping = 56;
    constexpr int NewEra = 63;
    constexpr int Hunger = 181;
    return {
        {u"rows"_s, FirstHalf, {}, {}, {u"412x915-light-en"_s}},
        {u"rows-b"_s, SecondHalf, touching(u"rows"_s, {})},
        {u"progress"_s, FirstHalf, touching(u"progress"_s, {{u"row-progress"_s}})},
        {u"new-tile"_s, FirstHalf,
            touching(u"progress"_s,
                {{u"row-progress"_s}, {u"new"_s}, {u"scope-forest"_s}, {u"figure-resources"_s, 1}})},
        {u"territory"_s, FirstHalf, touching(u"territory"_s, {{u"row-territory"_s}})},
        {u"territory-b"_s, SecondHalf, touching(u"territory"_s, {{u"row-territory"_s}})},
        {u"city"_s, FirstHalf, touching(u"city"_s, {{u"row-city"_s}})},
        {u"new-city"_s, FirstHalf,
            touching(u"city"_s, {{u"row-city"_s}, {u"new"_s}, {u"figure-vp"_s, 2}, {u"upkeep"_s}})},
        {u"empire"_s, FirstHalf,
            touching(u"empire"_s,
                {{u"row-empire"_s}, {u"place-balkans"_s}, {u"place-mediterranean"_s}, {u"cubes"_s, 2}})},
        {u"trade"_s, FirstHalf, touching(u"trade"_s, {{u"row-trade"_s}})},
        {u"free"_s, FreeAction, touching(u"rows"_s, {{u"free"_s}})},
        {u"settle"_s, Settling},
        {u"settle-hunger"_s, Hunger},
        {u"settle-player"_s, Hunger, touching(u"settle"_s, {{u"player-0"_s}})},
        {u"keep"_s, Keeping},
        {u"order"_s, Order},
        {u"turn"_s, NewEra},
        {u"sheet"_s, SecondHalf, {}, u"sheet"_s},
        {u"map"_s, SecondHalf, {}, u"map"_s},
        {u"regions"_s, SecondHalf, {}, u"regions"_s},
        {u"table"_s, SecondHalf, {}, u"table"_s},
        {u"log"_s, SecondHalf, {}, u"log"_s},
        {u"correct"_s, SecondHalf, {}, u"correct"_s},
        {u"change"_s, SecondHalf, [](GameTable &table) { table.change()->begin(0); }, u"change"_s},
        {u"help"_s, SecondHalf, {}, u"help"_s},
        {u"final"_s},
    };
}
}
