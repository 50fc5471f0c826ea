// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/checklist.h"

#include "model/rise_of_empires/tables.h"

namespace RiseOfEmpires
{
namespace
{
constexpr int ProgressTurnedUp = 8;
constexpr int TerritoriesTurnedUp = 10;
constexpr int LastTurnOfTerritories = 4;
constexpr int CitiesTurnedUp = 5;
constexpr int LateCitiesTurnedUp = 8;
constexpr int FewPlayers = 3;
/// The empire tiles show their other face from here on.
constexpr int TurnOfOtherFace = 3;

void layOut(std::vector<Chore> &list)
{
    list.push_back({Task::LayProgress});
    list.push_back({Task::LayTerritories});
    list.push_back({Task::LayCities});
    list.push_back({Task::LayEmpires, EmpireTiles});
    list.push_back({Task::GiveGold, FirstGold});
    list.push_back({Task::GiveResources, FirstResources});
    list.push_back({Task::GiveCubes, FirstPool});
    list.push_back({Task::DrawWhoBegins});
}

void clear(std::vector<Chore> &list, int round, int players)
{
    list.push_back({round == TurnOfOtherFace ? Task::EmpiresOtherFace : Task::EmpiresBack, EmpireTiles});
    list.push_back({Task::TradeDiscsBack});
    list.push_back({Task::UsedTilesUp});
    list.push_back({players <= FewPlayers ? Task::BoxLeftovers : Task::KeepLeftovers});
}
}

std::vector<Chore> checklist(int round, int players)
{
    std::vector<Chore> list;
    if (round == 1) {
        layOut(list);
    } else {
        clear(list, round, players);
    }
    list.push_back({Task::TurnUpProgress, ProgressTurnedUp});
    if (round <= LastTurnOfTerritories) {
        list.push_back(
            {round == LastTurnOfTerritories ? Task::TurnUpLastTerritories : Task::TurnUpTerritories,
                TerritoriesTurnedUp});
    }
    list.push_back({Task::TurnUpCities, eraOf(round) == Eras ? LateCitiesTurnedUp : CitiesTurnedUp});
    return list;
}
}
