// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzemarket.h"
#include "app/words/idtext.h"

#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/lists.h"
#include "model/bronze_age/advice.h"
#include "model/bronze_age/payment.h"

using namespace BronzeAge;
using namespace Qt::StringLiterals;

BronzeMarket::BronzeMarket(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    const auto lookAgain = [this] {
        look();
        Q_EMIT changed();
    };
    connect(&desk, &Desk::changed, this, lookAgain);
    connect(&desk, &Desk::reworded, this, lookAgain);
    look();
}

QString BronzeMarket::title() const
{
    return tr("%1 to spend").arg(means(m_desk.state()).total());
}

QString BronzeMarket::note() const
{
    const auto all = means(m_desk.state());
    QStringList parts;
    if (all.coins > 0) {
        parts << coinsAmount(all.coins);
    }
    if (all.goods > 0) {
        //: What goods pay: %1 coins.
        parts << tr("goods worth %1").arg(all.goods);
    }
    if (all.food > 0) {
        //: What food pays when it is sold: %1 coins.
        parts << tr("%1 for food").arg(all.food);
    }
    return parts.isEmpty() ? tr("No coins and no goods") : listOf(parts);
}

QString BronzeMarket::ownedNote() const
{
    return tr("%1 of %2 owned")
        .arg(m_desk.player().developments.size())
        .arg(m_desk.state().setup.endDevelopments);
}

void BronzeMarket::look()
{
    m_offers.clear();
    for (const auto &offer : BronzeAge::offers(m_desk.state())) {
        BronzeOffer row{.id = idText(offer.development),
            .name = nameOf(offer.development),
            .effect = effectOf(offer.development, m_desk.state().setup.edition),
            .icon = u"dev-"_s + idText(offer.development),
            .cost = offer.price.cost,
            .points = offer.price.points,
            .status = u"affordable"_s};
        if (has(m_desk.player(), offer.development)) {
            row.status = u"owned"_s;
        } else if (!offer.proposal) {
            row.status = u"short"_s;
            row.note = tr("%n short", nullptr, shortOf(m_desk.state(), offer.development));
        }
        m_offers << row;
    }
}

BronzeOffer BronzeMarket::chosen() const
{
    for (const auto &offer : buy() ? offers() : QList<BronzeOffer>()) {
        if (offer.id == idText(buy()->development)) {
            return offer;
        }
    }
    return {};
}

int BronzeMarket::paid() const
{
    return buy() ? amountPaid(m_desk.state(), *buy()) : 0;
}

int BronzeMarket::coins() const
{
    return m_desk.state().turn.coins;
}

QList<int> BronzeMarket::counts() const
{
    const auto &goods = m_desk.player().goods.items;
    return {goods.begin(), goods.end()};
}

QList<int> BronzeMarket::values() const
{
    QList<int> list;
    for (const Good good : valuesOf<Good>()) {
        list << valueOf(good, m_desk.player().goods[good]);
    }
    return list;
}

QList<bool> BronzeMarket::spent() const
{
    QList<bool> list;
    for (const Good good : valuesOf<Good>()) {
        list << (buy() && buy()->rows[good]);
    }
    return list;
}

QList<QString> BronzeMarket::rowNotes() const
{
    QList<QString> list;
    for (const Good good : valuesOf<Good>()) {
        const int count = m_desk.player().goods[good];
        const auto pieces = tr("%n pieces", nullptr, count);
        list << (count > 0 && buy() && buy()->rows[good] ? tr("%1, all spent").arg(pieces) : pieces);
    }
    return list;
}

bool BronzeMarket::hasGranaries() const
{
    return has(m_desk.player(), Development::Granaries);
}

int BronzeMarket::food() const
{
    return buy() ? buy()->food : 0;
}

int BronzeMarket::foodMost() const
{
    return m_desk.player().food;
}

int BronzeMarket::coinsPerFood() const
{
    return rulebook(m_desk.state()).coinsPerFood;
}

QString BronzeMarket::verdict() const
{
    const int over = paid() - chosen().cost;
    if (over < 0) {
        return tr("%n short", nullptr, -over);
    }
    return over == 0 ? tr("Exact: nothing is wasted") : tr("%n wasted", nullptr, over);
}

QString BronzeMarket::verdictKind() const
{
    const int over = paid() - chosen().cost;
    return over < 0 ? u"harm"_s : over == 0 ? u"safe"_s : u"accent"_s;
}

QString BronzeMarket::stays() const
{
    if (!canPay()) {
        return {};
    }
    const auto after = BronzeAge::apply(m_desk.state(), *buy());
    const auto &player = active(after->state);
    const int kept = sumOf(player.goods);
    const auto stay = kept == 0
        ? tr("You keep no goods.")
        : tr("You keep %n goods, worth %1.", nullptr, kept).arg(goodsValue(player.goods));
    const int over = goodsOver(player);
    return over == 0 ? stay : tr("%1 You will discard %2.").arg(stay).arg(over);
}

bool BronzeMarket::canPay() const
{
    return buy() && !refusal(m_desk.state(), *buy());
}

bool BronzeMarket::canBuy() const
{
    return std::ranges::any_of(m_offers, [](const auto &offer) { return offer.status == u"affordable"; });
}

QString BronzeMarket::payText() const
{
    return tr("Buy for %1").arg(chosen().cost);
}

void BronzeMarket::choose(const QString &id)
{
    const auto development = fromId<Development>(id.toStdString());
    if (!development) {
        return;
    }
    const auto everything = allIn(m_desk.state(), *development);
    const auto error = refusal(m_desk.state(), everything);
    if (error && error->code != Code::NotEnoughCoins) {
        m_desk.refuse(*error);
        return;
    }
    auto draft = m_desk.draft();
    const auto waiting = takeUp(draft, everything);
    draft.buy = waiting ? std::get<Buy>(*waiting)
                        : proposePayment(m_desk.state(), *development).value_or(everything);
    m_desk.setDraft(draft);
}

void BronzeMarket::toggleRow(int good)
{
    if (auto bought = buy(); bought && good >= 0 && good < countOf<Good>) {
        auto &row = bought->rows[static_cast<Good>(good)];
        row = !row;
        put(bought);
    }
}

void BronzeMarket::setFood(int count)
{
    if (auto bought = buy()) {
        bought->food = std::clamp(count, 0, foodMost());
        put(bought);
    }
}

void BronzeMarket::cancel()
{
    if (buy()) {
        put(std::nullopt);
    }
}

void BronzeMarket::layAside()
{
    if (const auto bought = buy()) {
        auto draft = m_desk.draft();
        BronzeAge::layAside(draft, *bought);
        draft.buy.reset();
        m_desk.setDraft(draft);
    }
}

void BronzeMarket::pay()
{
    if (const auto bought = buy()) {
        m_desk.perform(*bought, {.step = Stage::Pass});
    }
}

void BronzeMarket::put(const std::optional<Buy> &payment)
{
    auto draft = m_desk.draft();
    draft.buy = payment;
    m_desk.setDraft(draft);
}
