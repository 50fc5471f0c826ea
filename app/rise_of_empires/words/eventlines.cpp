// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/loglines.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/lists.h"
#include "model/rise_of_empires/rules.h"
#include "model/rise_of_empires/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class Consequences
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    Consequences(const State &before, const Action &action, const QStringList &names)
        : m_before(before)
        , m_action(action)
        , m_names(names)
    {
    }

    QList<LogLine> lines(const Events &events) const
    {
        QList<LogLine> list;
        for (const auto &event : events) {
            list << std::visit([&](const auto &kind) { return line(kind, nameAt(kind.player)); }, event);
        }
        return list;
    }

private:
    QString nameAt(int seat) const { return m_names.value(seat); }
    QString nameAt(KnownName region) const { return shownName(m_before.setup.regions[region.index]); }

    static QString listOrNothing(const QStringList &items)
    {
        return items.isEmpty() ? tr("nothing") : listOf(items);
    }
    static QString cubes(int count) { return amount(Gain::Cubes, count); }

    /// By region.
    QStringList cubes(const PerName &counts) const
    {
        QStringList list;
        for (int i = 0; i < m_before.setup.regions.size(); ++i) {
            if (const int count = countAt(counts, i); count > 0) {
                list << tr("%n cubes in %1", nullptr, count).arg(nameAt(KnownName{i}));
            }
        }
        return list;
    }

    // The discs.
    LogLine line(const DiscPlaced &event, const QString &name) const
    {
        return {tr("%1 puts a disc on the row %2, circle %3.")
                    .arg(name, nameOf(event.row), QString::number(event.circle)),
            u"roe-disc"_s};
    }
    LogLine line(const DiscTaken &event, const QString &name) const
    {
        const auto row = nameOf(event.row);
        if (sumOf(event.pay) > 0) {
            return {tr("%1 takes a disc back from the row %2 and pays %3.")
                        .arg(name, row, listOf(amountsOf(event.pay))),
                u"roe-disc"_s, event.pay[Good::Vp] > 0};
        }
        return {event.left == 0
                ? tr("%1 takes a disc back from the row %2 for nothing.").arg(name, row)
                : tr("%1 takes a disc back from the row %2; Printing pays for %n discs to its left.", nullptr,
                    event.left)
                      .arg(name, row),
            u"roe-disc"_s};
    }

    // What they are for.
    LogLine line(const ProgressTaken &event, const QString &name) const
    {
        const auto tile = shownProgress(event.name);
        const auto era = eraText(event.era);
        return {event.gold == 0 ? tr("%1 takes %2, era %3.").arg(name, tile, era)
                                : tr("%1 takes %2, era %3, and pays %4 because it is older.")
                                      .arg(name, tile, era, amount(Gain::Gold, event.gold)),
            iconOf(Row::Progress)};
    }
    LogLine line(const OverseasOpen &, const QString &name) const
    {
        return {tr("%1 opens the New World and the Far East for everybody.").arg(name), u"roe-ship"_s};
    }
    LogLine line(const TerritoryTaken &event, const QString &name) const
    {
        return {tr("%1 takes a territory: %2.").arg(name, nameOf(event.tile)), iconOf(event.tile)};
    }
    LogLine line(const CityTaken &event, const QString &name) const
    {
        const auto *action = std::get_if<TakeCity>(&m_action);
        const auto city = action ? action->tile : CityTile{.name = event.name, .cost = event.gold};
        const auto gold = amount(Gain::Gold, event.gold);
        return {city.name.empty()
                ? tr("%1 takes a city for %2: %3.").arg(name, gold, textOf(city))
                : tr("%1 takes the city %2 for %3: %4.").arg(name, shownName(city), gold, textOf(city)),
            iconOf(Row::City)};
    }
    LogLine line(const WonderBuilt &event, const QString &name) const
    {
        const BuildWonder wonder{.name = event.name, .vp = event.vp, .cost = event.cost};
        return {event.name.empty()
                ? tr("%1 builds a wonder: %2.").arg(name, textOf(wonder))
                : tr("%1 builds the wonder %2: %3.").arg(name, shownName(wonder), textOf(wonder)),
            u"roe-wonder"_s};
    }
    LogLine line(const EmpireTaken &event, const QString &name) const
    {
        const auto regions = regionsAmount(event.number);
        //: How many regions the tile allows.
        return {event.water ? tr("%1 takes an empire tile with water for %2.").arg(name, regions)
                            : tr("%1 takes an empire tile without water for %2.").arg(name, regions),
            iconOf(Row::Empire)};
    }
    LogLine line(const Withdrawn &event, const QString &name) const
    {
        return {tr("%1 takes all cubes back from the map: %2.").arg(name, listOf(cubes(event.cubes))),
            u"roe-withdraw"_s};
    }
    LogLine line(const Placed &event, const QString &name) const
    {
        return {tr("%1 places %2.").arg(name, listOrNothing(cubes(event.cubes))), u"roe-cube"_s};
    }
    LogLine line(const Fought &event, const QString &name) const
    {
        return {
            tr("Battle in %1: %2 loses %3, %4 loses %5.")
                .arg(nameAt(event.region), name, cubes(event.own), nameAt(event.against), cubes(event.other)),
            u"roe-battle"_s, event.own + event.other > 0};
    }
    LogLine line(const Traded &event, const QString &name) const
    {
        return {tr("%1 trades %2 for %3.")
                    .arg(name, amount(Gain::Resources, event.discs), listOrNothing(amountsOf(event.get))),
            iconOf(Row::Trade)};
    }
    LogLine line(const Idled &, const QString &name) const
    {
        return {tr("%1 does nothing more.").arg(name), u"ui-pause"_s};
    }

    // Free actions.
    LogLine line(const FreeUsed &event, const QString &name) const
    {
        return {tr("%1 uses a free action: %2.").arg(name, shownProgress(event.name)), u"roe-free"_s};
    }
    LogLine line(const Gave &event, const QString &name) const
    {
        return {tr("%1 gives %2.").arg(name, listOf(amountsOf(event.goods))), u"ui-minus"_s,
            event.goods[Good::Vp] > 0};
    }
    LogLine line(const Removed &event, const QString &name) const
    {
        return {tr("%1 removes %n cubes of %2 in %3.", nullptr, event.cubes)
                    .arg(name, nameAt(event.against), nameAt(event.region)),
            u"roe-battle"_s, true};
    }
    LogLine line(const Got &event, const QString &name) const
    {
        return {tr("%1 gets %2.").arg(name, listOf(amountsOf(event.goods))), u"ui-plus"_s};
    }

    // The end of a turn.
    LogLine line(const CityDropped &event, const QString &name) const
    {
        const auto &city = playerAt(m_before, event.player).cities[static_cast<std::size_t>(event.city)];
        return {tr("%1 gives up a city: %2 (%3).").arg(name, shownName(city), textOf(city)),
            iconOf(Row::City), true};
    }
    LogLine line(const RegionScored &event, const QString &name) const
    {
        auto gains = as<Gain>(event.yield);
        gains[Gain::Vp] = event.vp;
        const auto where = nameAt(event.region);
        const auto got = listOrNothing(amountsOf(gains));
        if (event.rank == 1) {
            return {event.tied == 1 ? tr("%1 is first in %2 and gets %3.").arg(name, where, got)
                                    : tr("%1 is tied for first in %2 and gets %3.").arg(name, where, got),
                u"roe-first"_s};
        }
        return {event.tied == 1 ? tr("%1 is second in %2 and gets %3.").arg(name, where, got)
                                : tr("%1 is tied for second in %2 and gets %3.").arg(name, where, got),
            iconOf(Part::Regions)};
    }
    LogLine line(const Fed &event, const QString &name) const
    {
        QStringList parts;
        for (const Part part : valuesOf<Part>()) {
            if (event.parts[part] != 0) {
                parts << nameOf(part) + u' ' + change(event.parts[part]);
            }
        }
        if (event.net != sumOf(event.parts)) {
            parts << tr("twice on the last turn");
        }
        return {parts.isEmpty()
                ? tr("Food of %1: no change, still %2.").arg(name, QString::number(event.food))
                : tr("Food of %1: %2 (%3), now %4.")
                      .arg(name, change(event.net), parts.join(u", "_s), QString::number(event.food)),
            iconOf(Gain::Food)};
    }
    LogLine line(const FoodOver &event, const QString &name) const
    {
        const auto food = amount(Gain::Food, event.food);
        return {event.gold == 0 ? tr("%1 is %2 over the end of the track, which is lost.").arg(name, food)
                                : tr("%1 is %2 over the end of the track and gets %3 for it.")
                                      .arg(name, food, amount(Gain::Gold, event.gold)),
            iconOf(Gain::Gold)};
    }
    LogLine line(const Famine &event, const QString &name) const
    {
        const auto food = amount(Gain::Food, event.food);
        return {event.vp == 0
                ? tr("%1 is %2 short and has no points to lose.").arg(name, food)
                : tr("%1 is %2 short and loses %3.").arg(name, food, amount(Gain::Vp, event.vp)),
            u"famine"_s, true};
    }
    LogLine line(const Earned &event, const QString &name) const
    {
        PerId<Income, int> sum;
        for (const auto &part : event.parts.items) {
            sum += part;
        }
        return {sumOf(sum) == 0 ? tr("%1 has no income.").arg(name)
                                : tr("Income of %1: %2.").arg(name, listOf(amountsOf(sum))),
            iconOf(Gain::Gold)};
    }
    LogLine line(const CubesShort &event, const QString &name) const
    {
        return {tr("%n of these cubes are missing: the bank of %1 is empty.", nullptr, event.cubes).arg(name),
            u"roe-cube"_s};
    }
    LogLine line(const UpkeepPaid &event, const QString &name) const
    {
        return {
            tr("%1 pays %2 for the upkeep of cities.").arg(name, amount(Gain::Resources, event.resources)),
            u"roe-upkeep"_s};
    }
    LogLine line(const PointsChanged &event, const QString &name) const
    {
        QStringList parts;
        for (const Source source : valuesOf<Source>()) {
            if (event.sources[source] != 0) {
                parts << nameOf(source) + u' ' + change(event.sources[source]);
            }
        }
        return {tr("Points of %1: %2, now %3.").arg(name, parts.join(u", "_s), QString::number(event.vp)),
            iconOf(Gain::Vp)};
    }

    // The end of an era.
    LogLine line(const Kept &event, const QString &name) const
    {
        QStringList paid;
        if (event.gold > 0) {
            paid << amount(Gain::Gold, event.gold);
        }
        if (event.cubes > 0) {
            paid << cubes(event.cubes);
        }
        return {paid.isEmpty() ? tr("%1 keeps no tile.").arg(name)
                               : tr("%1 keeps %2 and pays %3.").arg(name, listOf(tiles(true)), listOf(paid)),
            u"roe-era"_s};
    }
    LogLine line(const TilesLost &, const QString &name) const
    {
        return {tr("%1 loses %2.").arg(name, listOf(tiles(false))), u"ui-trash"_s, true};
    }
    /// Those that are kept, or the others.
    QStringList tiles(bool kept) const
    {
        const auto &keep = std::get<Keep>(m_action);
        const auto &player = playerAt(m_before, keep.player);
        QStringList list;
        const auto add = [&](const std::vector<int> &indices, int index, const auto &tile) {
            if ((std::ranges::find(indices, index) != indices.end()) == kept) {
                list << shownName(tile);
            }
        };
        for (int i = 0; i < static_cast<int>(player.progress.size()); ++i) {
            add(keep.progress, i, player.progress[static_cast<std::size_t>(i)].tile);
        }
        for (int i = 0; i < static_cast<int>(player.cities.size()); ++i) {
            add(keep.cities, i, player.cities[static_cast<std::size_t>(i)]);
        }
        return list;
    }
    LogLine line(const Halved &event, const QString &name) const
    {
        return {tr("%1 halves the cubes on the map: %n go back to the bank.", nullptr, totalOf(event.cubes))
                    .arg(name),
            u"roe-cube"_s, true};
    }

    // The order.
    LogLine line(const Choosing &event, const QString &) const
    {
        return {
            tr("Places for the next turn are chosen by %1, in this order.").arg(listOf(m_names, event.order)),
            u"ui-sort"_s};
    }
    LogLine line(const OrderChosen &event, const QString &name) const
    {
        return {tr("%1 takes place %2.").arg(name, QString::number(event.position)), u"ui-sort"_s};
    }
    LogLine line(const TurnBegun &event, const QString &name) const
    {
        //: The number of the turn, such as "II A", and a player.
        return {
            tr("Turn %1, %2, begins with %3.").arg(QString::number(event.round), turnText(event.round), name),
            u"ui-next"_s};
    }

    LogLine line(const Adjusted &event, const QString &) const
    {
        return reasonLine(QString::fromStdString(event.why));
    }
    LogLine line(const GameOver &, const QString &) const
    {
        const auto after = apply(m_before, m_action);
        return {after ? gameOver(after->state) : tr("The game is over."), u"ui-laurel"_s};
    }
    QString gameOver(const State &after) const
    {
        const auto best = ranking(after).front();
        const int score = points(playerAt(after, best.front())).total();
        return (best.size() == 1
                ? tr("The game is over: %1 wins with %n points.", nullptr, score)
                : tr("The game is over: %1 share the win with %n points each.", nullptr, score))
            .arg(listOf(m_names, best));
    }

    const State &m_before;
    const Action &m_action;
    const QStringList &m_names;
};
}

QList<LogLine> eventLines(
    const State &before, const Action &action, const Events &events, const QStringList &names)
{
    return Consequences(before, action, names).lines(events);
}
}
