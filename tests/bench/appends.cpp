// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/appends.h"

#include "tests/db/randomgames.h"
#include "tests/db/support.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <chrono>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

using namespace Support;

namespace
{
constexpr int Rounds = 300;

class Times
{
public:
    template<typename Work>
    void add(Work work)
    {
        const auto start = std::chrono::steady_clock::now();
        work();
        m_times.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    double median()
    {
        std::ranges::sort(m_times);
        return m_times[m_times.size() / 2];
    }

private:
    std::vector<double> m_times;
};

/// The same two rows, in a file with SQLite's own settings.
class DefaultJournal
{
public:
    explicit DefaultJournal(const std::string &path)
        : m_database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
    {
        m_database.exec(
            "CREATE TABLE game (id INTEGER PRIMARY KEY, head INTEGER, touched_at TEXT, draft TEXT);"
            "CREATE TABLE action (game INTEGER, seq INTEGER, at TEXT, action TEXT,"
            " PRIMARY KEY (game, seq)) WITHOUT ROWID; INSERT INTO game VALUES (1, 0, '', '')");
    }
    void append(int number, const LogEntry &entry)
    {
        m_database.exec("BEGIN");
        SQLite::Statement insert(m_database, "INSERT INTO action VALUES (1, ?, ?, ?)");
        insert.bind(1, number);
        insert.bind(2, entry.at);
        insert.bind(3, entry.action);
        insert.exec();
        SQLite::Statement update(m_database, "UPDATE game SET head = ?, touched_at = ? WHERE id = 1");
        update.bind(1, number + 1);
        update.bind(2, entry.at);
        update.exec();
        m_database.exec("COMMIT");
    }

private:
    SQLite::Database m_database;
};
}

void compareAppends(const std::string &path, const std::string &floorFile, const std::string &defaultFile,
    const std::string &name, Table &table)
{
    auto store = must(Store::open(path, RandomGames::tell));
    store.makeRoom();
    const auto id = must(store.createGame(game("append")));
    DefaultJournal byDefault(defaultFile);
    const int file = ::open(floorFile.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    Times ours;
    Times floor;
    Times usual;
    for (int i = 0; i < Rounds; ++i) {
        const auto step = entry(i);
        floor.add([&] {
            if (::write(file, step.action.data(), step.action.size()) < 0 || fdatasync(file) != 0) {
                qFatal("cannot write");
            }
        });
        ours.add([&] { must(store.append(id, step, false, {})); });
        usual.add([&] { byDefault.append(i, step); });
    }
    close(file);
    std::filesystem::remove(floorFile);
    std::filesystem::remove(defaultFile);
    table.row(name.c_str(), ours.median() / floor.median(), "x write and fdatasync", 1.5);
    table.row(name.c_str(), ours.median() / usual.median(), "x SQLite as it comes", 0.35);
    table.tell("%.0f us, write and fdatasync %.0f us, SQLite as it comes %.0f us\n", ours.median(),
        floor.median(), usual.median());
    must(store.removeGame(id));
}
