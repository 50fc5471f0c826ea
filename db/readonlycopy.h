// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

/// The store that another program has open or that cannot be written, as it is at this moment: a copy, made
/// at a place that only we know. Nothing is locked and the other program notices nothing. Whatever would
/// change the copy is refused as InUse.
[[nodiscard]] Stored<Store> openToRead(
    const std::string &path, const std::string &copy, const Teller &teller);
