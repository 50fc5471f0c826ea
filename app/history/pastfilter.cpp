// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/pastfilter.h"

#include "app/games.h"
#include "app/history/described.h"
#include "app/history/periods.h"
#include "app/words/days.h"
#include "db/players.h"

#include <algorithm>

namespace
{
/// In a list that has all of them in front.
template<typename List, typename Value>
int placeOf(const List &list, const Value &value)
{
    const auto found = std::ranges::find(list, value);
    return found == list.end() ? 0 : static_cast<int>(found - list.begin()) + 1;
}

template<typename Value>
Value valueAt(const std::vector<Value> &list, int place)
{
    return place > 0 ? list[static_cast<std::size_t>(place - 1)] : Value();
}
}

PastFilter::PastFilter(Store &store, Clock clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_history(store)
    , m_clock(std::move(clock))
{
}

QDate PastFilter::today() const
{
    return Days::moment(m_clock()).date();
}

void PastFilter::refresh()
{
    m_variants = m_history.variants().value_or(std::vector<std::pair<std::string, std::string>>{});
    std::erase_if(
        m_variants, [](const auto &variant) { return variant.second.empty() || !indexOf(variant.first); });
    m_gameIds.clear();
    for (const auto &[game, variant] : m_variants) {
        if (placeOf(m_gameIds, game) == 0) {
            m_gameIds.push_back(game);
        }
    }
    m_playerIds.clear();
    m_playerNames.clear();
    for (const auto &row : Players(m_store).all().value_or(std::vector<PlayerRow>{})) {
        m_playerIds.push_back(row.id);
        m_playerNames << QString::fromStdString(row.name);
    }
    m_periods = Periods::of(m_history, today());
    m_game = valueAt(m_gameIds, game());
    m_edition = valueAt(variantsOfGame(), edition());
    m_person = valueAt(m_playerIds, person());
    m_period = m_periods[static_cast<std::size_t>(period())];
    Q_EMIT choicesChanged();
    Q_EMIT changed();
}

std::string PastFilter::gameOfEditions() const
{
    return m_gameIds.size() == 1 ? m_gameIds.front() : m_game;
}

std::vector<std::string> PastFilter::variantsOfGame() const
{
    std::vector<std::string> list;
    for (const auto &[game, variant] : m_variants) {
        if (game != gameOfEditions()) {
            continue;
        }
        const auto name = isDescribed(entryFor(game)) ? familyOf(variant) : variant;
        if (placeOf(list, name) == 0) {
            list.push_back(name);
        }
    }
    return list;
}

HistoryFilter PastFilter::filter() const
{
    const auto [from, until] = Periods::spanOf(m_period, today());
    return {.player = m_person,
        .game = m_game,
        .variant = m_edition,
        .players = m_players,
        .from = from,
        .until = until,
        .text = m_text.toStdString()};
}

QList<QString> PastFilter::games() const
{
    QList<QString> list{tr("All")};
    for (const auto &id : m_gameIds) {
        list << entryFor(id).title();
    }
    return list;
}

QList<QString> PastFilter::editions() const
{
    const auto game = gameOfEditions();
    const bool described = indexOf(game) && isDescribed(entryFor(game));
    //: All games on sheets, whichever sheet.
    QList<QString> list{described ? tr("All sheets") : tr("All editions")};
    for (const auto &variant : variantsOfGame()) {
        list << (described ? Described::titleOf(m_history, game, variant) : entryFor(game).variant(variant));
    }
    return list;
}

QList<QString> PastFilter::people() const
{
    return QList<QString>{tr("Anybody")} + m_playerNames;
}

QList<QString> PastFilter::tables() const
{
    const auto largest
        = std::ranges::max(::games(), {}, [](const GameEntry &entry) { return entry.rules->maxPlayers(); });
    QList<QString> list{tr("Any number")};
    for (int players = 1; players <= largest.rules->maxPlayers(); ++players) {
        list << tr("%n players", nullptr, players);
    }
    return list;
}

QList<QString> PastFilter::periods() const
{
    QList<QString> list;
    for (const int period : m_periods) {
        list << Periods::nameOf(period);
    }
    return list;
}

int PastFilter::game() const
{
    return placeOf(m_gameIds, m_game);
}

int PastFilter::edition() const
{
    return placeOf(variantsOfGame(), m_edition);
}

int PastFilter::person() const
{
    return placeOf(m_playerIds, m_person);
}

int PastFilter::period() const
{
    return std::max(0, placeOf(m_periods, m_period) - 1);
}

bool PastFilter::narrows() const
{
    return !m_game.empty() || !m_edition.empty() || m_person != 0 || m_players != 0
        || m_period != Periods::AllTime || !m_text.trimmed().isEmpty();
}

template<typename Value>
void PastFilter::choose(Value &member, const Value &value)
{
    if (member != value) {
        member = value;
        Q_EMIT changed();
    }
}

void PastFilter::setGame(int game)
{
    m_edition.clear();
    choose(m_game, valueAt(m_gameIds, game));
    Q_EMIT choicesChanged();
}

void PastFilter::setEdition(int edition)
{
    choose(m_edition, valueAt(variantsOfGame(), edition));
}

void PastFilter::setPerson(int person)
{
    choose(m_person, valueAt(m_playerIds, person));
}

void PastFilter::setPlayers(int players)
{
    choose(m_players, players);
}

void PastFilter::setPeriod(int period)
{
    choose(m_period, m_periods[static_cast<std::size_t>(period)]);
}

void PastFilter::setText(const QString &text)
{
    choose(m_text, text);
}

void PastFilter::clear()
{
    m_game.clear();
    m_edition.clear();
    m_text.clear();
    m_person = 0;
    m_players = 0;
    m_period = Periods::AllTime;
    Q_EMIT choicesChanged();
    Q_EMIT changed();
}

void PastFilter::showPlayer(qint64 player)
{
    clear();
    choose(m_person, std::int64_t(player));
}
