// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/chat.h"

#include "app/games.h"
#include "app/share/result.h"

#include <QCoreApplication>

QString chatText(const Record &record)
{
    const auto &entry = entryFor(record);
    const auto result = resultOf(record);
    QStringList lines{headlineText(record, result)};
    if (isRanked(result)) {
        for (const auto &standing : result.standings) {
            //: One player in the ranking: %1 is the rank, %2 the player, %3 the points.
            lines << QCoreApplication::translate("Share", "%1. %2: %3")
                         .arg(QString::number(standing.rank), standing.name,
                             pointsText(record, standing.score));
        }
    }
    if (result.tieBroken) {
        lines << entry.tieBreak(record);
    }
    if (result.replay.abandoned) {
        lines << stoppedText(record);
    }
    lines << occasionText(result);
    return lines.join(u'\n');
}
