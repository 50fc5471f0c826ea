// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/through_the_ages/table.h"

/// Tables of one player against the Rival, and what is asked of them.
namespace RivalTables
{
inline constexpr const char *NewStory = "{'edition':'new-story'}";

inline QByteArray units(const char *tactic, int count)
{
    return QByteArray("{'tactic':'") + tactic + "','units':" + QByteArray::number(count) + "}";
}
/// The player's turn of round 3, so that the Rival has cards, or of a later age.
inline Table third(const char *options = "{}", int age = 1)
{
    Table table(1, options);
    table.endTurn();
    if (table.state().seat == ThroughTheAges::RivalSeat) {
        table.hand("");
    }
    while (table.state().age < age) {
        table.play("{'do':'next-age'}");
    }
    return table.pass();
}
/// The last round, in the player's turn.
inline Table last(const char *options = "{}")
{
    auto table = third(options, 3);
    table.play("{'do':'next-age'}");
    while (!isLastRound(table.state())) {
        table.pass();
    }
    return table;
}
inline int strength(const Table &table)
{
    return rivalStrength(table.state());
}
inline int culture(const Table &table)
{
    return table.state().rival.culture;
}
inline int drawn(const Table &table)
{
    return table.state().rival.draw;
}
}
