// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/history.h"

#include "db/colours.h"
#include "db/derived.h"
#include "db/logs.h"
#include "db/query.h"
#include "db/rows.h"
#include "db/transactions.h"
#include "model/record/timestamp.h"

#include <QStringList>

#include <algorithm>

using namespace Rows;

namespace
{
/// What people type as the search's own language: the beginning of every word must be there.
std::string wordsIn(const std::string &text)
{
    QStringList wanted;
    const auto words = QString::fromStdString(text).simplified().split(u' ');
    for (auto word : words) {
        if (std::ranges::any_of(word, [](QChar c) { return c.isLetterOrNumber(); })) {
            wanted << u'"' + word.replace(u'"', u' ') + QStringLiteral("\"*");
        }
    }
    return wanted.join(u' ').toStdString();
}

std::vector<HistorySeat> seatsOf(Connection &connection, std::int64_t game)
{
    Query query(
        connection.statement("SELECT seat.player, name, player.colour, seat.colour, score, rank, won"
                             " FROM seat JOIN player ON player.id = seat.player"
                             " LEFT JOIN result ON result.game = seat.game AND result.seat = seat.number"
                             " WHERE seat.game = ? ORDER BY number"),
        game);
    std::vector<HistorySeat> seats;
    std::vector<Colours::Claim> claims;
    while (query.next()) {
        seats.push_back(
            {query.number(0), query.text(1), {}, query.count(4), query.count(5), query.count(6) != 0});
        claims.push_back({query.text(2), query.text(3)});
    }
    const auto colours = Colours::shown(claims);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        seats[seat].colour = colours[seat];
    }
    Query others(connection.statement("SELECT score, rank, won FROM result"
                                      " WHERE game = ? AND player IS NULL ORDER BY seat"),
        game);
    while (others.next()) {
        seats.push_back({.score = others.count(0), .rank = others.count(1), .won = others.count(2) != 0});
    }
    return seats;
}

HistoryEntry entryOf(Connection &connection, std::int64_t game)
{
    Query query(
        connection.statement(
            "SELECT game.id, uuid, game.game, variant.name, abandoned, started_at, finished_at, place,"
            " note, played, (SELECT value FROM figure JOIN figure_key ON figure_key.id = figure.key"
            " WHERE figure.game = game.id AND seat = -1 AND figure_key.name = 'seconds'), options"
            " FROM outcome JOIN game ON game.id = outcome.game"
            " JOIN variant ON variant.id = outcome.variant WHERE outcome.game = ?"),
        game);
    require(query.next(), "no such game");
    const auto seconds = query.optionalNumber(10);
    return {.id = query.number(0),
        .uuid = query.text(1),
        .game = query.text(2),
        .options = query.text(11),
        .variant = query.text(3),
        .seats = seatsOf(connection, game),
        .abandoned = query.count(4) != 0,
        .startedAt = query.text(5),
        .finishedAt = query.text(6),
        .seconds = seconds ? std::optional(static_cast<int>(*seconds)) : std::nullopt,
        .place = query.text(7),
        .note = query.text(8),
        .played = query.number(9)};
}

/// One statement that changes a game, and the words it is found by.
Stored<std::monostate> change(
    Connection &connection, std::string_view sql, std::int64_t game, const std::string &text)
{
    return writing(connection, [&](Connection &) {
        require(Query(connection.statement(sql), text, game).run() == 1, "no such game");
        Derived::followWords(connection, game);
        return std::monostate();
    });
}
}

History::History(const Store &store)
    : m_store(store)
{
}

Stored<std::vector<HistoryEntry>> History::page(
    const HistoryFilter &filter, int limit, const HistoryEntry *after) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        // Along the index from new to old, until the page is full. The plus signs keep it so.
        const auto ids = idsOf(Query(
            connection.statement(
                "SELECT game FROM outcome WHERE (played, game) < (?1, ?2) AND played >= ?3 AND played < ?4"
                " AND ?5 IN (0, players) AND (?6 = '' AND ?7 = '' OR variant IN"
                " (SELECT id FROM variant WHERE ?6 IN ('', game) AND ?7 IN ('', name, substr(name || '/', 1, "
                "instr(name || '/', '/')))))"
                " AND (?8 = 0 OR +game IN (SELECT game FROM seat WHERE player = ?8))"
                " AND (?9 = '' OR +game IN (SELECT rowid FROM search WHERE search MATCH ?9))"
                " ORDER BY played DESC, game DESC LIMIT ?10"),
            after ? after->played : Latest, after ? after->id : Latest,
            timestampOf(filter.from).value_or(Earliest), timestampOf(filter.until).value_or(Latest),
            filter.players, filter.game, filter.variant, filter.player, wordsIn(filter.text),
            std::max(limit, 0)));
        std::vector<HistoryEntry> entries;
        for (const auto id : ids) {
            entries.push_back(entryOf(connection, id));
        }
        return entries;
    });
}

