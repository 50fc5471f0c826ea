// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/seatview.h"
#include "app/stone_age/stonetable.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"

using namespace StoneAge;

// The things of this game in the order of the seats' lists.

namespace
{
template<typename Enum>
QList<QString> namesOf(const std::vector<Enum> &things)
{
    QList<QString> list;
    for (const Enum thing : things) {
        list << nameOf(thing);
    }
    return list;
}

template<typename Enum>
QList<QString> idTexts(const std::vector<Enum> &things)
{
    QList<QString> list;
    for (const Enum thing : things) {
        list << idText(thing);
    }
    return list;
}

template<typename Enum>
QList<QString> iconsOf(const std::vector<Enum> &things)
{
    QList<QString> list;
    for (const Enum thing : things) {
        list << iconOf(thing);
    }
    return list;
}

std::vector<Track> tracksOf(const Setup &setup)
{
    std::vector<Track> tracks = {Track::People, Track::Agriculture};
    if (setup.expansion) {
        tracks.push_back(Track::Trade);
    }
    return tracks;
}
}

bool StoneTable::hasExpansion() const
{
    return m_desk.state().setup.expansion;
}

QString StoneTable::foodName() const
{
    return StoneAge::foodName();
}

QList<QString> StoneTable::materialNames() const
{
    return namesOf(materialsOf(m_desk.state().setup));
}

QList<QString> StoneTable::materialIds() const
{
    return idTexts(materialsOf(m_desk.state().setup));
}

QList<QString> StoneTable::materialIcons() const
{
    return iconsOf(materialsOf(m_desk.state().setup));
}

QList<QString> StoneTable::craftNames() const
{
    return namesOf(craftsOf(m_desk.state().setup));
}

QList<QString> StoneTable::craftIds() const
{
    return idTexts(craftsOf(m_desk.state().setup));
}

QList<QString> StoneTable::craftIcons() const
{
    return iconsOf(craftsOf(m_desk.state().setup));
}

QList<QString> StoneTable::symbolNames() const
{
    return namesOf(symbolsOf(m_desk.state().setup));
}

QList<QString> StoneTable::symbolIds() const
{
    return idTexts(symbolsOf(m_desk.state().setup));
}

QList<QString> StoneTable::symbolIcons() const
{
    return iconsOf(symbolsOf(m_desk.state().setup));
}

QList<QString> StoneTable::trackNames() const
{
    return namesOf(tracksOf(m_desk.state().setup));
}

QList<QString> StoneTable::trackIds() const
{
    return idTexts(tracksOf(m_desk.state().setup));
}

QList<QString> StoneTable::trackIcons() const
{
    return iconsOf(tracksOf(m_desk.state().setup));
}
