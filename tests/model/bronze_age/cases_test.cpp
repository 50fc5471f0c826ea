// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/score.h"
#include "tests/model/bronze_age/table.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// "Cases every implementation must get right", one function a row or a group of rows.
class CasesTest : public QObject
{
    Q_OBJECT

    /// A board where a turn of exactly so many goods can be rolled: seven cities, and food for them all.
    static QByteArray board(const QByteArray &goods)
    {
        return "{'food':15,'goods':" + goods + ",'cityBoxes':{'4':3,'5':4,'6':5,'7':6}}";
    }

    /// Rolls so many goods with seven dice: skulls bring two each, so an even number may be an invasion or
    /// worse.
    static QByteArray rollFor(int goods)
    {
        const int skulls = goods > 7 ? goods - 7 : 0;
        const int single = goods > 7 ? 14 - goods : goods;
        return "{'do':'roll','dice':{'good':" + QByteArray::number(single) + ",'skull':"
            + QByteArray::number(skulls) + ",'food':" + QByteArray::number(7 - single - skulls) + "}}";
    }

private Q_SLOTS:
    void goodsAreCollectedFromWoodUp()
    {
        // 13 and 10 goods from seven dice need 6 and 3 skulls; Religion keeps what was collected.
        Table table(1, "{'soloRounds':99}");
        table.set(0, board("{}")).set(0, "{'developments':['religion','caravans']}");
        table.play(rollFor(3));
        QCOMPARE(table.player(0).goods.items, (GoodsRow{1, 1, 1, 0, 0}));
        table.play("{'do':'pass'}").play(rollFor(7));
        QCOMPARE(table.player(0).goods.items, (GoodsRow{3, 3, 2, 1, 1}));
        table.play("{'do':'pass'}").play(rollFor(13));
        QCOMPARE(table.player(0).goods.items, (GoodsRow{6, 6, 5, 3, 3}));
        table.play("{'do':'pass'}").play(rollFor(10));
        QCOMPARE(table.player(0).goods.items, (GoodsRow{8, 7, 6, 5, 4}));
    }

    void aFullRowLosesTheGoodButUsesItsPlace()
    {
        Table table(1);
        table.set(0, board("{'wood':8}")).play(rollFor(2));
        QCOMPARE(table.player(0).goods.items, (GoodsRow{8, 1, 0, 0, 0}));
        QCOMPARE(table.event("goods-wasted"),
            QByteArray(
                "{ 'kind': 'goods-wasted', 'player': 0, 'goods': { 'wood': 1, 'stone': 0, 'pottery': 0, "
                "'cloth': 0, 'spearheads': 0 } }"));

        Table other(1);
        other.set(0, board("{'spearheads':4}")).play(rollFor(5));
        QCOMPARE(other.player(0).goods.items, (GoodsRow{1, 1, 1, 1, 4}));
    }

