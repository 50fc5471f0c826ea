// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How many random games are enough: with sanitizers and where lines are counted, which
/// takes many times as long, a twentieth.
constexpr unsigned often(unsigned times)
{
#ifdef TALLYSTONE_SLOW
    return times / 20;
#else
    return times;
#endif
}
