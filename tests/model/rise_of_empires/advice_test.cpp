// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/costs.h"
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

using namespace RiseOfEmpires;

/// What the screens ask of the running turn.
class AdviceTest : public QObject
{
    Q_OBJECT

    static constexpr const char *World
        = "{'regions':[{'id':'home','name':'Home','era':1,'first':2,'second':1,'yield':{'kind':'gold','"
          "amount':"
          "2}},{'id':'sea','name':'Sea','era':1,'first':2,'second':1,'water':true},{'id':'later','name':'"
          "Later',"
          "'era':2,'first':2,'second':1},{'id':'west','name':'West','era':2,'first':2,'second':1,'overseas':"
          "'new-world'},{'id':'east','name':'East','era':2,'first':2,'second':1,'overseas':'far-east'}]}";

    static std::optional<Code> codeOf(const std::optional<Error> &error)
    {
        return error ? std::optional(error->code) : std::nullopt;
    }
    static PerName cubes(const State &state, const std::vector<std::pair<int, int>> &list)
    {
        PerName per;
        per.counts.resize(std::size_t(state.setup.regions.size()));
        for (const auto &[region, count] : list) {
            per.counts[std::size_t(region)] = count;
        }
        return per;
    }
    /// Two discs of each in trade, seat 0 is on turn: its first one costs 3, its other one 1.
    static Table turnTwo()
    {
        Table table(2, World);
        for (int i = 0; i < 4; ++i) {
            table.play("{'do':'idle','row':'trade'}");
        }
        table.set(0, "{'gold':0}").toSettle().play("{'do':'settle'}").choosePlaces();
        return table;
    }

private Q_SLOTS:
    void rowsOfAnATurn()
    {
        Table table(2);
        table.play("{'do':'idle','row':'city'}");
        auto all = rows(table.state());
        QCOMPARE(all.size(), 5U);
        QCOMPARE(all[2].next, 2);
        QCOMPARE(all[2].circles.size(), 4U);
        QVERIFY(all[2].circles[0] == (CircleNow{.circle = 1, .seat = 0}));
        QVERIFY(all[2].circles[1] == (CircleNow{.circle = 2}));
        QVERIFY(!all[3].whyNot);
        for (int i = 0; i < 3; ++i) {
            table.play("{'do':'idle','row':'city'}");
        }
        all = rows(table.state());
        QCOMPARE(codeOf(all[2].whyNot), Code::RowFull);
        QCOMPARE(all[2].next, std::nullopt);
        Table five(5);
        for (int i = 0; i < 8; ++i) {
            five.play("{'do':'empire','number':1}");
        }
        all = rows(five.state());
        QCOMPARE(codeOf(all[3].whyNot), Code::NoEmpireTile);
        QVERIFY(!all[3].whyNotIdle);
        QCOMPARE(all[3].next, 9);
    }

    void rowsOfABTurn()
    {
        auto table = turnTwo();
        table.set(0, "{'gold':1,'food':0,'resources':0,'pool':0,'vp':0}");
        const auto trade = rows(table.state())[4];
        QVERIFY(trade.circles[0] == (CircleNow{.circle = 1, .seat = 0, .price = 3}));
        QVERIFY(trade.circles[1] == (CircleNow{.circle = 2, .seat = 1, .price = 2}));
        QVERIFY(trade.circles[2] == (CircleNow{.circle = 3, .seat = 0, .price = 1, .payable = true}));
        QCOMPARE(trade.next, 3);
        QVERIFY(!trade.whyNot);
        QCOMPARE(codeOf(rows(table.state())[3].whyNot), Code::NoDisc);
        table.set(0, "{'gold':0}");
        const auto dear = rows(table.state())[4];
        QCOMPARE(codeOf(dear.whyNot), Code::WrongPayment);
        QCOMPARE(dear.whyNot->hint.count, 1);
        table.set(0, "{'progress':[{'name':'P','era':1,'printing':true}]}");
        QCOMPARE(rows(table.state())[4].circles[0].price, 0);
        table.play("{'do':'idle','row':'trade'}");
        QVERIFY(rows(table.state())[4].circles[2].takenBack);
    }

