// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// With sanitizers and where lines are counted everything takes many times as long.
#ifdef TALLYSTONE_SLOW
constexpr bool Slow = true;
#else
constexpr bool Slow = false;
#endif

/// How many random games are enough: there a twentieth.
constexpr unsigned often(unsigned times)
{
    return Slow ? times / 20 : times;
}
