// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/game.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace
{
Json::Array toJson(const std::vector<int> &seats)
{
    return {seats.begin(), seats.end()};
}

Json::Object toJson(const Score &score)
{
    Json::Object parts;
    for (const auto &[name, points] : score.parts) {
        parts.push_back({name, points});
    }
    return {{"total", score.total}, {"parts", std::move(parts)}};
}
}

Json::Object toJson(const Replay &replay, const Record &record, std::string_view message)
{
    Json::Array players;
    for (std::size_t seat = 0; seat < replay.players.size(); ++seat) {
        Json::Object player;
        // A seat that nobody sits at has no name there.
        if (seat < record.players.size()) {
            player.push_back({"name", record.players[seat]});
        }
        player.insert(player.end(), replay.players[seat].begin(), replay.players[seat].end());
        players.emplace_back(std::move(player));
    }
    Json::Array scores;
    for (const auto &score : replay.scores) {
        scores.emplace_back(toJson(score));
    }
    Json::Array ranking;
    for (const auto &group : replay.ranking) {
        ranking.emplace_back(toJson(group));
    }
    Json::Object object{{"game", record.game}, {"applied", replay.applied}, {"over", replay.over},
        {"round", replay.round}, {"turnOf", replay.turnOf}, {"phase", replay.phase}, {"turn", replay.turn},
        {"players", std::move(players)}, {"scores", std::move(scores)}, {"ranking", std::move(ranking)}};
    if (replay.over) {
        object.push_back({"winners", toJson(winnersOf(replay))});
    }
    if (replay.abandoned) {
        object.push_back({"abandoned", true});
    }
    object.insert(object.end(), replay.also.begin(), replay.also.end());
    if (replay.refusal) {
        object.push_back({"error",
            Json::Object{
                {"action", replay.refusal->action}, {"code", replay.refusal->code}, {"message", message}}});
    }
    return object;
}

std::vector<int> winnersOf(const Replay &replay)
{
    return replay.over && replay.alone != Alone::Lost ? replay.ranking.front() : std::vector<int>();
}

std::vector<std::vector<int>> bySide(std::span<const int> seats, std::span<const int> sides)
{
    const auto sideOf = [&](int seat) { return sides[static_cast<std::size_t>(seat)]; };
    std::vector<std::vector<int>> groups;
    for (const int seat : seats) {
        const auto own = std::ranges::find_if(groups, [&](const std::vector<int> &group) {
            return !sides.empty() && sideOf(group.front()) == sideOf(seat);
        });
        (own == groups.end() ? groups.emplace_back() : *own).push_back(seat);
    }
    return groups;
}

std::vector<std::vector<int>> bySide(std::size_t seats, std::span<const int> sides)
{
    std::vector<int> all(seats);
    std::iota(all.begin(), all.end(), 0);
    return bySide(all, sides);
}

Ranking rank(std::span<const std::pair<int, int>> pointsAndTieBreak)
{
    std::map<std::pair<int, int>, std::vector<int>, std::greater<>> groups;
    for (int seat = 0; seat < static_cast<int>(pointsAndTieBreak.size()); ++seat) {
        groups[pointsAndTieBreak[static_cast<std::size_t>(seat)]].push_back(seat);
    }
    Ranking ranking;
    for (auto &[points, seats] : groups) {
        ranking.push_back(std::move(seats));
    }
    return ranking;
}
