// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/discentry.h"

#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr std::string_view DiscPrefix = "disc-";
constexpr std::string_view PayPrefix = "pay-";

bool inHalfB(const Play &play)
{
    return halfOf(play.state()) == Half::B;
}

/// The circles of a row.
class CirclePart
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    CirclePart(const Play &play, const RowNow &now, bool toChoose)
        : m_play(play)
        , m_now(now)
        , m_toChoose(toChoose)
    {
    }

    QList<RiseDisc> discs() const
    {
        QList<RiseDisc> list;
        for (auto circle = m_now.circles.rbegin(); circle != m_now.circles.rend(); ++circle) {
            list << disc(*circle);
        }
        return list;
    }

private:
    RiseDisc disc(const CircleNow &circle) const
    {
        RiseDisc view{.status = u"placed"_s, .seat = circle.seat};
        if (circle.seat == Nobody) {
            const bool isNext = !inHalfB(m_play) && circle.circle == m_now.next;
            view.status = circle.takenBack ? u"gone"_s : isNext ? u"next"_s : u"free"_s;
            view.seat = isNext ? m_play.state().seat : Nobody;
            view.choice.spoken = tr("Circle %1 from the right, free").arg(circle.circle);
        } else if (inHalfB(m_play) && circle.seat == m_play.state().seat) {
            const bool chosen = circle.circle == m_play.draft.disc.circle.value_or(m_now.next.value_or(0));
            view.status = chosen ? u"chosen"_s : u"own"_s;
            view.price = QString::number(circle.price);
            const auto words = chosen ? tr("Circle %1 from the right, your disc, costs %2, chosen")
                                      : tr("Circle %1 from the right, your disc, costs %2");
            view.choice.spoken = words.arg(circle.circle).arg(circle.price);
            view.choice.chosen = chosen;
            if (m_toChoose && !chosen) {
                view.choice.id = u"disc-%1"_s.arg(circle.circle);
                view.choice.enabled = circle.payable;
                const int all = sumOf(goodsOf(active(m_play.state())));
                view.choice.why = circle.payable ? QString() : tr("%n short", nullptr, circle.price - all);
            }
        } else {
            view.choice.spoken
                = tr("Circle %1 from the right, %2").arg(circle.circle).arg(m_play.nameOf(circle.seat));
        }
        return view;
    }

    const Play &m_play;
    const RowNow &m_now;
    bool m_toChoose;
};

class DiscPart
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    DiscPart(const Play &play, Row row, const Goods &cost = {})
        : m_play(play)
        , m_row(row)
        , m_payment(payment(play.state(), row, play.draft.disc.circle, cost))
        , m_most(cost == Goods{} ? m_payment.most : payment(play.state(), row, play.draft.disc.circle).most)
    {
    }

    /// Unit by unit, the one to be moved first in front.
    std::vector<Good> units() const
    {
        if (!m_play.draft.disc.units.empty() || !m_payment.proposal) {
            return m_play.draft.disc.units;
        }
        std::vector<Good> units;
        for (const Gain gain : valuesOf<Gain>()) {
            const auto good = *fromId<Good>(idOf(gain));
            units.insert(units.end(), static_cast<std::size_t>((*m_payment.proposal)[good]), good);
        }
        return units;
    }

    Goods paid() const
    {
        Goods paid;
        for (const Good unit : units()) {
            ++paid[unit];
        }
        return paid;
    }

    RiseHead head(const QString &caption) const
    {
        const bool asks = m_play.draft.asked;
        const auto why = refusal(m_play.state(), Idle{m_row, discOf(m_play, m_row)});
        return {.back = {.id = u"leave"_s, .title = tr("Back to the rows")},
            .title = nameOf(m_row),
            .caption = inHalfB(m_play) ? priceText() : caption,
            .icon = iconOf(m_row),
            //: A disc is moved without what its row offers; asked once before it is done.
            .discOnly = {.id = u"idle"_s,
                .title = asks ? tr("Nothing else possible?") : tr("Disc only"),
                .icon = u"roe-disc"_s,
                .chosen = asks,
                .enabled = !why,
                .why = sentence(m_play, why),
                .about = u"idle"_s}};
    }

    RisePay pay(bool folded) const
    {
        if (!inHalfB(m_play)) {
            return {};
        }
        if (m_payment.price == 0) {
            //: What a disc costs.
            return {.line = tr("Nothing to pay"),
                .badge = hasPrinting(active(m_play.state())) ? shownProgress("Printing") : QString()};
        }
        const auto amounts = listOf(amountsOf(paid()));
        RisePay part{.title = tr("Pay %1").arg(m_payment.price),
            //: Spoken: %1 is a price, %2 what pays for it: "Pay 3: 1 gold and 2 cubes".
            .spoken = tr("Pay %1: %2").arg(m_payment.price).arg(amounts)};
        if (m_row == Row::Empire) {
            //: What is paid: "1 gold for the disc".
            part.line = tr("%1 for the disc").arg(amounts);
            part.fold = {.id = u"fold"_s, .title = part.line, .chosen = !folded};
        }
        for (const Gain gain : valuesOf<Gain>()) {
            if (!folded) {
                part.goods << good(*fromId<Good>(idOf(gain)));
            }
        }
        return part;
    }

    Answer choose(int circle) const
    {
        const auto now = rowNow(m_play.state(), m_row);
        const bool is = circle >= 1 && circle <= static_cast<int>(now.circles.size());
        if (!is || !now.circles[static_cast<std::size_t>(circle - 1)].payable) {
            return kept(m_play.draft);
        }
        auto next = m_play.draft;
        next.disc = {.circle = circle};
        return kept(std::move(next));
    }

    /// One unit more of this, one less of what has had its unit longest.
    Answer payWith(Good good) const
    {
        auto next = m_play.draft;
        if (mayPay(good)) {
            auto units = this->units();
            units.erase(std::ranges::find_if(units, [&](Good other) { return other != good; }));
            units.push_back(good);
            next.disc.units = std::move(units);
        }
        return kept(std::move(next));
    }

