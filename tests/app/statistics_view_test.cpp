// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/history/pastfilter.h"
#include "app/showcase/samplegames.h"
#include "app/statistics/figuresections.h"
#include "app/statistics/statisticsboard.h"
#include "app/table/tables.h"
#include "app/words/language.h"
#include "db/exchange.h"
#include "tests/suites.h"

#include <QDateTime>
#include <QSignalSpy>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace
{
/// One finished game, read off its record by replaying it.
struct Told {
    QStringList names;
    QList<int> scores;
    /// From 1, ties share the better one.
    QList<int> ranks;
    QString edition;
    QDateTime ended;

    bool won(qsizetype seat) const { return names.size() > 1 && ranks[seat] == 1; }
};

std::optional<Told> tell(const Record &record)
{
    const auto replay = entryFor(record).rules->replay(record, {});
    if (!replay.over || replay.abandoned) {
        return std::nullopt;
    }
    Told told{.ended = QDateTime::fromString(QString::fromStdString(record.finishedAt), Qt::ISODate)};
    told.ranks.resize(static_cast<qsizetype>(record.players.size()));
    int rank = 1;
    for (const auto &tied : replay.ranking) {
        for (const int seat : tied) {
            told.ranks[seat] = rank;
        }
        rank += static_cast<int>(tied.size());
    }
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        told.names << QString::fromStdString(record.players[seat]);
        told.scores << replay.scores[seat].total;
    }
    const auto *edition = Json::find(*record.options.as<Json::Object>(), "edition");
    told.edition = edition ? QString::fromStdString(*edition->as<std::string>()) : u"original"_s;
    return told;
}

QString oneDigit(double value)
{
    return QString::number(value, 'f', 1).replace(u'-', QChar(0x2212));
}

QString percent(double part, double whole)
{
    return u"%1%"_s.arg(std::lround(100 * part / whole));
}
}

/// What the pages of statistics say, against plain loops over the records and against numbers made by hand.
class StatisticsViewTest : public QObject
{
    Q_OBJECT

    /// By how many of each game they have.
    std::map<int, Store> m_stores;
    Store *m_store = nullptr;
    std::unique_ptr<StatisticsBoard> m_board;
    std::string m_game;

    /// So many of each of two games, in turns; nothing here changes them.
    void fill(int each)
    {
        m_board.reset();
        m_game = "bronze-age";
        if (!m_stores.contains(each)) {
            auto &store = m_stores.emplace(each, Store::open(":memory:", gameOutcome).value()).first->second;
            addSampleGames(store, 2 * each, 2);
        }
        m_store = &m_stores.at(each);
        m_board = std::make_unique<StatisticsBoard>(*m_store, [] { return std::string(SampleTime); });
        m_board->open();
    }

    /// Of the game that is shown.
    template<typename Wanted>
    QList<Told> games(Wanted wanted)
    {
        QList<Told> list;
        const auto records = Exchange(*m_store).records().value();
        for (const auto &record : records) {
            if (record.game != m_game) {
                continue;
            }
            if (const auto told = tell(record); told && wanted(*told)) {
                list << *told;
            }
        }
        std::ranges::stable_sort(list, {}, &Told::ended);
        return list;
    }

    static StatSection sectionIn(StatView &view, const QString &title)
    {
        while (!view.complete()) {
            view.readOn();
        }
        for (const auto &section : view.sections()) {
            if (section.title == title) {
                return section;
            }
        }
        qFatal("no section is called %s", qPrintable(title));
    }
    StatSection section(const QString &title) { return sectionIn(*m_board, title); }
    StatSection careerSection(const QString &title) { return sectionIn(*m_board->career(), title); }

    void showCareerOf(const QString &name)
    {
        const auto row = m_board->sections()[0].labels.indexOf(name);
        QVERIFY(row >= 0);
        m_board->choosePlayer(static_cast<int>(row));
        QCOMPARE(m_board->career()->name(), name);
    }

