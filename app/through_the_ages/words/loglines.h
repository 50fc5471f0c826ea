// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/words/log.h"

/// The parts of the log.
namespace ThroughTheAges
{
/// What a sentence about an event may need to know.
struct Telling {
    const State &before;
    const Action &action;
    const QStringList &names;

    QString nameAt(int seat) const { return names.value(seat); }
    /// The opponent, who has no name that fits into every sentence.
    bool isRival(int seat) const { return !isSeat(before, seat); }
};

/// What the player did, as far as no event tells it.
QList<LogLine> actionLines(const Telling &telling);
/// What a correction changes, each with its value before and after.
QStringList changesBy(const Adjust &adjust, const State &before);

/// What an action cost a seat, in actions and goods together.
LogLine costLine(const Telling &telling, int seat, const Spent &spent, const Paid &paid);
/// How a seat's numbers and banks changed over an action.
LogLine changeLine(const Telling &telling, int seat, const RatingsChanged &ratings, const BankChanged &bank);

// On a board.
LogLine lineOf(const Telling &telling, const Gained &event);
LogLine lineOf(const Telling &telling, const Took &event);
LogLine lineOf(const Telling &telling, const WonderStarted &event);
LogLine lineOf(const Telling &telling, const Learned &event);
LogLine lineOf(const Telling &telling, const Governed &event);
LogLine lineOf(const Telling &telling, const Grew &event);
LogLine lineOf(const Telling &telling, const Built &event);
LogLine lineOf(const Telling &telling, const Upgraded &event);
LogLine lineOf(const Telling &telling, const Destroyed &event);
LogLine lineOf(const Telling &telling, const Lost &event);
LogLine lineOf(const Telling &telling, const StagesBuilt &event);
LogLine lineOf(const Telling &telling, const CardIn &event);
LogLine lineOf(const Telling &telling, const CardOut &event);
LogLine lineOf(const Telling &telling, const CardChanged &event);
LogLine lineOf(const Telling &telling, const WonderOut &event);
LogLine lineOf(const Telling &telling, const TacticChosen &event);

// Between players and from turn to turn.
LogLine lineOf(const Telling &telling, const Declared &event);
LogLine lineOf(const Telling &telling, const WarOff &event);
LogLine lineOf(const Telling &telling, const Sacrificed &event);
LogLine lineOf(const Telling &telling, const Fought &event);
LogLine lineOf(const Telling &telling, const Prepared &event);
LogLine lineOf(const Telling &telling, const EventRevealed &event);
LogLine lineOf(const Telling &telling, const ImpactScored &event);
LogLine lineOf(const Telling &telling, const ImpactTotal &event);
LogLine lineOf(const Telling &telling, const AgeBegun &event);
LogLine lineOf(const Telling &telling, const YellowLost &event);
LogLine lineOf(const Telling &telling, const Uprising &event);
LogLine lineOf(const Telling &telling, const Scored &event);
LogLine lineOf(const Telling &telling, const Corrupted &event);
LogLine lineOf(const Telling &telling, const Produced &event);
LogLine lineOf(const Telling &telling, const Consumed &event);
LogLine lineOf(const Telling &telling, const Famine &event);
LogLine lineOf(const Telling &telling, const Drawn &event);
LogLine lineOf(const Telling &telling, const TurnBegun &event);
LogLine lineOf(const Telling &telling, const Resigned &event);
LogLine lineOf(const Telling &telling, const FinalBegun &event);
LogLine lineOf(const Telling &telling, const Finished &event);
LogLine lineOf(const Telling &telling, const GameOver &event);
LogLine lineOf(const Telling &telling, const Adjusted &event);

// The Rival's.
LogLine lineOf(const Telling &telling, const RivalRow &event);
LogLine lineOf(const Telling &telling, const RivalHandSeen &event);
LogLine lineOf(const Telling &telling, const RivalPrepares &event);
LogLine lineOf(const Telling &telling, const RivalDeclares &event);
LogLine lineOf(const Telling &telling, const RivalAttacks &event);
LogLine lineOf(const Telling &telling, const RivalDefends &event);
LogLine lineOf(const Telling &telling, const RivalSacrificed &event);
LogLine lineOf(const Telling &telling, const RivalScored &event);
LogLine lineOf(const Telling &telling, const RivalBids &event);
LogLine lineOf(const Telling &telling, const RivalColony &event);
LogLine lineOf(const Telling &telling, const RivalTactic &event);
LogLine lineOf(const Telling &telling, const RivalMobilised &event);
LogLine lineOf(const Telling &telling, const RivalProduced &event);
LogLine lineOf(const Telling &telling, const RivalBlocked &event);
LogLine lineOf(const Telling &telling, const RivalTacticOut &event);
LogLine lineOf(const Telling &telling, const RivalDraw &event);
}
