// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// One action for all who get the same. Against the Rival it comes with the event that was prepared.
std::vector<Action> carryingOut(const Play &play)
{
    const auto event = *play.draft.event.event;
    std::vector<Action> actions;
    if (isSolo(play.state())) {
        actions.emplace_back(Prepare{.level = play.draft.event.level, .revealed = event});
    }
    std::vector<Grant> grants;
    for (const auto &offer : offersOf(play.state(), event)) {
        const auto found = std::ranges::find(grants, offer.gain, &Grant::gain);
        if (found == grants.end()) {
            grants.push_back({{offer.seat}, offer.gain});
        } else {
            found->players.push_back(offer.seat);
        }
    }
    actions.insert(actions.end(), grants.begin(), grants.end());
    return actions;
}

AgesPart eventsPart(const Play &play)
{
    const auto &entry = play.draft.event;
    const auto edition = editionOf(play.state());
    AgesPart part{.look = u"rows"_s};
    for (const auto *facts : eventsOf(edition)) {
        const auto name = nameOf(facts->event);
        const bool wanted = entry.letters.empty() ? facts->level == entry.level
                                                  : isNamedLike(name.toStdString(), lettersOf(entry.letters));
        if (wanted) {
            part.rows << AgesRow{.choice = {.id = u"event-"_s + idText(facts->event),
                                     .title = name,
                                     .note = textOf(facts->event, edition),
                                     .chosen = entry.event == facts->event},
                .sign = u"tta-event"_s};
        }
    }
    return part;
}

QList<AgesPart> strikesParts(const Play &play, Revealed event)
{
    const auto &state = play.state();
    QList<AgesPart> parts;
    AgesPart part{.look = u"rows"_s, .title = AgesWords::tr("It strikes")};
    for (const auto &offer : offersOf(state, event)) {
        part.rows << AgesRow{.choice = {.title = play.nameOf(offer.seat),
                                 //: Below a player: how strong.
                                 .note = AgesWords::tr("strength %1").arg(strengthOf(state, offer.seat))},
            .seat = offer.seat,
            .figures = figuresOf(offer.gain.numbers)};
    }
    if (!part.rows.isEmpty()) {
        parts << part;
    }
    if (const auto note = noteOf(event, editionOf(state)); !note.isEmpty()) {
        parts << AgesPart{.look = u"note"_s, .note = note};
        AgesPart boards{.look = u"seals"_s, .title = AgesWords::tr("Choose on the board")};
        for (const int seat : seatsIn(state)) {
            boards.rows << sealOf(play, seat, u"for-"_s, strengthFigure(state, seat));
        }
        parts << boards;
    }
    return parts;
}

AgesPage eventPage(const Play &play)
{
    const auto &entry = play.draft.event;
    AgesPage page{.head = headOf(AgesWords::tr("Event"), AgesWords::tr("Which one was revealed?"))};
    auto levels = agesPart(play.state(), entry.level, 0, 2);
    levels.field = {.id = u"search"_s,
        .title = AgesWords::tr("Search"),
        .text = QString::fromStdString(entry.letters),
        .hint = AgesWords::tr("Search")};
    page.parts << levels << eventsPart(play);
    if (entry.event) {
        page.parts += strikesParts(play, *entry.event);
    }
    page.foot << TableChoice{.id = u"by-hand"_s, .title = AgesWords::tr("By hand"), .icon = u"ui-edit"_s};
    return page;
}

TableWide eventWide(const Play &play)
{
    if (!play.draft.event.event) {
        return tapOne(AgesWords::tr("Which one was revealed?"));
    }
    const auto actions = carryingOut(play);
    if (actions.empty()) {
        return tapOne(AgesWords::tr("All of it is done by hand"));
    }
    const auto broken = prospectOf(play.state(), actions).broken;
    return {.id = u"carry-out"_s,
        .title = AgesWords::tr("Carry it out"),
        .hint = sentence(play, broken),
        .enabled = broken.empty()};
}

Answer eventTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &entry = next.event;
    if (touch.id == "leave") {
        return opened(play, Stage::Politics);
    }
    if (touch.id == "carry-out" && entry.event) {
        return done(play, carryingOut(play));
    }
    if (touch.id == "by-hand") {
        next.step = Stage::Grant;
        next.grant = {.seats = seatsIn(play.state())};
    } else if (const auto level = numberAfter(touch.id, "age-")) {
        entry = {.level = *level};
    } else if (touch.id == "search") {
        entry.letters = touch.text;
    } else if (const auto event = thingAfter<Revealed>(touch.id, "event-")) {
        entry.event = event;
    } else if (const auto seat = numberAfter(touch.id, "for-")) {
        return kept({.guest = *seat, .corrections = play.draft.corrections});
    }
    return kept(std::move(next));
}
}

const Step EventStep = {"politics", made<eventPage>, eventWide, eventTouch};
}
