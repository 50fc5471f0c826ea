// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/package.h"

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
using Faces = std::initializer_list<const char *>;

BronzeTable &bronze(GameTable &table)
{
    return static_cast<BronzeTable &>(table);
}

void tapDice(GameTable &table, Faces faces)
{
    for (const char *face : faces) {
        bronze(table).dice()->tapFace(QString::fromLatin1(face));
    }
}

/// Rolls and goes on to a step, which the dice must have something for.
void rollTo(GameTable &game, QStringView step, Faces faces)
{
    tapDice(game, faces);
    auto &table = bronze(game);
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
    static constexpr Faces Disaster = {"skull", "skull", "skull", "either", "workers", "coins", "good"};
    static constexpr Faces Workers = {"food", "food", "workers", "workers", "either", "workers", "coins"};
    static constexpr Faces Coins = {"food", "food", "coins", "coins", "coins", "good", "good"};
    static constexpr Faces Goods = {"food", "food", "skull", "good", "good", "good", "good"};
    const QStringList light = {u"412x915-light-en"_s};
    const QStringList dark = {u"412x915-dark-en"_s};
    return {
        {u"dice"_s, 0,
            [](GameTable &table) {
                tapDice(table, {"skull", "either"});
            }},
        {u"dice-full"_s, Late, [](GameTable &table) { tapDice(table, Disaster); }, {}, light},
        {u"result"_s, Late, [](GameTable &table) { rollTo(table, u"result", Disaster); }},
        {u"build"_s, Late,
            [](GameTable &table) {
                rollTo(table, u"build", Workers);
                bronze(table).build()->addMonument(5);
            },
            {}, light + QStringList(u"1280x800-light-en"_s)},
        {u"buy"_s, Late, [](GameTable &table) { rollTo(table, u"buy", Coins); }},
        {u"payment"_s, Late,
            [](GameTable &table) {
                rollTo(table, u"buy", Coins);
                bronze(table).market()->choose(u"masonry"_s);
            }},
        {u"pass"_s, Late, [](GameTable &table) { rollTo(table, u"pass", Goods); }},
        {u"sheet"_s, Late, {}, u"sheet"_s, dark},
        {u"pegs"_s, Late, {}, u"pegs"_s},
        {u"table"_s, Late, {}, u"table"_s},
        {u"log"_s, Late, {}, u"log"_s},
        {u"correct"_s, Late, {}, u"correct"_s},
        {u"change"_s, Late, [](GameTable &table) { table.change()->begin(0); }, u"change"_s},
        {u"help"_s, Late, {}, u"help"_s},
        {u"final"_s, INT_MAX, {}, {}, dark},
    };
}
}
