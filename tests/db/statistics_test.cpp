// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"
#include "db/exchange.h"
#include "db/statistics.h"
#include "tests/db/plainplay.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/often.h"
#include "tests/suites.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Support;

namespace
{
constexpr unsigned GameCount = often(1'000);

struct Question {
    std::string edition;
    int players = 0;
    std::string player;
    std::string from;
    std::string until;
    bool abandoned = false;
};

bool concerns(const Played &game, const Question &question)
{
    return (question.edition.empty() || game.edition == question.edition)
        && (question.players == 0 || static_cast<int>(game.names.size()) == question.players)
        && (question.from.empty() || game.finishedAt >= question.from)
        && (question.until.empty() || game.finishedAt < question.until)
        && (question.abandoned || !game.abandoned);
}

/// How much the database has to do for all that the pages of statistics show.
int stepsOf(const Store &store, const StatisticsFilter &filter)
{
    int steps = 0;
    const auto count = [](void *sum) { return ++*static_cast<int *>(sum), 0; };
    auto *database = store.connection().database().getHandle();
    sqlite3_progress_handler(database, 1, count, &steps);
    const Statistics statistics(store, filter);
    must(statistics.overview());
    must(statistics.standings());
    must(statistics.scores());
    must(statistics.seats());
    must(statistics.figures());
    must(statistics.headToHead());
    must(statistics.trend(1));
    sqlite3_progress_handler(database, 0, nullptr, nullptr);
    return steps;
}
}

/// Every figure against one that a plain loop over the same games comes to.
class StatisticsTest : public QObject
{
    Q_OBJECT

    std::vector<Played> m_games;
    std::optional<Store> m_store;

    std::int64_t idOf(const std::string &name) const
    {
        for (const auto &standing : must(Statistics(*m_store, {.abandoned = true}).standings())) {
            if (standing.name == name) {
                return standing.player;
            }
        }
        return 0;
    }

    Statistics ask(const Question &question) const
    {
        return {*m_store,
            {.game = "bronze-age",
                .variant = question.edition,
                .players = question.players,
                .player = question.player.empty() ? 0 : idOf(question.player),
                .from = question.from,
                .until = question.until,
                .abandoned = question.abandoned}};
    }

    /// The sheets in question: a game and a seat in it.
    std::vector<std::pair<const Played *, std::size_t>> sheets(const Question &question) const
    {
        std::vector<std::pair<const Played *, std::size_t>> sheets;
        for (const auto &game : m_games) {
            for (std::size_t seat = 0; concerns(game, question) && seat < game.names.size(); ++seat) {
                if (question.player.empty() || game.names[seat] == question.player) {
                    sheets.emplace_back(&game, seat);
                }
            }
        }
        return sheets;
    }

    static bool won(const Played &game, std::size_t seat)
    {
        return game.names.size() > 1 && game.ranks[seat] == 1;
    }

    void checkOverview(const Question &question)
    {
        Overview expected;
        std::int64_t total = 0;
        std::int64_t seconds = 0;
        std::set<const Played *> games;
        for (const auto &[game, seat] : sheets(question)) {
            ++expected.sheets;
            expected.wins += won(*game, seat) ? 1 : 0;
            total += game->totals[seat];
            expected.bestScore = std::max(expected.bestScore.value_or(INT_MIN), game->totals[seat]);
            if (games.insert(game).second) {
                expected.contests += game->names.size() > 1 ? 1 : 0;
                expected.timedGames += game->seconds > 0 ? 1 : 0;
                seconds += game->seconds;
            }
        }
        auto stopped = question;
        stopped.abandoned = true;
        std::set<const Played *> stoppedGames;
        for (const auto &[game, seat] : sheets(stopped)) {
            if (game->abandoned) {
                stoppedGames.insert(game);
            }
        }
        expected.stopped = static_cast<int>(stoppedGames.size());
        expected.games = static_cast<int>(games.size());
        expected.averageScore = expected.sheets > 0 ? double(total) / expected.sheets : 0;
        expected.averageSeconds = expected.timedGames > 0 ? double(seconds) / expected.timedGames : 0;
        const auto overview = must(ask(question).overview());
        QCOMPARE(overview.games, expected.games);
        QCOMPARE(overview.sheets, expected.sheets);
        QCOMPARE(overview.contests, expected.contests);
        QCOMPARE(overview.stopped, expected.stopped);
        QVERIFY(overview == expected);
    }

