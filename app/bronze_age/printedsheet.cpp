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

QList<QString> BronzeTable::goodNames() const
{
    QList<QString> list;
    for (const Ware ware : valuesOf<Ware>()) {
        list << nameOf(ware);
    }
    return list;
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
    QList<QString> list;
    for (const auto id : ids<Monument>) {
        list << idText(id);
    }
    return list;
}

QList<QString> BronzeTable::monumentNames() const
{
    QList<QString> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << nameOf(monument);
    }
    return list;
}

QList<int> BronzeTable::monumentFirst() const
{
    QList<int> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << MonumentTable[monument].first;
    }
    return list;
}

QList<int> BronzeTable::monumentLater() const
{
    const auto &later = rulebook(m_desk.state()).later.items;
    return {later.begin(), later.end()};
}

QList<bool> BronzeTable::monumentInPlay() const
{
    QList<bool> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << isInPlay(m_desk.state().setup, monument);
    }
    return list;
}

QList<bool> BronzeTable::monumentTaken() const
{
    QList<bool> list;
    for (const auto &first : m_desk.state().firstBuilder.items) {
        list << first.has_value();
    }
    return list;
}

QList<QString> BronzeTable::monumentTakenBy() const
{
    QList<QString> list;
    for (const auto &first : m_desk.state().firstBuilder.items) {
        list << (first ? m_desk.colourOf(*first) : QString());
    }
    return list;
}

QList<QString> BronzeTable::developmentIds() const
{
    QList<QString> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << idText(development);
    }
    return list;
}

QList<QString> BronzeTable::developmentNames() const
{
    QList<QString> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << nameOf(development);
    }
    return list;
}

QList<int> BronzeTable::developmentCosts() const
{
    QList<int> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << rulebook(m_desk.state()).developments[development].cost;
    }
    return list;
}

QList<int> BronzeTable::developmentPoints() const
{
    QList<int> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << rulebook(m_desk.state()).developments[development].points;
    }
    return list;
}

int BronzeTable::developmentsToEnd() const
{
    return m_desk.state().setup.endDevelopments;
}

bool BronzeTable::hasShips() const
{
    return rulebook(m_desk.state()).ships;
}

bool BronzeTable::hasTrade() const
{
    return m_desk.state().setup.trade && !alone();
}
