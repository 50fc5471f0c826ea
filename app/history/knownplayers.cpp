// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/knownplayers.h"

#include "app/home/playercolours.h"
#include "app/words/storeproblems.h"
#include "db/statistics.h"
#include "model/record/read.h"
#include "model/record/text.h"

#include <algorithm>

KnownPlayers::KnownPlayers(Store &store, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(store)
    , m_players(store)
{
}

int KnownPlayers::remembered() const
{
    return static_cast<int>(m_store.knownPlayers().value_or(std::vector<Seat>{}).size());
}

QList<QString> KnownPlayers::colours() const
{
    QList<QString> list;
    for (const auto &colour : PlayerColours) {
        list << QString::fromStdString(colour);
    }
    return list;
}

QList<QString> KnownPlayers::colourNames() const
{
    return {tr("Purple, moon"), tr("Blue, wave"), tr("Yellow, sun"), tr("Green, leaf"), tr("Red, star"),
        tr("Black, mountain")};
}

int KnownPlayers::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.size());
}

QVariant KnownPlayers::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto &player = m_list.at(index.row());
    switch (role) {
    case PlayerRole:
        return QVariant::fromValue(player);
    case Qt::DisplayRole:
        return player.name;
    default:
        return {};
    }
}

QHash<int, QByteArray> KnownPlayers::roleNames() const
{
    return {{PlayerRole, "player"}};
}

void KnownPlayers::refresh()
{
    const auto standings = Statistics(m_store, {}).standings().value_or(std::vector<PlayerStanding>{});
    QList<KnownPlayer> list;
    for (const auto &row : m_players.all().value_or(std::vector<PlayerRow>{})) {
        const auto standing = std::ranges::find(standings, row.id, &PlayerStanding::player);
        KnownPlayer player{.id = row.id,
            .name = QString::fromStdString(row.name),
            .colour = QString::fromStdString(row.colour),
            .games = row.games,
            .wins = standing == standings.end() ? 0 : standing->wins,
            .hidden = row.hidden};
        player.note = noteOf(player);
        list << player;
    }
    // Rows stay, and with them the place on the page, where only what they tell has changed.
    const bool same = std::ranges::equal(list, m_list, {}, &KnownPlayer::id, &KnownPlayer::id);
    if (same && !list.isEmpty()) {
        m_list = list;
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    } else if (!same) {
        beginResetModel();
        m_list = list;
        endResetModel();
    }
    Q_EMIT changed();
}

QString KnownPlayers::noteOf(const KnownPlayer &player) const
{
    const auto games = tr("%n games", nullptr, player.games);
    return player.wins == 0
        ? games
        : tr("%1, %2", "so many games, so many wins").arg(games, tr("%n wins", nullptr, player.wins));
}

KnownPlayer KnownPlayers::player(qint64 id) const
{
    const auto found = std::ranges::find(m_list, id, &KnownPlayer::id);
    return found == m_list.end() ? KnownPlayer() : *found;
}

KnownPlayer KnownPlayers::namesake(qint64 id, const QString &name) const
{
    const auto wanted = Text::trimmed(name.toStdString());
    const auto found = std::ranges::find_if(m_list, [&](const KnownPlayer &player) {
        return player.id != id && Text::sameName(player.name.toStdString(), wanted);
    });
    return found == m_list.end() ? KnownPlayer() : *found;
}

QString KnownPlayers::swapNote(qint64 id, const QString &colour) const
{
    const auto holder = std::ranges::find(m_list, colour, &KnownPlayer::colour);
    const auto given = colours().indexOf(player(id).colour);
    if (m_list.size() > qsizetype(PlayerColours.size()) || holder == m_list.end() || holder->id == id
        || given < 0) {
        return {};
    }
    //: %1 is a player who had the colour that somebody has just taken, %2 the one they get instead, such as
    //: "Blue, wave".
    return tr("%1 gets the other one: %2.").arg(holder->name, colourNames().at(given));
}

QList<KnownPlayer> KnownPlayers::others(qint64 id) const
{
    auto list = m_list;
    list.removeIf([&](const KnownPlayer &player) { return player.id == id; });
    return list;
}

QString KnownPlayers::done(const Stored<std::monostate> &stored)
{
    refresh();
    return stored ? QString() : problemText(stored.error());
}

QString KnownPlayers::rename(qint64 id, const QString &name)
{
    const auto trimmed = Text::trimmed(name.toStdString());
    const int length = Text::length(trimmed);
    if (length < 1 || length > MaxName) {
        return tr("A name has from 1 to %1 characters.").arg(MaxName);
    }
    return done(m_players.rename(id, trimmed));
}

QString KnownPlayers::setColour(qint64 id, const QString &colour)
{
    return done(m_players.setColour(id, colour.toStdString(), PlayerColours));
}

QString KnownPlayers::setHidden(qint64 id, bool hidden)
{
    return done(m_players.setHidden(id, hidden));
}

QString KnownPlayers::merge(qint64 from, qint64 into)
{
    return done(m_players.merge(from, into));
}

QString KnownPlayers::mergeProblem(qint64 from, qint64 into) const
{
    const auto possible = m_players.checkMerge(from, into);
    return possible ? QString() : problemText(possible.error());
}

QString KnownPlayers::mergePreview(qint64 from, qint64 into) const
{
    const auto gone = player(from);
    const auto stays = player(into);
    return tr("%1 is forgotten. %2 will then have %n games. This cannot be undone.",
        "%1 and %2 are two spellings of one person", gone.games + stays.games)
        .arg(gone.name, stays.name);
}

void KnownPlayers::retranslate()
{
    if (!m_list.isEmpty()) {
        refresh();
    }
}
