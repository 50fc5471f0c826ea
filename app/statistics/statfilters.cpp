// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statfilters.h"

#include "app/games.h"
#include "app/history/described.h"
#include "app/history/periods.h"
#include "app/statistics/figuretexts.h"
#include "app/words/days.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace FigureTexts;

StatFilters::StatFilters(const Store &store, Clock clock)
    : m_store(store)
    , m_clock(std::move(clock))
{
}

void StatFilters::refresh()
{
    const History history(m_store);
    m_played = history.variants().value_or(std::vector<std::pair<std::string, std::string>>{});
    if (const auto latest = history.page({}, 50); !m_gameChosen && latest && !latest->empty()) {
        // Games that were stopped early do not count unless they are asked for.
        const auto ended = std::ranges::find(*latest, false, &HistoryEntry::abandoned);
        const auto &shown = ended == latest->end() ? latest->front() : *ended;
        m_subject = {.game = indexOf(shown.game).value_or(0)};
        if (isDescribed(games()[m_subject.game])) {
            m_subject.family = familyOf(shown.variant);
        }
    }
    if (const auto all = subjects(); std::ranges::find(all, m_subject) == all.end()) {
        m_subject = all.front();
    }
    judgeOrder();
    if (std::ranges::count(variants(), m_variant) == 0) {
        m_variant.clear();
    }
    m_periods = Periods::of(history, today());
    if (std::ranges::count(m_periods, m_period) == 0) {
        m_period = Periods::AllTime;
    }
}

void StatFilters::judgeOrder()
{
    m_lowestWins = !m_subject.family.empty()
        && !Described::highestWins(
            History(m_store), std::string(games()[m_subject.game].rules->id()), m_subject.family);
}

std::vector<std::string> StatFilters::variants() const
{
    std::vector<std::string> names;
    for (const auto &[game, name] : m_played) {
        const bool isOfSubject = m_subject.family.empty() || familyOf(name) == m_subject.family;
        if (game == games()[m_subject.game].rules->id() && !name.empty() && isOfSubject) {
            names.push_back(name);
        }
    }
    return names;
}

std::vector<StatFilters::Subject> StatFilters::subjects() const
{
    std::vector<Subject> list;
    for (std::size_t game = 0; game < games().size(); ++game) {
        if (!isDescribed(games()[game])) {
            list.push_back({.game = game});
        }
    }
    for (const auto &[game, name] : m_played) {
        const auto index = indexOf(game);
        if (!index || name.empty() || !isDescribed(games()[*index])) {
            continue;
        }
        Subject subject{*index, familyOf(name)};
        if (std::ranges::find(list, subject) == list.end()) {
            list.push_back(std::move(subject));
        }
    }
    return list;
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
        .name = Texts::tr("Game")};
    const History history(m_store);
    for (const auto &subject : subjects()) {
        if (subject == m_subject) {
            choice.current = static_cast<int>(choice.options.size());
        }
        const auto &entry = games()[subject.game];
        choice.options << (subject.family.empty()
                ? entry.title()
                : Described::titleOf(history, std::string(entry.rules->id()), subject.family));
    }
    return choice;
}

StatChoice StatFilters::periodChoice() const
{
    StatChoice choice{.id = u"period"_s,
        .name = Texts::tr("Period"),
        .current = static_cast<int>(std::ranges::find(m_periods, m_period) - m_periods.begin())};
    for (const int period : m_periods) {
        choice.options << Periods::nameOf(period);
    }
    return choice;
}

QDate StatFilters::today() const
{
    return Days::moment(m_clock()).date();
}

StatChoice StatFilters::playersChoice() const
{
    const auto &rules = *games()[m_subject.game].rules;
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
        choice.options << games()[m_subject.game].variant(variant);
    }
    // One edition and all of them are the same.
    if (choice.options.size() == 2) {
        choice.options.clear();
    }
    return choice;
}

void StatFilters::choose(const QString &id, int option)
{
    const auto all = subjects();
    if (id == u"game" && option >= 0 && option < static_cast<int>(all.size())) {
        m_gameChosen = true;
        m_subject = all[static_cast<std::size_t>(option)];
        m_players = 0;
        m_variant.clear();
        judgeOrder();
    } else if (id == u"period") {
        m_period = option >= 0 && option < static_cast<int>(m_periods.size())
            ? m_periods[static_cast<std::size_t>(option)]
            : Periods::AllTime;
    } else if (id == u"players") {
        m_players = option == 0 ? 0 : option + games()[m_subject.game].rules->minPlayers() - 1;
    } else if (id == u"variant") {
        const auto names = variants();
        const bool known = option > 0 && option <= static_cast<int>(names.size());
        m_variant = known ? names[static_cast<std::size_t>(option - 1)] : std::string();
    }
}

StatisticsFilter StatFilters::filter() const
{
    const auto [from, until] = Periods::spanOf(m_period, today());
    return {.game = std::string(games()[m_subject.game].rules->id()),
        .variant = m_variant.empty() ? m_subject.family : m_variant,
        .players = m_players,
        .from = from,
        .until = until,
        .abandoned = m_countsStopped,
        .lowest = m_lowestWins};
}
