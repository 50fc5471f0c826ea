// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/faultydisk.h"

#include "tests/faults/unflushed.h"

#include <sqlite3.h>

#include <cerrno>
#include <cstring>
#include <new>

namespace FaultyDisk
{
namespace
{
enum class Operation { Open, Read, Write, Truncate, Sync, Size, Delete, Access };

struct {
    sqlite3_vfs *real = nullptr;
    Fault fault = Fault::None;
    long at = 0;
    bool forEver = false;
    long operations = 0;
    bool failed = false;
    int systemError = 0;
    Unflushed unflushed;
} disk;

bool canBefall(Operation operation)
{
    switch (disk.fault) {
    case Fault::Full:
        return operation == Operation::Write;
    case Fault::FailedSync:
        return operation == Operation::Sync;
    default:
        return true;
    }
}

/// Counts the operation, and tells whether it fails.
bool fails(Operation operation)
{
    if (!canBefall(operation)) {
        return false;
    }
    const long number = disk.operations++;
    const bool now = disk.fault != Fault::None
        && (number == disk.at || (number > disk.at && (disk.forEver || disk.fault == Fault::PowerCut)));
    disk.failed = disk.failed || now;
    disk.systemError = now ? (disk.fault == Fault::Full ? ENOSPC : EIO) : 0;
    return now;
}

/// A file as SQLite has it; the real one lies behind it in the same piece of memory.
struct File {
    sqlite3_file base;
    /// Empty for what SQLite deletes by itself.
    const char *name;
    /// Its first flush is one of the folder too, as in SQLite's own way to the files.
    bool newJournal;
};

File &fileOf(sqlite3_file *file)
{
    return *reinterpret_cast<File *>(file);
}

sqlite3_file *realOf(sqlite3_file *file)
{
    return reinterpret_cast<sqlite3_file *>(reinterpret_cast<File *>(file) + 1);
}

int closeFile(sqlite3_file *file)
{
    return realOf(file)->pMethods->xClose(realOf(file));
}

int readFile(sqlite3_file *file, void *bytes, int size, sqlite3_int64 at)
{
    return fails(Operation::Read) ? SQLITE_IOERR_READ
                                  : realOf(file)->pMethods->xRead(realOf(file), bytes, size, at);
}

int writeFile(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    const bool failing = fails(Operation::Write);
    const int done = !failing ? size : disk.fault == Fault::IoError ? size / 2 : 0;
    int result = SQLITE_OK;
    if (done > 0) {
        result = realOf(file)->pMethods->xWrite(realOf(file), bytes, done, at);
    }
    // What the cut fell upon may still get to the disk.
    if (const int noted = disk.fault == Fault::PowerCut && disk.operations == disk.at + 1 ? size : done;
        noted > 0 && fileOf(file).name) {
        disk.unflushed.write(fileOf(file).name, at, {static_cast<const char *>(bytes), noted});
    }
    return failing ? (disk.fault == Fault::Full ? SQLITE_FULL : SQLITE_IOERR_WRITE) : result;
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    if (fails(Operation::Truncate)) {
        return SQLITE_IOERR_TRUNCATE;
    }
    if (fileOf(file).name) {
        disk.unflushed.truncate(fileOf(file).name, size);
    }
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}

int syncFile(sqlite3_file *file, int)
{
    // The real file is not flushed: what that would give is kept in mind, and goes faster.
    const char *name = fileOf(file).name;
    if (fails(Operation::Sync)) {
        if (name && disk.fault == Fault::FailedSync) {
            disk.unflushed.lose(name);
        }
        return SQLITE_IOERR_FSYNC;
    }
    if (name) {
        disk.unflushed.flush(name);
        if (fileOf(file).newJournal) {
            disk.unflushed.flushFolder();
            fileOf(file).newJournal = false;
        }
    }
    return SQLITE_OK;
}

int sizeOf(sqlite3_file *file, sqlite3_int64 *size)
{
    return fails(Operation::Size) ? SQLITE_IOERR_FSTAT
                                  : realOf(file)->pMethods->xFileSize(realOf(file), size);
}

int lockFile(sqlite3_file *file, int level)
{
    return realOf(file)->pMethods->xLock(realOf(file), level);
}

int unlockFile(sqlite3_file *file, int level)
{
    return realOf(file)->pMethods->xUnlock(realOf(file), level);
}

int checkLock(sqlite3_file *file, int *held)
{
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), held);
}

