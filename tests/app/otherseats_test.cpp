// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/pastgames.h"
#include "app/share/bgstats.h"
#include "app/share/chat.h"
#include "app/share/csv.h"
#include "app/share/paper.h"
#include "app/share/result.h"
#include "app/table/runninggame.h"
#include "app/traffic/discrepancies.h"
#include "db/exchange.h"
#include "tests/db/support.h"
#include "tests/example_game/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest/QTest>

using namespace Example;
using namespace Qt::StringLiterals;
using namespace Support;

/// A seat that nobody sits at, wherever seats are named, ranked, drawn or handed on.
class OtherSeatsTest : public QObject
{
    Q_OBJECT

    static std::string clock() { return "2026-11-15T20:00:00Z"; }

    static Record played(Json::Object options, const std::vector<int> &throws)
    {
        options.insert(options.begin(), {"goal", 20});
        Record record{.id = "7d444840-9dc0-11d1-b245-5ffdce74fad2",
            .game = "example",
            .options = std::move(options),
            .players = {"Ada"},
            .startedAt = clock(),
            .finishedAt = clock()};
        for (const int points : throws) {
            record.actions.push_back({Json::Object{{"do", "throw"}, {"points", points}}, clock()});
        }
        return record;
    }
    static Record withRival(const std::vector<int> &throws) { return played({{"rival", true}}, throws); }
    static Record alone(int within, const std::vector<int> &throws)
    {
        return played(within > 0 ? Json::Object{{"within", within}} : Json::Object(), throws);
    }

private Q_SLOTS:
    void theGameNamesItsSeats()
    {
        QCOMPARE(seatNames(withRival({})), QStringList({u"Ada"_s, u"Rival"_s}));
        QCOMPARE(seatNames(alone(0, {})), QStringList({u"Ada"_s}));
        QVERIFY(otherSeats(Record{.game = "unknown"}).empty());
    }

