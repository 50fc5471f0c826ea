// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/options.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
struct OptionWords {
    Q_DECLARE_TR_FUNCTIONS(StoneAgeOptions)
};
}

std::vector<CountOf<Setup>> optionRows(const Setup &setup)
{
    CountsOf<Setup> list;
    list.add(
        {.id = u"expansion"_s,
            //: Option of a game: its expansion, whose own name follows.
            .title = OptionWords::tr("With the expansion"),
            .note = OptionWords::tr("Style is the Goal: jewels, trade, up to 5 players"),
            .icon = u"sa-jewel"_s,
            .most = 1},
        [](const Setup &now) { return now.expansion ? 1 : 0; },
        [](Setup &now, int value) {
            now.expansion = value > 0;
            now.bonusTiles = now.bonusTiles && now.expansion;
        },
        true);
    if (setup.expansion) {
        list.add(
            {.id = u"bonus-tiles"_s,
                //: Option of a game.
                .title = OptionWords::tr("Bonus tiles"),
                .note = OptionWords::tr("Buildings that give something every round"),
                .icon = u"sa-building"_s,
                .most = 1},
            [](const Setup &now) { return now.bonusTiles ? 1 : 0; },
            [](Setup &now, int value) { now.bonusTiles = value > 0; }, true);
    }
    return list.counts;
}

int mostPlayers(const Setup &setup)
{
    return setup.expansion ? MaxPlayers : MaxPlayersWithoutExpansion;
}

void makeRoom(Setup &setup, int players)
{
    setup.expansion = setup.expansion || players > MaxPlayersWithoutExpansion;
}
}
