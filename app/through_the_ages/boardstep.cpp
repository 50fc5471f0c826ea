// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/memory.h"
#include "app/through_the_ages/moves.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "model/through_the_ages/prices.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// A card in play gives something for a technology taken.
bool asksForTechnology(const Player &player)
{
    return std::ranges::any_of(
        player.cards.list(), [](const Card &card) { return card.effect.onTake != Benefits{}; });
}

QList<TableChoice> takes(const Play &play)
{
    QList<TableChoice> list;
    for (int actions = 1; actions <= DearestPlace; ++actions) {
        const auto error = refusal(play.state(), Take{.player = namedSeat(play), .actions = actions});
        list << TableChoice{.id = u"take-%1"_s.arg(actions),
            .title = scoreText(-actions),
            .spoken = AgesWords::tr("Take a card for %n civil actions", nullptr, actions),
            .enabled = !error,
            .why = error ? play.sentence(*error) : QString(),
            .about = u"take"_s};
    }
    return list;
}

QList<TableChoice> doors(const Play &play)
{
    if (play.draft.guest || play.state().round == 1) {
        return {};
    }
    //: Ways from the board to cards and politics; short, below a drawing.
    return {{.id = u"cards"_s, .title = AgesWords::tr("Cards"), .icon = u"tta-deck"_s},
        {.id = u"politics"_s, .title = AgesWords::tr("Politics", "short"), .icon = u"tta-event"_s}};
}

AgesBoardPage boardPage(const Play &play)
{
    AgesBoardPage page{.seat = seatView(play, seatAt(play), true),
        .tray = trayView(play),
        .end = endView(play),
        .doors = doors(play)};
    if (!play.draft.guest) {
        page.takes = takes(play);
    }
    if (asksForTechnology(playerAt(play)) && !play.draft.guest) {
        page.bulb = {.id = u"bulb"_s,
            .title = AgesWords::tr("The next card is a technology"),
            .icon = u"tta-science"_s,
            .chosen = play.draft.bulb};
    }
    if (play.state().round == 1) {
        page.note = AgesWords::tr("Age A: take cards only");
    } else if (play.draft.guest) {
        //: Above the board of a player, %1, that an event touches.
        page.note = AgesWords::tr("for %1: nothing takes actions here").arg(play.nameOf(seatAt(play)));
    }
    return page;
}

TableWide boardWide(const Play &play)
{
    if (play.draft.guest) {
        return {.id = u"home"_s, .title = AgesWords::tr("Back to %1").arg(play.nameOf(play.state().seat))};
    }
    if (const auto error = refusal(play.state(), EndTurn{})) {
        return {.id = u"war"_s, .title = AgesWords::tr("Resolve the war")};
    }
    return endWide(play);
}

/// Something struck that is worth a page.
bool isNews(const State &state)
{
    const auto end = turnEnd(state);
    return end.uprising || end.cultureLost > 0;
}
/// The turn after this one is the first of the last round.
bool beginsLastRound(const State &before)
{
    const auto applied = apply(before, EndTurn{});
    return applied && isLastRound(applied->state) && applied->state.round != before.round;
}

Answer ended(const Play &play)
{
    Draft next{.corrections = play.draft.corrections};
    if (isNews(play.state()) || beginsLastRound(play.state())) {
        next.step = Stage::News;
    }
    return done(play, {EndTurn{}}, std::move(next));
}

Answer withOver(const Play &play, Over over)
{
    auto next = play.draft;
    next.over = over;
    return kept(std::move(next));
}