    void theTableHasThem()
    {
        auto store = must(Store::open(":memory:", gameOutcome));
        GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad2",
            .game = "example",
            .options = R"({"goal":20,"rival":true})",
            .seats = {{"Ada", "murex"}},
            .startedAt = clock(),
            .touchedAt = clock()};
        const auto id = must(store.createGame(row));
        auto game = must(RunningGame<Rules, Draft>::open(store, id, clock));
        QCOMPARE(seatNames(game.play().heading()), QStringList({u"Ada"_s, u"Rival"_s}));
        QCOMPARE(game.play().nameOf(0), u"Ada"_s);
        QCOMPARE(game.play().nameOf(1), u"Rival"_s);
        QCOMPARE(game.play().colourOf(0), u"murex"_s);
        QCOMPARE(game.play().colourOf(1), u"basalt"_s);
        // The log has its events.
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!game.touch({"points", 3}) && !game.touch({"throw"}));
        }
        QCOMPARE(std::get<Reached>(game.story().events(2).front()).player, 1);
        QVERIFY(game.row().over);
        QCOMPARE(game.record().players.size(), std::size_t(1));
        // Its points can be corrected, and a seat beyond it cannot.
        QVERIFY(!game.undo());
        QVERIFY(!game.touch({"correct-1-points", 2}) && !game.touch({"correct-save"}));
        QCOMPARE(game.state().points[1], 2);
        QVERIFY(refusal(game.state(), Adjust{2, 2}));
    }

    void theRankingHasIt()
    {
        const auto result = resultOf(withRival({7, 7, 7}));
        QCOMPARE(result.standings.size(), std::size_t(2));
        QCOMPARE(result.standings[0].name, u"Rival"_s);
        QVERIFY(result.standings[0].winner && !result.standings[0].person);
        QVERIFY(!result.standings[1].winner && result.standings[1].person);
        QCOMPARE(result.standings[1].rank, 2);
        QVERIFY(result.tieBroken);
    }

    void aChatTellsWhoWon()
    {
        QVERIFY(chatText(withRival({3, 4, 5}))
                    .startsWith(u"Example: Rival wins\n1. Rival: 21 points\n2. Ada: 12 points\n"_s));
        QVERIFY(
            chatText(withRival({12, 12})).startsWith(u"Example: Ada wins\n1. Ada: 24 points\n2. Rival"_s));
    }

    void aloneTheGameSaysWhoWon()
    {
        QVERIFY(chatText(alone(0, {12, 12})).startsWith(u"Example: Ada, 24 points\n"_s));
        QVERIFY(chatText(alone(2, {12, 12})).startsWith(u"Example: Ada wins\n1. Ada: 24 points\n"_s));
        QVERIFY(chatText(alone(2, {1, 12})).startsWith(u"Example: Ada loses\n1. Ada: 13 points\n"_s));
        QVERIFY(!resultOf(alone(2, {1, 12})).standings.front().winner);
    }

    void aTableOfGamesHasARowForIt()
    {
        const auto rows = QString::fromUtf8(csvRows(withRival({3, 4, 5}))).split(u"\r\n"_s);
        QCOMPARE(rows.size(), 3);
        QVERIFY(rows[0].endsWith(u",1,1,Ada,12,2,0,0,12"_s));
        QVERIFY(rows[1].endsWith(u",1,2,Rival,21,1,1,0,21"_s));
    }

    void bgStatsKnowsItByANumber()
    {
        const auto play = QJsonDocument::fromJson(bgStatsPlay(withRival({3, 4, 5}))).object();
        const auto players = play["players"_L1].toArray();
        QCOMPARE(players.size(), 2);
        QCOMPARE(players[0]["sourcePlayerId"_L1].toString(), u"Ada"_s);
        QVERIFY(!players[0]["winner"_L1].toBool());
        QCOMPARE(players[1]["name"_L1].toString(), u"Rival"_s);
        QCOMPARE(players[1]["sourcePlayerId"_L1].toString(), u"example#1"_s);
        QVERIFY(players[1]["winner"_L1].toBool());
    }

    /// A page for each who sits at the table; the other is in the ranking at its foot.
    void paperIsForPeople()
    {
        const QTemporaryDir folder;
        const auto path = pathIn(folder, "sheet.pdf");
        Support::write(path, paperDocument(withRival({3, 4, 5})));
        QProcess reader;
        reader.start(u"pdftotext"_s, {u"-raw"_s, QString::fromStdString(path), u"-"_s});
        QVERIFY(reader.waitForFinished());
        const auto text = QString::fromUtf8(reader.readAllStandardOutput());
        QCOMPARE(text.count(u'\f'), 1);
        QVERIFY2(text.contains(u"The sheet of Ada"_s), qPrintable(text));
        QVERIFY2(text.contains(u"1. Rival"_s), qPrintable(text));
        QVERIFY2(text.contains(u"Rank 2 of 2"_s), qPrintable(text));
    }

    void theHistoryNamesIt()
    {
        auto store = must(Store::open(":memory:", gameOutcome));
        const auto record = withRival({3, 4, 5});
        must(Exchange(store).import(std::span(&record, 1), std::vector<std::string>{"murex"}));
        PastGames past(store, clock);
        past.refresh();
        const auto entry = past.data(past.index(0), PastGames::EntryRole).value<PastEntry>();
        QCOMPARE(entry.names, QStringList({u"Rival"_s, u"Ada"_s}));
        QCOMPARE(entry.colours, QStringList({u"basalt"_s, u"murex"_s}));
        QVERIFY(entry.winners == QList<bool>({true, false}));
        QVERIFY(entry.scores == QList<int>({21, 12}));
    }

    void twoVersionsAreComparedWithIt()
    {
        const auto sentences = discrepancies(withRival({3, 4}), withRival({3, 5}));
        QVERIFY2(sentences.join(u'\n').contains(u"Rival 14"_s), qPrintable(sentences.join(u'\n')));
    }
};
QTEST_MAIN(OtherSeatsTest)
#include "otherseats_test.moc"
