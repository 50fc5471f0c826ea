// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/stone_age/table.h"
#include "tests/suites.h"

using namespace StoneAge;

/// "Cases every implementation must get right", one function a row or a group of rows.
class CasesTest : public QObject
{
    Q_OBJECT

    static QByteArray gather(const char *place, int people, int dice, const QByteArray &more = {})
    {
        return QByteArray("{'do':'gather','place':'") + place + "','people':" + QByteArray::number(people)
            + ",'dice':" + QByteArray::number(dice) + more + "}";
    }

private Q_SLOTS:
    void gathering()
    {
        Table table(4);
        table.set(0, "{'people':10}").play(gather("hunt", 5, 14));
        QCOMPARE(table.player(0).food, 12 + 7);
        table.play(gather("river", 2, 5));
        QCOMPARE(table.player(0).stock[Material::Gold], 0);
        QCOMPARE(table.event("gathered"),
            "{ 'kind': 'gathered', 'player': 0, 'place': 'river', 'total': 5, 'units': 0, 'jewels': 0, "
            "'lost': 5 }");
        table.done().set(1, "{'tools':[1,0,0]}").play(gather("hunt", 3, 11, ",'tools':[0]"));
        QCOMPARE(table.player(1).food, 12 + 6);
        table.done().set(2, "{'tools':[2,2,2]}").play(gather("river", 3, 7, ",'tools':[0,1,2]"));
        QCOMPARE(table.player(2).stock[Material::Gold], 2);
    }

    void seventeenEverywhere()
    {
        Table table(4);
        const char *places[] = {"forest", "clay-pit", "quarry", "river"};
        for (int seat = 0; seat < 4; ++seat) {
            table.play(gather(places[seat], 5, 17)).done(seat < 3 ? 1 : 0);
        }
        QCOMPARE(table.player(0).stock[Material::Wood], 5);
        QCOMPARE(table.player(1).stock[Material::Clay], 4);
        QCOMPARE(table.player(2).stock[Material::Stone], 3);
        QCOMPARE(table.player(3).stock[Material::Gold], 2);
    }

    void jewelsByHunting()
    {
        Table table(2, Expansion);
        table.play(gather("hunt", 5, 17, ",'jewels':3"));
        QCOMPARE(table.player(0).food, 12 + 5);
        QCOMPARE(table.player(0).stock[Material::Jewels], 1 + 3);
    }

    void toolsRiseInTheirOrder()
    {
        const QHash<int, QByteArray> wanted{{1, "[ 1, 0, 0 ]"}, {3, "[ 1, 1, 1 ]"}, {4, "[ 2, 1, 1 ]"},
            {7, "[ 3, 2, 2 ]"}, {10, "[ 4, 3, 3 ]"}, {12, "[ 4, 4, 4 ]"}, {13, "[ 4, 4, 4 ]"}};
        Table table(2);
        for (int gained = 1; gained <= 13; ++gained) {
            table.set(0, "{'food':50}").set(1, "{'food':50}");
            table.done(gained % 2 == 1 ? 0 : 1).play("{'do':'tool-maker'}");
            QCOMPARE(table.member("players.0.tools"), wanted.value(gained, table.member("players.0.tools")));
            table.done(gained % 2 == 1 ? 2 : 1);
        }
        QCOMPARE(table.state().round, 14);
    }

    void feedingWhoIsShort()
    {
        for (const bool hungry : {false, true}) {
            Table table(2);
            table.set(0, "{'food':3,'agriculture':2,'people':7,'wood':3}").done(2);
            QCOMPARE(table.phase(), "feed");
            QCOMPARE(table.member("turn.missing"), "[ 2 ]");
            QCOMPARE(table.player(0).food, 0);
            table.play(hungry ? "{'do':'feed','player':0,'hungry':true}"
                              : "{'do':'feed','player':0,'pay':{'wood':2}}");
            QCOMPARE(table.player(0).food, 0);
            QCOMPARE(table.player(0).stock[Material::Wood], hungry ? 3 : 1);
            QCOMPARE(table.player(0).score, hungry ? -10 : 0);
        }
        Table table(2);
        table.set(0, "{'food':0,'score':4}").done(2).play("{'do':'feed','player':0,'hungry':true}");
        QCOMPARE(table.player(0).score, -6);
    }

