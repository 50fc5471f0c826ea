// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf.h"

#include "app/storeproblems.h"
#include "model/bronze_age/codec.h"
#include "model/bronze_age/score.h"
#include "model/json/write.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

Shelf::Shelf(Store &store, Clock clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(std::move(clock))
    , m_running(readRunning())
{
}

Shelf::~Shelf() = default;

void Shelf::refresh()
{
    m_running = readRunning();
    Q_EMIT changed();
}

QList<ShelfGame> Shelf::readRunning() const
{
    QList<ShelfGame> list;
    const auto rows = m_store.runningGames();
    for (const auto &row : rows ? *rows : std::vector<GameRow>{}) {
        const auto session = Session::open(m_store, row.id, m_clock);
        if (!session) {
            continue;
        }
        const auto &state = session->state();
        ShelfGame game{.id = row.id, .title = tr("The Bronze Age"), .turnOf = state.seat};
        const auto from = QDateTime::fromString(QString::fromStdString(row.startedAt), Qt::ISODate);
        const auto to = QDateTime::fromString(QString::fromStdString(row.touchedAt), Qt::ISODate);
        const auto minutes = std::max<qint64>(0, from.secsTo(to) / 60);
        game.note = tr("Round %1, playing for %2 min").arg(state.round).arg(minutes);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const auto &player = row.seats[static_cast<std::size_t>(seat)];
            game.names << QString::fromStdString(player.name);
            game.colours << QString::fromStdString(player.colour);
            game.totals << points(state, seat).total();
        }
        const auto name = game.names.at(state.seat);
        game.next = state.phase == Phase::Roll ? tr("Continue: %1 rolls").arg(name)
                                               : tr("Continue: %1 plays").arg(name);
        list << game;
    }
    return list;
}

int Shelf::finishedCount() const
{
    return m_store.finishedCount().value_or(0);
}

void Shelf::open(qint64 id)
{
    auto session = Session::open(m_store, id, m_clock);
    m_problem = session ? QString() : problemText(session.error());
    if (session) {
        if (m_table) {
            m_closed = std::move(m_table);
        }
        m_table = std::make_unique<BronzeTable>(std::move(*session));
        m_table->desk().setAlwaysShowResult(m_alwaysShowResult);
        Q_EMIT tableChanged();
    }
    refresh();
}

void Shelf::close()
{
    if (m_table) {
        m_closed = std::move(m_table);
        Q_EMIT tableChanged();
        refresh();
    }
}

void Shelf::remove(qint64 id)
{
    const auto done = m_store.removeGame(id);
    m_problem = done ? QString() : problemText(done.error());
    refresh();
}

void Shelf::rematch()
{
    if (m_table) {
        const auto setup = m_table->desk().session().setup();
        auto seats = m_table->desk().session().row().seats;
        std::rotate(seats.begin(), seats.begin() + 1, seats.end());
        create(setup, seats);
    }
}

void Shelf::create(const Setup &setup, const std::vector<Seat> &seats)
{
    const auto now = m_clock();
    const GameRow row{.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
        .game = std::string(Rules::id),
        .options = Json::writeCompact(encode(setup)),
        .seats = seats,
        .startedAt = now,
        .touchedAt = now};
    const auto id = m_store.createGame(row);
    if (id) {
        open(*id);
    } else {
        m_problem = problemText(id.error());
        refresh();
    }
}

void Shelf::setAlwaysShowResult(bool always)
{
    m_alwaysShowResult = always;
    if (m_table) {
        m_table->desk().setAlwaysShowResult(always);
    }
}

void Shelf::openLatest()
{
    const auto rows = m_store.runningGames();
    if (rows && !rows->empty()) {
        open(rows->front().id);
    }
}

void Shelf::addSample(const Record &record, int actions)
{
    constexpr std::array<const char *, 4> Colours = {"murex", "lapis", "saffron", "malachite"};
    for (const auto &game : readRunning()) {
        (void)m_store.removeGame(game.id);
    }
    GameRow row{.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
        .game = record.game,
        .options = Json::writeCompact(record.options),
        .startedAt = record.startedAt,
        .touchedAt = record.startedAt};
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        row.seats.push_back({record.players[seat], Colours[seat]});
    }
    const auto id = m_store.createGame(row);
    for (std::size_t i = 0;
         id && i < std::min<std::size_t>(record.actions.size(), static_cast<std::size_t>(actions)); ++i) {
        const auto &step = record.actions[i];
        const bool last = i + 1 == record.actions.size();
        (void)m_store.append(*id, {Json::writeCompact(step.action), step.at}, last, {});
    }
    if (id) {
        open(*id);
    }
}

void Shelf::reportProblem(const StoreError &error)
{
    m_problem = problemText(error);
    refresh();
}

void Shelf::retranslate()
{
    refresh();
    if (m_table) {
        Q_EMIT m_table->wordsChanged();
        Q_EMIT m_table->desk().changed();
    }
}
