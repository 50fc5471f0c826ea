// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <cstdint>
#include <map>

/// One game played again by a plain loop, with nothing of the code that statistics are made with.
struct Played {
    std::string edition;
    std::vector<std::string> names;
    std::vector<int> totals;
    std::vector<int> ranks;
    std::vector<std::map<std::string, int>> figures;
    int rounds = 0;
    int turns = 0;
    bool abandoned = false;
    std::int64_t ended = 0;
    std::int64_t seconds = 0;
    std::string finishedAt;
};

Played playPlainly(const Record &record);
