// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/ruletexts.h"
#include "app/rise_of_empires/words/texts.h"

#include <QCoreApplication>

namespace RiseOfEmpires
{
namespace
{
struct Rule {
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    static QString of(Row row)
    {
        switch (row) {
        case Row::Progress:
            return tr("Progress: take a progress tile. It costs 1 gold for each era that it is older than "
                      "the running one. You may not have the same tile of the same era twice.");
        case Row::Territory:
            return tr("Territory: take a territory tile. It brings cubes every turn and brings or costs "
                      "food. It is yours to the end.");
        case Row::City:
            return tr("City: take a city tile and pay its price in gold. It brings points every turn; most "
                      "cities eat, some also cost a resource a turn.");
        case Row::Empire:
            return tr("Empire: take an empire tile and place any number of cubes from your pool in as many "
                      "regions as the tile says, perhaps none at all. Then you may fight.");
        case Row::Trade:
            return tr("Trade: put black discs on a space of the trade track and take its gold or points at "
                      "once. Each space is used once a turn.");
        }
        Q_UNREACHABLE();
    }

    static QString of(Gain gain)
    {
        switch (gain) {
        case Gain::Food:
            return tr("The food track goes from 0 to 20. At the end of a turn all that brings food and all "
                      "that eats is added up in one sum; on the last turn it counts twice.");
        case Gain::Gold:
            return tr("Gold pays for cities, older progress tiles, discs and, at the end of an era, the "
                      "progress tiles you keep. At the end 3 gold are 1 point.");
        case Gain::Resources:
            return tr("Resources, the black discs, are traded and pay for discs, wonders and the upkeep of "
                      "cities. At the end 3 of them are 1 point.");
        case Gain::Cubes:
            return tr("Cubes of your pool go to the map or pay for discs, wonders and, at the end of an era, "
                      "the cities you keep.");
        case Gain::Vp:
            return tr("Points come from cities, towns, regions and some progress tiles at the end of every "
                      "turn, from wonders and trade at once.");
        }
        Q_UNREACHABLE();
    }
};
}

QString ruleOf(Row row)
{
    return Rule::of(row);
}

QString ruleOf(Territory territory)
{
    //: A territory and what it brings.
    return Rule::tr("%1, every turn: %2.").arg(nameOf(territory), textOf(territory));
}

QString ruleOf(Gain gain)
{
    return Rule::of(gain);
}

QString ruleOfWonders()
{
    return Rule::tr("Wonders are among the cities of B turns. You pay what is printed, score the points at "
                    "once, and the tile leaves the game.");
}

QString ruleOfFreeActions()
{
    return Rule::tr("A free action uses no disc. It comes before or after your own action, with each tile "
                    "once a turn, and not right after the action that took the tile.");
}

QString ruleOfPrices()
{
    return Rule::tr("In a B turn a disc costs 1 for each disc, anybody’s, that still lies to its left. Empty "
                    "circles cost nothing, so waiting makes discs cheaper.");
}

QString ruleOfPaying()
{
    return Rule::tr("It is paid in any mix of gold, cubes of the pool, resources, food and points. Whoever "
                    "has Printing pays nothing.");
}

QString ruleOfIdling()
{
    return Rule::tr(
        "In a B turn you may take a disc back and do nothing with it, but pay for it all the same. "
        "In an A turn that is right only if nothing else is possible.");
}

QString ruleOfBattles()
{
    return Rule::tr(
        "After placing you may attack one player in a region where both of you have cubes, in era "
        "III a second time in another region. The empire tile says how many cubes both sides "
        "lose, yours at the left; they go to the bank.");
}

QString ruleOfWithdrawing()
{
    return Rule::tr(
        "Before placing you may take all of your cubes back from the map into your pool, to begin "
        "anew elsewhere. Those cubes do not pay for the disc.");
}

QString ruleOfControl()
{
    return Rule::tr(
        "Whoever has most cubes in a region gets its first points and all that it yields, whoever "
        "has the next most its second points.");
}

QString ruleOfTies()
{
    return Rule::tr(
        "If several have most, they share first and second points together and the yield, rounded "
        "down, and nobody is second. If several have the next most, they share the second points.");
}

QString ruleOfHunger()
{
    return Rule::tr("Food above 20 becomes gold, 1 for every 2, and an odd one is lost. Each food below 0 "
                    "costs 1 point, as far as you have any, before the points of the turn come.");
}

QString ruleOfUpkeep()
{
    return Rule::tr("Cities with upkeep cost 1 resource each; the income of the turn counts. Whoever cannot "
                    "pay gives cities up before they score. A city that eats may be given up too.");
}

QString ruleOfKeeping()
{
    return Rule::tr("After a B turn of eras I and II everybody pays 1 gold for each progress tile and 1 cube "
                    "of the pool for each city that they keep. All others are lost. Territories stay.");
}

QString ruleOfHalving()
{
    return Rule::tr("Then everybody keeps half of their cubes in each region, rounded down.");
}

QString ruleOfOrder()
{
    return Rule::tr(
        "Whoever has fewest points chooses a place for the next turn first. In a tie it is who has "
        "less gold, pool cubes and resources together, then who is later in this turn’s order.");
}

QString ruleOfBank()
{
    return Rule::tr(
        "Each player has 30 cubes: in the pool, on the map and in the bank. Only those in the pool "
        "can be used; income comes from the bank as long as it has any.");
}
}
