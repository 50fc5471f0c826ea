// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

/// The colours a player can have, by the names that qml/theme/Theme.qml knows them by, in the order they are
/// given out.
inline const std::array<std::string, 6> PlayerColours
    = {"murex", "lapis", "saffron", "malachite", "madder", "basalt"};
