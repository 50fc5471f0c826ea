// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "db/statistics.h"
#include "model/json/write.h"
#include "model/through_the_ages/codec.h"
#include "model/through_the_ages/figures.h"

namespace ThroughTheAges
{
namespace
{
/// What the last events brought a seat, as far as they have been scored.
struct LastPoints {
    int events = 0;
    int strength = 0;
    int byHand = 0;
};
LastPoints lastPoints(const State &state, int seat)
{
    const bool isRival = seat == RivalSeat;
    const auto at = static_cast<std::size_t>(seat);
    LastPoints last{.byHand = isRival ? state.rival.impacts : playerAt(state, 0).impacts};
    if (!isOver(state) || state.abandoned || playerAt(state, 0).resigned > 0) {
        return last;
    }
    for (const Impact impact : valuesOf<Impact>()) {
        last.events += state.scored[impact] ? impactPoints(state, impact).points[at] : 0;
    }
    last.events = isRival ? RivalsImpacts : last.events;
    last.strength = impactPoints(state, Impact::Strength).points[at];
    last.byHand -= last.events + last.strength;
    return last;
}
}

QList<ScorePart> rivalScore(const State &state, int seat)
{
    const auto last = lastPoints(state, seat);
    const bool isRival = seat == RivalSeat;
    QList<ScorePart> parts{
        {RivalWords::tr("On the track"), iconOf(Benefit::Culture),
            isRival ? state.rival.culture : playerAt(state, 0).culture},
        {RivalWords::tr("Four events"), iconOf(Source::Impacts), last.events},
        {nameOf(Rating::Strength), iconOf(Rating::Strength), last.strength},
    };
    if (lastPoints(state, 0).byHand != 0 || lastPoints(state, RivalSeat).byHand != 0) {
        parts << ScorePart{RivalWords::tr("By hand"), iconOf(Source::Adjust), last.byHand};
    }
    return parts;
}

QString rivalEnding(const State &state)
{
    const auto &player = playerAt(state, 0);
    if (player.resigned > 0) {
        return RivalWords::tr("You gave up: the Rival wins");
    }
    const int own = pointsOf(player);
    const int its = pointsOf(state.rival);
    //: The points of a finished game, the player's first, and how strong the Rival was.
    const auto both
        = RivalWords::tr("%1 to %2 against the Rival, %3")
              .arg(QString::number(own), QString::number(its), nameOf(state.setup.rival).toLower());
    if (own == its) {
        //: %1 is such as "170 to 170 against the Rival, medium".
        return RivalWords::tr("%1: in a tie it wins").arg(both);
    }
    //: %1 is such as "196 to 190 against the Rival, medium", %2 by how many points that is.
    return own > its ? RivalWords::tr("%1: won by %2").arg(both, QString::number(own - its))
                     //: As before, of a game that was lost.
                     : RivalWords::tr("%1: lost by %2").arg(both, QString::number(its - own));
}

QString rivalFare(const State &state, const FigureTotals &figures)
{
    int games = 0;
    int wins = 0;
    for (const Edition edition : valuesOf<Edition>()) {
        const auto figure = figures.of(rivalFigure(edition, state.setup.rival));
        games += figure.sheets;
        wins += figure.wonSheets;
    }
    if (games < 2) {
        return {};
    }
    //: How somebody has fared against the Rival: %1 is such as "3 wins", %2 "5 games", %3 "medium".
    return RivalWords::tr("%1 in %2 on %3.")
        .arg(RivalWords::tr("%n wins", nullptr, wins), RivalWords::tr("%n games", nullptr, games),
            nameOf(state.setup.rival).toLower());
}

Rematch rivalRematch(const State &state)
{
    const bool isStrongest = state.setup.rival == valuesOf<Difficulty>().back();
    if (!isOver(state) || state.abandoned || isStrongest || ranking(state).front().front() == RivalSeat) {
        return {};
    }
    auto setup = state.setup;
    setup.rival = static_cast<Difficulty>(static_cast<int>(setup.rival) + 1);
    //: Another game after one that was won: %1 is how strong the Rival will be, such as "hard".
    return {.title = RivalWords::tr("Again, on %1").arg(nameOf(setup.rival).toLower()),
        .options = Json::writeCompact(encode(setup))};
}
}
