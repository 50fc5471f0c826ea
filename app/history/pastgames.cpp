// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/pastgames.h"

#include "app/games.h"
#include "app/table/gamefiles.h"
#include "app/words/days.h"
#include "app/words/lists.h"
#include "app/words/storeproblems.h"
#include "model/json/parse.h"

#include <algorithm>

namespace
{
/// More than the highest screen shows, so that scrolling never waits for one.
constexpr int PageSize = 40;

QDate dayOf(const HistoryEntry &game)
{
    return QDateTime::fromSecsSinceEpoch(game.played).date();
}

/// The game without its actions.
Record headingOf(const HistoryEntry &game)
{
    Record heading{.game = game.game, .options = Json::parse(game.options).value_or(Json::Object{})};
    for (const auto &seat : game.seats) {
        if (seat.player != 0) {
            heading.players.push_back(seat.name);
        }
    }
    return heading;
}

/// Options are only looked into where they say what the game is.
QString titleOf(const HistoryEntry &game)
{
    const auto index = indexOf(game.game);
    if (!index) {
        return QString::fromStdString(game.game);
    }
    return isDescribed(games()[*index]) ? gameTitle(headingOf(game)) : games()[*index].title();
}

/// Those that nobody sits at have their names from the game.
void nameOthers(std::vector<HistorySeat> &seats, const HistoryEntry &game)
{
    if (std::ranges::find(seats, 0, &HistorySeat::player) == seats.end()) {
        return;
    }
    const auto heading = headingOf(game);
    const auto others = otherSeats(heading);
    const auto first = heading.players.size();
    for (std::size_t i = 0; i < others.size() && first + i < seats.size(); ++i) {
        seats[first + i].name = others[i].name.toStdString();
        seats[first + i].colour = others[i].colour.toStdString();
    }
}
}

PastGames::PastGames(Store &store, const Clock &clock, QObject *parent)
    : QAbstractListModel(parent)
    , m_history(store)
    , m_bin(store)
    , m_clock(clock)
    , m_filter(store, clock)
{
    connect(&m_filter, &PastFilter::changed, this, &PastGames::reload);
}

int PastGames::total() const
{
    return m_history.count({}).value_or(0);
}

QString PastGames::note() const
{
    const int all = total();
    return m_filter.narrows() ? tr("%1 of %n games", nullptr, all).arg(m_matching)
                              : tr("%n games", nullptr, all);
}

int PastGames::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

QVariant PastGames::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto &game = m_games[static_cast<std::size_t>(index.row())];
    switch (role) {
    case EntryRole:
        return QVariant::fromValue(entryOf(game));
    case MonthRole:
        return Days::month(dayOf(game), m_filter.today());
    case Qt::DisplayRole:
        return Days::whole(dayOf(game));
    default:
        return {};
    }
}

QHash<int, QByteArray> PastGames::roleNames() const
{
    return {{EntryRole, "entry"}, {MonthRole, "month"}};
}

PastEntry PastGames::entryOf(const HistoryEntry &game) const
{
    const auto index = indexOf(game.game);
    PastEntry entry{.id = game.id,
        .title = titleOf(game),
        .scene = index
            ? GameFiles::of(QString::fromLatin1(games()[*index].folder), QStringLiteral("Scene")).toString()
            : QString(),
        .day = Days::inMonth(dayOf(game), m_filter.today())};
    QStringList notes;
    if (index && isDescribed(games()[*index])) {
        notes << games()[*index].remark(
            headingOf(game), m_history.figuresOf(game.id).value_or(std::map<std::string, int>()));
        notes.removeAll(QString());
    }
    if (game.abandoned) {
        notes << tr("stopped early");
    }
    if (!game.place.empty()) {
        notes << QString::fromStdString(game.place);
    }
    entry.note = notes.join(QStringLiteral(", "));
    auto seats = game.seats;
    nameOthers(seats, game);
    const auto ask = index ? games()[*index].sides : nullptr;
    auto sides = bySide(seats.size(), ask ? ask(headingOf(game)) : std::vector<int>());
    const auto of = [&](int seat) -> const HistorySeat & { return seats[static_cast<std::size_t>(seat)]; };
    std::ranges::stable_sort(sides, {}, [&](const std::vector<int> &side) { return of(side.front()).rank; });
    for (const auto &side : sides) {
        QStringList names;
        QStringList colours;
        for (const int seat : side) {
            names << QString::fromStdString(of(seat).name);
            colours << QString::fromStdString(of(seat).colour);
        }
        entry.names << listOf(names);
        entry.colours << colours.join(u' ');
        if (!game.variant.empty()) {
            entry.scores << of(side.front()).score;
        }
        entry.winners << of(side.front()).won;
    }
    return entry;
}

