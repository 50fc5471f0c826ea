// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/newgame.h"

#include "app/games.h"
#include "app/playercolours.h"
#include "app/tables.h"
#include "model/record/read.h"
#include "model/record/text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{
bool isTaken(const std::vector<Seat> &seats, std::string_view colour)
{
    return std::ranges::any_of(seats, [&](const Seat &seat) { return seat.colour == colour; });
}

std::string freeColour(const std::vector<Seat> &seats)
{
    return *std::ranges::find_if(PlayerColours, [&](const auto &colour) { return !isTaken(seats, colour); });
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
    auto before = std::exchange(m_options, optionsFor(static_cast<std::size_t>(game)));
    connect(m_options.get(), &GameOptions::changed, this, &NewGame::changed);
    seatsChanged();
    Q_EMIT optionsChanged();
    // Their page is there until the next event, and still looks at them.
    if (before) {
        before->disconnect(this);
        before.release()->deleteLater();
    }
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
        const auto known = std::ranges::find(m_known, trimmed, &Seat::name);
        const bool hasColour = known != m_known.end() && !isTaken(m_seats, known->colour);
        m_seats.push_back({trimmed, hasColour ? known->colour : freeColour(m_seats)});
        seatsChanged();
    }
    return problem;
}

QString NewGame::rename(int seat, const QString &name)
{
    auto problem = whyNotNamed(name, seat);
    if (problem.isEmpty()) {
        m_seats[static_cast<std::size_t>(seat)].name = Text::trimmed(name.toStdString());
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

void NewGame::nextColour(int seat)
{
    auto &colour = m_seats[static_cast<std::size_t>(seat)].colour;
    auto at = static_cast<std::size_t>(std::ranges::find(PlayerColours, colour) - PlayerColours.begin());
    do {
        at = (at + 1) % PlayerColours.size();
    } while (isTaken(m_seats, PlayerColours[at]) && PlayerColours[at] != colour);
    colour = PlayerColours[at];
    seatsChanged();
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
        m_shelf.create(std::string(games()[static_cast<std::size_t>(m_game)].rules->id()),
            m_options->written(), m_seats);
    }
}

void NewGame::seatsChanged()
{
    // Tells by itself.
    m_options->setPlayers(static_cast<int>(m_seats.size()));
}
