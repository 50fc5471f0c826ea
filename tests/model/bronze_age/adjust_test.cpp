// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/bronze_age/table.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// The table's word, above all about who was first.
class AdjustTest : public QObject
{
    Q_OBJECT

    static QByteArray obelisk(int boxes, const char *first = nullptr)
    {
        return "{'monuments':{'obelisk':{'boxes':" + QByteArray::number(boxes)
            + (first ? QByteArray(",'first':") + first : QByteArray()) + "}}}";
    }
    static std::optional<int> first(const Table &table)
    {
        return table.state().firstBuilder[Monument::Obelisk];
    }

private Q_SLOTS:
    void changesOnlyWhatItNames()
    {
        Table table(2);
        table.set(1,
            "{'food':9,'goods':{'wood':4,'cloth':2},'cityBoxes':{'4':3,'6':1},'disasters':7,"
            "'developments':['empire','irrigation']}");
        table.set(1, "{'goods':{'wood':1},'cityBoxes':{'6':2}}");
        QCOMPARE(table.player(1).food, 9);
        QCOMPARE(table.player(1).goods.items, (GoodsRow{1, 0, 0, 2, 0}));
        QCOMPARE(cities(table.player(1)), 4);
        QCOMPARE(table.player(1).cityBoxes[City::Sixth], 2);
        QCOMPARE(table.player(1).disasters, 7);
        QVERIFY(table.player(1).developments == (Developments{Development::Empire, Development::Irrigation}));
        QVERIFY(table.player(0) == Player{});
        QCOMPARE(table.events(), (QList<QByteArray>{"adjusted 1"}));
    }

    void isAllOrNothing()
    {
        Table table(2);
        QCOMPARE(
            table.tell("{'do':'adjust','player':0,'set':{'food':9,'goods':{'wood':9}}}"), "out-of-range");
        QVERIFY(table.player(0) == Player{});
    }

    void leavesTheTurnAlone()
    {
        Table table(2);
        table.play("{'do':'roll','dice':{'workers':1,'coins':1,'skull':1}}");
        const auto turn = table.state().turn;
        table.set(0, "{'food':9}").set(1, "{'food':1}");
        QVERIFY(table.state().turn == turn);
        QCOMPARE(table.phase(), "build");
    }

    void aCityMoreMeansADieMore()
    {
        Table table(2);
        table.set(0, "{'cityBoxes':{'5':4}}");
        QCOMPARE(table.tell("{'do':'roll','dice':{'food':3}}"), "dice-count");
        table.play("{'do':'roll','dice':{'food':4}}");
    }

    void finishingTakesFirstIfItIsFree()
    {
        Table table(3);
        table.set(1, obelisk(9));
        QCOMPARE(first(table), 1);
        table.set(0, obelisk(9));
        QCOMPARE(first(table), 1);
        QCOMPARE(monumentPoints(table.state(), 0, Monument::Obelisk), 3);
        QCOMPARE(monumentPoints(table.state(), 1, Monument::Obelisk), 6);
    }

    void belowFullGivesFirstUpAndNobodyMovesUp()
    {
        Table table(3);
        table.set(1, obelisk(9)).set(0, obelisk(9)).set(1, obelisk(8));
        QCOMPARE(first(table), std::nullopt);
        QCOMPARE(monumentPoints(table.state(), 0, Monument::Obelisk), 3);
        table.set(0, obelisk(9));
        QCOMPARE(first(table), std::nullopt);
        table.set(2, obelisk(9));
        QCOMPARE(first(table), 2);
    }

    void firstFalseGivesItUp()
    {
        Table table(2);
        table.set(0, obelisk(9)).set(0, obelisk(9, "false"));
        QCOMPARE(first(table), std::nullopt);
        QCOMPARE(monumentPoints(table.state(), 0, Monument::Obelisk), 3);
        table.set(1, obelisk(9, "false"));
        QCOMPARE(first(table), std::nullopt);
        table.set(1, obelisk(9, "true"));
        QCOMPARE(first(table), 1);
        table.set(1, obelisk(9, "true"));
        QCOMPARE(first(table), 1);
    }

    void aFreedFirstGoesToTheNextWhoBuilds()
    {
        Table table(2);
        table.set(0, obelisk(9)).set(0, obelisk(9, "false")).set(1, obelisk(8));
        table.play("{'do':'roll','dice':{'food':3}}").play("{'do':'pass'}");
        table.play("{'do':'roll','dice':{'food':2,'workers':1}}");
        table.play("{'do':'build','on':[{'monument':'obelisk','boxes':1}]}");
        QCOMPARE(first(table), 1);
    }

    void limitsAreThoseOfTheBoard()
    {
        Table table(1, "{'edition':'late-bronze'}");
        table.set(0,
            "{'food':15,'disasters':999,'ships':5,'goods':{'wood':8,'stone':7,'pottery':6,'cloth':5,"
            "'spearheads':4},'cityBoxes':{'4':3,'5':4,'6':5,'7':6},'monuments':{'great-pyramid':"
            "{'boxes':15}}}");
        QCOMPARE(cities(table.player(0)), 7);
    }
};
TALLYSTONE_SUITE(AdjustTest)
#include "adjust_test.moc"
