// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

#include <optional>
#include <span>

/// A log as a few hundred bytes, or nothing if a text in it has a tab or a line break.
std::optional<std::string> pack(std::span<const LogEntry> entries);

/// The same log again. Throws Damaged if it is not what was packed; see exceptions.h.
std::vector<LogEntry> unpack(const std::string &packed, int length);
