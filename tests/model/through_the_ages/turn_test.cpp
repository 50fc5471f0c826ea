// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

using namespace ThroughTheAges;

/// From turn to turn: ages, resignations, impacts, gains and what is left of actions.
class TurnTest : public QObject
{
    Q_OBJECT

    static constexpr const char *NewStory = "{'edition':'new-story'}";

private Q_SLOTS:
    void anAgeEnds()
    {
        Table table(2);
        table.toRound(2);
        table.play("{'do':'modify','name':'Old','kind':'leader','effect':{'yellow':1,'civil':1}}");
        table.play("{'do':'modify','name':'Young','kind':'pact','age':1}");
        table.play("{'do':'take','actions':0,'wonder':{'name':'Big','age':0,'stages':[0,1]}}");
        table.play("{'do':'stage'}");
        QCOMPARE(table.player(0).yellow, 19);
        table.play("{'do':'next-age'}");
        QCOMPARE(table.events(),
            QList<QByteArray>({"age", "yellow-lost 0", "card-out 0", "wonder-out 0", "yellow-lost 1",
                "bank 0", "ratings 0", "bank 1", "ratings 1"}));
        QCOMPARE(table.player(0).yellow, 16);
        QCOMPARE(table.player(0).cards.list().front().name, std::string("Young"));
        QCOMPARE(table.event("wonder-out"),
            QByteArray("{ 'kind': 'wonder-out', 'player': 0, 'name': 'Big', 'age': 0, 'tokens': 1, 'why': "
                       "'age' }"));
    }

    void whatIsLeftFollowsTheTotal()
    {
        Table table(2);
        table.toRound(2).play("{'do':'spend','civil':3}");
        table.card(0, "{'civil':2}");
        QCOMPARE(table.player(0).civil, 3);
        table.card(0, "{'civil':-2}");
        QCOMPARE(table.player(0).civil, 2);
        table.card(0, "{}");
        QCOMPARE(table.player(0).civil, 4);
        table.card(0, "{'civil':-99}");
        QCOMPARE(table.player(0).civil, 0);
        // Another seat's follow as well.
        table.card(1, "{'military':1}");
        QCOMPARE(table.player(1).military, 3);
    }

    void tokensComeAndLeaveWithACard()
    {
        Table table(2);
        table.toRound(2).card(0, "{'yellow':2,'blue':-99}");
        QCOMPARE(table.player(0).yellow, 20);
        QCOMPARE(table.player(0).blue, 0);
        table.card(0, "{'yellow':1,'blue':1}");
        QCOMPARE(table.player(0).yellow, 19);
        QCOMPARE(table.player(0).blue, 100);
        table.play("{'do':'modify','name':'Card','remove':true}");
        QCOMPARE(table.player(0).yellow, 18);
        QCOMPARE(table.player(0).blue, 99);
    }

    void aGainInItsOrder()
    {
        Table table(2);
        table.toRound(2).set(0, "{'yellow':1,'culture':3,'blue':1,'foodTokens':[0,0,0,0]}");
        table.play("{'do':'gain','players':[0],'gain':{'yellow':-1,'population':2,'culture':-9,'food':3,"
                   "'per':[{'of':'farm','science':2}]}}");
        QCOMPARE(table.event("gained"),
            QByteArray("{ 'kind': 'gained', 'player': 0, 'from': 'events', 'yellow': -1, 'culture': -3, "
                       "'science': 4, 'food': 1, 'foodLost': 2 }"));
        QCOMPARE(table.player(0).sources[Source::Events], -3);
        // Nothing changes, nothing is told.
        table.play("{'do':'gain','players':[0],'gain':{'culture':-9}}");
        QVERIFY(table.events().isEmpty());
    }

    void actionsOnlyComeBackByATechnology()
    {
        Table table(2);
        table.toRound(2).set(0, "{'science':20}");
        table.card(0, "{'onTechnology':{'civil':5,'culture':1},'onTake':{'science':1}}", "Newton");
        table.play("{'do':'learn','technology':'irrigation'}");
        QCOMPARE(table.player(0).civil, 4);
        QCOMPARE(table.player(0).culture, 1);
        table.play("{'do':'modify','name':'Law','kind':'special'}");
        QCOMPARE(table.player(0).culture, 2);
        QCOMPARE(table.player(0).sources[Source::Others], 2);
        const int science = table.player(0).science;
        table.play("{'do':'take','actions':1,'technology':true}");
        QCOMPARE(table.player(0).science, science + 1);
    }

