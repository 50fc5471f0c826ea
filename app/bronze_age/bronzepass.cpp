// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzepass.h"

#include "model/bronze_age/payment.h"

using namespace BronzeAge;

BronzePass::BronzePass(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &BronzePass::changed);
    connect(&desk, &Desk::reworded, this, &BronzePass::changed);
}

QString BronzePass::title() const
{
    return needed() > 0 ? tr("Keep %n goods", nullptr, KeptGoods) : tr("Nothing to discard");
}

int BronzePass::needed() const
{
    return goodsOver(m_desk.player());
}

int BronzePass::chosen() const
{
    return sumOf(action().discard);
}

QList<int> BronzePass::owned() const
{
    const auto &goods = m_desk.player().goods.items;
    return {goods.begin(), goods.end()};
}

QList<int> BronzePass::kept() const
{
    QList<int> list;
    const auto discard = action().discard;
    for (const Good good : valuesOf<Good>()) {
        list << m_desk.player().goods[good] - discard[good];
    }
    return list;
}

QList<int> BronzePass::discarded() const
{
    const auto discard = action().discard;
    return {discard.items.begin(), discard.items.end()};
}

QList<QString> BronzePass::rowNotes() const
{
    QList<QString> list;
    const auto discard = action().discard;
    for (const Good good : valuesOf<Good>()) {
        const int count = m_desk.player().goods[good];
        const int stay = count - discard[good];
        list << (count == 0     ? tr("none")
                : stay == count ? tr("value %1").arg(valueOf(good, count))
                                : tr("value %1 → %2").arg(valueOf(good, count)).arg(valueOf(good, stay)));
    }
    return list;
}

QString BronzePass::lossNote() const
{
    Goods left = m_desk.player().goods;
    const auto discard = action().discard;
    for (const Good good : valuesOf<Good>()) {
        left[good] -= discard[good];
    }
    return tr("worth %1").arg(goodsValue(m_desk.player().goods) - goodsValue(left));
}

bool BronzePass::proposed() const
{
    return needed() > 0 && !m_desk.draft().discard;
}

bool BronzePass::ready() const
{
    return !refusal(m_desk.state(), action());
}

QString BronzePass::nextName() const
{
    const auto after = BronzeAge::apply(m_desk.state(), action());
    const bool goesOn = m_desk.state().setup.players > 1 && !(after && isOver(after->state));
    return goesOn ? m_desk.nameOf((m_desk.state().seat + 1) % m_desk.state().setup.players) : QString();
}

QString BronzePass::nextColour() const
{
    return m_desk.colourOf((m_desk.state().seat + 1) % m_desk.state().setup.players);
}

int BronzePass::nextDice() const
{
    return cities(playerAt(m_desk.state(), (m_desk.state().seat + 1) % m_desk.state().setup.players));
}

QString BronzePass::nextNote() const
{
    return tr("takes %n dice", nullptr, nextDice());
}

Pass BronzePass::action() const
{
    return {m_desk.draft().discard.value_or(proposeDiscard(m_desk.player().goods, needed()))};
}

void BronzePass::keep(int good, int count)
{
    const auto which = static_cast<Good>(good);
    auto draft = m_desk.draft();
    auto discard = action().discard;
    discard[which] = m_desk.player().goods[which] - std::clamp(count, 0, m_desk.player().goods[which]);
    draft.discard = discard;
    draft.restored = false;
    m_desk.setDraft(draft);
}
