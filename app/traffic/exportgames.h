// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/progress.h"
#include "db/exchange.h"

#include <span>

class QIODevice;

/// Records can come back in, rows are for a spreadsheet.
enum class ExportFormat { Records, Rows };

/// Hands these games over one by one, in their order, and tells how many that were: rows are made of finished
/// games only. If it is stopped, that is an error that means nothing. What the device makes of it, the device
/// knows.
[[nodiscard]] Stored<int> exportGames(const Exchange &exchange, std::span<const std::int64_t> games,
    ExportFormat exportFormat, QIODevice &device, Progress &progress);
