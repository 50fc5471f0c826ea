// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/score.h"
#include "tests/model/sheet/table.h"
#include "tests/suites.h"

using namespace OwnSheet;

/// Every code, and which of several comes first.
class RefusalsTest : public QObject
{
    Q_OBJECT

    static QByteArray final(const QByteArray &cells, const QByteArray &more = {})
    {
        return "{'do':'final','cells':[" + cells + "]" + more + "}";
    }
    static QByteArray cell(int seat, const char *row, const char *value, const char *more = "")
    {
        return "{'player':" + QByteArray::number(seat) + ",'row':'" + row + "','value':" + value + more + "}";
    }
    static QByteArray clear(int seat, const char *row, const char *more = "")
    {
        return "{'do':'clear','player':" + QByteArray::number(seat) + ",'row':'" + row + "'" + more + "}";
    }

    /// Rows of every kind, with rounds and without an end of their own.
    static QByteArrayList rows()
    {
        return {number("n", "'min':-10,'max':20,'step':5"), row("f", "flag", "'points':1"),
            row("c", "choice", "'choices':[{'label':'x','points':5},{'label':'y','points':6}]"),
            row("l", "lookup", "'table':[1]"), row("p", "pairs", "'labels':['x','y'],'max':[3,4]"),
            number("q", EachRound), formula("w", "1"), formula("v", "1", EachRound),
            row("of", "lookup", "'table':[1],'of':'n'"), row("rank", "rank", "'of':'n','points':[1]"),
            row("sub", "subtotal")};
    }

private Q_SLOTS:
    void refusals_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        const auto add = [](const char *name, const QByteArray &action, const char *code) {
            QTest::newRow(name) << action << QByteArray(code);
        };
        const auto enter = [](int seat, const char *row, const char *value, int round = 0) {
            return Table::entry(seat, row, value, round);
        };
        add("no such row", enter(0, "x", "1"), "no-such-row");
        add("capitals are others", enter(0, "N", "1"), "no-such-row");
        add("no such row comes before no such seat", enter(9, "x", "1"), "no-such-row");
        add("no such row to clear", clear(0, "x"), "no-such-row");
        for (const char *computed : {"w", "v", "of", "rank", "sub"}) {
            add(qPrintable(QStringLiteral("computed: ") + QString::fromLatin1(computed)),
                enter(0, computed, "1"), "computed-row");
        }
        add("computed, to clear", clear(0, "w"), "computed-row");
        add("computed comes before a wrong round", enter(0, "w", "1", 1), "computed-row");
        add("computed: the entry is not judged", enter(0, "w", "[999999,1]"), "computed-row");
        add("a round for a row of the game", enter(0, "n", "5", 1), "wrong-round");
        add("a round that is not there", enter(0, "q", "5", 2), "wrong-round");
        add("round 0", "{'do':'enter','player':0,'row':'q','round':0,'value':1}", "wrong-round");
        add("a round to clear", clear(0, "n", ",'round':1"), "wrong-round");
        add("a wrong round comes before a wrong kind", enter(0, "n", "[1,2]", 1), "wrong-round");
        add("a list in a number", enter(0, "n", "[1,2]"), "wrong-kind");
        add("a list in a flag", enter(0, "f", "[1,1]"), "wrong-kind");
        add("a number in pairs", enter(0, "p", "1"), "wrong-kind");
        add("terms in pairs", "{'do':'enter','player':0,'row':'p','terms':[1]}", "wrong-kind");
        add("terms in a flag", "{'do':'enter','player':0,'row':'f','terms':[1]}", "wrong-kind");
        add("terms in a choice", "{'do':'enter','player':0,'row':'c','terms':[1]}", "wrong-kind");
        add("terms in a lookup", "{'do':'enter','player':0,'row':'l','terms':[1,2]}", "");
        add("a wrong kind: the entry is not judged", enter(9, "n", "[999999,1]"), "wrong-kind");
        add("no step", enter(0, "n", "3"), "not-a-step");
        add("no step below 0", enter(0, "n", "-3"), "not-a-step");
        add("no step comes before too large", enter(0, "n", "23"), "not-a-step");
        add("terms that make no step", "{'do':'enter','player':0,'row':'n','terms':[5,4]}", "not-a-step");
        add("terms that make a step", "{'do':'enter','player':0,'row':'n','terms':[6,4]}", "");
        add("nothing to clear", clear(0, "n"), "empty-cell");
        add("nothing to clear, by nobody", clear(9, "n"), "out-of-range");
        add("nobody", enter(2, "n", "5"), "out-of-range");
        add("too large", enter(0, "n", "25"), "out-of-range");
        add("too small", enter(0, "n", "-15"), "out-of-range");
        add("the least", enter(0, "n", "-10"), "");
        add("a flag of 2", enter(0, "f", "2"), "out-of-range");
        add("a flag of -1", enter(0, "f", "-1"), "out-of-range");
        add("a choice that is not there", enter(0, "c", "2"), "out-of-range");
        add("the last choice", enter(0, "c", "1"), "");
        add("below 0 in a lookup", enter(0, "l", "-1"), "out-of-range");
        add("beyond all in a lookup", enter(0, "l", "100000"), "out-of-range");
        add("the first of a pair", enter(0, "p", "[4,4]"), "out-of-range");
        add("the second of a pair", enter(0, "p", "[3,5]"), "out-of-range");
        add("a pair below 0", enter(0, "p", "[-1,4]"), "out-of-range");
        add("a whole pair", enter(0, "p", "[3,4]"), "");
        add("beyond what is entered", enter(0, "q", "100000"), "out-of-range");
        add("below it", enter(0, "q", "-100000"), "out-of-range");
        add("at its edge", enter(0, "q", "-99999"), "");
        add("a term beyond it", "{'do':'enter','player':0,'row':'q','terms':[100000,-1000]}", "out-of-range");
        add("terms beyond it", "{'do':'enter','player':0,'row':'q','terms':[99999,1]}", "out-of-range");
        add("adjust of nobody", "{'do':'adjust','player':2,'set':{}}", "out-of-range");
        add("too much extra", "{'do':'adjust','player':0,'set':{'extra':100000}}", "out-of-range");
        add("too little extra", "{'do':'adjust','player':0,'set':{'extra':-100000}}", "out-of-range");

