// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/draft.h"

/// The pencil: the cell it is at, what it writes there, and where it goes next.
namespace OwnSheet
{
/// Actions one after the other, and where they lead.
struct Doing {
    State state;
    std::vector<Action> actions;

    void take(const Action &action)
    {
        Events events;
        perform(state, action, events);
        actions.push_back(action);
    }
};

/// The next cell that is up. What was left empty in earlier rounds waits until it is touched.
NextStep nextUp(const State &state, const std::optional<CellAt> &after, Walk walk);
/// Makes a cell the current one, with what was typed there before and is not written.
void goTo(Draft &draft, const State &state, const std::optional<CellAt> &cell);
/// Keeps what was typed where it was typed, and writes nothing.
void setAside(Draft &draft);
/// Writes what was typed if it fits, and else keeps it.
void write(Draft &draft, Doing &course);
/// The same, but what an undo brought back is given up: nobody has asked to write it again.
void leave(Draft &draft, Doing &course);
/// The first number of a pair is typed, the second is not.
bool isHalfPair(const Play &play);

/// Why what is typed does not fit; nothing if it does or nothing is typed.
std::optional<Error> whyUnfit(const State &state, const CellAt &cell, const Typed &typed);
/// Whether more digits could make it fit: 7 of 75 in a row of fives.
bool mayStillFit(const State &state, const CellAt &cell, const Typed &typed);
}
