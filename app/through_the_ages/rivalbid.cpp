// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
QString bidCaption(const State &state)
{
    return RivalWords::tr("bids for a territory of age %1").arg(ageText(state.rival.territory));
}

// Its cards.

std::optional<RivalBids> bidWith(const Play &play)
{
    const auto applied = ThroughTheAges::apply(play.state(), RivalBid{play.draft.rival.cards});
    if (applied) {
        for (const auto &event : applied->events) {
            if (const auto *bids = std::get_if<RivalBids>(&event)) {
                return *bids;
            }
        }
    }
    return std::nullopt;
}

AgesRivalPage drawPage(const Play &play)
{
    const auto &state = play.state();
    const auto &entry = play.draft.rival;
    const int most = rivalNeeds(state).cards;
    auto page = rivalPage(bidCaption(state));
    page.figures = rivalFigures(state);
    page.question = most > 0 ? RivalWords::tr("Draw %n cards for it", nullptr, most)
                             : RivalWords::tr("It draws no cards");
    page.hint = most > 0 ? RivalWords::tr("then tap them") : QString();
    for (int place = 0; place < most; ++place) {
        page.turned << worthSlot(place, entry.cards, colonizationOf);
    }
    if (const auto bids = bidWith(play)) {
        page.verdict = {.choice = {.title = RivalWords::tr("It bids %1").arg(bids->bid),
                            .note = RivalWords::tr("with %1").arg(textOf(bids->units))},
            .sign = iconOf(CardKind::Colony)};
    }
    if (most > 0) {
        page.pad = bonusPad(play, static_cast<int>(entry.cards.size()) == most);
    }
    showArmy(page, state, state.rival.army);
    return page;
}

TableWide drawWide(const Play &play)
{
    const auto bids = bidWith(play);
    if (!bids) {
        return moreCards(play, rivalNeeds(play.state()).cards);
    }
    return {.id = u"bids"_s, .title = RivalWords::tr("It bids %1: on with your bid").arg(bids->bid)};
}

Answer drawTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "bids") {
        return done(play, {RivalBid{next.rival.cards}});
    }
    turnOver(next.rival, play.state(), touch, rivalNeeds(play.state()).cards);
    return kept(std::move(next));
}

// The player's bid.

std::optional<Colonize> bidAction(const Play &play)
{
    const auto &entry = play.draft.rival;
    const auto *card = findCard(play.setup().edition, entry.territory);
    if (!card) {
        return std::nullopt;
    }
    auto action = colonizing(*card, std::max(rivalNeeds(play.state()).leastBid, 1), entry.sacrifice);
    action.cards = entry.bonus;
    action.player = 0;
    return action;
}

AgesRivalPage bidPage(const Play &play)
{
    const auto &state = play.state();
    const auto &entry = play.draft.rival;
    const int least = rivalNeeds(state).leastBid;
    const int paid = paidFor(state, 0, entry.sacrifice, entry.bonus);
    const int over = paid - least;
    auto page = rivalPage(bidCaption(state));
    page.question = RivalWords::tr("You bid %1 or more").arg(least);
    page.hint = state.rival.bid > 0 ? RivalWords::tr("it bids %1").arg(state.rival.bid)
                                    : RivalWords::tr("it does not bid");
    page.verdict = over >= 0
        ? AgesRow{.choice = {.title = RivalWords::tr("%1 paid, enough for %2").arg(paid).arg(least)},
            .sign = u"ui-check"_s}
        : AgesRow{.choice = {.title = RivalWords::tr("%n more are needed", nullptr, -over)},
            .sign = u"tta-colony"_s};
    auto units = giveUpPart(play);
    page.parts << units << colonyCards(entry.bonus);
    AgesPart lands{.look = u"chips"_s, .title = RivalWords::tr("Which territory?")};
    for (const auto *card : cardsOf(editionOf(state), CardKind::Colony)) {
        if (card->age == state.rival.territory) {
            lands.rows << AgesRow{.choice = {.id = cardId(u"land-"_s, *card),
                                      .title = shownName(*card),
                                      .chosen = entry.territory == card->id}};
        }
    }
    page.parts << lands;
    if (const auto *card = findCard(editionOf(state), entry.territory)) {
        page.parts << AgesPart{.look = u"note"_s, .note = toldOf(*card, editionOf(state))};
    }
    const int culture
        = state.rival.bid > 0 ? CultureOfColony[static_cast<std::size_t>(state.rival.territory)] : 0;
    page.foot << TableChoice{.id = u"pass"_s,
        .title = culture > 0 ? RivalWords::tr("Pass, the Rival +%1").arg(culture)
                             : RivalWords::tr("Pass, nobody takes it")};
    return page;
}

TableWide bidWide(const Play &play)
{
    const auto action = bidAction(play);
    if (!action) {
        return tapOne(RivalWords::tr("Which territory?"));
    }
    const auto broken = refusals(play.state(), *action);
    return {.id = u"take"_s,
        .title = RivalWords::tr("Take it for %1").arg(action->bid),
        .hint = sentence(play, broken),
        .enabled = broken.empty()};
}

Answer bidTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &entry = next.rival;
    if (touch.id == "pass") {
        return done(play, {PassBid{}});
    }
    if (touch.id == "take") {
        if (const auto action = bidAction(play)) {
            return done(play, {*action});
        }
    } else if (addCard(entry.bonus, touch, ColonyPrefix)) {
        return kept(std::move(next));
    } else if (const auto id = textAfter(touch.id, "land-")) {
        entry.territory = *id;
    } else {
        giveUnit(play, 0, entry.sacrifice, touch, "give-");
    }
    return kept(std::move(next));
}
}

const RivalQuestion DrawQuestion = {drawPage, drawWide, drawTouch};
const RivalQuestion BidQuestion = {bidPage, bidWide, bidTouch};
}
