// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"

#include <algorithm>

using namespace BronzeAge;

// What is printed on the sheet and on the peg-board of this edition.

namespace
{
/// What is told of each of these.
template<typename Values, typename Tell>
auto told(const Values &values, Tell tell)
{
    QList<decltype(tell(*values.begin()))> list;
    for (const auto &value : values) {
        list << tell(value);
    }
    return list;
}

QList<int> valuesAlong(Good good)
{
    QList<int> list;
    for (int count = 0; count <= room(good); ++count) {
        list << valueOf(good, count);
    }
    return list;
}

std::vector<Development> developmentsOf(const Setup &setup)
{
    std::vector<Development> list;
    std::ranges::copy_if(valuesOf<Development>(), std::back_inserter(list),
        [&](Development development) { return isInEdition(setup, development); });
    return list;
}
}

QList<QString> BronzeTable::goodIds() const
{
    return told(valuesOf<Good>(), [](Good good) { return idText(good); });
}

QList<QString> BronzeTable::goodNames() const
{
    return told(valuesOf<Ware>(), [](Ware ware) { return BronzeAge::nameOf(ware); });
}

QList<int> BronzeTable::woodValues() const
{
    return valuesAlong(Good::Wood);
}

QList<int> BronzeTable::stoneValues() const
{
    return valuesAlong(Good::Stone);
}

QList<int> BronzeTable::potteryValues() const
{
    return valuesAlong(Good::Pottery);
}

QList<int> BronzeTable::clothValues() const
{
    return valuesAlong(Good::Cloth);
}

QList<int> BronzeTable::spearheadsValues() const
{
    return valuesAlong(Good::Spearheads);
}

QList<QString> BronzeTable::monumentIds() const
{
    return told(valuesOf<Monument>(), [](Monument monument) { return idText(monument); });
}

QList<QString> BronzeTable::monumentNames() const
{
    return told(valuesOf<Monument>(), [](Monument monument) { return BronzeAge::nameOf(monument); });
}

QList<int> BronzeTable::monumentFirst() const
{
    return told(valuesOf<Monument>(), [](Monument monument) { return MonumentTable[monument].first; });
}

QList<int> BronzeTable::monumentLater() const
{
    const auto &later = rulebook(play().state()).later.items;
    return {later.begin(), later.end()};
}

QList<bool> BronzeTable::monumentInPlay() const
{
    return told(valuesOf<Monument>(), [&](Monument monument) { return isInPlay(play().setup(), monument); });
}

QList<bool> BronzeTable::monumentTaken() const
{
    return told(play().state().firstBuilder.items, [](const auto &first) { return first.has_value(); });
}

QList<QString> BronzeTable::monumentTakenBy() const
{
    return told(play().state().firstBuilder.items,
        [&](const auto &first) { return first ? colourOf(*first) : QString(); });
}

QList<QString> BronzeTable::developmentIds() const
{
    return told(developmentsOf(play().setup()), [](Development development) { return idText(development); });
}

QList<QString> BronzeTable::developmentNames() const
{
    return told(developmentsOf(play().setup()),
        [](Development development) { return BronzeAge::nameOf(development); });
}

QList<int> BronzeTable::developmentCosts() const
{
    const auto &prices = rulebook(play().state()).developments;
    return told(
        developmentsOf(play().setup()), [&](Development development) { return prices[development].cost; });
}

QList<int> BronzeTable::developmentPoints() const
{
    const auto &prices = rulebook(play().state()).developments;
    return told(
        developmentsOf(play().setup()), [&](Development development) { return prices[development].points; });
}

int BronzeTable::developmentsToEnd() const
{
    return play().setup().endDevelopments;
}

bool BronzeTable::hasShips() const
{
    return rulebook(play().state()).ships;
}

bool BronzeTable::hasTrade() const
{
    return play().setup().trade && !alone();
}

QString BronzeTable::monumentsNote() const
{
    const auto &state = play().state();
    int inPlay = 0;
    int built = 0;
    for (const Monument monument : valuesOf<Monument>()) {
        const bool isSomebodys = std::ranges::any_of(
            BronzeAge::seats(state), [&](const Player &player) { return isBuilt(player, monument); });
        inPlay += isInPlay(state.setup, monument) ? 1 : 0;
        built += isSomebodys ? 1 : 0;
    }
    return tr("%1 of %2 built").arg(built).arg(inPlay);
}
