// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
const RivalQuestion &questionOf(const Play &play)
{
    switch (play.draft.rival.page) {
    case RivalEntry::Page::Did:
        return DidAnswer;
    case RivalEntry::Page::Standing:
        return StandingAnswer;
    case RivalEntry::Page::Prepare:
        return EventQuestion;
    case RivalEntry::Page::Attack:
    case RivalEntry::Page::War:
        return StrikeQuestion;
    case RivalEntry::Page::Question:
        break;
    }
    switch (play.state().phase) {
    case Phase::RivalWar:
        return WarQuestion;
    case Phase::RivalHand:
        return HandQuestion;
    case Phase::RivalAttack:
        return AttackQuestion;
    case Phase::RivalEvent:
        return EventQuestion;
    case Phase::RivalBid:
        return DrawQuestion;
    case Phase::Bid:
        return BidQuestion;
    case Phase::Turn:
    case Phase::Final:
    case Phase::Over:
        break;
    }
    return StandingAnswer;
}

AgesRivalPage pageOfRival(const Play &play)
{
    return questionOf(play).page(play);
}

TableWide wideOfRival(const Play &play)
{
    return questionOf(play).wide(play);
}

Answer touchOfRival(const Play &play, const Touch &touch)
{
    return questionOf(play).touch(play, touch);
}

/// A card that counts for nothing when the Rival draws for its defence or its bid.
RivalCard otherCard(const State &state)
{
    return static_cast<RivalCard>(static_cast<int>(RivalCard::Event0) + levelOfAge(state));
}
}

const Step &rivalStepOf(const RivalEntry &entry)
{
    static constexpr auto about = [](const char *help) {
        return Step{help, made<pageOfRival>, wideOfRival, touchOfRival};
    };
    static const Step hand = about("rival-hand");
    static const Step war = about("rival-war");
    static const Step attack = about("rival-attack");
    static const Step event = about("rival-event");
    static const Step draw = about("rival-bid");
    static const Step bid = about("bid");
    static const Step strike = about("battle");
    static const Step rest = about("rival-army");
    switch (entry.page) {
    case RivalEntry::Page::Prepare:
        return event;
    case RivalEntry::Page::Attack:
    case RivalEntry::Page::War:
        return strike;
    case RivalEntry::Page::Did:
    case RivalEntry::Page::Standing:
        return rest;
    case RivalEntry::Page::Question:
        break;
    }
    switch (entry.phase) {
    case Phase::RivalWar:
        return war;
    case Phase::RivalAttack:
        return attack;
    case Phase::RivalEvent:
        return event;
    case Phase::RivalBid:
        return draw;
    case Phase::Bid:
        return bid;
    default:
        return hand;
    }
}

RivalEntry rivalEntryOf(const Action &action, const State &before)
{
    auto entry = freshDraft(before).rival;
    if (const auto *hand = std::get_if<RivalHand>(&action)) {
        entry.cards = hand->cards;
        entry.pick = hand->pick;
    } else if (const auto *defend = std::get_if<Defend>(&action)) {
        entry.sacrifice = defend->sacrifice;
        entry.bonus = defend->cards;
        entry.worker = defend->worker;
        entry.colony = defend->colony;
    } else if (const auto *war = std::get_if<RivalWar>(&action)) {
        entry.sacrifice = war->sacrifice;
        entry.change = war->change.numbers;
    } else if (const auto *event = std::get_if<RivalEvent>(&action)) {
        entry.event = event->revealed;
        entry.change = event->change.numbers;
    } else if (const auto *bid = std::get_if<RivalBid>(&action)) {
        entry.cards = bid->drawn;
    } else if (const auto *attack = std::get_if<AttackRival>(&action)) {
        entry.card = attack->card;
        entry.cards = attack->drawn;
        entry.sacrifice = attack->sacrifice;
        entry.change = attack->change.numbers;
    } else if (const auto *colony = std::get_if<Colonize>(&action)) {
        entry.sacrifice = colony->sacrifice;
        entry.bonus = colony->cards;
    }
    return entry;
}

