// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sheethand.h"
#include "tests/suites.h"

/// Whole games by taps, as the design counts them.
class SheetTapsTest : public SheetHand
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    /// Five players: 45 cells with 54 digits and a minus, and three taps for the symbols that two chose.
    void sevenWonders()
    {
        auto record = sample(u"seven-wonders"_s);
        record.players.emplace_back("Maximiliane");
        deal(record);
        QCOMPARE(table().sheetTitle(), u"7 Wonders"_s);
        QCOMPARE(table().subtitle(), u"0 of 45 cells"_s);
        QCOMPARE(page().columns.size(), 5);
        const QList<QStringList> rows = {{u"6"_s, u"2-"_s, u"13"_s, u"18"_s, u"0"_s},
            {u"14"_s, u"5"_s, u"3"_s, u"9"_s, u"7"_s}, {u"10"_s, u"7"_s, u"0"_s, u"10"_s, u"5"_s},
            {u"13"_s, u"18"_s, u"7"_s, u"12"_s, u"11"_s}, {u"4"_s, u"0"_s, u"3"_s, u"6"_s, u"5"_s},
            {u"5"_s, u"9"_s, u"0"_s, u"4"_s, u"7"_s}, {u"3"_s, u"0"_s, u"4"_s, u"1"_s, u"2"_s},
            {u"2"_s, u"1"_s, u"2"_s, u"0"_s, u"2"_s}, {u"1"_s, u"0"_s, u"1"_s, u"1"_s, u"2"_s}};
        for (int row = 0; row < rows.size(); ++row) {
            for (int column = 0; column < 5; ++column) {
                type(rows.at(row).at(column));
                if (row < 8 || column < 4) {
                    next();
                }
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
        // The tap that leads elsewhere writes the last of them.
        QCOMPARE(m_taps, 44 + 54 + 1);
        tap(cell(10, 1));
        QCOMPARE(table().subtitle(), u"45 of 45 cells"_s);
        // It is one there, and the pencil stays: whoever means two says so next.
        QCOMPARE(page().rows.at(10).cells.at(1).text, u"1"_s);
        QVERIFY(page().rows.at(10).cells.at(1).current);
        tap(cell(10, 2));
        tap(u"value-2"_s);
        QCOMPARE(page().rows.at(10).cells.at(2).text, u"2"_s);
        QCOMPARE(m_taps, 102);
        QCOMPARE(totals(), QStringList({u"63"_s, u"37"_s, u"72"_s, u"55"_s, u"56"_s}));
        QCOMPARE(table().wide().title, u"Finish"_s);
        next();
        QVERIFY(table().over());
        QCOMPARE(m_taps, 102 + 1);
        QCOMPARE(table().verdict(), u"Cleo wins"_s);
        QCOMPARE(table().verdictNote(), u"72 points, 9 ahead of Ana"_s);
        QCOMPARE(m_refused, QStringList());
    }

    /// A round is 6 taps, with a call 8, with a double victory 1 more.
    void tichu()
    {
        struct Round {
            std::array<QString, 2> cards;
            std::array<int, 2> calls = {};
            int doubled = -1;
        };
        const QList<Round> rounds = {{{u"65"_s, u"35"_s}, {100, 0}}, {{u"0"_s, u"0"_s}, {-100, 100}, 1},
            {{u"55"_s, u"45"_s}}, {{u"125"_s, u"25-"_s}, {200, -100}}, {{u"0"_s, u"0"_s}, {100, -200}, 0},
            {{u"30"_s, u"70"_s}, {0, 100}}, {{u"85"_s, u"15"_s}, {100, 0}}, {{u"90"_s, u"10"_s}, {100, 0}}};
        deal(sample(u"tichu"_s));
        QCOMPARE(page().columns.size(), 2);
        QCOMPARE(page().columns.at(0).name, u"Ana and Cleo"_s);
        QCOMPARE(table().subtitle(), u"Round 1 · to 1,000"_s);
        for (int number = 1; number <= rounds.size(); ++number) {
            const auto &round = rounds.at(number - 1);
            m_taps = 0;
            type(round.cards[0]);
            next();
            type(round.cards[1]);
            QCOMPARE(table().wide().title, u"End round %1"_s.arg(number));
            for (int column = 0; column < 2; ++column) {
                const int call = round.calls[static_cast<std::size_t>(column)];
                if (call != 0) {
                    tap(cell(2, column, number));
                    tap(u"value-%1"_s.arg(call));
                }
            }
            if (round.doubled >= 0) {
                tap(cell(3, round.doubled, number));
            }
            if (number == 3) {
                QCOMPARE(m_taps + 1, 6);
            } else if (number == 1) {
                QCOMPARE(m_taps + 1, 8);
            }
            QCOMPARE(table().lastRound(), number == rounds.size());
            next();
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        QVERIFY(table().over());
        QCOMPARE(table().verdict(), u"Ana and Cleo win"_s);
        QCOMPARE(table().verdictNote(), u"1,150 points, 900 ahead of Ben and Dan"_s);
        QCOMPARE(table().sheets().at(0).rounds.size(), 8);
        // Who plays together has one place and one total.
        const auto ranking = table().ranking();
        QCOMPARE(ranking.size(), 2);
        QCOMPARE(ranking.at(0).name, u"Ana and Cleo"_s);
        QCOMPARE(ranking.at(0).seats, QList<int>({0, 2}));
        QCOMPARE(ranking.at(0).colour, u"murex saffron"_s);
        QCOMPARE(ranking.at(0).total, 1'150);
        QVERIFY(ranking.at(0).winner);
        QCOMPARE(ranking.at(1).rank, 2);
        QCOMPARE(ranking.at(1).total, 250);
        QCOMPARE(table().sides().at(1).name, u"Ben and Dan"_s);
        // Nothing is left to the end.
        QVERIFY(table().endNotes().isEmpty());
        QCOMPARE(m_refused, QStringList());
    }

    /// One number a round: rounds are lines, the newest on top.
    void dartsArePlainLines()
    {
        deal(sample(u"darts-501"_s));
        QVERIFY(page().plain);
        QCOMPARE(page().rows.size(), 1);
        QCOMPARE(page().rows.at(0).title, u"Round 1"_s);
        QVERIFY(page().gameRows.isEmpty());
        QCOMPARE(table().totalWord(), u"Left"_s);
        const int columns = static_cast<int>(page().columns.size());
        for (const auto &visit : {u"60"_s, u"180"_s}) {
            for (int column = 0; column < columns; ++column) {
                type(visit);
                next();
            }
        }
        QCOMPARE(page().rows.at(0).title, u"Round 3"_s);
        QCOMPARE(page().rounds.size(), 2);
        QCOMPARE(page().rounds.at(0).number, u"2"_s);
        QCOMPARE(page().rounds.at(0).points.at(0), u"180"_s);
        QCOMPARE(page().rounds.at(0).totals.at(0), u"261"_s);
        QCOMPARE(page().roundsNote, u"Visit, then what is left"_s);
        tap(u"round-1"_s);
        QCOMPARE(page().rows.at(0).title, u"Round 1"_s);
        QCOMPARE(page().rows.at(0).cells.at(0).text, u"60"_s);
    }

    void moreThanOneNumberIsNoPlainLine()
    {
        deal(sample(u"tichu"_s));
        QVERIFY(!page().plain);
        QCOMPARE(page().roundsNote, u"points, then total"_s);
        QCOMPARE(table().target(), 1'000);
        QCOMPARE(table().targetText(), u"1,000 ends it"_s);
        QCOMPARE(table().totalWord(), u"Total"_s);
        deal(sample(u"seven-wonders"_s));
        QCOMPARE(table().targetText(), QString());
    }

    void dartsEndAtOnce()
    {
        deal(sample(u"darts-501"_s));
        const int columns = static_cast<int>(page().columns.size());
        for (const auto &visit : {u"180"_s, u"180"_s}) {
            for (int column = 0; column < columns; ++column) {
                type(visit);
                next();
            }
        }
        type(u"141"_s);
        QCOMPARE(table().wide().title, page().columns.at(0).name + u" wins"_s);
        QCOMPARE(table().wide().hint, u"ends the game at once"_s);
        next();
        QVERIFY(table().over());
    }

    void shownInTheReadersLanguage()
    {
        deal(sample(u"seven-wonders"_s));
        QVERIFY(useLanguage(u"de"_s));
        table().retranslate();
        QCOMPARE(page().rows.at(0).title, u"Militärische Konflikte"_s);
        QVERIFY(useLanguage(u"en"_s));
    }
};

TALLYSTONE_SUITE(SheetTapsTest)
#include "sheettaps_test.moc"
