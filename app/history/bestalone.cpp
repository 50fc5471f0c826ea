// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/bestalone.h"

#include "app/games.h"
#include "app/share/result.h"
#include "app/words/days.h"

#include <QCoreApplication>

namespace
{
struct BestTexts {
    Q_DECLARE_TR_FUNCTIONS(BestAlone)
};
}

QString bestAloneText(const Store &store, std::int64_t game, int score, const Record &heading)
{
    const bool isMoreBetter = highestWins(heading);
    const auto best = History(store).bestAloneBeside(game, !isMoreBetter).value_or(std::nullopt);
    if (!best) {
        return BestTexts::tr("The first game alone: this is the score to beat.");
    }
    //: The best game alone: %1 is such as "36 points", %2 a player, %3 a day.
    const auto which = BestTexts::tr("%1, %2, %3")
                           .arg(pointsText(heading, best->score), QString::fromStdString(best->name),
                               Days::whole(QDateTime::fromSecsSinceEpoch(best->played).date()));
    const bool better = isMoreBetter ? score > best->score : score < best->score;
    //: After a game alone; %1 is which game was the best before it.
    return better ? BestTexts::tr("A new best. So far it was: %1.").arg(which)
                  //: After a game alone; %1 is the best game so far.
                  : BestTexts::tr("To beat: %1.").arg(which);
}
