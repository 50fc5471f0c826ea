// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"
#include "model/sheet/template.h"

#include <map>

/// A sheet being made.
namespace OwnSheet::Editor
{
struct Draft {
    Template sheet;
    /// By the id of its row: a formula at fault as it is being typed, while the last good one holds.
    std::map<std::string, std::string> typed;
    /// What the last step changed: the same again takes its place, so that a word is one step.
    std::string last;
    bool operator==(const Draft &) const = default;
};

std::string written(const Draft &draft);
/// What is not understood is left out.
Draft readDraft(const std::string &written);

/// Of the sheet, and of what is being typed.
std::vector<Malformed> faultsIn(const Draft &draft);
bool isWhole(const Draft &draft);
/// Where the draft is to be looked at: its formulas as they are typed.
Template asTyped(const Draft &draft);

/// A sheet of one row with a number.
Template newSheet(const std::string &id, const std::string &title, const std::string &rowTitle);
}
