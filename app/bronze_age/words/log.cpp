// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/log.h"
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/loglines.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
class Summary
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    static QString of(const Preserve &, const QStringList &, const QString &name)
    {
        return tr("%1: doubles the food").arg(name);
    }
    static QString of(const Roll &roll, const QStringList &, const QString &name)
    {
        return tr("%1: rolls %2").arg(name, listOf(amounts(roll.dice, roll.eitherAsFood)));
    }
    static QString of(const Trade &trade, const QStringList &names, const QString &name)
    {
        return tr("%1: trades with %2").arg(name, names.value(trade.with));
    }
    static QString of(const Build &build, const QStringList &, const QString &name)
    {
        return build.on.empty()
            ? tr("%1: builds nothing").arg(name)
            : tr("%1: builds %n boxes, %2", nullptr, boxesOf(build)).arg(name, listOf(placesOf(build)));
    }
    static QString of(const Ship &ship, const QStringList &, const QString &name)
    {
        return tr("%1: builds %n ships", nullptr, ship.count).arg(name);
    }
    static QString of(const Swap &swap, const QStringList &, const QString &name)
    {
        return tr("%1: swaps %2 for %3").arg(name, amount(swap.from, 1), amount(swap.to, 1));
    }
    static QString of(const Buy &buy, const QStringList &, const QString &name)
    {
        return tr("%1: buys %2").arg(name, nameOf(buy.development));
    }
    static QString of(const Pass &pass, const QStringList &, const QString &name)
    {
        const auto discarded = amountsOf(pass.discard);
        return discarded.isEmpty() ? tr("%1: ends the turn").arg(name)
                                   : tr("%1: ends the turn, discards %2").arg(name, listOf(discarded));
    }
    static QString of(const Adjust &adjust, const QStringList &names, const QString &)
    {
        return correctionSummary(names.value(adjust.player));
    }
    static QString of(const Finish &, const QStringList &, const QString &) { return stoppedSummary(); }
};
}

QList<LogLine> tell(const State &before, const Action &action, const Events &events, const QStringList &names)
{
    return actionLines(before, action, names) + eventLines(before, action, events, names);
}

QString summary(const Action &action, const QStringList &names, int seat)
{
    return std::visit([&](const auto &kind) { return Summary::of(kind, names, names.value(seat)); }, action);
}
}
