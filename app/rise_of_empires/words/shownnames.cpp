// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
constexpr const char *KnownProgressNames[] = {
    //: A progress tile, like the eight that follow.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Agriculture"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Mining"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Iron Axes"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Iron Weapons"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Trading Post"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Navigation"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Fertilizers"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Printing"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Diplomacy"),
};

constexpr const char *KnownRegionNames[] = {
    //: A region of the map, like the seven that follow.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Western Europe"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "North Africa West"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "North Africa East"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Balkans"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Asia Minor"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Near East"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Easternmost"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Mediterranean"),
};

QString shown(const std::string &name, std::span<const char *const> known)
{
    const auto found = std::ranges::find_if(known, [&](const char *one) { return name == one; });
    return found == known.end() ? QString::fromStdString(name)
                                : QCoreApplication::translate("RiseOfEmpires", *found);
}
}

QString shownName(const Region &region)
{
    return shown(region.name, KnownRegionNames);
}

QString shownName(const ProgressTile &tile)
{
    return shownProgress(tile.name);
}

QString shownProgress(const std::string &name)
{
    return shown(name, KnownProgressNames);
}

QString shownName(const CityTile &city)
{
    if (!city.name.empty()) {
        return QString::fromStdString(city.name);
    }
    return city.cost == 0
        ? QCoreApplication::translate("RiseOfEmpires", "City for nothing")
        : QCoreApplication::translate("RiseOfEmpires", "City for %1").arg(amount(Gain::Gold, city.cost));
}

QString shownName(const BuildWonder &wonder)
{
    return wonder.name.empty() ? wonderName() : QString::fromStdString(wonder.name);
}
}