int controlFile(sqlite3_file *file, int what, void *how)
{
    return realOf(file)->pMethods->xFileControl(realOf(file), what, how);
}

int sectorSize(sqlite3_file *file)
{
    return realOf(file)->pMethods->xSectorSize(realOf(file));
}

int characteristics(sqlite3_file *file)
{
    return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}

/// The first version: without memory shared with others, which a store that is ours alone does not need.
constexpr sqlite3_io_methods Methods{.iVersion = 1,
    .xClose = closeFile,
    .xRead = readFile,
    .xWrite = writeFile,
    .xTruncate = truncateFile,
    .xSync = syncFile,
    .xFileSize = sizeOf,
    .xLock = lockFile,
    .xUnlock = unlockFile,
    .xCheckReservedLock = checkLock,
    .xFileControl = controlFile,
    .xSectorSize = sectorSize,
    .xDeviceCharacteristics = characteristics};

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *given)
{
    auto *opened = new (file) File{};
    if (fails(Operation::Open)) {
        return SQLITE_CANTOPEN;
    }
    int there = 0;
    if (name) {
        disk.real->xAccess(disk.real, name, SQLITE_ACCESS_EXISTS, &there);
    }
    const int result = disk.real->xOpen(disk.real, name, realOf(file), flags, given);
    if (result == SQLITE_OK) {
        opened->base.pMethods = &Methods;
        if (name && !(flags & SQLITE_OPEN_DELETEONCLOSE)) {
            opened->name = name;
            opened->newJournal = !there
                && (flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL));
            disk.unflushed.open(name, there != 0);
        }
    }
    return result;
}

int deleteFile(sqlite3_vfs *, const char *name, int alsoFolder)
{
    if (fails(Operation::Delete)) {
        return SQLITE_IOERR_DELETE;
    }
    const int result = disk.real->xDelete(disk.real, name, 0);
    if (result == SQLITE_OK) {
        disk.unflushed.remove(name);
        if (alsoFolder) {
            disk.unflushed.flushFolder();
        }
    }
    return result;
}

int accessFile(sqlite3_vfs *, const char *name, int how, int *answer)
{
    return fails(Operation::Access) ? SQLITE_IOERR_ACCESS : disk.real->xAccess(disk.real, name, how, answer);
}

int lastError(sqlite3_vfs *, int size, char *text)
{
    return disk.systemError != 0 ? disk.systemError : disk.real->xGetLastError(disk.real, size, text);
}
}

void install()
{
    static sqlite3_vfs faulty;
    disk.real = sqlite3_vfs_find(nullptr);
    faulty = *disk.real;
    faulty.zName = "faulty";
    faulty.szOsFile += static_cast<int>(sizeof(File));
    faulty.xOpen = openFile;
    faulty.xDelete = deleteFile;
    faulty.xAccess = accessFile;
    faulty.xGetLastError = lastError;
    sqlite3_vfs_register(&faulty, 1);
}

void plan(Fault fault, long at, bool forEver)
{
    disk.fault = fault;
    disk.at = at;
    disk.forEver = forEver;
    disk.operations = 0;
    disk.failed = false;
    disk.systemError = 0;
    disk.unflushed = {};
}

void failForEver(Fault fault)
{
    disk.fault = fault;
    disk.at = disk.operations;
    disk.forEver = true;
}

void heal()
{
    disk.fault = Fault::None;
    disk.systemError = 0;
}

long operations()
{
    return disk.operations;
}

bool hasFailed()
{
    return disk.failed;
}

bool isOff()
{
    return disk.failed && disk.fault == Fault::PowerCut;
}

void cutPower(unsigned seed)
{
    disk.unflushed.leave(seed);
    plan();
}
}