    void checkStandings(const Question &question)
    {
        struct Row {
            int games = 0;
            int contests = 0;
            int wins = 0;
            int total = 0;
            int best = INT_MIN;
        };
        std::map<std::string, Row> rows;
        auto everybody = question;
        everybody.player.clear();
        for (const auto &[game, seat] : sheets(everybody)) {
            auto &row = rows[game->names[seat]];
            ++row.games;
            row.contests += game->names.size() > 1 ? 1 : 0;
            row.wins += won(*game, seat) ? 1 : 0;
            row.total += game->totals[seat];
            row.best = std::max(row.best, game->totals[seat]);
        }
        const auto standings = must(ask(question).standings());
        QCOMPARE(standings.size(), rows.size());
        for (const auto &standing : standings) {
            const auto &row = rows.at(standing.name);
            QCOMPARE(standing.games, row.games);
            QCOMPARE(standing.contests, row.contests);
            QCOMPARE(standing.wins, row.wins);
            QCOMPARE(standing.averageScore, double(row.total) / row.games);
            QCOMPARE(standing.bestScore, row.best);
        }
        QVERIFY(std::ranges::is_sorted(standings, std::greater(), &PlayerStanding::wins));
    }

    void checkScoresAndSeats(const Question &question)
    {
        std::map<int, int> counts;
        std::map<int, std::array<int, 3>> seats;
        for (const auto &[game, seat] : sheets(question)) {
            ++counts[game->totals[seat]];
            auto &row = seats[static_cast<int>(seat)];
            ++row[0];
            row[1] += won(*game, seat) ? 1 : 0;
            row[2] += game->totals[seat];
        }
        std::vector<ScoreCount> scores;
        for (const auto &[score, count] : counts) {
            scores.push_back({score, count});
        }
        QVERIFY(must(ask(question).scores()) == scores);
        std::vector<SeatStanding> standings;
        for (const auto &[seat, row] : seats) {
            standings.push_back({seat, row[0], row[1], double(row[2]) / row[0]});
        }
        QVERIFY(must(ask(question).seats()) == standings);
    }

    void checkFigures(const Question &question)
    {
        FigureTotals expected;
        std::map<std::string, FigureTotal> totals;
        std::set<const Played *> games;
        const auto add = [&](const std::string &key, std::int64_t value, bool byWinner) {
            auto &total = totals[key];
            total.key = key;
            ++total.sheets;
            total.total += value;
            total.wonSheets += byWinner ? 1 : 0;
            total.wonTotal += byWinner ? value : 0;
        };
        for (const auto &[game, seat] : sheets(question)) {
            ++expected.sheets;
            expected.wonSheets += won(*game, seat) ? 1 : 0;
            for (const auto &[key, value] : game->figures[seat]) {
                add(key, value, won(*game, seat));
            }
            if (games.insert(game).second) {
                add("rounds", game->rounds, false);
                add("turns", game->turns, false);
                if (game->seconds > 0) {
                    add("seconds", game->seconds, false);
                }
            }
        }
        expected.games = static_cast<int>(games.size());
        for (const auto &[key, total] : totals) {
            expected.figures.push_back(total);
        }
        const auto figures = must(ask(question).figures());
        QCOMPARE(figures.figures.size(), expected.figures.size());
        for (std::size_t i = 0; i < figures.figures.size(); ++i) {
            QVERIFY2(figures.figures[i] == expected.figures[i], figures.figures[i].key.c_str());
        }
        QVERIFY(figures == expected);
        QVERIFY(figures.of("no such key") == FigureTotal{.key = "no such key"});
    }

