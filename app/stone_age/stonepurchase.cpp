// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonepurchase.h"
#include "app/words/idtext.h"

#include "app/stone_age/seatview.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/lists.h"

#include <algorithm>

using namespace StoneAge;

namespace
{
constexpr std::array PaymentCodes = {Code::NotEnoughResources, Code::NotEnoughJewels, Code::WrongPayment,
    Code::NoExchange, Code::ExchangeRate, Code::ExchangeUsed};

constexpr std::array ResourcesOnly = {Material::Wood, Material::Clay, Material::Stone, Material::Gold};
}

StonePurchase::StonePurchase(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &StonePurchase::changed);
    connect(&desk, &Desk::reworded, this, &StonePurchase::changed);
}

std::vector<Material> StonePurchase::materials() const
{
    std::vector resources(ResourcesOnly.begin(), ResourcesOnly.end());
    if (const auto *card = m_desk.entered<Card>()) {
        return card->slot == JewelSlot ? std::vector<Material>() : resources;
    }
    const auto *building = m_desk.entered<Building>();
    switch (building ? building->kind : Tile::Fixed) {
    case Tile::Fixed:
        return {};
    case Tile::Jewels:
        return {Material::Jewels};
    case Tile::Printed:
        return materialsOf(m_desk.state().setup);
    case Tile::Kinds:
    case Tile::Any:
        break;
    }
    return resources;
}

Purchase StonePurchase::purchase() const
{
    if (const auto *card = m_desk.entered<Card>()) {
        return {card->pay, card->exchange};
    }
    const auto *building = m_desk.entered<Building>();
    return building ? Purchase{building->pay, building->exchange} : Purchase{};
}

QList<StonePay> StonePurchase::rows() const
{
    QList<StonePay> list;
    const auto paid = purchase();
    for (const Material material : materials()) {
        list << StonePay{.id = idText(material),
            .icon = iconOf(material),
            .name = nameOf(material),
            .have = m_desk.player().stock[material],
            .count = paid.pay[material],
            .most = std::max(paid.pay[material], mostPayable(m_desk.state(), material))};
    }
    return list;
}

QString StonePurchase::paid() const
{
    const auto pieces = amounts(purchase().pay);
    return pieces.isEmpty() ? tr("nothing") : listOf(pieces);
}

QString StonePurchase::exchange() const
{
    const auto traded = purchase().exchange;
    //: An exchange: what is given, and what comes for it.
    return traded ? tr("%1 for %2").arg(listOf(amounts(traded->give)), listOf(amounts(traded->get)))
                  : QString();
}

bool StonePurchase::otherExchange() const
{
    return exchangesFor(m_desk.state(), purchase().pay).size() > 1;
}

QString StonePurchase::problem() const
{
    const auto error = refusal(m_desk.state(), m_desk.draft().action);
    const bool ofPayment = error && std::ranges::find(PaymentCodes, error->code) != PaymentCodes.end();
    return ofPayment ? m_desk.sentence(*error) : QString();
}

void StonePurchase::pay(const Purchase &purchase)
{
    auto draft = m_desk.draft();
    const auto write = [&](auto &action) {
        action.pay = purchase.pay;
        action.exchange = purchase.exchange;
    };
    if (auto *card = std::get_if<Card>(&draft.action)) {
        write(*card);
    } else if (auto *building = std::get_if<Building>(&draft.action)) {
        write(*building);
    }
    m_desk.enter(draft);
}

void StonePurchase::setCount(int row, int count)
{
    const auto all = rows();
    if (row < 0 || row >= all.size()) {
        return;
    }
    auto pay = purchase().pay;
    pay[materials()[static_cast<std::size_t>(row)]] = std::clamp(count, 0, all.at(row).most);
    this->pay({pay, proposeExchange(m_desk.state(), pay)});
}

void StonePurchase::nextExchange()
{
    const auto now = purchase();
    const auto all = exchangesFor(m_desk.state(), now.pay);
    if (all.empty() || !now.exchange) {
        return;
    }
    const auto found = std::ranges::find(all, *now.exchange);
    const bool last = found == all.end() || found + 1 == all.end();
    pay({now.pay, last ? all.front() : *(found + 1)});
}
