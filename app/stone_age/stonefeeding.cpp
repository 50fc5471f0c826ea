// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonefeeding.h"
#include "app/words/idtext.h"

#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"

#include <algorithm>

using namespace StoneAge;

StoneFeeding::StoneFeeding(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &StoneFeeding::changed);
    connect(&desk, &Desk::reworded, this, &StoneFeeding::changed);
}

int StoneFeeding::seat() const
{
    const auto *feed = m_desk.entered<Feed>();
    return feed ? feed->player : m_desk.state().seat;
}

Resources StoneFeeding::pay() const
{
    const auto *feed = m_desk.entered<Feed>();
    return feed ? feed->pay.value_or(Resources{}) : Resources{};
}

int StoneFeeding::missing() const
{
    return playerAt(m_desk.state(), seat()).work.missing - sumOf(pay());
}

QList<StoneMeal> StoneFeeding::meals() const
{
    QList<StoneMeal> list;
    for (const int seat : hungrySeats(m_desk.state())) {
        list << StoneMeal{.seat = seat,
            .name = m_desk.nameOf(seat),
            .colour = m_desk.colourOf(seat),
            .note = tr("%n food short", nullptr, playerAt(m_desk.state(), seat).work.missing)};
    }
    return list;
}

int StoneFeeding::current() const
{
    const auto hungry = hungrySeats(m_desk.state());
    const auto found = std::ranges::find(hungry, seat());
    return found == hungry.end() ? -1 : static_cast<int>(found - hungry.begin());
}

QList<StonePay> StoneFeeding::rows() const
{
    QList<StonePay> list;
    const auto paid = pay();
    for (const Resource resource : valuesOf<Resource>()) {
        const int have = playerAt(m_desk.state(), seat()).stock[materialOf(resource)];
        list << StonePay{.id = idText(resource),
            .icon = iconOf(resource),
            .name = nameOf(resource),
            .have = have,
            .count = paid[resource],
            .most = std::min(have, paid[resource] + missing())};
    }
    return list;
}

QString StoneFeeding::note() const
{
    return settled() ? tr("Everybody eats") : tr("%n still missing", nullptr, missing());
}

QString StoneFeeding::hungryText() const
{
    return tr("Go hungry: −%n points", nullptr, PointsOfHunger);
}

void StoneFeeding::choose(int meal)
{
    const auto hungry = hungrySeats(m_desk.state());
    if (meal >= 0 && meal < static_cast<int>(hungry.size())) {
        const Draft other{
            .step = Stage::Feed, .action = feedingOf(m_desk.state(), hungry[static_cast<std::size_t>(meal)])};
        auto rest = m_desk.draft();
        layAside(rest, m_desk.draft());
        auto next = takeUp(rest, other.action).value_or(other);
        next.aside = rest.aside;
        m_desk.setDraft(next);
    }
}

void StoneFeeding::setCount(int row, int count)
{
    const auto all = rows();
    auto draft = m_desk.draft();
    if (auto *feed = std::get_if<Feed>(&draft.action); feed && row >= 0 && row < all.size()) {
        auto paid = pay();
        paid[static_cast<Resource>(row)] = std::clamp(count, 0, all.at(row).most);
        feed->pay = paid;
        m_desk.enter(draft);
    }
}

void StoneFeeding::goHungry()
{
    if (m_desk.entered<Feed>()) {
        m_desk.take(Feed{.player = seat()});
    }
}
