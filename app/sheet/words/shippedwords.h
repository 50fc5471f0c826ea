// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

namespace OwnSheet
{
/// All texts of the sheets that come with the app, for translators.
std::span<const char *const> shippedWords();
}
