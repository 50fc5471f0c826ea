// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/planted/faults.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// What ./check --planted makes wrong, and what it leaves alone.
class PlantedTest : public QObject
{
    Q_OBJECT

    /// As lines of a function that has begun.
    static QString inFunction(const QString &lines)
    {
        return u"// A file.\nint f(int a, int b)\n{\n"_s + lines + u"\n}\n"_s;
    }

private Q_SLOTS:
    void aLineHasItsFaults_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("after");
        QTest::newRow("at least") << u"    return a < b;"_s << u"turned"_s << u"return a <= b;"_s;
        QTest::newRow("equal") << u"    const bool is = a == b;"_s << u"turned"_s
                               << u"const bool is = a != b;"_s;
        QTest::newRow("loop") << u"    for (int i = 0; i < a; ++i) {"_s << u"turned"_s
                              << u"for (int i = 0; i <= a; ++i)"_s;
        QTest::newRow("and") << u"    if (a && b) {"_s << u"and or"_s << u"if (a || b)"_s;
        QTest::newRow("branch") << u"    if (a) {"_s << u"branch"_s << u"if (false)"_s;
        QTest::newRow("branch of a name")
            << u"    if (const auto *p = f(a)) {"_s << u"branch"_s << u"if (false)"_s;
        QTest::newRow("else") << u"    } else if (a) {"_s << u"branch"_s << u"} else if (false)"_s;
        QTest::newRow("call") << u"    g(a);"_s << u"left out"_s << u"(left out)"_s;
        QTest::newRow("signal") << u"    Q_EMIT changed();"_s << u"left out"_s << u"(left out)"_s;
        QTest::newRow("sum") << u"    a += b;"_s << u"swapped"_s << u"a -= b;"_s;
        QTest::newRow("least") << u"    return std::min(a, b);"_s << u"swapped"_s
                               << u"return std::max(a, b);"_s;
        QTest::newRow("not") << u"    return !a;"_s << u"not"_s << u"return a;"_s;
        QTest::newRow("number") << u"    return 0;"_s << u"one more"_s << u"return 1;"_s;
        QTest::newRow("two lines") << u"    return a\n        < b;"_s << u"turned"_s << u"return a <= b;"_s;
        QTest::newRow("short body") << u"    const auto is = [&](int c) { return c < a; };"_s << u"turned"_s
                                    << u"return c <= a;"_s;
    }
    void aLineHasItsFaults()
    {
        QFETCH(QString, line);
        QFETCH(QString, kind);
        QFETCH(QString, after);
        const auto text = inFunction(line);
        const auto faults = faultsIn(u"model/f.cpp"_s, text);
        const auto found = std::ranges::find_if(
            faults, [&](const Fault &fault) { return fault.kind == kind && fault.after == after; });
        QVERIFY(found != faults.end());
        QCOMPARE(found->first, 4);
        const auto planted = withFaults(text, {*found});
        QVERIFY(planted.contains(u"planted<%1>()"_s.arg(found->number())));
        QCOMPARE(planted.count(u'\n'), text.count(u'\n'));
        QCOMPARE(planted.count(u'{') - planted.count(u'}'), text.count(u'{') - text.count(u'}'));
    }

    void isLeftAlone_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("comment") << inFunction(u"    // return a < b;"_s);
        QTest::newRow("long comment") << inFunction(u"    /* one\n    return a < b;\n    */"_s);
        QTest::newRow("string") << inFunction(u"    return \"a < b && 1\";"_s);
        QTest::newRow("raw string") << inFunction(u"    return R\"(\n    a < b;\n    g(a);\n)\";"_s);
        QTest::newRow("character") << inFunction(u"    return '<';"_s);
        QTest::newRow("template") << inFunction(u"    return h<a>(b);"_s);
        QTest::newRow("assertion") << inFunction(u"    Q_ASSERT(a < b);"_s);
        QTest::newRow("include") << u"#include <a>\n#if A < 1\n#endif\n"_s;
        QTest::newRow("member") << u"struct A {\n    int a = 0;\n    bool b = true;\n};\n"_s;
        QTest::newRow("declaration") << u"class A\n{\npublic:\n    A(int a);\n    A();\n};\n"_s;
        QTest::newRow("constant")
            << u"constexpr int a()\n{\n    return 1 + 2;\n}\nconstexpr int b = 1 + 2;\n"_s;
        QTest::newRow("glued words") << inFunction(u"    return u\"a\"_s + name;"_s);
        QTest::newRow("grown words") << inFunction(u"    const auto a = f(path += '.');"_s);
    }
    void isLeftAlone()
    {
        QFETCH(QString, text);
        const auto faults = faultsIn(u"model/f.cpp"_s, text);
        QVERIFY2(faults.empty(), faults.empty() ? "" : qPrintable(faults.front().after));
    }

    /// A fault is known by what it says, wherever it is.
    void aNumberStays()
    {
        const auto line = u"    return a < b;"_s;
        const auto one = faultsIn(u"model/f.cpp"_s, inFunction(line));
        const auto moved = faultsIn(u"model/f.cpp"_s, inFunction(u"\n    int c = a;\n"_s + line));
        QCOMPARE(one.size(), std::size_t(1));
        QCOMPARE(moved.size(), std::size_t(1));
        QCOMPARE(one.front().number(), moved.front().number());
        QVERIFY(one.front().number() != faultsIn(u"model/g.cpp"_s, inFunction(line)).front().number());
    }
};

QTEST_APPLESS_MAIN(PlantedTest)
#include "planted_test.moc"