std::optional<Action> itsOwnAction(const State &state)
{
    const bool needsCards = rivalNeeds(state).cards > 0;
    if (state.phase == Phase::RivalHand && !needsCards) {
        return RivalHand{};
    }
    if (state.phase == Phase::RivalBid && !needsCards) {
        return RivalBid{};
    }
    return std::nullopt;
}

bool entersItself(const State &state)
{
    return itsOwnAction(state).has_value();
}

bool endsItsTurn(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<RivalDraw>(event) || std::holds_alternative<RivalRow>(event);
    });
}

Draft rivalDidDraft()
{
    return {.step = Stage::Rival, .rival = {.page = RivalEntry::Page::Did}};
}

QString rivalCaption(const Play &play)
{
    return pageOfRival(play).head.caption;
}

AgesRivalPage rivalPage(const QString &caption)
{
    return {.head = {.title = rivalName(), .caption = caption, .icon = u"seal-rival"_s}};
}

QList<AgesRivalFigure> rivalFigures(const State &state)
{
    const auto &rival = state.rival;
    const int strength = strengthOf(editionOf(state), rival.army);
    return {{.icon = iconOf(Benefit::Culture),
                .title = RivalWords::tr("culture"),
                .text = QString::number(rival.culture)},
        {.icon = iconOf(Rating::Strength),
            .title = RivalWords::tr("strength"),
            .text = QString::number(strength)},
        {.icon = iconOf(Benefit::Population),
            .title = RivalWords::tr("units"),
            .text = u"%1/%2"_s.arg(unitsIn(rival.army)).arg(RivalLimits[state.setup.rival])},
        {.icon = iconOf(Rating::Strength),
            .title = RivalWords::tr("you"),
            .text = QString::number(strengthOf(state, 0)),
            .own = true}};
}

void showArmy(AgesRivalPage &page, const State &state, const RivalArmy &before, const RivalArmy &given)
{
    const auto edition = editionOf(state);
    page.armyTitle = RivalWords::tr("Its army");
    //: What the Rival has of the units it may keep.
    page.armyNote = RivalWords::tr("%n of %1 units", nullptr, unitsIn(state.rival.army))
                        .arg(RivalLimits[state.setup.rival]);
    for (const auto &there : state.rival.army) {
        const auto same = std::ranges::find(before, there.tactic, &RivalUnits::tactic);
        const auto gone = std::ranges::find(given, there.tactic, &RivalUnits::tactic);
        const int value = valueOf(edition, there);
        AgesRivalUnits units{.title = nameOf(there.tactic),
            .units = there.units,
            .value = value,
            .fresh = same == before.end() || same->units < there.units,
            .given = gone == given.end() ? 0 : gone->units,
            //: Spoken: %1 is a tactic, %2 such as "2 units", %3 a number.
            .spoken = RivalWords::tr("%1, %2, strength %3")
                          .arg(nameOf(there.tactic), unitsAmount(there.units), QString::number(value))};
        if (units.given > 0) {
            //: Spoken after the units of the Rival on a tactic: %1 such as "2 units".
            units.spoken += u", "_s + RivalWords::tr("gives up %1").arg(unitsAmount(units.given));
        }
        page.army << units;
    }
}

AgesPart rivalVersus(const Play &play, int its, int yours, const QString &itsNote, const QString &yourNote)
{
    AgesPart part{.look = u"versus"_s};
    part.rows << AgesRow{.choice
        = {.title = rivalName(), .note = itsNote, .count = its, .chosen = its > yours},
        .seat = RivalSeat}
              << AgesRow{.choice
                     = {.title = play.nameOf(0), .note = yourNote, .count = yours, .chosen = yours >= its},
                     .seat = 0};
    return part;
}

