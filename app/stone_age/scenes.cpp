// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"
#include "app/table/gametable.h"

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// Touches that lead to a step, where the sample game must allow them. A number goes with a counter.
struct Tap {
    const char *id;
    int number = 0;
};

auto touching(const char *step, std::vector<Tap> taps)
{
    return [step, taps = std::move(taps)](GameTable &table) {
        for (const auto &[id, number] : taps) {
            table.touch(QString::fromLatin1(id), number);
        }
        if (table.step() != QLatin1String(step)) {
            qFatal("the sample game does not lead to the step %s", step);
        }
    };
}
}

Scenes Package::scenes()
{
    constexpr int NewRound = 137;
    constexpr int Rich = 133;
    constexpr int Hungry = 65;
    return {
        {u"village"_s, Rich, {}, {}, {u"412x915-light-en"_s}},
        {u"news"_s, NewRound},
        {u"gather"_s, Rich,
            touching(
                "gather", {{"place-forest"}, {"number-3"}, {"key-4"}, {"key-6"}, {"key-1"}, {"tool-0"}})},
        {u"gather-total"_s, NewRound,
            touching("gather", {{"place-hunt"}, {"number-5"}, {"digit-1"}, {"digit-7"}, {"jewels", 3}})},
        {u"tiles"_s, Rich, touching("tiles", {{"place-building"}})},
        {u"tile"_s, Rich, touching("tile", {{"place-building"}, {"tile-18"}})},
        {u"printed"_s, Rich,
            touching("tile", {{"place-building"}, {"tile-new"}, {"points", 7}, {"gain-3"}, {"secret-2"}})},
        {u"cards"_s, Rich, touching("cards", {{"place-card"}, {"shelf-1"}})},
        {u"card"_s, Rich,
            touching("card", {{"place-card"}, {"slot-3"}, {"shelf-0"}, {"card-1"}, {"as-3"}, {"as-4"}})},
        {u"card-dice"_s, Rich,
            touching("card", {{"place-card"}, {"slot-1"}, {"shelf-3"}, {"card-29"}, {"key-5"}})},
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
