// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/contest.h"

#include <algorithm>
#include <map>

namespace
{
/// Asks once for each number of players that can be beaten.
template<typename Ask>
std::optional<StoreError> forEachNumber(StatisticsFilter filter, int most, Ask ask)
{
    const int chosen = filter.players;
    for (int players = 2; players <= most; ++players) {
        if (chosen != 0 && chosen != players) {
            continue;
        }
        filter.players = players;
        if (auto error = ask(filter)) {
            return error;
        }
    }
    return std::nullopt;
}
}

Stored<std::vector<PlayerContest>> playerContests(
    const Store &store, const StatisticsFilter &filter, int most)
{
    std::map<std::int64_t, PlayerContest> found;
    const auto error
        = forEachNumber(filter, most, [&](const StatisticsFilter &narrow) -> std::optional<StoreError> {
              const auto standings = Statistics(store, narrow).standings();
              if (!standings) {
                  return standings.error();
              }
              for (const auto &standing : *standings) {
                  auto &entry = found[standing.player];
                  entry.player = standing;
                  entry.contest.add(standing.games, standing.wins, narrow.players);
              }
              return std::nullopt;
          });
    if (error) {
        return tl::unexpected(*error);
    }
    std::vector<PlayerContest> all;
    for (auto &[id, entry] : found) {
        all.push_back(std::move(entry));
    }
    std::ranges::stable_sort(
        all, std::ranges::greater{}, [](const PlayerContest &entry) { return entry.contest.lift(); });
    return all;
}

Stored<Contest> contestOf(const Store &store, const StatisticsFilter &filter, int most)
{
    Contest contest;
    const auto error
        = forEachNumber(filter, most, [&](const StatisticsFilter &narrow) -> std::optional<StoreError> {
              const auto overview = Statistics(store, narrow).overview();
              if (!overview) {
                  return overview.error();
              }
              contest.add(overview->games, overview->wins, narrow.players);
              return std::nullopt;
          });
    return error ? Stored<Contest>(tl::unexpected(*error)) : contest;
}

Stored<std::vector<SeatContest>> seatContests(const Store &store, const StatisticsFilter &filter, int most)
{
    std::vector<SeatContest> all;
    std::map<int, double> points;
    const auto error
        = forEachNumber(filter, most, [&](const StatisticsFilter &narrow) -> std::optional<StoreError> {
              const auto seats = Statistics(store, narrow).seats();
              if (!seats) {
                  return seats.error();
              }
              for (const auto &standing : *seats) {
                  auto seat = std::ranges::find(all, standing.seat, &SeatContest::seat);
                  if (seat == all.end()) {
                      seat = all.insert(all.end(), SeatContest{.seat = standing.seat});
                  }
                  seat->contest.add(standing.games, standing.wins, narrow.players);
                  points[standing.seat] += standing.averageScore * standing.games;
              }
              return std::nullopt;
          });
    if (error) {
        return tl::unexpected(*error);
    }
    std::ranges::sort(all, {}, &SeatContest::seat);
    for (auto &seat : all) {
        seat.averageScore = points[seat.seat] / seat.contest.games;
    }
    return all;
}
