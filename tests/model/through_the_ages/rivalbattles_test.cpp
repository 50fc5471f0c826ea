// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/rivaltable.h"
#include "tests/suites.h"

using namespace ThroughTheAges;
using namespace RivalTables;

/// The edges of battles and bids against the Rival: who holds, who is lost, what is given up.
class RivalBattlesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Nothing is sacrificed in the new story, by nobody.
    void noSacrificesInTheNewStory()
    {
        auto table = third(NewStory);
        table.strengths(units("legion", 8), 1).endTurn().hand("'war-2'");
        table.strengths(units("legion", 8), 9).endTurn();
        QCOMPARE(table.tell("{'do':'rival-war','sacrifice':{'warriors':1}}"), QByteArray("not-in-edition"));
        table.play("{'do':'rival-war'}");
        QCOMPARE(table.state().attack, 8);
        table.hand("");
        table.strengths(units("legion", 8), 9);
        table.play("{'do':'attack-rival','card':'raid-1','drawn':['legion','legion','legion']}");
        QCOMPARE(table.state().defence, 8);
    }

    /// The Rival has to be higher.
    void equalIsEnoughToHold()
    {
        auto table = third();
        table.strengths(units("legion", 4), 2).set(0, "{'science':9}").endTurn().hand("'spy-2'");
        auto lost = table;
        lost.play("{'do':'defend','cards':1}");
        QCOMPARE(lost.event("battle"),
            QByteArray(
                "{ 'kind': 'battle', 'player': 1, 'against': 0, 'war': false, 'attack': 4, 'defence': 3, "
                "'winner': 1 }"));
        QCOMPARE(lost.state().rival.sources[RivalSource::Attacks], 5);
        table.play("{'do':'defend','cards':1,'sacrifice':{'warriors':1}}");
        QCOMPARE(table.event("battle"),
            QByteArray(
                "{ 'kind': 'battle', 'player': 1, 'against': 0, 'war': false, 'attack': 4, 'defence': 4, "
                "'winner': -1 }"));
        QCOMPARE(table.state().rival.sources[RivalSource::Attacks], 0);
        QCOMPARE(table.player(0).workersOn(Technology::Warriors), 0);
        QCOMPARE(table.player(0).yellow, 19);
    }

    /// Pool empty and nobody on a technology after the sacrifice: nothing is lost, and nothing is asked.
    void nobodyIsLeftToEnslave()
    {
        auto table = third();
        table.strengths(units("legion", 8), 1);
        table.set(
            0, "{'pool':0,'workers':{'agriculture':0,'bronze':0,'philosophy':0,'religion':0,'warriors':1}}");
        table.endTurn().hand("'enslave-1'");
        QCOMPARE(table.tell("{'do':'defend'}"), QByteArray("needs-choice"));
        table.play("{'do':'defend','sacrifice':{'warriors':1}}");
        QVERIFY(table.event("lost").isEmpty());
        QCOMPARE(table.state().rival.sources[RivalSource::Attacks], 3);
        // Without anybody at all there is no target.
        table.strengths(units("legion", 8), 1).endTurn().hand("'enslave-1'");
        QCOMPARE(table.phase(), QByteArray("turn"));
    }

    /// One of the highest age is not asked for; several are, by their names in any case.
    void whichColonyIsAnnexed()
    {
        const auto attacked = [](const QByteArray &ages) {
            auto table = third("{}", 2);
            int number = 0;
            for (const auto &age : ages.split(' ')) {
                table.play("{'do':'modify','kind':'colony','age':" + age + ",'name':'Land "
                    + QByteArray::number(++number) + "'}");
            }
            table.strengths(units("legion", 8), 1).endTurn().hand("'annex-2'");
            return table;
        };
        auto one = attacked("1 2 1");
        one.play("{'do':'defend','colony':'Land 1'}");
        QVERIFY(one.event("card-out").contains("'Land 2'"));
        auto two = attacked("2 1 2");
        for (const auto *colony : {"", ",'colony':'Land 2'", ",'colony':'Nowhere'"}) {
            QCOMPARE(two.tell("{'do':'defend'" + QByteArray(colony) + "}"), QByteArray("needs-choice"));
        }
        two.play("{'do':'defend','colony':' LAND 3 '}");
        QVERIFY(two.event("card-out").contains("'Land 3'"));
        // What left in between cannot be lost.
        auto gone = attacked("1");
        gone.play("{'do':'modify','name':'Land 1','remove':true}").play("{'do':'defend'}");
        QVERIFY(gone.event("card-out").isEmpty());
        QCOMPARE(gone.state().rival.sources[RivalSource::Attacks], 5);
    }

    /// Of equal age the leader goes, else the older of the two stays.
    void whoIsInfiltrated()
    {
        const auto loses = [](int leader, int wonder) {
            auto table = third(NewStory, 2);
            table.set(0, "{'civil':9}");
            if (leader >= 0) {
                table.play("{'do':'modify','name':'Somebody','kind':'leader','age':"
                    + QByteArray::number(leader) + "}");
            }
            if (wonder >= 0) {
                table.play("{'do':'take','actions':0,'wonder':{'name':'Big','age':"
                    + QByteArray::number(wonder) + ",'stages':[3]}}");
            }
            table.strengths(units("legion", 8), 1).endTurn().hand("'infiltrate-2'");
            if (table.phase() == "rival-attack") {
                table.play("{'do':'defend'}");
            }
            return !table.event("card-out").isEmpty()  ? "leader"
                : !table.event("wonder-out").isEmpty() ? "wonder"
                                                       : "nothing";
        };
        QCOMPARE(loses(2, 2), "leader");
        QCOMPARE(loses(1, 2), "wonder");
        QCOMPARE(loses(2, 1), "leader");
        QCOMPARE(loses(-1, 1), "wonder");
        QCOMPARE(loses(1, -1), "leader");
        QCOMPARE(loses(-1, -1), "nothing");
    }

    /// The highest level, then most workers, then the highest price, then most culture. Nothing is equal in
    /// all of them.
    void whoIsRaided_data()
    {
        QTest::addColumn<QByteArray>("workers");
        QTest::addColumn<QByteArray>("technology");
        const auto row = [](const char *name, const char *workers, const char *technology) {
            QTest::newRow(name) << QByteArray(workers) << QByteArray(technology);
        };
        row("level", "'philosophy':3,'religion':2,'theology':1", "theology");
        row("workers", "'alchemy':1,'theology':2,'drama':1", "theology");
        row("price", "'alchemy':1,'theology':1,'drama':1", "alchemy");
        row("culture", "'theology':1,'drama':1", "drama");
        row("culture of libraries", "'printing-press':1,'bread-and-circuses':1", "printing-press");
        row("culture of level A", "'philosophy':1,'religion':1", "religion");
    }
    void whoIsRaided()
    {
        QFETCH(QByteArray, workers);
        QFETCH(QByteArray, technology);
        auto table = third("{}", 2);
        table.set(0,
            "{'technologies':['alchemy','theology','drama','printing-press','bread-and-circuses'],"
            "'workers':{'philosophy':0,'religion':0}}");
        table.set(0, "{'workers':{" + workers + "}}");
        table.strengths(units("modern-army", 10), 1).endTurn().hand("'raid-1'").play("{'do':'defend'}");
        QVERIFY2(table.event("destroyed").contains("'technology': '" + technology + "', 'count': 1"),
            table.event("destroyed").constData());
    }

    /// In the new story a raid reaches only up to its level; nobody there is no target.
    void aRaidHasItsLevel()
    {
        auto table = third(NewStory, 2);
        table.set(0,
            "{'technologies':['scientific-method'],'workers':{'philosophy':0,'religion':0,'scientific-"
            "method':2}}");
        table.strengths(units("modern-army", 10), 1).endTurn().hand("'raid-1'");
        QCOMPARE(table.phase(), QByteArray("turn"));
        table.endTurn().hand("'raid-2'").play("{'do':'defend'}");
        // The second would have to be of level I.
        QCOMPARE(table.eventsOf("destroyed").size(), 1);
        table.endTurn().hand("'raid-3'").play("{'do':'defend'}");
        QCOMPARE(table.eventsOf("destroyed").size(), 1);
        auto original = third("{}", 2);
        original.set(0,
            "{'technologies':['scientific-method'],'workers':{'philosophy':0,'religion':0,'scientific-"
            "method':2}}");
        original.strengths(units("modern-army", 10), 1).endTurn().hand("'raid-1'");
        QCOMPARE(original.phase(), QByteArray("rival-attack"));
        // A level III raid takes up to three of the one technology.
        auto third3 = third("{}", 3);
        third3.set(0, "{'workers':{'philosophy':2,'religion':0}}");
        third3.strengths(units("modern-army", 10), 1).endTurn().hand("'raid-3'").play("{'do':'defend'}");
        QVERIFY(third3.event("destroyed").contains("'count': 2"));
    }

    /// A second unit only if there is one, it is stronger, and stays so without both.
    void itsBid_data()
    {
        QTest::addColumn<QByteArray>("army");
        QTest::addColumn<int>("human");
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<int>("bid");
        QTest::addColumn<QByteArray>("left");
        const auto row = [](const char *name, const QByteArray &army, int human, const char *cards, int bid,
                             const char *left) {
            QTest::newRow(name) << army << human << QByteArray(cards) << bid << QByteArray(left);
        };
        const char *none = "'legion','event-1','war-2'";
        row("two of a card", units("heavy-cavalry", 4), 3, none, 4, "heavy-cavalry 2");
        row("without both it is not above", units("heavy-cavalry", 4), 4, none, 2, "heavy-cavalry 3");
        row("not stronger", units("heavy-cavalry", 4), 8, none, 2, "heavy-cavalry 3");
        row("one alone", units("heavy-cavalry", 1), 1, none, 2, "heavy-cavalry 0");
        row("of two cards", units("heavy-cavalry", 3) + "," + units("legion", 1), 3, none, 3,
            "heavy-cavalry 2");
        row("with cards", units("legion", 1), 1, "'bonus-1','bonus-2','bonus-3'", 7, "legion 0");
        row("no unit", units("legion", 0), 1, "'bonus-1','bonus-2','bonus-3'", 0, "legion 0");
    }
    void itsBid()
    {
        QFETCH(QByteArray, army);
        QFETCH(int, human);
        QFETCH(QByteArray, cards);
        QFETCH(int, bid);
        auto table = third();
        table.strengths(army, human).play("{'do':'event','level':0,'revealed':'territory-1'}");
        table.play("{'do':'rival-bid','drawn':[" + cards + "]}");
        QCOMPARE(table.member("turn.bid"), QByteArray::number(bid));
        const auto colony = [&](int mine) {
            return "{'do':'colony','name':'Land','age':1,'cards':20,'sacrifice':{'warriors':1},'bid':"
                + QByteArray::number(mine) + "}";
        };
        auto mine = table;
        QCOMPARE(mine.tell(colony(bid)), QByteArray("bid-too-low"));
        mine.play(colony(bid + 1));
        QVERIFY(mine.state().rival.army == table.state().rival.army);
        table.play("{'do':'pass-bid'}");
        QTEST(table.army(), "left");
        QCOMPARE(table.state().rival.sources[RivalSource::Colony], bid > 0 ? 7 : 0);
        QCOMPARE(table.event("rival-colony"),
            "{ 'kind': 'rival-colony', 'player': 1, 'level': " + QByteArray(bid > 0 ? "1" : "0") + " }");
        QCOMPARE(table.member("turn.bid"), QByteArray("0"));
    }

    /// Corrected after the bid: as many of its weakest, as far as there are.
    void aBidThatWasCorrected()
    {
        auto table = third();
        table.strengths(units("heavy-cavalry", 4), 1);
        table.play("{'do':'event','level':0,'revealed':'territory-2'}");
        table.play("{'do':'rival-bid','drawn':['legion','legion','legion']}");
        table.set(1, "{'units':[" + units("legion", 1) + "]}").play("{'do':'pass-bid'}");
        QCOMPARE(table.army(), QByteArray("legion 0"));
        QCOMPARE(table.state().rival.sources[RivalSource::Colony], 13);
    }

    /// As defender of an aggression it gives up at most two, and only if that makes it equal.
    void itsDefence_data()
    {
        QTest::addColumn<int>("attack");
        QTest::addColumn<int>("defence");
        QTest::addColumn<QByteArray>("left");
        const auto row = [](int attack, int defence, const char *left) {
            QTest::newRow(QByteArray::number(attack).constData()) << attack << defence << QByteArray(left);
        };
        row(8, 8, "legion 8");
        row(9, 9, "legion 7");
        row(10, 10, "legion 6");
        row(11, 8, "legion 8");
    }
    void itsDefence()
    {
        QFETCH(int, attack);
        QFETCH(int, defence);
        auto table = third();
        table.strengths(units("legion", 8), attack).set(1, "{'culture':9}");
        table.play("{'do':'attack-rival','card':'enslave-1','drawn':['legion','legion','legion']}");
        QCOMPARE(table.state().defence, defence);
        QTEST(table.army(), "left");
        QCOMPARE(culture(table), attack > defence ? 6 : 9);
    }

    /// A single unit is half of one, rounded up.
    void halfIsRoundedUp()
    {
        auto table = third();
        table.strengths(units("legion", 1), 2);
        table.play("{'do':'attack-rival','card':'enslave-1','drawn':['legion','legion','legion']}");
        QCOMPARE(table.state().defence, 2);
        QCOMPARE(table.army(), QByteArray("legion 0"));
    }
};
TALLYSTONE_SUITE(RivalBattlesTest)
#include "rivalbattles_test.moc"
