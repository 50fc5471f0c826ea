// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/contest.h"
#include "app/statistics/statsection.h"

/// The sections that serve every game, from what the store answers.
namespace Sections
{
/// Best first: by wins, of those who played with others, or alone by the best score.
std::vector<PlayerStanding> inOrder(std::vector<PlayerStanding> standings, bool alone, bool lowest = false);

/// Who won how often; with one player a game, whose best was how good.
StatSection wins(const std::vector<PlayerStanding> &standings, int games, bool alone, bool lowest = false);
StatSection scores(const std::vector<ScoreCount> &scores);
/// Who wins more often than chance would have it.
StatSection best(const std::vector<PlayerContest> &contests);
/// Of so many games together.
StatSection seats(const std::vector<SeatContest> &seats, int games);

/// The last games of a player, with the mean of so many at each.
inline constexpr int TrendGames = 12;
inline constexpr int TrendMean = 4;
/// The first means take the games before those too.
inline constexpr int TrendReads = TrendGames + TrendMean - 1;
StatSection trend(const QString &title, const std::vector<TrendPoint> &points);
StatSection headToHead(const std::vector<HeadToHead> &opponents);
StatSection streaks(const Streaks &streaks);
}