    void quarrying_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("collected");
        QTest::addColumn<QList<int>>("after");
        QTest::newRow("1") << QByteArray("{}") << 1 << QList{1, 0, 0, 0, 0};
        QTest::newRow("2") << QByteArray("{}") << 2 << QList{1, 2, 0, 0, 0};
        QTest::newRow("7") << QByteArray("{}") << 7 << QList{2, 3, 1, 1, 1};
        QTest::newRow("one place left") << QByteArray("{'stone':6}") << 2 << QList{1, 7, 0, 0, 0};
        QTest::newRow("full") << QByteArray("{'stone':7}") << 4 << QList{1, 7, 1, 1, 0};
    }
    void quarrying()
    {
        QFETCH(QByteArray, before);
        QFETCH(int, collected);
        QFETCH(QList<int>, after);
        Table table(1);
        table.set(0, board(before)).set(0, "{'developments':['quarrying']}").play(rollFor(collected));
        const auto &goods = table.player(0).goods.items;
        QCOMPARE(QList<int>(goods.begin(), goods.end()), after);
    }

    void agricultureAndMasonryCountEachDie()
    {
        Table table(1);
        table.set(0, "{'food':4,'cityBoxes':{'4':3},'developments':['agriculture','masonry']}");
        table.play("{'do':'roll','dice':{'food':1,'either':2,'workers':1},'eitherAsFood':1}");
        QCOMPARE(table.player(0).food, 4 + 7 - 4);
        QCOMPARE(table.state().turn.workers, 7);
    }

    void foodIsCutBeforeFeeding()
    {
        Table table(1);
        table.set(0, "{'food':15}").play("{'do':'roll','dice':{'food':3}}");
        QCOMPARE(table.player(0).food, 12);
        QCOMPARE(table.event("food-wasted"), QByteArray("{ 'kind': 'food-wasted', 'player': 0, 'food': 9 }"));
        // Ten food: two food dice and two taken as food, by four cities.
        Table ten(1);
        ten.set(0, "{'food':15,'cityBoxes':{'4':3}}");
        ten.play("{'do':'roll','dice':{'food':2,'either':2},'eitherAsFood':2}");
        QCOMPARE(ten.player(0).food, 11);
    }

    void hungryCitiesCostABoxEach()
    {
        Table table(1);
        table.set(0, "{'food':1}").play("{'do':'roll','dice':{'workers':3}}");
        QCOMPARE(table.player(0).food, 0);
        QCOMPARE(table.player(0).disasters, 2);
        QCOMPARE(table.events(), (QList<QByteArray>{"fed 0", "famine 0"}));
    }

    void medicineProtectsItsOwner()
    {
        Table table(3);
        table.set(1, "{'developments':['medicine']}").play("{'do':'roll','dice':{'skull':3}}");
        QCOMPARE(table.player(0).disasters, 0);
        QCOMPARE(table.player(1).disasters, 0);
        QCOMPARE(table.player(2).disasters, 3);
        QCOMPARE(table.events(), (QList<QByteArray>{"collected 0", "fed 0", "protected 1", "pestilence 2"}));
        QCOMPARE(table.event("protected"),
            QByteArray("{ 'kind': 'protected', 'player': 1, 'from': 'pestilence', 'by': 'medicine' }"));
    }

    void theGreatWallMustBeFinished()
    {
        for (const int boxes : {12, 13}) {
            Table table(2);
            table.set(0,
                "{'food':4,'cityBoxes':{'4':3},'monuments':{'great-wall':{'boxes':"
                    + QByteArray::number(boxes) + "}}}");
            table.play("{'do':'roll','dice':{'skull':4}}");
            QCOMPARE(table.player(0).disasters, boxes == 13 ? 0 : 4);
            QCOMPARE(table.player(1).disasters, 0);
        }
    }

    void religionTurnsTheRevoltOnOthers()
    {
        Table table(3);
        table.set(0, "{'food':5,'cityBoxes':{'4':3,'5':4},'goods':{'wood':2},'developments':['religion']}");
        table.set(1, "{'goods':{'cloth':2},'developments':['religion']}")
            .set(2, "{'goods':{'cloth':2},'food':7}");
        table.play("{'do':'roll','dice':{'skull':5}}");
        QCOMPARE(table.player(0).goods.items, (GoodsRow{4, 2, 2, 2, 2}));
        QCOMPARE(table.player(1).goods.items, (GoodsRow{0, 0, 0, 2, 0}));
        QCOMPARE(table.player(2).goods.items, (GoodsRow{0, 0, 0, 0, 0}));
        QCOMPARE(table.player(2).food, 7);
        QCOMPARE(table.event("revolt"),
            QByteArray("{ 'kind': 'revolt', 'player': 2, 'goods': { 'wood': 0, 'stone': 0, 'pottery': 0, "
                       "'cloth': 2, 'spearheads': 0 } }"));
    }

    void famineAndDroughtAddUp()
    {
        Table table(2);
        table.set(0, "{'food':1,'cityBoxes':{'4':3,'5':4}}");
        table.play("{'do':'roll','dice':{'either':1,'skull':2,'coins':2},'eitherAsFood':1}");
        QCOMPARE(table.player(0).food, 0);
        QCOMPARE(table.player(0).disasters, 4);
    }

    void citiesGrowOverTwoTurns()
    {
        Table table(1);
        table.play("{'do':'roll','dice':{'workers':3}}");
        table.play("{'do':'build','on':[{'city':4,'boxes':3},{'city':5,'boxes':4},{'city':6,'boxes':2}]}");
        QCOMPARE(cities(table.player(0)), 5);
        QCOMPARE(table.player(0).cityBoxes[City::Sixth], 2);
        table.play("{'do':'pass'}").play("{'do':'roll','dice':{'workers':5}}");
        table.play("{'do':'build','on':[{'city':6,'boxes':3},{'city':7,'boxes':6}]}");
        QCOMPARE(cities(table.player(0)), 7);
        QCOMPARE(table.state().turn.workers, 6);
    }

    void engineeringMakesStoneWork()
    {
        Table table(1);
        table.set(0, "{'goods':{'stone':3},'developments':['engineering']}");
        table.play("{'do':'roll','dice':{'food':3}}");
        table.play("{'do':'build','on':[{'monument':'great-pyramid','boxes':9}],'stone':3}");
        QCOMPARE(table.player(0).goods[Good::Stone], 0);
        QCOMPARE(table.player(0).monumentBoxes[Monument::GreatPyramid], 9);
    }

    void coinsAndARowPayExactly()
    {
        Table table(1);
        table.set(0, "{'goods':{'wood':2}}").play("{'do':'roll','dice':{'coins':1,'food':2}}");
        table.play("{'do':'buy','development':'irrigation','goods':['wood']}");
        QCOMPARE(table.event("bought"),
            QByteArray("{ 'kind': 'bought', 'player': 0, 'development': 'irrigation', 'cost': 10, 'paid': "
                       "10, 'lost': 0 }"));
        QCOMPARE(table.player(0).goods[Good::Wood], 0);
        QVERIFY(has(table.player(0), Development::Irrigation));
    }

    void twoWoodAreNotEnough()
    {
        Table table(1);
        table.set(0, "{'goods':{'wood':2}}").play("{'do':'roll','dice':{'food':3}}");
        QCOMPARE(table.tell("{'do':'buy','development':'leadership','goods':['wood']}"), "not-enough-coins");
    }

    void granariesSellFood_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("exact");
        QTest::addColumn<QByteArray>("tooDear");
        QTest::newRow("original") << QByteArray("{}") << QByteArray("coinage") << QByteArray("masonry");
        QTest::newRow("revised") << QByteArray("{'edition':'revised'}") << QByteArray("masonry")
                                 << QByteArray("engineering");
    }
    void granariesSellFood()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, exact);
        QFETCH(QByteArray, tooDear);
        Table table(1, options.constData());
        table.set(0, "{'food':4,'developments':['granaries']}");
        table.play("{'do':'roll','dice':{'food':2,'workers':1}}");
        QCOMPARE(table.player(0).food, 7);
        const auto buy = [](const QByteArray &what) {
            return "{'do':'buy','development':'" + what + "','goods':[],'food':5}";
        };
        QCOMPARE(table.tell(buy(tooDear)), "not-enough-coins");
        table.play(buy(exact));
        QCOMPARE(table.player(0).food, 2);
        QVERIFY(table.event("bought").endsWith("'lost': 0 }"));
    }

    void discarding()
    {
        Table table(1);
        table.set(0, "{'goods':{'wood':2,'stone':2,'pottery':2,'cloth':1,'spearheads':1}}");
        table.play("{'do':'roll','dice':{'food':3}}")
            .play("{'do':'pass','discard':{'wood':1,'spearheads':1}}");
        QCOMPARE(table.player(0).goods.items, (GoodsRow{1, 2, 2, 1, 0}));
        QCOMPARE(table.events(), (QList<QByteArray>{"discarded 0"}));
    }

    void caravansWorkFromTheMomentTheyAreBought()
    {
        Table table(1);
        table.set(0, "{'goods':{'wood':8}}").play("{'do':'roll','dice':{'coins':3}}");
        table.play("{'do':'buy','development':'caravans','goods':[]}").play("{'do':'pass'}");
        QCOMPARE(table.player(0).goods[Good::Wood], 8);
    }

    void theBigScore_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QList<int>>("parts");
        QTest::addColumn<int>("total");
        QTest::newRow("original") << QByteArray("{}") << QList{30, 24, 12, 9} << 57;
        QTest::newRow("revised") << QByteArray("{'edition':'revised'}") << QList{32, 26, 17, 9} << 66;
    }
    void theBigScore()
    {
        QFETCH(QByteArray, options);
        QFETCH(QList<int>, parts);
        Table table(4, options.constData());
        table.set(1, "{'monuments':{'stone-circle':{'boxes':5},'great-pyramid':{'boxes':15}}}");
        table.set(0,
            "{'developments':['leadership','granaries','masonry','architecture','empire'],'disasters':9,"
            "'cityBoxes':{'4':3,'5':4,'6':5,'7':6},'monuments':{'step-pyramid':{'boxes':3},"
            "'obelisk':{'boxes':9},'great-wall':{'boxes':13},'stone-circle':{'boxes':5},"
            "'great-pyramid':{'boxes':15}}}");
        const auto score = points(table.state(), 0);
        QCOMPARE((QList{score.developments, score.monuments, score.bonuses, score.disasters}), parts);
        QTEST(score.total(), "total");
    }

    void aScoreMayBeNegative()
    {
        Table table(1);
        table.set(0, "{'disasters':5}");
        QCOMPARE(points(table.state(), 0).total(), -5);
    }

    void theRoundIsPlayedToItsEnd()
    {
        Table table(4);
        const auto quietTurn = [&] { table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}"); };
        table.set(1, "{'developments':['leadership','irrigation','agriculture','quarrying']}");
        quietTurn();
        table.play("{'do':'roll','dice':{'coins':3}}");
        table.play("{'do':'buy','development':'coinage','goods':[]}");
        QVERIFY(!table.state().lastRound);
        table.play("{'do':'pass'}");
        QCOMPARE(table.events(), (QList<QByteArray>{"last-round 1"}));
        QVERIFY(table.state().lastRound);
        quietTurn();
        QCOMPARE(table.state().seat, 3);
        quietTurn();
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.events(), (QList<QByteArray>{"game-over 3"}));
        QCOMPARE(table.state().round, 1);
        QCOMPARE(table.state().seat, 3);
    }

    void tiesAreBroken_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<int>("winner");
        QTest::newRow("count") << QByteArray("{'tieBreak':'count'}") << 0;
        QTest::newRow("value") << QByteArray("{'tieBreak':'value'}") << 1;
    }
    void tiesAreBroken()
    {
        QFETCH(QByteArray, options);
        QFETCH(int, winner);
        Table table(2, options.constData());
        table.set(0, "{'goods':{'wood':3}}").set(1, "{'goods':{'spearheads':2}}");
        QVERIFY(ranking(table.state()) == (Ranking{{winner}, {1 - winner}}));
    }

    void smithingTurnsTheInvasionOnOthers()
    {
        Table table(3, "{'edition':'late-bronze'}");
        table.set(0, "{'food':4,'cityBoxes':{'4':3},'goods':{'spearheads':2},'developments':['smithing']}");
        table.set(1, "{'monuments':{'great-wall':{'boxes':13}}}");
        table.play("{'do':'roll','dice':{'skull':4},'spearheads':2}");
        QCOMPARE(table.player(0).disasters, 0);
        QCOMPARE(table.player(1).disasters, 0);
        QCOMPARE(table.player(2).disasters, 8);
        // Eight goods bring one spearhead, two are given.
        QCOMPARE(table.player(0).goods[Good::Spearheads], 2 + 1 - 2);
    }

    void shipsSwapGoods()
    {
        Table table(1, "{'edition':'late-bronze'}");
        table.set(0,
            "{'ships':3,'developments':['shipping'],"
            "'goods':{'wood':2,'stone':2,'pottery':2,'cloth':1,'spearheads':1}}");
        table.play("{'do':'roll','dice':{'food':3}}");
        table.play("{'do':'swap','from':'wood','to':'spearheads'}")
            .play("{'do':'swap','from':'wood','to':'spearheads'}");
        QCOMPARE(table.player(0).goods.items, (GoodsRow{0, 2, 2, 1, 3}));
        QCOMPARE(swapsLeft(table.state()), 1);
    }
};
TALLYSTONE_SUITE(CasesTest)
#include "cases_test.moc"
