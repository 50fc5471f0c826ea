// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "db/exchange.h"

/// The one game whose id is this or begins like it, or the exit code after having said why there is none.
[[nodiscard]] tl::expected<std::int64_t, int> lookUp(
    const CommandLine &line, const Exchange &exchange, const QString &id);
