// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"

#include <string>

/// A number that a finished game tells statistics. The key is the game's own word: whoever adds figures up
/// need not know what it means. `seconds` is taken: that is how long a game lasted.
struct Figure {
    /// The seat it is about, or the whole game.
    int seat = WholeGame;
    std::string key;
    int value = 0;
    bool operator==(const Figure &) const = default;

    static constexpr int WholeGame = -1;
};

struct SeatResult {
    int score = 0;
    /// From 1; tied seats share the better one.
    int rank = 1;
    /// A shared win is one too. Alone, the game says whether there is such a thing.
    bool won = false;
    bool operator==(const SeatResult &) const = default;
};

/// What a game came to, in the terms all games share.
struct Outcome {
    /// The edition or expansion it was played with, never empty.
    std::string variant;
    bool abandoned = false;
    Alone alone = Alone::Unjudged;
    /// First the players', then perhaps some that nobody sits at.
    std::vector<SeatResult> seats;
    /// At most one for each seat and key.
    std::vector<Figure> figures;
    bool operator==(const Outcome &) const = default;
};

/// The results of seats with these scores.
std::vector<SeatResult> resultsOf(
    const Ranking &ranking, std::span<const int> scores, Alone alone = Alone::Unjudged);

/// Whether it could be won and lost.
bool isContest(const Outcome &outcome);

/// Why the players stopped before the end, in their own words; empty if they did not, or said nothing.
std::string whyStopped(const Record &record);

/// What the record's own game says of it; nothing if there is no such game or it is not over.
std::optional<Outcome> outcomeOf(const Record &record, Games games);
