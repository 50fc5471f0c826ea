// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/discs.h"
#include "model/rise_of_empires/score.h"
#include "tests/model/tableof.h"

class Table : public TableOf<RiseOfEmpires::Rules, Table>
{
public:
    using TableOf::TableOf;

    /// So many discs that do nothing, wherever there is room or one of the player's own; the table pays.
    Table &idle(int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            idleOnce();
        }
        return *this;
    }
    /// To the end of the phase of actions.
    Table &toSettle()
    {
        while (state().phase == RiseOfEmpires::Phase::Actions) {
            idleOnce();
        }
        return *this;
    }
    /// Through settling, keeping nothing, and places in the order of choosing, to the next turn's first disc.
    Table &toNextTurn()
    {
        toSettle().play("{'do':'settle'}");
        while (state().phase == RiseOfEmpires::Phase::EraEnd) {
            play("{'do':'keep','player':" + QByteArray::number(state().keeping.front()) + "}");
        }
        return choosePlaces();
    }
    Table &choosePlaces()
    {
        while (state().phase == RiseOfEmpires::Phase::Order) {
            const auto next = std::span(state().next);
            const auto open = std::ranges::find(next, RiseOfEmpires::Nobody) - next.begin();
            play("{'do':'order','position':" + QByteArray::number(open + 1) + "}");
        }
        return *this;
    }
    Table &toTurn(int round)
    {
        while (state().round < round) {
            toNextTurn();
        }
        return *this;
    }

private:
    void idleOnce()
    {
        using namespace RiseOfEmpires;
        for (const Row row : valuesOf<Row>()) {
            const auto id = QByteArray(idOf(row).data(), qsizetype(idOf(row).size()));
            const auto idle = "{'do':'idle','row':'" + id + "'";
            const auto own = leftmostDisc(state().rows[row], state().seat);
            if (halfOf(state()) == Half::A ? tell(idle + "}").isEmpty() : own.has_value()) {
                if (halfOf(state()) == Half::B) {
                    const int price = priceOf(state(), state().seat, row, *own);
                    const int gold = playerAt(state(), state().seat).gold;
                    set(state().seat, "{'gold':" + QByteArray::number(gold + price) + "}");
                    play(idle + ",'pay':{'gold':" + QByteArray::number(price) + "}}");
                }
                return;
            }
        }
        qFatal("there is no disc to idle with");
    }
};
