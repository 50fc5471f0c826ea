// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stoneoptions.h"

#include "model/json/write.h"
#include "model/stone_age/codec.h"

using namespace StoneAge;
using namespace Qt::StringLiterals;

QString StoneOptions::folder() const
{
    return u"stone_age"_s;
}

int StoneOptions::minPlayers() const
{
    return Rules::minPlayers;
}

int StoneOptions::maxPlayers() const
{
    return m_setup.expansion ? MaxPlayers : MaxPlayersWithoutExpansion;
}

std::string StoneOptions::written() const
{
    auto setup = m_setup;
    setup.players = players();
    return Json::writeCompact(encode(setup));
}

void StoneOptions::read(const std::string &written, int players)
{
    readSetup(written, players, m_setup);
    Q_EMIT changed();
}

void StoneOptions::makeRoomFor(int players)
{
    if (players > MaxPlayersWithoutExpansion && !m_setup.expansion) {
        setExpansion(true);
    }
}

void StoneOptions::setExpansion(bool expansion)
{
    m_setup.expansion = expansion;
    m_setup.bonusTiles = m_setup.bonusTiles && expansion;
    Q_EMIT changed();
}

void StoneOptions::setBonusTiles(bool bonusTiles)
{
    m_setup.bonusTiles = bonusTiles && m_setup.expansion;
    Q_EMIT changed();
}