    void specialsOfAFamily()
    {
        Table table(2);
        table.toRound(2).play("{'do':'modify','name':'Law','kind':'special','age':1,'family':'civil'}");
        table.play("{'do':'modify','name':'War','kind':'special','age':1,'family':'military'}");
        table.play("{'do':'modify','name':'Justice','kind':'special','age':2,'family':'civil'}");
        QCOMPARE(table.event("card-out"),
            QByteArray("{ 'kind': 'card-out', 'player': 0, 'name': 'Law', 'card': 'special', 'age': 1, "
                       "'why': 'replaced' }"));
        QCOMPARE(table.player(0).cards.list().size(), std::size_t(2));
    }

    void theTwoStrongest()
    {
        Table table(3);
        table.toRound(2);
        for (int seat = 0; seat < 3; ++seat) {
            table.card(seat, "{'strongest':3,'strength':" + QByteArray::number(2 - seat) + "}");
        }
        table.endTurn().endTurn().endTurn();
        QCOMPARE(table.player(0).culture, 3);
        QCOMPARE(table.player(1).culture, 3);
        QCOMPARE(table.player(2).culture, 0);
    }

    void ofTwoTheStronger()
    {
        Table equal(2);
        equal.toRound(2).card(0, "{'strongest':3}").endTurn();
        QCOMPARE(equal.player(0).culture, 3);
        Table weaker(2);
        weaker.toRound(2).card(0, "{'strongest':3}").card(1, "{'strength':1}").endTurn();
        QCOMPARE(weaker.player(0).culture, 0);
    }
    /// Each card by itself, and nobody has less than nothing: what one would take is not there for the other
    /// to fill.
    void strongestCardByCard()
    {
        Table table(2);
        table.toRound(2).card(0, "{'strongest':-2}", "Pact").card(0, "{'strongest':2}", "Leader").endTurn();
        QCOMPARE(table.player(0).culture, 2);
    }

    void aGainHasNoLimitOfACard()
    {
        QByteArray per = "{'of':'warriors','culture':99}";
        for (int doubled = 0; doubled < 7; ++doubled) {
            per += ',' + per;
        }
        Table table(2);
        table.toRound(2).play("{'do':'adjust','player':0,'set':{'workers':{'warriors':99}}}");
        table.play("{'do':'gain','players':[0],'gain':{'per':[" + per + "]}}");
        QCOMPARE(table.player(0).culture, 128 * 99 * 99);
    }

    void whatIsGainedBeyondATotalStaysWhenAnotherTotalChanges()
    {
        Table table(2);
        table.toRound(2).play("{'do':'gain','players':[0],'gain':{'military':4,'arms':5}}");
        table.card(0, "{'civil':1}");
        QCOMPARE(table.player(0).civil, 5);
        QCOMPARE(table.player(0).military, 6);
        QCOMPARE(table.player(0).arms, 5);
        table.play("{'do':'modify','name':'Drill','effect':{'military':1}}");
        table.play("{'do':'modify','name':'Drill','remove':true}");
        QCOMPARE(table.player(0).military, 2);
    }

    void resigning()
    {
        Table table(3, NewStory);
        table.toRound(2).play("{'do':'declare','against':1}").endTurn();
        table.play("{'do':'resign'}");
        QCOMPARE(table.events(), QList<QByteArray>({"resigned 1", "war-off 0", "gained 0", "turn 2"}));
        QCOMPARE(table.player(0).culture, 7);
        table.endTurn();
        QCOMPARE(table.state().round, 3);
        table.endTurn();
        QCOMPARE(table.state().seat, 2);
        table.play("{'do':'resign'}");
        QCOMPARE(table.phase(), QByteArray("over"));
        QCOMPARE(table.member("ranking"), QByteArray("[ [ 0 ], [ 2 ], [ 1 ] ]"));
        QCOMPARE(table.event("game-over"), QByteArray("{ 'kind': 'game-over', 'winners': [ 0 ] }"));
    }

    void theEnd()
    {
        Table table(2);
        table.toAge(4);
        QCOMPARE(table.state().lastRound, 2);
        table.endTurn();
        QCOMPARE(table.player(0).draw, 0);
        table.endTurn();
        QCOMPARE(table.phase(), QByteArray("final"));
        QCOMPARE(table.state().seat, 1);
        table.set(0, "{'culture':3}").set(1, "{'culture':5}");
        table.play("{'do':'impact','events':['strength','colonies'],'extra':[-2,1]}");
        QCOMPARE(table.events(),
            QList<QByteArray>({"impact 0", "impact 1", "impact 0", "impact 1", "impact 0", "impact 1",
                "impact-total 0", "impact-total 1", "game-over"}));
        // The first seat wins the tie in strength.
        QCOMPARE(
            table.member("scores.0"), QByteArray("{ 'total': 11, 'parts': { 'culture': 3, 'impacts': 8 } }"));
        QCOMPARE(table.member("scores.1.total"), QByteArray("6"));
        QCOMPARE(table.player(0).sources[Source::Impacts], 8);
        QCOMPARE(table.member("winners"), QByteArray("[ 0 ]"));
    }

