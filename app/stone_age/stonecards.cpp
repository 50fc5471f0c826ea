// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonecards.h"
#include "app/words/idtext.h"

#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
std::vector<TopKind> shelvesOf(const Setup &setup)
{
    const auto all = valuesOf<TopKind>();
    return {all.begin(), setup.expansion ? all.end() : std::ranges::find(all, TopKind::StyleDice)};
}

/// An upper half of a kind with the smallest numbers that are printed.
Top firstOf(TopKind kind)
{
    Top top = alternative<Top>(kind);
    if (auto *food = std::get_if<Tops::Food>(&top)) {
        food->count = 1;
    } else if (auto *points = std::get_if<Tops::Points>(&top)) {
        points->count = 1;
    } else if (auto *tool = std::get_if<Tops::OneUseTool>(&top)) {
        tool->value = LeastOneUse;
    } else if (auto *two = std::get_if<Tops::AnyTwo>(&top)) {
        two->resources = Resources{};
    }
    return top;
}

/// The number on an upper half that has one.
template<typename TopOrConst>
auto countIn(TopOrConst &top)
{
    auto *food = std::get_if<Tops::Food>(&top);
    auto *points = std::get_if<Tops::Points>(&top);
    auto *tool = std::get_if<Tops::OneUseTool>(&top);
    return food ? &food->count : points ? &points->count : tool ? &tool->value : nullptr;
}

QString inkOf(const Top &top)
{
    const auto icon = iconOf(top);
    for (const Resource resource : valuesOf<Resource>()) {
        if (icon == iconOf(resource)) {
            return idText(resource);
        }
    }
    return std::holds_alternative<Tops::Food>(top) ? u"food"_s : QString();
}
}

StoneCards::StoneCards(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &StoneCards::changed);
    connect(&desk, &Desk::reworded, this, &StoneCards::changed);
}

QList<StonePlace> StoneCards::prices() const
{
    QList<StonePlace> list;
    const auto &state = m_desk.state();
    for (const auto &offer : cardSlots(state)) {
        const auto user = state.users.slots[static_cast<std::size_t>(offer.at - 1)];
        const bool jewels = offer.at == JewelSlot;
        list << StonePlace{.id = QString::number(offer.at),
            .name = jewels ? amount(Material::Jewels, JewelsPerCard) : tr("Price %1").arg(offer.at),
            .icon = jewels ? iconOf(Material::Jewels) : u"sa-card"_s,
            .note = user         ? m_desk.nameOf(*user)
                : offer.proposal ? QString()
                                 : tr("too dear"),
            .status = user == state.seat ? u"used"_s
                : user                   ? u"closed"_s
                                         : u"open"_s};
    }
    return list;
}

int StoneCards::slot() const
{
    const auto *card = m_desk.entered<Card>();
    return card ? card->slot : 0;
}

QList<QString> StoneCards::shelfNames() const
{
    QList<QString> list;
    for (const TopKind kind : shelvesOf(m_desk.state().setup)) {
        list << nameOf(kind);
    }
    return list;
}

QList<QString> StoneCards::shelfIcons() const
{
    QList<QString> list;
    for (const TopKind kind : shelvesOf(m_desk.state().setup)) {
        list << iconOf(kind);
    }
    return list;
}

int StoneCards::shelf() const
{
    return static_cast<int>(m_desk.draft().shelf);
}

std::vector<Card> StoneCards::offers() const
{
    std::vector<Card> list;
    const auto &state = m_desk.state();
    for (int number = 1; number <= CardCount; ++number) {
        const auto &row = cardRow(number);
        if (row.kind == m_desk.draft().shelf && !state.cardsGone[static_cast<std::size_t>(number - 1)]) {
            list.push_back({.number = number, .top = printedTop(number), .bottom = row.bottom});
        }
    }
    for (const auto &card : m_desk.described().cards) {
        if (kindOf(card.top) == m_desk.draft().shelf) {
            list.push_back(card);
        }
    }
    return list;
}

StoneCard StoneCards::view(const Card &card) const
{
    const auto own = m_desk.draft().step == Stage::Card && !card.number ? m_desk.draft().halves[Half::Own]
                                                                        : std::optional(card.bottom);
    StoneCard view{.number = card.number.value_or(0),
        .topIcon = iconOf(card.top),
        .topInk = inkOf(card.top),
        .top = textOf(card.top)};
    if (own) {
        view.bottomIcon = iconOf(*own);
        view.bottom = textOf(*own);
        //: What a lower half would add to the score now.
        view.worth = tr("+%1 at the end").arg(worthOf(m_desk.player(), *own));
    }
    return view;
}

QList<StoneCard> StoneCards::cards() const
{
    QList<StoneCard> list;
    for (const auto &card : offers()) {
        list << view(card);
    }
    return list;
}

StoneCard StoneCards::chosen() const
{
    const auto *card = m_desk.entered<Card>();
    return card ? view(*card) : StoneCard{};
}

bool StoneCards::describing() const
{
    const auto *card = m_desk.entered<Card>();
    return card && !card->number;
}

const Top *StoneCards::top() const
{
    const auto *card = m_desk.entered<Card>();
    return card ? &card->top : nullptr;
}

QString StoneCards::countName() const
{
    const auto *printed = top();
    return printed && describing() && countIn(*printed) ? nameOf(kindOf(*printed)) : QString();
}

int StoneCards::count() const
{
    const auto *printed = top();
    const auto *number = printed ? countIn(*printed) : nullptr;
    return number ? *number : 0;
}

