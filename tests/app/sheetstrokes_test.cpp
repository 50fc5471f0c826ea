// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sheethand.h"
#include "tests/suites.h"

/// What a keyboard and a spreadsheet bring, and the way that the pencil goes.
class SheetStrokesTest : public SheetHand
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    /// By row or by player is remembered with the sheet.
    void theOtherWay()
    {
        deal(sample(u"seven-wonders"_s));
        QCOMPARE(table().wide().title, u"Next: Ben"_s);
        tap(u"walk"_s);
        QCOMPARE(table().wide().title, u"Next: Ana"_s);
        QCOMPARE(table().wide().hint, u"Coins"_s);
        open();
        QCOMPARE(table().wide().hint, u"Coins"_s);
    }

    /// The next game on the same sheet goes the same way, and so does one that is opened again.
    void theOtherWayIsRemembered()
    {
        deal(sample(u"seven-wonders"_s));
        tap(u"walk"_s);
        for (const auto &keys : {u"6"_s, u"14"_s, u"10"_s}) {
            type(keys);
            next();
        }
        QCOMPARE(page().line.title, u"Civilian structures · Ana"_s);
        open();
        QCOMPARE(page().line.title, u"Civilian structures · Ana"_s);
        auto second = m_store->game(m_id).value();
        second.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad3";
        second.draft.clear();
        second.head = 0;
        m_id = m_store->createGame(second).value();
        open();
        QCOMPARE(table().wide().hint, u"Coins"_s);
        type(u"3"_s);
        next();
        QCOMPARE(page().line.title, u"Coins · Ana"_s);
        // Without touches to go by, too.
        table().undo();
        table().undo();
        QCOMPARE(page().line.title, u"Military conflicts · Ana"_s);
    }

    /// What a keyboard does, by the ids that the page has for it.
    void strokes()
    {
        deal(sample(u"tichu"_s));
        auto now = page().strokes;
        QCOMPARE(now.after, u"at-0-1-1"_s);
        QCOMPARE(now.before, QString());
        QCOMPARE(now.below, u"at-2-0-1"_s);
        QCOMPARE(now.why, u"why-1-0-1"_s);
        QCOMPARE(now.ending, u"end-round"_s);
        QCOMPARE(now.drop, QString());
        // What fits is written on the way, what does not stays.
        type(u"65"_s);
        QCOMPARE(page().strokes.drop, u"drop"_s);
        table().touch(page().strokes.after);
        QCOMPARE(table().head(), 1);
        QCOMPARE(page().line.title, u"Points in tricks · Ben and Dan"_s);
        QCOMPARE(page().strokes.after, u"at-2-0-1"_s);
        QCOMPARE(page().strokes.left, u"at-0-0-1"_s);
        type(u"37"_s);
        QCOMPARE(page().strokes.ending, QString());
        table().touch(page().strokes.drop);
        QCOMPARE(page().line.entry, QString());
        QCOMPARE(table().head(), 1);
        // A flag is gone to, and turned only by its own stroke.
        table().touch(u"at-3-0-1"_s);
        QCOMPARE(table().head(), 1);
        QCOMPARE(page().pad.values.size(), 2);
        table().touch(page().strokes.turn);
        QCOMPARE(table().head(), 2);
        QVERIFY(page().rows.at(4).cells.at(0).tap.chosen);
        table().touch(page().strokes.empty);
        QCOMPARE(page().rows.at(4).cells.at(0).text, QString());
        QCOMPARE(page().strokes.missing, u"at-0-1-1"_s);
        // The terms of a sum are opened to be changed.
        table().touch(u"at-0-1-1"_s);
        type(u"30+5"_s);
        table().touch(page().strokes.left);
        table().touch(page().strokes.right);
        QCOMPARE(page().line.entry, u"30 + 5"_s);
        QCOMPARE(page().strokes.drop, QString());
        table().touch(page().strokes.terms);
        tap(u"delete"_s);
        QCOMPARE(page().line.entry, u"30"_s);
        type(u"+1"_s);
        QCOMPARE(page().line.entry, u"30 + 1"_s);
        tap(u"delete"_s);
        QCOMPARE(page().strokes.round, QString());
        table().touch(page().strokes.ending);
        QCOMPARE(table().round(), 2);
        QCOMPARE(page().strokes.round, u"round-1"_s);
        table().touch(page().strokes.round);
        QCOMPARE(page().rows.front().title, u"Round 1"_s);
        table().touch(page().strokes.round);
        QCOMPARE(page().rows.front().title, u"Round 2"_s);
        QCOMPARE(m_refused, QStringList());
    }

    void aPairGoesOnToItsSecondNumber()
    {
        deal(sample(u"kingdomino"_s));
        const auto rows = page().rows;
        const auto pairs = std::ranges::find_if(rows, [](const SheetRow &row) {
            return !row.cells.isEmpty() && row.cells.front().state == u"optional";
        });
        QVERIFY(pairs != rows.end());
        table().touch(pairs->cells.front().tap.id);
        QCOMPARE(page().strokes.times, QString());
        type(u"6"_s);
        table().touch(page().strokes.times);
        type(u"3"_s);
        QCOMPARE(page().line.entry, u"6 × 3"_s);
    }

    /// From a spreadsheet: downward over the rows that are entered, and to the right.
    void pasted()
    {
        deal(sample(u"seven-wonders"_s));
        table().paste(u"6\t−2\r\n14\t5\n10\t\n2 + 5 + 6\tx\n"_s);
        QCOMPARE(m_refused, QStringList(u"1 value does not fit and was not written."_s));
        m_refused.clear();
        QCOMPARE(page().rows.at(0).cells.at(0).text, u"6"_s);
        QCOMPARE(page().rows.at(0).cells.at(1).text, u"−2"_s);
        QCOMPARE(page().rows.at(1).cells.at(1).text, u"5"_s);
        // Treasury is worked out.
        QCOMPARE(page().rows.at(3).cells.at(0).text, u"10"_s);
        QCOMPARE(page().rows.at(3).cells.at(1).state, u"missing"_s);
        QCOMPARE(page().rows.at(4).cells.at(0).terms, u"2+5+6"_s);
        QCOMPARE(table().head(), 6);
        table().undo();
        QCOMPARE(table().head(), 0);
        table().redo();
        open();
        QCOMPARE(table().head(), 6);
        // 28 does not fit and is marked; what lies beyond the sheet is told.
        table().paste(u"28\t1\t1\t1\t1"_s);
        QCOMPARE(m_refused, QStringList(u"2 values do not fit and were not written."_s));
        QCOMPARE(page().rows.at(0).cells.at(0).state, u"unfit"_s);
        QCOMPARE(page().rows.at(0).cells.at(0).text, u"28"_s);
        m_refused.clear();
        table().paste(QString(3000, u'1'));
        QCOMPARE(m_refused, QStringList(u"That is too much at once. Copy fewer cells."_s));
    }

    void numbersAreReadAsSpreadsheetsWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << u"125"_s << u"125"_s;
        QTest::newRow("thousands") << u"1,000"_s << u"1,000"_s;
        QTest::newRow("thousands with a point") << u"1.000"_s << u"1,000"_s;
        QTest::newRow("thousands with a thin space") << u"12\u202f000"_s << u"12,000"_s;
        QTest::newRow("a sum") << u"=3+6+2"_s << u"11"_s;
        QTest::newRow("zeros in front") << u"007"_s << u"7"_s;
        QTest::newRow("a fraction") << u"1.5"_s << QString();
        QTest::newRow("too long") << u"123456"_s << QString();
        QTest::newRow("a word") << u"seven"_s << QString();
    }

    void numbersAreReadAsSpreadsheetsWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        deal(sample(u"carcassonne"_s));
        table().touch(u"at-0-0-0"_s);
        table().paste(text);
        QCOMPARE(page().rows.at(0).cells.at(0).text, shown);
        QCOMPARE(m_refused.size(), shown.isEmpty() ? 1 : 0);
    }
};

TALLYSTONE_SUITE(SheetStrokesTest)
#include "sheetstrokes_test.moc"
