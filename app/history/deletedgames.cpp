// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/deletedgames.h"

#include "app/games.h"
#include "app/words/days.h"
#include "app/words/lists.h"
#include "app/words/storeproblems.h"
#include "model/json/parse.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
QString binnedTitle(const GameRow &row)
{
    const Record heading{.game = row.game,
        .options = Json::parse(row.options).value_or(Json::Object{}),
        .players = std::vector<std::string>(row.seats.size())};
    const auto title = indexOf(row.game) ? gameTitle(heading) : QString::fromStdString(row.game);
    const auto played = Days::moment(row.over ? row.finishedAt : row.startedAt);
    return played.isValid() ? u"%1, %2"_s.arg(title, Days::whole(played.date())) : title;
}

QString binnedPlayers(const GameRow &row)
{
    QStringList names;
    for (const auto &seat : row.seats) {
        names << QString::fromStdString(seat.name);
    }
    return listOf(names);
}
}

DeletedGames::DeletedGames(Shelf &shelf, Clock clock, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
    , m_clock(std::move(clock))
{
}

QList<DeletedGame> DeletedGames::games() const
{
    QList<DeletedGame> list;
    for (const auto &game : Bin(m_shelf.store()).games().value_or(std::vector<BinnedGame>{})) {
        const auto since = Days::moment(game.removedAt).date().daysTo(Days::moment(m_clock()).date());
        const auto left = std::clamp(Bin::DaysKept - static_cast<int>(since), 0, Bin::DaysKept);
        list << DeletedGame{.id = game.row.id,
            .title = binnedTitle(game.row),
            .players = binnedPlayers(game.row),
            //: For how long a deleted game stays in the bin.
            .left = tr("%n days left", nullptr, left)};
    }
    return list;
}

QString DeletedGames::takeBack(qint64 game)
{
    const auto done = Bin(m_shelf.store()).takeBack(game);
    m_shelf.refresh();
    Q_EMIT changed();
    return done ? tr("The game is back.") : problemText(done.error());
}

void DeletedGames::clear()
{
    // Where it cannot be done now, the next start does it.
    (void)Bin(m_shelf.store()).clear(m_clock());
    Q_EMIT changed();
}