int StoneCards::countLeast() const
{
    return top() && std::holds_alternative<Tops::OneUseTool>(*top()) ? LeastOneUse : 0;
}

int StoneCards::countMost() const
{
    return top() && std::holds_alternative<Tops::OneUseTool>(*top()) ? MostOneUse : MostByHand;
}

QList<StonePay> StoneCards::given() const
{
    QList<StonePay> list;
    const auto *some = top() && describing() ? std::get_if<Tops::SomeResources>(top()) : nullptr;
    for (const Resource resource : valuesOf<Resource>()) {
        if (some) {
            list << StonePay{.id = idText(resource),
                .icon = iconOf(resource),
                .name = nameOf(resource),
                .count = some->of[resource],
                .most = MostByHand};
        }
    }
    return list;
}

QList<QString> StoneCards::resourceNames() const
{
    QList<QString> list;
    for (const Resource resource : valuesOf<Resource>()) {
        list << nameOf(resource);
    }
    return list;
}

QList<QString> StoneCards::resourceIcons() const
{
    QList<QString> list;
    for (const Resource resource : valuesOf<Resource>()) {
        list << iconOf(resource);
    }
    return list;
}

int StoneCards::resource() const
{
    const auto *dice = top() && describing() ? std::get_if<Tops::TwoDice>(top()) : nullptr;
    return dice ? static_cast<int>(dice->resource) : -1;
}

bool StoneCards::bonusOffered() const
{
    return slot() == JewelSlot;
}

bool StoneCards::bonusWanted() const
{
    const auto *card = m_desk.entered<Card>();
    return card && card->bonusCard;
}

void StoneCards::chooseSlot(int slot)
{
    const auto all = cardSlots(m_desk.state());
    if (slot < 1 || slot > static_cast<int>(all.size())) {
        return;
    }
    const auto &offer = all[static_cast<std::size_t>(slot - 1)];
    auto draft = m_desk.draft();
    if (m_desk.state().users.slots[static_cast<std::size_t>(slot - 1)] && offer.whyNot) {
        m_desk.refuse(*offer.whyNot);
    } else if (auto *card = std::get_if<Card>(&draft.action)) {
        card->slot = slot;
        m_desk.enter(draft);
    }
}

void StoneCards::chooseShelf(int shelf)
{
    const auto all = shelvesOf(m_desk.state().setup);
    if (shelf >= 0 && shelf < static_cast<int>(all.size())) {
        auto draft = m_desk.draft();
        draft.shelf = all[static_cast<std::size_t>(shelf)];
        m_desk.enter(draft);
    }
}

void StoneCards::begin(Card card, int chosen)
{
    Draft draft{.step = Stage::Card, .shelf = m_desk.draft().shelf, .chosen = chosen};
    if (chosen >= 0 && !card.number) {
        draft.halves[Half::Own] = card.bottom;
    }
    card.slot = slot();
    const auto purchase = proposePurchase(m_desk.state(), SlotPrice{card.slot});
    card.pay = purchase          ? purchase->pay
        : card.slot == JewelSlot ? paymentsFor(SlotPrice{card.slot}).front()
                                 : Materials{};
    card.exchange = purchase ? purchase->exchange : std::nullopt;
    if (auto *two = std::get_if<Tops::AnyTwo>(&card.top)) {
        two->resources = Resources{};
    }
    draft.action = card;
    m_desk.begin(draft);
}

void StoneCards::choose(int card)
{
    const auto all = offers();
    if (slot() > 0 && card >= 0 && card < static_cast<int>(all.size())) {
        begin(all[static_cast<std::size_t>(card)], card);
    }
}

void StoneCards::describe()
{
    if (slot() > 0) {
        begin({.top = firstOf(m_desk.draft().shelf)});
    }
}

void StoneCards::print(const Top &top)
{
    auto draft = m_desk.draft();
    if (auto *card = std::get_if<Card>(&draft.action); card && describing()) {
        card->top = top;
        m_desk.enter(draft);
    }
}

void StoneCards::setCount(int count)
{
    if (top()) {
        auto printed = *top();
        if (auto *number = countIn(printed)) {
            *number = std::clamp(count, countLeast(), countMost());
            print(printed);
        }
    }
}

void StoneCards::setGiven(int resource, int count)
{
    if (top() && resource >= 0 && resource < countOf<Resource>) {
        auto printed = *top();
        if (auto *some = std::get_if<Tops::SomeResources>(&printed)) {
            some->of[static_cast<Resource>(resource)] = std::clamp(count, 0, MostByHand);
            print(printed);
        }
    }
}

void StoneCards::setResource(int resource)
{
    if (top() && resource >= 0 && resource < countOf<Resource>) {
        auto printed = *top();
        if (auto *dice = std::get_if<Tops::TwoDice>(&printed)) {
            dice->resource = static_cast<Resource>(resource);
            print(printed);
        }
    }
}

void StoneCards::setBonusWanted(bool wanted)
{
    auto draft = m_desk.draft();
    auto *card = std::get_if<Card>(&draft.action);
    if (card && card->slot == JewelSlot) {
        card->bonusCard = wanted ? std::optional<Bottom>(Bottom{}) : std::nullopt;
        card->pay = paymentsFor(SlotPrice{card->slot, wanted}).front();
        card->exchange = proposeExchange(m_desk.state(), card->pay);
        draft.halves[Half::Bonus].reset();
        m_desk.enter(draft);
    }
}