/// What lies over the board.
std::optional<Answer> overTouch(const Play &play, const Touch &touch)
{
    if (touch.id.starts_with("rating-")) {
        return touch.id == "rating-science" && play.state().round > 1 ? opened(play, Stage::Learn)
                                                                      : withOver(play, Over::Preview);
    }
    if (touch.id == "stay") {
        return withOver(play, Over::Nothing);
    }
    if (const auto index = numberAfter(touch.id, "remedy-")) {
        const auto remedies = remediesOf(play.state());
        if (*index >= 0 && static_cast<std::size_t>(*index) < remedies.size()) {
            return done(play, {remedies[static_cast<std::size_t>(*index)].action});
        }
    }
    if (touch.id == "end" && turnEnd(play.state()).uprising && play.draft.over != Over::Uprising
        && canBeCalmed(play.state())) {
        return withOver(play, Over::Uprising);
    }
    if (touch.id == "end" || touch.id == "anyway") {
        return ended(play);
    }
    return std::nullopt;
}

/// Other pages.
std::optional<Answer> doorTouch(const Play &play, const Touch &touch)
{
    const auto shelf = [&](CardsEntry::Shelf which) {
        auto next = boardDraft(play);
        next.step = Stage::Cards;
        next.cards.shelf = which;
        if (which == CardsEntry::Shelf::Leader || which == CardsEntry::Shelf::Wonder) {
            next.cards.age = levelOfAge(play.state());
        }
        return kept(std::move(next));
    };
    if (touch.id == "government") {
        return opened(play, Stage::Government);
    }
    if (touch.id == "leader" || touch.id == "cards") {
        return shelf(CardsEntry::Shelf::Leader);
    }
    if (touch.id == "wonder") {
        return shelf(CardsEntry::Shelf::Wonder);
    }
    if (touch.id == "tactic") {
        return opened(play, Stage::Tactic);
    }
    if (touch.id == "politics") {
        return opened(play, Stage::Politics);
    }
    if (touch.id == "war") {
        auto next = freshDraft(play.state());
        next.corrections = play.draft.corrections;
        return kept(std::move(next));
    }
    if (touch.id == "home") {
        return kept(politicsDraft(play));
    }
    return std::nullopt;
}

Answer boardTouch(const Play &play, const Touch &touch)
{
    for (const auto answered : {overTouch, doorTouch, trayTouch, moveTouch}) {
        if (const auto answer = answered(play, touch)) {
            return *answer;
        }
    }
    auto next = play.draft;
    if (const auto place = thingAfter<Technology>(touch.id, "cell-")) {
        next.tray = {};
        if (play.draft.tray.place != place) {
            next.tray.place = place;
        }
        return kept(std::move(next));
    }
    if (const auto actions = numberAfter(touch.id, "take-")) {
        next.bulb = false;
        return done(play,
            {Take{.player = namedSeat(play), .actions = *actions, .technology = play.draft.bulb}},
            std::move(next));
    }
    if (touch.id == "bulb") {
        next.bulb = !next.bulb;
    } else if (touch.id == "worker") {
        return done(play, {Grow{.player = namedSeat(play), .actions = saidActions(play)}}, std::move(next));
    } else if (touch.id == "edit-worker") {
        next.tray = {.worker = true, .whole = true};
    } else if (const auto count = numberAfter(touch.id, "stage-")) {
        return done(play, {buildingStages(play, *count)}, std::move(next));
    }
    return kept(std::move(next));
}
}

BuildStages buildingStages(const Play &play, int count, int discount)
{
    const auto &wonder = playerAt(play).cards.wonder();
    BuildStages stages{
        .player = namedSeat(play), .count = count, .discount = discount, .actions = saidActions(play)};
    if (!wonder || count < stagesLeft(*wonder)) {
        return stages;
    }
    // What a finished wonder does is told with its last stage.
    if (const auto *facts = factsOf(play.setup().edition, Card{wonder->card.name, CardKind::Wonder})) {
        const auto finished = finishing(*facts, count);
        stages.effect = finished.effect;
        stages.gain = finished.gain;
    } else if (const auto own = ownCard(play.memory, wonder->card.name)) {
        stages.effect = own->effect;
    }
    return stages;
}

const Step BoardStep = {"turn", made<boardPage>, boardWide, boardTouch};
}
