// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/standing.h"
#include "model/sheet/why.h"
#include "tests/model/sheet/table.h"
#include "tests/suites.h"

using namespace OwnSheet;

/// What the screens ask at the table.
class AdviceTest : public QObject
{
    Q_OBJECT

    static QByteArray next(const Table &table, const std::optional<CellAt> &after, Walk walk)
    {
        const auto step = nextStep(table.state(), after, walk);
        if (!step.cell) {
            const auto id = step.action ? idOf(*step.action) : "nothing";
            return {id.data(), qsizetype(id.size())};
        }
        return QByteArray::fromStdString(table.state().setup.sheet.row(step.cell->row).id) + ' '
            + QByteArray::number(step.cell->column) + ' ' + QByteArray::number(step.cell->round);
    }

private Q_SLOTS:
    void theNextCell()
    {
        Table table(2, {number("a"), number("b"), number("c", "'optional':true")});
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "a 0 0");
        QCOMPARE(next(table, CellAt{0, 0, 0}, Walk::ByRow), "a 1 0");
        QCOMPARE(next(table, CellAt{0, 0, 0}, Walk::ByPlayer), "b 0 0");
        QCOMPARE(next(table, CellAt{1, 0, 0}, Walk::ByPlayer), "a 1 0");
        // Around.
        QCOMPARE(next(table, CellAt{1, 1, 0}, Walk::ByRow), "a 0 0");
        QCOMPARE(next(table, CellAt{2, 1, 0}, Walk::ByPlayer), "a 0 0");
        table.enterAll("a", {1, 2}).enter(0, "b", 3);
        QCOMPARE(next(table, CellAt{1, 1, 0}, Walk::ByRow), "b 1 0");
        table.enter(1, "b", 3);
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "final");
        table.play("{'do':'final'}");
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "nothing");
    }

    void theNextCellOfRounds()
    {
        Table table(2, {number("end"), number("a", EachRound)}, "'end':{'kind':'rounds','rounds':2}");
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "a 0 1");
        table.enter(0, "a", 1).endRound();
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "a 1 1");
        QCOMPARE(next(table, CellAt{1, 1, 1}, Walk::ByRow), "a 0 2");
        QCOMPARE(next(table, std::nullopt, Walk::ByPlayer), "a 0 2");
        table.enter(1, "a", 1, 1).enterAll("a", {1, 2});
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "end-round");
        table.endRound();
        QCOMPARE(next(table, std::nullopt, Walk::ByRow), "end 0 0");
    }

    void aCell()
    {
        Table table(2,
            {number("n", "'min':-4,'max':21,'step':5"), number("wide", "'min':0,'max':12"),
                row("f", "flag", "'points':3"),
                row("c", "choice", "'choices':[{'label':'x','points':5},{'label':'y','points':6}]"),
                row("p", "pairs", "'labels':['x','y'],'max':[3,4]"), row("l", "lookup", "'table':[1]"),
                formula("w", "1"), number("few", "'min':0,'max':11")});
        table.play("{'do':'enter','player':0,'row':'n','terms':[5,5]}");
        const auto cell = [&](int row) { return cellNow(table.state(), {row, 0, 0}); };
        auto now = cell(0);
        QVERIFY(!now.whyNot);
        QVERIFY((now.entry == Entry{10, {5, 5}}));
        QVERIFY((now.limits == std::vector<Limits>{{-4, 21}}));
        QCOMPARE(now.step, 5);
        QVERIFY((now.values == std::vector{0, 5, 10, 15, 20}));
        QVERIFY(now.mayBeTerms);
        QVERIFY(cell(1).values.empty());
        QCOMPARE(cell(7).values.size(), 12U);
        QVERIFY((cell(2).values == std::vector{0, 1}));
        QVERIFY(!cell(2).mayBeTerms);
        QVERIFY((cell(3).labels == std::vector<std::string>{"x", "y"}));
        QVERIFY((cell(3).values == std::vector{0, 1}));
        QVERIFY((cell(4).limits == std::vector<Limits>{{0, 3}, {0, 4}}));
        QVERIFY(cell(4).values.empty());
        QVERIFY(cell(5).values.empty() && cell(5).mayBeTerms);
        QVERIFY(cell(6).whyNot->code == Code::ComputedRow);
        table.play("{'do':'final'}");
        QVERIFY(cell(0).whyNot->code == Code::GameOver);
        QVERIFY((cell(0).entry == Entry{10, {5, 5}}));
        // 0 does not fit, but something does.
        Table other(1, {number("n", "'min':3,'max':5"), number("q", EachRound)});
        QVERIFY(!cellNow(other.state(), {0, 0, 0}).whyNot);
        QVERIFY((cellNow(other.state(), {0, 0, 0}).values == std::vector{3, 4, 5}));
        QVERIFY(cellNow(other.state(), {1, 0, 2}).whyNot->code == Code::WrongRound);
    }

    void whatIfSomethingIsEntered()
    {
        Table table(2, {number("a", EachRound), formula("w", "a * 2", EachRound)},
            "'end':{'kind':'reach','points':60,'when':'once'}");
        table.enterAll("a", {5, 10});
        auto outlook = whatIf(table.state(), Enter{{0, "a", {}}, Number(12)});
        QVERIFY(outlook);
        QCOMPARE(outlook->before.totals, (std::vector{15, 30}));
        QCOMPARE(outlook->before.places, (std::vector{2, 1}));
        QCOMPARE(outlook->after.totals, (std::vector{36, 30}));
        QCOMPARE(outlook->after.places, (std::vector{1, 2}));
        QCOMPARE(outlook->after.worked->rounds[0]->at(1, 0), Value(24));
        QVERIFY(!outlook->endsGame);
        outlook = whatIf(table.state(), Enter{{0, "a", {}}, Number(20)});
        QVERIFY(outlook->endsGame && outlook->endsRounds);
        QVERIFY(whatIf(table.state(), Enter{{0, "x", {}}, Number(20)}).error().code == Code::NoSuchRow);
        QCOMPARE(table.totals(), "15 30");
    }

    void standings()
    {
        Table table(3, {number("a", EachRound), number("b", "'counts':false"), number("c", "'counts':false")},
            "'tieBreak':[{'row':'b'},{'row':'c','best':'low'}],'winAt':20,'end':{'kind':'reach','points':"
            "50}");
        table.enterAll("a", {5, 10, 10}).endRound().enterAll("a", {3, 4, 4}).enterAll("c", {1, 3, 2});
        auto now = standing(table.state());
        QCOMPARE(now.now.totals, (std::vector{8, 14, 14}));
        QCOMPARE(now.now.places, (std::vector{3, 2, 1}));
        QVERIFY((now.ties == std::vector<Tie>{{{1, 2}, 1, {3, 2}}}));
        QCOMPARE(now.toEnd, (std::vector{42, 36, 36}));
        QCOMPARE(now.toWin, (std::vector{12, 6, 6}));
        QVERIFY(!now.roundsLeft);
        QCOMPARE(now.missing.size(), 3U);
        QVERIFY((now.byRound == std::vector<std::vector<int>>{{5, 10, 10}, {8, 14, 14}}));
        table.enter(2, "c", 3);
        QVERIFY((standing(table.state()).ties == std::vector<Tie>{{{1, 2}, std::nullopt, {}}}));
        QCOMPARE(standing(table.state()).now.places, (std::vector{3, 1, 1}));
        Table rounds(1, {number("a", EachRound)}, "'end':{'kind':'rounds','rounds':3}");
        QCOMPARE(standing(rounds.state()).roundsLeft, 3);
        rounds.endRound().endRound();
        QCOMPARE(standing(rounds.state()).roundsLeft, 1);
        QCOMPARE(standing(rounds.endRound().state()).roundsLeft, 0);
        Table low(2, {number("a")}, "'best':'low','winAt':-5");
        low.enterAll("a", {4, -7});
        QCOMPARE(standing(low.state()).toWin, (std::vector{9, 0}));
    }

    /// What is entered for the whole game, and extra points, count from where they belong.
    void totalsByRounds()
    {
        Table table(
            1, {formula("start", "501"), number("visit", EachRound + ",'factor':-1"), number("bonus")});
        table.enter(0, "visit", 100).enter(0, "bonus", 7).endRound().enter(0, "visit", 1).endRound();
        QVERIFY((totalsByRound(table.state()) == std::vector<std::vector<int>>{{401}, {407}}));
        table.play("{'do':'final','totals':[3]}");
        QVERIFY((totalsByRound(table.state()) == std::vector<std::vector<int>>{{401}, {3}}));
        QVERIFY((pointsByRoundOf(table.state()) == totalsByRound(table.state())));
    }

    void whyAFormula()
    {
        Table table(2,
            {number("a", EachRound), number("b", EachRound),
                formula("f", "max(a.1, -b) + all(b) * round + before(a)", EachRound),
                formula("g", "f + players")});
        table.enter(0, "a", 3).enter(1, "b", 5);
        auto reason = why(table.state(), {2, 0, 1});
        QCOMPARE(reason.value, Value());
        QVERIFY((reason.waitsFor == std::vector<CellAt>{{1, 0, 1}}));
        table.enter(0, "b", 4);
        reason = why(table.state(), {2, 0, 1});
        QCOMPARE(reason.value, Value(12));
        QVERIFY(reason.waitsFor.empty());
        QVERIFY((reason.formula
            == std::vector<Piece>{{"max("}, {"a.1", 0, true, 3}, {", -"}, {"b", 1, true, 4}, {") + "},
                {"all(b)", 1, true, 9}, {" * "}, {"round", -1, true, 1}, {" + "},
                {"before(a)", 0, true, 0}}));
        table.endRound().enter(0, "a", 1).enter(0, "b", 1);
        reason = why(table.state(), {2, 0, 2});
        QVERIFY((reason.formula.back() == Piece{"before(a)", 0, true, 3}));
        reason = why(table.state(), {3, 0, 0});
        QVERIFY(
            (reason.formula == std::vector<Piece>{{"f", 2, true, 18}, {" + "}, {"players", -1, true, 2}}));
        // A round row over the whole game.
        QVERIFY((why(table.state(), {2, 0, 0}).rounds == std::vector<Value>{12, 6}));
        QCOMPARE(why(table.state(), {2, 0, 0}).value, Value(18));
    }

    void whyTheOthers()
    {
        Table table(3,
            {number("a"), row("l", "lookup", "'of':'a','table':[1,3],'from':[2,4],'then':2"),
                row("r", "rank", "'of':'a','points':[5,3,1]"), row("s", "subtotal"), formula("deep", "l + r"),
                row("own", "lookup", "'table':[7,8],'optional':true")});
        table.enter(0, "a", 6).enter(1, "a", 6);
        QVERIFY((why(table.state(), {0, 0, 0}).entry == Entry{6, {}}));
        QVERIFY((why(table.state(), {1, 0, 0}).line == LookupLine{6, 1, 2}));
        QVERIFY(!why(table.state(), {1, 2, 0}).line);
        QVERIFY((why(table.state(), {2, 0, 0}).places
            == std::vector<PlaceInRank>{{6, {1, 4}}, {6, {1, 4}}, {std::nullopt, {0, std::nullopt}}}));
        QVERIFY((why(table.state(), {3, 0, 0}).subtotal == std::vector<RowPart>{{0, 6}, {1, 7}, {2, 4}}));
        QVERIFY((why(table.state(), {4, 2, 0}).waitsFor == std::vector<CellAt>{{0, 2, 0}}));
        QVERIFY(!why(table.state(), {5, 0, 0}).line);
        table.enter(0, "own", 1).enter(2, "a", 1);
        QVERIFY((why(table.state(), {5, 0, 0}).line == LookupLine{1, 1, 0}));
        QVERIFY((why(table.state(), {1, 2, 0}).line == LookupLine{1, std::nullopt, 0}));
    }
};
TALLYSTONE_SUITE(AdviceTest)
#include "advice_test.moc"
