// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/seatview.h"
#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// How a building or a card is paid: proposed, changed piece by piece, by exchange only where that is needed.
class Paying
{
    Q_DECLARE_TR_FUNCTIONS(StonePurchase)

public:
    explicit Paying(const Play &play)
        : m_play(play)
    {
        if (const auto *card = entered<Card>(play)) {
            m_now = {card->pay, card->exchange};
        } else if (const auto *building = entered<Building>(play)) {
            m_now = {building->pay, building->exchange};
        }
    }

    StonePayment page() const
    {
        const auto pieces = amountsOf(m_now.pay);
        StonePayment view{.paid = pieces.isEmpty() ? tr("nothing") : listOf(pieces),
            .exchange = exchange(),
            .problem = problem()};
        for (const Material material : materials()) {
            const int count = m_now.pay[material];
            view.rows << TableCounter{.id = u"pay-"_s + idText(material),
                .title = nameOf(material),
                //: How many of a resource there are to pay with.
                .note = tr("%n in stock", nullptr, active(m_play.state()).stock[material]),
                .icon = iconOf(material),
                .ink = idText(material),
                .value = count,
                .most = mostOf(material)};
        }
        return view;
    }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (touch.id == "exchange") {
            return nextExchange();
        }
        const auto material = thingAfter<Material>(touch.id, "pay-");
        const auto all = materials();
        if (!material || std::ranges::find(all, *material) == all.end()) {
            return std::nullopt;
        }
        auto pay = m_now.pay;
        pay[*material] = std::clamp(touch.number, 0, mostOf(*material));
        return with({pay, proposeExchange(m_play.state(), pay)});
    }

private:
    std::vector<Material> materials() const
    {
        const std::vector resources = {Material::Wood, Material::Clay, Material::Stone, Material::Gold};
        if (const auto *card = entered<Card>(m_play)) {
            return card->slot == JewelSlot ? std::vector<Material>() : resources;
        }
        const auto *building = entered<Building>(m_play);
        switch (building ? building->kind : Tile::Fixed) {
        case Tile::Fixed:
            return {};
        case Tile::Jewels:
            return {Material::Jewels};
        case Tile::Printed:
            return materialsOf(m_play.setup());
        case Tile::Kinds:
        case Tile::Any:
            break;
        }
        return resources;
    }

    int mostOf(Material material) const
    {
        return std::max(m_now.pay[material], mostPayable(m_play.state(), material));
    }

    TableChoice exchange() const
    {
        if (!m_now.exchange) {
            return {.enabled = false};
        }
        return {.id = u"exchange"_s,
            //: An exchange before a payment.
            .title = tr("Exchange"),
            //: An exchange: what is given, and what comes for it.
            .note = tr("%1 for %2")
                        .arg(listOf(amountsOf(m_now.exchange->give)), listOf(amountsOf(m_now.exchange->get))),
            .icon = u"ui-trade"_s,
            .enabled = exchangesFor(m_play.state(), m_now.pay).size() > 1};
    }

    QString problem() const
    {
        constexpr std::array PaymentCodes = {Code::NotEnoughResources, Code::NotEnoughJewels,
            Code::WrongPayment, Code::NoExchange, Code::ExchangeRate, Code::ExchangeUsed};
        const auto error = refusal(m_play.state(), m_play.draft.entry.action);
        const bool ofPayment = error && std::ranges::find(PaymentCodes, error->code) != PaymentCodes.end();
        return ofPayment ? m_play.sentence(*error) : QString();
    }

    /// Gives something else for the same.
    Answer nextExchange() const
    {
        const auto all = exchangesFor(m_play.state(), m_now.pay);
        if (all.empty() || !m_now.exchange) {
            return kept(m_play.draft);
        }
        const auto found = std::ranges::find(all, *m_now.exchange);
        const bool last = found == all.end() || found + 1 == all.end();
        return with({m_now.pay, last ? all.front() : *(found + 1)});
    }

    Answer with(const Purchase &purchase) const
    {
        auto entry = m_play.draft.entry;
        const auto write = [&](auto &action) {
            action.pay = purchase.pay;
            action.exchange = purchase.exchange;
        };
        if (auto *card = std::get_if<Card>(&entry.action)) {
            write(*card);
        } else {
            write(std::get<Building>(entry.action));
        }
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    Purchase m_now;
};

struct StoneOutlook {
    Q_DECLARE_TR_FUNCTIONS(StonePurchase)

public:
    /// Why is told where it is entered.
    static QString notPaid() { return tr("not the price yet"); }
    static QString total(const Play &play, const Action &purchase)
    {
        const auto after = foreseen(play.state(), purchase);
        //: What a purchase does to the score as it would be if the game ended now.
        return tr("Total %1 → %2")
            .arg(scoreText(points(active(play.state())).total()), scoreText(points(active(after)).total()));
    }
};
}

StonePayment paymentPart(const Play &play)
{
    return Paying(play).page();
}

std::optional<Answer> paymentTouch(const Play &play, const Touch &touch)
{
    return Paying(play).touch(touch);
}

TableWide purchaseWide(const Play &play, const QString &title)
{
    auto wide = wideFor(play, title);
    const auto roll = rollHint(play);
    wide.hint = roll.isEmpty() ? questionsHint(play) : roll;
    if (!wide.hint.isEmpty()) {
        return wide;
    }
    // Something is always said: the button, and all above it, has the same height whatever is paid.
    const auto action = *finished(play.draft.entry);
    const auto error = refusal(play.state(), action);
    wide.hint = !error                         ? StoneOutlook::total(play, action)
        : !paymentPart(play).problem.isEmpty() ? StoneOutlook::notPaid()
                                               : play.sentence(*error);
    return wide;
}
}
