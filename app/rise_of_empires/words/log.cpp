// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/log.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/loglines.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
class Summary
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    Summary(const QStringList &names, int seat)
        : m_names(names)
        , m_seat(seat)
    {
    }

    QString of(const TakeProgress &action) const { return disc(shownName(action.tile), action.disc); }
    QString of(const TakeTerritory &action) const { return disc(nameOf(action.tile), action.disc); }
    QString of(const TakeCity &action) const { return disc(shownName(action.tile), action.disc); }
    QString of(const BuildWonder &action) const { return disc(shownName(action), action.disc); }
    QString of(const TakeEmpire &action) const
    {
        QStringList done;
        if (action.withdraw) {
            done << tr("all cubes back");
        }
        if (const int cubes = totalOf(action.place); cubes > 0) {
            const auto regions
                = std::ranges::count_if(action.place.counts, [](int count) { return count > 0; });
            //: 3 cubes in 2 regions.
            done << tr("%1 in %2").arg(amount(Gain::Cubes, cubes), regionsAmount(static_cast<int>(regions)));
        }
        if (!action.battles.empty()) {
            done << battlesAmount(static_cast<int>(action.battles.size()));
        }
        return disc(done.isEmpty() ? tr("empire tile only") : listOf(done), action.disc);
    }
    QString of(const Trade &action) const { return disc(textOf(action.space), action.disc); }
    QString of(const Idle &action) const
    {
        //: A row of the action table.
        return disc(tr("%1, disc only").arg(nameOf(action.row)), action.disc);
    }

    QString of(const FreeAction &action) const
    {
        QStringList done;
        if (const auto goods = amountsOf(action.give); !goods.isEmpty()) {
            done << tr("gives %1").arg(listOf(goods));
        }
        int removed = 0;
        for (const auto &removal : action.remove) {
            removed += removal.count;
        }
        if (removed > 0) {
            done << tr("removes %n cubes", nullptr, removed);
        }
        if (const int cubes = totalOf(action.place); cubes > 0) {
            done << tr("places %n cubes", nullptr, cubes);
        }
        if (const auto goods = amountsOf(action.get); !goods.isEmpty()) {
            done << tr("gets %1").arg(listOf(goods));
        }
        const auto name = m_names.value(action.player);
        return done.isEmpty() ? tr("%1: free action").arg(name)
                              : tr("%1: free action, %2").arg(name, listOf(done));
    }
    QString of(const Settle &) const { return tr("The turn is settled"); }
    QString of(const Keep &action) const
    {
        const auto tiles = action.progress.size() + action.cities.size();
        return tr("%1: keeps %n tiles", nullptr, static_cast<int>(tiles)).arg(m_names.value(action.player));
    }
    QString of(const ChooseOrder &action) const
    {
        return tr("%1: place %2").arg(m_names.value(m_seat), QString::number(action.position));
    }
    QString of(const Adjust &action) const { return correctionSummary(m_names.value(action.player)); }
    QString of(const Finish &) const { return stoppedSummary(); }

private:
    QString disc(const QString &what, const Disc &disc) const
    {
        const auto name = m_names.value(m_seat);
        //: A player, what a disc was used for, and what was paid for the disc.
        return sumOf(disc.pay) > 0 ? tr("%1: %2, paid %3").arg(name, what, listOf(amountsOf(disc.pay)))
                                   //: A player and what a disc was used for.
                                   : tr("%1: %2").arg(name, what);
    }

    const QStringList &m_names;
    const int m_seat;
};
}

QList<LogLine> tell(const State &before, const Action &action, const Events &events, const QStringList &names)
{
    return actionLines(before, action, names) + eventLines(before, action, events, names);
}

QString summary(const Action &action, const QStringList &names, int seat)
{
    const Summary summary(names, seat);
    return std::visit([&](const auto &kind) { return summary.of(kind); }, action);
}
}
