// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <map>
#include <memory>
#include <string>
#include <vector>

/// What of the files of one folder is surely on disk, and what only may be.
class Unflushed
{
public:
    /// A file that is known already goes on as it is.
    void open(const std::string &name, bool there);
    void write(const std::string &name, qint64 at, const QByteArray &bytes);
    void truncate(const std::string &name, qint64 size);
    void remove(const std::string &name);
    /// All that was written to it is on disk.
    void flush(const std::string &name);
    /// What was not flushed yet never will be.
    void lose(const std::string &name);
    /// Which files there are is on disk.
    void flushFolder();

    /// Makes the real files what a power cut might leave, by chance.
    void leave(unsigned seed) const;

private:
    struct Change {
        qint64 at = 0;
        /// None if the file ends there.
        QByteArray bytes;
        bool isEnd = false;
    };
    struct Content {
        QByteArray onDisk;
        std::vector<Change> changes;
    };
    /// Two where the file was made, deleted or made anew, and the folder not flushed since.
    struct Place {
        std::shared_ptr<Content> now;
        std::shared_ptr<Content> onDisk;
    };

    static void apply(QByteArray &bytes, const Change &change);

    std::map<std::string, Place> m_places;
};
