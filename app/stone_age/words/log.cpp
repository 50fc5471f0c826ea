// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/log.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/loglines.h"
#include "app/stone_age/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
class Summary
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    static QString of(const Gather &gather, const QStringList &, const QString &name)
    {
        //: A player, a place and the total of the dice.
        return tr("%1: %2, rolls %3").arg(name, nameOf(gather.place), QString::number(gather.dice));
    }
    static QString of(const ToolMaker &, const QStringList &, const QString &name)
    {
        return at(Village::ToolMaker, name);
    }
    static QString of(const Hut &, const QStringList &, const QString &name)
    {
        return at(Village::Hut, name);
    }
    static QString of(const Field &, const QStringList &, const QString &name)
    {
        return at(Village::Field, name);
    }
    static QString of(const Trader &, const QStringList &, const QString &name)
    {
        return at(Village::Trader, name);
    }
    static QString of(const Building &building, const QStringList &, const QString &name)
    {
        const auto paid = amountsOf(building.pay);
        return paid.isEmpty() ? tr("%1: builds").arg(name) : tr("%1: builds with %2").arg(name, listOf(paid));
    }
    static QString of(const Card &card, const QStringList &, const QString &name)
    {
        return tr("%1: buys a card, %2 and %3").arg(name, textOf(card.top), textOf(card.bottom));
    }
    static QString of(const TakeTwo &two, const QStringList &, const QString &name)
    {
        return tr("%1: takes %2").arg(name, listOf(amountsOf(two.resources)));
    }
    static QString of(const Done &, const QStringList &, const QString &name)
    {
        return tr("%1: all figures back").arg(name);
    }
    static QString of(const Feed &feed, const QStringList &names, const QString &)
    {
        const auto name = names.value(feed.player);
        return feed.pay ? tr("%1: feeds with %2").arg(name, listOf(amountsOf(*feed.pay)))
                        : tr("%1: goes hungry").arg(name);
    }
    static QString of(const Adjust &adjust, const QStringList &names, const QString &)
    {
        return correctionSummary(names.value(adjust.player));
    }
    static QString of(const Finish &, const QStringList &, const QString &) { return stoppedSummary(); }

private:
    static QString at(Village place, const QString &name)
    {
        //: A player and a place.
        return tr("%1: %2").arg(name, nameOf(place));
    }
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