template<typename Value>
std::optional<Value> PastGames::taken(Stored<Value> stored)
{
    const auto problem = stored ? QString() : problemText(stored.error());
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT problemChanged();
    }
    return stored ? std::optional(std::move(*stored)) : std::nullopt;
}

bool PastGames::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_whole;
}

void PastGames::fetchMore(const QModelIndex &)
{
    const auto *last = m_games.empty() ? nullptr : &m_games.back();
    const auto page = taken(m_history.page(m_filter.filter(), PageSize, last));
    m_whole = !page || static_cast<int>(page->size()) < PageSize;
    if (page && !page->empty()) {
        const int from = rowCount();
        beginInsertRows({}, from, from + static_cast<int>(page->size()) - 1);
        m_games.insert(m_games.end(), page->begin(), page->end());
        endInsertRows();
    }
}

void PastGames::readOn()
{
    if (m_readingOn) {
        return;
    }
    m_readingOn = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_readingOn = false;
            if (canFetchMore({})) {
                fetchMore({});
            }
        },
        Qt::QueuedConnection);
}

void PastGames::reload()
{
    beginResetModel();
    const auto page = taken(m_history.page(m_filter.filter(), PageSize));
    m_games = page.value_or(std::vector<HistoryEntry>{});
    m_whole = static_cast<int>(m_games.size()) < PageSize;
    m_matching = m_history.count(m_filter.filter()).value_or(0);
    endResetModel();
    Q_EMIT counted();
}

void PastGames::refresh()
{
    // Tells that it has changed, so everything is read.
    m_filter.refresh();
}

bool PastGames::remove(qint64 game)
{
    if (!taken(m_bin.put(game, m_clock()))) {
        return false;
    }
    m_removed = game;
    const auto found = std::ranges::find(m_games, game, &HistoryEntry::id);
    if (found != m_games.end()) {
        const int row = static_cast<int>(found - m_games.begin());
        beginRemoveRows({}, row, row);
        m_games.erase(found);
        endRemoveRows();
        --m_matching;
    }
    Q_EMIT counted();
    Q_EMIT removed();
    return true;
}

void PastGames::restore()
{
    const auto game = m_removed != 0 && taken(m_bin.takeBack(m_removed)) ? taken(m_history.entry(m_removed))
                                                                         : std::nullopt;
    if (!game) {
        return;
    }
    m_removed = 0;
    const int matching = m_history.count(m_filter.filter()).value_or(0);
    const auto place = std::ranges::find_if(m_games, [&](const HistoryEntry &other) {
        return std::pair(other.played, other.id) < std::pair(game->played, game->id);
    });
    // The filter may leave it out now, and what comes after all that was read is read when it is scrolled to.
    if (matching > m_matching && (place != m_games.end() || m_whole)) {
        const int row = static_cast<int>(place - m_games.begin());
        beginInsertRows({}, row, row);
        m_games.insert(place, *game);
        endInsertRows();
    }
    m_matching = matching;
    Q_EMIT counted();
}

void PastGames::reread(qint64 game)
{
    const auto found = std::ranges::find(m_games, game, &HistoryEntry::id);
    const auto entry = found == m_games.end() ? std::nullopt : taken(m_history.entry(game));
    if (entry) {
        *found = *entry;
        const auto row = index(static_cast<int>(found - m_games.begin()));
        Q_EMIT dataChanged(row, row);
    }
}

void PastGames::retranslate()
{
    if (!m_games.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
    Q_EMIT m_filter.choicesChanged();
    Q_EMIT counted();
}
