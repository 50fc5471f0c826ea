// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/checklist.h"

#include "model/through_the_ages/rivalplays.h"

namespace ThroughTheAges
{
namespace
{
constexpr int RowOfAgeA = 13;
constexpr int EventsBeyondPlayers = 2;
constexpr int SpacesCleared = 4;
constexpr int TwoPlayers = 2;
constexpr int ThreePlayers = 3;
}

std::vector<Chore> checklist(const Setup &setup)
{
    const bool alone = setup.players == 1;
    const int players = alone ? TwoPlayers : setup.players;
    std::vector<Chore> list;
    if (players == TwoPlayers) {
        list.push_back({Task::LeaveOutForTwo});
    } else if (players == ThreePlayers) {
        list.push_back({Task::LeaveOutForThree});
    }
    if (alone) {
        list.push_back({Task::TakeOutCards});
        list.push_back({Task::MindWhatIsTaken});
        list.push_back({setup.edition == Edition::Original ? Task::GiveLightCavalry : Task::GiveMarker});
        list.push_back({Task::SetEventsAside, EventsSetAside});
        list.push_back({Task::ReturnOtherEvents});
    }
    list.push_back({Task::LayRow, RowOfAgeA});
    if (alone && setup.rivalFirst) {
        list.push_back({Task::TakeOffRow, removedFromTheRow(setup)});
    }
    list.push_back({Task::LayEvents, EventsBeyondPlayers + players});
    return list;
}

std::vector<Chore> choresOfAge(int age)
{
    std::vector<Chore> list;
    if (age >= 2) {
        list.push_back({Task::DiscardAge, age - 2});
    }
    list.push_back({age == LastAge ? Task::NoMoreDecks : Task::PutOutDecks, age});
    return list;
}

std::vector<Chore> choresAfterRival(const State &state)
{
    std::vector<Chore> list;
    // If it is last, its turn of the first round is just over.
    if (state.round == 2 && !state.setup.rivalFirst) {
        list.push_back({Task::TakeOffRow, removedFromTheRow(state.setup)});
    }
    if (state.rival.draw > 0) {
        list.push_back({Task::DrawForRival, state.rival.draw});
    }
    list.push_back({Task::ClearRow, SpacesCleared});
    if (state.age < LastAge) {
        list.push_back({Task::ClearOfKind});
    }
    list.push_back({state.age < LastAge ? Task::SlideRow : Task::SlideRowOnly});
    return list;
}
}
