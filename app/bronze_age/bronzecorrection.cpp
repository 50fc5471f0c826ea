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

bool changesAnything(const Adjust &adjust)
{
    return adjust != Adjust{.player = adjust.player, .why = adjust.why};
}

Draft withoutCorrections(Draft draft)
{
    std::erase_if(draft.aside, [](const Action &left) { return std::holds_alternative<Adjust>(left); });
    return draft;
}
}

BronzeCorrection::BronzeCorrection(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, [this] {
        if (!m_storing) {
            begin(m_seat);
        }
    });
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
        store();
    }
}

bool BronzeCorrection::changedAnything() const
{
    return std::ranges::any_of(corrections(), changesAnything);
}

std::vector<Adjust> BronzeCorrection::corrections() const
{
    std::vector<Adjust> list;
    for (const auto &left : m_desk.draft().aside) {
        if (const auto *adjust = std::get_if<Adjust>(&left)) {
            list.push_back(*adjust);
        }
    }
    return list;
}

void BronzeCorrection::store()
{
    auto draft = m_desk.draft();
    (void)takeUp(draft, action());
    if (action() != Adjust{.player = m_seat}) {
        layAside(draft, action());
    }
    m_storing = true;
    m_desk.setDraft(draft);
    m_storing = false;
    Q_EMIT changed();
}

void BronzeCorrection::forget()
{
    if (entered()) {
        m_desk.setDraft(withoutCorrections(m_desk.draft()));
    }
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
    auto draft = m_desk.draft();
    auto state = m_desk.state();
    m_why.clear();
    if (const auto entered = takeUp(draft, Adjust{.player = m_seat})) {
        Events events;
        perform(state, *entered, events);
        m_why = QString::fromStdString(std::get<Adjust>(*entered).why);
    }
    m_player = playerAt(state, m_seat);
    for (const Monument monument : valuesOf<Monument>()) {
        m_first[monument] = state.firstBuilder[monument] == m_seat;
    }
    Q_EMIT changed();
}

void BronzeCorrection::setFood(int count)
{
    m_player.food = std::clamp(count, 0, MaxFood);
    store();
}

void BronzeCorrection::setGood(int good, int count)
{
    const auto which = static_cast<Good>(good);
    m_player.goods[which] = std::clamp(count, 0, room(which));
    store();
}

void BronzeCorrection::setCityBoxes(int city, int count)
{
    const auto which = static_cast<City>(city);
    m_player.cityBoxes[which] = std::clamp(count, 0, boxes(which));
    store();
}

void BronzeCorrection::setMonumentBoxes(int monument, int count)
{
    const auto which = static_cast<Monument>(monument);
    m_player.monumentBoxes[which] = std::clamp(count, 0, boxes(which));
    const auto holder = m_desk.state().firstBuilder[which];
    m_first[which] = isBuilt(m_player, which) && (!holder || holder == m_seat);
    store();
}

void BronzeCorrection::setFirst(int monument, bool first)
{
    m_first[static_cast<Monument>(monument)] = first;
    store();
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
    store();
}

void BronzeCorrection::setDisasters(int count)
{
    m_player.disasters = std::clamp(count, 0, MaxDisasters);
    store();
}

void BronzeCorrection::setShips(int count)
{
    m_player.ships = std::clamp(count, 0, MaxShips);
    store();
}

bool BronzeCorrection::save()
{
    auto state = m_desk.state();
    std::vector<Action> actions;
    for (const auto &adjust : corrections()) {
        if (changesAnything(adjust)) {
            actions.emplace_back(adjust);
            Events events;
            perform(state, adjust, events);
        }
    }
    return !actions.empty() && m_desk.perform(actions, fitted(withoutCorrections(m_desk.draft()), state));
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
