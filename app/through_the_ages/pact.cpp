// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
const CardFacts *pactOf(const Play &play)
{
    return findCard(play.setup().edition, play.draft.pact.pact);
}

std::vector<Action> agreeing(const Play &play, const CardFacts &card)
{
    const auto &entry = play.draft.pact;
    auto own = playing(play.setup(), card, entry.swapped ? Side::Second : Side::First);
    auto other = playing(play.setup(), card, entry.swapped ? Side::First : Side::Second);
    other.player = entry.with;
    return {own, other};
}

AgesPage pactPage(const Play &play)
{
    const auto &state = play.state();
    const auto &entry = play.draft.pact;
    const auto edition = editionOf(state);
    AgesPage page{
        .head = headOf(AgesWords::tr("Pact"), AgesWords::tr("Offered by %1").arg(play.nameOf(state.seat)))};
    AgesPart partners{.look = u"seals"_s};
    for (const int seat : seatsIn(state)) {
        if (seat != state.seat) {
            auto row = sealOf(play, seat, u"with-"_s, strengthFigure(state, seat));
            row.choice.chosen = entry.with == seat;
            partners.rows << row;
        }
    }
    page.parts << partners;
    AgesPart pacts{.look = u"rows"_s};
    for (const auto *card : cardsOf(edition, CardKind::Pact)) {
        if (card->age <= levelOfAge(state)) {
            pacts.rows << AgesRow{.choice = {.id = cardId(u"pact-"_s, *card),
                                      .title = shownName(*card),
                                      .note = toldOf(*card, edition),
                                      .chosen = entry.pact == card->id},
                .sign = iconOf(CardKind::Pact)};
        }
    }
    page.parts << pacts;
    if (entry.with) {
        //: Which of the two has which side of a pact: %1 and %2 are players.
        const auto sides = AgesWords::tr("%1 is A, %2 is B");
        const auto own = play.nameOf(state.seat);
        const auto other = play.nameOf(*entry.with);
        page.parts << AgesPart{.look = u"segments"_s,
            .title = AgesWords::tr("Sides"),
            .rows
            = {{.choice = {.id = u"side-0"_s, .title = sides.arg(own, other), .chosen = !entry.swapped}},
                {.choice = {.id = u"side-1"_s, .title = sides.arg(other, own), .chosen = entry.swapped}}}};
    }
    page.foot << TableChoice{.id = u"refused"_s, .title = AgesWords::tr("Refused"), .icon = u"ui-close"_s};
    return page;
}

TableWide pactWide(const Play &play)
{
    const auto *card = pactOf(play);
    if (!play.draft.pact.with) {
        return tapOne(AgesWords::tr("With whom?"));
    }
    if (!card) {
        return tapOne(AgesWords::tr("Which pact?"));
    }
    const auto broken = prospectOf(play.state(), agreeing(play, *card)).broken;
    return {.id = u"agree"_s,
        .title = AgesWords::tr("%1 accepts").arg(play.nameOf(*play.draft.pact.with)),
        .hint = sentence(play, broken),
        .enabled = broken.empty()};
}

Answer pactTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &entry = next.pact;
    if (touch.id == "leave" || touch.id == "refused") {
        return opened(play, Stage::Politics);
    }
    if (touch.id == "agree") {
        if (const auto *card = pactOf(play); card && entry.with) {
            return done(play, agreeing(play, *card));
        }
    } else if (const auto seat = numberAfter(touch.id, "with-")) {
        entry.with = *seat;
    } else if (const auto id = textAfter(touch.id, "pact-")) {
        entry.pact = *id;
    } else if (const auto side = numberAfter(touch.id, "side-")) {
        entry.swapped = *side == 1;
    }
    return kept(std::move(next));
}
}

const Step PactStep = {"pacts", made<pactPage>, pactWide, pactTouch};
}
