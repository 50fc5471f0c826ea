// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/advice.h"
#include "model/through_the_ages/codec.h"
#include "tests/model/tableof.h"

class Table : public TableOf<ThroughTheAges::Rules, Table>
{
public:
    using TableOf::TableOf;

    Table &endTurn() { return play("{'do':'end-turn'}"); }
    /// To the first seat's turn of a round.
    Table &toRound(int round)
    {
        while (state().round < round) {
            endTurn();
        }
        return *this;
    }
    Table &toAge(int age)
    {
        toRound(2);
        while (state().age < age) {
            play("{'do':'next-age'}");
        }
        return *this;
    }
    /// Against the Rival: the player's turn ends, and it plays nothing of its hand.
    Table &pass()
    {
        endTurn();
        if (state().phase == ThroughTheAges::Phase::RivalHand) {
            hand("");
        }
        return *this;
    }
    /// Its hand: these cards, as many as it draws by others that it never plays.
    Table &hand(const QByteArray &cards, const QByteArray &more = "")
    {
        auto list = cards.isEmpty() ? QByteArrayList() : cards.split(',');
        while (list.size() < state().rival.draw) {
            list << "'bonus-1'";
        }
        return play("{'do':'rival-hand','cards':[" + list.join(',') + "]" + more + "}");
    }
    /// The strengths of both.
    Table &strengths(const QByteArray &units, int human)
    {
        set(1, "{'units':[" + units + "]}");
        return card(0, "{'strength':" + QByteArray::number(human - 1) + "}", "Strength");
    }
    QByteArray army() const
    {
        QByteArrayList list;
        for (const auto &[tactic, units] : state().rival.army) {
            const auto id = idOf(tactic);
            list << QByteArray(id.data(), qsizetype(id.size())) + ' ' + QByteArray::number(units);
        }
        return list.join(", ");
    }

    /// A card of kind other for a seat.
    Table &card(int seat, const QByteArray &effect, const QByteArray &name = "Card")
    {
        return play("{'do':'modify','player':" + QByteArray::number(seat) + ",'name':'" + name
            + "','effect':" + effect + "}");
    }
    ThroughTheAges::Ratings ratings(int seat) const { return ratingsOf(state(), seat); }
    int rating(int seat, ThroughTheAges::Rating rating) const { return ratings(seat)[rating]; }
    int food(int seat) const { return worthOf(player(seat), ThroughTheAges::Good::Food); }
    int resources(int seat) const { return worthOf(player(seat), ThroughTheAges::Good::Resources); }
};
