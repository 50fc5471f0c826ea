// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/battleparts.h"
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr int MostBid = 40;

const CardFacts *territory(const Play &play)
{
    const auto *card = findCard(play.setup().edition, play.draft.colony.territory);
    return card && card->age == play.draft.colony.age ? card : nullptr;
}

int paid(const Play &play)
{
    const auto &entry = play.draft.colony;
    return paidFor(play.state(), entry.seat, entry.sacrifice, entry.cards);
}

Colonize colonization(const Play &play, const CardFacts &card)
{
    const auto &entry = play.draft.colony;
    auto action = colonizing(card, entry.bid, entry.sacrifice);
    action.cards = entry.cards;
    if (entry.seat != play.state().seat) {
        action.player = entry.seat;
    }
    return action;
}

AgesPart bidders(const Play &play)
{
    AgesPart part{.look = u"seals"_s};
    for (const int seat : seatsIn(play.state())) {
        auto row = sealOf(play, seat, u"bidder-"_s, strengthFigure(play.state(), seat));
        row.choice.chosen = play.draft.colony.seat == seat;
        part.rows << row;
    }
    return part;
}

AgesPart bidPart(const Play &play)
{
    const auto &entry = play.draft.colony;
    const int over = paid(play) - entry.bid;
    AgesPart part{.look = u"counters"_s,
        .title = AgesWords::tr("Winning bid"),
        .note = over == 0 ? AgesWords::tr("Exact: %1 paid for %2").arg(paid(play)).arg(entry.bid)
            : over > 0    ? AgesWords::tr("%n more than needed", nullptr, over)
                          : AgesWords::tr("%n more are needed", nullptr, -over)};
    part.counters << TableCounter{.id = u"bid"_s,
        .title = AgesWords::tr("Bid"),
        .icon = u"tta-colony"_s,
        .value = entry.bid,
        .least = 1,
        .most = MostBid};
    return part;
}

AgesPart bonusPart(const Play &play)
{
    const auto &entry = play.draft.colony;
    const int ofCards = playerAt(play.state(), entry.seat).cards.atLeastNone(Trait::Colonize);
    auto part = colonyCards(entry.cards);
    part.note = AgesWords::tr("%1 from cards in play").arg(ofCards);
    return part;
}

AgesPart territories(const Play &play)
{
    const auto &entry = play.draft.colony;
    const auto edition = editionOf(play.state());
    AgesPart part{.look = u"rows"_s, .title = AgesWords::tr("Which territory?")};
    for (const auto *card : cardsOf(edition, CardKind::Colony)) {
        if (card->age == entry.age) {
            part.rows << AgesRow{.choice = {.id = cardId(u"land-"_s, *card),
                                     .title = shownName(*card),
                                     .note = toldOf(*card, edition),
                                     .chosen = entry.territory == card->id},
                .sign = iconOf(CardKind::Colony)};
        }
    }
    return part;
}

AgesPage colonyPage(const Play &play)
{
    const auto &entry = play.draft.colony;
    AgesPage page{.head = headOf(AgesWords::tr("Colony"), AgesWords::tr("The highest bid pays with units")),
        .parts = {bidders(play), bidPart(play)}};
    auto units = unitsPart(play, entry.seat, entry.sacrifice, u"give-"_s);
    units.title = AgesWords::tr("Units");
    units.note = units.rows.isEmpty() ? AgesWords::tr("no unit: nothing can be paid") : QString();
    page.parts << units << bonusPart(play) << agesPart(play.state(), entry.age, 1, 2) << territories(play);
    return page;
}

TableWide colonyWide(const Play &play)
{
    const auto *card = territory(play);
    if (!card) {
        return tapOne(AgesWords::tr("Which territory?"));
    }
    const auto prospect = prospectOf(play.state(), colonization(play, *card));
    return {.id = u"colonize"_s,
        .title = AgesWords::tr("%1 colonizes").arg(play.nameOf(play.draft.colony.seat)),
        .hint = sentence(play, prospect.broken),
        .enabled = prospect.isAllowed()};
}

Answer colonyTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &entry = next.colony;
    if (touch.id == "leave") {
        return opened(play, Stage::Politics);
    }
    if (touch.id == "colonize") {
        if (const auto *card = territory(play)) {
            return done(play, {colonization(play, *card)});
        }
    } else if (const auto seat = numberAfter(touch.id, "bidder-")) {
        entry.seat = *seat;
        entry.sacrifice = {};
    } else if (touch.id == "bid") {
        entry.bid = touch.number;
    } else if (addCard(entry.cards, touch, ColonyPrefix)) {
        return kept(std::move(next));
    } else if (const auto age = numberAfter(touch.id, "age-")) {
        entry.age = *age;
        entry.territory.clear();
    } else if (const auto id = textAfter(touch.id, "land-")) {
        entry.territory = *id;
    } else {
        giveUnit(play, entry.seat, entry.sacrifice, touch, "give-");
    }
    return kept(std::move(next));
}
}

const Step ColonyStep = {"colony", made<colonyPage>, colonyWide, colonyTouch};
}
