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

    static Record sample(const QString &name)
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/sheet/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("no sample %s", qPrintable(name));
        }
        return readRecord(file.readAll().toStdString(), gameRules()).value();
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

    /// Five players: 45 cells with 55 digits and a minus, and two symbols of one's choice.
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
            {u"13"_s, u"18"_s, u"7"_s, u"12"_s, u"11"_s}, {u"4"_s, u"0"_s, u"3"_s, u"6"_s, u"8"_s},
            {u"5"_s, u"9"_s, u"0"_s, u"4"_s, u"10"_s}, {u"3"_s, u"0"_s, u"4"_s, u"1"_s, u"2"_s},
            {u"2"_s, u"1"_s, u"2"_s, u"0"_s, u"2"_s}, {u"1"_s, u"0"_s, u"1"_s, u"1"_s, u"0"_s}};
        for (const auto &row : rows) {
            for (const auto &keys : row) {
                type(keys);
                next();
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
        QCOMPARE(m_taps, 45 + 55 + 1);
        QCOMPARE(table().subtitle(), u"45 of 45 cells"_s);
        tap(cell(10, 1));
        tap(u"value-1"_s);
        tap(cell(10, 2));
        tap(u"value-2"_s);
        QCOMPARE(totals(), QStringList({u"63"_s, u"37"_s, u"72"_s, u"55"_s, u"44"_s}));
        QCOMPARE(table().wide().title, u"Finish"_s);
        next();
        QVERIFY(table().over());
        QCOMPARE(m_taps, 45 + 55 + 1 + 4 + 1);
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
        QCOMPARE(table().ranking().at(0).total, 1'150);
        QCOMPARE(table().ranking().at(3).total, 250);
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

    void onlyTotals()
    {
        deal(sample(u"tichu"_s));
        tap(u"keys"_s);
        tap(u"totals"_s);
        type(u"800"_s);
        next();
        type(u"1020"_s);
        QCOMPARE(table().wide().title, u"Finish"_s);
        next();
        QVERIFY(table().over());
        QCOMPARE(table().verdict(), u"Ben and Dan win"_s);
        QCOMPARE(table().partNames(), QStringList({u"Not explained"_s}));
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
