// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// The steps from an empty file to this version's, oldest first. Each one sets `user_version` to its number.
std::vector<std::string> migrations();