    void buildings()
    {
        Table table(3);
        table.set(0, "{'wood':9,'gold':99,'stone':1}");
        table.play(
            "{'do':'building','stack':0,'kind':'kinds','count':5,'kinds':2,'pay':{'gold':4,'stone':1}}");
        QCOMPARE(table.player(0).score, 29);
        QCOMPARE(
            table.tell("{'do':'building','stack':1,'kind':'kinds','count':4,'kinds':2,'pay':{'wood':4}}"),
            "wrong-payment");
        table.play("{'do':'building','stack':1,'kind':'any','pay':{'gold':7}}");
        QCOMPARE(table.player(0).score, 29 + 42);
        QCOMPARE(table.player(0).buildings, 2);
        QCOMPARE(table.member("turn.stacks"), "[ 6, 6, 7 ]");
    }

    void symbols_data()
    {
        QTest::addColumn<QByteArray>("symbols");
        QTest::addColumn<QByteArray>("points");
        QTest::newRow("5 different") << QByteArray("'art':1,'music':1,'time':1,'healing':1,'weaving':1")
                                     << QByteArray("25");
        QTest::newRow("art 2, music, time") << QByteArray("'art':2,'music':1,'time':1") << QByteArray("10");
        QTest::newRow("all 16") << QByteArray("'art':2,'healing':2,'music':2,'pottery':2,'time':2,"
                                              "'transport':2,'weaving':2,'writing':2")
                                << QByteArray("128");
        QTest::newRow("9 different") << QByteArray("'art':1,'healing':1,'music':1,'pottery':1,'time':1,"
                                                   "'transport':1,'weaving':1,'writing':1,'jewel':1")
                                     << QByteArray("81");
    }
    void symbols()
    {
        QFETCH(QByteArray, symbols);
        Table table(2, Expansion);
        table.set(0, "{'symbols':{" + symbols + "}}");
        QTEST(table.member("scores.0.parts.symbols"), "points");
    }

    void tradersAtSeven()
    {
        Table table(2, Expansion);
        table.set(0, "{'traders':4,'trade':7}");
        QCOMPARE(table.member("scores.0.parts.traders"), "28");
    }

    void theBigScores()
    {
        Table base(2);
        base.set(0,
            "{'score':87,'agriculture':6,'farmers':3,'tools':[3,2,2],'toolMakers':2,'buildings':6,"
            "'builders':4,'people':8,'shamans':2,'symbols':{'art':1,'music':1,'time':1,'healing':1,"
            "'weaving':1},'wood':1,'gold':2}");
        QCOMPARE(base.member("scores.0"),
            "{ 'total': 187, 'parts': { 'track': 87, 'farmers': 18, 'toolMakers': 14, 'builders': 24, "
            "'shamans': 16, 'traders': 0, 'symbols': 25, 'resources': 3 } }");
        Table all(2, Expansion);
        all.set(0,
            "{'score':112,'agriculture':5,'farmers':2,'tools':[3,3,3],'toolMakers':3,'buildings':8,"
            "'builders':3,'people':9,'shamans':1,'trade':7,'traders':4,'symbols':{'art':1,'music':1,"
            "'time':1,'jewel':1,'weaving':1},'clay':5,'jewels':6,'food':4}");
        QCOMPARE(all.member("scores.0.total"), "240");
    }

    void twoJewelsForAStone()
    {
        Table table(2, Expansion);
        table.set(0, "{'trade':2,'jewels':3,'clay':1,'stone':1}");
        table.play("{'do':'building','stack':0,'kind':'fixed','pay':{'clay':1,'stone':2},"
                   "'exchange':{'give':{'jewels':2},'get':{'stone':1}}}");
        QCOMPARE(table.player(0).stock.items, (std::array{0, 0, 0, 0, 1}));
        QCOMPARE(table.player(0).score, 14);
        QCOMPARE(table.events(), (QList<QByteArray>{"exchanged 0", "built 0"}));
    }