    /// What stands on the first screen, by a plain loop over these games.
    void compareFirst(const QList<Told> &list)
    {
        QVERIFY(!list.isEmpty());
        int sheets = 0;
        int points = 0;
        int best = INT_MIN;
        std::map<QString, std::array<int, 2>> players;
        std::map<int, int> columns;
        for (const auto &game : list) {
            for (qsizetype seat = 0; seat < game.names.size(); ++seat) {
                ++sheets;
                points += game.scores[seat];
                best = std::max(best, game.scores[seat]);
                // Alone nobody wins and nobody loses.
                if (game.names.size() > 1) {
                    players[game.names[seat]][0] += 1;
                    players[game.names[seat]][1] += game.won(seat) ? 1 : 0;
                }
            }
        }
        QCOMPARE(m_board->numbers()[0], QString::number(list.size()));
        QCOMPARE(m_board->numbers()[1], oneDigit(double(points) / sheets));
        QCOMPARE(m_board->numbers()[2], QString::number(best));

        const auto wins = section(u"Wins"_s);
        QCOMPARE(wins.labels.size(), qsizetype(players.size()));
        for (qsizetype i = 0; i < wins.labels.size(); ++i) {
            const auto &[played, won] = players.at(wins.labels[i]);
            QCOMPARE(wins.texts[i], QString::number(won));
            QCOMPARE(wins.asides[i], u"of %1"_s.arg(played));
            QVERIFY(i == 0 || wins.texts[i].toInt() <= wins.texts[i - 1].toInt());
            // As much of the bar as of the games.
            QCOMPARE(wins.values[i] / wins.maximum, double(won) / played);
        }

        const auto scores = section(u"Scores"_s);
        double counted = 0;
        for (qsizetype i = 0; i < scores.labels.size(); ++i) {
            const auto range = QString(scores.longLabels[i]).replace(QChar(0x2212), u'-').split(u" to "_s);
            int within = 0;
            for (const auto &game : list) {
                within += static_cast<int>(std::ranges::count_if(game.scores,
                    [&](int score) { return score >= range[0].toInt() && score <= range[1].toInt(); }));
            }
            QCOMPARE(scores.values[i], double(within));
            counted += scores.values[i];
        }
        QCOMPARE(counted, double(sheets));
        QCOMPARE(scores.values[scores.strong], *std::ranges::max_element(scores.values));
        QVERIFY(scores.labels.size() <= 15);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }

    void theFirstScreen()
    {
        fill(60);
        compareFirst(games([](const Told &) { return true; }));
    }

    void theOtherGame()
    {
        fill(60);
        const auto choices = m_board->choices();
        const auto choice = std::ranges::find(choices, u"game"_s, &StatChoice::id);
        QVERIFY(choice != choices.end());
        m_board->choose(u"game"_s, static_cast<int>(choice->options.indexOf(u"Stone Age"_s)));
        m_game = "stone-age";
        compareFirst(games([](const Told &) { return true; }));
        QVERIFY(!section(u"Where people gather"_s).values.isEmpty());
    }

