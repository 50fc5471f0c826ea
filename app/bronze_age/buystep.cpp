// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/bronze_age/advice.h"
#include "model/bronze_age/payment.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct BuyButtonWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeTable)
};

struct BuyWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeMarket)

public:
    static QString means(const Means &all)
    {
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
    static QString verdict(int over)
    {
        return over < 0 ? tr("%n short", nullptr, -over)
            : over == 0 ? tr("Exact: nothing is wasted")
                        : tr("%n wasted", nullptr, over);
    }
    static QString stays(const Player &player)
    {
        const int kept = sumOf(player.goods);
        const auto stay = kept == 0
            ? tr("You keep no goods.")
            : tr("You keep %n goods, worth %1.", nullptr, kept).arg(goodsValue(player.goods));
        const int over = goodsOver(player);
        return over == 0 ? stay : tr("%1 You will discard %2.").arg(stay).arg(over);
    }
    static QString pieces(int count, bool spent)
    {
        const auto pieces = tr("%n pieces", nullptr, count);
        return count > 0 && spent ? tr("%1, all spent").arg(pieces) : pieces;
    }
};

const Buy *paymentFor(const Draft &draft, Development development)
{
    const auto found = std::ranges::find(draft.payments, development, &Buy::development);
    return found == draft.payments.end() ? nullptr : &*found;
}

Draft with(Draft draft, const Buy &payment)
{
    std::erase_if(draft.payments, [&](const Buy &other) { return other.development == payment.development; });
    draft.payments.push_back(payment);
    return draft;
}

BronzeOffer offerRow(const Play &play, const Offer &offer)
{
    const auto &state = play.state();
    const bool owned = has(active(state), offer.development);
    return {.row = {.id = u"offer-"_s + idText(offer.development),
                .title = nameOf(offer.development),
                .note
                = owned || offer.proposal ? QString() : BuyWords::verdict(-shortOf(state, offer.development)),
                .icon = u"dev-"_s + idText(offer.development),
                .status = owned      ? u"owned"_s
                    : offer.proposal ? u"affordable"_s
                                     : u"short"_s,
                .chosen = play.draft.paying == offer.development,
                .enabled = !owned},
        .development = idText(offer.development),
        .effect = effectOf(offer.development, state.setup.edition),
        .cost = offer.price.cost,
        .points = offer.price.points};
}

/// A purchase, and the end of the turn where nothing is to be discarded.
std::vector<Action> purchase(const State &state, const Buy &buy)
{
    std::vector<Action> actions = {buy};
    if (onlyPassing(Stage::Pass, stateAfter(state, actions))) {
        actions.emplace_back(Pass{});
    }
    return actions;
}

QString whatComes(const State &state, const std::vector<Action> &actions)
{
    const auto bought = stateAfter(state, std::span(actions).first(1));
    return joined({actions.size() > 1 ? passText(bought) : QString(), endText(bought)});
}

BronzePayment paymentOf(const Play &play, const Buy &buy, const BronzeOffer &chosen)
{
    const auto &state = play.state();
    const auto &player = active(state);
    const int over = amountPaid(state, buy) - chosen.cost;
    const bool canPay = !refusal(state, buy);
    BronzePayment payment{.chosen = chosen,
        .paid = amountPaid(state, buy),
        .coins = state.turn.coins,
        .coinsPerFood = rulebook(state).coinsPerFood,
        .verdict = BuyWords::verdict(over),
        .verdictKind = over < 0 ? u"harm"_s
            : over == 0         ? u"safe"_s
                                : u"accent"_s,
        .cancel = {.id = u"cancel"_s},
        .close = {.id = u"close"_s},
        .pay = {.id = u"pay"_s, .title = BuyWords::tr("Buy for %1").arg(chosen.cost), .enabled = canPay}};
    if (canPay) {
        const auto actions = purchase(state, buy);
        payment.stays = BuyWords::stays(active(stateAfter(state, std::span(actions).first(1))));
        payment.pay.note = whatComes(state, actions);
    }
    for (const Good good : valuesOf<Good>()) {
        const int count = player.goods[good];
        payment.rows << TableChoice{.id = u"row-"_s + idText(good),
            .title = nameOf(good),
            .note = BuyWords::pieces(count, buy.rows[good]),
            .icon = idText(good),
            .count = valueOf(good, count),
            .chosen = buy.rows[good],
            .enabled = count > 0};
    }
    if (has(player, Development::Granaries)) {
        payment.food = {.id = u"pay-food"_s, .value = buy.food, .most = player.food};
    }
    return payment;
}

Answer choose(const Play &play, Development development)
{
    const auto everything = allIn(play.state(), development);
    const auto error = refusal(play.state(), everything);
    // One that is too expensive opens too, and tells what is short.
    if (error && error->code != Code::NotEnoughCoins) {
        return tl::unexpected(*error);
    }
    auto draft = play.draft;
    if (!paymentFor(draft, development)) {
        draft.payments.push_back(proposePayment(play.state(), development).value_or(everything));
    }
    draft.paying = development;
    return Done{draft, {}};
}
}

static BronzeBuyPage buyPage(const Play &play)
{
    const auto &state = play.state();
    const auto all = means(state);
    BronzeBuyPage page{.title = BuyWords::tr("%1 to spend").arg(all.total()),
        .note = BuyWords::means(all),
        .ownedNote = BuyWords::tr("%1 of %2 owned")
                         .arg(active(state).developments.size())
                         .arg(state.setup.endDevelopments)};
    const auto paying = play.draft.paying;
    for (const auto &offer : offers(state)) {
        page.offers << offerRow(play, offer);
        if (paying == offer.development) {
            page.paying = true;
            page.payment = paymentOf(play, *paymentFor(play.draft, *paying), page.offers.last());
        }
    }
    return page;
}

static TableWide buyButton(const Play &play)
{
    const auto &state = play.state();
    auto button = onwardButton(play);
    button.title = BuyButtonWords::tr("Buy nothing");
    button.quiet = true;
    button.skips = isOpen(Stage::Buy, state);
    return button;
}

static Answer buyTouch(const Play &play, const Touch &touch)
{
    auto draft = play.draft;
    const auto *open = draft.paying ? paymentFor(play.draft, *draft.paying) : nullptr;
    if (touch.id == "primary") {
        draft.paying.reset();
        return goOn(play, draft);
    }
    if (const auto development = thingAfter<Development>(touch.id, "offer-")) {
        return choose(play, *development);
    }
    if (!open) {
        return unchanged(play);
    }
    auto payment = *open;
    if (const auto good = thingAfter<Good>(touch.id, "row-")) {
        payment.rows[*good] = !payment.rows[*good];
        return Done{with(draft, payment), {}};
    }
    if (touch.id == "pay-food") {
        payment.food = std::clamp(touch.number, 0, active(play.state()).food);
        return Done{with(draft, payment), {}};
    }
    if (touch.id == "pay") {
        const auto actions = purchase(play.state(), payment);
        return Done{actions.size() > 1 ? carried(draft) : movedTo(carried(draft), Stage::Pass, play.setup()),
            actions};
    }
    if (touch.id == "cancel") {
        std::erase(draft.payments, payment);
    }
    if (touch.id == "cancel" || touch.id == "close") {
        draft.paying.reset();
    }
    return Done{draft, {}};
}
const Step BuyStep = {"buying", made<buyPage>, buyButton, buyTouch};
}
