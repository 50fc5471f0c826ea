// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/discs.h"

#include <algorithm>
#include <numeric>

namespace RiseOfEmpires
{
namespace
{
std::span<const int> placedOn(const Circles &row)
{
    return std::span(row.seats).first(static_cast<std::size_t>(row.placed));
}

/// The circle that an action takes its disc from, or nothing.
std::optional<int> circleOf(const State &state, Row row, const Disc &disc)
{
    const auto &circles = state.rows[row];
    if (!disc.circle) {
        return leftmostDisc(circles, state.seat);
    }
    return discOn(circles, *disc.circle) == state.seat ? disc.circle : std::nullopt;
}
}

int discOn(const Circles &row, int circle)
{
    return circle >= 1 && circle <= row.placed ? row.seats[static_cast<std::size_t>(circle - 1)] : Nobody;
}

int discsLeftOf(const Circles &row, int circle)
{
    const auto left = placedOn(row).subspan(static_cast<std::size_t>(circle));
    return static_cast<int>(left.size()) - static_cast<int>(std::ranges::count(left, Nobody));
}

std::optional<int> leftmostDisc(const Circles &row, int seat)
{
    for (int circle = row.placed; circle > 0; --circle) {
        if (discOn(row, circle) == seat) {
            return circle;
        }
    }
    return std::nullopt;
}

int priceOf(const State &state, int seat, Row row, int circle)
{
    return hasPrinting(playerAt(state, seat)) ? 0 : discsLeftOf(state.rows[row], circle);
}

void judgeDisc(const State &state, Row row, const Disc &disc, const Goods &cost, Judge &judge)
{
    judgePhase(state, Phase::Actions, judge);
    judgeCosts(goodsOf(active(state)), disc.pay + cost, judge);
    if (halfOf(state) == Half::A) {
        judge.forbid(disc.circle.has_value(), Code::OutOfRange, {.subject = "circle"});
        judge.forbid(state.rows[row].placed >= circlesOf(state.setup), Code::RowFull, {.subject = idOf(row)});
        judge.forbid(sumOf(disc.pay) != 0, Code::WrongPayment);
        return;
    }
    const auto circle = circleOf(state, row, disc);
    judge.forbid(!circle, Code::NoDisc, {.subject = idOf(row)});
    if (circle) {
        const int price = priceOf(state, state.seat, row, *circle);
        judge.forbid(sumOf(disc.pay) != price, Code::WrongPayment, {.count = price});
    }
}

void moveDisc(State &state, Row row, const Disc &disc, Events &events)
{
    auto &circles = state.rows[row];
    if (halfOf(state) == Half::A) {
        circles.seats[static_cast<std::size_t>(circles.placed++)] = state.seat;
        events.push_back(DiscPlaced{state.seat, row, circles.placed});
        return;
    }
    const int circle = circleOf(state, row, disc).value();
    circles.seats[static_cast<std::size_t>(circle - 1)] = Nobody;
    pay(playerAt(state, state.seat), disc.pay);
    events.push_back(DiscTaken{state.seat, row, circle, discsLeftOf(circles, circle), disc.pay});
}

void endAction(State &state)
{
    --state.discs[static_cast<std::size_t>(state.seat)];
    state.lastActed = state.seat;
    if (std::accumulate(state.discs.begin(), state.discs.end(), 0) == 0) {
        // The seat stays (D40).
        state.phase = Phase::Settle;
        return;
    }
    const int next = (positionOf(state, state.seat) + 1) % state.setup.players;
    state.seat = state.order[static_cast<std::size_t>(next)];
}
}
