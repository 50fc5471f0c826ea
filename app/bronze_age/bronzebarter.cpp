// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzebarter.h"

#include "app/bronze_age/texts.h"
#include "model/bronze_age/advice.h"

using namespace BronzeAge;

namespace
{
QList<int> waresOf(const Player &player)
{
    QList<int> list(player.goods.items.begin(), player.goods.items.end());
    return list << player.food;
}
}

BronzeBarter::BronzeBarter(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, [this] {
        reset();
        Q_EMIT changed();
    });
}

bool BronzeBarter::canTrade() const
{
    return !BronzeAge::whyNot(m_desk.state(), Kind::Trade);
}

int BronzeBarter::partnerSeat() const
{
    return (m_desk.state().seat + 1 + m_partner) % m_desk.state().setup.players;
}

QList<QString> BronzeBarter::partnerNames() const
{
    QList<QString> list;
    for (int i = 1; i < m_desk.state().setup.players; ++i) {
        list << m_desk.nameOf((m_desk.state().seat + i) % m_desk.state().setup.players);
    }
    return list;
}

QList<QString> BronzeBarter::partnerColours() const
{
    QList<QString> list;
    for (int i = 1; i < m_desk.state().setup.players; ++i) {
        list << m_desk.colourOf((m_desk.state().seat + i) % m_desk.state().setup.players);
    }
    return list;
}

QList<QString> BronzeBarter::wareIds() const
{
    QList<QString> list;
    for (const auto id : ids<Ware>) {
        list << QString::fromLatin1(id.data());
    }
    return list;
}

QList<QString> BronzeBarter::wareNames() const
{
    QList<QString> list;
    for (const Ware ware : valuesOf<Ware>()) {
        list << nameOf(ware);
    }
    return list;
}

QList<int> BronzeBarter::mine() const
{
    return waresOf(m_desk.player());
}

QList<int> BronzeBarter::theirs() const
{
    return waresOf(playerAt(m_desk.state(), partnerSeat()));
}

QList<int> BronzeBarter::give() const
{
    return {m_give.items.begin(), m_give.items.end()};
}

QList<int> BronzeBarter::get() const
{
    return {m_get.items.begin(), m_get.items.end()};
}

bool BronzeBarter::ready() const
{
    return !refusal(m_desk.state(), action());
}

QString BronzeBarter::whyNot() const
{
    const auto error = refusal(m_desk.state(), action());
    if (!error) {
        return {};
    }
    Record named;
    for (const auto &seat : m_desk.session().row().seats) {
        named.players.push_back(seat.name);
    }
    return refusalText({0, idOf(error->code), error->hint}, named);
}

bool BronzeBarter::canSwap() const
{
    return !BronzeAge::whyNot(m_desk.state(), Kind::Swap);
}

QString BronzeBarter::swapsNote() const
{
    return tr("%n swaps left", nullptr, swapsLeft(m_desk.state()));
}

void BronzeBarter::choosePartner(int index)
{
    reset();
    m_partner = index;
    Q_EMIT changed();
}

void BronzeBarter::setGive(int ware, int count)
{
    m_give[static_cast<Ware>(ware)] = std::clamp(count, 0, mine().value(ware));
    Q_EMIT changed();
}

void BronzeBarter::setGet(int ware, int count)
{
    m_get[static_cast<Ware>(ware)] = std::clamp(count, 0, theirs().value(ware));
    Q_EMIT changed();
}

void BronzeBarter::trade()
{
    m_desk.perform(action(), m_desk.draft());
}

void BronzeBarter::tapGood(int good)
{
    if (m_swapFrom < 0 || m_swapFrom == good) {
        m_swapFrom = m_swapFrom == good ? -1 : good;
        Q_EMIT changed();
        return;
    }
    const Swap swap{static_cast<Good>(m_swapFrom), static_cast<Good>(good)};
    m_swapFrom = -1;
    if (!m_desk.perform(swap, m_desk.draft())) {
        Q_EMIT changed();
    }
}

Trade BronzeBarter::action() const
{
    return {partnerSeat(), m_give, m_get};
}

void BronzeBarter::reset()
{
    m_give = {};
    m_get = {};
    m_swapFrom = -1;
    m_partner = std::min(m_partner, std::max(0, m_desk.state().setup.players - 2));
}
