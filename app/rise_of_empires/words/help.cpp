// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/help.h"
#include "app/rise_of_empires/words/ruletexts.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class Help
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    explicit Help(const Setup &setup)
        : m_setup(setup)
    {
    }

    QList<HelpTopic> topics() const
    {
        return {
            {u"turn"_s, tr("The turn"), turn()},
            {idText(Row::Progress), nameOf(Row::Progress), progress()},
            {idText(Row::Territory), nameOf(Row::Territory), territory()},
            {idText(Row::City), nameOf(Row::City), {ruleOf(Row::City), cities(), ruleOfUpkeep()}},
            {u"wonder"_s, tr("Wonders"), {ruleOfWonders(), wonders()}},
            {idText(Row::Empire), nameOf(Row::Empire), empire()},
            {u"map"_s, tr("The map"), {ruleOfControl(), ruleOfTies(), scoredRegions()}},
            {u"battle"_s, tr("Battles"), {ruleOfBattles(), battles()}},
            {idText(Row::Trade), nameOf(Row::Trade), trade()},
            {u"free"_s, tr("Free actions"), freeActions()},
            {u"price"_s, tr("What discs cost"), {ruleOfPrices(), ruleOfPaying(), order(), ruleOfIdling()}},
            {u"settle"_s, tr("The end of a turn"), settle()},
            {u"food"_s, tr("Food"), {ruleOf(Gain::Food), ruleOfHunger()}},
            {u"keep"_s, tr("The end of an era"), {ruleOfKeeping(), ruleOfHalving(), lastEra()}},
            {u"order"_s, tr("The order"), {ruleOfOrder(), lastPlace()}},
            {u"score"_s, tr("Score"), score()},
            {u"regions"_s, tr("Your regions and tiles"), entered()},
            {u"table"_s, tr("What the table sees to"), table()},
        };
    }

private:
    QStringList turn() const
    {
        return {
            tr("The game has three eras of two turns, A and B. In each turn everybody has six actions, one "
               "after the other in turn order, six times round."),
            tr("In an A turn you put a disc on the first free circle of a row, from the right, and do what "
               "the row is for. With %1 players each row has %2 circles.")
                .arg(m_setup.players)
                .arg(CirclesPerPlayer * m_setup.players),
            tr("In a B turn you take those discs back, one for each action, and so do the same kinds of "
               "actions once more."),
            tr("When all discs are played, food, income and points are settled for everybody at once. Then "
               "come the end of the era, if it is one, and the order of the next turn."),
            tr("You begin with %1 food, %2 gold, %3 resources and %4 cubes in the pool.")
                .arg(FirstFood)
                .arg(FirstGold)
                .arg(FirstResources)
                .arg(FirstPool),
        };
    }

    QStringList progress() const
    {
        return {
            ruleOf(Row::Progress),
            tr("A tile brings its figures at the end of every turn, perhaps more for each territory of a "
               "kind, or it has a free action."),
            tr("Printing: your discs cost nothing. Navigation: opens the New World and the Far East in turn "
               "3; later they are open anyway."),
        };
    }

    QStringList territory() const
    {
        QStringList list{ruleOf(Row::Territory)};
        for (const Territory tile : valuesOf<Territory>()) {
            list << ruleOf(tile);
        }
        list << tr("There are %1 tiles, %2 of them towns.").arg(TerritoryTiles).arg(TownTiles);
        return list;
    }

    static QString cities() { return tr("You may have several equal cities."); }
    static QString wonders() { return tr("A wonder brings nothing later and needs no upkeep."); }

    QStringList empire() const
    {
        QStringList list{
            ruleOf(Row::Empire),
            tr("Only regions of the running era or an earlier one are open. The sea and regions overseas "
               "need "
               "a tile with water; cubes of one action go to the New World or to the Far East, not to both."),
            ruleOfWithdrawing(),
            tr("There are %1 empire tiles a turn.").arg(EmpireTiles),
        };
        if (CirclesPerPlayer * m_setup.players > EmpireTiles) {
            list << tr("The last circles of the row are for discs that do nothing.");
        }
        return list;
    }

    static QString scoredRegions()
    {
        return tr("This is counted at the end of every turn, for every region with cubes.");
    }
    static QString battles() { return tr("Nobody loses more cubes than they have there."); }

    QStringList trade() const
    {
        return {
            ruleOf(Row::Trade),
            tr("The discs come off the track before the next turn, and all spaces are free again."),
        };
    }

    QStringList freeActions() const
    {
        return {
            ruleOfFreeActions(),
            tr("You may still use one after your action, until the next player does anything."),
            tr("What the tile does is entered once: what you give and get, cubes that come off the map, "
               "cubes "
               "that you place. The app offers the same the next time."),
        };
    }

    static QString order()
    {
        return tr("The disc is paid before all else, and what the action brings pays nothing of it.");
    }

    QStringList settle() const
    {
        return {
            tr("First food, then income, then points; nobody’s settling changes another’s."),
            tr("Income is the gold, resources and cubes of territories, progress tiles, cities and regions. "
               "Cubes come only as far as your bank has them."),
            ruleOfUpkeep(),
            tr("Points come from cities, towns, progress tiles and regions."),
            tr("What a tile brings that its figures cannot say is entered as an extra."),
        };
    }

    static QString lastEra() { return tr("After era III nothing is paid and nothing is lost."); }
    static QString lastPlace() { return tr("The place that is left goes to the last one."); }

    QStringList score() const
    {
        return {
            tr("After turn %1 the points of the track count, with 1 point for every %2 gold and 1 for every "
               "%2 "
               "resources.")
                .arg(Turns)
                .arg(GoodsPerPoint),
            tr("Most points win. In a tie it is who has more gold; if that is equal too, the win is shared."),
        };
    }

    QStringList entered() const
    {
        return {
            tr("Tiles are entered with what is printed on them when somebody takes the first one. The app "
               "remembers them for this game and all later ones."),
            tr("The eight regions of era I are there; compare their figures with your board. Those of eras "
               "II "
               "and III are added when their era begins, or later on the map."),
        };
    }

    QStringList table() const
    {
        return {
            tr("The app sees neither board nor tiles. Whether a tile is on offer and whether regions touch "
               "is "
               "for the table to say; so is the alliance of Diplomacy."),
            tr("For which era a trade space is open, what a free action allows and whether a disc in an A "
               "turn "
               "must do something is taken at the table’s word."),
            tr("If somebody can pay for none of their discs, the table decides and enters it as a "
               "correction."),
        };
    }

    const Setup &m_setup;
};
}

QList<HelpTopic> helpTopics(const Setup &setup)
{
    return Help(setup).topics();
}
}
