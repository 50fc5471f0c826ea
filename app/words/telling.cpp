// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/telling.h"

#include "app/words/amounts.h"
#include "app/words/lists.h"

using namespace Qt::StringLiterals;

namespace
{
struct LogWords {
    Q_DECLARE_TR_FUNCTIONS(Log)
};
}

LogLine correctionLine(const QString &name, const QStringList &changes)
{
    return {changes.isEmpty() ? LogWords::tr("A correction for %1 changes nothing.").arg(name)
                              : LogWords::tr("Correction for %1: %2.").arg(name, listOf(changes)),
        u"ui-edit"_s};
}

LogLine reasonLine(const QString &why)
{
    return {why.isEmpty() ? LogWords::tr("No reason was given.") : LogWords::tr("The reason: %1").arg(why),
        u"ui-edit"_s};
}

LogLine stoppedLine(const QString &why)
{
    return {why.isEmpty() ? LogWords::tr("The game is stopped here.")
                          : LogWords::tr("The game is stopped here: %1").arg(why),
        u"ui-pause"_s};
}

QString correctionSummary(const QString &name)
{
    return LogWords::tr("%1: corrected by hand").arg(name);
}

QString stoppedSummary()
{
    return LogWords::tr("The game is stopped");
}

void ChangesByHand::note(const QString &what, const QString &from, const QString &to)
{
    //: One part of a correction: Food from 4 to 6.
    add(LogWords::tr("%1 from %2 to %3").arg(what, from, to));
}

void ChangesByHand::note(const QString &what, int from, const std::optional<int> &to)
{
    if (to && *to != from) {
        note(what, scoreText(from), scoreText(*to));
    }
}
