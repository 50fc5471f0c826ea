// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

#include <string>
#include <vector>

/// One action of a game as its record has it: `do` and the game's own members, in canonical form.
struct Step {
    Json::Value action;
    std::string at;
    bool operator==(const Step &) const = default;
};

/// One game, whichever: who played, with which options, and all that was done. Checked for shape when read,
/// so what is in here can be replayed; where it breaks a rule, replaying says so.
struct Record {
    std::string id;
    std::string game;
    Json::Value options = Json::Object{};
    std::vector<std::string> players;
    std::string startedAt;
    std::string finishedAt;
    std::string place;
    std::string note;
    std::vector<Step> actions;
    bool operator==(const Record &) const = default;
};
