// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/package.h"
#include "app/table/gametable.h"

using namespace Qt::StringLiterals;

namespace OwnSheet
{
Scenes Package::scenes()
{
    // Actions of the sample game after which these are to be seen.
    constexpr int HalfWay = 19;
    constexpr int Choice = 46;
    return {
        {u"cells"_s, HalfWay, {}, {}, {u"412x915-light-en"_s}},
        {u"typing"_s, HalfWay,
            touching(u"cells"_s, {{u"key-3"_s}, {u"plus"_s}, {u"key-6"_s}, {u"plus"_s}, {u"key-2"_s}})},
        {u"keys-away"_s, HalfWay, touching(u"cells"_s, {{u"keys"_s}})},
        {u"values"_s, Choice, touching(u"cells"_s, {{u"cell-10-2-0"_s}})},
        {u"sheet"_s, HalfWay, {}, u"sheet"_s},
        {u"table"_s, HalfWay, {}, u"table"_s},
        {u"log"_s, HalfWay, {}, u"log"_s},
        {u"correct"_s, HalfWay, {}, u"correct"_s},
        {u"change"_s, HalfWay, [](GameTable &table) { table.change()->begin(0); }, u"change"_s},
        {u"help"_s, HalfWay, {}, u"help"_s},
        {u"final"_s},
    };
}
}
