// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/history/pastgame.h"
#include "app/history/pastgames.h"
#include "app/share/bgstats.h"
#include "app/share/chat.h"
#include "app/share/csv.h"
#include "app/statistics/statisticsboard.h"
#include "app/words/language.h"
#include "db/exchange.h"
#include "db/history.h"
#include "model/record/read.h"
#include "tests/suites.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

/// Games that only their records describe, among all others: history, statistics, and on their way to others.
class SheetArchiveTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;

    static std::string clock() { return "2026-11-20T12:00:00Z"; }
    static QByteArray textOf(const QString &name)
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/sheet/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("no sample %s", qPrintable(name));
        }
        return file.readAll();
    }
    static Record sample(const QString &name)
    {
        return readRecord(textOf(name).toStdString(), gameRules()).value();
    }
    /// The same game with house rules, as another record.
    static Record withHouseRules(Record record)
    {
        std::get<Json::Object>(record.options).push_back({"variant", "Leaders"});
        record.id = "7d444840-9dc0-11d1-b245-5ffdce74fad2";
        return record;
    }

private Q_SLOTS:
    void init()
    {
        QVERIFY(useLanguage(u"en"_s));
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        const std::vector<std::string> colours = {"murex", "lapis", "saffron", "malachite", "madder"};
        const std::vector records = {sample(u"seven-wonders"_s), sample(u"tichu"_s), sample(u"darts-501"_s),
            withHouseRules(sample(u"seven-wonders"_s))};
        QVERIFY(Exchange(*m_store).import(records, colours));
    }

    void historyHasAChipForEachSheet()
    {
        PastGames games(*m_store, clock);
        games.refresh();
        auto &filter = *games.filter();
        QCOMPARE(filter.games(), QStringList({u"All"_s, u"Other games"_s}));
        filter.setGame(1);
        auto sheets = filter.editions();
        QCOMPARE(sheets.takeFirst(), u"All sheets"_s);
        sheets.sort();
        QCOMPARE(sheets, QStringList({u"7 Wonders"_s, u"Darts 501"_s, u"Tichu"_s}));
        filter.setEdition(static_cast<int>(filter.editions().indexOf(u"7 Wonders"_s)));
        // With house rules and without.
        QCOMPARE(games.rowCount(), 2);
        QCOMPARE(games.index(0).data(PastGames::EntryRole).value<PastEntry>().title, u"7 Wonders"_s);
    }

    void aRowOfTheHistorySaysWhatSetsAGameApart()
    {
        // Changed by hand, so no longer the one that comes with the app.
        auto text = textOf(u"seven-wonders"_s);
        text.replace(text.indexOf("\"7 Wonders\""), 11, "\"Ours\"");
        text.replace(text.indexOf("\"version\": 1", text.indexOf("\"template\"")), 12, "\"version\": 2");
        auto own = readRecord(text.toStdString(), gameRules()).value();
        own.id = "11111111-9dc0-11d1-b245-5ffdce74fad2";
        auto totals = sample(u"tichu"_s);
        totals.id = "22222222-9dc0-11d1-b245-5ffdce74fad2";
        totals.actions
            = {{Json::Object{{"do", "final"}, {"totals", Json::Array{860, 1000}}}, totals.actions.back().at}};
        const std::vector<std::string> colours = {"murex", "lapis", "saffron", "malachite", "madder"};
        QVERIFY(Exchange(*m_store).import(std::vector{own, totals}, colours));
        PastGames games(*m_store, clock);
        games.refresh();
        QStringList notes;
        for (int row = 0; row < games.rowCount(); ++row) {
            const auto entry = games.index(row).data(PastGames::EntryRole).value<PastEntry>();
            notes << entry.title + u": "_s + entry.note;
        }
        notes.sort();
        QCOMPARE(notes,
            QStringList({u"7 Wonders: "_s, u"7 Wonders: "_s, u"Darts 501: lowest wins"_s,
                u"Ours: version 2 of your sheet"_s, u"Tichu: 8 rounds"_s, u"Tichu: totals only"_s}));
    }

    void aTeamIsOneInTheHistory()
    {
        PastGames games(*m_store, clock);
        games.refresh();
        for (int row = 0; row < games.rowCount(); ++row) {
            const auto entry = games.index(row).data(PastGames::EntryRole).value<PastEntry>();
            if (entry.title == u"Tichu") {
                QCOMPARE(entry.names, QStringList({u"Ana and Cleo"_s, u"Ben and Dan"_s}));
                QCOMPARE(entry.colours, QStringList({u"murex saffron"_s, u"lapis malachite"_s}));
                QCOMPARE(entry.scores, QList<int>({1'150, 250}));
                QCOMPARE(entry.winners, QList<bool>({true, false}));
                PastGame past(*m_store);
                QVERIFY(past.open(entry.id));
                // A line for each team in the curve.
                QCOMPARE(past.rounds().size(), 8);
                QCOMPARE(past.points().size(), 2 * 8);
                QCOMPARE(past.points().at(7), 1'150);
                QCOMPARE(past.points().last(), 250);
                return;
            }
        }
        QFAIL("no such game");
    }

    void statisticsAreOfOneSheet()
    {
        StatisticsBoard board(*m_store, clock);
        board.open();
        const auto choices = board.choices();
        const auto game = std::ranges::find(choices, u"game"_s, &StatChoice::id);
        QVERIFY(game != choices.end());
        QVERIFY(!game->options.contains(u"Other games"_s));
        board.choose(u"game"_s, static_cast<int>(game->options.indexOf(u"7 Wonders"_s)));
        QCOMPARE(board.numbers().front(), u"2"_s);
        while (!board.complete()) {
            board.readOn();
        }
        const auto sections = board.sections();
        const auto rows = std::ranges::find(sections, u"Rows"_s, &StatSection::title);
        QVERIFY(rows != sections.end());
        QCOMPARE(rows->labels.front(), u"Military conflicts"_s);
        // 6, −2, 13 and 18.
        QCOMPARE(rows->texts.front(), u"8.8"_s);
        QCOMPARE(rows->asides.front(), u"18"_s);
    }

    /// Where the lowest total wins, it is the record.
    void theLowestMayBeTheBest()
    {
        StatisticsBoard board(*m_store, clock);
        board.open();
        const auto choices = board.choices();
        const auto game = std::ranges::find(choices, u"game"_s, &StatChoice::id);
        const auto bestIn = [&](const QString &title) {
            board.choose(u"game"_s, static_cast<int>(game->options.indexOf(title)));
            return board.numbers().at(2);
        };
        QCOMPARE(bestIn(u"Darts 501"_s), u"0"_s);
        QCOMPARE(bestIn(u"Tichu"_s), u"1,150"_s);
        board.choose(u"game"_s, static_cast<int>(game->options.indexOf(u"Darts 501"_s)));
        while (!board.complete()) {
            board.readOn();
        }
        const auto sections = board.sections();
        const auto rows = std::ranges::find(sections, u"Rows"_s, &StatSection::title);
        const auto taken = rows->labels.indexOf(u"Taken off"_s);
        QVERIFY(taken >= 0);
        QCOMPARE(rows->asides.at(taken), u"−501"_s);
    }

    void aTableHasTheColumnsOfItsSheets()
    {
        CsvParts parts;
        parts.add(sample(u"tichu"_s));
        QVERIFY(csvHeader(parts).endsWith(",cards,calls,double,team\r\n"));
        QVERIFY(!csvHeader().contains("cards"));
        const auto rows = csvRows(sample(u"tichu"_s), parts).split('\n');
        QVERIFY(rows.front().contains(",Tichu,Version 1,"));
        QVERIFY(rows.front().contains(",1,Ana,1150,1,1,0,"));
        QVERIFY(rows.front().endsWith(",450,500,200,1\r"));
        // A row for each player, with the team and its place.
        QVERIFY(rows.at(1).contains(",2,Ben,250,2,0,0,"));
        QVERIFY(rows.at(1).endsWith(",2\r"));
        QVERIFY(rows.at(2).endsWith(",1\r"));
        // Those who play for themselves have none.
        QVERIFY(csvRows(sample(u"seven-wonders"_s), parts).split('\n').front().endsWith(",\r"));
        CsvParts noTeams;
        noTeams.add(sample(u"seven-wonders"_s));
        QVERIFY(!csvHeader(noTeams).contains("team"));
    }

    void teamsAreTogetherInAChat()
    {
        const auto lines = chatText(sample(u"tichu"_s)).split(u'\n');
        QCOMPARE(lines.at(0), u"Tichu: Ana and Cleo win"_s);
        QCOMPARE(lines.at(1), u"1. Ana and Cleo: 1,150 points"_s);
        QCOMPARE(lines.at(2), u"2. Ben and Dan: 250 points"_s);
        QVERIFY(lines.at(3).contains(u"8 rounds"_s));
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(chatText(sample(u"tichu"_s)).section(u'\n', 1, 1), u"1. Ana und Cleo: 1.150 Punkte"_s);
    }

    /// There everybody is a player, with the place and the points of the team.
    void bgStatsHasThePlaceOfTheTeam()
    {
        const auto players
            = QJsonDocument::fromJson(bgStatsPlay(sample(u"tichu"_s))).object()["players"_L1].toArray();
        QCOMPARE(players.size(), 4);
        QCOMPARE(players.at(0)["rank"_L1].toInt(), 1);
        QCOMPARE(players.at(2)["rank"_L1].toInt(), 1);
        QVERIFY(players.at(2)["winner"_L1].toBool());
        QCOMPARE(players.at(3)["rank"_L1].toInt(), 2);
        QCOMPARE(players.at(3)["score"_L1].toInt(), 250);
    }

    void bgStatsKnowsTheGame()
    {
        const auto game
            = QJsonDocument::fromJson(bgStatsPlay(sample(u"darts-501"_s))).object()["game"_L1].toObject();
        QCOMPARE(game["name"_L1].toString(), u"Darts 501"_s);
        QCOMPARE(game["sourceGameId"_L1].toString(), u"sheet/darts-501"_s);
        QVERIFY(!game.contains("bggId"_L1));
        QVERIFY(!game["highestWins"_L1].toBool());
        const auto wonders
            = QJsonDocument::fromJson(bgStatsPlay(sample(u"seven-wonders"_s))).object()["game"_L1].toObject();
        QCOMPARE(wonders["bggId"_L1].toInt(), 68448);
    }

    void aChatTellsWhichGameItWas()
    {
        QVERIFY(useLanguage(u"de"_s));
        QVERIFY(chatText(sample(u"wingspan"_s)).startsWith(u"Flügelschlag: "_s));
    }
};

TALLYSTONE_SUITE(SheetArchiveTest)
#include "sheetarchive_test.moc"
