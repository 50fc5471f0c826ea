// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

using namespace RiseOfEmpires;

/// What the end of a turn and of an era would come to.
class ForecastTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoControlsWhat()
    {
        Table table(3);
        table.set(0, "{'map':{'balkans':2}}").set(1, "{'map':{'balkans':1}}");
        const auto now = control(table.state());
        QCOMPARE(now.regions.size(), 8U);
        QVERIFY(now.regions[3].standings[0] == (Standing{1, 1, 2, 2}));
        QVERIFY(now.regions[3].standings[1] == (Standing{2, 1, 1, 0}));
        QVERIFY(now.regions[3].standings[2] == Standing{});
        CubeChanges changes{};
        changes[1][3] = 2;
        const auto then = control(table.state(), changes);
        QVERIFY(then.regions[3].before == now.regions[3].standings);
        QVERIFY(then.regions[3].standings[1] == (Standing{1, 1, 2, 2}));
        QVERIFY(then.change[0] == (Gains{{0, -2, 0, 0, -1}}));
        QVERIFY(then.change[1] == (Gains{{0, 2, 0, 0, 1}}));
        QVERIFY(then.change[2] == Gains{});
    }

    void aTileMore()
    {
        Table table(2);
        table.set(0, "{'territories':{'hills':1}}");
        const auto &state = table.state();
        QCOMPARE(settlings(state)[0].net, -3);
        QCOMPARE(settlings(withTiles(state, 0, {.territories = {Territory::Hills}}))[0].net, -6);
        ProgressTile mining{.name = "Mining", .era = 1};
        mining.per[Ground::Hills][Gain::Resources] = 1;
        const auto with = settlings(withTiles(state, 0, {.progress = {mining}}))[0];
        QCOMPARE(with.parts[Part::Progress][Gain::Resources], 1);
        QCOMPARE(with.resources, 3);
        const auto city = settlings(withTiles(state, 0, {.cities = {{.eats = 3}}}))[0];
        QCOMPARE(city.food, 10);
    }

    void whatWouldBeRefused()
    {
        Table table(2);
        table.set(1, "{'resources':0,'cities':[{'upkeep':true}]}");
        const auto why = whyNotSettle(table.state());
        QCOMPARE(why->code, Code::UpkeepUnpaid);
        QCOMPARE(why->hint.seat, 1);
        QCOMPARE(why->hint.count, 1);
        QVERIFY(!whyNotSettle(table.state(), {.drop = {{1, {0}}}}));
    }

    void hungerIsTold()
    {
        Table table(3);
        table.set(0, "{'food':2,'vp':1,'cities':[{'eats':4}]}");
        table.set(2, "{'food':20,'cities':[{'food':3}]}");
        QVERIFY(foodTroubles(table.state()) == (std::vector<FoodTrouble>{{0, 2, 1, 0, 0}, {2, 0, 0, 3, 1}}));
        Table last(2);
        last.toTurn(6).set(0, "{'food':5,'vp':9,'cities':[{'eats':4}]}");
        QVERIFY(foodTroubles(last.state()) == (std::vector<FoodTrouble>{{0, 3, 3, 0, 0}}));
    }

    void whichCityToGiveUp_data()
    {
        QTest::addColumn<QByteArray>("cities");
        QTest::addColumn<int>("missing");
        QTest::addColumn<std::vector<int>>("drop");
        const auto row = [](const char *name, const char *cities, int missing, const std::vector<int> &drop) {
            QTest::newRow(name) << QByteArray(cities) << missing << drop;
        };
        row("none", "{'eats':3}", 0, {});
        row("paid", "{'upkeep':true,'resources':1}", 0, {});
        row("the least points", "{'upkeep':true,'vp':3},{'upkeep':true,'vp':1},{'upkeep':true,'resources':2}",
            1, {1});
        row("then the least of all else",
            "{'upkeep':true,'gold':2},{'upkeep':true,'gold':1},{'upkeep':true,"
            "'resources':2}",
            1, {1});
        row("then the last", "{'upkeep':true},{'upkeep':true},{'upkeep':true,'resources':2,'vp':0}", 1, {1});
        row("not in vain", "{'upkeep':true,'vp':9},{'upkeep':true,'resources':1}", 1, {0});
        row("two of three",
            "{'upkeep':true,'vp':2},{'upkeep':true,'vp':1},{'upkeep':true,'vp':3},{'upkeep':true,'resources':"
            "2}",
            2, {0, 1});
        row("all of them", "{'upkeep':true,'vp':2},{'upkeep':true,'vp':1}", 2, {0, 1});
    }
    void whichCityToGiveUp()
    {
        QFETCH(QByteArray, cities);
        Table table(2);
        table.set(0, "{'resources':0,'cities':[" + cities + "]}");
        const auto proposal = proposeUpkeep(table.state(), 0);
        QTEST(proposal.missing, "missing");
        QTEST(proposal.drop, "drop");
        QCOMPARE(proposeUpkeep(table.state(), 0, {.extra = {{0, {{0, 0, 9, 0, 0}}}}}).missing, 0);
    }

    void whatToKeep()
    {
        Table table(2);
        table.set(0,
            "{'gold':2,'pool':1,'map':{'balkans':3},'territories':{'hills':2},'progress':[{'name':'A','era':"
            "1,"
            "'gold':3},{'name':'B','era':1,'vp':1},{'name':'C','era':1,'per':{'hills':{'food':2}}},{'name':'"
            "D',"
            "'era':1}],'cities':[{'vp':1,'eats':2},{'vp':1,'upkeep':true}]}");
        const auto preview = keepPreview(table.state(), {0, {0, 1}, {0}});
        QCOMPARE(preview.gold, 2);
        QCOMPARE(preview.cubes, 1);
        QCOMPARE(preview.goldLeft, 0);
        QCOMPARE(preview.poolLeft, 0);
        QVERIFY(preview.progress[2] == (Gains{{4, 0, 0, 0, 0}}));
        QVERIFY(preview.cities[0] == (Gains{{-2, 0, 0, 0, 1}}));
        QVERIFY(preview.cities[1] == (Gains{{0, 0, -1, 0, 1}}));
        QCOMPARE(preview.mostProgress, 2);
        QCOMPARE(preview.mostCities, 1);
        QCOMPARE(preview.map[3], 1);
        QVERIFY(!preview.whyNot);
        QCOMPARE(keepPreview(table.state(), {0, {0, 1, 2}, {}}).whyNot->code, Code::NotEnoughGold);
        QVERIFY(proposeKeep(table.state(), 0) == (Keep{0, {1, 2}, {1}}));
        table.set(0, "{'gold':9,'pool':9}");
        QVERIFY(proposeKeep(table.state(), 0) == (Keep{0, {0, 1, 2, 3}, {0, 1}}));
    }

    void whoWouldChoose()
    {
        Table table(3);
        table.set(0, "{'vp':10,'gold':9,'pool':0,'resources':0}");
        table.set(1, "{'vp':12,'gold':1,'pool':0,'resources':0}");
        table.set(2, "{'vp':10,'gold':0,'pool':9,'resources':0}");
        const std::vector<ChoosingNow> wanted = {{{2, 10, 9}, {}, {}},
            {{0, 10, 9}, ChoosingRule::Position, {}}, {{1, 12, 1}, ChoosingRule::Vp, {}}};
        QVERIFY(choosingNow(table.state()) == wanted);
        // With its settling, not before.
        QCOMPARE(choosingNow(table.state(), {.extra = {{2, {{0, 0, 0, 0, 9}}}}}).front().chooser.seat, 0);
        table.set(2, "{'pool':8}");
        QCOMPARE(choosingNow(table.state())[1].after, ChoosingRule::Equipment);
        table.toSettle().play("{'do':'settle'}").play("{'do':'order','position':3}");
        const auto now = choosingNow(table.state());
        QCOMPARE(now.size(), 3U);
        QCOMPARE(now[0].chooser.seat, 2);
        QCOMPARE(now[0].position, 3);
        QCOMPARE(now[1].position, std::nullopt);
        table.choosePlaces().toTurn(6);
        QVERIFY(choosingNow(table.state()).empty());
    }

    void wherePointsComeFrom()
    {
        Table table(2);
        table.set(0, "{'vp':7,'gold':8,'resources':3}");
        const auto origins = originsOf(table.player(0));
        QCOMPARE(origins.sources[Source::Adjust], 7);
        QCOMPARE(origins.gold, 2);
        QCOMPARE(origins.resources, 1);
        QCOMPARE(origins.total(), 10);
    }
};
TALLYSTONE_SUITE(ForecastTest)
#include "forecast_test.moc"
