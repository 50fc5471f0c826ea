// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/sheet/sheettable.h"
#include "app/table/tables.h"
#include "app/words/language.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/app/tables.h"
#include "tests/suites.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

/// Sheets by taps, as the design counts them.
class SheetTapsTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<GameTable> m_table;
    int m_taps = 0;
    QStringList m_refused;

    SheetTable &table() { return dynamic_cast<SheetTable &>(*m_table); }
    SheetCellsPage page() { return table().cells(); }

    static QByteArray sampleText(const QString &name)
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/sheet/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("no sample %s", qPrintable(name));
        }
        return file.readAll();
    }
    static Record sample(const QString &name)
    {
        return readRecord(sampleText(name).toStdString(), gameRules()).value();
    }
    /// A game of two rounds, with rows of the whole game after them.
    static Record twoRounds()
    {
        auto text = sampleText(u"azul"_s);
        text.replace(R"("rows": [)", R"("end": {"kind": "rounds", "rounds": 2}, "rows": [)");
        // Its own actions end it by hand.
        text.replace(text.indexOf(R"("actions")"), text.size(), R"("actions": []})");
        return readRecord(text.toStdString(), gameRules()).value();
    }
    void open()
    {
        m_table = openTable(*m_store, m_id, Tables::clock).value();
        connect(m_table.get(), &GameTable::refused, this, [this](const QString &why) { m_refused << why; });
    }
    void deal(const Record &record)
    {
        constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite", "madder"};
        m_taps = 0;
        m_refused.clear();
        m_table.reset();
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        GameRow row{.uuid = record.id,
            .game = record.game,
            .options = Json::writeCompact(record.options),
            .startedAt = Tables::clock(),
            .touchedAt = Tables::clock()};
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            row.seats.push_back({record.players[seat], Colours[seat]});
        }
        m_id = m_store->createGame(row).value();
        open();
    }

    /// Only what is offered can be tapped.
    void tap(const QString &id)
    {
        const auto offers = table().offers();
        QVERIFY2(std::ranges::find(offers, id, &Offer::id) != offers.end(),
            qPrintable(id + u" is not offered at "_s + page().line.title));
        ++m_taps;
        table().touch(id);
    }
    void type(const QString &keys)
    {
        for (const QChar key : keys) {
            tap(key == u'-' ? u"sign"_s : key == u'+' ? u"plus"_s : u"key-"_s + key);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }
    void next() { tap(table().wide().id); }
    QString cell(int row, int column, int round = 0) const
    {
        return u"cell-%1-%2-%3"_s.arg(row).arg(column).arg(round);
    }
    QStringList totals()
    {
        QStringList list;
        for (const auto &column : page().columns) {
            list << column.total;
        }
        return list;
    }

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

    void anEarlierRoundIsCorrected()
    {
        deal(sample(u"tichu"_s));
        for (const auto &keys : {u"60"_s, u"40"_s}) {
            type(keys);
            next();
        }
        QCOMPARE(table().round(), 2);
        QCOMPARE(page().rounds.size(), 1);
        tap(u"round-1"_s);
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
