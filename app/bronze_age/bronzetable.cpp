// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"

#include "app/bronze_age/outcome.h"
#include "app/bronze_age/seatview.h"
#include "app/bronze_age/telling.h"
#include "app/table/playedof.h"

#include <algorithm>

using namespace BronzeAge;

Play BronzeTable::play() const
{
    return gameAs<PlayedOf<Rules, Draft>>().play();
}

BronzeOutcome BronzeTable::outcome() const
{
    const auto now = play();
    const auto roll = rollOfTurn(now);
    return roll ? outcomeOf(now, now.story.before(*roll), std::get<Roll>(now.story.action(*roll)),
               now.story.before(*roll + 1), now.story.events(*roll))
                : BronzeOutcome();
}

QList<BronzeSeat> BronzeTable::seats() const
{
    QList<BronzeSeat> list;
    for (int seat = 0; seat < play().setup().players; ++seat) {
        list << seatView(play(), seat);
    }
    return list;
}

QList<BronzeSeat> BronzeTable::standings() const
{
    auto list = seats();
    std::ranges::stable_sort(list, {}, &BronzeSeat::rank);
    return list;
}
