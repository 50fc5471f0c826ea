// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
int shownAge(const Play &play)
{
    return play.draft.rival.age.value_or(std::max(0, play.state().age - 1));
}

std::vector<Revealed> eventsOfAge(const Play &play)
{
    const int age = shownAge(play);
    std::vector<Revealed> events;
    for (const auto *facts : eventsOf(play.setup().edition)) {
        if (facts->level == age) {
            events.push_back(facts->event);
        }
    }
    if (age == 1) {
        events.push_back(Revealed::Territory1);
    } else if (age == 2) {
        events.push_back(Revealed::Territory2);
    } else if (age == 3) {
        events.push_back(Revealed::Impact);
    }
    return events;
}

/// What the event offers the player at once.
Benefits offeredBy(const Play &play, Revealed event)
{
    Benefits change;
    for (const auto &offer : offersOf(play.state(), event)) {
        if (offer.seat == 0) {
            for (const Benefit benefit : valuesOf<Benefit>()) {
                change[benefit] += offer.gain.numbers[benefit];
            }
        }
    }
    // All of something is what there is.
    change[Benefit::Food] = std::max(change[Benefit::Food], -worthOf(playerAt(play.state(), 0), Good::Food));
    return change;
}

bool isOwn(const Play &play)
{
    return play.draft.rival.page == RivalEntry::Page::Prepare;
}

/// In the player's own turn it comes with the event that was prepared.
std::vector<Action> eventActions(const Play &play)
{
    const auto &entry = play.draft.rival;
    if (!isOwn(play)) {
        return {RivalEvent{*entry.event, gainOf(entry.change)}};
    }
    std::vector<Action> actions{Prepare{.level = entry.level, .revealed = entry.event}};
    if (entry.change != Benefits{}) {
        actions.emplace_back(Grant{{0}, gainOf(entry.change)});
    }
    return actions;
}

/// What it does to the Rival.
QString toTheRival(const Play &play)
{
    const auto applied = ThroughTheAges::apply(play.state(), eventActions(play).front());
    if (applied) {
        for (const auto &event : applied->events) {
            const auto *scored = std::get_if<RivalScored>(&event);
            if (scored && scored->from == RivalSource::Events) {
                return RivalWords::tr("its culture %1").arg(changeText(scored->culture));
            }
        }
    }
    return *play.draft.rival.event > Revealed::Impact ? RivalWords::tr("the Rival bids, too")
                                                      : RivalWords::tr("it does nothing to the Rival");
}

AgesRivalPage eventPageOfRival(const Play &play)
{
    const auto &state = play.state();
    const auto &entry = play.draft.rival;
    auto page = isOwn(play)
        ? AgesRivalPage{.head = headOf(RivalWords::tr("Event"),
                            RivalWords::tr("You prepare an event of age %1").arg(ageText(entry.level)))}
        : rivalPage(RivalWords::tr("prepares an event"));
    page.question = RivalWords::tr("Reveal the current event");
    page.hint = RivalWords::tr("then tap it");
    auto ages = agesPart(state, shownAge(play));
    ages.title = RivalWords::tr("Events of age");
    page.ages = ages;
    for (const auto event : eventsOfAge(play)) {
        page.pad << AgesRow{.choice = {.id = u"event-"_s + idText(event),
                                .title = nameOf(event),
                                .icon = iconOf(event),
                                .spoken = nameOf(event),
                                .chosen = entry.event == event,
                                .about = u"event-"_s + idText(event)}};
    }
    if (entry.event) {
        page.verdict = {.choice = {.title = nameOf(*entry.event), .note = toTheRival(play)},
            .sign = iconOf(*entry.event)};
        page.parts << AgesPart{.look = u"note"_s, .note = textOf(*entry.event, editionOf(state))};
        if (*entry.event < Revealed::Impact) {
            page.parts << changePart(entry.change, RivalWords::tr("What it does to you"));
        }
    }
    return page;
}

TableWide eventWideOfRival(const Play &play)
{
    if (!play.draft.rival.event) {
        return tapOne(RivalWords::tr("Which one was revealed?"));
    }
    const auto broken = refusals(play.state(), eventActions(play).front());
    return {.id = u"carry-out"_s,
        .title = RivalWords::tr("Carry it out"),
        .hint = sentence(play, broken),
        .enabled = broken.empty()};
}

Answer eventTouchOfRival(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "leave" && isOwn(play)) {
        return opened(play, Stage::Politics);
    }
    if (touch.id == "carry-out" && next.rival.event) {
        return done(play, eventActions(play));
    }
    if (const auto age = numberAfter(touch.id, "age-")) {
        next.rival.age = *age;
    } else if (const auto event = thingAfter<Revealed>(touch.id, "event-")) {
        next.rival.event = *event;
        next.rival.change = offeredBy(play, *event);
    } else {
        setGain(next.rival.change, touch, "change-");
    }
    return kept(std::move(next));
}
}

const RivalQuestion EventQuestion = {eventPageOfRival, eventWideOfRival, eventTouchOfRival};
}
