// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/cards.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/stone_age/purchase.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// The number on an upper half that has one.
template<typename TopOrConst>
auto countIn(TopOrConst &top)
{
    auto *food = std::get_if<Tops::Food>(&top);
    auto *points = std::get_if<Tops::Points>(&top);
    auto *tool = std::get_if<Tops::OneUseTool>(&top);
    return food ? &food->count : points ? &points->count : tool ? &tool->value : nullptr;
}

/// A card is bought, and described where it is in no list.
class Buying
{
    Q_DECLARE_TR_FUNCTIONS(StoneCards)

public:
    explicit Buying(const Play &play)
        : m_play(play)
        , m_card(*entered<Card>(play))
        , m_describing(!m_card.number)
    {
    }

    StoneCardPage page() const
    {
        const bool jewels = m_card.slot == JewelSlot;
        //: Title: a card is bought; %1 is the number of resources it costs.
        const auto title = jewels ? tr("Card for jewels") : tr("Card at price %1").arg(m_card.slot);
        return {.head = headOf(tr("Back to the cards"), title, {}, u"sa-card"_s),
            .card = cardView(m_play, m_play.draft.entry),
            .count = count(),
            .given = given(),
            .resources = resources(),
            .rolling = diceOf(m_card).has_value(),
            .roll = rollPart(m_play),
            .payment = paymentPart(m_play),
            .bonus = bonus(),
            .questions = questionsPart(m_play)};
    }

    TableChoice bonus() const
    {
        if (m_card.slot != JewelSlot) {
            return {};
        }
        TableChoice row{.id = u"bonus-card"_s,
            //: The fifth card: a second one for as many jewels again.
            .title = tr("A second card for 3 more jewels"),
            .icon = iconOf(Material::Jewels),
            .chosen = m_card.bonusCard.has_value()};
        const auto &state = m_play.state();
        if (!row.chosen && !proposePurchase(state, SlotPrice{JewelSlot, true})) {
            row.enabled = false;
            row.note = m_play.sentence(Error{Code::NotEnoughJewels,
                {.subject = std::string(idOf(Material::Jewels)),
                    .count = active(state).stock[Material::Jewels]}});
        }
        return row;
    }

    static QString buy() { return tr("Buy the card"); }

    Answer print(const Touch &touch) const
    {
        auto entry = m_play.draft.entry;
        auto &top = std::get<Card>(entry.action).top;
        if (touch.id == "bonus-card" && m_card.slot == JewelSlot) {
            return wantBonus(!m_card.bonusCard);
        }
        if (!m_describing) {
            return kept(m_play.draft);
        }
        if (auto *number = touch.id == "count" ? countIn(top) : nullptr) {
            *number = std::clamp(touch.number, countLeast(), countMost());
        }
        auto *some = std::get_if<Tops::SomeResources>(&top);
        if (const auto resource = thingAfter<Resource>(touch.id, "given-"); resource && some) {
            some->of[*resource] = std::clamp(touch.number, 0, MostByHand);
        }
        auto *dice = std::get_if<Tops::TwoDice>(&top);
        if (const auto resource = numberAfter(touch.id, "for-");
            resource && dice && *resource >= 0 && *resource < countOf<Resource>) {
            dice->resource = static_cast<Resource>(*resource);
        }
        return kept(m_play, std::move(entry));
    }

    Answer leave() const
    {
        auto list = m_play.draft;
        list.step = Stage::Cards;
        list.entry = {.action = Card{.slot = m_card.slot}};
        return left(m_play, list, cardEntry(m_play, m_play.draft.entry.from, m_card.slot).value_or(Entry{}));
    }

private:
    bool isTool() const { return std::holds_alternative<Tops::OneUseTool>(m_card.top); }
    int countLeast() const { return isTool() ? LeastOneUse : 0; }
    int countMost() const { return isTool() ? MostOneUse : MostByHand; }

    TableCounter count() const
    {
        const auto *number = m_describing ? countIn(m_card.top) : nullptr;
        return !number ? TableCounter{}
                       : TableCounter{.id = u"count"_s,
                           .title = nameOf(kindOf(m_card.top)),
                           .icon = iconOf(m_card.top),
                           .value = *number,
                           .least = countLeast(),
                           .most = countMost()};
    }

    QList<TableCounter> given() const
    {
        QList<TableCounter> list;
        const auto *some = m_describing ? std::get_if<Tops::SomeResources>(&m_card.top) : nullptr;
        for (const Resource resource : valuesOf<Resource>()) {
            if (some) {
                list << TableCounter{.id = u"given-"_s + idText(resource),
                    .title = nameOf(resource),
                    .icon = iconOf(resource),
                    .ink = idText(resource),
                    .value = some->of[resource],
                    .most = MostByHand};
            }
        }
        return list;
    }

    QList<TableChoice> resources() const
    {
        QList<TableChoice> list;
        const auto *dice = m_describing ? std::get_if<Tops::TwoDice>(&m_card.top) : nullptr;
        for (const Resource resource : valuesOf<Resource>()) {
            if (dice) {
                list << TableChoice{.id = u"for-%1"_s.arg(static_cast<int>(resource)),
                    .title = nameOf(resource),
                    .icon = iconOf(resource),
                    .chosen = resource == dice->resource};
            }
        }
        return list;
    }

    Answer wantBonus(bool wanted) const
    {
        auto entry = m_play.draft.entry;
        auto &card = std::get<Card>(entry.action);
        card.bonusCard = wanted ? std::optional<Bottom>(Bottom{}) : std::nullopt;
        card.pay = paymentsFor(SlotPrice{card.slot, wanted}).front();
        card.exchange = proposeExchange(m_play.state(), card.pay);
        entry.halves[Half::Bonus].reset();
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    const Card &m_card;
    bool m_describing;
};
}

static StoneCardPage cardPage(const Play &play)
{
    return Buying(play).page();
}

static TableWide cardWide(const Play &play)
{
    return purchaseWide(play, Buying::buy());
}

static Answer cardTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return takenIfFinished(play);
    }
    if (touch.id == "leave") {
        return Buying(play).leave();
    }
    for (const auto part : {rollTouch, paymentTouch, questionsTouch}) {
        if (const auto answered = part(play, touch)) {
            return *answered;
        }
    }
    return Buying(play).print(touch);
}
const Step CardStep = {"cards", made<cardPage>, cardWide, cardTouch};
}
