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
/// In the name of a choice: the seat before it, then what it takes as resources.
constexpr int SharesOfSeat = 10;

Gain shareOf(const FoodOrResources &choice, int resources)
{
    Gain gain;
    const int sign = choice.amount < 0 ? -1 : 1;
    gain.numbers[Benefit::Food] = choice.amount - sign * resources;
    gain.numbers[Benefit::Resources] = sign * resources;
    return gain;
}

/// Somebody has not chosen yet.
bool isOpen(const Play &play, const EventChoice &choice)
{
    return std::ranges::any_of(
        choice.seats, [&](int seat) { return !play.draft.event.resources[static_cast<std::size_t>(seat)]; });
}

/// One action for all who get the same.
std::vector<Action> carryingOut(const Play &play)
{
    const auto event = *play.draft.event.event;
    auto offers = offersOf(play.state(), event);
    const auto choice = choiceOf(play.state(), event);
    for (const int seat : choice.seats) {
        if (const auto resources = play.draft.event.resources[static_cast<std::size_t>(seat)]) {
            offers.push_back({seat, shareOf(choice.of, *resources)});
        }
    }
    std::vector<Grant> grants;
    for (const auto &offer : offers) {
        const auto found = std::ranges::find(grants, offer.gain, &Grant::gain);
        if (found == grants.end()) {
            grants.push_back({{offer.seat}, offer.gain});
        } else {
            found->players.push_back(offer.seat);
        }
    }
    return {grants.begin(), grants.end()};
}

/// Those to choose from, or the one that was chosen.
AgesPart eventsPart(const Play &play)
{
    const auto &entry = play.draft.event;
    const auto edition = editionOf(play.state());
    AgesPart part{.look = u"rows"_s};
    for (const auto *facts : eventsOf(edition)) {
        const auto name = nameOf(facts->event);
        const bool wanted = entry.event ? entry.event == facts->event
            : entry.letters.empty()     ? facts->level == entry.level
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

/// Food or resources, for each who chooses.
QList<AgesPart> choiceParts(const Play &play, const EventChoice &choice)
{
    QList<AgesPart> parts;
    const int most = std::abs(choice.of.amount);
    for (const int seat : choice.seats) {
        AgesPart part{.look = u"segments"_s, .title = play.nameOf(seat)};
        for (int resources = 0; resources <= most; resources += choice.of.mixed ? 1 : most) {
            const auto text = textOf(shareOf(choice.of, resources));
            part.rows << AgesRow{
                .choice = {.id = u"share-%1"_s.arg(SharesOfSeat * seat + resources),
                    .title = text,
                    //: Spoken: %1 is a player, %2 what the player takes.
                    .spoken = AgesWords::tr("%1: %2").arg(play.nameOf(seat), text),
                    .chosen = play.draft.event.resources[static_cast<std::size_t>(seat)] == resources}};
        }
        parts << part;
    }
    return parts;
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
    const auto choice = choiceOf(state, event);
    parts += choiceParts(play, choice);
    const auto note = noteOf(event, editionOf(state));
    if (!note.isEmpty() && choice.seats.empty()) {
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
    page.parts << searchPart(play.state(), entry.level, entry.letters, 2) << eventsPart(play);
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
    if (const auto choice = choiceOf(play.state(), *play.draft.event.event); isOpen(play, choice)) {
        return tapOne(
            choice.of.amount < 0 ? AgesWords::tr("Who loses what?") : AgesWords::tr("Who gets what?"));
    }
    const auto actions = carryingOut(play);
    if (actions.empty()) {
        auto wide = backWide();
        wide.hint = AgesWords::tr("All of it is done by hand");
        return wide;
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
    if (leadsBack(touch)) {
        return opened(play, Stage::Board);
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
        entry = {.level = entry.level, .letters = touch.text};
    } else if (const auto event = thingAfter<Revealed>(touch.id, "event-")) {
        entry.event = entry.event == event ? std::nullopt : event;
        entry.resources = {};
    } else if (const auto share = numberAfter(touch.id, "share-"); share && entry.event) {
        const auto choice = choiceOf(play.state(), *entry.event);
        const int seat = *share / SharesOfSeat;
        if (std::ranges::find(choice.seats, seat) != choice.seats.end()) {
            entry.resources[static_cast<std::size_t>(seat)]
                = std::min(*share % SharesOfSeat, std::abs(choice.of.amount));
        }
    } else if (const auto seat = numberAfter(touch.id, "for-")) {
        return kept({.guest = *seat, .event = entry, .corrections = play.draft.corrections});
    }
    return kept(std::move(next));
}
}

const Step EventStep = {"politics", made<eventPage>, eventWide, eventTouch};
}
