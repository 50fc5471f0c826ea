// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

#include <QStringList>

/// A score for people, which may be negative and so cannot be the number of a plural; its minus is no hyphen.
inline QString scoreText(int score)
{
    return score < 0 ? QChar(0x2212) + QString::number(-score) : QString::number(score);
}

/// What is added or taken off: "+2", "−9", a dot for nothing.
inline QString changeText(int change)
{
    return change == 0 ? QString(QChar(0x00B7))
        : change > 0   ? QChar(u'+') + QString::number(change)
                       : scoreText(change);
}

/// Those that are there at all, as the game's own amount(), found beside its types, says them.
template<typename Id>
QStringList amountsOf(const PerId<Id, int> &counts)
{
    QStringList list;
    for (const Id id : valuesOf<Id>()) {
        if (counts[id] > 0) {
            list << amount(id, counts[id]);
        }
    }
    return list;
}