    void thePaymentIsExact()
    {
        auto table = turnTwo();
        // 2 food are needed at the next settling.
        table.set(0, "{'gold':1,'food':3,'resources':1,'pool':1,'vp':5,'cities':[{'eats':2}]}");
        const auto paid = [&](const Goods &cost) { return payment(table.state(), Row::Trade, 1, cost); };
        QCOMPARE(paid({}).price, 3);
        QVERIFY(paid({}).proposal == (Goods{{1, 0, 1, 1, 0}}));
        QVERIFY(paid({{1, 0, 0, 0, 0}}).proposal == (Goods{{0, 1, 1, 1, 0}}));
        QVERIFY(paid({{1, 0, 1, 0, 0}}).proposal == (Goods{{0, 1, 0, 2, 0}}));
        QVERIFY(paid({{1, 1, 1, 0, 0}}).proposal == (Goods{{0, 0, 0, 3, 0}}));
        table.set(0, "{'food':0}");
        QVERIFY(paid({{1, 1, 1, 0, 0}}).proposal == (Goods{{0, 0, 0, 0, 3}}));
        table.set(0, "{'vp':2}");
        const auto poor = paid({{1, 1, 1, 0, 0}});
        QVERIFY(!poor.proposal);
        QCOMPARE(poor.missing, 1);
        QVERIFY(poor.most == (Goods{{0, 0, 0, 0, 2}}));
        QVERIFY(!payment(table.state(), Row::Trade, 2).proposal);
        QVERIFY(!payment(table.state(), Row::Empire).proposal);
        QCOMPARE(payment(table.state(), Row::Trade).price, 1);
        QVERIFY(payment(Table(2).state(), Row::City).proposal == Goods{});
    }

    void costsBesideTheDisc()
    {
        Table table(2, World);
        table.toTurn(3).set(table.state().seat, "{'map':{'home':3}}");
        const auto &state = table.state();
        QVERIFY(costOf(state, TakeProgress{{.name = "A", .era = 1}}) == (Goods{{1, 0, 0, 0, 0}}));
        QVERIFY(costOf(state, TakeCity{{.cost = 4}}) == (Goods{{4, 0, 0, 0, 0}}));
        QVERIFY(costOf(state, BuildWonder{"", 1, {{1, 2, 3}}}) == (Goods{{1, 2, 3, 0, 0}}));
        QVERIFY(costOf(state, Trade{{.discs = 2}}) == (Goods{{0, 0, 2, 0, 0}}));
        TakeEmpire empire{.place = cubes(state, {{0, 4}})};
        QVERIFY(costOf(state, empire) == (Goods{{0, 4, 0, 0, 0}}));
        empire.withdraw = true;
        QVERIFY(costOf(state, empire) == (Goods{{0, 1, 0, 0, 0}}));
    }

    void idlingIsAskedForInAnATurn()
    {
        Table table(5);
        QVERIFY(!mayIdle(table.state(), Row::City));
        for (int i = 0; i < 8; ++i) {
            table.play("{'do':'empire','number':1}");
        }
        QVERIFY(mayIdle(table.state(), Row::City));
        auto later = turnTwo();
        later.set(0, "{'gold':1,'food':0,'resources':0,'pool':0}");
        QVERIFY(mayIdle(later.state(), Row::Trade));
        QVERIFY(!mayIdle(later.state(), Row::Empire));
        later.set(0, "{'gold':0}");
        QVERIFY(!mayIdle(later.state(), Row::Trade));
    }

    void regionsOpen()
    {
        Table table(2, World);
        const auto codes = [&](const auto &reasons) {
            std::vector<std::optional<Code>> list;
            for (const auto &reason : reasons) {
                list.push_back(codeOf(reason));
            }
            return list;
        };
        using Codes = std::vector<std::optional<Code>>;
        const auto closed = Code::RegionClosed;
        QCOMPARE(codes(openRegions(table.state())), (Codes{{}, {}, closed, closed, closed}));
        QCOMPARE(codes(openRegions(table.state(), 1, false)),
            (Codes{{}, Code::NeedsWater, closed, closed, closed}));
        QCOMPARE(codes(openRegions(table.state(), 1, true, cubes(table.state(), {{0, 1}}))),
            (Codes{{}, Code::TooManyRegions, closed, closed, closed}));
        table.toTurn(3);
        QCOMPARE(codes(openRegions(table.state())), (Codes{{}, {}, {}, closed, closed}));
        QCOMPARE(openRegions(table.state())[3]->hint.count, 0);
        table.set(1, "{'progress':[{'name':'N','era':2,'navigation':true}]}");
        QCOMPARE(codes(openRegions(table.state())), (Codes{{}, {}, {}, {}, {}}));
        QCOMPARE(codes(openRegions(table.state(), 4, true, cubes(table.state(), {{3, 1}}))),
            (Codes{{}, {}, {}, {}, Code::OneOverseas}));
        QVERIFY(!whyClosed(table.state(), 4));
    }

