// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/statistics.h"

/// Wins against what chance alone would give: one in two games of two, one in four games of four. Games alone
/// cannot be won and do not count.
struct Contest {
    int games = 0;
    int wins = 0;
    double fairWins = 0;

    void add(int played, int won, int players)
    {
        games += played;
        wins += won;
        fairWins += static_cast<double>(played) / players;
    }
    double lift() const { return fairWins > 0 ? wins / fairWins : 0; }
};

struct PlayerContest {
    PlayerStanding player;
    Contest contest;
};

struct SeatContest {
    int seat = 0;
    Contest contest;
    double averageScore = 0;
};

/// Everybody's, best first.
Stored<std::vector<PlayerContest>> playerContests(
    const Store &store, const StatisticsFilter &filter, int most);
/// That of the player of the filter.
Stored<Contest> contestOf(const Store &store, const StatisticsFilter &filter, int most);
/// By seat; games with at most so many players.
Stored<std::vector<SeatContest>> seatContests(const Store &store, const StatisticsFilter &filter, int most);
