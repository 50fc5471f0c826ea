// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/words/amounts.h"
#include "model/rise_of_empires/forecast.h"

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
TableChoice placeOf(const Play &play, int position)
{
    const int seat = play.state().next[static_cast<std::size_t>(position - 1)];
    const auto number = QString::number(position);
    if (seat == Nobody) {
        return {.id = u"place-"_s + number,
            .title = number,
            //: A place in the order of the next turn that nobody has.
            .note = RiseTable::tr("free"),
            .spoken = RiseTable::tr("Place %1, free").arg(position),
            .count = Nobody};
    }
    const auto name = play.nameOf(seat);
    return {.title = number,
        //: A place in the order of the next turn: "1. Laurence".
        .note = RiseTable::tr("%1. %2").arg(number, name),
        .spoken = RiseTable::tr("Place %1, %2").arg(number, name),
        .count = seat,
        .enabled = false};
}

TableChoice rowOf(const Play &play, const ChoosingNow &choosing)
{
    const auto &who = choosing.chooser;
    return {.title = play.nameOf(who.seat),
        .note = choosing.position ? RiseTable::tr("has place %1").arg(*choosing.position)
                                  //: Gold, cubes and resources together decide between equal points.
                                  : RiseTable::tr("equipment %1").arg(who.equipment),
        .status = choosing.position ? u"done"_s : QString(),
        .points = amount(Gain::Vp, who.vp),
        .count = who.seat,
        .chosen = who.seat == play.state().seat && !choosing.position};
}

RiseOrderPage orderPage(const Play &play)
{
    const auto &state = play.state();
    RiseOrderPage page{.question = RiseTable::tr("%1, which place?").arg(play.nameOf(state.seat)),
        .rule
        = RiseTable::tr("Fewest points chooses first; tied, the least equipment (gold, cubes, resources).")};
    for (int position = 1; position <= state.setup.players; ++position) {
        page.places << placeOf(play, position);
    }
    for (const auto &choosing : choosingNow(state)) {
        page.choosers << rowOf(play, choosing);
    }
    page.note = RiseTable::tr("The place that is left is %1’s.").arg(page.choosers.back().title);
    return page;
}

TableWide orderWide(const Play &)
{
    return {.title = RiseTable::tr("Tap a place"), .enabled = false};
}

Answer orderTouch(const Play &play, const Touch &touch)
{
    const auto position = numberAfter(touch.id, "place-");
    return position ? taken(play, ChooseOrder{*position}) : kept(play.draft);
}
}

const Step OrderStep = {"order", made<orderPage>, orderWide, orderTouch};
}
