// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/statistics.h"
#include "db/tallies.h"

/// The sums over the games that a filter leaves. Whole years are there already; what a period has besides or
/// lacks, and games that are only added up when asked for, come game by game. Throws; see exceptions.h.
class Selection
{
public:
    Selection(Connection &connection, const StatisticsFilter &filter);

    enum class Part { Seats, Scores, Figures, Pairs };
    /// A player's sums, or with 0 everybody's, by what the part counts by; see Tallies.
    std::map<std::int64_t, Tallies::Sums> sumsOf(Part part, std::int64_t player) const;

    /// How many games were not played to their end, whether the filter counts them or not.
    int stopped() const;

    /// The period, in seconds since 1970.
    std::int64_t from() const { return m_from; }
    std::int64_t until() const { return m_until; }

private:
    /// With -1 they are taken off.
    void addBetween(std::int64_t from, std::int64_t until, int sign);
    void addAbandoned();
    void add(const std::vector<std::int64_t> &games, int sign);
    const Tallies::Table &besides(Part part) const;

    Connection &m_connection;
    const StatisticsFilter &m_filter;
    std::int64_t m_from;
    std::int64_t m_until;
    /// The years that come nearest to the period.
    int m_first = 0;
    int m_last = 0;
    Tallies m_besides;
};