    void checkCareer(const Question &question)
    {
        auto own = sheets(question);
        std::ranges::stable_sort(own, {}, [](const auto &sheet) { return sheet.first->ended; });
        std::map<std::string, std::array<int, 3>> opponents;
        Streaks streaks;
        for (const auto &[game, seat] : own) {
            for (std::size_t other = 0; other < game->names.size(); ++other) {
                if (other != seat) {
                    auto &row = opponents[game->names[other]];
                    ++row[0];
                    row[1] += game->ranks[seat] < game->ranks[other] ? 1 : 0;
                    row[2] += game->ranks[seat] > game->ranks[other] ? 1 : 0;
                }
            }
            if (game->names.size() > 1) {
                ++streaks.games;
                streaks.currentWins = won(*game, seat) ? streaks.currentWins + 1 : 0;
                streaks.currentWithout = won(*game, seat) ? 0 : streaks.currentWithout + 1;
                streaks.longestWins = std::max(streaks.longestWins, streaks.currentWins);
                streaks.longestWithout = std::max(streaks.longestWithout, streaks.currentWithout);
            }
        }
        QVERIFY(must(ask(question).streaks()) == streaks);
        const auto pairs = must(ask(question).headToHead());
        QCOMPARE(pairs.size(), opponents.size());
        for (const auto &pair : pairs) {
            QCOMPARE((std::array{pair.games, pair.ahead, pair.behind}), opponents.at(pair.name));
        }
        const auto trend = must(ask(question).trend(12));
        const auto count = std::min<std::size_t>(12, own.size());
        QCOMPARE(trend.size(), count);
        for (std::size_t i = 0; i < count; ++i) {
            const auto &[game, seat] = own[own.size() - count + i];
            QCOMPARE(trend[i].played, game->ended);
            QCOMPARE(trend[i].score, game->totals[seat]);
            QCOMPARE(trend[i].rank, game->ranks[seat]);
            QCOMPARE(trend[i].won, won(*game, seat));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto records = RandomGames::games(0, GameCount);
        m_store.emplace(must(Store::open(":memory:", RandomGames::tell)));
        must(Exchange(*m_store).import(records, RandomGames::colours));
        for (const auto &record : records) {
            m_games.push_back(playPlainly(record));
        }
        QVERIFY(std::ranges::any_of(m_games, &Played::abandoned));
    }

    void everyFigure_data()
    {
        QTest::addColumn<Question>("question");
        QTest::newRow("all") << Question{};
        QTest::newRow("with the abandoned") << Question{.abandoned = true};
        QTest::newRow("one edition") << Question{.edition = "revised"};
        QTest::newRow("four players") << Question{.players = 4};
        QTest::newRow("alone") << Question{.players = 1};
        QTest::newRow("one player") << Question{.player = "Chloé"};
        QTest::newRow("whole years") << Question{
            .from = "2021-01-01T00:00:00Z", .until = "2024-01-01T00:00:00Z"};
        QTest::newRow("years and pieces")
            << Question{.from = "2020-03-07T11:00:00Z", .until = "2025-10-02T00:00:00Z"};
        QTest::newRow("within a year")
            << Question{.from = "2022-03-01T00:00:00Z", .until = "2022-09-01T00:00:00Z"};
        QTest::newRow("over a new year")
            << Question{.from = "2022-07-01T00:00:00Z", .until = "2023-07-01T00:00:00Z"};
        QTest::newRow("since") << Question{.from = "2024-05-05T00:00:00Z"};
        QTest::newRow("until") << Question{.until = "2020-05-05T00:00:00Z"};
        QTest::newRow("nothing") << Question{.from = "2030-01-01T00:00:00Z"};
        QTest::newRow("all at once") << Question{.edition = "late-bronze",
            .players = 3,
            .player = "Hugo",
            .from = "2019-06-01T00:00:00Z",
            .until = "2026-06-01T00:00:00Z",
            .abandoned = true};
    }
    void everyFigure()
    {
        QFETCH(Question, question);
        checkOverview(question);
        checkStandings(question);
        checkScoresAndSeats(question);
        checkFigures(question);
    }

    void everyCareer_data() { everyFigure_data(); }
    void everyCareer()
    {
        QFETCH(Question, question);
        for (const char *name : {"Ana", "Chloé", "Jörg"}) {
            question.player = name;
            checkCareer(question);
        }
    }

    /// Games that come to the same sums cost nothing, unless they were abandoned.
    void asManyStepsForMoreGames()
    {
        const auto abandoned = [](const Record &record) { return playPlainly(record).abandoned; };
        auto few = RandomGames::games(0, 40);
        std::erase_if(few, abandoned);
        unsigned seed = 40;
        while (!abandoned(RandomGames::game(seed))) {
            ++seed;
        }
        few.insert(few.begin(), RandomGames::game(seed));
        auto many = few;
        for (int time = 1; time < 5; ++time) {
            std::ranges::remove_copy_if(few, std::back_inserter(many), abandoned);
        }
        for (auto &record : many) {
            record.id = "game-" + std::to_string(&record - many.data());
        }
        Store small = must(Store::open(":memory:", RandomGames::tell));
        Store large = must(Store::open(":memory:", RandomGames::tell));
        must(Exchange(small).import(few, RandomGames::colours));
        must(Exchange(large).import(many, RandomGames::colours));
        for (const bool stopped : {false, true}) {
            for (const std::int64_t player : {0, 1}) {
                const StatisticsFilter filter{.player = player, .abandoned = stopped};
                QVERIFY(must(Statistics(large, filter).overview()).games
                    > 3 * must(Statistics(small, filter).overview()).games);
                QCOMPARE(stepsOf(large, filter), stepsOf(small, filter));
            }
        }
    }

    void rivalAndNemesis()
    {
        const HeadToHead often{.other = 1, .games = 9, .ahead = 6, .behind = 3};
        const HeadToHead even{.other = 2, .games = 9, .ahead = 4, .behind = 5};
        const HeadToHead stronger{.other = 3, .games = 6, .ahead = 1, .behind = 4};
        const HeadToHead once{.other = 4, .games = 1, .ahead = 0, .behind = 1};
        QVERIFY(rivalIn({often, even, stronger}) == even);
        QVERIFY(!rivalIn({once}));
        QVERIFY(!rivalIn({}));
        QVERIFY(nemesisIn({often, even, stronger, once}) == stronger);
        QVERIFY(!nemesisIn({often}));
        QVERIFY(!nemesisIn({}));
    }
};
TALLYSTONE_SUITE(StatisticsTest)
#include "statistics_test.moc"