private:
    QString priceText() const
    {
        //: What a disc costs is what lies to its left on the board.
        return m_payment.price == 0 ? tr("costs nothing")
                                    : tr("%n discs to its left", nullptr, m_payment.price);
    }

    bool mayPay(Good good) const
    {
        const auto now = paid();
        return now[good] < sumOf(now) && now[good] < m_most[good];
    }

    TableChoice good(Good good) const
    {
        const int paid = this->paid()[good];
        const int stays = goodsOf(active(m_play.state()))[good] - paid;
        return {.id = u"pay-"_s + idText(good),
            .title = nameOf(good),
            .note = QString::number(stays),
            .icon = iconOf(good),
            .ink = idText(good),
            .status = paid + stays == 0 ? u"none"_s : QString(),
            //: Spoken: %1 is a good, %2 how many pay for a disc, %3 how many stay.
            .spoken = tr("%1, %2 paid, %3 stay").arg(nameOf(good)).arg(paid).arg(stays),
            .count = paid,
            .chosen = paid > 0,
            .enabled = mayPay(good),
            .about = u"pay"_s};
    }

    const Play &m_play;
    Row m_row;
    Payment m_payment;
    /// Whoever wants it so may pay with what was proposed to be left.
    Goods m_most;
};
}

RiseHead headOf(const Play &play, Row row, const QString &caption)
{
    return DiscPart(play, row).head(caption);
}

QList<RiseDisc> discsOf(const Play &play, Row row)
{
    return CirclePart(play, rowNow(play.state(), row), true).discs();
}

QList<RiseDisc> discsSeen(const Play &play, const RowNow &now)
{
    return CirclePart(play, now, false).discs();
}

RisePay payOf(const Play &play, Row row, const Goods &cost, bool folded)
{
    return DiscPart(play, row, cost).pay(folded);
}

Disc discOf(const Play &play, Row row, const Goods &cost)
{
    return inHalfB(play) ? Disc{play.draft.disc.circle, DiscPart(play, row, cost).paid()} : Disc{};
}

std::optional<Answer> discTouch(const Play &play, Row row, const Touch &touch, const Goods &cost)
{
    if (touch.id == "leave") {
        return left(play);
    }
    if (touch.id == "idle") {
        if (mayIdle(play.state(), row) || play.draft.asked) {
            const auto shown = discOf(play, row, cost);
            return taken(
                play, Idle{row, refusal(play.state(), Idle{row, shown}) ? discOf(play, row) : shown});
        }
        auto next = play.draft;
        next.asked = true;
        return kept(std::move(next));
    }
    if (touch.id == "fold") {
        auto next = play.draft;
        next.empire.paying = !next.empire.paying;
        return kept(std::move(next));
    }
    if (const auto circle = numberAfter(touch.id, DiscPrefix)) {
        return DiscPart(play, row).choose(*circle);
    }
    if (const auto good = thingAfter<Good>(touch.id, PayPrefix)) {
        return DiscPart(play, row, cost).payWith(*good);
    }
    return std::nullopt;
}

Goods reserveFor(const Play &play, Row row, const std::vector<Goods> &costs)
{
    Goods most;
    for (const auto &cost : costs) {
        const auto have = goodsOf(active(play.state()));
        const bool fits
            = std::ranges::all_of(valuesOf<Good>(), [&](Good good) { return cost[good] <= have[good]; });
        if (fits && sumOf(cost) > sumOf(most)
            && payment(play.state(), row, play.draft.disc.circle, cost).proposal) {
            most = cost;
        }
    }
    return most;
}

RiseHead seenOnly(RiseHead head)
{
    head.back.id.clear();
    head.discOnly.id.clear();
    return head;
}

QList<RiseDisc> seenOnly(QList<RiseDisc> discs)
{
    for (auto &disc : discs) {
        disc.choice.id.clear();
    }
    return discs;
}

RisePay seenOnly(RisePay pay)
{
    pay.fold.id.clear();
    for (auto &good : pay.goods) {
        good.id.clear();
    }
    return pay;
}

RiseTile seenOnly(RiseTile tile)
{
    tile.choice.id.clear();
    tile.edit.id.clear();
    return tile;
}
}
