// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/statfilters.h"

#include "app/archive/figuretexts.h"
#include "app/games.h"
#include "db/history.h"

#include <QDateTime>

#include <algorithm>

using namespace FigureTexts;
using namespace Qt::StringLiterals;

namespace
{
enum Period { AllTime, ThisYear, LastYear, TwelveMonths, ThirtyDays };

QDateTime momentOf(const std::string &text)
{
    return QDateTime::fromString(QString::fromStdString(text), Qt::ISODate).toUTC();
}

std::string textOf(const QDateTime &moment)
{
    return moment.toString(Qt::ISODate).toStdString();
}

QDateTime startOfYear(int year)
{
    return QDate(year, 1, 1).startOfDay(Qt::UTC);
}
}

StatFilters::StatFilters(const Store &store, Clock clock)
    : m_store(store)
    , m_clock(std::move(clock))
{
}

void StatFilters::refresh()
{
    const History history(m_store);
    m_played = history.variants().value_or(std::vector<std::pair<std::string, std::string>>{});
    if (const auto latest = history.page({}, 1); !m_gameChosen && latest && !latest->empty()) {
        m_game = indexOf(latest->front().game).value_or(0);
    }
    if (std::ranges::count(variants(), m_variant) == 0) {
        m_variant.clear();
    }
}

std::vector<std::string> StatFilters::variants() const
{
    std::vector<std::string> names;
    for (const auto &[game, name] : m_played) {
        if (game == games()[m_game].rules->id() && !name.empty()) {
            names.push_back(name);
        }
    }
    return names;
}

QList<StatChoice> StatFilters::choices() const
{
    QList<StatChoice> list{gameChoice(), periodChoice(), playersChoice(), variantChoice()};
    list.removeIf([](const StatChoice &choice) { return choice.options.size() < 2; });
    return list;
}

StatChoice StatFilters::gameChoice() const
{
    StatChoice choice{.id = u"game"_s,
        //: What the statistics are about.
        .name = Texts::tr("Game"),
        .current = static_cast<int>(m_game)};
    for (const auto &entry : games()) {
        choice.options << entry.title();
    }
    return choice;
}

StatChoice StatFilters::periodChoice() const
{
    const int year = momentOf(m_clock()).date().year();
    return {.id = u"period"_s,
        .name = Texts::tr("Period"),
        .options = {Texts::tr("All time"), QString::number(year), QString::number(year - 1),
            Texts::tr("Last 12 months"), Texts::tr("Last 30 days")},
        .current = m_period};
}

StatChoice StatFilters::playersChoice() const
{
    const auto &rules = *games()[m_game].rules;
    StatChoice choice{.id = u"players"_s,
        .name = Texts::tr("Number of players"),
        //: Games with any number of players.
        .options = {Texts::tr("Any number")},
        .current = m_players == 0 ? 0 : m_players - rules.minPlayers() + 1};
    for (int players = rules.minPlayers(); players <= rules.maxPlayers(); ++players) {
        choice.options << Texts::tr("%n players", "", players);
    }
    return choice;
}

StatChoice StatFilters::variantChoice() const
{
    //: Games of any edition.
    StatChoice choice{
        .id = u"variant"_s, .name = Texts::tr("Edition"), .options = {Texts::tr("All editions")}};
    for (const auto &variant : variants()) {
        if (variant == m_variant) {
            choice.current = static_cast<int>(choice.options.size());
        }
        choice.options << games()[m_game].variant(variant);
    }
    // One edition and all of them are the same.
    if (choice.options.size() == 2) {
        choice.options.clear();
    }
    return choice;
}

void StatFilters::choose(const QString &id, int option)
{
    if (id == u"game" && option >= 0 && option < static_cast<int>(games().size())) {
        m_gameChosen = true;
        m_game = static_cast<std::size_t>(option);
        m_players = 0;
        m_variant.clear();
    } else if (id == u"period") {
        m_period = option;
    } else if (id == u"players") {
        m_players = option == 0 ? 0 : option + games()[m_game].rules->minPlayers() - 1;
    } else if (id == u"variant") {
        const auto names = variants();
        const bool known = option > 0 && option <= static_cast<int>(names.size());
        m_variant = known ? names[static_cast<std::size_t>(option - 1)] : std::string();
    }
}

StatisticsFilter StatFilters::filter() const
{
    StatisticsFilter filter{
        .game = std::string(games()[m_game].rules->id()), .variant = m_variant, .players = m_players};
    const auto now = momentOf(m_clock());
    const int year = now.date().year();
    switch (m_period) {
    case ThisYear:
        filter.from = textOf(startOfYear(year));
        filter.until = textOf(startOfYear(year + 1));
        break;
    case LastYear:
        filter.from = textOf(startOfYear(year - 1));
        filter.until = textOf(startOfYear(year));
        break;
    case TwelveMonths:
        filter.from = textOf(now.addMonths(-12));
        break;
    case ThirtyDays:
        filter.from = textOf(now.addDays(-30));
        break;
    default:
        break;
    }
    return filter;
}
