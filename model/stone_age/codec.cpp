// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/codec.h"

#include "model/record/members.h"
#include "model/stone_age/cardcodec.h"

namespace StoneAge
{
void decode(Fields &options, int players, Setup &setup)
{
    setup.players = players;
    readMembers(options, setup);
}

void decode(Fields &fields, Action &action)
{
    readKind(fields, "do", action);
}

void decode(Fields &fields, Bottom &bottom)
{
    readMembers(fields, bottom);
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

Json::Object encode(const Bottom &bottom)
{
    return writtenMembers(bottom);
}

Json::Object encode(const Top &top)
{
    return writtenKind("kind", top);
}
}
