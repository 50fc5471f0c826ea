// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/newgame.h"

#include "app/bronze_age/texts.h"
#include "model/record/read.h"
#include "model/record/text.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
constexpr std::array<std::string_view, 6> Colours
    = {"murex", "lapis", "saffron", "malachite", "madder", "basalt"};

bool isTaken(const std::vector<Seat> &seats, std::string_view colour)
{
    return std::ranges::any_of(seats, [&](const Seat &seat) { return seat.colour == colour; });
}

std::string freeColour(const std::vector<Seat> &seats)
{
    return std::string(*std::ranges::find_if(Colours, [&](auto colour) { return !isTaken(seats, colour); }));
}
}

NewGame::NewGame(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_setup(setupFor(Edition::Original, 1))
{
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
    return m_seats.size() < MaxPlayers;
}

bool NewGame::canStart() const
{
    return !m_seats.empty();
}

QString NewGame::startText() const
{
    return canStart() ? tr("Start with %n players", nullptr, static_cast<int>(m_seats.size()))
                      : tr("Who is playing?");
}

QList<QString> NewGame::editionNames() const
{
    QList<QString> list;
    for (const Edition edition : valuesOf<Edition>()) {
        list << nameOf(edition);
    }
    return list;
}

int NewGame::edition() const
{
    return static_cast<int>(m_setup.edition);
}

void NewGame::setEdition(int edition)
{
    const auto chosen = static_cast<Edition>(edition);
    if (chosen != m_setup.edition) {
        auto setup = setupFor(chosen, m_setup.players);
        setup.soloRounds = m_setup.soloRounds;
        setup.soloEarlyEnd = m_setup.soloEarlyEnd;
        m_setup = setup;
        Q_EMIT changed();
    }
}

void NewGame::setTrade(bool trade)
{
    m_setup.trade = trade;
    Q_EMIT changed();
}

void NewGame::setEndDevelopments(int count)
{
    m_setup.endDevelopments = std::clamp(count, 1, endDevelopmentsMost());
    Q_EMIT changed();
}

int NewGame::endDevelopmentsMost() const
{
    return rulebook(m_setup.edition).developmentCount;
}

bool NewGame::tieByValue() const
{
    return m_setup.tieBreak == TieBreak::Value;
}

void NewGame::setTieByValue(bool byValue)
{
    m_setup.tieBreak = byValue ? TieBreak::Value : TieBreak::Count;
    Q_EMIT changed();
}

QString NewGame::endNote() const
{
    return tieByValue() ? tr("%n developments, most valuable goods wins ties", nullptr, endDevelopments())
                        : tr("%n developments, most goods wins ties", nullptr, endDevelopments());
}

void NewGame::setSoloRounds(int rounds)
{
    m_setup.soloRounds = std::clamp(rounds, 1, 99);
    Q_EMIT changed();
}

void NewGame::setSoloEarlyEnd(bool early)
{
    m_setup.soloEarlyEnd = early;
    Q_EMIT changed();
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
    }
    Q_EMIT changed();
}

QString NewGame::add(const QString &name)
{
    const auto problem = whyNotNamed(name, -1);
    if (problem.isEmpty() && canAdd()) {
        const auto trimmed = Text::trimmed(name.toStdString());
        const auto known = std::ranges::find(m_known, trimmed, &Seat::name);
        const bool hasColour = known != m_known.end() && !isTaken(m_seats, known->colour);
        m_seats.push_back({trimmed, hasColour ? known->colour : freeColour(m_seats)});
        Q_EMIT changed();
    }
    return problem;
}

QString NewGame::rename(int seat, const QString &name)
{
    const auto problem = whyNotNamed(name, seat);
    if (problem.isEmpty()) {
        m_seats[static_cast<std::size_t>(seat)].name = Text::trimmed(name.toStdString());
        Q_EMIT changed();
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
    auto at = static_cast<std::size_t>(std::ranges::find(Colours, colour) - Colours.begin());
    do {
        at = (at + 1) % Colours.size();
    } while (isTaken(m_seats, Colours[at]) && Colours[at] != colour);
    colour = Colours[at];
    Q_EMIT changed();
}

void NewGame::remove(int seat)
{
    m_seats.erase(m_seats.begin() + seat);
    Q_EMIT changed();
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
    Q_EMIT changed();
}

/// The order around the table stays; only who starts changes.
void NewGame::makeFirst(int seat)
{
    std::rotate(m_seats.begin(), m_seats.begin() + seat, m_seats.end());
    Q_EMIT changed();
}

void NewGame::shuffle()
{
    std::ranges::shuffle(m_seats, *QRandomGenerator::global());
    Q_EMIT changed();
}

void NewGame::start()
{
    if (canStart()) {
        m_setup.players = static_cast<int>(m_seats.size());
        auto setup = m_setup;
        if (setup.players > 1) {
            setup.soloRounds = setupFor(setup.edition, setup.players).soloRounds;
            setup.soloEarlyEnd = false;
        }
        m_shelf.create(setup, m_seats);
    }
}
