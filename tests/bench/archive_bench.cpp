// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The archive as it grows: stores of the sizes named on the command line, by default 10,000, 100,000 and
// 1,000,000 games. The first 10,000 are games played by chance; larger stores hold each of them several
// times, copied with all rows by SQL, and their sums multiplied. The largest takes minutes to make and stays
// beside the program.
#include "db/exchange.h"
#include "db/history.h"
#include "db/statistics.h"
#include "tests/bench/appends.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

using namespace Support;

namespace
{
constexpr int Played = 10'000;
constexpr int Kept = 100 * Played;

/// The middle of several runs, in milliseconds.
template<typename Work>
double milliseconds(int runs, Work work)
{
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

void playAll(const std::string &path, int count)
{
    auto store = must(Store::open(path, RandomGames::tell));
    constexpr int AtOnce = 500;
    for (int from = 0; from < count; from += AtOnce) {
        const auto records = RandomGames::games(
            static_cast<unsigned>(from), static_cast<unsigned>(std::min(AtOnce, count - from)));
        must(Exchange(store).import(records, RandomGames::colours));
    }
}

/// Every game so many times, a minute apart.
void multiply(const std::string &path, int times)
{
    SQLite::Database database(path, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                  " PRAGMA cache_size = -1000000; PRAGMA foreign_keys = OFF; BEGIN");
    for (int copy = 1; copy < times; ++copy) {
        for (const char *sql : {
                 "INSERT INTO game (id, uuid, game, options, head, over, started_at, touched_at, "
                 "finished_at, draft,"
                 " place, note) SELECT id + ?1, lower(hex(randomblob(18))), game, options, head, over, "
                 "started_at,"
                 " touched_at, finished_at, draft, place, note FROM game WHERE id <= ?2",
                 "INSERT INTO seat (game, number, player, colour)"
                 " SELECT game + ?1, number, player, colour FROM seat WHERE game <= ?2",
                 "INSERT INTO packed_log (game, length, actions)"
                 " SELECT game + ?1, length, actions FROM packed_log WHERE game <= ?2",
                 "INSERT INTO outcome (game, variant, players, told, abandoned, contest, played, year)"
                 " SELECT game + ?1, variant, players, told, abandoned, contest, played + ?1 / ?2 * 60, year"
                 " FROM outcome WHERE game <= ?2",
                 "INSERT INTO result (game, seat, player, score, rank, won, played)"
                 " SELECT game + ?1, seat, player, score, rank, won, played + ?1 / ?2 * 60"
                 " FROM result WHERE game <= ?2",
                 "INSERT INTO figure (game, seat, key, value)"
                 " SELECT game + ?1, seat, key, value FROM figure WHERE game <= ?2",
                 "INSERT INTO search (rowid, words) SELECT rowid + ?1, words FROM search WHERE rowid <= ?2",
             }) {
            SQLite::Statement statement(database, sql);
            statement.bind(1, copy * Played);
            statement.bind(2, Played);
            statement.exec();
        }
    }
    for (const char *sql : {"UPDATE seat_tally SET games = games * ?, wins = wins * ?1, points = points * ?1,"
                            " contests = contests * ?1",
             "UPDATE score_tally SET games = games * ?",
             "UPDATE figure_tally SET sheets = sheets * ?, total = total * ?1, won_sheets = won_sheets * ?1,"
             " won_total = won_total * ?1",
             "UPDATE pair_tally SET games = games * ?, ahead = ahead * ?1, behind = behind * ?1"}) {
        SQLite::Statement statement(database, sql);
        statement.bind(1, times);
        statement.exec();
    }
    database.exec("COMMIT; PRAGMA journal_mode = WAL");
}

/// What the first page of statistics shows.
struct Screen {
    Overview overview;
    std::vector<PlayerStanding> standings;
    std::vector<ScoreCount> scores;
    std::vector<SeatStanding> seats;
    FigureTotals figures;
    std::vector<TrendPoint> trend;
};

Screen firstScreen(const Store &store)
{
    const Statistics all(store, {.game = "bronze-age"});
    Screen screen{must(all.overview()), must(all.standings()), must(all.scores()), must(all.seats()),
        must(all.figures()), {}};
    screen.trend = must(
        Statistics(store, {.game = "bronze-age", .player = screen.standings.front().player}).trend(12));
    return screen;
}

/// The same answers by plain SQL over results and figures; returns how many games there are.
int firstScreenByPlainSql(SQLite::Database &database)
{
    int games = 0;
    for (const char *sql : {
             "SELECT count(DISTINCT result.game), count(*), avg(score), max(score) FROM result"
             " JOIN outcome ON outcome.game = result.game JOIN variant ON variant.id = outcome.variant"
             " WHERE variant.game = 'bronze-age' AND abandoned = 0",
             "SELECT player.name, count(*), sum(won), avg(score), max(score) FROM result"
             " JOIN outcome ON outcome.game = result.game JOIN variant ON variant.id = outcome.variant"
             " JOIN player ON player.id = result.player"
             " WHERE variant.game = 'bronze-age' AND abandoned = 0 GROUP BY player.id",
             "SELECT score, count(*) FROM result JOIN outcome ON outcome.game = result.game"
             " JOIN variant ON variant.id = outcome.variant"
             " WHERE variant.game = 'bronze-age' AND abandoned = 0 GROUP BY score",
             "SELECT seat, count(*), sum(won), avg(score) FROM result JOIN outcome ON outcome.game = "
             "result.game"
             " JOIN variant ON variant.id = outcome.variant"
             " WHERE variant.game = 'bronze-age' AND abandoned = 0 GROUP BY seat",
             "SELECT figure_key.name, count(*), sum(value), sum(won), sum(won * value) FROM figure"
             " JOIN outcome ON outcome.game = figure.game JOIN variant ON variant.id = outcome.variant"
             " JOIN figure_key ON figure_key.id = figure.key"
             " LEFT JOIN result ON result.game = figure.game AND result.seat = figure.seat"
             " WHERE variant.game = 'bronze-age' AND abandoned = 0 GROUP BY figure.key",
             "SELECT result.game, score FROM result JOIN outcome ON outcome.game = result.game"
             " WHERE player = 1 AND abandoned = 0 ORDER BY outcome.played DESC LIMIT 12",
         }) {
        SQLite::Statement statement(database, sql);
        while (statement.executeStep()) {
            games = games == 0 ? statement.getColumn(0).getInt() : games;
        }
    }
    return games;
}

void measure(const std::string &path, int count, Table &table)
{
    const auto megabytes = static_cast<double>(std::filesystem::file_size(path)) / 1e6;
    table.tell("\n%d games: %.1f MB, %.0f bytes a game\n", count, megabytes, megabytes * 1e6 / count);
    std::optional<Store> store;
    const double open = milliseconds(1, [&] { store.emplace(must(Store::open(path, RandomGames::tell))); });
    Screen screen;
    const double cold = milliseconds(1, [&] { screen = firstScreen(*store); });
    const double warm = milliseconds(9, [&] { screen = firstScreen(*store); });
    const History history(*store);
    std::vector<HistoryEntry> page;
    const double first = milliseconds(9, [&] { page = must(history.page({}, 50)); });
    for (int i = 0; i < 50 && i < count / 50 - 2; ++i) {
        page = must(history.page({}, 50, &page.back()));
    }
    const double later = milliseconds(9, [&] { (void)must(history.page({}, 50, &page.back())); });
    const double common = milliseconds(5, [&] { (void)must(history.page({.text = "chloe"}, 50)); });
    const double rare = milliseconds(5, [&] { (void)must(history.page({.text = "chloe ben xyz"}, 50)); });
    const double total = milliseconds(5, [&] { (void)must(history.count({.players = 4, .text = "gare"})); });
    store.reset();

    SQLite::Database plain(path, SQLite::OPEN_READWRITE);
    int games = 0;
    const double bySql = milliseconds(count > 100'000 ? 1 : 3, [&] { games = firstScreenByPlainSql(plain); });
    table.tell("opening the store %.2f ms\n", open);
    table.tell("first statistics %.2f ms, the first time %.2f ms\n", warm, cold);
    table.tell("the same by plain SQL %.2f ms, %.0f times as long%s\n", bySql, bySql / warm,
        games == screen.overview.games ? "" : ", AND ANOTHER NUMBER OF GAMES");
    table.tell("history, first page of 50 %.2f ms, a later one %.2f ms\n", first, later);
    table.tell("search, a common name %.2f ms, no match %.2f ms, counting %.2f ms\n", common, rare, total);
    const auto size = std::to_string(count) + " games";
    table.row(("first statistics of " + size).c_str(), warm, "ms", count <= 10 * Played ? 16 : 100);
    if (count == Played) {
        table.row(("store with " + size).c_str(), megabytes, "MB", 25);
    }
}
}

int main(int argc, char **argv)
{
    Table table(argc, argv);
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // a size at a time, also into a file
    std::vector<int> sizes;
    for (int i = 1; i < argc; ++i) {
        if (const int size = std::atoi(argv[i]); size > 0) {
            sizes.push_back(size);
        }
    }
    if (sizes.empty()) {
        sizes = {Played, 10 * Played, Kept};
    }
    // Beside the program, so that what is kept only changes its name.
    const QTemporaryDir folder(QString::fromStdString(
        std::filesystem::path(argv[0]).replace_filename("archive_bench-XXXXXX").string()));
    const auto played = pathIn(folder, "played");
    const int base = std::min(Played, *std::ranges::max_element(sizes));
    table.tell("playing %d games by chance\n", base);
    playAll(played, base);
    const auto kept = std::filesystem::path(argv[0]).replace_filename("archive_bench.store").string();
    for (const int size : sizes) {
        if (size == Kept) {
            if (!std::filesystem::exists(kept)) {
                const auto path = pathIn(folder, "largest");
                std::filesystem::copy_file(played, path);
                multiply(path, Kept / base);
                std::filesystem::rename(path, kept);
            }
            measure(kept, Kept, table);
            continue;
        }
        const auto path = pathIn(folder, "store");
        if (size < base) {
            playAll(path, size);
        } else {
            std::filesystem::copy_file(played, path);
        }
        if (size > base) {
            multiply(path, size / base);
        }
        const int count = std::max(size / base, 1) * std::min(size, base);
        measure(path, count, table);
        compareAppends(path, pathIn(folder, "floor"), pathIn(folder, "default"),
            "append to " + std::to_string(count) + " games", table);
        std::filesystem::remove(path);
    }
    return table.exitCode();
}
