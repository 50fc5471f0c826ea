// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/newgame.h"

#include "app/games.h"
#include "app/playercolours.h"
#include "app/tables.h"
#include "db/players.h"
#include "model/record/read.h"
#include "model/record/text.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
bool isTaken(const std::vector<Seat> &seats, std::string_view colour)
{
    return std::ranges::any_of(seats, [&](const Seat &seat) { return seat.colour == colour; });
}

bool isSeated(const std::vector<Seat> &seats, const std::string &name)
{
    return std::ranges::find(seats, name, &Seat::name) != seats.end();
}
}

NewGame::NewGame(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
    setGame(0);
}

QList<QString> NewGame::gameTitles() const
{
    QList<QString> list;
    for (const auto &entry : games()) {
        list << entry.title();
    }
    return list;
}

QList<QString> NewGame::gameScenes() const
{
    QList<QString> list;
    for (const auto &entry : games()) {
        list << QString::fromLatin1(entry.scene);
    }
    return list;
}

void NewGame::setGame(int game)
{
    if (m_options && game == m_game) {
        return;
    }
    m_game = game;
    m_options = optionsFor(static_cast<std::size_t>(game));
    connect(m_options.get(), &GameOptions::changed, this, &NewGame::changed);
    seatsChanged();
    Q_EMIT optionsChanged();
}

QList<QString> NewGame::gameNotes() const
{
    QList<QString> list;
    for (int game = 0; game < static_cast<int>(games().size()); ++game) {
        // What is agreed on for the chosen one may let more people in.
        const auto fresh = game == m_game ? nullptr : optionsFor(static_cast<std::size_t>(game));
        const auto &options = fresh ? *fresh : *m_options;
        list << tr("%1 to %2 players").arg(options.minPlayers()).arg(options.maxPlayers());
    }
    return list;
}

QList<QString> NewGame::names() const
{
    QList<QString> list;
    for (const auto &seat : m_seats) {
        list << QString::fromStdString(seat.name);
    }
    return list;
}

QList<QString> NewGame::colours() const
{
    QList<QString> list;
    for (const auto &seat : m_seats) {
        list << QString::fromStdString(seat.colour);
    }
    return list;
}

QList<QString> NewGame::knownNames() const
{
    QList<QString> list;
    for (const auto &known : m_known) {
        if (whyNotNamed(QString::fromStdString(known.name), -1).isEmpty()) {
            list << QString::fromStdString(known.name);
        }
    }
    return list;
}

QList<QString> NewGame::knownColours() const
{
    QList<QString> list;
    for (const auto &known : m_known) {
        if (whyNotNamed(QString::fromStdString(known.name), -1).isEmpty()) {
            list << QString::fromStdString(known.colour);
        }
    }
    return list;
}

bool NewGame::canAdd() const
{
    return static_cast<int>(m_seats.size()) < m_options->maxPlayers();
}

bool NewGame::canStart() const
{
    const int players = static_cast<int>(m_seats.size());
    return players >= m_options->minPlayers() && players <= m_options->maxPlayers();
}

QString NewGame::startText() const
{
    const int players = static_cast<int>(m_seats.size());
    if (players == 0) {
        return tr("Who is playing?");
    }
    if (players < m_options->minPlayers()) {
        return tr("%n players are missing", nullptr, m_options->minPlayers() - players);
    }
    if (players > m_options->maxPlayers()) {
        return tr("%n players too many", nullptr, players - m_options->maxPlayers());
    }
    return tr("Start with %n players", nullptr, players);
}

void NewGame::begin()
{
    m_known = m_shelf.store().knownPlayers().value_or(std::vector<Seat>{});
    m_seats.clear();
    m_recoloured.clear();
    const auto running = m_shelf.store().runningGames().value_or(std::vector<GameRow>{});
    const auto finished = m_shelf.store().finishedGames(1, 0).value_or(std::vector<GameRow>{});
    const auto &last = running.empty() ? finished : running;
    if (!last.empty()) {
        m_seats = last.front().seats;
        setGame(static_cast<int>(indexOf(last.front().game).value_or(0)));
    }
    seatsChanged();
}

