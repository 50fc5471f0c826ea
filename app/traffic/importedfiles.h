// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/progress.h"
#include "db/exchange.h"

#include <QStringList>

/// Why a file cannot come in.
struct Rejection {
    QString file;
    /// Stable, for programs: `bad-file`, `bad-record`, `duplicate-id`, or the rule that is broken.
    std::string_view code;
    QString sentence;
    int action = -1;
};

/// What files bring. If any is rejected, nothing may come in.
class ImportedFiles
{
public:
    /// All of them can be played through, and no two have the same id. Ready to come in: 10,000 records are
    /// 190 MB as text and a fifth of that so.
    const std::vector<Newcomer> &games() const { return m_games; }
    std::size_t size() const { return m_games.size(); }
    Record record(std::size_t game) const { return recordOf(m_games[game]); }
    /// Of games that only their records describe, one for each description.
    const std::vector<std::size_t> &described() const { return m_described; }

    std::vector<Rejection> rejections;

private:
    friend class ImportReader;
    std::vector<Newcomer> m_games;
    std::vector<std::size_t> m_described;
};

/// Reads records and archives; "-" is standard input. The rules are asked once for each. If it is stopped,
/// the answer means nothing.
ImportedFiles readForImport(const QStringList &files, Progress &progress);
