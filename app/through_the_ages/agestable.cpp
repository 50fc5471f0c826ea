// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/agestable.h"

#include "app/table/playedof.h"
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/moves.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/telling.h"

using namespace ThroughTheAges;

Play AgesTable::play() const
{
    return gameAs<PlayedOf<Rules, Draft>>().play();
}

QList<AgesSeat> AgesTable::seats() const
{
    return once<seatViews>(play());
}

int AgesTable::boardOf() const
{
    return std::min(turnOf(), static_cast<int>(play().setup().players) - 1);
}

QList<AgesMove> AgesTable::movesFrom(const QString &id) const
{
    return ThroughTheAges::movesFrom(play(), id);
}

QString AgesTable::wayBack() const
{
    const auto list = offers();
    const auto found = std::ranges::find_if(
        list, [](const Offer &offer) { return leadsBack({.id = offer.id.toStdString()}); });
    return found == list.end() ? QString() : found->id;
}

AgesStand AgesTable::stand() const
{
    return once<standOf>(play());
}

AgesCurve AgesTable::curve() const
{
    return once<curveOf>(play());
}

AgesRivalPage AgesTable::rivalStanding() const
{
    return once<ThroughTheAges::rivalStanding>(play());
}
