// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/codec.h"

#include "model/record/members.h"

namespace RiseOfEmpires
{
void decode(Fields &options, int players, Setup &setup)
{
    setup.players = players;
    readMembers(options, setup);
}

void decode(Fields &fields, const Setup &setup, Action &action)
{
    readKind(fields, "do", action, setup.regions.names());
}

Json::Object encode(const Setup &setup)
{
    return writtenMembers(setup);
}

Json::Object encode(const Action &action, const Setup &setup)
{
    return writtenKind("do", action, setup.regions.names());
}

Json::Object encode(const Event &event, const Setup &setup)
{
    return report(event, setup.regions.names());
}
}
