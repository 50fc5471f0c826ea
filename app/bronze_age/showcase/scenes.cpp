// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/package.h"

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
using Faces = std::initializer_list<QStringView>;

void tapDice(GameTable &table, Faces faces)
{
    for (const auto face : faces) {
        table.touch(u"face-"_s + face.toString());
    }
}

/// Rolls and goes on to a step, which the dice must have something for.
void rollTo(GameTable &table, QStringView step, Faces faces)
{
    tapDice(table, faces);
    do {
        table.primary();
    } while (table.step() != step && table.step() != u"dice");
    if (table.step() != step) {
        qFatal("the sample game does not lead to the step %s", qPrintable(step.toString()));
    }
}
}

Scenes Package::scenes()
{
    constexpr int Late = 79;
    static constexpr Faces Disaster
        = {u"skull", u"skull", u"skull", u"either", u"workers", u"coins", u"good"};
    static constexpr Faces Workers
        = {u"food", u"food", u"workers", u"workers", u"either", u"workers", u"coins"};
    static constexpr Faces Coins = {u"food", u"food", u"coins", u"coins", u"coins", u"good", u"good"};
    static constexpr Faces Goods = {u"food", u"food", u"skull", u"good", u"good", u"good", u"good"};
    return {
        {u"dice"_s, 0,
            [](GameTable &table) {
                tapDice(table, {u"skull", u"either"});
            }},
        {u"dice-full"_s, Late, [](GameTable &table) { tapDice(table, Disaster); }},
        {u"result"_s, Late, [](GameTable &table) { rollTo(table, u"result", Disaster); }},
        {u"build"_s, Late,
            [](GameTable &table) {
                rollTo(table, u"build", Workers);
                const auto wall = static_cast<BronzeTable &>(table).build().monuments.at(5);
                table.touch(wall.id, wall.value + 1);
            },
            {}, {u"1280x800-light-en"_s}},
        {u"buy"_s, Late, [](GameTable &table) { rollTo(table, u"buy", Coins); }},
        {u"payment"_s, Late,
            [](GameTable &table) {
                rollTo(table, u"buy", Coins);
                table.touch(u"offer-masonry"_s);
            }},
        {u"pass"_s, Late, [](GameTable &table) { rollTo(table, u"pass", Goods); }},
        {u"sheet"_s, Late, {}, u"sheet"_s},
        {u"pegs"_s, Late, {}, u"pegs"_s},
        {u"table"_s, Late, {}, u"table"_s},
        {u"log"_s, Late, {}, u"log"_s},
        {u"correct"_s, Late, {}, u"correct"_s},
        {u"change"_s, Late, [](GameTable &table) { table.change()->begin(0); }, u"change"_s},
        {u"help"_s, Late, {}, u"help"_s},
        {u"final"_s, INT_MAX, {}, {}, {u"412x915-dark-en"_s}},
    };
}
}
