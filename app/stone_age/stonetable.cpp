// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonetable.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/telling.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/table/playedof.h"
#include "app/words/idtext.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
template<typename Enum>
QList<StoneThing> thingsOf(const std::vector<Enum> &values)
{
    QList<StoneThing> list;
    for (const Enum value : values) {
        list << StoneThing{idText(value), nameOf(value), iconOf(value)};
    }
    return list;
}
}

Play StoneTable::play() const
{
    return gameAs<PlayedOf<Rules, Draft>>().play();
}

TableChoice StoneTable::back() const
{
    const auto offered = offers();
    const bool some = std::ranges::find(offered, u"leave"_s, &Offer::id) != offered.end();
    return {.id = some ? u"leave"_s : QString()};
}

StoneRoll StoneTable::roll() const
{
    return once<rollPart>(play());
}

QList<StoneSeat> StoneTable::seats() const
{
    return once<seatViews>(play());
}

QList<StoneSeat> StoneTable::standings() const
{
    return once<StoneAge::standings>(play());
}

QString StoneTable::foodName() const
{
    return StoneAge::foodName();
}

QList<StoneThing> StoneTable::materials() const
{
    return thingsOf(materialsOf(play().setup()));
}

QList<StoneThing> StoneTable::crafts() const
{
    return thingsOf(craftsOf(play().setup()));
}

QList<StoneThing> StoneTable::symbols() const
{
    return thingsOf(symbolsOf(play().setup()));
}

QList<StoneThing> StoneTable::tracks() const
{
    std::vector tracks = {Track::People, Track::Agriculture};
    if (play().setup().expansion) {
        tracks.push_back(Track::Trade);
    }
    return thingsOf(tracks);
}
