// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzebarter.h"

#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/advice.h"

using namespace BronzeAge;

namespace
{
QList<int> waresOf(const Player &player)
{
    QList<int> list(player.goods.items.begin(), player.goods.items.end());
    return list << player.food;
}

bool isSomething(const Trade &trade)
{
    return sumOf(trade.give) + sumOf(trade.get) > 0;
}
}

BronzeBarter::BronzeBarter(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &BronzeBarter::changed);
    connect(&desk, &Desk::reworded, this, &BronzeBarter::changed);
}

bool BronzeBarter::canTrade() const
{
    return !BronzeAge::whyNot(m_desk.state(), Kind::Trade);
}

int BronzeBarter::partner() const
{
    const int players = m_desk.state().setup.players;
    return (action().with - m_desk.state().seat - 1 + players) % players;
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
    return waresOf(playerAt(m_desk.state(), action().with));
}

QList<bool> BronzeBarter::anywhere() const
{
    QList<bool> list(countOf<Ware>, false);
    for (int seat = 0; seat < m_desk.players(); ++seat) {
        const auto wares = waresOf(playerAt(m_desk.state(), seat));
        for (qsizetype ware = 0; ware < wares.size(); ++ware) {
            list[ware] = list[ware] || wares[ware] > 0;
        }
    }
    return list;
}

QList<int> BronzeBarter::give() const
{
    const auto given = action().give;
    return {given.items.begin(), given.items.end()};
}

QList<int> BronzeBarter::get() const
{
    const auto got = action().get;
    return {got.items.begin(), got.items.end()};
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

QString BronzeBarter::unfinished() const
{
    auto waiting = m_desk.draft().aside;
    if (m_desk.draft().offer) {
        waiting.emplace_back(*m_desk.draft().offer);
    }
    for (const auto &action : waiting) {
        if (const auto *trade = std::get_if<Trade>(&action); trade && isSomething(*trade)) {
            return m_desk.nameOf(trade->with);
        }
    }
    return {};
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
    const Trade with{(m_desk.state().seat + 1 + index) % m_desk.state().setup.players, {}, {}};
    auto draft = m_desk.draft();
    if (draft.offer && isSomething(*draft.offer)) {
        layAside(draft, *draft.offer);
    }
    const auto waiting = takeUp(draft, with);
    draft.offer = waiting ? std::get<Trade>(*waiting) : with;
    m_desk.setDraft(draft);
}

void BronzeBarter::setGive(int ware, int count)
{
    auto offer = action();
    offer.give[static_cast<Ware>(ware)] = std::clamp(count, 0, mine().value(ware));
    put(offer);
}

void BronzeBarter::setGet(int ware, int count)
{
    auto offer = action();
    offer.get[static_cast<Ware>(ware)] = std::clamp(count, 0, theirs().value(ware));
    put(offer);
}

void BronzeBarter::trade()
{
    m_desk.perform(action(), {.step = m_desk.draft().step, .aside = m_desk.draft().aside});
}

void BronzeBarter::tapGood(int good)
{
    auto draft = m_desk.draft();
    const int from = draft.swapFrom;
    if (from < 0 || from == good) {
        draft.swapFrom = from == good ? -1 : good;
        m_desk.setDraft(draft);
        return;
    }
    draft.swapFrom = -1;
    if (!m_desk.perform(Swap{static_cast<Good>(from), static_cast<Good>(good)}, draft)) {
        m_desk.setDraft(draft);
    }
}

/// What is being talked over; at first nothing, with the next player.
Trade BronzeBarter::action() const
{
    return m_desk.draft().offer.value_or(
        Trade{(m_desk.state().seat + 1) % m_desk.state().setup.players, {}, {}});
}

void BronzeBarter::put(const Trade &offer)
{
    auto draft = m_desk.draft();
    draft.offer = offer;
    m_desk.setDraft(draft);
}
