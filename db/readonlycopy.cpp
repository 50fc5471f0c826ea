// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/readonlycopy.h"

#include "db/copying.h"
#include "db/replacement.h"
#include "db/transactions.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

namespace fs = std::filesystem;

namespace
{
constexpr int MostTries = 50;
constexpr std::chrono::milliseconds Pause(2);

/// What tells one filling of the write-ahead log from the next: its header has a new salt each time.
struct Filling {
    std::string logHeader;
    /// Without a log the file itself is written to.
    fs::file_time_type written;
    bool operator==(const Filling &) const = default;
};

Filling fillingOf(const std::string &path)
{
    std::string header(32, '\0');
    std::ifstream log(path + "-wal", std::ios::binary);
    log.read(header.data(), static_cast<std::streamsize>(header.size()));
    header.resize(static_cast<std::size_t>(log.gcount()));
    return {header, header.empty() ? fs::last_write_time(path) : fs::file_time_type()};
}

/// While the log is filled, the file only gets what is in the log already. So the file and then its log,
/// both of one filling, are a whole.
bool copyWhole(const std::string &path, const std::string &copy)
{
    const auto before = fillingOf(path);
    removeStore(copy);
    fs::copy_file(path, copy);
    if (!before.logHeader.empty()) {
        fs::copy_file(path + "-wal", copy + "-wal");
    }
    return fillingOf(path) == before && !fs::exists(path + "-journal");
}
}

Stored<Store> openToRead(const std::string &path, const std::string &copy, const Teller &teller)
{
    Stored<Store> store = tl::unexpected(StoreError{});
    for (int tries = 0; !store && tries < MostTries; ++tries) {
        const auto copied = withoutExceptions(nullptr, [&] { return copyWhole(path, copy); });
        if (!copied || !*copied) {
            // The other program is just writing, or its log has just gone.
            store = tl::unexpected(
                copied ? StoreError{StoreError::Code::InUse, "never at rest"} : copied.error());
            std::this_thread::sleep_for(Pause);
            continue;
        }
        store = Store::open(copy, teller);
        if (!store) {
            continue;
        }
        const auto whole = reading(store->connection(), [](Connection &connection) {
            checkWhole(connection.database());
            connection.refuseWrites();
            return std::monostate();
        });
        if (!whole) {
            store = tl::unexpected(whole.error());
        }
    }
    return store;
}
