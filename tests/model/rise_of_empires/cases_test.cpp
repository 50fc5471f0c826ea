// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

#include <QFile>

using namespace RiseOfEmpires;

/// "Cases every implementation must get right", one function a row or a group of rows.
class CasesTest : public QObject
{
    Q_OBJECT

    /// The first turn of the game that begins with the worked turn of the rules, up to its settling.
    static Table workedTurn()
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/rise_of_empires/4-players-worked-turn.json"));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("there is no such game");
        }
        const auto document = Json::parse(file.readAll().toStdString()).value();
        const auto &object = *document.as<Json::Object>();
        Table table(4, Json::writeCompact(*Json::find(object, "options")).c_str());
        for (const auto &action : *Json::find(object, "actions")->as<Json::Array>()) {
            auto members = *action.as<Json::Object>();
            std::erase_if(members, [](const auto &member) { return member.name == "at"; });
            table.play(QByteArray::fromStdString(Json::writeCompact(members)));
            if (table.phase() == "order") {
                break;
            }
        }
        return table;
    }

    static QByteArray regions(const char *members, const char *more = "")
    {
        return QByteArray("{'regions':[{'id':'one','name':'One','era':1,") + members + "}" + more + "]}";
    }

    static std::vector<int> prices(const State &state, Row row)
    {
        std::vector<int> list;
        const auto all = rows(state);
        for (const auto &circle : all[std::size_t(row)].circles) {
            if (circle.seat != Nobody) {
                list.push_back(circle.price);
            }
        }
        return list;
    }

