// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/gainof.h"
#include "app/words/idtext.h"
#include "model/record/text.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
QString iconOf(Row row)
{
    return u"roe-%1"_s.arg(idText(row));
}

QString iconOf(Territory territory)
{
    return iconOf(groundOf(territory));
}

QString iconOf(Ground ground)
{
    return u"roe-%1"_s.arg(idText(ground));
}

QString iconOf(Gain gain)
{
    switch (gain) {
    case Gain::Food:
        return u"roe-fish"_s;
    case Gain::Gold:
        return u"roe-gold"_s;
    case Gain::Resources:
        return u"roe-resource"_s;
    case Gain::Cubes:
        return u"roe-cube"_s;
    case Gain::Vp:
        break;
    }
    return u"ui-star-fill"_s;
}

QString iconOf(Good good)
{
    return iconOf(gainOf(good));
}

QString iconOf(Material material)
{
    return iconOf(gainOf(material));
}

QString iconOf(Yield yield)
{
    return iconOf(gainOf(yield));
}

QString iconOf(Prize prize)
{
    return iconOf(gainOf(prize));
}

QString iconOf(Overseas)
{
    return u"roe-ship"_s;
}

QString iconOf(Part part)
{
    switch (part) {
    case Part::Territories:
        return iconOf(Row::Territory);
    case Part::Progress:
        return iconOf(Row::Progress);
    case Part::Cities:
        return iconOf(Row::City);
    case Part::Regions:
        return iconOf(Row::Empire);
    case Part::Extra:
        break;
    }
    return u"roe-free"_s;
}

QString iconOf(Source source)
{
    switch (source) {
    case Source::Cities:
        return iconOf(Part::Cities);
    case Source::Towns:
        return iconOf(Ground::Town);
    case Source::Progress:
        return iconOf(Part::Progress);
    case Source::Regions:
        return iconOf(Part::Regions);
    case Source::Wonders:
        return u"roe-wonder"_s;
    case Source::Trade:
        return iconOf(Row::Trade);
    case Source::Extra:
        return iconOf(Part::Extra);
    case Source::Famine:
        return iconOf(Gain::Food);
    case Source::Paid:
        return u"roe-disc"_s;
    case Source::Adjust:
        break;
    }
    return u"ui-edit"_s;
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
