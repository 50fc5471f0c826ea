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
