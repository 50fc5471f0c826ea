// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/risetable.h"

#include "app/rise_of_empires/addedtile.h"
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/seatview.h"
#include "app/rise_of_empires/telling.h"
#include "app/table/playedof.h"

using namespace RiseOfEmpires;

Play RiseTable::play() const
{
    return gameAs<PlayedOf<Rules, Draft>>().play();
}

RiseFreePage RiseTable::free() const
{
    return once<freePage>(play());
}

RiseMapPage RiseTable::map() const
{
    return once<mapPage>(play());
}

RiseRegionsPage RiseTable::regions() const
{
    return once<regionsPage>(play());
}

RiseAddedPage RiseTable::added() const
{
    return once<addedPage>(play());
}

QList<RiseSeat> RiseTable::seats() const
{
    return once<seatViews>(play());
}

QList<RiseSeat> RiseTable::track() const
{
    return once<trackViews>(play());
}

RiseStand RiseTable::stand() const
{
    return once<standOf>(play());
}
