// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

/// The colours of players by their ids, in the order they are handed out.
inline const std::array<std::string, 6> PlayerColours
    = {"murex", "lapis", "saffron", "malachite", "madder", "basalt"};
