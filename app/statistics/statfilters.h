// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/statchoice.h"
#include "app/table/opening.h"
#include "db/statistics.h"

#include <QDate>

/// Which games the statistics are about, as a person chooses it. Scores of different games say nothing
/// together, so it is always one of them.
class StatFilters
{
public:
    StatFilters(const Store &store, Clock clock);

    /// Looks again at what was played. Until somebody chooses, it is about the game played last.
    void refresh();
    /// Those that leave a choice.
    QList<StatChoice> choices() const;
    void choose(const QString &id, int option);
    /// Whether games that were not played to their end count too.
    bool countsStopped() const { return m_countsStopped; }
    void countStopped(bool count) { m_countsStopped = count; }
    StatisticsFilter filter() const;
    /// Its place in the list of games.
    std::size_t game() const { return m_subject.game; }

private:
    /// A game, and of one that records describe the family of variants that have one description.
    struct Subject {
        std::size_t game = 0;
        std::string family = {};
        bool operator==(const Subject &) const = default;
    };
    /// All there are; of games that records describe those that were played.
    std::vector<Subject> subjects() const;
    StatChoice gameChoice() const;
    StatChoice periodChoice() const;
    StatChoice playersChoice() const;
    StatChoice variantChoice() const;
    /// Of the game, as far as they were played.
    std::vector<std::string> variants() const;
    QDate today() const;
    /// Whether it is won by the highest or the lowest score.
    void judgeOrder();

    const Store &m_store;
    Clock m_clock;
    /// Variants, each with its game.
    std::vector<std::pair<std::string, std::string>> m_played;
    bool m_gameChosen = false;
    Subject m_subject;
    bool m_lowestWins = false;
    std::vector<int> m_periods{0};
    int m_period = 0;
    /// 0 is any number.
    int m_players = 0;
    /// Empty is all.
    std::string m_variant;
    bool m_countsStopped = false;
};
