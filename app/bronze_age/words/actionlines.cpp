// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/loglines.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
QString placeOf(const Work &work)
{
    if (const auto *monument = std::get_if<Monument>(&work.place)) {
        return nameOf(*monument);
    }
    return nameOf(static_cast<City>(std::get<int>(work.place) - FirstCities - 1));
}

class Deed
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    Deed(const State &before, const QStringList &names)
        : m_before(before)
        , m_names(names)
        , m_name(names.value(before.seat))
    {
    }

    QList<LogLine> lines(const Preserve &) const
    {
        const int food = active(m_before).food;
        return {{tr("%1 gives %2 and doubles the food, from %3 to %4.")
                     .arg(m_name, amount(Good::Pottery, 1), QString::number(food),
                         QString::number(std::min(2 * food, MaxFood))),
            iconOf(Development::Preservation)}};
    }

    QList<LogLine> lines(const Roll &roll) const
    {
        QList<LogLine> list{
            {tr("%1 rolls %2.").arg(m_name, listOf(amounts(roll.dice, roll.eitherAsFood))), u"ui-dice"_s}};
        if (roll.spearheads > 0) {
            list << LogLine{
                tr("%1 gives %2 for the Invasion.").arg(m_name, amount(Good::Spearheads, roll.spearheads)),
                u"spearheads"_s};
        }
        return list;
    }

    QList<LogLine> lines(const Trade &trade) const
    {
        return {{tr("%1 trades with %2.").arg(m_name, m_names.value(trade.with)), u"ui-trade"_s}};
    }

    QList<LogLine> lines(const Build &build) const
    {
        const int boxes = boxesOf(build);
        const auto places = listOf(placesOf(build));
        const auto stone = amount(Good::Stone, build.stone);
        if (build.stone > 0) {
            return {{boxes > 0
                    ? tr("%1 gives %2 and builds %n boxes: %3.", nullptr, boxes).arg(m_name, stone, places)
                    : tr("%1 gives %2 and builds nothing yet.").arg(m_name, stone),
                u"worker"_s}};
        }
        return {{boxes > 0 ? tr("%1 builds %n boxes: %2.", nullptr, boxes).arg(m_name, places)
                           : tr("%1 builds nothing.").arg(m_name),
            u"worker"_s}};
    }

    QList<LogLine> lines(const Ship &ship) const
    {
        const auto price = listOf({amount(Good::Wood, ship.count), amount(Good::Cloth, ship.count)});
        return {{tr("%1 builds %n ships for %2.", nullptr, ship.count).arg(m_name, price),
            iconOf(Development::Shipping)}};
    }

    QList<LogLine> lines(const Swap &swap) const
    {
        return {
            {tr("%1 swaps %2 for %3.").arg(m_name, amount(swap.from, 1), amount(swap.to, 1)), u"ui-swap"_s}};
    }

    QList<LogLine> lines(const Buy &buy) const
    {
        QStringList paid;
        if (m_before.turn.coins > 0) {
            paid << coinsAmount(m_before.turn.coins);
        }
        for (const Good good : valuesOf<Good>()) {
            const int count = active(m_before).goods[good];
            if (buy.rows[good] && count > 0) {
                //: Goods and what they pay: 3 pottery worth 18.
                paid << tr("%1 worth %2").arg(amount(good, count)).arg(valueOf(good, count));
            }
        }
        if (buy.food > 0) {
            paid << tr("%1 worth %2")
                        .arg(foodAmount(buy.food))
                        .arg(buy.food * rulebook(m_before).coinsPerFood);
        }
        return {{tr("%1 buys %2 with %3.").arg(m_name, nameOf(buy.development), listOf(paid)),
            iconOf(buy.development)}};
    }

    QList<LogLine> lines(const Pass &) const
    {
        return {{m_before.setup.players == 1 ? tr("%1 ends the turn.").arg(m_name)
                                             : tr("%1 passes the dice.").arg(m_name),
            u"ui-next"_s}};
    }

    QList<LogLine> lines(const Adjust &adjust) const
    {
        return {correctionLine(m_names.value(adjust.player), changes(adjust))};
    }

    QList<LogLine> lines(const Finish &finish) const
    {
        return {stoppedLine(QString::fromStdString(finish.why))};
    }

private:
    QStringList changes(const Adjust &adjust) const
    {
        const auto &player = playerAt(m_before, isSeat(m_before, adjust.player) ? adjust.player : 0);
        ChangesByHand changes;
        changes.note(nameOf(Ware::Food), player.food, adjust.to->food);
        changes.note(player.goods, adjust.to->goods);
        for (const City city : valuesOf<City>()) {
            changes.note(nameOf(city), player.cityBoxes[city], adjust.to->cityBoxes[city]);
        }
        for (const Monument monument : valuesOf<Monument>()) {
            if (const auto &mark = adjust.to->monuments[monument]) {
                changes.note(nameOf(monument), player.monumentBoxes[monument], mark->boxes);
                noteFirst(changes, monument, *mark, adjust.player);
            }
        }
        if (adjust.to->developments) {
            noteDevelopments(changes, player.developments, *adjust.to->developments);
        }
        changes.note(tr("Ships"), player.ships, adjust.to->ships);
        changes.note(tr("Disasters"), player.disasters, adjust.to->disasters);
        return changes.list();
    }

    void noteFirst(ChangesByHand &changes, Monument monument, const MonumentMark &mark, int seat) const
    {
        const bool was = m_before.firstBuilder[monument] == seat;
        if (mark.first && *mark.first != was) {
            //: Parts of a correction: who was first to build a monument.
            changes.add(
                (*mark.first ? tr("%1 built first") : tr("%1 not built first")).arg(nameOf(monument)));
        }
    }

    static void noteDevelopments(
        ChangesByHand &changes, const Developments &before, const std::vector<Development> &after)
    {
        for (const Development development : valuesOf<Development>()) {
            const bool had = before.contains(development);
            const bool keeps = std::ranges::find(after, development) != after.end();
            if (had != keeps) {
                //: Parts of a correction: a development.
                changes.add((keeps ? tr("%1 added") : tr("%1 taken away")).arg(nameOf(development)));
            }
        }
    }

    const State &m_before;
    const QStringList &m_names;
    QString m_name;
};
}

int boxesOf(const Build &build)
{
    int sum = 0;
    for (const auto &work : build.on) {
        sum += work.boxes;
    }
    return sum;
}

QStringList placesOf(const Build &build)
{
    QStringList places;
    for (const auto &work : build.on) {
        places << (build.on.size() == 1 ? placeOf(work) : u"%1 (%2)"_s.arg(placeOf(work)).arg(work.boxes));
    }
    return places;
}

QString iconOf(Development development)
{
    return u"dev-"_s + idText(development);
}

QString iconOf(Monument monument)
{
    return idText(monument);
}

QList<LogLine> actionLines(const State &before, const Action &action, const QStringList &names)
{
    const Deed deed(before, names);
    return std::visit([&](const auto &kind) { return deed.lines(kind); }, action);
}
}
