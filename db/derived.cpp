// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/derived.h"

#include "db/connection.h"
#include "db/logs.h"
#include "db/query.h"
#include "db/rows.h"
#include "model/record/duration.h"

namespace Derived
{
namespace
{
std::int64_t variantId(Connection &connection, const std::string &game, const std::string &name)
{
    Query(connection.statement("INSERT OR IGNORE INTO variant (game, name) VALUES (?, ?)"), game, name).run();
    Query query(connection.statement("SELECT id FROM variant WHERE game = ? AND name = ?"), game, name);
    query.next();
    return query.number(0);
}

std::int64_t keyId(Connection &connection, const std::string &name)
{
    Query query(connection.statement("SELECT id FROM figure_key WHERE name = ?"), name);
    if (query.next()) {
        return query.number(0);
    }
    Query(connection.statement("INSERT INTO figure_key (name) VALUES (?)"), name).run();
    return connection.database().getLastInsertRowid();
}

std::optional<Outcome> ask(Connection &connection, const GameRow &game)
{
    const auto record = connection.teller ? Logs::recordOf(connection, game) : std::nullopt;
    return record ? toldOf(*record, connection.teller(*record)) : std::nullopt;
}

void insertTold(Connection &connection, std::int64_t game, const Outcome &outcome, Tallies &tallies)
{
    int seat = 0;
    for (const auto &result : outcome.seats) {
        Query(connection.statement("INSERT INTO result (game, seat, player, score, rank, won, played)"
                                   " SELECT outcome.game, ?1, player, ?2, ?3, ?4, played FROM outcome"
                                   " LEFT JOIN seat ON seat.game = outcome.game AND number = ?1"
                                   " WHERE outcome.game = ?5"),
            seat++, result.score, result.rank, result.won, game)
            .run();
    }
    for (const auto &figure : outcome.figures) {
        const auto [key, isNew] = tallies.keys.try_emplace(figure.key);
        if (isNew) {
            key->second = keyId(connection, figure.key);
        }
        Query(connection.statement("INSERT INTO figure (game, seat, key, value) VALUES (?, ?, ?, ?)"), game,
            figure.seat, key->second, figure.value)
            .run();
    }
}
}

void follow(Connection &connection, std::int64_t game)
{
    Tallies tallies;
    retract(connection, game, tallies);
    enter(connection, game, tallies);
    tallies.flush(connection);
}

void retract(Connection &connection, std::int64_t game, Tallies &tallies)
{
    addUp(connection, game, -1, tallies);
    tallies.unsearched.erase(game);
    Query(connection.statement("DELETE FROM search WHERE rowid = ?"), game).run();
    Query(connection.statement("DELETE FROM outcome WHERE game = ?"), game).run();
}

void enter(Connection &connection, std::int64_t game, Tallies &tallies)
{
    const auto row = Rows::gameIn(connection, game);
    if (row && row->over) {
        enter(connection, *row, ask(connection, *row), tallies);
    }
}

void enter(
    Connection &connection, const GameRow &game, const std::optional<Outcome> &outcome, Tallies &tallies)
{
    const auto variant = variantId(connection, game.game, outcome ? outcome->variant : std::string());
    const int entered = Query(
        connection.statement(
            "INSERT INTO outcome (game, variant, players, told, abandoned, contest, played, year)"
            " SELECT id, ?, players, ?, ?, ?, played,"
            " CAST(strftime('%Y', played, 'unixepoch') AS INTEGER) FROM ended WHERE id = ?"),
        variant, outcome.has_value(), outcome && outcome->abandoned, outcome && isContest(*outcome), game.id)
                            .run();
    if (entered == 0) {
        return; // removed
    }
    tallies.unsearched.insert(game.id);
    if (outcome) {
        insertTold(connection, game.id, *outcome, tallies);
        addUp(connection, game.id, 1, tallies);
    }
}

std::optional<Outcome> toldOf(const Record &record, std::optional<Outcome> outcome)
{
    if (!outcome || outcome->seats.size() < record.players.size()) {
        return std::nullopt;
    }
    if (const auto seconds = secondsPlayed(record)) {
        outcome->figures.push_back({Figure::WholeGame, "seconds", *seconds});
    }
    return outcome;
}

void addUp(Connection &connection, std::int64_t game, int sign, Tallies &tallies)
{
    Query abandoned(connection.statement("SELECT abandoned FROM outcome WHERE game = ?"), game);
    if (abandoned.next() && abandoned.count(0) == 0) {
        if (const auto finished = finishedIn(connection, game)) {
            tallies.add(*finished, sign);
        }
    }
}

void tellUntold(Connection &connection)
{
    if (!connection.teller) {
        return;
    }
    Tallies tallies;
    for (const auto game :
        Rows::idsOf(Query(connection.statement("SELECT game FROM outcome WHERE told = 0")))) {
        retract(connection, game, tallies);
        enter(connection, game, tallies);
    }
    tallies.flush(connection);
}

void rebuild(Connection &connection)
{
    connection.database().exec("DELETE FROM search; DELETE FROM outcome; DELETE FROM seat_tally;"
                               " DELETE FROM score_tally; DELETE FROM figure_tally; DELETE FROM pair_tally");
    Tallies tallies;
    for (const auto game : Rows::idsOf(Query(connection.statement("SELECT id FROM ended ORDER BY id")))) {
        enter(connection, game, tallies);
    }
    tallies.flush(connection);
}

std::optional<Finished> finishedIn(Connection &connection, std::int64_t game)
{
    Query outcome(connection.statement(
                      "SELECT variant, players, year, contest FROM outcome WHERE game = ? AND told = 1"),
        game);
    if (!outcome.next()) {
        return std::nullopt;
    }
    Finished finished{outcome.number(0), outcome.count(1), outcome.count(2), outcome.count(3) != 0, {}, {}};
    Query sheets(
        connection.statement(
            "SELECT seat, player, score, rank, won FROM result WHERE game = ? AND player IS NOT NULL"),
        game);
    while (sheets.next()) {
        finished.sheets.push_back(
            {sheets.count(0), sheets.number(1), sheets.count(2), sheets.count(3), sheets.count(4) != 0});
    }
    Query figures(connection.statement("SELECT seat, key, value FROM figure WHERE game = ?"), game);
    while (figures.next()) {
        finished.figures.push_back({figures.count(0), figures.number(1), figures.number(2)});
    }
    return finished;
}

void followWords(Connection &connection, std::int64_t game)
{
    Query(connection.statement("UPDATE search SET words = (SELECT words FROM game_words WHERE id = ?1)"
                               " WHERE rowid = ?1"),
        game)
        .run();
}
}
