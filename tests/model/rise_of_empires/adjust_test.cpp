// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

using namespace RiseOfEmpires;

/// The table's word.
class AdjustTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesOnlyWhatItNames()
    {
        Table table(2);
        table.set(1,
            "{'vp':7,'food':1,'gold':2,'resources':3,'pool':4,'map':{'balkans':5},'territories':{'hills':2},"
            "'progress':[{'name':'A','era':1,'vp':1,'used':true}],'cities':[{'eats':2},{'name':'Ur'}]}");
        QCOMPARE(table.member("players.1"),
            "{ 'name': 'Somebody', 'vp': 7, 'food': 1, 'gold': 2, 'resources': 3, 'pool': 4, 'bank': 21, "
            "'map': { 'balkans': 5 }, 'territories': { 'hills': 2 }, 'progress': [ { 'name': 'A', 'era': 1, "
            "'used': true, 'vp': 1 } ], 'cities': [ { 'eats': 2 }, { 'name': 'Ur' } ], 'sources': { "
            "'cities': "
            "0, 'towns': 0, 'progress': 0, 'regions': 0, 'wonders': 0, 'trade': 0, 'extra': 0, 'famine': 0, "
            "'paid': 0, 'adjust': 7 } }");
        QCOMPARE(table.events(), (QList<QByteArray>{"adjusted 1", "points 1"}));
        table.set(1, "{'map':{'near-east':1},'territories':{'hills':0,'plains':1},'cities':[]}");
        QCOMPARE(table.member("players.1.map"), "{ 'balkans': 5, 'near-east': 1 }");
        QCOMPARE(table.member("players.1.territories"), "{ 'plains': 1 }");
        QCOMPARE(table.member("players.1.cities"), "[]");
        QCOMPARE(table.member("players.1.vp"), "7");
        QCOMPARE(table.events(), (QList<QByteArray>{"adjusted 1"}));
        QVERIFY(table.player(0) == playerAt(start({}), 0));
    }

    void tellsWhatWas()
    {
        Table table(2);
        table.set(0,
            "{'vp':7,'map':{'balkans':5},'territories':{'hills':2},'progress':[{'name':'A','era':1}],"
            "'cities':[{},{'name':'Ur'}]}");
        QCOMPARE(table.event("adjusted"),
            "{ 'kind': 'adjusted', 'player': 0, 'why': '', 'was': { 'vp': 0, 'map': {}, 'territories': {}, "
            "'progress': [], 'cities': [] } }");
        table.play(
            "{'do':'adjust','player':0,'why':'so','set':{'vp':3,'food':0,'gold':1,'resources':1,'pool':1,"
            "'map':{'balkans':0,'near-east':2},'territories':{'plains':1},'progress':[],'cities':[]}}");
        QCOMPARE(table.event("adjusted"),
            "{ 'kind': 'adjusted', 'player': 0, 'why': 'so', 'was': { 'vp': 7, 'food': 16, 'gold': 5, "
            "'resources': 2, 'pool': 5, 'map': { 'balkans': 5 }, 'territories': {}, 'progress': [ 'A' ], "
            "'cities': [ '', 'Ur' ] } }");
        QCOMPARE(
            table.event("points"), "{ 'kind': 'points', 'player': 0, 'sources': { 'adjust': -4 }, 'vp': 3 }");
        table.set(0, "{}");
        QCOMPARE(table.event("adjusted"), "{ 'kind': 'adjusted', 'player': 0, 'why': '', 'was': {} }");
    }

    void limits_data()
    {
        QTest::addColumn<QByteArray>("allowed");
        QTest::addColumn<QByteArray>("beyond");
        const auto row = [](const char *name, const QByteArray &allowed, const QByteArray &beyond) {
            QTest::newRow(name) << allowed << beyond;
        };
        row("food", "'food':20", "'food':21");
        row("pool", "'pool':30", "'pool':31");
        row("map", "'map':{'balkans':25}", "'map':{'balkans':26}");
        row("pool and map", "'pool':10,'map':{'balkans':20}", "'pool':11,'map':{'balkans':20}");
        row("hills", "'territories':{'hills':40}", "'territories':{'hills':41}");
        row("towns", "'territories':{'town-food':6}", "'territories':{'town-food':7}");
        row("era", "'progress':[{'name':'A','era':3}]", "'progress':[{'name':'A','era':4}]");
        row("tile", "'progress':[{'name':'A','era':1,'per':{'hills':{'vp':99}}}]",
            "'progress':[{'name':'A','era':1,'per':{'hills':{'vp':100}}}]");
        row("city", "'cities':[{'eats':99}]", "'cities':[{'eats':100}]");
        QByteArrayList tiles;
        for (int i = 0; i < 49; ++i) {
            tiles << "{'name':'T" + QByteArray::number(i) + "','era':1}";
        }
        row("48 tiles", "'progress':[" + tiles.mid(1).join(',') + "]",
            "'progress':[" + tiles.join(',') + "]");
        const auto cities
            = [](int count) { return "'cities':[" + QByteArray("{},").repeated(count).chopped(1) + "]"; };
        row("36 cities", cities(36), cities(37));
    }
    void limits()
    {
        QFETCH(QByteArray, allowed);
        QFETCH(QByteArray, beyond);
        Table table(2);
        const auto adjust
            = [](const QByteArray &set) { return "{'do':'adjust','player':0,'set':{'gold':9," + set + "}}"; };
        QCOMPARE(table.tell(adjust(beyond)), "out-of-range");
        QCOMPARE(table.player(0).gold, 5);
        QCOMPARE(table.tell(adjust(allowed)), "");
        QCOMPARE(table.player(0).gold, 9);
    }

    /// D35, D60: neither who may act nor who must keep depends on it.
    void movesNothing()
    {
        Table table(2);
        table.set(0, "{'progress':[{'name':'A','era':1,'free':true}]}").idle();
        table.set(1, "{'gold':7}").set(0, "{'gold':7}");
        QCOMPARE(table.member("turn.free"), "[ 0, 1 ]");
        table.play("{'do':'free','player':0,'tile':0}");
        table.toTurn(2).toSettle().set(0, "{'cities':[{}]}").play("{'do':'settle'}");
        QCOMPARE(table.member("turn.keeping"), "[ 0 ]");
        table.set(0, "{'cities':[],'progress':[]}").set(1, "{'cities':[{}]}");
        QCOMPARE(table.member("turn.keeping"), "[ 0 ]");
        QCOMPARE(table.tell("{'do':'keep','player':1}"), "already-kept");
        table.play("{'do':'keep','player':0}");
        QCOMPARE(table.phase(), "order");
        QCOMPARE(table.player(1).cities.size(), 1U);
        const auto choosing = table.member("turn.choosing");
        table.set(0, "{'vp':40}").set(1, "{'vp':0}");
        QCOMPARE(table.member("turn.choosing"), choosing);
    }
};
TALLYSTONE_SUITE(AdjustTest)
#include "adjust_test.moc"
