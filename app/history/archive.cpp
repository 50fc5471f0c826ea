// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/archive.h"

Archive::Archive(Shelf &shelf, Clock clock, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_clock(std::move(clock))
    , m_games(shelf.store(), m_clock)
    , m_game(shelf.store())
    , m_players(shelf.store())
    , m_bin(shelf, m_clock)
{
    connect(&m_shelf, &Shelf::changed, &m_games, &PastGames::counted);
    connect(&m_game, &PastGame::described, &m_games, [this] { m_games.reread(m_game.id()); });
}

bool Archive::lookBack()
{
    return m_shelf.table() && m_game.open(m_shelf.table()->row().id);
}

void Archive::takeUp()
{
    if (const auto done = History(m_shelf.store()).reopen(m_game.id(), m_clock()); done) {
        m_shelf.open(m_game.id());
    } else {
        m_shelf.reportProblem(done.error());
    }
}

bool Archive::changeTurn(int firstAction)
{
    const bool wasThere = m_shelf.table() != nullptr;
    m_shelf.open(m_game.id());
    if (m_shelf.table()) {
        m_shelf.table()->change()->begin(firstAction);
    }
    return !wasThere;
}

void Archive::retranslate()
{
    m_games.retranslate();
    m_game.retranslate();
    m_players.retranslate();
    m_bin.retranslate();
}
