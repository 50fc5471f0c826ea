// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/parse.h"
#include "model/record/game.h"

#include <tl/expected.hpp>

inline constexpr std::size_t MaxRecordBytes = std::size_t{16} * 1024 * 1024;
/// More than 10,000 long games.
inline constexpr std::size_t MaxArchiveBytes = std::size_t{256} * 1024 * 1024;
inline constexpr int MaxActions = 10'000;
inline constexpr int MaxName = 40;

/// A document of up to so many bytes, of whichever format.
tl::expected<Json::Value, Malformed> readDocument(std::string_view bytes, std::size_t most = MaxRecordBytes);
/// Its `format` and `version`.
void checkHead(Fields &fields, std::string_view format);

/// Reads one record, strictly: a damaged file is never half understood.
tl::expected<Record, Malformed> readRecord(std::string_view bytes, Games games);

/// What a file brings: a record, or an archive of several. The whole is known to be well-formed, and its
/// records are read one by one because many together need a lot of memory. The bytes must outlive it.
class RecordFile
{
public:
    /// After each record it is asked whether to go on; if not, the answer means nothing.
    static tl::expected<RecordFile, Malformed> open(
        std::string_view bytes, const std::function<bool()> &goOn = [] { return true; });

    std::size_t size() const { return m_isArchive ? m_outline.items.size() : 1; }
    tl::expected<Record, Malformed> read(std::size_t index, Games games) const;

private:
    RecordFile(Json::Outline outline, bool isArchive);

    Json::Outline m_outline;
    bool m_isArchive;
};

/// All there are in a file, or none.
tl::expected<std::vector<Record>, Malformed> readRecords(std::string_view bytes, Games games);
