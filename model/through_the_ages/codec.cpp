// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/codec.h"

#include "model/record/members.h"

namespace ThroughTheAges
{
void decode(Fields &options, int players, Setup &setup)
{
    setup.players = players;
    readMembers(options, setup);
}

void decode(Fields &fields, const Setup &setup, Action &action)
{
    readKind(fields, "do", action);
    // Nothing for every seat is the same as nothing said.
    if (auto *impacts = std::get_if<ScoreImpacts>(&action);
        impacts && impacts->extra == std::vector<int>(static_cast<std::size_t>(setup.players))) {
        impacts->extra.clear();
    }
}

Json::Object encode(const Setup &setup)
{
    return writtenMembers(setup);
}

Json::Object encode(const Action &action)
{
    return writtenKind("do", action);
}

Json::Object encode(const Event &event)
{
    return report(event);
}
}
