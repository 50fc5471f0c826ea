// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sheethand.h"
#include "tests/suites.h"

/// Digits belong to the cell that they were typed for, whether they fit, are undone or are only begun.
class SheetTypingTest : public SheetHand
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    /// Also while cells are missing elsewhere, where the pencil was.
    void aKeyAfterATapIsForTheCellThatWasTapped()
    {
        deal(sample(u"seven-wonders"_s));
        tap(cell(10, 0));
        QCOMPARE(page().rows.at(10).cells.at(0).text, u"1"_s);
        tap(u"value-2"_s);
        QCOMPARE(page().rows.at(10).cells.at(0).text, u"2"_s);
        QCOMPARE(page().rows.at(0).cells.at(0).state, u"missing"_s);
        QCOMPARE(m_refused, QStringList());
    }

    void whatDoesNotFitStays()
    {
        deal(sample(u"seven-wonders"_s));
        type(u"28"_s);
        QVERIFY(!table().wide().enabled);
        QCOMPARE(page().line.problem, u"This row goes from −6 to 18."_s);
        QCOMPARE(table().wide().title, u"−6 to 18"_s);
        // Elsewhere, it is marked and not written; back there, it is as it was.
        tap(cell(1, 0));
        QCOMPARE(page().rows.at(0).cells.at(0).state, u"unfit"_s);
        QCOMPARE(table().head(), 0);
        tap(cell(0, 0));
        QCOMPARE(page().line.entry, u"28"_s);
        tap(u"delete"_s);
        QCOMPARE(page().line.change, u"0 → 2"_s);
        next();
        QCOMPARE(table().head(), 1);
    }

    /// What may still become right is not said to be wrong.
    void inFives()
    {
        deal(sample(u"tichu"_s));
        type(u"7"_s);
        QCOMPARE(page().line.problem, QString());
        QVERIFY(page().rows.at(1).cells.at(0).state != u"unfit");
        QVERIFY(!table().wide().enabled);
        type(u"5"_s);
        QVERIFY(table().wide().enabled);
        tap(u"delete"_s);
        type(u"3"_s);
        QCOMPARE(page().line.problem, u"In fives: 70 or 75."_s);
        QCOMPARE(table().wide().title, page().line.problem);
        // Left there, it is marked.
        tap(u"delete"_s);
        tap(cell(0, 1, 1));
        QCOMPARE(page().rows.at(1).cells.at(0).state, u"unfit"_s);
        QCOMPARE(table().head(), 0);
    }

    /// Sums stay readable, undo goes by taps, and half a number outlives a restart.
    void sumsAndUndo()
    {
        deal(sample(u"seven-wonders"_s));
        type(u"3+6+2"_s);
        QCOMPARE(page().line.entry + page().line.sum, u"3 + 6 + 2 = 11"_s);
        open();
        QCOMPARE(page().line.entry, u"3 + 6 + 2"_s);
        next();
        QCOMPARE(page().rows.at(0).cells.at(0).text, u"11"_s);
        QCOMPARE(page().rows.at(0).cells.at(0).terms, u"3+6+2"_s);
        table().undo();
        QCOMPARE(page().line.entry, u"3 + 6 + 2"_s);
        QCOMPARE(table().head(), 0);
        table().undo();
        QCOMPARE(page().line.entry, u"3 + 6 + "_s);
    }

    /// What undo brought back, or what was only begun, is not written by having a look.
    void foldingTheKeysAwayWritesNothing()
    {
        deal(sample(u"tichu"_s));
        type(u"65"_s);
        next();
        table().undo();
        QCOMPARE(page().line.entry, u"65"_s);
        tap(u"keys"_s);
        QCOMPARE(table().head(), 0);
        QCOMPARE(page().rows.at(1).cells.at(0).state, u"begun"_s);
        QCOMPARE(page().rows.at(1).cells.at(0).text, u"65"_s);
        QCOMPARE(totals(), QStringList({u"0"_s, u"0"_s}));
        tap(u"keys"_s);
        QCOMPARE(page().line.entry, u"65"_s);
        tap(cell(0, 1, 1));
        QCOMPARE(table().head(), 0);
        QCOMPARE(page().rows.at(1).cells.at(0).state, u"missing"_s);
    }

    /// Undone is undone: only the wide button writes it again, or a tap elsewhere after typing on.
    void whatUndoBroughtBackIsNotWrittenByATapElsewhere()
    {
        deal(sample(u"tichu"_s));
        type(u"65"_s);
        tap(cell(0, 1, 1));
        QCOMPARE(table().head(), 1);
        table().undo();
        QCOMPARE(page().line.entry, u"65"_s);
        tap(cell(0, 1, 1));
        QCOMPARE(table().head(), 0);
        QCOMPARE(page().rows.at(1).cells.at(0).state, u"missing"_s);
        // After a kill, and after undoing the tap as well.
        open();
        QCOMPARE(page().line.title, u"Points in tricks · Ben and Dan"_s);
        QCOMPARE(page().line.entry, QString());
        table().undo();
        QCOMPARE(page().line.entry, u"65"_s);
        open();
        tap(cell(0, 1, 1));
        QCOMPARE(table().head(), 0);
        table().undo();
        next();
        QCOMPARE(table().head(), 1);
        table().undo();
        tap(u"delete"_s);
        type(u"0"_s);
        tap(cell(0, 1, 1));
        QCOMPARE(table().head(), 1);
        QCOMPARE(page().rows.at(1).cells.at(0).text, u"60"_s);
        // What was only typed is typed, undo or not.
        type(u"405"_s);
        table().undo();
        tap(cell(0, 0, 1));
        QCOMPARE(page().rows.at(1).cells.at(1).text, u"40"_s);
        QCOMPARE(m_refused, QStringList());
    }
};

TALLYSTONE_SUITE(SheetTypingTest)
#include "sheettyping_test.moc"