QString NewGame::add(const QString &name)
{
    auto problem = whyNotNamed(name, -1);
    if (problem.isEmpty() && canAdd()) {
        const auto trimmed = Text::trimmed(name.toStdString());
        m_seats.push_back({trimmed, colourFor(trimmed, m_seats)});
        seatsChanged();
    }
    return problem;
}

QString NewGame::rename(int seat, const QString &name)
{
    auto problem = whyNotNamed(name, seat);
    if (problem.isEmpty()) {
        auto others = m_seats;
        others.erase(others.begin() + seat);
        const auto trimmed = Text::trimmed(name.toStdString());
        m_seats[static_cast<std::size_t>(seat)] = {trimmed, colourFor(trimmed, others)};
        seatsChanged();
    }
    return problem;
}

QString NewGame::whyNotNamed(const QString &name, int exceptSeat) const
{
    const auto trimmed = Text::trimmed(name.toStdString());
    const int length = Text::length(trimmed);
    if (length < 1 || length > MaxName) {
        return tr("A name has from 1 to %1 characters.").arg(MaxName);
    }
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        if (seat != exceptSeat && Text::sameName(m_seats[static_cast<std::size_t>(seat)].name, trimmed)) {
            return tr("Another player already has this name.");
        }
    }
    return {};
}

std::string NewGame::colourFor(const std::string &name, std::span<const Seat> seated) const
{
    return Players(m_shelf.store()).colourFor(name, seated, PlayerColours).value_or(PlayerColours.front());
}

bool NewGame::isAnothers(const std::string &colour) const
{
    return std::ranges::any_of(
        m_known, [&](const Seat &known) { return known.colour == colour && !isSeated(m_seats, known.name); });
}

void NewGame::nextColour(int seat)
{
    auto &[name, colour] = m_seats[static_cast<std::size_t>(seat)];
    const auto at = std::ranges::find(PlayerColours, colour) - PlayerColours.begin();
    auto around = PlayerColours;
    std::ranges::rotate(around, around.begin() + at);
    // What nobody has comes before what somebody has who is not at the table.
    for (const bool anothers : {false, true}) {
        const auto next = std::find_if(around.begin() + 1, around.end(), [&](const std::string &other) {
            return !isTaken(m_seats, other) && isAnothers(other) == anothers;
        });
        if (next != around.end()) {
            colour = *next;
            m_recoloured.insert(name);
            break;
        }
    }
    seatsChanged();
}

/// A known player's colour is changed here as it is on the page of players.
void NewGame::keepColours()
{
    Players players(m_shelf.store());
    for (const auto &row : players.all().value_or(std::vector<PlayerRow>{})) {
        const auto seat = std::ranges::find(m_seats, row.name, &Seat::name);
        if (seat != m_seats.end() && m_recoloured.contains(row.name)) {
            (void)players.setColour(row.id, seat->colour, PlayerColours);
        }
    }
    m_recoloured.clear();
}

void NewGame::remove(int seat)
{
    m_seats.erase(m_seats.begin() + seat);
    seatsChanged();
}

void NewGame::move(int from, int to)
{
    const int last = static_cast<int>(m_seats.size()) - 1;
    if (from == to || from < 0 || to < 0 || from > last || to > last) {
        return;
    }
    auto seat = m_seats[static_cast<std::size_t>(from)];
    m_seats.erase(m_seats.begin() + from);
    m_seats.insert(m_seats.begin() + to, std::move(seat));
    seatsChanged();
}

/// The order around the table stays; only who starts changes.
void NewGame::makeFirst(int seat)
{
    std::rotate(m_seats.begin(), m_seats.begin() + seat, m_seats.end());
    seatsChanged();
}

void NewGame::shuffle()
{
    std::ranges::shuffle(m_seats, *QRandomGenerator::global());
    seatsChanged();
}

void NewGame::start()
{
    if (canStart()) {
        keepColours();
        m_shelf.create(std::string(games()[static_cast<std::size_t>(m_game)].rules->id()),
            m_options->written(), m_seats);
    }
}

void NewGame::seatsChanged()
{
    // Tells by itself.
    m_options->setPlayers(static_cast<int>(m_seats.size()));
}