Stored<int> History::count(const HistoryFilter &filter) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(connection.statement(
                        "SELECT count(*) FROM outcome WHERE played >= ?1 AND played < ?2"
                        " AND ?3 IN (0, players) AND (?4 = '' AND ?5 = '' OR variant IN"
                        " (SELECT id FROM variant WHERE ?4 IN ('', game) AND ?5 IN ('', name, substr(name || "
                        "'/', 1, instr(name || '/', '/')))))"
                        " AND (?6 = 0 OR +game IN (SELECT game FROM seat WHERE player = ?6))"
                        " AND (?7 = '' OR +game IN (SELECT rowid FROM search WHERE search MATCH ?7))"),
            timestampOf(filter.from).value_or(Earliest), timestampOf(filter.until).value_or(Latest),
            filter.players, filter.game, filter.variant, filter.player, wordsIn(filter.text));
        query.next();
        return query.count(0);
    });
}

Stored<HistoryEntry> History::entry(std::int64_t game) const
{
    return reading(m_store.connection(), [&](Connection &connection) { return entryOf(connection, game); });
}

Stored<std::map<std::string, int>> History::figuresOf(std::int64_t game) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(connection.statement("SELECT name, value FROM figure"
                                         " JOIN figure_key ON figure_key.id = figure.key"
                                         " WHERE game = ? AND seat = ?"),
            game, Figure::WholeGame);
        std::map<std::string, int> figures;
        while (query.next()) {
            figures.emplace(query.text(0), query.count(1));
        }
        return figures;
    });
}

Stored<std::optional<BestAlone>> History::bestAloneBeside(std::int64_t game, bool lowest) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        // From the games to their results, which are many more: a cross join keeps that order.
        Query query(
            connection.statement(
                "SELECT name, score, result.played FROM outcome"
                " CROSS JOIN result ON result.game = outcome.game"
                " JOIN player ON player.id = result.player"
                " WHERE players = 1 AND contest = 0 AND abandoned = 0 AND outcome.game <> ?1 AND variant ="
                " (SELECT variant FROM outcome WHERE game = ?1)"
                " ORDER BY score * ?2 DESC, result.played LIMIT 1"),
            game, lowest ? -1 : 1);
        return query.next() ? std::optional(BestAlone{query.text(0), query.count(1), query.number(2)})
                            : std::nullopt;
    });
}

Stored<std::vector<std::pair<std::string, std::string>>> History::variants() const
{
    return reading(m_store.connection(), [](Connection &connection) {
        Query query(
            connection.statement("SELECT game, name FROM variant"
                                 " WHERE id IN (SELECT variant FROM seat_tally WHERE player = 0 AND year = 0"
                                 " UNION SELECT variant FROM outcome WHERE abandoned = 1) ORDER BY id"));
        std::vector<std::pair<std::string, std::string>> variants;
        while (query.next()) {
            variants.emplace_back(query.text(0), query.text(1));
        }
        return variants;
    });
}

Stored<LatestOptions> History::latestOptions(const std::string &game, const std::string &variant) const
{
    return reading(m_store.connection(), [&](Connection &connection) {
        Query query(
            connection.statement("SELECT options, players FROM outcome JOIN game ON game.id = outcome.game"
                                 " WHERE variant IN (SELECT id FROM variant WHERE game = ?1 AND"
                                 " ?2 IN ('', name, substr(name || '/', 1, instr(name || '/', '/'))))"
                                 " ORDER BY played DESC, outcome.game DESC LIMIT 1"),
            game, variant);
        return query.next() ? LatestOptions{query.text(0), query.count(1)} : LatestOptions();
    });
}

Stored<std::monostate> History::setPlace(std::int64_t game, const std::string &place)
{
    return change(m_store.connection(), "UPDATE game SET place = ? WHERE id = ?", game, place);
}

Stored<std::monostate> History::setNote(std::int64_t game, const std::string &note)
{
    return change(m_store.connection(), "UPDATE game SET note = ? WHERE id = ?", game, note);
}

Stored<std::monostate> History::reopen(std::int64_t game, const std::string &at)
{
    return writing(m_store.connection(), [&](Connection &connection) {
        Query abandoned(connection.statement("SELECT 1 FROM outcome WHERE game = ? AND abandoned = 1"), game);
        require(abandoned.next(), "not an abandoned game");
        const auto standing = standingOf(connection, game);
        Logs::unpackRows(connection, game);
        moveTo(connection, game, standing, standing.head - 1, false, {}, at);
        Derived::follow(connection, game);
        return std::monostate();
    });
}
