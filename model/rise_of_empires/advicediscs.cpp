// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/discs.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
CircleNow circleNow(const State &state, Row row, int circle)
{
    const auto &circles = state.rows[row];
    CircleNow now{.circle = circle, .seat = discOn(circles, circle)};
    now.takenBack = circle <= circles.placed && now.seat == Nobody;
    if (now.seat != Nobody && halfOf(state) == Half::B) {
        now.price = priceOf(state, now.seat, row, circle);
        now.payable = now.seat == state.seat && sumOf(goodsOf(active(state))) >= now.price;
    }
    return now;
}

/// What cannot be paid is said as what is short, not as a wrong payment.
std::optional<Error> orShort(std::optional<Error> error, const Payment &payment)
{
    if (error && error->code == Code::WrongPayment) {
        error->hint.count = payment.missing;
    }
    return error;
}
}

RowNow rowNow(const State &state, Row row)
{
    RowNow now{.row = row};
    for (int circle = 1; circle <= circlesOf(state.setup); ++circle) {
        now.circles.push_back(circleNow(state, row, circle));
    }
    const auto paid = payment(state, row);
    const Disc disc{std::nullopt, paid.proposal.value_or(Goods{})};
    now.whyNotIdle = orShort(refusal(state, Idle{row, disc}), paid);
    now.whyNot = now.whyNotIdle;
    if (row == Row::Empire && (!now.whyNot || now.whyNot->code > Code::NoEmpireTile)) {
        now.whyNot = orShort(refusal(state, TakeEmpire{.disc = disc}), paid);
    }
    if (state.phase == Phase::Actions && halfOf(state) == Half::B) {
        now.next = leftmostDisc(state.rows[row], state.seat);
    } else if (!now.whyNotIdle) {
        now.next = state.rows[row].placed + 1;
    }
    return now;
}

std::vector<RowNow> rows(const State &state)
{
    std::vector<RowNow> all;
    for (const Row row : valuesOf<Row>()) {
        all.push_back(rowNow(state, row));
    }
    return all;
}

Payment payment(const State &state, Row row, std::optional<int> circle, const Goods &cost)
{
    Payment payment;
    const auto &circles = state.rows[row];
    if (halfOf(state) == Half::B) {
        const auto chosen = circle ? circle : leftmostDisc(circles, state.seat);
        if (!chosen || discOn(circles, *chosen) != state.seat) {
            return payment;
        }
        payment.price = priceOf(state, state.seat, row, *chosen);
    }
    if (payment.price == 0) {
        payment.proposal = Goods{};
        return payment;
    }
    const auto have = goodsOf(active(state));
    for (const Good good : valuesOf<Good>()) {
        payment.most[good] = std::clamp(have[good] - cost[good], 0, payment.price);
    }
    const int needed = std::max(0, -settlingOf(state, state.seat).net);
    const int spare = std::clamp(have[Good::Food] - cost[Good::Food] - needed, 0, payment.most[Good::Food]);
    Goods pay;
    int left = payment.price;
    const auto take = [&](Good good, int most) {
        const int taken = std::min(left, most);
        pay[good] += taken;
        left -= taken;
    };
    take(Good::Food, spare);
    for (const Good good : {Good::Gold, Good::Resources, Good::Cubes}) {
        take(good, payment.most[good]);
    }
    take(Good::Food, payment.most[Good::Food] - pay[Good::Food]);
    take(Good::Vp, payment.most[Good::Vp]);
    payment.missing = left;
    if (left == 0) {
        payment.proposal = pay;
    }
    return payment;
}

Disc proposeDisc(const State &state, Row row, std::optional<int> circle, const Goods &cost)
{
    return {circle, payment(state, row, circle, cost).proposal.value_or(Goods{})};
}

bool mayIdle(const State &state, Row row)
{
    const bool empireLeft
        = state.empiresTaken < EmpireTiles && state.rows[Row::Empire].placed < circlesOf(state.setup);
    return !refusal(state, Idle{row, proposeDisc(state, row)}) && (halfOf(state) == Half::B || !empireLeft);
}
}
