// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/sheet/table.h"
#include "tests/suites.h"

using namespace OwnSheet;

/// Formulas: what is read, what is wrong and where, and what comes out.
class FormulaTest : public QObject
{
    Q_OBJECT

    /// Rows a, b, p (pairs), q (a round), f (below them, a round or not) and g (below f).
    static std::vector<Row> rows(bool ofRound)
    {
        const auto text = templateOf({number("a"), number("b"), row("p", "pairs", "'labels':['x','y']"),
            number("q", EachRound), formula("f", "1", ofRound ? EachRound : ""), number("g", EachRound)});
        return readTemplate(text).rows;
    }
    static QByteArray problemIn(const QByteArray &text, bool ofRound = false)
    {
        const auto read = readFormula(rows(ofRound), 4, text.toStdString());
        if (read) {
            return "fine";
        }
        const auto id = idOf(read.error().problem);
        return QByteArray(id.data(), qsizetype(id.size())) + ' ' + QByteArray::number(read.error().place);
    }
    static QByteArray brackets(int count) { return QByteArray(count, '(') + "a" + QByteArray(count, ')'); }

private Q_SLOTS:
    void problems_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("ofRound");
        QTest::addColumn<QByteArray>("problem");
        const auto add = [](const QByteArray &text, const char *problem, bool ofRound = false) {
            QTest::newRow((text.left(40) + (ofRound ? " in a round" : "")).constData())
                << text << ofRound << QByteArray(problem);
        };
        // The spec's own cases.
        add("a + ", "unexpected 4");
        add("a == 2", "unexpected 3");
        add("a < 2 < 3", "unexpected 6");
        add("min(a)", "unexpected 5");
        add("all(a + 1)", "unexpected 6");
        add("a.3", "character 1");
        add("a / 2", "character 2");
        add("2 * b2", "unknown-name 4");
        add("p.2 + a.2", "no-part 6");
        add("q + a", "game-row 4", true);
        add(brackets(16), "fine");
        add(brackets(17), "too-deep 16");
        add("a" + QByteArray(200, ' '), "too-long 200");
        add("a" + QByteArray(199, ' '), "fine");
        add("a.12", "unexpected 3");
        add("round.1", "unknown-name 0");
        add("all(total)", "unknown-name 4");
        add("min(a, a, a, a, a, a, a, a, a, a, a)", "unexpected 32");
        add("min(a, a, a, a, a, a, a, a, a, a)", "fine");
        add("a + 1000001", "too-large 4");
        add("a + 0001000000", "fine");
        add("a 1000001", "unexpected 2");
        add("a + before(a)", "unexpected 4");
        add("before(g)", "not-above 7", true);
        add("q + before(a)", "game-row 11", true);
        add("q + f", "not-above 4", true);
        // All others.
        add("", "unexpected 0");
        add("   ", "unexpected 3");
        add("f", "not-above 0");
        add("g", "not-above 0");
        add("before(f)", "fine", true);
        add("before(q.1)", "fine", true);
        add("before(q.2)", "no-part 7", true);
        add("before q", "unexpected 7", true);
        add("before()", "unexpected 7", true);
        add("before(q", "unexpected 8", true);
        add("before(before(q))", "unexpected 7", true);
        add("all(min)", "unexpected 4");
        add("all(min.1)", "unknown-name 4");
        add("all(round)", "unexpected 4");
        add("all(f)", "not-above 4");
        add("all(p.2)", "fine");
        add("most(q)", "fine");
        add("all(a)", "game-row 4", true);
        add("extra", "unknown-name 0");
        add("rest + a", "unknown-name 0");
        add("A", "unknown-name 0");
        add("Min(a, b)", "unknown-name 0");
        add("min + 1", "unexpected 4");
        add("min", "unexpected 3");
        add("if(a, b)", "unexpected 7");
        add("if(a, b, 1, 2)", "unexpected 10");
        add("abs(a, b)", "unexpected 5");
        add("a b", "unexpected 2");
        add("a nowhere", "unexpected 2");
        add("2a", "unexpected 1");
        add("--a", "unexpected 1");
        add("- a", "fine");
        add("a * -b", "fine");
        add("(a < 2) < 3", "fine");
        add("min(a < 2, b < 3)", "fine");
        add("a ! b", "character 2");
        add("a != b", "fine");
        add("a !b", "character 2");
        add("a\t+ b", "character 1");
        add("a + \xC3\xA9", "character 4");
        add("\xC3\xA9", "character 0");
        add("a)", "unexpected 1");
        add("(a", "unexpected 2");
        add("()", "unexpected 1");
        add("a.1 + b.1 + p.1*p.2+players//round", "fine");
        add("q.1", "fine");
        add(QByteArray(16, '(') + "all(a)" + QByteArray(16, ')'), "too-deep 19");
        add(QByteArray(15, '(') + "all(a)" + QByteArray(15, ')'), "fine");
        add(QByteArray(16, '(') + "min(a", "too-deep 19");
        // Length comes before all else, and is counted in characters.
        add("$" + QByteArray(200, ' '), "too-long 200");
        add(QByteArray("\xC3\xA9").repeated(200), "character 0");
        add(QByteArray("\xC3\xA9").repeated(201), "too-long 200");
    }
    void problems()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, ofRound);
        QTEST(problemIn(text, ofRound), "problem");
    }

    void results_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("value");
        const auto add = [](const char *text, int a, int b, int value) {
            QTest::addRow("%s of %d %d", text, a, b) << QByteArray(text) << a << b << value;
        };
        add("-7 // 2", 0, 0, -4);
        add("7 // -2", 0, 0, -4);
        add("-7 // -2", 0, 0, 3);
        add("-8 // 2", 0, 0, -4);
        add("7 // 0", 0, 0, 0);
        add("a - b - 1", 10, 3, 6);
        add("a * b // 4", 7, 3, 5);
        add("(a < b) + (a = 1)", 1, 2, 2);
        add("2 + 3 * 4", 0, 0, 14);
        add("(2 + 3) * 4", 0, 0, 20);
        add("-a * 2", 3, 0, -6);
        add("12 // 2 // 3", 0, 0, 2);
        add("a + b < 5", 2, 2, 1);
        add("a <= b", 2, 2, 1);
        add("a < b", 2, 2, 0);
        add("a >= b", 2, 2, 1);
        add("a > b", 3, 2, 1);
        add("a != b", 3, 2, 1);
        add("a = b", 3, 2, 0);
        add("min(a, b, 4)", 7, 5, 4);
        add("max(a, b, 4)", 7, 5, 7);
        add("abs(a) + abs(b)", -7, 5, 12);
        add("if(a, 1, 2)", -7, 5, 1);
        add("if(a > 0, 1, 2)", -7, 5, 2);
        add("players * 10 + round", 0, 0, 11);
        add("a * a", 99'999, 0, 999'999'999);
        add("a * -a", 99'999, 0, -999'999'999);
        // Each operation is held by itself.
        add("a * a - 1", 99'999, 0, 999'999'998);
        add("a * a * a // 10000", 99'999, 0, 99'999);
    }
    void results()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, a);
        QFETCH(int, b);
        Table table(1, {number("a"), number("b"), formula("f", text)});
        table.enter(0, "a", a).enter(0, "b", b);
        QFETCH(int, value);
        QCOMPARE(table.values("f"), QByteArray::number(value));
    }

    void whatMayStandAtAPlace()
    {
        const auto list = rows(true);
        const auto at = [&](const char *text, int place) { return offersAt(list, 4, text, place); };
        const auto has
            = [](const auto &all, std::string_view one) { return std::ranges::find(all, one) != all.end(); };
        auto offers = at("", 0);
        QVERIFY(offers.number && !offers.end);
        QVERIFY((offers.names == std::vector{3}));
        QVERIFY(has(offers.words, "before") && has(offers.words, "min") && has(offers.words, "round"));
        QVERIFY((offers.signs == std::vector<std::string_view>{"-", "("}));
        offers = at("q", 1);
        QVERIFY(offers.end && !offers.number && offers.names.empty());
        QVERIFY(has(offers.signs, "+") && has(offers.signs, "//") && has(offers.signs, "="));
        QVERIFY(!has(offers.signs, ")") && !has(offers.signs, ","));
        offers = at("q < 1", 5);
        QVERIFY(!has(offers.signs, "<"));
        offers = at("min(q", 5);
        QVERIFY(has(offers.signs, ",") && !has(offers.signs, ")") && !offers.end);
        offers = at("min(q, q", 8);
        QVERIFY(has(offers.signs, ",") && has(offers.signs, ")"));
        QVERIFY((at("min", 3).signs == std::vector<std::string_view>{"("}));
        QVERIFY((at("before(", 7).names == std::vector{3, 4}));
        QVERIFY((at("all(", 4).names == std::vector{3}));
        QVERIFY(at("all(", 4).words.empty() && !at("all(", 4).number);
        QVERIFY((at("all(q", 5).signs == std::vector<std::string_view>{")"}));
        QVERIFY(!has(at("-", 1).signs, "-"));
        // Only what stands before the place matters; something wrong there is what must be mended first.
        QVERIFY(at("q $", 1) == at("q", 1));
        QCOMPARE(at("nowhere + ", 10).place, 0);
        QCOMPARE(at("q + ", 4).place, 4);
        // In a row of the game there is nothing before it.
        QVERIFY(!has(offersAt(rows(false), 4, "", 0).words, "before"));
        QVERIFY((offersAt(rows(false), 4, "", 0).names == std::vector{0, 1, 2, 3}));
    }
};
TALLYSTONE_SUITE(FormulaTest)
#include "formula_test.moc"
