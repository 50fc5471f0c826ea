// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"
#include "app/table/gametable.h"

using namespace Qt::StringLiterals;

namespace StoneAge
{
Scenes Package::scenes()
{
    constexpr int NewRound = 137;
    constexpr int Rich = 133;
    constexpr int Hungry = 65;
    return {
        {u"village"_s, Rich, {}, {}, {u"412x915-light-en"_s}},
        {u"news"_s, NewRound},
        {u"gather"_s, Rich,
            touching(u"gather"_s,
                {{u"place-forest"_s}, {u"number-3"_s}, {u"key-4"_s}, {u"key-6"_s}, {u"key-1"_s},
                    {u"tool-0"_s}})},
        {u"gather-total"_s, NewRound,
            touching(u"gather"_s,
                {{u"place-hunt"_s}, {u"number-5"_s}, {u"digit-1"_s}, {u"digit-7"_s}, {u"jewels"_s, 3}})},
        {u"tiles"_s, Rich, touching(u"tiles"_s, {{u"place-building"_s}})},
        {u"tile"_s, Rich, touching(u"tile"_s, {{u"place-building"_s}, {u"tile-18"_s}})},
        {u"printed"_s, Rich,
            touching(u"tile"_s,
                {{u"place-building"_s}, {u"tile-new"_s}, {u"points"_s, 7}, {u"gain-3"_s}, {u"secret-2"_s}})},
        {u"cards"_s, Rich, touching(u"cards"_s, {{u"place-card"_s}, {u"shelf-1"_s}})},
        {u"card"_s, Rich,
            touching(u"card"_s,
                {{u"place-card"_s}, {u"slot-3"_s}, {u"shelf-0"_s}, {u"card-1"_s}, {u"as-3"_s}, {u"as-4"_s}})},
        {u"card-dice"_s, Rich,
            touching(
                u"card"_s, {{u"place-card"_s}, {u"slot-1"_s}, {u"shelf-3"_s}, {u"card-29"_s}, {u"key-5"_s}})},
        {u"feed"_s, Hungry},
        {u"sheet"_s, Rich, {}, u"sheet"_s},
        {u"table"_s, Rich, {}, u"table"_s},
        {u"log"_s, Rich, {}, u"log"_s},
        {u"correct"_s, Rich, {}, u"correct"_s},
        {u"change"_s, Rich, [](GameTable &table) { table.change()->begin(0); }, u"change"_s},
        {u"help"_s, Rich, {}, u"help"_s},
        {u"final"_s},
    };
}
}