    void battles()
    {
        Table table(3, World);
        table.set(0, "{'map':{'home':3}}").set(1, "{'map':{'home':2,'sea':4}}").set(2, "{'map':{'sea':1}}");
        const auto &state = table.state();
        QVERIFY(battleTargets(state) == (std::vector<Target>{{0, 1, 3, 2}}));
        QVERIFY(battleTargets(state, true).empty());
        QVERIFY(battleTargets(state, true, cubes(state, {{1, 2}}))
            == (std::vector<Target>{{1, 1, 2, 4}, {1, 2, 2, 1}}));
        TakeEmpire empire{.number = 1};
        const Battle battle{{0}, 1, 1, 3};
        const auto result = battleResult(state, empire, battle);
        QCOMPARE(result.own, 1);
        QCOMPARE(result.other, 2);
        QCOMPARE(result.after[0].rank, 1);
        QCOMPARE(result.after[1].rank, 0);
        empire.battles = {battle};
        const auto changes = changesOf(state, empire);
        QCOMPARE(changes[0][0], -1);
        QCOMPARE(changes[1][0], -2);
        const auto after = control(state, changes);
        QVERIFY(after.regions[0].cubes == (CubesBySeat{2, 0, 0}));
        QCOMPARE(after.change[1][Gain::Vp], -1);
    }

    void withoutATile()
    {
        Table table(2, World);
        TakeEmpire action{.number = 4, .water = true};
        describeTile(table.state(), action);
        QVERIFY(action == (TakeEmpire{.number = 1}));
        action.place = cubes(table.state(), {{0, 2}, {1, 1}});
        describeTile(table.state(), action);
        QCOMPARE(action.number, 2);
        QVERIFY(action.water);
    }

    void tilesWithAFreeAction()
    {
        Table table(2);
        table.set(0,
            "{'progress':[{'name':'A','era':1},{'name':'B','era':1,'free':true},{'name':'C','era':1,'free':"
            "true,'used':true}]}");
        table.play("{'do':'progress','tile':{'name':'D','era':1,'free':true}}");
        const auto tiles = freeTiles(table.state());
        QCOMPARE(tiles.size(), 3U);
        QCOMPARE(tiles[0].tile, 1);
        QVERIFY(!tiles[0].whyNot);
        QCOMPARE(codeOf(tiles[1].whyNot), Code::TileUsed);
        QCOMPARE(codeOf(tiles[2].whyNot), Code::JustTaken);
        QVERIFY(!whyNot(table.state(), Kind::Free));
    }

    void everyKindOfActionHasAReason()
    {
        Table table(2);
        for (const Kind kind : {Kind::Progress, Kind::Territory, Kind::City, Kind::Empire, Kind::Trade,
                 Kind::Idle, Kind::Adjust, Kind::Finish}) {
            QVERIFY(!whyNot(table.state(), kind));
        }
        for (const Kind kind : {Kind::Wonder, Kind::Settle, Kind::Keep, Kind::Order}) {
            QCOMPARE(codeOf(whyNot(table.state(), kind)), Code::WrongPhase);
        }
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Free)), Code::NoSuchTile);
        table.set(0, "{'resources':0}");
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Trade)), Code::NotEnoughResources);
        table.toSettle();
        QVERIFY(!whyNot(table.state(), Kind::Settle));
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Idle)), Code::WrongPhase);
        table.play("{'do':'settle'}");
        QVERIFY(!whyNot(table.state(), Kind::Order));
        table.play("{'do':'finish'}");
        for (const Kind kind : valuesOf<Kind>()) {
            QCOMPARE(codeOf(whyNot(table.state(), kind)), Code::GameOver);
        }
    }

    void whatIsDoneOnTheTable()
    {
        const auto has = [](int round, int players, const Chore &chore) {
            const auto list = checklist(round, players);
            return std::ranges::find(list, chore) != list.end();
        };
        QVERIFY(checklist(1, 4).front() == (Chore{Task::LayProgress}));
        QVERIFY(has(1, 2, {Task::GiveCubes, 5}));
        QVERIFY(has(1, 2, {Task::TurnUpCities, 5}));
        QVERIFY(has(2, 3, {Task::BoxLeftovers}));
        QVERIFY(has(2, 4, {Task::KeepLeftovers}));
        QVERIFY(has(2, 4, {Task::EmpiresBack, 8}));
        QVERIFY(has(3, 4, {Task::EmpiresOtherFace, 8}));
        QVERIFY(has(3, 4, {Task::TurnUpTerritories, 10}));
        QVERIFY(has(4, 4, {Task::TurnUpLastTerritories, 10}));
        for (const int round : {5, 6}) {
            QVERIFY(!has(round, 4, {Task::TurnUpTerritories, 10}));
            QVERIFY(has(round, 4, {Task::TurnUpProgress, 8}));
            QVERIFY(has(round, 4, {Task::TurnUpCities, 8}));
        }
    }
};
TALLYSTONE_SUITE(AdviceTest)
#include "advice_test.moc"
