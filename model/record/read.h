// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"

#include <tl/expected.hpp>

inline constexpr std::size_t MaxRecordBytes = std::size_t{16} * 1024 * 1024;
/// More than 10,000 long games.
inline constexpr std::size_t MaxArchiveBytes = std::size_t{256} * 1024 * 1024;
inline constexpr int MaxActions = 10'000;
inline constexpr int MaxName = 40;

/// Reads one record, strictly: a damaged file is never half understood.
tl::expected<Record, Malformed> readRecord(std::string_view bytes, Games games);

/// Reads several, all or none.
tl::expected<std::vector<Record>, Malformed> readArchive(std::string_view bytes, Games games);

/// Reads whichever of the two it is.
tl::expected<std::vector<Record>, Malformed> readRecords(std::string_view bytes, Games games);