    void tiesAreShared()
    {
        Table table(2);
        table.play("{'do':'finish','why':'late'}");
        QCOMPARE(table.member("ranking"), QByteArray("[ [ 0, 1 ] ]"));
        QCOMPARE(table.member("abandoned"), QByteArray("true"));
        QCOMPARE(table.event("finished"), QByteArray("{ 'kind': 'finished', 'why': 'late' }"));
    }

    void tiesOfRanksGoByTheTurn()
    {
        Table table(3);
        table.toRound(2).endTurn().play("{'do':'impact','events':['science']}");
        QCOMPARE(table.player(1).culture, 14);
        QCOMPARE(table.player(2).culture, 7);
        QCOMPARE(table.player(0).culture, 0);
    }

    void impacts_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<int>("points");
        const auto row = [](const char *event, int original, int newStory) {
            if (original >= 0) {
                QTest::newRow(QByteArray(event) + ", original")
                    << QByteArray("{}") << QByteArray(event) << original;
            }
            QTest::newRow(QByteArray(event) + ", new story")
                << QByteArray(NewStory) << QByteArray(event) << newStory;
        };
        // The board below: farms 2A 1I (4 food), mines 1A 1II (4 resources and 3 of the best mine), card +1
        // food, consumption 1.
        row("agriculture", 4, 9);
        row("architecture", 3, 3);
        row("balance", -1, 2);
        row("colonies", 4, 3);
        row("competition", 4, 4);
        row("government", 15, 15);
        row("industry", 7, 7);
        row("progress", 10, 10);
        row("technology", 12, 12);
        row("variety", -1, 14);
        row("wonders", 7, 7);
        row("population", 2, 2);
        row("happiness", 8, 8);
    }
    void impacts()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, event);
        Table table(2, options.constData());
        table.toRound(2).set(0,
            "{'yellow':16,'pool':0,'technologies':['irrigation','coal','oil','theology','team-sports',"
            "'cannon','opera','modern-infantry'],'workers':{'agriculture':2,'irrigation':1,'bronze':1,'coal':"
            "1,"
            "'philosophy':1,'theology':1,'team-sports':1,'warriors':2,'cannon':1},'government':'monarchy'}");
        table.card(0, "{'food':1,'bestMine':1,'happiness':-1}", "One");
        table.play("{'do':'modify','name':'Law','kind':'special','age':1,'family':'civil','effect':{}}");
        table.play("{'do':'modify','name':'War','kind':'special','age':3,'family':'military','effect':"
                   "{'civil':1,'military':0}}");
        table.play("{'do':'modify','name':'East','kind':'colony','age':1}");
        table.play("{'do':'modify','name':'Big','kind':'wonder','age':0}");
        table.play("{'do':'modify','name':'Late','kind':'wonder','age':3}");
        table.play("{'do':'impact','events':['" + event + "']}");
        const auto points = table.eventsOf("impact").front();
        const auto at = points.indexOf("'points': ") + 10;
        QTEST(points.mid(at, points.size() - at - 2).toInt(), "points");
    }

    void adjusted()
    {
        Table table(2);
        table.toRound(2);
        table.play("{'do':'adjust','player':1,'set':{'tactic':'legion','government':'monarchy','culture':7,"
                   "'military':1,'technologies':['iron'],'workers':{'iron':2}},'why':'so'}");
        QCOMPARE(table.event("adjusted"),
            QByteArray("{ 'kind': 'adjusted', 'player': 1, 'members': [ 'culture', 'military', 'workers', "
                       "'technologies', 'government', 'tactic' ], 'why': 'so' }"));
        QCOMPARE(table.player(1).civil, 5);
        QCOMPARE(table.player(1).military, 1);
        QCOMPARE(table.player(1).sources[Source::Adjust], 7);
        QVERIFY(table.player(1).knows(Technology::Bronze));
        table.set(1, "{'culture':2,'technologies':[],'workers':{'iron':0}}");
        QCOMPARE(table.player(1).sources[Source::Adjust], 2);
        QVERIFY(!table.player(1).knows(Technology::Iron));
    }
};
TALLYSTONE_SUITE(TurnTest)
#include "turn_test.moc"
