// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// What is done on the table; nothing of it is recorded or judged.
namespace RiseOfEmpires
{
enum class Task {
    /// Before the first turn: tiles mixed, face down.
    LayProgress,
    LayTerritories,
    LayCities,
    LayEmpires,
    GiveGold,
    GiveResources,
    GiveCubes,
    DrawWhoBegins,
    /// Before the others.
    EmpiresBack,
    EmpiresOtherFace,
    TradeDiscsBack,
    UsedTilesUp,
    /// Tiles nobody took: wonders into the box, the others beside the board, or all into the box but those
    /// with a red lower edge.
    KeepLeftovers,
    BoxLeftovers,
    /// Before every one.
    TurnUpProgress,
    TurnUpTerritories,
    TurnUpLastTerritories,
    TurnUpCities,
};
struct Chore {
    Task task = Task::LayProgress;
    /// How many, where that is a number.
    int count = 0;
    bool operator==(const Chore &) const = default;
};
/// At the start of a turn, in the order in which it is done.
std::vector<Chore> checklist(int round, int players);
}
