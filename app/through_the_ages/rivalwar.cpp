// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
RivalWar warAction(const Play &play)
{
    return {play.draft.rival.sacrifice, gainOf(play.draft.rival.change)};
}

/// How the war that it declared would end with what is entered.
struct WarTotals {
    int its = 0;
    int itsGiven = 0;
    int yours = 0;
    RivalArmy units;
};
WarTotals warTotals(const Play &play)
{
    WarTotals totals;
    const auto applied = ThroughTheAges::apply(play.state(), warAction(play));
    if (!applied) {
        return totals;
    }
    for (const auto &event : applied->events) {
        if (const auto *given = std::get_if<RivalSacrificed>(&event)) {
            totals.itsGiven = given->strength;
            totals.units = given->units;
        }
        if (const auto *fought = std::get_if<Fought>(&event)) {
            totals.its = fought->attack;
            totals.yours = fought->defence;
        }
    }
    return totals;
}

AgesRow warVerdict(const WarTotals &totals)
{
    const int lead = totals.its - totals.yours;
    if (lead == 0) {
        return {.choice = {.title = RivalWords::tr("A draw: nobody wins")}, .sign = u"tta-war"_s};
    }
    //: How the culture of the Rival changes, with its sign.
    const auto culture = RivalWords::tr("its culture %1").arg(changeText(lead));
    return lead > 0
        ? AgesRow{.choice = {.title = RivalWords::tr("The Rival wins by %1").arg(lead), .note = culture},
            .sign = u"tta-war"_s,
            .ink = u"harm"_s}
        : AgesRow{.choice = {.title = RivalWords::tr("You win by %1").arg(-lead), .note = culture},
            .sign = u"ui-shield"_s};
}

AgesRivalPage warPage(const Play &play)
{
    const auto &state = play.state();
    const auto totals = warTotals(play);
    auto page = rivalPage(RivalWords::tr("War, declared a turn ago"));
    const int own = strengthOf(state, 0);
    page.first = rivalVersus(play, totals.its, totals.yours,
        strengthNote(totals.its - totals.itsGiven, totals.itsGiven, 0),
        strengthNote(own, totals.yours - own, 0));
    page.verdict = warVerdict(totals);
    showArmy(page, state, state.rival.army, totals.units);
    if (maySacrifice(state)) {
        page.armyTitle = totals.units.empty()
            ? RivalWords::tr("1. It gives up nothing")
            : RivalWords::tr("1. It gives up %n units", nullptr, unitsIn(totals.units));
        auto units = giveUpPart(play);
        units.title = RivalWords::tr("2. You give up");
        page.parts << units;
    }
    auto change = changePart(play.draft.rival.change, RivalWords::tr("What the card costs or brings you"));
    change.note = RivalWords::tr("resources rather than food");
    page.parts << noneGivenUp(state) << change;
    return page;
}

TableWide warWide(const Play &play)
{
    const auto broken = refusals(play.state(), warAction(play));
    const auto totals = warTotals(play);
    return {.id = u"war"_s,
        .title = RivalWords::tr("Resolve the war"),
        .hint = broken.empty() ? RivalWords::tr("%1 against %2").arg(totals.its).arg(totals.yours)
                               : sentence(play, broken),
        .enabled = broken.empty()};
}

Answer warTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "war") {
        return done(play, {warAction(play)});
    }
    if (!setGain(next.rival.change, touch, "change-")) {
        giveUnit(play, 0, next.rival.sacrifice, touch, "give-");
    }
    return kept(std::move(next));
}
}

const RivalQuestion WarQuestion = {warPage, warWide, warTouch};
}
