// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzecorrection.h"

#include "app/table/differences.h"
#include "model/bronze_age/rules.h"
#include "model/bronze_age/score.h"

#include <algorithm>

using namespace BronzeAge;

namespace
{
template<typename Items>
auto listOf(const Items &items)
{
    return QList(items.begin(), items.end());
}

std::vector<Development> ofEdition(const Setup &setup)
{
    std::vector<Development> list;
    std::ranges::copy_if(valuesOf<Development>(), std::back_inserter(list),
        [&](Development development) { return isInEdition(setup, development); });
    return list;
}
}

BronzeCorrection::BronzeCorrection(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, [this] { begin(m_seat); });
    connect(&desk, &Desk::reworded, this, &BronzeCorrection::changed);
    begin(0);
}

int BronzeCorrection::food() const
{
    return m_player.food;
}

QList<int> BronzeCorrection::goods() const
{
    return listOf(m_player.goods.items);
}

QList<int> BronzeCorrection::goodsMost() const
{
    QList<int> list;
    for (const Good good : valuesOf<Good>()) {
        list << room(good);
    }
    return list;
}

QList<int> BronzeCorrection::cityBoxes() const
{
    return listOf(m_player.cityBoxes.items);
}

QList<int> BronzeCorrection::cityMost() const
{
    return listOf(CityWorkers.items);
}

QList<int> BronzeCorrection::monumentBoxes() const
{
    return listOf(m_player.monumentBoxes.items);
}

QList<int> BronzeCorrection::monumentMost() const
{
    QList<int> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << boxes(monument);
    }
    return list;
}

QList<bool> BronzeCorrection::first() const
{
    return listOf(m_first.items);
}

QList<bool> BronzeCorrection::owned() const
{
    QList<bool> list;
    for (const Development development : ofEdition(m_desk.state().setup)) {
        list << has(m_player, development);
    }
    return list;
}

int BronzeCorrection::disasters() const
{
    return m_player.disasters;
}

int BronzeCorrection::ships() const
{
    return m_player.ships;
}

void BronzeCorrection::setWhy(const QString &why)
{
    if (why != m_why) {
        m_why = why;
        Q_EMIT changed();
    }
}

bool BronzeCorrection::changedAnything() const
{
    auto nothing = Adjust{.player = m_seat};
    nothing.why = m_why.toStdString();
    return action() != nothing;
}

QString BronzeCorrection::note() const
{
    const auto applied = BronzeAge::apply(m_desk.state(), action());
    const int before = points(m_desk.state(), m_seat).total();
    const int after = applied ? points(applied->state, m_seat).total() : before;
    const auto signedText = [](int points) {
        return points < 0 ? QStringLiteral("−%1").arg(-points) : QString::number(points);
    };
    return before == after ? tr("Total %1").arg(signedText(before))
                           : tr("Total %1 → %2").arg(signedText(before), signedText(after));
}

void BronzeCorrection::begin(int seat)
{
    m_seat = std::clamp(seat, 0, m_desk.state().setup.players - 1);
    m_player = playerAt(m_desk.state(), m_seat);
    for (const Monument monument : valuesOf<Monument>()) {
        m_first[monument] = m_desk.state().firstBuilder[monument] == m_seat;
    }
    m_why.clear();
    Q_EMIT changed();
}

void BronzeCorrection::setFood(int count)
{
    m_player.food = std::clamp(count, 0, MaxFood);
    Q_EMIT changed();
}

void BronzeCorrection::setGood(int good, int count)
{
    const auto which = static_cast<Good>(good);
    m_player.goods[which] = std::clamp(count, 0, room(which));
    Q_EMIT changed();
}

void BronzeCorrection::setCityBoxes(int city, int count)
{
    const auto which = static_cast<City>(city);
    m_player.cityBoxes[which] = std::clamp(count, 0, boxes(which));
    Q_EMIT changed();
}

void BronzeCorrection::setMonumentBoxes(int monument, int count)
{
    const auto which = static_cast<Monument>(monument);
    m_player.monumentBoxes[which] = std::clamp(count, 0, boxes(which));
    const auto holder = m_desk.state().firstBuilder[which];
    m_first[which] = isBuilt(m_player, which) && (!holder || holder == m_seat);
    Q_EMIT changed();
}

void BronzeCorrection::setFirst(int monument, bool first)
{
    m_first[static_cast<Monument>(monument)] = first;
    Q_EMIT changed();
}

void BronzeCorrection::toggleDevelopment(int development)
{
    const auto which = ofEdition(m_desk.state().setup)[static_cast<std::size_t>(development)];
    Developments list;
    for (const Development owned : m_player.developments) {
        if (owned != which) {
            list.add(owned);
        }
    }
    if (!has(m_player, which)) {
        list.add(which);
    }
    m_player.developments = list;
    Q_EMIT changed();
}

void BronzeCorrection::setDisasters(int count)
{
    m_player.disasters = std::clamp(count, 0, MaxDisasters);
    Q_EMIT changed();
}

void BronzeCorrection::setShips(int count)
{
    m_player.ships = std::clamp(count, 0, MaxShips);
    Q_EMIT changed();
}

bool BronzeCorrection::save()
{
    // What is half entered stays, as far as it fits the corrected sheet.
    auto draft = m_desk.draft();
    if (const auto applied = BronzeAge::apply(m_desk.state(), action())) {
        const auto dice = static_cast<std::size_t>(cities(active(applied->state)));
        draft.dice.resize(std::min(draft.dice.size(), dice));
        if (refusal(applied->state, Build{draft.plan, draft.stone})) {
            draft.plan.clear();
            draft.stone = 0;
        }
        draft.discard.reset();
    }
    return m_desk.perform(action(), draft);
}

Adjust BronzeCorrection::action() const
{
    const auto &before = playerAt(m_desk.state(), m_seat);
    Adjust adjust{.player = m_seat};
    adjust.why = m_why.toStdString();
    const auto changedTo = [](int old, int now) { return old == now ? std::nullopt : std::optional(now); };
    adjust.food = changedTo(before.food, m_player.food);
    adjust.disasters = changedTo(before.disasters, m_player.disasters);
    adjust.ships = changedTo(before.ships, m_player.ships);
    addDifferences(before.goods, m_player.goods, adjust.goods);
    addDifferences(before.cityBoxes, m_player.cityBoxes, adjust.cityBoxes);
    for (const Monument monument : valuesOf<Monument>()) {
        const bool wasFirst = m_desk.state().firstBuilder[monument] == m_seat;
        if (before.monumentBoxes[monument] != m_player.monumentBoxes[monument]
            || wasFirst != m_first[monument]) {
            const bool built = isBuilt(m_player, monument);
            adjust.monuments[monument] = MonumentMark{
                m_player.monumentBoxes[monument], built ? std::optional(m_first[monument]) : std::nullopt};
        }
    }
    if (before.developments != m_player.developments) {
        adjust.developments = std::vector(m_player.developments.begin(), m_player.developments.end());
    }
    return adjust;
}
