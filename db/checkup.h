// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"

struct Checkup {
    /// What is wrong with the file, for a log; empty if nothing is.
    std::string fileProblem;
    /// Results, figures and sums are those that the logs give.
    bool derivedRight = false;
    int games = 0;
    [[nodiscard]] bool healthy() const { return fileProblem.empty() && derivedRight; }
};

/// Looks through the whole file, and derives everything anew to compare. Changes nothing.
[[nodiscard]] Stored<Checkup> checkUp(const Store &store);

/// Derives results, figures and sums anew from the logs. Healthy ones come out the same to the byte.
[[nodiscard]] Stored<std::monostate> rebuildDerived(const Store &store);

/// Everything derived as one text, to compare.
[[nodiscard]] Stored<std::string> dumpDerived(const Store &store);