        add("final: one cell twice", final(cell(0, "n", "5") + "," + cell(0, "n", "10")), "cell-twice");
        add("final: the running round named and not",
            final(cell(0, "q", "5") + "," + cell(0, "q", "10", ",'round':1")), "cell-twice");
        add("final: two cells", final(cell(0, "n", "5") + "," + cell(1, "n", "10")), "");
        add("final: cell-twice comes before totals-count",
            final(cell(0, "n", "5") + "," + cell(0, "n", "10"), ",'totals':[1]"), "cell-twice");
        add("final: what is wrong with any cell",
            final(cell(0, "n", "5") + "," + cell(0, "n", "3") + "," + cell(0, "x", "3")), "no-such-row");
        add("final: too few totals", final("", ",'totals':[1]"), "totals-count");
        add("final: none at all", final("", ",'totals':[]"), "totals-count");
        add("final: too many totals", final("", ",'totals':[1,2,3]"), "totals-count");
        add("final: totals-count comes before out-of-range", final(cell(2, "n", "5"), ",'totals':[1]"),
            "totals-count");
        add("final: too large a cell", final(cell(0, "n", "25")), "out-of-range");
        add("final: totals", final("", ",'totals':[-1000000,1000000]"), "");
        add("what is wrong in shape", final("", ",'totals':[1000001,1]"), "bad-record at totals[0]");
    }
    void refusals()
    {
        QFETCH(QByteArray, action);
        Table table(2, rows());
        QTEST(table.tell(action), "code");
    }

    void teamsShareCells()
    {
        Table table(4, rows(), {}, "'teams':[0,1,0,1]");
        QCOMPARE(table.tell(final(cell(0, "n", "5") + "," + cell(2, "n", "10"))), "cell-twice");
        QCOMPARE(table.tell(final("", ",'totals':[1,2,3,4]")), "totals-count");
        QCOMPARE(table.tell(final("", ",'totals':[1,2]")), "");
    }

    void rounds()
    {
        Table none(2, {number("a")});
        QCOMPARE(none.tell("{'do':'end-round'}"), "no-rounds");
        Table over(2, {number("a", EachRound), number("b")}, "'end':{'kind':'rounds','rounds':1}");
        QCOMPARE(over.tell("{'do':'final'}"), "wrong-phase");
        over.endRound();
        QCOMPARE(over.phase(), "rows");
        QCOMPARE(over.told(), "round-ended rounds-over");
        QCOMPARE(over.tell("{'do':'end-round'}"), "wrong-phase");
        over.enter(0, "a", 3).enter(1, "b", 4);
        over.play("{'do':'final'}");
        QCOMPARE(over.tell("{'do':'end-round'}"), "game-over");
        QCOMPARE(over.tell(Table::entry(0, "x", "1")), "game-over");
        QCOMPARE(over.tell("{'do':'finish'}"), "game-over");
        QCOMPARE(over.tell("{'do':'adjust','player':0,'set':{}}"), "game-over");
    }

    void totalsComeBeforeAllElse_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("an entry") << Table::entry(0, "a", "1") << QByteArray("wrong-phase");
        QTest::newRow("the end of a round") << QByteArray("{'do':'end-round'}") << QByteArray("wrong-phase");
        QTest::newRow("a correction")
            << QByteArray("{'do':'adjust','player':0,'set':{'extra':1}}") << QByteArray();
    }
    void totalsComeBeforeAllElse()
    {
        QFETCH(QByteArray, before);
        Table table(2, {number("a", EachRound)}, "'end':{'kind':'reach','points':100}");
        table.play(before);
        QTEST(table.tell("{'do':'final','totals':[1,2]}"), "code");
    }

    void aHundredRounds()
    {
        Table table(2, {number("a", EachRound)}, "'end':{'kind':'reach','points':10,'tied':'on'}");
        while (table.state().round < 100) {
            table.endRound();
        }
        QCOMPARE(table.tell("{'do':'end-round'}"), "round-limit");
        table.enter(0, "a", 10).enter(1, "a", 10);
        QCOMPARE(table.tell("{'do':'end-round'}"), "round-limit");
        table.enter(1, "a", 11).endRound();
        QCOMPARE(table.phase(), "over");
        Table byHand(2, {number("a", EachRound)});
        while (byHand.state().round < 100) {
            byHand.endRound();
        }
        QCOMPARE(byHand.tell("{'do':'end-round'}"), "round-limit");
    }

    void hints()
    {
        Table table(2, rows());
        const auto hintOf = [&](const Enter &enter) { return refusal(table.state(), enter)->hint; };
        QVERIFY((hintOf({{0, "n", {}}, Number(23)}) == Hint{"n", 5, 20, 25}));
        QVERIFY((hintOf({{0, "n", {}}, Number(-3)}) == Hint{"n", 5, -5, 0}));
        QVERIFY((hintOf({{0, "n", {}}, Number(25)}) == Hint{"n", 0, -10, 20}));
        QVERIFY((hintOf({{0, "p", {}}, Number(std::array{3, 9})}) == Hint{"p", 0, 0, 4}));
        QVERIFY((hintOf({{0, "p", {}}, Number(9)}) == Hint{"p", 2}));
        QVERIFY((hintOf({{0, "q", 7}, Number(9)}) == Hint{"q", 0, 1, 1}));
        QVERIFY((hintOf({{5, "n", {}}, Number(5)}) == Hint{"player", 0, 0, 1}));
    }
};
TALLYSTONE_SUITE(RefusalsTest)
#include "refusals_test.moc"
