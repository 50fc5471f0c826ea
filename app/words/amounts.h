// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/things.h"

#include <QLocale>
#include <QStringList>

#include <cstdlib>

/// A score for people as their language writes it: "1,150". It may be negative and so cannot be the number of
/// a plural; its minus is no hyphen.
inline QString scoreText(int score)
{
    const auto digits = QLocale().toString(std::abs(score));
    return score < 0 ? QChar(0x2212) + digits : digits;
}

/// What is added or taken off: "+2", "−9", a dot for nothing.
inline QString changeText(int change)
{
    return change == 0 ? QString(QChar(0x00B7))
        : change > 0   ? QChar(u'+') + scoreText(change)
                       : scoreText(change);
}

/// An amount with the sign of its number: "+2 food", "−3 food"; "0 food" has none.
inline QString withSign(int count, const QString &amount)
{
    return count == 0 ? amount : (count > 0 ? u'+' : QChar(0x2212)) + amount;
}
template<IsThing Id>
QString change(Id id, int count)
{
    return withSign(count, amount(id, std::abs(count)));
}

/// Those that are there at all, as amount() says them.
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

/// Those that change at all.
template<typename Id>
QStringList changesOf(const PerId<Id, int> &counts)
{
    QStringList list;
    for (const Id id : valuesOf<Id>()) {
        if (counts[id] != 0) {
            list << change(id, counts[id]);
        }
    }
    return list;
}