    void filters_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("option");
        QTest::newRow("two players") << u"players"_s << u"2 players"_s;
        QTest::newRow("four players") << u"players"_s << u"4 players"_s;
        QTest::newRow("an edition") << u"variant"_s << u"Revised"_s;
        QTest::newRow("this year") << u"period"_s << u"2026"_s;
        QTest::newRow("last year") << u"period"_s << u"2025"_s;
        QTest::newRow("twelve months") << u"period"_s << u"Last 12 months"_s;
        QTest::newRow("thirty days") << u"period"_s << u"Last 30 days"_s;
    }
    void filters()
    {
        QFETCH(QString, id);
        QFETCH(QString, option);
        fill(60);
        const auto choices = m_board->choices();
        const auto choice = std::ranges::find(choices, id, &StatChoice::id);
        QVERIFY(choice != choices.end());
        QVERIFY2(choice->options.contains(option), qPrintable(choice->options.join(u", "_s)));
        m_board->choose(id, static_cast<int>(choice->options.indexOf(option)));
        const auto now = QDateTime::fromString(QLatin1StringView(SampleTime), Qt::ISODate);
        const auto wanted = [&](const Told &game) {
            if (id == u"players") {
                return game.names.size() == option.left(1).toInt();
            }
            if (id == u"variant") {
                return game.edition == u"revised"_s;
            }
            if (option.startsWith(u"20")) {
                return game.ended.date().year() == option.toInt();
            }
            const auto from = option.contains(u"30") ? now.date().addDays(-30) : now.date().addMonths(-12);
            return game.ended.toLocalTime().date() >= from;
        };
        const auto all = games([](const Told &) { return true; }).size();
        const auto left = games(wanted);
        QVERIFY(left.size() < all);
        compareFirst(left);
        m_board->choose(id, 0);
        QCOMPARE(m_board->numbers()[0], QString::number(all));
    }

    void theYearsAreThoseOfTheHistory()
    {
        fill(60);
        PastFilter history(*m_store, [] { return std::string(SampleTime); });
        history.refresh();
        const auto choices = m_board->choices();
        const auto period = std::ranges::find(choices, u"period"_s, &StatChoice::id);
        QVERIFY(period->options.size() > 4);
        QCOMPARE(period->options, history.periods());
    }

    void stoppedGamesAreLeftOutWithAWordAndASwitch()
    {
        fill(60);
        int stopped = 0;
        int all = 0;
        const auto records = Exchange(*m_store).records().value();
        for (const auto &record : records) {
            const auto replay = entryFor(record).rules->replay(record, {});
            if (record.game == m_game) {
                ++all;
                stopped += replay.abandoned ? 1 : 0;
            }
        }
        QVERIFY(stopped > 1);
        QCOMPARE(m_board->numbers()[0], QString::number(all - stopped));
        QCOMPARE(m_board->stoppedNote(), u"%1 games that were stopped early are left out."_s.arg(stopped));
        QVERIFY(!m_board->countsStopped());
        m_board->countStopped(true);
        QCOMPARE(m_board->numbers()[0], QString::number(all));
        QCOMPARE(m_board->stoppedNote(), u"%1 games that were stopped early are counted."_s.arg(stopped));
        m_board->countStopped(false);
        QCOMPARE(m_board->numbers()[0], QString::number(all - stopped));
        fill(0);
        QCOMPARE(m_board->stoppedNote(), QString());
    }

    void aGameAloneCountsInNoWinRate()
    {
        fill(60);
        std::map<QString, int> contests;
        int together = 0;
        int alone = 0;
        for (const auto &game : games([](const Told &) { return true; })) {
            alone += game.names.size() == 1 ? 1 : 0;
            together += game.names.size() > 1 ? 1 : 0;
            for (const auto &name : game.names) {
                contests[name] += game.names.size() > 1 ? 1 : 0;
            }
        }
        QVERIFY(alone > 0);
        const auto wins = section(u"Wins"_s);
        QCOMPARE(wins.note, u"%1 games"_s.arg(together));
        for (qsizetype i = 0; i < wins.labels.size(); ++i) {
            QCOMPARE(wins.asides[i], u"of %1"_s.arg(contests[wins.labels[i]]));
        }
    }

    void alone()
    {
        fill(60);
        m_board->choose(u"players"_s, 1);
        const auto list = games([](const Told &game) { return game.names.size() == 1; });
        QVERIFY(!list.isEmpty());
        const auto best = section(u"Best scores"_s);
        for (qsizetype i = 0; i < best.labels.size(); ++i) {
            int most = INT_MIN;
            for (const auto &game : list) {
                most = game.names[0] == best.labels[i] ? std::max(most, game.scores[0]) : most;
            }
            QCOMPARE(best.values[i], double(most));
        }
        for (const auto &section : m_board->sections()) {
            QVERIFY(section.title != u"Wins by seat"_s && section.title != u"Better than chance"_s);
        }
    }

    void whoIsBest()
    {
        fill(60);
        const auto best = section(u"Better than chance"_s);
        std::map<QString, std::array<double, 3>> players;
        for (const auto &game : games([](const Told &told) { return told.names.size() > 1; })) {
            for (qsizetype seat = 0; seat < game.names.size(); ++seat) {
                auto &[played, won, fair] = players[game.names[seat]];
                played += 1;
                won += game.won(seat) ? 1 : 0;
                fair += 1.0 / double(game.names.size());
            }
        }
        std::erase_if(players, [](const auto &entry) { return entry.second[0] < 5; });
        QCOMPARE(best.labels.size(), qsizetype(players.size()));
        for (qsizetype i = 0; i < best.labels.size(); ++i) {
            const auto &[played, won, fair] = players.at(best.labels[i]);
            QVERIFY(std::abs(best.values[i] - won / fair) < 1e-9);
            QCOMPARE(best.asides[i], u"%1 of %2"_s.arg(percent(won, played)).arg(played));
            QCOMPARE(best.cells[4 * i + 3], percent(fair, played));
            QVERIFY(i == 0 || best.values[i] <= best.values[i - 1]);
        }
    }

    void seats()
    {
        fill(60);
        const auto tiles = section(u"Wins by seat"_s);
        QCOMPARE(tiles.labels, (QStringList{u"1st seat"_s, u"2nd seat"_s, u"3rd seat"_s, u"4th seat"_s}));
        for (qsizetype seat = 0; seat < 4; ++seat) {
            double played = 0;
            double won = 0;
            double fair = 0;
            for (const auto &game :
                games([&](const Told &told) { return told.names.size() > std::max<qsizetype>(1, seat); })) {
                played += 1;
                won += game.won(seat) ? 1 : 0;
                fair += 1.0 / double(game.names.size());
            }
            QCOMPARE(tiles.texts[seat], percent(won, played));
            QCOMPARE(tiles.asides[seat], u"chance %1"_s.arg(percent(fair, played)));
        }
    }

    void seatsOfOnePlayer()
    {
        fill(60);
        showCareerOf(u"Marc"_s);
        const auto tiles = careerSection(u"Wins by seat"_s);
        const auto list
            = games([](const Told &told) { return told.names.size() > 1 && told.names.contains(u"Marc"_s); });
        QCOMPARE(tiles.note, u"%1 games"_s.arg(list.size()));
        for (qsizetype i = 0; i < tiles.labels.size(); ++i) {
            const int played = tiles.cells[5 * i].toInt();
            QCOMPARE(tiles.texts[i] == u"–"_s, played < 5);
        }
    }

    void trend()
    {
        fill(60);
        showCareerOf(u"Léa"_s);
        const auto line = careerSection(u"Over time"_s);
        QList<int> scores;
        for (const auto &game : games([](const Told &told) { return told.names.contains(u"Léa"_s); })) {
            scores << game.scores[game.names.indexOf(u"Léa"_s)];
        }
        QVERIFY(scores.size() > 15);
        QCOMPARE(line.labels.size(), 12);
        QCOMPARE(line.values.size(), 24);
        for (qsizetype i = 0; i < 12; ++i) {
            const auto at = scores.size() - 12 + i;
            QCOMPARE(line.values[i], double(scores[at]));
            QCOMPARE(
                line.values[12 + i], (scores[at] + scores[at - 1] + scores[at - 2] + scores[at - 3]) / 4.0);
        }
    }

    void headToHead()
    {
        fill(60);
        showCareerOf(u"Marc"_s);
        const auto bars = careerSection(u"Head to head"_s);
        const auto count = bars.labels.size();
        QVERIFY(count > 2);
        for (qsizetype i = 0; i < count; ++i) {
            int ahead = 0;
            int behind = 0;
            int level = 0;
            for (const auto &game : games([&](const Told &told) {
                     return told.names.contains(u"Marc"_s) && told.names.contains(bars.labels[i]);
                 })) {
                const int own = game.ranks[game.names.indexOf(u"Marc"_s)];
                const int other = game.ranks[game.names.indexOf(bars.labels[i])];
                ahead += own < other ? 1 : 0;
                behind += own > other ? 1 : 0;
                level += own == other ? 1 : 0;
            }
            QCOMPARE(bars.values[i], double(ahead));
            QCOMPARE(bars.values[count + i], double(behind));
            QCOMPARE(bars.values[2 * count + i], double(level));
            QCOMPARE(bars.texts[i], u"%1 : %2"_s.arg(ahead).arg(behind));
        }
    }

    void streaks()
    {
        fill(60);
        showCareerOf(u"Inès"_s);
        int now = 0;
        int most = 0;
        int without = 0;
        int longest = 0;
        for (const auto &game :
            games([](const Told &told) { return told.names.size() > 1 && told.names.contains(u"Inès"_s); })) {
            const bool won = game.won(game.names.indexOf(u"Inès"_s));
            now = won ? now + 1 : 0;
            without = won ? 0 : without + 1;
            most = std::max(most, now);
            longest = std::max(longest, without);
        }
        QCOMPARE(careerSection(u"Streaks"_s).values,
            (QList<double>{double(most), double(now), double(longest), double(without)}));
    }

    void aCareerKeepsTheFilter()
    {
        fill(60);
        showCareerOf(u"Léa"_s);
        auto &career = *m_board->career();
        QSignalSpy everybody(m_board.get(), &StatView::changed);
        career.choose(u"players"_s, 2);
        QVERIFY(everybody.size() > 0);
        const auto list = games([](const Told &told) { return told.names.size() == 2; });
        QCOMPARE(m_board->numbers()[0], QString::number(list.size()));
        QCOMPARE(career.numbers()[0], QString::number(std::ranges::count_if(list, [](const Told &told) {
            return told.names.contains(u"Léa"_s);
        })));
        const auto names = career.choices().front().options;
        career.choose(u"player"_s, static_cast<int>(names.indexOf(u"Tom"_s)));
        QCOMPARE(career.name(), u"Tom"_s);
    }

    void sectionsComeWhenAskedFor()
    {
        fill(60);
        QCOMPARE(m_board->sections().size(), 2);
        QVERIFY(!m_board->complete());
        m_board->readOn();
        QCOMPARE(m_board->sections().size(), 5);
        m_board->choose(u"period"_s, 1);
        QCOMPARE(m_board->sections().size(), 5);
        m_board->readOn();
        m_board->readOn();
        QVERIFY(m_board->complete());
        m_board->open();
        QCOMPARE(m_board->sections().size(), 2);
    }

    void nothingYet()
    {
        fill(0);
        QVERIFY(!m_board->empty().isEmpty());
        QVERIFY(m_board->sections().isEmpty());
        QVERIFY(m_board->complete());
        m_board->findLeader();
        QCOMPARE(m_board->leaderText(), QString());
    }

    void tooFewGamesSaySo()
    {
        fill(2);
        QVERIFY(m_board->empty().isEmpty());
        QCOMPARE(section(u"Better than chance"_s).empty, u"Only 2 games so far. This takes 5 games."_s);
        QCOMPARE(section(u"Favourite developments"_s).empty, u"Only 2 games so far. This takes 5 games."_s);
        QCOMPARE(section(u"What winners buy, in order"_s).empty, u"Too few wins: this takes 5."_s);
        const auto name = section(u"Wins"_s).labels[0];
        QCOMPARE(section(u"%1 over time"_s.arg(name)).empty, u"Play three games to see a trend."_s);
        showCareerOf(name);
        QCOMPARE(m_board->career()->rate(), u"A win rate takes 5 games with others."_s);
        for (const auto &person : m_board->career()->people()) {
            QVERIFY(!person.note.isEmpty());
        }
    }

    void theLeader()
    {
        fill(60);
        const auto wins = section(u"Wins"_s);
        const bool alone = wins.texts[0] != wins.texts[1];
        const auto expected = alone ? u"%1 leads with %2 wins"_s.arg(wins.labels[0], wins.texts[0])
                                    : u"%1 players lead"_s.arg(wins.texts.count(wins.texts[0]));
        m_board->choose(u"players"_s, 2);
        m_board->findLeader();
        QCOMPARE(m_board->leaderText(), expected);
        QCOMPARE(wins.strong, alone ? 0 : -1);
    }

    /// Who leads is told of the last game that counts.
    void aGameStoppedEarlyHidesNoLeader()
    {
        fill(60);
        m_board->findLeader();
        const auto leader = m_board->leaderText();
        QVERIFY(!leader.isEmpty());
        const Record stopped{.id = "0d6a7c0e-5a3d-4a64-9a55-3f3f5a0c9d11",
            .game = "stone-age",
            .players = {"Ada", "Ben"},
            .startedAt = "2090-01-01T20:00:00Z",
            .finishedAt = "2090-01-01T21:00:00Z",
            .actions = {{Json::Object{{"do", "finish"}}}}};
        QVERIFY(Exchange(*m_store).import(std::array{stopped}, std::array<std::string, 2>{"murex", "lapis"}));
        m_board->findLeader();
        QCOMPARE(m_board->leaderText(), leader);
        m_stores.erase(60);
    }

    /// Ten games of two by hand: the sums are what db/ would hand over, the texts follow by arithmetic.
    void figuresOfTheBronzeAge()
    {
        const FigureTotals totals{.games = 10,
            .sheets = 20,
            .wonSheets = 10,
            .figures = {{"cost/drought", 6, 14, 2, 4}, {"cost/revolt", 1, 5, 0, 0},
                {"development/coinage", 5, 20, 4, 12}, {"development/irrigation", 15, 18, 8, 8},
                {"dice", 20, 1200, 10, 600}, {"first/temple", 4, 4, 3, 3},
                {"monument/step-pyramid", 10, 10, 6, 6}, {"monument/temple", 6, 15, 4, 8},
                {"points/bonuses", 20, 10, 10, 10}, {"points/developments", 20, 200, 10, 140},
                {"points/disasters", 20, -50, 10, -12}, {"points/monuments", 20, 120, 10, 90},
                {"rounds", 10, 95, 0, 0}, {"seconds", 8, 8 * 2400, 0, 0}, {"skulls", 20, 212, 10, 90},
                {"strikes/drought", 6, 7, 2, 2}, {"strikes/revolt", 1, 1, 0, 0}, {"turns", 10, 190, 0, 0}}};
        const auto list = figureSections(0, totals);
        const auto titled = [&](QStringView title) {
            const auto found = std::ranges::find(list, title, &StatSection::title);
            return found == list.end() ? StatSection{} : *found;
        };

        const auto points = titled(u"Where points come from");
        QCOMPARE(points.values, (QList<double>{10, 14, 6, 9, 0.5, 1, -2.5, -1.2}));
        QCOMPARE(points.texts, (QStringList{u"14.0"_s, u"22.8"_s}));

        const auto favourites = titled(u"Favourite developments");
        QCOMPARE(favourites.labels, (QStringList{u"Irrigation"_s, u"Coinage"_s}));
        QCOMPARE(favourites.texts, (QStringList{u"75%"_s, u"25%"_s}));
        QCOMPARE(favourites.asides, (QStringList{u"1.2"_s, u"4.0"_s}));

        const auto winners = titled(u"What winners buy, in order");
        QCOMPARE(winners.labels, (QStringList{u"Irrigation"_s, u"Coinage"_s}));
        QCOMPARE(winners.texts, (QStringList{u"80%"_s, u"40%"_s}));
        QCOMPARE(winners.asides, (QStringList{u"1.0"_s, u"3.0"_s}));

        const auto monuments = titled(u"Monuments, earliest first");
        QCOMPARE(monuments.labels, (QStringList{u"Step Pyramid"_s, u"Temple"_s}));
        QCOMPARE(monuments.cells,
            (QStringList{u"10"_s, u"50%"_s, u"1.0"_s, u"0"_s, u"6"_s, u"30%"_s, u"2.5"_s, u"4"_s}));

        const auto disasters = titled(u"Disasters");
        QCOMPARE(disasters.texts, (QStringList{u"0"_s, u"7"_s, u"0"_s, u"0"_s, u"1"_s}));
        QCOMPARE(disasters.asides, (QStringList{u"–"_s, u"−14"_s, u"–"_s, u"–"_s, u"−5 goods"_s}));

        const auto luck = titled(u"Luck with skulls");
        QCOMPARE(luck.texts, (QStringList{u"212"_s, u"200.0"_s}));
        QCOMPARE(luck.asides, (QStringList{u"106%"_s, u"100%"_s}));

        const auto length = titled(u"Length of games");
        QCOMPARE(length.texts, (QStringList{u"9.5"_s, u"19.0"_s, u"40 min"_s, u"126 s"_s}));
        QCOMPARE(length.cells[5], u"8"_s);
    }

    /// What one takes from the other adds up to nothing on all sheets, and still was lost by who won.
    void pointsTakenFromEachOther()
    {
        const FigureTotals totals{.games = 1,
            .sheets = 2,
            .wonSheets = 1,
            .figures = {{"points/battles", 2, 0, 1, -3}, {"points/buildings", 2, 40, 1, 31}}};
        const auto section = FigureSections::pointsEverHad(totals,
            {{u"Buildings"_s, {}, "points/buildings"}, {u"Battles"_s, {}, "points/battles"},
                {u"Famine"_s, {}, "points/famine"}});
        QCOMPARE(section.names, (QStringList{u"Buildings"_s, u"Battles"_s}));
        QCOMPARE(section.texts, (QStringList{u"20.0"_s, u"28.0"_s}));
    }

    void languages()
    {
        fill(60);
        m_board->readOn();
        QVERIFY(useLanguage(u"fr"_s));
        m_board->retranslate();
        QCOMPARE(m_board->sections().size(), 5);
        QCOMPARE(m_board->sections()[0].title, u"Victoires"_s);
        QVERIFY(m_board->numbers()[1].contains(u','));
        QVERIFY(useLanguage(u"en"_s));
    }
};

TALLYSTONE_SUITE(StatisticsViewTest)
#include "statistics_view_test.moc"
