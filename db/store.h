// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/storeerror.h"
#include "model/record/outcome.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

class Connection;

struct Seat {
    std::string name;
    std::string colour;
    bool operator==(const Seat &) const = default;
};

struct LogEntry {
    /// One action as compact JSON, without `at`.
    std::string action;
    std::string at;
    bool operator==(const LogEntry &) const = default;
};

/// Something that is described: opaque, and of a kind that is its game's own.
struct Memo {
    std::string kind;
    std::string text;
    bool operator==(const Memo &) const = default;
};

/// The whole game as it went before an earlier turn was changed, or as it went after.
struct OtherCourse {
    std::vector<LogEntry> entries;
    /// After so many actions undo leads to the course before.
    int start = 0;
    std::string draft;
    std::string finishedAt;
    bool operator==(const OtherCourse &) const = default;
};

/// What undo and redo lead to beside the log: nearest last before, nearest first after.
struct Courses {
    std::vector<OtherCourse> before;
    /// Of the course that the log has.
    int start = 0;
    std::vector<OtherCourse> after;
    bool operator==(const Courses &) const = default;
};

struct GameRow {
    std::int64_t id = 0;
    std::string uuid;
    std::string game;
    /// A JSON object.
    std::string options;
    std::vector<Seat> seats;
    /// How many actions count.
    int head = 0;
    /// How many are kept, those that can be redone included.
    int length = 0;
    bool over = false;
    std::string startedAt;
    std::string touchedAt;
    std::string finishedAt;
    /// What is half entered; opaque.
    std::string draft;
    std::string place;
    std::string note;
    bool operator==(const GameRow &) const = default;
};

/// Tells what a record came to, or nothing while its game is not over: the rules, which the store does not
/// know.
using Teller = std::function<std::optional<Outcome>(const Record &)>;

/// All games and who played them, in one file that belongs to one program at a time.
/// Knows nothing of rules: actions, options and drafts are opaque texts. What it is asked about is split up:
/// history.h, bin.h, players.h, memory.h, sheets.h, statistics.h, exchange.h, backup.h and checkup.h; for a
/// damaged file there is rescue.h, for one that another program has open, or that cannot be written,
/// looking.h.
class [[nodiscard]] Store
{
public:
    /// Makes the file, and the folder it is in, if there is none; ":memory:" keeps nothing.
    /// A file that it refuses stays as it is, byte for byte; one of an older version is copied first.
    /// The teller is asked about every game that ends; without one, games have no results.
    static Stored<Store> open(const std::string &path, Teller teller = {});
    Store(Store &&) noexcept;
    Store &operator=(Store &&) noexcept;
    ~Store();

    /// With an empty log, whatever the row says about it.
    [[nodiscard]] Stored<std::int64_t> createGame(const GameRow &game);
    [[nodiscard]] Stored<GameRow> game(std::int64_t id) const;
    /// Last touched first.
    [[nodiscard]] Stored<std::vector<GameRow>> runningGames() const;
    /// Last finished first.
    [[nodiscard]] Stored<std::vector<GameRow>> finishedGames(int limit, int offset) const;
    [[nodiscard]] Stored<int> finishedCount() const;
    /// The game that was touched last, running or not, of one kind or of all; nothing if there is none.
    [[nodiscard]] Stored<std::optional<GameRow>> lastGame(const std::string &kind = {}) const;
    /// All that are kept, in order.
    [[nodiscard]] Stored<std::vector<LogEntry>> log(std::int64_t game) const;
    [[nodiscard]] Stored<Courses> courses(std::int64_t game) const;

    // Each of these is all or nothing, and on disk when it returns. A game that is over keeps the time
    // it first was; one that no longer is forgets it. Results and statistics follow in the same step.

    /// What lay beyond the head is dropped, other courses too.
    [[nodiscard]] Stored<std::monostate> append(
        std::int64_t game, const LogEntry &entry, bool over, const std::string &draft);
    /// Several that one tap has done, and what they describe; see memory.h.
    [[nodiscard]] Stored<std::monostate> append(std::int64_t game, std::span<const LogEntry> entries,
        bool over, const std::string &draft, std::span<const Memo> memos = {});
    /// Undo and redo.
    [[nodiscard]] Stored<std::monostate> setHead(
        std::int64_t game, int head, bool over, const std::string &draft, const std::string &at);
    /// A game from elsewhere: every action counts, and nothing is half entered.
    [[nodiscard]] Stored<std::monostate> replaceLog(
        std::int64_t game, const std::vector<LogEntry> &entries, bool over, const std::string &at);
    /// The game as its row says with its options, its log from one action on, and its other courses: what was
    /// changed, or was played while nothing could be written.
    [[nodiscard]] Stored<std::monostate> rewrite(const GameRow &row, int from,
        std::span<const LogEntry> entries, const Courses &courses, std::span<const Memo> memos = {});
    [[nodiscard]] Stored<std::monostate> saveDraft(std::int64_t game, const std::string &draft);
    /// For good, at once; bin.h deletes for a while. Its players stay known.
    [[nodiscard]] Stored<std::monostate> removeGame(std::int64_t game);

    /// Those that are not hidden, last played first, in the order they sat, each with their own colour.
    [[nodiscard]] Stored<std::vector<Seat>> knownPlayers() const;

    /// Writes zeros where the log will be: a tap that has to wait until the file has grown takes nearly
    /// twice as long. It does no harm where there is no room, and is worth doing once after the start.
    void makeRoom(std::int64_t bytes = 1 << 20);

    /// For the rest of db/.
    Connection &connection() const { return *m_connection; }

private:
    explicit Store(std::unique_ptr<Connection> connection);

    std::unique_ptr<Connection> m_connection;
};
