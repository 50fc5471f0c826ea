// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/icons.h"
#include "app/words/idtext.h"
#include "model/record/text.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
QString iconOf(Ground ground)
{
    return u"roe-%1"_s.arg(idText(ground));
}

QString iconOf(const ProgressTile &tile)
{
    // Those that the app ships are known by their names.
    constexpr std::array<std::pair<const char *, const char *>, 4> Shipped = {{{"Agriculture", "roe-plains"},
        {"Iron Weapons", "roe-battle"}, {"Trading Post", "roe-trade"}, {"Diplomacy", "ui-players"}}};
    for (const auto &[name, icon] : Shipped) {
        if (Text::sameName(tile.name, name)) {
            return QString::fromLatin1(icon);
        }
    }
    if (tile.printing) {
        return u"roe-printing"_s;
    }
    if (tile.navigation) {
        return u"roe-ship"_s;
    }
    if (tile.free) {
        return u"roe-free"_s;
    }
    for (const Ground ground : valuesOf<Ground>()) {
        if (tile.per[ground] != Gains{}) {
            return iconOf(ground);
        }
    }
    for (const Gain gain : valuesOf<Gain>()) {
        if (tile.gains[gain] > 0) {
            return iconOf(gain);
        }
    }
    return iconOf(Row::Progress);
}

QString iconOf(const Region &region)
{
    return needsWater(region) ? u"roe-ship"_s : u"roe-map"_s;
}
}
