// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"
#include "app/stone_age/stonetable.h"

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// Goes somewhere, where the sample game must allow it.
StoneTable &goTo(GameTable &game, const QString &place, QStringView step)
{
    auto &table = static_cast<StoneTable &>(game);
    table.go(place);
    if (table.step() != step) {
        qFatal("the sample game does not lead to the step %s", qPrintable(step.toString()));
    }
    return table;
}

StoneTable &gatherAt(GameTable &game, const QString &place, int people, std::initializer_list<int> taps)
{
    auto &table = goTo(game, place, u"gather");
    table.gather()->setPeople(people);
    for (const int number : taps) {
        table.gather()->tap(number);
    }
    return table;
}

/// The cards whose upper half is of this kind.
StoneTable &lookAtCards(GameTable &game, int price, TopKind kind)
{
    auto &table = goTo(game, u"card"_s, u"cards");
    table.cards()->chooseSlot(price);
    table.cards()->chooseShelf(static_cast<int>(kind));
    return table;
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
            [](GameTable &table) {
                gatherAt(table, u"forest"_s, 3, {4, 6, 1}).gather()->tapTool(0);
            }},
        {u"gather-total"_s, NewRound,
            [](GameTable &table) {
                gatherAt(table, u"hunt"_s, 5, {1, 7}).gather()->setJewels(3);
            }},
        {u"tiles"_s, Rich, [](GameTable &table) { goTo(table, u"building"_s, u"tiles"); }},
        {u"tile"_s, Rich,
            [](GameTable &table) {
                constexpr int FiveOfTwo = 18;
                goTo(table, u"building"_s, u"tiles").tiles()->choose(FiveOfTwo);
            }},
        {u"printed"_s, Rich,
            [](GameTable &table) {
                auto &stone = goTo(table, u"building"_s, u"tiles");
                stone.tiles()->choose(static_cast<int>(stone.tiles()->tiles().size()) - 1);
                stone.tiles()->setPoints(7);
                stone.tiles()->setGain(3);
                stone.choices()->setHalf(0, 2);
            }},
        {u"cards"_s, Rich, [](GameTable &table) { lookAtCards(table, 2, TopKind::Food); }},
        {u"card"_s, Rich,
            [](GameTable &table) {
                auto &stone = lookAtCards(table, 3, TopKind::DiceForAll);
                stone.cards()->choose(0);
                stone.choices()->pick(3);
                stone.choices()->pick(4);
            }},
        {u"card-dice"_s, Rich,
            [](GameTable &table) {
                auto &stone = lookAtCards(table, 1, TopKind::TwoDice);
                stone.cards()->choose(0);
                stone.gather()->tap(5);
            }},
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
