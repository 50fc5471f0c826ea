// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/shelf.h"

#include "app/games.h"
#include "app/home/playercolours.h"
#include "app/table/gamefiles.h"
#include "app/table/tables.h"
#include "app/words/days.h"
#include "app/words/lists.h"
#include "app/words/storeproblems.h"
#include "db/bin.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/duration.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
/// The game as far as it counts; none if it cannot be read.
std::optional<Record> recordOf(const Store &store, const GameRow &row)
{
    const auto log = store.log(row.id);
    const auto options = Json::parse(row.options);
    if (!log || !options || !indexOf(row.game)) {
        return std::nullopt;
    }
    Record record{.id = row.uuid, .game = row.game, .options = *options, .startedAt = row.startedAt};
    for (const auto &seat : row.seats) {
        record.players.push_back(seat.name);
    }
    for (int i = 0; i < row.head; ++i) {
        const auto &entry = (*log)[static_cast<std::size_t>(i)];
        const auto action = Json::parse(entry.action);
        if (!action) {
            return std::nullopt;
        }
        record.actions.push_back({*action, entry.at});
    }
    return record;
}
}

Shelf::Shelf(Store &store, Clock clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(std::move(clock))
{
}

Shelf::~Shelf() = default;

void Shelf::refresh()
{
    m_running.reset();
    Q_EMIT changed();
}

QList<ShelfGame> Shelf::running() const
{
    if (!m_running) {
        m_running = readRunning();
    }
    return *m_running;
}

QList<ShelfGame> Shelf::readRunning() const
{
    QList<ShelfGame> list;
    const auto rows = m_store.runningGames();
    for (const auto &row : rows ? *rows : std::vector<GameRow>{}) {
        const auto record = recordOf(m_store, row);
        if (!record) {
            continue;
        }
        const auto &entry = entryFor(*record);
        const auto replay = entry.rules->replay(*record, {});
        ShelfGame game{.id = row.id,
            .title = gameTitle(*record),
            .scene = GameFiles::of(QString::fromLatin1(entry.folder), QStringLiteral("Scene")).toString()};
        const auto minutes = minutesPlayed(*record);
        if (!replay.hasRounds) {
            game.note = minutes ? tr("Playing for %1").arg(Days::lasting(*minutes)) : QString();
        } else {
            const auto round = GameTable::roundTitle(*record, replay.round);
            //: %1 is such as "Round 8", %2 such as "42 min".
            game.note = minutes ? tr("%1, playing for %2").arg(round, Days::lasting(*minutes)) : round;
        }
        const auto names = seatNames(*record);
        QStringList colours;
        for (const auto &seat : row.seats) {
            colours << QString::fromStdString(seat.colour);
        }
        for (const auto &seat : otherSeats(*record)) {
            colours << seat.colour;
        }
        for (const auto &side : bySide(replay.scores.size(), replay.sides)) {
            if (std::ranges::find(side, replay.turnOf) != side.end()) {
                game.turnOf = static_cast<int>(game.names.size());
            }
            game.names << listOf(names, side);
            QStringList own;
            for (const int seat : side) {
                own << colours.at(seat);
            }
            game.colours << own.join(u' ');
            const auto &score = replay.scores[static_cast<std::size_t>(side.front())];
            game.totals << (entry.soFar ? entry.soFar(score) : score.total);
        }
        game.next = tr("Continue: %1").arg(entry.next(replay, names.at(replay.turnOf)));
        list << game;
    }
    return list;
}

int Shelf::finishedCount() const
{
    return m_store.finishedCount().value_or(0);
}

QString Shelf::problem() const
{
    return m_problem ? problemText(*m_problem) : QString();
}

void Shelf::open(qint64 id)
{
    auto table = tableFor(id);
    m_problem = table ? std::nullopt : std::optional(table.error());
    if (table) {
        putAway();
        m_table = std::move(*table);
        m_table->setHabits({.alwaysShowResult = m_alwaysShowResult});
        Q_EMIT tableChanged();
    }
    refresh();
}

void Shelf::close()
{
    if (m_table) {
        putAway();
        Q_EMIT tableChanged();
        refresh();
    }
}

void Shelf::putAway()
{
    if (m_table && m_table->isBehind()) {
        m_waiting.push_back(std::move(m_table));
    } else if (m_table) {
        m_closed = std::move(m_table);
    }
}

Stored<std::unique_ptr<GameTable>> Shelf::tableFor(qint64 id)
{
    std::erase_if(m_waiting, [](const auto &table) { return !table->isBehind(); });
    const auto found = std::ranges::find(m_waiting, id, [](const auto &table) { return table->row().id; });
    if (found == m_waiting.end()) {
        return openTable(m_store, id, m_clock);
    }
    auto table = std::move(*found);
    m_waiting.erase(found);
    return table;
}

void Shelf::remove(qint64 id)
{
    const auto done = Bin(m_store).put(id, m_clock());
    if (done) {
        std::erase_if(m_waiting, [&](const auto &table) { return table->row().id == id; });
    }
    m_problem = done ? std::nullopt : std::optional(done.error());
    refresh();
}

void Shelf::rematch()
{
    if (m_table) {
        const auto row = m_table->row();
        auto seats = row.seats;
        std::rotate(seats.begin(), seats.begin() + 1, seats.end());
        create(row.game, m_table->nextOptions(), seats);
    }
}

void Shelf::create(const std::string &game, const std::string &options, const std::vector<Seat> &seats)
{
    const auto now = m_clock();
    const GameRow row{.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
        .game = game,
        .options = options,
        .seats = seats,
        .startedAt = now,
        .touchedAt = now};
    const auto id = m_store.createGame(row);
    if (id) {
        open(*id);
    } else {
        m_problem = id.error();
        refresh();
    }
}

void Shelf::setAlwaysShowResult(bool always)
{
    m_alwaysShowResult = always;
    if (m_table) {
        m_table->setHabits({.alwaysShowResult = always});
    }
}

void Shelf::openLatest()
{
    const auto rows = m_store.runningGames();
    if (rows && !rows->empty()) {
        open(rows->front().id);
    }
}

void Shelf::reportProblem(const StoreError &error)
{
    m_problem = error;
    refresh();
}

void Shelf::renew()
{
    m_problem.reset();
    m_waiting.clear(); // their numbers may now be other games'
    refresh();
}

void Shelf::retranslate()
{
    refresh();
    if (m_table) {
        m_table->retranslate();
    }
    for (const auto &table : m_waiting) {
        table->retranslate();
    }
}
