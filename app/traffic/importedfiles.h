// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/progress.h"
#include "db/exchange.h"
#include "model/record/read.h"

#include <QByteArray>
#include <QStringList>

/// Why a file cannot come in.
struct Rejection {
    QString file;
    /// Stable, for programs: `bad-file`, `bad-record`, `duplicate-id`, or the rule that is broken.
    std::string_view code;
    QString sentence;
    int action = -1;
};

/// What files bring. If any is rejected, nothing may come in. Their texts are kept and the records read from
/// them when they are asked for: 10,000 of them are 190 MB as text, and five times as much as records.
class ImportedFiles
{
public:
    /// All of them can be played through, and no two have the same id.
    std::size_t size() const { return m_games.size(); }
    /// Empty if it has none.
    const std::string &id(std::size_t game) const { return m_games[game].id; }
    Record record(std::size_t game) const;
    /// Of games that only their records describe, one for each description.
    const std::vector<std::size_t> &described() const { return m_described; }

    std::vector<Rejection> rejections;

private:
    friend class ImportReader;
    struct File {
        QByteArray bytes;
        RecordFile records;
    };
    struct Place {
        std::string id;
        std::size_t file = 0;
        std::size_t index = 0;
    };
    std::vector<File> m_files;
    std::vector<Place> m_games;
    std::vector<std::size_t> m_described;
};

/// Reads records and archives; "-" is standard input. If it is stopped, the answer means nothing.
ImportedFiles readForImport(const QStringList &files, Progress &progress);

/// Its games for the store. Both arguments must outlive the answer.
Newcomers newcomersOf(const ImportedFiles &imported, Progress &progress);
