// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sheethand.h"
#include "tests/suites.h"

/// What a cell answers when it is asked: why it is so much, and what it was.
class SheetAskedTest : public SheetHand
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    /// A number of all columns tells which of them brought what.
    void whyOfAll()
    {
        deal(sample(u"tichu"_s));
        type(u"60"_s);
        next();
        type(u"40"_s);
        tap(cell(0, 0, 1));
        const auto why = table().why(page().rows.at(2).cells.at(0).tap.about);
        QCOMPARE(why.formula, u"(60 + 40)"_s);
        QCOMPARE(why.written, u"all(Points in tricks)"_s);
        QCOMPARE(why.cells.size(), 2);
        QCOMPARE(why.cells.at(1).title, u"Ben and Dan"_s);
        QCOMPARE(why.cells.at(1).points, u"40"_s);
    }

    void why()
    {
        deal(sample(u"seven-wonders"_s));
        tap(cell(1, 0));
        const auto waiting = table().why(page().rows.at(2).cells.at(0).tap.about);
        QCOMPARE(waiting.value, u"–"_s);
        QCOMPARE(waiting.cells.size(), 2);
        type(u"14"_s);
        next();
        const auto why = table().why(page().rows.at(2).cells.at(0).tap.about);
        QCOMPARE(why.title, u"Treasury"_s);
        QCOMPARE(why.value, u"4"_s);
        QCOMPARE(why.formula.simplified(), u"14 ÷ 3"_s);
        QCOMPARE(why.cells.at(0).title, u"Coins"_s);
    }

    void aHeldCellTellsWhatItWas()
    {
        deal(sample(u"tichu"_s));
        QCOMPARE(table().held(cell(0, 0, 1)).value, u"–"_s);
        QVERIFY(table().held(cell(0, 0, 1)).lines.isEmpty());
        QCOMPARE(table().held(cell(0, 0, 1)).clear.id, QString());
        type(u"60"_s);
        next();
        tap(cell(0, 0, 1));
        type(u"30+35"_s);
        next();
        const auto held = table().held(cell(0, 0, 1));
        QCOMPARE(held.title, u"Points in tricks"_s);
        QCOMPARE(held.caption, u"Ana and Cleo, Round 1"_s);
        QCOMPARE(held.value, u"30 + 35"_s);
        QCOMPARE(held.lines.size(), 2);
        QCOMPARE(held.lines.at(0).title, u"30 + 35, changed from 60"_s);
        QCOMPARE(held.lines.at(1).title, u"60"_s);
        QVERIFY(!held.lines.at(0).note.isEmpty());
        table().touch(held.clear.id);
        QCOMPARE(page().rows.at(1).cells.at(0).state, u"missing"_s);
        QCOMPARE(table().held(cell(0, 0, 1)).lines.at(0).title, u"empty, changed from 30 + 35"_s);
        table().undo();
        QCOMPARE(page().rows.at(1).cells.at(0).text, u"65"_s);
        QCOMPARE(m_refused, QStringList());
    }
};

TALLYSTONE_SUITE(SheetAskedTest)
#include "sheetasked_test.moc"
