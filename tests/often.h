// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is hardly optimised, watched or counted line by line takes many times as long.
#ifdef TALLYSTONE_SLOW
constexpr bool Slow = true;
#else
constexpr bool Slow = false;
#endif

/// How many random games are enough: there a twentieth, all of them in a Release build.
constexpr unsigned often(unsigned times)
{
    return Slow ? times / 20 : times;
}