AgesPart giveUpPart(const Play &play)
{
    auto part = unitsPart(play, 0, play.draft.rival.sacrifice, u"give-"_s);
    part.title = RivalWords::tr("You give up");
    if (part.rows.isEmpty()) {
        part.note = RivalWords::tr("you have no units");
    } else {
        auto then = playerAt(play.state(), 0);
        for (const Unit unit : valuesOf<Unit>()) {
            then.technologies.workers[technologyOf(unit)] -= play.draft.rival.sacrifice[unit];
        }
        part.note
            = RivalWords::tr("strength %1 afterwards").arg(Board(editionOf(play.state()), then).strength());
    }
    return part;
}

AgesPart changePart(const Benefits &change, const QString &title)
{
    return {.look = u"counters"_s, .title = title, .counters = gainCounters(change, u"change-"_s)};
}

Gain gainOf(const Benefits &numbers)
{
    Gain gain;
    gain.numbers = numbers;
    return gain;
}

AgesRow slotOf(int place, const std::vector<RivalCard> &cards, const QString &note)
{
    const auto at = static_cast<std::size_t>(place);
    if (at >= cards.size()) {
        return {.choice = {.note = RivalWords::tr("card %1").arg(place + 1)}};
    }
    return {.choice = {.id = u"slot-%1"_s.arg(place),
                .title = nameOf(cards[at]),
                .note = note,
                .icon = iconOf(cards[at]),
                .spoken = RivalWords::tr("%1, %2, take back").arg(nameOf(cards[at]), note)}};
}

AgesRow worthSlot(int place, const std::vector<RivalCard> &cards, int (*worthOf)(RivalCard))
{
    const auto at = static_cast<std::size_t>(place);
    const int worth = at < cards.size() ? worthOf(cards[at]) : 0;
    auto row = slotOf(place, cards, worth > 0 ? changeText(worth) : RivalWords::tr("no effect"));
    if (at < cards.size() && worth == 0) {
        row.choice.title = RivalWords::tr("other");
    }
    row.choice.chosen = worth > 0;
    return row;
}

AgesRow padRow(const Play &play, RivalCard card, const QString &name, bool full)
{
    const auto entered = static_cast<int>(std::ranges::count(play.draft.rival.cards, card));
    return {.choice = {.id = u"card-"_s + idText(card),
                .title = name,
                .icon = iconOf(card),
                .spoken = RivalWords::tr("%1, entered %n times", nullptr, entered).arg(name),
                .count = entered,
                .enabled = !full,
                .why = RivalWords::tr("All cards are entered.")}};
}

QList<AgesRow> bonusPad(const Play &play, bool full)
{
    const auto &state = play.state();
    QList<AgesRow> pad;
    for (const RivalCard card : {RivalCard::Bonus1, RivalCard::Bonus2, RivalCard::Bonus3}) {
        if (levelOf(card) <= std::max(1, levelOfAge(state))) {
            pad << padRow(play, card, nameOf(card), full);
        }
    }
    //: A card that is none of those named.
    pad << padRow(play, otherCard(state), RivalWords::tr("other"), full);
    pad.last().choice.id = u"card-other"_s;
    return pad;
}

TableWide moreCards(const Play &play, int most)
{
    const int missing = most - static_cast<int>(play.draft.rival.cards.size());
    return tapOne(RivalWords::tr("%n more cards", nullptr, missing));
}

std::optional<RivalCard> padCard(const State &state, const Touch &touch)
{
    return touch.id == "card-other" ? otherCard(state) : thingAfter<RivalCard>(touch.id, "card-");
}

bool turnOver(RivalEntry &entry, const State &state, const Touch &touch, int most)
{
    if (const auto card = padCard(state, touch)) {
        if (static_cast<int>(entry.cards.size()) < most) {
            entry.cards.push_back(*card);
            entry.pick.reset();
        }
        return true;
    }
    if (const auto place = numberAfter(touch.id, "slot-")) {
        if (*place >= 0 && *place < static_cast<int>(entry.cards.size())) {
            entry.cards.erase(entry.cards.begin() + *place);
            entry.pick.reset();
        }
        return true;
    }
    return false;
}
}
