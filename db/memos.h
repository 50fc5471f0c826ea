// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

/// All that is remembered of the games of a kind, whatever it is; see db/memory.h.
[[nodiscard]] Stored<std::vector<Memo>> memosIn(const Store &store, const std::string &game);
