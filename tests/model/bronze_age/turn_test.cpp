// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/score.h"
#include "tests/model/bronze_age/table.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// The steps of a turn, what each takes with it, and how the game ends.
class TurnTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void phaseIsTheFirstOpenStep_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("afterRoll");
        QTest::newRow("original") << 2 << QByteArray("{}") << QByteArray("build");
        QTest::newRow("with trade") << 2 << QByteArray("{'trade':true}") << QByteArray("trade");
        QTest::newRow("with trade, alone") << 1 << QByteArray("{'trade':true}") << QByteArray("trade");
        QTest::newRow("revised with trade")
            << 2 << QByteArray("{'edition':'revised','trade':true}") << QByteArray("trade");
        QTest::newRow("late-bronze") << 2 << QByteArray("{'edition':'late-bronze'}") << QByteArray("build");
    }
    void phaseIsTheFirstOpenStep()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, options);
        Table table(players, options.constData());
        QCOMPARE(table.phase(), "roll");
        table.play("{'do':'roll','dice':{'coins':3}}");
        QTEST(table.phase(), "afterRoll");
        table.play("{'do':'build','on':[]}");
        QCOMPARE(table.phase(), "build");
        table.play("{'do':'buy','development':'irrigation','goods':[]}");
        QCOMPARE(table.phase(), "discard");
        table.play("{'do':'pass'}");
        QCOMPARE(table.phase(), "roll");
        QCOMPARE(table.state().seat, players == 1 ? 0 : 1);
        QCOMPARE(table.state().round, players == 1 ? 2 : 1);
    }

    void lateBronzeTradesAfterBuilding()
    {
        Table table(2, "{'edition':'late-bronze'}");
        table.play("{'do':'roll','dice':{'workers':3}}");
        table.play("{'do':'build','on':[{'city':4,'boxes':2}]}");
        table.set(0, "{'food':2}");
        table.play("{'do':'trade','with':1,'give':{'food':2},'get':{'food':1}}");
        QCOMPARE(table.phase(), "swap");
        QCOMPARE(table.events(), (QList<QByteArray>{"workers-lost 0", "traded 0"}));
        QCOMPARE(
            table.event("workers-lost"), QByteArray("{ 'kind': 'workers-lost', 'player': 0, 'workers': 7 }"));
        QCOMPARE(table.player(0).food, 1);
        QCOMPARE(table.player(1).food, 4);
    }

    void aTradeBeforeBuildingKeepsTheWorkers()
    {
        Table table(2, "{'trade':true}");
        table.set(1, "{'goods':{'wood':8}}").set(0, "{'food':4,'goods':{'wood':1}}");
        table.play("{'do':'roll','dice':{'workers':3}}");
        table.play("{'do':'trade','with':1,'give':{'wood':1,'food':1},'get':{'wood':8}}");
        QCOMPARE(table.player(0).goods[Good::Wood], 8);
        QCOMPARE(table.player(1).goods[Good::Wood], 1);
        QCOMPARE(table.state().turn.workers, 9);
        QCOMPARE(table.phase(), "trade");
    }

    void unusedWorkersStayForTheNextBuild()
    {
        Table table(1);
        table.play("{'do':'roll','dice':{'workers':3}}").play("{'do':'build','on':[{'city':4,'boxes':3}]}");
        QCOMPARE(table.state().turn.workers, 6);
        table.play("{'do':'build','on':[{'city':7,'boxes':6}]}");
        QCOMPARE(table.state().turn.workers, 0);
        QCOMPARE(cities(table.player(0)), 5);
    }

    void stoneGivenTooMuchStaysForTheNextBuild()
    {
        Table table(1);
        table.set(0, "{'goods':{'stone':2},'developments':['engineering']}");
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'build','on':[],'stone':2}");
        QCOMPARE(table.state().turn.workers, 6);
        QCOMPARE(table.player(0).goods[Good::Stone], 0);
    }

    void passingLosesWhatIsLeft()
    {
        Table table(2);
        table.play("{'do':'roll','dice':{'workers':1,'coins':1,'skull':1}}");
        QCOMPARE(table.state().turn.skulls, 1);
        table.play("{'do':'pass'}");
        QCOMPARE(table.events(), (QList<QByteArray>{"workers-lost 0", "coins-lost 0"}));
        QVERIFY(table.state().turn == Turn{});
    }

    void buyingTakesCoinsRowsAndExcess()
    {
        Table table(1);
        table.set(0, "{'goods':{'wood':4,'cloth':1}}").play("{'do':'roll','dice':{'coins':2,'workers':1}}");
        table.play("{'do':'buy','development':'quarrying','goods':['pottery','cloth','wood']}");
        QCOMPARE(table.event("bought"),
            QByteArray("{ 'kind': 'bought', 'player': 0, 'development': 'quarrying', 'cost': 15, 'paid': 28, "
                       "'lost': 13 }"));
        QCOMPARE(table.player(0).goods.items, (GoodsRow{0, 0, 0, 0, 0}));
        QCOMPARE(table.state().turn.coins, 0);
        QCOMPARE(table.state().turn.workers, 0);
        QVERIFY(table.state().turn.bought);
    }

    void coinage()
    {
        Table table(1);
        table.set(0, "{'developments':['coinage']}").play("{'do':'roll','dice':{'coins':2,'food':1}}");
        QCOMPARE(table.state().turn.coins, 24);
    }

    void preserving()
    {
        Table table(1, "{'edition':'late-bronze'}");
        table.set(0, "{'food':4,'goods':{'pottery':1},'developments':['preservation']}")
            .play("{'do':'preserve'}");
        QCOMPARE(table.player(0).food, 8);
        QCOMPARE(table.player(0).goods[Good::Pottery], 0);
        QCOMPARE(table.phase(), "roll");
        for (const auto &[before, after] : {std::pair(10, 15), std::pair(15, 15)}) {
            Table full(1, "{'edition':'late-bronze'}");
            full.set(0,
                "{'food':" + QByteArray::number(before)
                    + ",'goods':{'pottery':1},'developments':['preservation']}");
            full.play("{'do':'preserve'}");
            QCOMPARE(full.player(0).food, after);
        }
    }

    void shipsCostWoodAndCloth()
    {
        Table table(1, "{'edition':'late-bronze'}");
        table.set(0, "{'goods':{'wood':3,'cloth':2},'developments':['shipping']}");
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'ship','count':2}");
        QCOMPARE(table.player(0).ships, 2);
        QCOMPARE(table.player(0).goods.items, (GoodsRow{1, 0, 0, 0, 0}));
        QCOMPARE(swapsLeft(table.state()), 2);
        table.play("{'do':'swap','from':'wood','to':'stone'}");
        QCOMPARE(swapsLeft(table.state()), 1);
        table.set(0, "{'ships':0}");
        QCOMPARE(swapsLeft(table.state()), 0);
    }

    void theFirstToFinishAMonumentHasItsHigherPoints()
    {
        Table table(2);
        const auto step = "{'do':'build','on':[{'monument':'step-pyramid','boxes':3}]}";
        table.play("{'do':'roll','dice':{'workers':1,'food':2}}").play(step);
        QCOMPARE(table.event("monument-built"),
            QByteArray("{ 'kind': 'monument-built', 'player': 0, 'monument': 'step-pyramid', 'first': true, "
                       "'points': 1 }"));
        table.play("{'do':'pass'}").play("{'do':'roll','dice':{'workers':1,'food':2}}").play(step);
        QCOMPARE(table.event("monument-built"),
            QByteArray("{ 'kind': 'monument-built', 'player': 1, 'monument': 'step-pyramid', 'first': false, "
                       "'points': 0 }"));
        QCOMPARE(points(table.state(), 0).monuments, 1);
        QCOMPARE(points(table.state(), 1).monuments, 0);
    }

    void aWallFinishedAfterTheInvasionIsTooLate()
    {
        Table table(2);
        table.set(0, "{'food':5,'cityBoxes':{'4':3,'5':4},'monuments':{'great-wall':{'boxes':11}}}");
        table.play("{'do':'roll','dice':{'skull':4,'either':1}}");
        table.play("{'do':'build','on':[{'monument':'great-wall','boxes':2}]}");
        QCOMPARE(table.player(0).disasters, 4);
    }

    void disastersAlone_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("owned");
        QTest::addColumn<int>("skulls");
        QTest::addColumn<int>("boxes");
        QTest::addColumn<bool>("keepsGoods");
        QTest::newRow("drought") << QByteArray("{}") << QByteArray("[]") << 2 << 2 << true;
        QTest::newRow("drought with Irrigation")
            << QByteArray("{}") << QByteArray("['irrigation']") << 2 << 0 << true;
        QTest::newRow("pestilence") << QByteArray("{}") << QByteArray("[]") << 3 << 3 << true;
        QTest::newRow("pestilence with Medicine")
            << QByteArray("{}") << QByteArray("['medicine']") << 3 << 0 << true;
        QTest::newRow("invasion") << QByteArray("{}") << QByteArray("[]") << 4 << 4 << true;
        QTest::newRow("invasion with Smithing")
            << QByteArray("{'edition':'late-bronze'}") << QByteArray("['smithing']") << 4 << 0 << true;
        QTest::newRow("revolt") << QByteArray("{}") << QByteArray("[]") << 5 << 0 << false;
        QTest::newRow("revolt of seven") << QByteArray("{}") << QByteArray("[]") << 7 << 0 << false;
        QTest::newRow("revolt with Religion")
            << QByteArray("{}") << QByteArray("['religion']") << 5 << 0 << true;
        QTest::newRow("one skull") << QByteArray("{}") << QByteArray("[]") << 1 << 0 << true;
    }
    void disastersAlone()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, owned);
        QFETCH(int, skulls);
        QFETCH(bool, keepsGoods);
        Table table(1, options.constData());
        table.set(0,
            QByteArray("{'food':15,'cityBoxes':{'4':3,'5':4,'6':5,'7':6},'goods':{'wood':1},'developments':")
                + owned + "}");
        table.play("{'do':'roll','dice':{'skull':" + QByteArray::number(skulls)
            + ",'food':" + QByteArray::number(7 - skulls) + "}}");
        QTEST(table.player(0).disasters, "boxes");
        QCOMPARE(sumOf(table.player(0).goods) > 0, keepsGoods);
    }

    void smithingWorksThoughTheRollerHasTheWall()
    {
        Table table(2, "{'edition':'late-bronze'}");
        table.set(0,
            "{'food':4,'cityBoxes':{'4':3},'developments':['smithing'],"
            "'monuments':{'great-wall':{'boxes':13}}}");
        table.play("{'do':'roll','dice':{'skull':4}}");
        QCOMPARE(table.player(1).disasters, 4);
    }

    void spearheadsOfThisRollCanBeGiven()
    {
        Table table(2, "{'edition':'late-bronze'}");
        table.set(0, "{'food':4,'cityBoxes':{'4':3},'developments':['smithing']}");
        table.play("{'do':'roll','dice':{'skull':4},'spearheads':1}");
        QCOMPARE(table.player(1).disasters, 6);
        QCOMPARE(table.player(0).goods[Good::Spearheads], 0);

        Table alone(1, "{'edition':'late-bronze'}");
        alone.set(0, "{'food':4,'cityBoxes':{'4':3},'developments':['smithing']}");
        alone.play("{'do':'roll','dice':{'skull':4},'spearheads':1}");
        QCOMPARE(alone.player(0).disasters, 0);
        QCOMPARE(alone.player(0).goods[Good::Spearheads], 0);
    }

    void aFifthShipIsTheLast()
    {
        Table table(1, "{'edition':'late-bronze'}");
        table.set(0, "{'ships':4,'goods':{'wood':2,'cloth':2},'developments':['shipping']}");
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'ship','count':1}");
        QCOMPARE(table.player(0).ships, 5);
        QCOMPARE(table.tell("{'do':'ship','count':1}"), "row-full");
    }

    void theGameEndsWhenEveryMonumentIsBuiltBySomebody()
    {
        Table table(2);
        table.set(
            0, "{'monuments':{'step-pyramid':{'boxes':3},'stone-circle':{'boxes':5},'obelisk':{'boxes':9}}}");
        table.set(1, "{'monuments':{'hanging-gardens':{'boxes':11},'great-wall':{'boxes':12}}}");
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}");
        QVERIFY(!table.state().lastRound);
        table.play("{'do':'roll','dice':{'workers':1,'food':2}}");
        table.play("{'do':'build','on':[{'monument':'great-wall','boxes':1}]}").play("{'do':'pass'}");
        QCOMPARE(table.phase(), "over");
        QVERIFY(table.state().lastRound);
    }

    void noAdjustTakesTheLastRoundBack()
    {
        Table table(2, "{'endDevelopments':1}");
        table.set(0, "{'developments':['empire']}");
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}").set(0, "{'developments':[]}");
        QVERIFY(table.state().lastRound);
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}");
        QCOMPARE(table.phase(), "over");
    }

    void aGameAloneEndsAfterItsRounds()
    {
        Table table(1, "{'soloRounds':2}");
        const auto turn = [&] { table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}"); };
        table.set(0, "{'developments':['leadership','irrigation','agriculture','quarrying','medicine']}");
        QVERIFY(!table.state().lastRound);
        turn();
        QVERIFY(table.state().lastRound);
        QCOMPARE(table.events(), (QList<QByteArray>{"last-round 0"}));
        QCOMPARE(table.state().round, 2);
        turn();
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.state().round, 2);

        QVERIFY(Table(1, "{'soloRounds':1}").state().lastRound);
        QVERIFY(!Table(1).state().lastRound);
    }

    void aGameAloneMayEndEarlyIfAskedTo()
    {
        Table table(1, "{'soloEarlyEnd':true,'endDevelopments':1}");
        table.set(0, "{'developments':['leadership']}");
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}");
        QCOMPARE(table.phase(), "over");
    }

    void finishingStopsWhereTheGameStands()
    {
        Table table(2);
        table.play("{'do':'roll','dice':{'workers':1,'coins':1,'skull':1}}")
            .play("{'do':'finish','why':'late'}");
        QCOMPARE(table.phase(), "over");
        QVERIFY(table.state().abandoned);
        QCOMPARE(table.state().turn.workers, 0);
        QCOMPARE(table.state().turn.coins, 0);
        QCOMPARE(table.state().turn.skulls, 0);
        QCOMPARE(table.events(), (QList<QByteArray>{"game-over 0"}));
    }

    void commerceCountsGoodsLeft()
    {
        Table table(1, "{'edition':'late-bronze'}");
        table.set(0, "{'goods':{'wood':3,'cloth':1},'developments':['commerce']}");
        QCOMPARE(points(table.state(), 0).bonuses, 4);
        QCOMPARE(points(table.state(), 0).total(), 12);
    }

    void tiedSeatsShareTheWin()
    {
        Table table(3);
        table.set(0, "{'disasters':1}");
        QVERIFY(ranking(table.state()) == (Ranking{{1, 2}, {0}}));
    }
};
TALLYSTONE_SUITE(TurnTest)
#include "turn_test.moc"
