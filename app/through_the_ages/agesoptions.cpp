// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/agesoptions.h"

#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"
#include "model/json/write.h"
#include "model/through_the_ages/codec.h"

using namespace ThroughTheAges;
using namespace Qt::StringLiterals;

QString AgesOptions::folder() const
{
    return u"through_the_ages"_s;
}

int AgesOptions::minPlayers() const
{
    return MinPlayers;
}

int AgesOptions::maxPlayers() const
{
    return MaxPlayers;
}

Setup AgesOptions::setup() const
{
    auto setup = m_setup;
    setup.players = std::clamp(players(), MinPlayers, MaxPlayers);
    return setup;
}

QString AgesOptions::startText() const
{
    return alone() ? tr("Start against the Rival") : QString();
}

std::string AgesOptions::written() const
{
    return Json::writeCompact(encode(setup()));
}

void AgesOptions::read(const std::string &written, int players)
{
    m_setup = {.players = players};
    readSetup(written, players, m_setup);
    Q_EMIT changed();
}

QList<TableChoice> AgesOptions::editions() const
{
    QList<TableChoice> list;
    for (const Edition edition : valuesOf<Edition>()) {
        list << TableChoice{
            .id = idText(edition), .title = nameOf(edition), .chosen = m_setup.edition == edition};
    }
    return list;
}

QList<TableChoice> AgesOptions::difficulties() const
{
    QList<TableChoice> list;
    for (const Difficulty difficulty : valuesOf<Difficulty>()) {
        list << TableChoice{.id = idText(difficulty),
            .title = nameOf(difficulty),
            .note = textOf(difficulty),
            .count = RivalLimits[difficulty],
            .chosen = m_setup.rival == difficulty};
    }
    return list;
}

QList<TableChoice> AgesOptions::chores() const
{
    QList<TableChoice> list;
    for (const auto &[task, count] : checklist(setup())) {
        list << TableChoice{.title = textOf(task, count), .icon = u"tta-deck"_s};
    }
    return list;
}

void AgesOptions::choose(const QString &id)
{
    if (const auto edition = fromId<Edition>(id.toStdString())) {
        m_setup.edition = *edition;
    } else if (const auto difficulty = fromId<Difficulty>(id.toStdString())) {
        m_setup.rival = *difficulty;
    }
    Q_EMIT changed();
}

void AgesOptions::setLeagues(bool leagues)
{
    m_setup.leagues = leagues;
    Q_EMIT changed();
}

void AgesOptions::setRivalFirst(bool first)
{
    m_setup.rivalFirst = first;
    Q_EMIT changed();
}
