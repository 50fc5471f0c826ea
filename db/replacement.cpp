// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/replacement.h"

#include "db/copying.h"
#include "db/storeerror.h"

#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace
{
/// The first name that no file has yet.
std::string freeName(const std::string &path)
{
    for (int number = 1;; ++number) {
        auto name = path + ".kept-" + std::to_string(number);
        if (!fs::exists(name)) {
            return name;
        }
    }
}
}

std::string readyFor(const std::string &path)
{
    return path + ".ready";
}

std::string finishReplacement(const std::string &path)
{
    if (path.empty() || !fs::exists(readyFor(path))) {
        return {};
    }
    std::string kept;
    if (fs::exists(path)) {
        // The file itself goes last: begun again after a power cut, the name is the same.
        kept = freeName(path);
        for (const char *end : {"-wal", "-journal", ""}) {
            if (fs::exists(path + end)) {
                fs::rename(path + end, kept + end);
            }
        }
    }
    settleFile(readyFor(path), path);
    return kept;
}

void requireFree(const std::string &path)
{
    // Asked of the system and not of SQLite, which might already repair the file. Its locks are on these
    // bytes, whatever the size of the file.
    constexpr off_t PendingByte = 0x40000000;
    constexpr off_t LockBytes = 512;
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (file < 0) {
        return;
    }
    struct flock lock {
    };
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = PendingByte;
    lock.l_len = LockBytes;
    const bool held = fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    close(file);
    if (held) {
        throw StoreError{StoreError::Code::InUse, path};
    }
}

void removeStore(const std::string &path)
{
    for (const char *end : {"", "-wal", "-journal", "-shm"}) {
        fs::remove(path + end);
    }
    for (int version = 1; fs::remove(path + ".v" + std::to_string(version)); ++version) { }
}