private Q_SLOTS:
    /// Laurence, Fred, Robin, Théo.
    void theWorkedTurnOfTheRules()
    {
        const auto table = workedTurn();
        const std::array food{7, 16, 18, 13};
        const std::array gold{9, 5, 4, 6};
        const std::array resources{5, 2, 0, 3};
        const std::array pool{11, 4, 3, 5};
        const std::array vp{4, 4, 5, 8};
        for (int seat = 0; seat < 4; ++seat) {
            const auto at = std::size_t(seat);
            QCOMPARE(table.player(seat).food, food[at]);
            QCOMPARE(table.player(seat).gold, gold[at]);
            QCOMPARE(table.player(seat).resources, resources[at]);
            QCOMPARE(table.player(seat).pool, pool[at]);
            QCOMPARE(table.player(seat).vp, vp[at]);
        }
        QCOMPARE(table.member("turn.choosing"), "[ 1, 0, 2, 3 ]");
        QCOMPARE(table.event("choosing"), "{ 'kind': 'choosing', 'player': 1, 'order': [ 1, 0, 2, 3 ] }");
    }

    void itsSources()
    {
        const auto table = workedTurn();
        const auto sources = [&](int seat) {
            Sources told = table.player(seat).sources;
            return told;
        };
        Sources laurence;
        laurence[Source::Regions] = 4;
        Sources fred;
        fred[Source::Cities] = 1;
        fred[Source::Regions] = 3;
        Sources robin;
        robin[Source::Trade] = 2;
        robin[Source::Regions] = 3;
        Sources theo;
        theo[Source::Cities] = 2;
        theo[Source::Regions] = 6;
        QVERIFY(sources(0) == laurence);
        QVERIFY(sources(1) == fred);
        QVERIFY(sources(2) == robin);
        QVERIFY(sources(3) == theo);
    }

    void itsRowsInTurnTwo()
    {
        auto table = workedTurn();
        table.choosePlaces();
        QCOMPARE(table.state().round, 2);
        const auto &state = table.state();
        QCOMPARE(prices(state, Row::Progress), (std::vector{5, 4, 3, 2, 1, 0}));
        QCOMPARE(prices(state, Row::Territory), (std::vector{7, 6, 5, 4, 3, 2, 1, 0}));
        QCOMPARE(prices(state, Row::City), (std::vector{1, 0}));
        QCOMPARE(prices(state, Row::Empire), (std::vector{4, 3, 2, 1, 0}));
        QCOMPARE(prices(state, Row::Trade), (std::vector{2, 1, 0}));
    }

    void foodAtSettling_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<QByteArray>("board");
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, int round, const char *board, const char *change,
                             const char *after) {
            QTest::newRow(name) << round << QByteArray(board) << QByteArray(change) << QByteArray(after);
        };
        const char *four = "'cities':[{'eats':4}]";
        row("2, 5, 0 and -4", 1, "'food':2,'vp':5,'gold':0", four, "0 3 0");
        row("19, 5, 0 and +4", 1, "'food':19,'vp':5,'gold':0", "'cities':[{'food':4}]", "20 5 1");
        row("0, 1, 0 and -3", 1, "'food':0,'vp':1,'gold':0", "'cities':[{'eats':3}]", "0 0 0");
        row("turn 6: 10, 30, 2 and -4", 6, "'food':10,'vp':30,'gold':2", four, "2 30 2");
        row("turn 6: 5, 30, 2 and -5", 6, "'food':5,'vp':30,'gold':2", "'cities':[{'eats':5}]", "0 25 2");
        row("turn 6: 15, 30, 2 and +5", 6, "'food':15,'vp':30,'gold':2", "'cities':[{'food':5}]", "20 30 4");
    }
    void foodAtSettling()
    {
        QFETCH(int, round);
        QFETCH(QByteArray, board);
        QFETCH(QByteArray, change);
        Table table(2);
        table.toTurn(round).toSettle().set(0, "{" + board + "," + change + "}").play("{'do':'settle'}");
        const auto &player = table.player(0);
        QTEST(QByteArray::number(player.food) + " " + QByteArray::number(player.vp) + " "
                + QByteArray::number(player.gold),
            "after");
    }

    void control_data()
    {
        QTest::addColumn<QByteArray>("region");
        QTest::addColumn<std::vector<int>>("cubes");
        QTest::addColumn<std::vector<int>>("vp");
        QTest::addColumn<std::vector<int>>("yield");
        const char *usual = "'first':2,'second':1,'yield':{'kind':'gold','amount':2}";
        const auto row = [](const char *name, const char *region, const std::vector<int> &cubes,
                             const std::vector<int> &vp, const std::vector<int> &yield) {
            QTest::newRow(name) << QByteArray(region) << cubes << vp << yield;
        };
        row("4 1", usual, {4, 1}, {2, 1}, {2, 0});
        row("2 2 1", usual, {2, 2, 1}, {1, 1, 0}, {1, 1, 0});
        row("3 3 3", usual, {3, 3, 3}, {1, 1, 1}, {0, 0, 0});
        row("3 1 1", usual, {3, 1, 1}, {2, 0, 0}, {2, 0, 0});
        row("5/3, yield 3: 2 2", "'first':5,'second':3,'yield':{'kind':'gold','amount':3}", {2, 2}, {4, 4},
            {1, 1});
        row("6/4 without: 4 2 2", "'first':6,'second':4", {4, 2, 2}, {6, 2, 2}, {0, 0, 0});
    }
    void control()
    {
        QFETCH(QByteArray, region);
        QFETCH(std::vector<int>, cubes);
        QFETCH(std::vector<int>, vp);
        QFETCH(std::vector<int>, yield);
        Table table(int(cubes.size()), regions(region.constData()).constData());
        for (int seat = 0; seat < int(cubes.size()); ++seat) {
            table.set(seat,
                "{'map':{'one':" + QByteArray::number(cubes[std::size_t(seat)]) + "},'gold':0,'food':0}");
        }
        table.toSettle().play("{'do':'settle'}");
        for (int seat = 0; seat < int(cubes.size()); ++seat) {
            QCOMPARE(table.player(seat).vp, vp[std::size_t(seat)]);
            QCOMPARE(table.player(seat).gold, yield[std::size_t(seat)]);
        }
    }

    /// Red, yellow, green from the right; yellow is the first in the next turn.
    void pricesOfARow()
    {
        Table table(3);
        for (int i = 0; i < 3; ++i) {
            table.play("{'do':'idle','row':'trade'}");
        }
        table.set(1, "{'gold':0}").toSettle().play("{'do':'settle'}").choosePlaces();
        QCOMPARE(table.state().seat, 1);
        QCOMPARE(prices(table.state(), Row::Trade), (std::vector{2, 1, 0}));
        table.set(1, "{'gold':1}").play("{'do':'idle','row':'trade','pay':{'gold':1}}");
        QCOMPARE(prices(table.state(), Row::Trade), (std::vector{1, 0}));
        QCOMPARE(table.member("turn.rows.trade"), "[ 0, null, 2 ]");
    }

    void payingThreeOrNothing()
    {
        Table table(2);
        for (int i = 0; i < 4; ++i) {
            table.play("{'do':'idle','row':'trade'}");
        }
        table.set(0, "{'gold':0}").toSettle().play("{'do':'settle'}").choosePlaces();
        QCOMPARE(table.state().seat, 0);
        QCOMPARE(prices(table.state(), Row::Trade), (std::vector{3, 2, 1, 0}));
        table.set(0, "{'gold':6,'food':9,'vp':12}");
        Table printing = table;
        table.play("{'do':'idle','row':'trade','circle':1,'pay':{'gold':1,'food':1,'vp':1}}");
        QCOMPARE(table.player(0).gold, 5);
        QCOMPARE(table.player(0).food, 8);
        QCOMPARE(table.player(0).vp, 11);
        printing.set(0, "{'progress':[{'name':'Printing','era':1,'printing':true}]}");
        QCOMPARE(printing.tell("{'do':'idle','row':'trade','circle':1,'pay':{'gold':3}}"), "wrong-payment");
        printing.play("{'do':'idle','row':'trade','circle':1}");
        QCOMPARE(printing.player(0).gold, 6);
        QCOMPARE(printing.event("disc-taken"),
            "{ 'kind': 'disc-taken', 'player': 0, 'row': 'trade', 'circle': 1, 'left': 3, 'pay': {} }");
    }

    void rowsAndEmpireTilesRunOut()
    {
        Table four(4);
        for (int i = 0; i < 8; ++i) {
            four.play("{'do':'territory','tile':'plains'}");
        }
        QCOMPARE(four.tell("{'do':'territory','tile':'plains'}"), "row-full");
        Table five(5);
        for (int i = 0; i < 8; ++i) {
            five.play("{'do':'empire','number':1}");
        }
        QCOMPARE(five.tell("{'do':'empire','number':1}"), "no-empire-tile");
        five.play("{'do':'idle','row':'empire'}").play("{'do':'idle','row':'empire'}");
        QCOMPARE(five.member("turn.empireTiles"), "0");
    }

    void cubesAreHalved()
    {
        const QByteArray options = regions("'first':0,'second':0",
            ",{'id':'two','name':'Two','era':1,'first':0,'second':0}"
            ",{'id':'three','name':'Three','era':1,'first':0,'second':0}"
            ",{'id':'four','name':'Four','era':1,'first':0,'second':0}"
            ",{'id':'five','name':'Five','era':1,'first':0,'second':0}"
            ",{'id':'six','name':'Six','era':1,'first':0,'second':0}"
            ",{'id':'seven','name':'Seven','era':1,'first':0,'second':0}");
        const QByteArray seven
            = "{'pool':2,'map':{'one':1,'two':2,'three':3,'four':4,'five':5,'six':6,'seven':7}}";
        Table era(2, options.constData());
        era.toTurn(2).set(0, seven).toSettle().play("{'do':'settle'}");
        QCOMPARE(era.member("players.0.map"),
            "{ 'two': 1, 'three': 1, 'four': 2, 'five': 2, 'six': 3, 'seven': 3 }");
        QCOMPARE(era.event("halved"),
            "{ 'kind': 'halved', 'player': 0, 'cubes': { 'one': 1, 'two': 1, 'three': 2, 'four': 2, "
            "'five': 3, 'six': 3, 'seven': 4 } }");
        Table end(2, options.constData());
        end.toTurn(6).set(0, seven).toSettle().play("{'do':'settle'}");
        QCOMPARE(end.member("players.0.map"),
            "{ 'one': 1, 'two': 2, 'three': 3, 'four': 4, 'five': 5, 'six': 6, 'seven': 7 }");
    }

    void keepingIsPaidFor()
    {
        Table table(2);
        table.toTurn(2).toSettle().play("{'do':'adjust','player':0,'set':{'progress':[{'name':'A','era':1},"
                                        "{'name':'B','era':1},{'name':'C','era':1},{'name':'D','era':1}],"
                                        "'cities':[{},{'name':'Ur'},{}]}}");
        table.play("{'do':'settle'}").set(0, "{'gold':3,'pool':2}");
        QCOMPARE(
            table.tell("{'do':'keep','player':0,'progress':[0,1,2,3],'cities':[0,1]}"), "not-enough-gold");
        table.play("{'do':'keep','player':0,'progress':[3,0,1],'cities':[1,0]}");
        QCOMPARE(table.player(0).gold, 0);
        QCOMPARE(table.player(0).pool, 0);
        QCOMPARE(table.event("kept"),
            "{ 'kind': 'kept', 'player': 0, 'progress': [ 'A', 'B', 'D' ], 'cities': [ '', 'Ur' ], 'gold': "
            "3, 'cubes': 2 }");
        QCOMPARE(table.event("tiles-lost"),
            "{ 'kind': 'tiles-lost', 'player': 0, 'progress': [ 'C' ], 'cities': [ '' ] }");
    }

    void upkeep()
    {
        const QByteArray one = "{'upkeep':true}";
        Table paid(2);
        paid.set(0, "{'resources':0,'cities':[{'upkeep':true,'resources':2}]}").toSettle();
        paid.play("{'do':'settle'}");
        QCOMPARE(paid.player(0).resources, 1);
        Table unpaid(2);
        unpaid.set(0,
            "{'resources':0,'progress':[{'name':'A','era':1,'resources':1}],'cities':[" + one + "," + one
                + "]}");
        unpaid.toSettle();
        QCOMPARE(unpaid.tell("{'do':'settle'}"), "upkeep-unpaid");
        unpaid.play("{'do':'settle','drop':[{'player':0,'cities':[1]}]}");
        QCOMPARE(unpaid.player(0).resources, 0);
        QCOMPARE(unpaid.player(0).cities.size(), 1U);
        QCOMPARE(unpaid.events().front(), "city-dropped 0");
    }

    void whatCostsNothingIsNotDropped()
    {
        Table table(2);
        table.set(0, "{'cities':[{'vp':2}]}").toSettle();
        QCOMPARE(table.tell("{'do':'settle','drop':[{'player':0,'cities':[0]}]}"), "no-upkeep");
    }

    void olderTilesCostGold()
    {
        Table table(2);
        table.toTurn(5);
        const int seat = table.state().seat;
        table.set(seat, "{'gold':1}");
        const QByteArray old = "{'do':'progress','tile':{'name':'Old','era':1}}";
        QCOMPARE(table.tell(old), "not-enough-gold");
        table.set(seat, "{'gold':2}").play(old);
        QCOMPARE(table.player(seat).gold, 0);
        table.play("{'do':'idle','row':'progress'}").toTurn(6);
        const int first = table.state().seat;
        const auto &row = table.state().rows[Row::Progress];
        const int price = priceOf(table.state(), first, Row::Progress, *leftmostDisc(row, first));
        table.set(first, "{'gold':1,'pool':9}");
        table.play("{'do':'progress','tile':{'name':'Older','era':2},'pay':{'cubes':"
            + QByteArray::number(price) + "}}");
        QCOMPARE(table.player(first).gold, 0);
    }

    void aWonderScoresAtOnce()
    {
        Table table(2);
        table.play("{'do':'idle','row':'city'}").play("{'do':'idle','row':'city'}").toTurn(2);
        const auto &row = table.state().rows[Row::City];
        const int seat = discOn(row, row.placed);
        if (table.state().seat != seat) {
            table.idle();
        }
        table.set(seat, "{'gold':5,'pool':4,'resources':1,'vp':20}");
        table.play("{'do':'wonder','name':'Tower','vp':7,'cost':{'gold':3,'cubes':2,'resources':1}}");
        const auto &player = table.player(seat);
        QCOMPARE(player.gold, 2);
        QCOMPARE(player.pool, 2);
        QCOMPARE(player.resources, 0);
        QCOMPARE(player.vp, 27);
        QVERIFY(player.cities.empty());
    }

    void battles()
    {
        for (const char *other : {"2", "3"}) {
            Table table(2);
            table.set(0, "{'map':{'balkans':3}}").set(1, "{'map':{'balkans':2}}");
            table.play("{'do':'empire','number':1,'battles':[{'region':'balkans','against':1,'own':1,'other':"
                + QByteArray(other) + "}]}");
            QCOMPARE(table.member("players.0.map"), "{ 'balkans': 2 }");
            QCOMPARE(table.member("players.1.map"), "{}");
            QCOMPARE(table.event("battle"),
                "{ 'kind': 'battle', 'player': 0, 'region': 'balkans', 'against': 1, 'own': 1, 'other': 2 }");
        }
    }

    void theBankHasAnEnd()
    {
        Table table(2);
        table.set(0, "{'pool':0,'map':{'balkans':27},'cities':[{'cubes':5}]}").toSettle();
        table.play("{'do':'settle'}");
        QCOMPARE(table.player(0).pool, 3);
        QCOMPARE(table.event("cubes-short"), "{ 'kind': 'cubes-short', 'player': 0, 'cubes': 2 }");
        Table back(2);
        back.set(0, "{'pool':4,'map':{'balkans':2,'near-east':3,'mediterranean':1}}");
        back.play("{'do':'empire','number':1,'withdraw':true}");
        QCOMPARE(back.player(0).pool, 10);
        QCOMPARE(back.member("players.0.map"), "{}");
    }

    void goldBreaksATie()
    {
        Table table(2);
        table.set(0, "{'vp':118,'gold':11,'resources':8}").set(1, "{'vp':118,'gold':15,'resources':2}");
        QCOMPARE(table.member("scores.0"),
            "{ 'total': 123, 'parts': { 'track': 118, 'gold': 3, 'resources': 2 } }");
        QCOMPARE(table.member("scores.1.total"), "123");
        QCOMPARE(table.member("ranking"), "[ [ 1 ], [ 0 ] ]");
        table.play("{'do':'finish'}");
        QCOMPARE(table.member("winners"), "[ 1 ]");
    }

    /// Points, equipment, position: 10/9/1, 10/9/3, 12/1/2.
    void theOrderOfChoosing()
    {
        Table table(3);
        table.set(0, "{'vp':10,'gold':9,'pool':0,'resources':0}");
        table.set(1, "{'vp':12,'gold':1,'pool':0,'resources':0}");
        table.set(2, "{'vp':10,'gold':0,'pool':9,'resources':0}");
        table.toSettle().play("{'do':'settle'}");
        QCOMPARE(table.member("turn.choosing"), "[ 2, 0, 1 ]");
    }

    void aTileJustTaken()
    {
        Table table(2);
        table.play("{'do':'progress','tile':{'name':'A','era':1,'free':true}}");
        const QByteArray use = "{'do':'free','player':0,'tile':0}";
        QCOMPARE(table.tell(use), "just-taken");
        table.idle();
        QCOMPARE(table.tell(use), "");
        table.idle();
        QCOMPARE(table.tell(use), "tile-used");
    }

    void hungerBeforePoints()
    {
        Table table(2);
        table.toSettle().set(0, "{'vp':2,'food':0,'cities':[{'eats':5,'vp':3}]}").play("{'do':'settle'}");
        QCOMPARE(table.player(0).vp, 3);
        QCOMPARE(table.member("players.0.sources"),
            "{ 'cities': 3, 'towns': 0, 'progress': 0, 'regions': 0, 'wonders': 0, 'trade': 0, 'extra': 0, "
            "'famine': -2, 'paid': 0, 'adjust': 2 }");
        QCOMPARE(table.event("fed"),
            "{ 'kind': 'fed', 'player': 0, 'territories': 0, 'progress': 0, 'cities': -5, 'regions': 0, "
            "'extra': 0, 'net': -5, 'food': 0 }");
        QCOMPARE(table.event("famine"), "{ 'kind': 'famine', 'player': 0, 'food': 5, 'vp': 2 }");
        QCOMPARE(table.event("income"),
            "{ 'kind': 'income', 'player': 0, 'territories': {}, 'progress': {}, 'cities': {}, 'regions': "
            "{}, 'extra': {} }");
        QCOMPARE(table.event("points"),
            "{ 'kind': 'points', 'player': 0, 'sources': { 'cities': 3, 'famine': -2 }, 'vp': 3 }");
        QCOMPARE(table.events(),
            (QList<QByteArray>{
                "fed 0", "famine 0", "income 0", "points 0", "fed 1", "income 1", "choosing 1"}));
    }

    void pointsGivenAndGot()
    {
        Table table(2);
        table.set(0, "{'vp':3,'progress':[{'name':'A','era':1,'free':true}]}");
        table.play("{'do':'free','player':0,'tile':0,'give':{'vp':2},'get':{'vp':2}}");
        QCOMPARE(table.player(0).vp, 3);
        QCOMPARE(table.eventsOf("points"),
            (QList<QByteArray>{
                "{ 'kind': 'points', 'player': 0, 'sources': { 'progress': 2, 'paid': -2 }, 'vp': 3 }"}));
    }
};
TALLYSTONE_SUITE(CasesTest)
#include "cases_test.moc"
