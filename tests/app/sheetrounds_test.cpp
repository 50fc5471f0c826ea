// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sheethand.h"
#include "tests/suites.h"

/// Rounds, what is counted after them, and what stands beside the rows.
class SheetRoundsTest : public SheetHand
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    /// All rounds, when it is over too.
    void aColumnByItself()
    {
        deal(sample(u"tichu"_s));
        for (const auto &keys : {u"60"_s, u"40"_s, u"30"_s}) {
            type(keys);
            next();
        }
        QCOMPARE(table().sheets().at(0).rounds.size(), 2);
        QCOMPARE(table().sheets().at(0).rounds.at(0).points, QStringList(u"+30"_s));
        QCOMPARE(table().sheets().at(0).rounds.at(1).totals, QStringList(u"60"_s));
    }

    /// It is said when it is sure, and a tie in front asks for one more.
    void theLastRound()
    {
        deal(sample(u"tichu"_s));
        for (int round = 1; round < 10; ++round) {
            type(u"50+50"_s);
            next();
            type(u"50+50"_s);
            next();
        }
        QCOMPARE(table().round(), 10);
        type(u"100"_s);
        next();
        // The other team may still be in front, or tied.
        QVERIFY(table().lastRound());
        QVERIFY(!page().rows.front().last);
        QCOMPARE(table().subtitle(), u"Round 10 · to 1,000"_s);
        type(u"100"_s);
        QCOMPARE(table().wide().hint, u"A tie: one more round."_s);
        tap(cell(0, 0, 10));
        tap(u"keys"_s);
        QCOMPARE(page().lastTitle, u"A tie: one more round."_s);
        tap(cell(0, 1, 10));
        type(u"0"_s);
        tap(cell(0, 0, 10));
        tap(u"keys"_s);
        QVERIFY(page().rows.front().last);
        QCOMPARE(page().lastTitle, u"Ana and Cleo have 1,000"_s);
        QCOMPARE(table().subtitle(), u"Round 10 · last round"_s);
    }

    /// They wait for the end of the rounds, so they are not missing before; and nobody has won until then.
    void rowsOfTheWholeGameComeAfterTheRounds()
    {
        deal(twoRounds());
        for (const auto *points : {"7", "5", "9"}) {
            type(QString::fromLatin1(points));
            if (table().wide().title.startsWith(u"Next"_s)) {
                next();
            }
        }
        QCOMPARE(table().wide().title, u"End round 1"_s);
        QCOMPARE(table().wide().hint, u"nothing is missing"_s);
        QVERIFY(!table().wide().quiet);
        next();
        QCOMPARE(table().endedRounds().size(), 1);
        QCOMPARE(table().backText(), u"Back to round 2"_s);
        type(u"7"_s);
        next();
        tap(u"keys"_s);
        QCOMPARE(table().wide().title, u"End round 2"_s);
        tap(u"keys"_s);
        type(u"5"_s);
        next();
        type(u"9"_s);
        QCOMPARE(table().wide().title, u"End round 2"_s);
        QCOMPARE(table().wide().hint, u"then the rows of the whole game"_s);
        tap(cell(0, 0, 2));
        tap(u"keys"_s);
        QCOMPARE(page().lastText, u"After this round the rows of the whole game are filled in."_s);
        next();
        QCOMPARE(table().subtitle(), u"Whole game"_s);
        // All rounds have ended by now, though the grid has the last one open.
        QCOMPARE(page().rounds.size(), 1);
        QCOMPARE(table().endedRounds().size(), 2);
        QCOMPARE(table().backText(), u"Back to the sheet"_s);
        QCOMPARE(m_refused, QStringList());
    }

    void anEarlierRoundIsCorrected()
    {
        deal(sample(u"tichu"_s));
        for (const auto &keys : {u"60"_s, u"40"_s}) {
            type(keys);
            next();
        }
        QCOMPARE(table().round(), 2);
        QCOMPARE(page().rounds.size(), 1);
        QCOMPARE(page().rows.front().note, u"Ben begins"_s);
        tap(u"round-1"_s);
        QCOMPARE(page().rows.front().note, QString());
        // What is missing in the running one is not told here.
        QCOMPARE(page().note, QString());
        tap(cell(0, 0, 1));
        type(u"65"_s);
        QCOMPARE(table().wide().title, u"Back to round 2"_s);
        next();
        QCOMPARE(page().rounds.at(0).points, QStringList({u"+65"_s, u"+40"_s}));
        QVERIFY(page().rounds.at(0).corrected);
        QCOMPARE(page().line.title, u"Points in tricks · Ana and Cleo"_s);
    }

    /// With a pencil, where the other numbers of the whole game stand.
    void pointsBesideTheRowsAreARow()
    {
        deal(sample(u"tichu"_s));
        QVERIFY(page().gameRows.isEmpty());
        table().touch(u"correct-0-extra"_s, -30);
        table().touch(u"correct-save"_s);
        const auto row = page().gameRows.last();
        QCOMPARE(row.title, u"Points beside the rows"_s);
        QCOMPARE(row.icon, u"ui-edit"_s);
        QCOMPARE(row.cells.at(0).text, u"−30"_s);
        QCOMPARE(row.cells.at(1).text, u"0"_s);
        QCOMPARE(totals().front(), u"−30"_s);
        deal(sample(u"seven-wonders"_s));
        const auto rows = page().rows.size();
        table().touch(u"correct-1-extra"_s, 5);
        table().touch(u"correct-save"_s);
        QCOMPARE(page().rows.size(), rows + 1);
        QCOMPARE(page().rows.last().cells.at(1).text, u"5"_s);
    }

    /// The whole sheet as it stands, for a game that is told again.
    void theGridOfAReplay()
    {
        deal(sample(u"tichu"_s));
        type(u"60"_s);
        next();
        type(u"40"_s);
        next();
        type(u"55"_s);
        next();
        const auto grid = table().grid();
        QCOMPARE(grid.rows.front().title, u"Round 2"_s);
        QVERIFY(grid.rows.at(1).cells.at(0).current);
        QCOMPARE(grid.rows.at(1).cells.at(0).text, u"55"_s);
        QCOMPARE(grid.rounds.size(), 1);
        QCOMPARE(grid.rows.at(1).cells.at(1).text, u"–"_s);
        const auto entries = table().lastEntries();
        QCOMPARE(entries.size(), 3);
        QCOMPARE(entries.at(0).title, u"Points in tricks: 55"_s);
        QCOMPARE(entries.at(0).points, u"+55"_s);
        QCOMPARE(entries.at(2).title, u"Points in tricks: 60"_s);
    }

    void onlyTotals()
    {
        deal(sample(u"tichu"_s));
        tap(u"keys"_s);
        tap(u"totals"_s);
        type(u"800"_s);
        next();
        type(u"1020"_s);
        // What is typed are the totals, and the rows lead nobody to a laurel.
        QCOMPARE(totals(), QStringList({u"800"_s, u"1,020"_s}));
        QCOMPARE(page().rows.front().cells.at(1).text, u"1,020"_s);
        QVERIFY(!page().columns.at(0).leads && page().columns.at(0).place.isEmpty());
        QCOMPARE(table().wide().title, u"Finish"_s);
        next();
        QVERIFY(table().over());
        QVERIFY2(!table().story().contains(u"round"_s), qPrintable(table().story()));
        QCOMPARE(table().verdict(), u"Ben and Dan win"_s);
        QCOMPARE(table().partNames(), QStringList({u"Not explained"_s}));
    }

    /// What stands beside the page may offer a round or a cell; while totals are written it leads nowhere.
    void totalsKnowNoRows()
    {
        deal(sample(u"azul"_s));
        tap(u"keys"_s);
        tap(u"end-round"_s);
        tap(u"keys"_s);
        QCOMPARE(page().strokes.round, u"round-1"_s);
        tap(u"totals"_s);
        type(u"12"_s);
        QCOMPARE(page().strokes.round, QString());
        const auto before = page();
        for (const auto &id :
            {u"round-1"_s, u"keys"_s, u"end-round"_s, u"back"_s, u"value-1"_s, cell(0, 1, 1)}) {
            table().touch(id);
            QVERIFY2(page() == before, qPrintable(id));
        }
        QCOMPARE(table().head(), 1);
        tap(u"totals"_s);
        QCOMPARE(page().strokes.round, u"round-1"_s);
    }
};

TALLYSTONE_SUITE(SheetRoundsTest)
#include "sheetrounds_test.moc"