    void stepsOfTrade()
    {
        Table table(2, Expansion);
        table.set(0, "{'trade':9,'jewels':0}").play("{'do':'trader'}");
        QCOMPARE(table.player(0).trade, 10);
        QCOMPARE(table.player(0).stock[Material::Jewels], 2);
        table.set(0, "{'trade':3,'jewels':3}");
        table.play("{'do':'card','slot':5,'pay':{'jewels':3},'top':{'kind':'trade'},'bottom':{'traders':2}}");
        QCOMPARE(table.player(0).trade, 4);
        QCOMPARE(table.player(0).stock[Material::Jewels], 2);
        QVERIFY(rateAt(table.player(0).trade) == (Rate{1, 1, 1}));
    }

    void theSecondCardNeedsSixJewels()
    {
        Table table(2, Expansion);
        table.set(0, "{'jewels':5}");
        QCOMPARE(
            table.tell("{'do':'card','slot':5,'pay':{'jewels':6},'card':3,'bonusCard':{'symbol':'art'}}"),
            "not-enough-jewels");
    }

    void theDeckRunsOut_data()
    {
        QTest::addColumn<int>("drawn");
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QByteArray>("deck");
        QTest::newRow("3 left") << 1 << QByteArray("over") << QByteArray("3");
        QTest::newRow("4 left") << 0 << QByteArray("actions") << QByteArray("0");
    }
    void theDeckRunsOut()
    {
        QFETCH(int, drawn);
        Table table(2);
        // Seven rounds of four cards leave 4; an extra card leaves 3.
        for (int round = 1; round <= 8; ++round) {
            table.set(0, "{'food':50,'wood':10}").set(1, "{'food':50,'wood':10}");
            for (int slot = 1; slot <= 4; ++slot) {
                const bool extra = round == 8 && slot == 1 && drawn == 1;
                table.play("{'do':'card','slot':" + QByteArray::number(slot)
                    + ",'pay':{'wood':" + QByteArray::number(slot) + "},'top':"
                    + (extra ? "{'kind':'extra-card','bottom':{'symbol':'art'}}" : "{'kind':'tool'}")
                    + ",'bottom':{'symbol':'art'}}");
            }
            if (round == 8) {
                QCOMPARE(table.member("turn.deck"), drawn == 1 ? "3" : "4");
            }
            table.done(2);
        }
        QTEST(table.phase(), "phase");
        QTEST(table.member("turn.deck"), "deck");
    }

    void aOneUseToolHelpsOnce()
    {
        Table table(2);
        table.set(0, "{'wood':1}").play("{'do':'card','slot':1,'pay':{'wood':1},'card':2}");
        QCOMPARE(table.member("players.0.oneUse"), "[ 4 ]");
        table.play(gather("quarry", 3, 11, ",'oneUse':[4]"));
        QCOMPARE(table.player(0).stock[Material::Stone], 3);
        QCOMPARE(table.member("players.0.oneUse"), "[]");
        QCOMPARE(table.player(0).crafts[Craft::ToolMakers], 1);
    }

    void tiesGoToAgricultureToolsAndPeople()
    {
        Table table(2);
        table.set(0, "{'score':150,'agriculture':5,'tools':[2,2,2],'people':8}");
        table.set(1, "{'score':150,'agriculture':7,'tools':[1,1,1],'people':8}");
        QCOMPARE(table.member("ranking"), "[ [ 0 ], [ 1 ] ]");
        table.set(1, "{'agriculture':8}");
        QCOMPARE(table.member("ranking"), "[ [ 0, 1 ] ]");
    }
};
TALLYSTONE_SUITE(CasesTest)
#include "cases_test.moc"
