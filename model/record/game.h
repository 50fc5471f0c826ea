// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fields.h"
#include "model/record/record.h"

#include <climits>
#include <functional>
#include <span>

/// What a refusal is about, for the sentence that says what would be allowed. Which members count depends on
/// the code. Its text is only looked at while rules are judged; a broken one keeps it.
template<typename Text>
struct HintWith {
    /// The id of a good, a development, a place, a member.
    Text subject;
    /// How many are short, left or needed.
    int count = 0;
    int least = 0;
    int most = 0;
    /// The seat it concerns, where that is not the active one.
    int seat = -1;
    bool operator==(const HintWith &) const = default;
};
using Hint = HintWith<std::string>;

/// The rule an action broke.
struct Refusal {
    int action = 0;
    std::string_view code;
    Hint hint;
};

struct Score {
    /// A game may learn the names of its parts from its record, so they are kept here.
    using Part = std::pair<std::string, std::int64_t>;
    int total = 0;
    std::vector<Part> parts;
};

/// Seats from best to worst, tied seats together.
using Ranking = std::vector<std::vector<int>>;

/// What a game comes to for somebody who is the only one to score. With others the ranking tells, but where
/// a game asks for more than being first, and nobody has that: then all have lost.
enum class Alone {
    /// It can neither be won nor lost: the points are what counts.
    Unjudged,
    Won,
    Lost,
};

struct Outcome;

/// What replaying a record comes to, in the terms all games share.
struct Replay {
    int applied = 0;
    bool over = false;
    bool abandoned = false;
    int round = 1;
    int turnOf = 0;
    std::string_view phase;
    Json::Object turn;
    /// A player's state without the name.
    std::vector<Json::Object> players;
    /// Of all seats: first the players', then perhaps some that nobody sits at.
    std::vector<Score> scores;
    Ranking ranking;
    /// Of a game that ended now, as the ranking is.
    Alone alone = Alone::Unjudged;
    /// There are rounds to be counted.
    bool hasRounds = true;
    /// Who plays together, a number for each seat; empty: each for oneself.
    std::vector<int> sides;
    std::optional<Refusal> refusal;
    /// What else a game tells of itself, after all that every game tells.
    Json::Object also;
    /// One entry for each action applied, if asked for.
    Json::Array log;
};

struct ReplayRange {
    int until = INT_MAX;
    bool withLog = false;
};

/// A game as the shared code sees it; the rest of a game is its own affair.
class Game
{
public:
    virtual ~Game() = default;
    virtual std::string_view id() const = 0;
    virtual int minPlayers() const = 0;
    virtual int maxPlayers() const = 0;
    /// Checks the options' shape and gives them back in canonical form.
    virtual Json::Object readOptions(Fields &options, int players) const = 0;
    using ReadAction = std::function<Json::Object(Fields &action)>;
    /// The same for the actions of a game with these options, from their `do` on; `at` is the reader's.
    virtual ReadAction actionReader(const Json::Value &options, int players) const = 0;
    virtual Replay replay(const Record &record, const ReplayRange &range) const = 0;
    /// Everybody's points at the end of each round, the last one as far as it got.
    virtual std::vector<std::vector<int>> pointsByRound(const Record &record) const = 0;
    /// Nothing if the record does not get to the game's end.
    virtual std::optional<Outcome> outcome(const Record &record) const = 0;
};

using Games = std::span<const Game *const>;

/// The object that `replay --json` prints. The message of a refusal is for people, so it comes from the
/// caller.
Json::Object toJson(const Replay &replay, const Record &record, std::string_view message);

/// Who has won: the first, but nobody before the end or where the game is lost.
std::vector<int> winnersOf(const Replay &replay);

/// The same seats, those together that play together: who does is a number for each seat, and without any
/// each plays alone.
std::vector<std::vector<int>> bySide(std::span<const int> seats, std::span<const int> sides);
/// So many seats.
std::vector<std::vector<int>> bySide(std::size_t seats, std::span<const int> sides);

/// Groups seats by points, then by what breaks ties; more is better.
Ranking rank(std::span<const std::pair<int, int>> pointsAndTieBreak);
