// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/rivaltable.h"
#include "tests/suites.h"

using namespace ThroughTheAges;
using namespace RivalTables;

/// The edges of the Rival's rules: limits, ties, the last round, age IV, and what is no longer there.
class RivalEdgesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsLimit_data()
    {
        QTest::addColumn<QByteArray>("difficulty");
        QTest::addColumn<int>("limit");
        QTest::newRow("easy") << QByteArray("easy") << 4;
        QTest::newRow("medium") << QByteArray("medium") << 6;
        QTest::newRow("hard") << QByteArray("hard") << 8;
        QTest::newRow("extreme") << QByteArray("extreme") << 10;
    }
    /// One unit below its limit it builds, at the limit it upgrades up to two.
    void itsLimit()
    {
        QFETCH(QByteArray, difficulty);
        QFETCH(int, limit);
        auto table = third("{'rival':'" + difficulty + "'}");
        QCOMPARE(table.member("turn.rival.limit"), QByteArray::number(limit));
        table.strengths(units("legion", limit - 1), limit).endTurn().hand("");
        QCOMPARE(table.army(), "legion " + QByteArray::number(limit));
        table.strengths(units("legion", limit - 1) + "," + units("phalanx", 1), limit).endTurn().hand("");
        QCOMPARE(table.army(), "legion " + QByteArray::number(limit - 3) + ", phalanx 3");
        QCOMPARE(table.event("rival-produced"),
            QByteArray("{ 'kind': 'rival-produced', 'player': 1, 'built': 0, 'upgraded': 2 }"));
    }

    /// Against the Rival too the stronger of two is the strongest.
    void whoIsStrongest()
    {
        auto table = third("{'rival':'easy'}");
        table.strengths(units("legion", 3), 9).card(0, "{'strongest':3}");
        const int before = table.player(0).culture;
        table.endTurn();
        QCOMPARE(table.player(0).culture, before + 3);
        auto weaker = third("{'rival':'easy'}");
        weaker.strengths(units("legion", 3), 1).card(0, "{'strongest':3}").endTurn();
        QCOMPARE(weaker.player(0).culture, before);
    }

    /// Easy: its limit is 4.
    void mobilisation_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const char *after) {
            QTest::newRow(name) << before << QByteArray(after);
        };
        const auto both = [](int legions, int phalanxes) {
            return units("legion", legions) + "," + units("phalanx", phalanxes);
        };
        row("two below the limit", both(1, 1), "legion 1, phalanx 3");
        row("one below the limit", both(3, 0), "legion 1, phalanx 3");
        row("one below, nothing to upgrade", both(0, 3), "phalanx 4");
        row("one below, one to upgrade", both(1, 2), "phalanx 4");
        row("at the limit, all elsewhere", both(4, 0), "phalanx 4");
        row("at the limit, three elsewhere", both(3, 1), "phalanx 4");
        row("at the limit, two elsewhere", both(2, 2), "phalanx 5");
        row("at the limit, one elsewhere", both(1, 3), "phalanx 5");
        row("at the limit, none elsewhere", both(0, 4), "phalanx 6");
        row("above the limit, five elsewhere", both(5, 1), "legion 1, phalanx 5");
    }
    void mobilisation()
    {
        QFETCH(QByteArray, before);
        auto table = third("{'rival':'easy'}", 2);
        const int had = culture(table);
        table.strengths(before, 30).endTurn().hand("");
        QTEST(table.army(), "after");
        QCOMPARE(culture(table), had);
        QCOMPARE(drawn(table), 1);
    }

    /// The best card stays without units, others leave; of equal ones the latest is the best.
    void cardsWithoutUnits()
    {
        auto table = third();
        table.set(1, "{'units':[" + units("legion", 0) + "," + units("medieval-army", 0) + "]}");
        QCOMPARE(table.army(), QByteArray("medieval-army 0"));
        QCOMPARE(table.events(), QList<QByteArray>({"rival-tactic-out 1", "adjusted 1"}));
        QCOMPARE(table.member("turn.rival.strength"), QByteArray("0"));
        table.endTurn().hand("");
        QCOMPARE(table.army(), QByteArray("medieval-army 1"));
    }

    /// A tactic has to be larger than the best, not only as large; of the hand's the smaller value decides,
    /// then the first.
    void whichTacticComes()
    {
        auto table = third(NewStory, 2);
        table.strengths(units("mobile-artillery", 1), 3).endTurn();
        table.hand("'conquistadors','fortifications'");
        QCOMPARE(table.army(), QByteArray("mobile-artillery 2"));
        table.strengths(units("legion", 1), 1).endTurn().hand("'mobile-artillery','fortifications'");
        QCOMPARE(table.event("rival-tactic"),
            QByteArray("{ 'kind': 'rival-tactic', 'player': 1, 'tactic': 'mobile-artillery' }"));
        auto original = third("{}", 2);
        original.strengths(units("legion", 1), 1).endTurn().hand("'fortifications','mobile-artillery'");
        QCOMPARE(original.event("rival-tactic"),
            QByteArray("{ 'kind': 'rival-tactic', 'player': 1, 'tactic': 'mobile-artillery' }"));
    }

    /// Exactly twice the age ahead or behind.
    void theThresholds_data()
    {
        QTest::addColumn<int>("age");
        for (const int age : {1, 2, 3}) {
            QTest::newRow(QByteArray::number(age).constData()) << age;
        }
    }
    void theThresholds()
    {
        QFETCH(int, age);
        constexpr int Strength = 8;
        const auto plays = [&](int human) {
            auto table = third("{}", age);
            table.strengths(units("legion", Strength), human).endTurn().hand("'war-2'");
            return table;
        };
        QCOMPARE(plays(Strength - 2 * age).state().rival.war, 2);
        QCOMPARE(plays(Strength - 2 * age + 1).state().rival.war, 0);
        QVERIFY(!plays(Strength + 2 * age).event("rival-mobilised").isEmpty());
        QVERIFY(!plays(Strength + 2 * age - 1).event("rival-produced").isEmpty());
    }

    void whatItDraws()
    {
        auto table = third();
        table.strengths(units("legion", 2), 2).endTurn().hand("");
        QCOMPARE(drawn(table), 3);
        table.strengths(units("legion", 2), 1).endTurn().hand("'plunder-1'").play("{'do':'defend'}");
        QCOMPARE(drawn(table), 2);
        // It attacked and must mobilise all the same.
        table.strengths(units("legion", 2), 1).endTurn().hand("'plunder-1'");
        table.card(0, "{'strength':20}", "More").play("{'do':'defend'}");
        QCOMPARE(drawn(table), 1);
    }

    /// What it drew in age III it still plays; then it draws no more.
    void ageFour()
    {
        auto table = third("{}", 3);
        QCOMPARE(drawn(table), 3);
        table.play("{'do':'next-age'}").strengths(units("legion", 8), 1);
        QCOMPARE(table.state().lastRound, 3);
        QCOMPARE(
            table.tell("{'do':'attack-rival','card':'plunder-3','drawn':['bonus-3','bonus-3','bonus-3']}"),
            QByteArray("hand-count"));
        table.play("{'do':'attack-rival','card':'plunder-3','drawn':[]}");
        QVERIFY(table.event("rival-defends").isEmpty());
        table.play("{'do':'event','level':3,'revealed':'territory-2'}");
        QCOMPARE(table.tell("{'do':'rival-bid','drawn':['bonus-3','bonus-3','bonus-3']}"),
            QByteArray("hand-count"));
        table.play("{'do':'rival-bid','drawn':[]}").play("{'do':'pass-bid'}");
        QCOMPARE(table.tell("{'do':'next-age'}"), QByteArray("no-next-age"));
    }

    /// No war is declared, nobody sacrifices; a colony always may.
    void theLastRound()
    {
        auto table = last();
        table.strengths(units("legion", 8), 1);
        QCOMPARE(table.tell("{'do':'attack-rival','card':'raid-1','drawn':[],'sacrifice':{'warriors':1}}"),
            QByteArray("no-sacrifice"));
        table.strengths(units("legion", 8), 10);
        table.play("{'do':'attack-rival','card':'raid-1','drawn':[]}");
        QCOMPARE(table.state().defence, 8);
        QCOMPARE(table.army(), QByteArray("legion 8"));
        table.play("{'do':'event','level':0,'revealed':'territory-1'}").play("{'do':'rival-bid','drawn':[]}");
        table.play("{'do':'colony','name':'Land','age':1,'bid':2,'cards':1,'sacrifice':{'warriors':1}}");
        table.endTurn();
        QCOMPARE(table.tell("{'do':'resign'}"), QByteArray("wrong-phase"));
        QCOMPARE(table.tell("{'do':'impact','events':['wonders','colonies','progress','science']}"),
            QByteArray("wrong-phase"));
        table.hand("");
        QCOMPARE(table.phase(), QByteArray("final"));
        QCOMPARE(table.state().seat, RivalSeat);
        QCOMPARE(table.member("turn.attack"), QByteArray("0"));
        for (const auto *action : {"{'do':'end-turn'}", "{'do':'gain','players':[0],'gain':{}}",
                 "{'do':'rival-hand','cards':[]}", "{'do':'resign'}"}) {
            QCOMPARE(table.tell(action), QByteArray("wrong-phase"));
        }
    }

    /// With three cards in its hand a war is not what it plays any more.
    void noWarInTheLastRound()
    {
        auto table = third("{}", 3);
        table.pass();
        QCOMPARE(drawn(table), 3);
        Table still = table;
        table.play("{'do':'next-age'}").strengths(units("legion", 10), 1).endTurn();
        QVERIFY(isLastRound(table.state()));
        table.hand("'war-3','event-3'");
        QCOMPARE(table.phase(), QByteArray("rival-event"));
        still.strengths(units("legion", 10), 1).endTurn().hand("'war-3','event-3'");
        QCOMPARE(still.state().rival.war, 3);
    }

    /// The war of the round before is fought in the last one, without sacrifices.
    void itsWarInTheLastRound()
    {
        auto table = third("{}", 3);
        table.strengths(units("legion", 8), 1).endTurn().hand("'war-3'");
        table.play("{'do':'next-age'}").strengths(units("legion", 8), 10).set(1, "{'culture':1}").endTurn();
        QCOMPARE(table.phase(), QByteArray("rival-war"));
        QCOMPARE(table.tell("{'do':'rival-war','sacrifice':{'warriors':1}}"), QByteArray("no-sacrifice"));
        table.play("{'do':'rival-war'}");
        QCOMPARE(table.state().attack, 8);
        QCOMPARE(table.state().defence, 10);
        // It had but one.
        QCOMPARE(table.event("rival-scored"),
            QByteArray("{ 'kind': 'rival-scored', 'player': 1, 'from': 'war', 'culture': -1 }"));
        QCOMPARE(table.state().rival.war, 0);
        QCOMPARE(table.state().attack, 8);
    }

    /// Ties of strength and culture: on its own turn it is first, on the player's it is not.
    void tiesInEvents_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<int>("itsTurn");
        QTest::addColumn<int>("yours");
        const auto row = [](const char *event, int itsTurn, int yours) {
            QTest::newRow(event) << QByteArray(event) << itsTurn << yours;
        };
        row("crusades", 3, -3);
        row("foray", 3, 0);
        row("raiders", 0, -3);
        row("immigration", 3, 0);
        row("national-pride", 5, 0);
        row("terrorism", -5, 0);
        row("barbarians", 0, 0);
    }
    void tiesInEvents()
    {
        QFETCH(QByteArray, event);
        auto table = third();
        table.strengths(units("legion", 2), 2).set(0, "{'culture':20}").set(1, "{'culture':20}");
        table.play("{'do':'event','level':0,'revealed':'" + event + "'}");
        QTEST(culture(table) - 20, "yours");
        auto other = third();
        other.strengths(units("legion", 2), 1).endTurn().hand("'event-0'");
        other.card(0, "{'strength':1}", "Strength").set(0, "{'culture':20}").set(1, "{'culture':20}");
        other.play("{'do':'rival-event','revealed':'" + event + "'}");
        QTEST(other.state().rival.sources[RivalSource::Events], "itsTurn");
    }

    /// The level is scored before the event is judged, and no culture falls below 0.
    void levelsComeFirst()
    {
        auto table = third();
        table.strengths(units("legion", 2), 1).set(0, "{'culture':10}").set(1, "{'culture':9}").endTurn();
        table.set(0, "{'culture':10}").hand("'event-2'");
        QCOMPARE(culture(table), 11);
        table.play("{'do':'rival-event','revealed':'immigration'}");
        QCOMPARE(table.state().rival.sources[RivalSource::Events], 3);
        table.set(1, "{'culture':2}").play("{'do':'event','level':0,'revealed':'rats'}");
        QCOMPARE(table.event("rival-scored"),
            QByteArray("{ 'kind': 'rival-scored', 'player': 1, 'from': 'events', 'culture': -2 }"));
        table.play("{'do':'event','level':0,'revealed':'rats'}");
        QVERIFY(table.event("rival-scored").isEmpty());
        // An event of level A brings it nothing.
        table.strengths(units("legion", 2), 1).endTurn().hand("'event-0'");
        QVERIFY(table.event("rival-scored").isEmpty());
        QCOMPARE(table.phase(), QByteArray("rival-event"));
    }

    /// The change of an event comes after the Rival's, also where a territory is bid for.
    void theChangeOfAnEvent()
    {
        auto table = third();
        table.strengths(units("legion", 2), 1).endTurn().hand("'event-1'");
        table.play("{'do':'rival-event','revealed':'territory-2','change':{'science':2}}");
        QCOMPARE(table.events(), QList<QByteArray>({"revealed 1", "gained 0"}));
        QCOMPARE(table.phase(), QByteArray("rival-bid"));
        QCOMPARE(table.event("gained"),
            QByteArray("{ 'kind': 'gained', 'player': 0, 'from': 'events', 'science': 2 }"));
    }

    /// Three attacks, and Gandhi comes into play only then; once he has left it arms again.
    void gandhiComesAndGoes()
    {
        auto table = third("{}", 2);
        for (int attack = 1; attack <= 3; ++attack) {
            table.strengths(units("legion", 4), 1).endTurn().hand("'spy-2'").play("{'do':'defend'}");
        }
        QCOMPARE(drawn(table), 2);
        table.play("{'do':'modify','name':'Gandhi','kind':'leader','age':3,'effect':{'gandhi':1}}");
        // What it holds it still plays; a tactic does not come.
        table.strengths(units("legion", 4), 1).endTurn().hand("'assassinate-2','classic-army'");
        auto held = table;
        held.play("{'do':'defend','cards':99}");
        QCOMPARE(held.army(), QByteArray("legion 4"));
        QCOMPARE(drawn(held), 0);
        QVERIFY(!held.event("rival-blocked").isEmpty());
        // Assassinated he holds nobody back.
        table.play("{'do':'defend'}");
        QVERIFY(table.event("rival-blocked").isEmpty());
        QCOMPARE(table.army(), QByteArray("legion 4, classic-army 1"));
        QCOMPARE(drawn(table), 2);
    }

    /// At a tie in strength and culture who is first in each round is better, and is told first.
    void theEndIfItIsFirst()
    {
        for (const bool first : {true, false}) {
            auto table = last(first ? "{'rivalFirst':true}" : "{}");
            while (table.phase() != "final") {
                table.pass();
            }
            QCOMPARE(table.state().seat, first ? 0 : RivalSeat);
            table.set(0, "{'culture':50,'workers':{'warriors':2}}");
            table.set(1, "{'culture':50,'units':[" + units("legion", 2) + "]}");
            for (const auto *extra : {"[1]", "[1,2,3]", "[0,1001]"}) {
                QCOMPARE(table.tell("{'do':'impact','events':['wonders','colonies','progress','science'],"
                                    "'extra':"
                             + QByteArray(extra) + "}"),
                    QByteArray("out-of-range"));
            }
            QCOMPARE(table.tell("{'do':'impact','events':['balance','colonies','progress','science']}"),
                QByteArray("not-in-edition"));
            table.play("{'do':'impact','events':['science','wonders','colonies','progress'],'extra':[0,-3]}");
            QList<QByteArray> expected{"impact 0", "impact 0", "impact 0", "impact 0"};
            expected << (first ? QList<QByteArray>{"impact 1", "impact 0"}
                               : QList<QByteArray>{"impact 0", "impact 1"});
            expected << "impact 1"
                     << "impact 1" << (first ? "impact-total 1" : "impact-total 0")
                     << (first ? "impact-total 0" : "impact-total 1") << "game-over";
            QCOMPARE(table.events(), expected);
            QCOMPARE(table.eventsOf("impact").at(0),
                QByteArray("{ 'kind': 'impact', 'player': 0, 'event': 'science', 'points': ")
                    + (first ? "0 }" : "10 }"));
            QCOMPARE(table.member("scores.0.total"), QByteArray(first ? "50" : "70"));
            QCOMPARE(table.member("scores.1.total"), QByteArray(first ? "117" : "107"));
            QCOMPARE(table.state().rival.sources[RivalSource::Final], first ? 67 : 57);
            QCOMPARE(table.member("turn.rival.culture"), QByteArray("50"));
        }
    }

    /// However much is taken from it by hand, it has no less than nothing.
    void noTotalIsBelowNothing()
    {
        auto table = last();
        table.pass();
        table.set(1, "{'culture':5}").set(0, "{'culture':5}");
        table.play(
            "{'do':'impact','events':['wonders','colonies','progress','science'],'extra':[-1000,-1000]}");
        QCOMPARE(table.member("scores.0.total"), QByteArray("0"));
        QCOMPARE(table.member("scores.1.total"), QByteArray("0"));
        QCOMPARE(table.member("winners"), QByteArray("[ 1 ]"));
    }

    /// A resigned player has lost whatever the points; stopped in the middle the points decide, and nothing
    /// is under way any more.
    void anEarlyEnd()
    {
        auto table = third();
        table.set(0, "{'culture':9}").play("{'do':'declare','against':1}");
        auto stopped = table;
        table.play("{'do':'resign'}");
        QCOMPARE(table.member("ranking"), QByteArray("[ [ 1 ], [ 0 ] ]"));
        QCOMPARE(table.member("players.0.resigned"), QByteArray("true"));
        QCOMPARE(table.tell("{'do':'end-turn'}"), QByteArray("game-over"));
        stopped.strengths(units("legion", 8), 1).endTurn().hand("'plunder-1'").play("{'do':'finish'}");
        QCOMPARE(stopped.member("turn.card"), QByteArray("''"));
        QCOMPARE(stopped.member("winners"), QByteArray("[ 0 ]"));
        auto equal = third();
        equal.play("{'do':'event','level':0,'revealed':'territory-1'}");
        equal.play("{'do':'rival-bid','drawn':['legion','legion','legion']}").play("{'do':'finish'}");
        QCOMPARE(equal.member("turn.bid"), QByteArray("0"));
        QCOMPARE(equal.member("winners"), QByteArray("[ 1 ]"));
    }
};
TALLYSTONE_SUITE(RivalEdgesTest)
#include "rivaledges_test.moc"
