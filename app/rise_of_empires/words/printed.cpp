// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr PerId<Ground, const char *> ForEach = {{{
    //: What a tile brings for each territory of a kind, like the four that follow: 1 resource for each
    //: plains.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "%1 for each plains"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "%1 for each island"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "%1 for each forest"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "%1 for each hills"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "%1 for each town"),
}}};

struct Printed {
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    /// A list without "and", since its items may have one.
    static QString row(const QStringList &items)
    {
        return items.isEmpty() ? tr("nothing") : items.join(u", "_s);
    }

    static QString of(const ProgressTile &tile)
    {
        auto items = amountsOf(tile.gains);
        for (const Ground ground : valuesOf<Ground>()) {
            if (const auto more = amountsOf(tile.per[ground]); !more.isEmpty()) {
                items << QCoreApplication::translate("RiseOfEmpires", ForEach[ground]).arg(listOf(more));
            }
        }
        if (tile.free) {
            items << tr("free action");
        }
        if (tile.printing) {
            items << tr("discs cost nothing");
        }
        if (tile.navigation) {
            items << tr("opens overseas");
        }
        return row(items);
    }

    static QString of(const CityTile &city)
    {
        auto items = amountsOf(city.gains);
        if (city.eats > 0) {
            //: Of a city: so much food a turn.
            items << tr("eats %1").arg(city.eats);
        }
        if (city.upkeep) {
            items << tr("upkeep 1 resource");
        }
        return row(items);
    }

    static QString of(const BuildWonder &wonder)
    {
        const auto cost = amountsOf(wonder.cost);
        return exchange(amount(Gain::Vp, wonder.vp), cost.isEmpty() ? tr("nothing") : listOf(cost));
    }
    static QString of(const TradeSpace &space)
    {
        return exchange(amount(Gain::Resources, space.discs), amount(space.prize, space.amount));
    }

    static QString of(const Region &region)
    {
        const auto places = tr("first %1, second %2").arg(amount(Gain::Vp, region.first)).arg(region.second);
        //: The points of a region and what it brings besides.
        return region.yield
            ? tr("%1, yields %2").arg(places, amount(region.yield->kind, region.yield->amount))
            : places;
    }

    static QString of(Task task, int count)
    {
        switch (task) {
        case Task::LayProgress:
            return tr("Progress: 8 spaces, two tiles of each era, era III lowest");
        case Task::LayTerritories:
            return tr("Territory: 10 spaces, four tiles each");
        case Task::LayCities:
            return tr("Cities, from below: III B and III A on 8 spaces, then II B, II A, I B and I A on 5");
        case Task::LayEmpires:
            return tr("Empire tiles with era I up");
        case Task::GiveGold:
            return tr("Each player takes %n gold", nullptr, count);
        case Task::GiveResources:
            return tr("Each player takes %n black discs", nullptr, count);
        case Task::GiveCubes:
            return tr("Each player takes %n cubes into the pool", nullptr, count);
        case Task::DrawWhoBegins:
            return tr("Draw who begins");
        case Task::EmpiresBack:
            return tr("Empire tiles back on their track");
        case Task::EmpiresOtherFace:
            return tr("Empire tiles on their other face");
        case Task::TradeDiscsBack:
            return tr("Black discs off the trade track");
        case Task::UsedTilesUp:
            return tr("Used progress tiles turned up again");
        case Task::KeepLeftovers:
            return tr("Tiles that nobody took stay beside the board, wonders go into the box");
        case Task::BoxLeftovers:
            return tr("Tiles that nobody took go into the box, those with a red lower edge stay");
        case Task::TurnUpProgress:
            return tr("Turn up %n progress tiles", nullptr, count);
        case Task::TurnUpTerritories:
            return tr("Turn up %n territory tiles", nullptr, count);
        case Task::TurnUpLastTerritories:
            return tr("Turn up the last territory tiles");
        case Task::TurnUpCities:
            return tr("Turn up %n city tiles", nullptr, count);
        }
        Q_UNREACHABLE();
    }

private:
    static QString exchange(const QString &one, const QString &other)
    {
        //: 2 resources for 4 gold.
        return tr("%1 for %2").arg(one, other);
    }
};
}

QString textOf(const ProgressTile &tile)
{
    return Printed::of(tile);
}

QString textOf(const CityTile &city)
{
    return Printed::of(city);
}

QString textOf(const BuildWonder &wonder)
{
    return Printed::of(wonder);
}

QString textOf(const TradeSpace &space)
{
    return Printed::of(space);
}

QString textOf(const Region &region)
{
    return Printed::of(region);
}

QString textOf(Territory territory)
{
    return Printed::row(changesOf(TerritoryTable[territory]));
}

QString textOf(Task task, int count)
{
    return Printed::of(task, count);
}
}
