// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

using namespace RiseOfEmpires;

/// The course of a turn, of an era and of the game, and what is told of it.
class TurnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewGame()
    {
        Table table(3);
        QCOMPARE(table.member("turn"),
            "{ 'era': 1, 'half': 'A', 'order': [ 0, 1, 2 ], 'rows': { 'progress': [], 'territory': [], "
            "'city': [], 'empire': [], 'trade': [] }, 'discs': [ 6, 6, 6 ], 'empireTiles': 8, 'spaces': [], "
            "'free': [ 0 ], 'keeping': [], 'choosing': [], 'next': [] }");
        QCOMPARE(table.member("players.2"),
            "{ 'name': 'Somebody', 'vp': 0, 'food': 16, 'gold': 5, 'resources': 2, 'pool': 5, 'bank': 25, "
            "'map': {}, 'territories': {}, 'progress': [], 'cities': [], 'sources': { 'cities': 0, 'towns': "
            "0, "
            "'progress': 0, 'regions': 0, 'wonders': 0, 'trade': 0, 'extra': 0, 'famine': 0, 'paid': 0, "
            "'adjust': 0 } }");
        QCOMPARE(table.phase(), "actions");
    }

    void discsGoRoundAndAreTakenBack()
    {
        Table table(2);
        table.play("{'do':'idle','row':'trade'}").play("{'do':'idle','row':'trade'}");
        QCOMPARE(table.event("disc-placed"),
            "{ 'kind': 'disc-placed', 'player': 1, 'row': 'trade', 'circle': 2 }");
        QCOMPARE(table.member("turn.rows.trade"), "[ 0, 1 ]");
        QCOMPARE(table.member("turn.discs"), "[ 5, 5 ]");
        QCOMPARE(table.member("turn.free"), "[ 1, 0 ]");
        table.toSettle();
        QCOMPARE(table.member("turnOf"), "1");
        QCOMPARE(table.member("turn.free"), "[ 1 ]");
        QCOMPARE(table.member("turn.discs"), "[ 0, 0 ]");
        table.play("{'do':'settle'}");
        // All is equal, so who is later in the order chooses first.
        QCOMPARE(table.member("turnOf"), "1");
        QCOMPARE(table.member("turn.choosing"), "[ 1, 0 ]");
        QCOMPARE(table.member("turn.next"), "[ null, null ]");
        QCOMPARE(table.member("turn.free"), "[]");
        table.play("{'do':'order','position':2}");
        QCOMPARE(table.events(), (QList<QByteArray>{"order-chosen 1", "order-chosen 0", "turn-begun 0"}));
        QCOMPARE(table.event("turn-begun"), "{ 'kind': 'turn-begun', 'player': 0, 'round': 2 }");
        QCOMPARE(table.member("turn.half"), "'B'");
        QCOMPARE(table.member("turn.next"), "[]");
        QCOMPARE(table.member("turn.rows.trade"), "[ 0, 1 ]");
        table.play("{'do':'idle','row':'trade','pay':{'resources':1}}");
        QCOMPARE(table.event("disc-taken"),
            "{ 'kind': 'disc-taken', 'player': 0, 'row': 'trade', 'circle': 1, 'left': 1, 'pay': { "
            "'resources': 1 } }");
        QCOMPARE(table.member("turn.rows.trade"), "[ null, 1 ]");
        table.toTurn(3);
        QCOMPARE(table.member("turn.rows.trade"), "[]");
        QCOMPARE(table.member("turn.era"), "2");
    }

    void theOrderIsThatOfTheTurn()
    {
        Table table(3);
        table.toSettle().play("{'do':'settle'}");
        QCOMPARE(table.member("turn.choosing"), "[ 2, 1, 0 ]");
        table.play("{'do':'order','position':3}");
        QCOMPARE(table.member("turn.next"), "[ null, null, 2 ]");
        QCOMPARE(table.member("turnOf"), "1");
        table.play("{'do':'order','position':1}");
        QCOMPARE(table.member("turn.order"), "[ 1, 0, 2 ]");
        table.idle();
        QCOMPARE(table.state().seat, 0);
        table.idle();
        QCOMPARE(table.state().seat, 2);
        table.idle();
        QCOMPARE(table.state().seat, 1);
    }

    void anEraEnds()
    {
        Table table(2);
        table.toTurn(2).toSettle();
        QCOMPARE(table.state().round, 2);
        table.set(0, "{'map':{'balkans':3}}").set(1, "{'cities':[{'name':'Ur'}],'map':{'near-east':1}}");
        table.play("{'do':'settle'}");
        QCOMPARE(table.phase(), "era-end");
        QCOMPARE(table.member("turn.keeping"), "[ 1 ]");
        QCOMPARE(table.tell("{'do':'keep','player':0}"), "already-kept");
        table.play("{'do':'keep','player':1,'cities':[0]}");
        QCOMPARE(table.events().first(4),
            (QList<QByteArray>{"kept 1", "halved " + QByteArray::number(table.state().order[0]),
                "halved " + QByteArray::number(table.state().order[1]), table.events().at(3)}));
        QCOMPARE(table.player(1).pool, 5 - 1);
        QCOMPARE(cubesAt(table.player(0), 3), 1);
        QCOMPARE(table.phase(), "order");
    }

    /// With nothing to keep the phase is passed over.
    void anEraEndsUnnoticed()
    {
        Table table(2);
        table.toTurn(2).toSettle().set(0, "{'map':{'balkans':3}}").play("{'do':'settle'}");
        QCOMPARE(table.phase(), "order");
        QCOMPARE(table.events().last(2).front(), "halved 0");
    }

    void theGameEnds()
    {
        Table table(2);
        table.toTurn(6)
            .toSettle()
            .set(0, "{'cities':[{'vp':3}],'map':{'balkans':3}}")
            .play("{'do':'settle'}");
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.event("game-over"),
            "{ 'kind': 'game-over', 'player': " + table.member("turnOf") + ", 'abandoned': false }");
        QCOMPARE(table.player(0).cities.size(), 1U);
        QCOMPARE(table.member("turn.free"), "[]");
        QCOMPARE(table.member("turn.choosing"), "[]");
        QCOMPARE(table.member("round"), "6");
        QCOMPARE(table.tell("{'do':'finish'}"), "game-over");
    }

    void thePlayersStop()
    {
        Table table(2);
        table.play("{'do':'trade','discs':1,'vp':2}").play("{'do':'finish','why':'late'}");
        QCOMPARE(table.event("game-over"), "{ 'kind': 'game-over', 'player': 1, 'abandoned': true }");
        QCOMPARE(table.member("turn.discs"), "[ 0, 0 ]");
        QCOMPARE(table.member("turn.spaces"), "[ { 'discs': 1, 'vp': 2 } ]");
        QCOMPARE(table.member("turn.rows.trade"), "[ 0 ]");
        QCOMPARE(table.member("winners"), "[ 0 ]");
        Table choosing(2);
        choosing.toSettle().play("{'do':'settle'}").play("{'do':'finish'}");
        QCOMPARE(choosing.member("turn.choosing"), "[]");
        QCOMPARE(choosing.member("turn.next"), "[]");
    }

    void whatTilesBringIsTold()
    {
        Table table(2);
        table.set(0,
            "{'food':16,'gold':0,'resources':0,'pool':0,'territories':{'forest':2,'town-food':1,'town-cube':"
            "1},"
            "'map':{'balkans':2},'progress':[{'name':'A','era':1,'gold':1,'per':{'town':{'vp':1,'food':1},"
            "'forest':{'resources':1}}}],'cities':[{'eats':3,'vp':2,'upkeep':true,'cubes':1}]}");
        table.set(1, "{'map':{'balkans':1}}");
        table.toSettle().play("{'do':'settle','extra':[{'player':0,'food':1,'gold':2,'vp':4}]}");
        QCOMPARE(table.eventsOf("region-scored"),
            (QList<QByteArray>{
                "{ 'kind': 'region-scored', 'player': 0, 'region': 'balkans', 'rank': 1, 'tied': 1, "
                "'vp': 2, 'yield': { 'gold': 2 } }",
                "{ 'kind': 'region-scored', 'player': 1, 'region': 'balkans', 'rank': 2, 'tied': 1, 'vp': 1, "
                "'yield': {} }"}));
        QCOMPARE(table.event("fed"),
            "{ 'kind': 'fed', 'player': 0, 'territories': -3, 'progress': 2, 'cities': -3, 'regions': 0, "
            "'extra': "
            "1, 'net': -3, 'food': 13 }");
        QCOMPARE(table.event("income"),
            "{ 'kind': 'income', 'player': 0, 'territories': { 'cubes': 5 }, 'progress': { 'gold': 1, "
            "'resources': "
            "2 }, 'cities': { 'cubes': 1 }, 'regions': { 'gold': 2 }, 'extra': { 'gold': 2 } }");
        QCOMPARE(table.event("upkeep"), "{ 'kind': 'upkeep', 'player': 0, 'resources': 1 }");
        QCOMPARE(table.event("points"),
            "{ 'kind': 'points', 'player': 0, 'sources': { 'cities': 2, 'towns': 2, 'progress': 2, "
            "'regions': 2, "
            "'extra': 4 }, 'vp': 12 }");
        const auto &player = table.player(0);
        QCOMPARE(player.gold, 5);
        QCOMPARE(player.resources, 1);
        QCOMPARE(player.pool, 6);
    }

    void aFreeActionInItsOrder()
    {
        Table table(2);
        table.set(0,
            "{'food':19,'pool':3,'gold':3,'map':{'balkans':26},'vp':2,'progress':[{'name':'A','era':1,"
            "'free':true}]}");
        table.set(1, "{'map':{'near-east':3,'balkans':1}}");
        table.play("{'do':'free','player':0,'tile':0,'give':{'gold':1,'cubes':1,'vp':1},'remove':[{'region':"
                   "'near-east','player':1,'count':1},{'region':'balkans','player':1,'count':1},{'region':"
                   "'near-east','player':1,'count':1}],'place':{'near-east':1},'get':{'food':4,'cubes':5}}");
        QCOMPARE(table.events(),
            (QList<QByteArray>{"free-used 0", "gave 0", "removed 0", "removed 0", "placed 0", "got 0",
                "food-over 0", "cubes-short 0", "points 0"}));
        QCOMPARE(table.event("removed"),
            "{ 'kind': 'removed', 'player': 0, 'region': 'near-east', 'against': 1, 'cubes': 2 }");
        QCOMPARE(table.event("cubes-short"), "{ 'kind': 'cubes-short', 'player': 0, 'cubes': 3 }");
        QCOMPARE(table.member("players.1.map"), "{ 'near-east': 1 }");
        QCOMPARE(table.player(0).food, 20);
        QCOMPARE(table.player(0).gold, 3 - 1 + 1);
        QCOMPARE(table.player(0).pool, 3 - 1 - 1 + 2);
        QCOMPARE(table.member("players.0.progress.0.used"), "true");
        table.toTurn(2);
        QCOMPARE(table.member("players.0.progress.0.used"), "false");
    }

    /// D35.
    void whoMayUseAFreeAction()
    {
        Table table(3);
        const QByteArray tiles
            = "{'progress':[{'name':'A','era':1,'free':true},{'name':'B','era':1,'free':true}]}";
        table.set(0, tiles).set(1, tiles).idle();
        table.play("{'do':'free','player':0,'tile':1}").play("{'do':'free','player':0,'tile':0}");
        QCOMPARE(table.member("turn.free"), "[ 0, 1 ]");
        table.play("{'do':'free','player':1,'tile':0}");
        QCOMPARE(table.member("turn.free"), "[ 1 ]");
        table.idle();
        QCOMPARE(table.member("turn.free"), "[ 1, 2 ]");
        table.idle();
        QCOMPARE(table.member("turn.free"), "[ 2, 0 ]");
    }

    void overseasOpensOnce()
    {
        const QByteArray navigation
            = "{'do':'progress','tile':{'name':'Navigation','era':2,'navigation':true}}";
        Table table(2);
        table.toTurn(3).play(navigation);
        QCOMPARE(table.events().last(2).back().left(13), "overseas-open");
        table.play(navigation);
        QVERIFY(table.event("overseas-open").isEmpty());
        Table later(2);
        later.toTurn(5).set(0, "{'gold':9}").set(1, "{'gold':9}").play(navigation);
        QVERIFY(later.event("overseas-open").isEmpty());
    }

    void aTradeForNothing()
    {
        Table table(2);
        table.play("{'do':'trade','discs':2,'vp':0}");
        QCOMPARE(table.event("traded"), "{ 'kind': 'traded', 'player': 0, 'discs': 2, 'get': {} }");
        QCOMPARE(table.events(), (QList<QByteArray>{"disc-placed 0", "traded 0"}));
        QCOMPARE(table.player(0).resources, 0);
    }
};
TALLYSTONE_SUITE(TurnTest)
#include "turn_test.moc"
