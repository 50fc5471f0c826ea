// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
ChooseTactic choosing(const Play &play, Tactic tactic)
{
    return {.player = namedSeat(play), .tactic = tactic, .actions = saidActions(play)};
}

AgesPage tacticPage(const Play &play)
{
    const auto &state = play.state();
    const int now = strengthOf(state, seatAt(play));
    AgesPage page{.head = headOf(AgesWords::tr("Tactic"), militaryLeft(play))};
    AgesPart list{.look = u"rows"_s};
    for (const auto &offer : tacticsFor(state, seatAt(play))) {
        const auto broken = refusals(state, choosing(play, offer.tactic));
        const bool current = playerAt(play).tactic == offer.tactic;
        const int armies = offer.armies.full + offer.armies.outdated;
        const auto made
            = armies == 0 ? AgesWords::tr("no army") : AgesWords::tr("%n armies", nullptr, armies);
        AgesRow row{.choice = {.id = u"tactic-"_s + idText(offer.tactic),
                        .title = nameOf(offer.tactic),
                        //: Below a tactic: %1 is its set, %2 how many armies there are.
                        .note = AgesWords::tr("%1 · %2").arg(setText(offer.tactic), made),
                        .chosen = current,
                        .enabled = broken.empty() && !current,
                        .why = sentence(play, broken),
                        .about = idText(offer.tactic)},
            .sign = iconOf(offer.tactic),
            .figures = {{.text = u'+' + QString::number(offer.armies.bonus)},
                {.icon = iconOf(Rating::Strength),
                    .text = QString::number(offer.strength),
                    .harm = offer.strength < now}}};
        //: Spoken: %1 is a tactic, %2 its set and armies, %3 the strength with it.
        row.choice.spoken
            = AgesWords::tr("%1, %2, strength %3").arg(row.choice.title, row.choice.note).arg(offer.strength);
        list.rows << row;
    }
    if (const auto broken = refusals(state, choosing(play, Tactic::None)); !broken.empty()) {
        page.parts << AgesPart{.look = u"note"_s, .note = sentence(play, broken)};
    }
    if (list.rows.isEmpty()) {
        page.parts << AgesPart{.look = u"note"_s, .note = AgesWords::tr("Tactics come with age I.")};
    } else {
        page.parts << list;
    }
    if (playerAt(play).tactic != Tactic::None) {
        const auto broken = refusals(state, choosing(play, Tactic::None));
        page.foot << TableChoice{.id = u"none"_s,
            .title = AgesWords::tr("No tactic"),
            .icon = u"ui-close"_s,
            .enabled = broken.empty(),
            .why = sentence(play, broken)};
    }
    return page;
}

TableWide tacticWide(const Play &)
{
    return backWide();
}

Answer tacticTouch(const Play &play, const Touch &touch)
{
    if (leadsBack(touch)) {
        return opened(play, Stage::Board);
    }
    if (touch.id == "none") {
        return done(play, {choosing(play, Tactic::None)});
    }
    if (const auto tactic = thingAfter<Tactic>(touch.id, "tactic-")) {
        return done(play, {choosing(play, *tactic)});
    }
    return kept(play.draft);
}
}

const Step TacticStep = {"tactic", made<tacticPage>, tacticWide, tacticTouch};
}
