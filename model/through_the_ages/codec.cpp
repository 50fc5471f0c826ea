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
        impacts && impacts->extra == std::vector<int>(static_cast<std::size_t>(scoredSeats(setup)))) {
        impacts->extra.clear();
    }
    // The Rival must know what it is hit by.
    if (const auto *event = std::get_if<Prepare>(&action); event && setup.players == 1 && !event->revealed) {
        fields.flaw(Flaw::Missing, "revealed");
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
