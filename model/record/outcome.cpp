// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/outcome.h"

#include <algorithm>

std::vector<SeatResult> resultsOf(const Ranking &ranking, std::span<const int> scores, Alone alone)
{
    const bool canWin = alone == Alone::Won || (scores.size() > 1 && alone != Alone::Lost);
    std::vector<SeatResult> results(scores.size());
    int rank = 1;
    for (const auto &group : ranking) {
        for (const int seat : group) {
            const auto at = static_cast<std::size_t>(seat);
            results[at] = {scores[at], rank, rank == 1 && canWin};
        }
        rank += static_cast<int>(group.size());
    }
    return results;
}

bool isContest(const Outcome &outcome)
{
    return outcome.seats.size() > 1 || outcome.alone != Alone::Unjudged;
}

std::string whyStopped(const Record &record)
{
    const auto *last = record.actions.empty() ? nullptr : record.actions.back().action.as<Json::Object>();
    const auto *name = last ? Json::find(*last, "do") : nullptr;
    const auto *why = name && *name == Json::Value("finish") ? Json::find(*last, "why") : nullptr;
    return why && why->as<std::string>() ? *why->as<std::string>() : std::string();
}

std::optional<Outcome> outcomeOf(const Record &record, Games games)
{
    const auto game = std::ranges::find(games, record.game, &Game::id);
    return game != games.end() ? (*game)->outcome(record) : std::nullopt;
}
