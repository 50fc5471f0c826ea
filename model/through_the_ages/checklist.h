// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/state.h"

/// What is done on the table; nothing of it is recorded or judged.
namespace ThroughTheAges
{
enum class Task {
    /// Before the first turn.
    LeaveOutForTwo,
    LeaveOutForThree,
    TakeOutCards,
    MindWhatIsTaken,
    GiveLightCavalry,
    GiveMarker,
    SetEventsAside,
    ReturnOtherEvents,
    LayRow,
    LayEvents,
    /// An age has begun: cards of the one before the last leave, decks of this one come.
    DiscardAge,
    PutOutDecks,
    NoMoreDecks,
    /// The Rival's turn is over.
    DrawForRival,
    TakeOffRow,
    ClearRow,
    ClearOfKind,
    SlideRow,
    SlideRowOnly,
};
struct Chore {
    Task task = Task::LayRow;
    /// How many, or which age, where that is a number.
    int count = 0;
    bool operator==(const Chore &) const = default;
};
/// In the order in which it is done.
std::vector<Chore> checklist(const Setup &setup);
std::vector<Chore> choresOfAge(int age);
/// Before the player's turn, with what the Rival draws then.
std::vector<Chore> choresAfterRival(const State &state);
}
