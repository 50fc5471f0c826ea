// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// The action that is told of: after it there is only what the Rival does by itself.
int toldAction(const Play &play)
{
    int at = play.head - 1;
    while (at > 0 && !std::holds_alternative<EndTurn>(play.story.action(at))
        && !std::holds_alternative<NextAge>(play.story.action(at))) {
        --at;
    }
    return at;
}

bool isOfAnAge(const Play &play)
{
    return std::holds_alternative<NextAge>(play.story.action(toldAction(play)));
}

bool hasRivalPlayed(const Play &play)
{
    for (int i = toldAction(play); i < play.head; ++i) {
        if (endsItsTurn(play.story.events(i))) {
            return true;
        }
    }
    return false;
}

/// What an age that ended took from a seat beside its yellow tokens: cards, and what went with them.
QString lostWithTheAge(const Events &events, int seat)
{
    QStringList words;
    for (const auto &event : events) {
        if (const auto *card = std::get_if<CardOut>(&event); card && card->player == seat) {
            //: An age has ended: %1 is a card that is out of play now.
            words << AgesWords::tr("%1 leaves").arg(shownCard(card->name));
        } else if (const auto *wonder = std::get_if<WonderOut>(&event); wonder && wonder->player == seat) {
            //: An age has ended: %1 is a wonder.
            words << AgesWords::tr("%1, unfinished, is lost").arg(shownCard(wonder->name));
        } else if (const auto *ratings = std::get_if<RatingsChanged>(&event);
                   ratings && ratings->player == seat) {
            words << changesOf(ratings->change);
        }
    }
    return words.isEmpty() ? AgesWords::tr("nothing else") : words.join(u", "_s);
}

/// A line for everybody, beginning with whose turn it is.
AgesPart losses(const Play &play)
{
    const int last = play.head - 1;
    const auto &before = play.story.before(last);
    AgesPart part{.look = u"rows"_s};
    for (const int seat : seatsInFrom(play.state(), play.state().seat)) {
        const auto tokens
            = u"%1 → %2"_s.arg(playerAt(before, seat).yellow).arg(playerAt(play.state(), seat).yellow);
        part.rows << AgesRow{
            .choice = {.title = play.nameOf(seat), .note = lostWithTheAge(play.story.events(last), seat)},
            .seat = seat,
            .figures = {{.icon = iconOf(Benefit::Yellow), .ink = idText(Benefit::Yellow), .text = tokens}}};
    }
    if (const int round = play.state().lastRound; round > 0) {
        part.rows << AgesRow{.choice = {.title = AgesWords::tr("The last round is round %1").arg(round)},
            .sign = u"ui-clock"_s};
    }
    return part;
}

AgesPart tableChores(const State &state)
{
    AgesPart part{.look = u"rows"_s, .title = AgesWords::tr("On the table")};
    const auto add = [&](const QString &text) {
        part.rows << AgesRow{.choice = {.title = text}, .sign = u"tta-deck"_s};
    };
    add(AgesWords::tr("Discard all cards of age %1 and earlier from the hands").arg(ageText(state.age - 2)));
    if (state.age < LastAge) {
        add(AgesWords::tr("Put out the decks of age %1").arg(ageText(state.age)));
    }
    return part;
}

AgesPart standing(const Play &play)
{
    AgesPart part{.look = u"rows"_s, .title = AgesWords::tr("Standing")};
    for (const int seat : byCulture(play.state())) {
        const bool isPlayer = seat < play.setup().players;
        const int perTurn = isPlayer ? ratingsOf(play.state(), seat)[Rating::CulturePerTurn]
                                     : rivalOutlook(play.state()).plan.culture;
        const int culture = isPlayer ? playerAt(play.state(), seat).culture : play.state().rival.culture;
        part.rows << AgesRow{.choice = {.title = play.nameOf(seat),
                                 //: Below a name: so much more comes each turn.
                                 .note = AgesWords::tr("%1 a turn").arg(u'+' + scoreText(perTurn))},
            .seat = seat,
            .figures = {{.icon = iconOf(Benefit::Culture), .text = scoreText(culture)}}};
    }
    return part;
}

/// Not everybody has as many as an age takes.
QString tokensLost(const Play &play)
{
    const auto events = play.story.events(play.head - 1);
    const auto whole = std::ranges::count_if(events, [](const Event &event) {
        const auto *lost = std::get_if<YellowLost>(&event);
        return lost && lost->count == YellowLostWithAnAge;
    });
    return whole == std::ssize(seatsIn(play.state()))
        ? AgesWords::tr("Everybody loses 2 yellow tokens")
        : AgesWords::tr("Everybody loses up to 2 yellow tokens");
}

/// Whose turn it is now, with what it has.
AgesPart nextPart(const Play &play)
{
    const auto &player = active(play.state());
    return {.look = u"next"_s,
        .rows = {AgesRow{//: %1 is the player whose turn comes.
            .choice = {.title = AgesWords::tr("Next: %1").arg(play.nameOf(play.state().seat))},
            .seat = play.state().seat,
            .civil = player.civil,
            .military = player.military}}};
}

AgesPage agePage(const Play &play)
{
    const auto &state = play.state();
    AgesPage page{.head = {.title = AgesWords::tr("Age %1 begins").arg(ageText(state.age)),
                      .caption = tokensLost(play),
                      .icon = u"tta-age"_s},
        .parts = {losses(play)}};
    if (state.age >= 2) {
        page.parts << tableChores(state);
    }
    if (isLastRound(state)) {
        page.parts << lastRoundPart(state);
    }
    return page;
}

AgesPage turnPage(const Play &play)
{
    const auto &state = play.state();
    const auto &before = play.story.before(toldAction(play));
    AgesPage page{.head = {.title = AgesWords::tr("What just happened")},
        .parts = endedParts(before, play.nameOf(before.seat))};
    if (isLastRound(state) && before.round != state.round) {
        page.parts << lastRoundPart(state) << standing(play);
    }
    if (state.phase == Phase::Turn && !hasRivalPlayed(play)) {
        page.parts << nextPart(play);
    }
    return page;
}

AgesPage newsPage(const Play &play)
{
    return isOfAnAge(play) ? agePage(play) : turnPage(play);
}

TableWide newsWide(const Play &play)
{
    const bool rivalPlayed = hasRivalPlayed(play);
    if (play.state().phase == Phase::Final && !rivalPlayed) {
        return {.id = u"on"_s, .title = AgesWords::tr("Last events")};
    }
    const auto name = play.nameOf(rivalPlayed ? RivalSeat : play.state().seat);
    return {.id = u"on"_s,
        //: Goes on after an age has begun: %1 is the player whose turn goes on.
        .title = isOfAnAge(play) ? AgesWords::tr("On with the turn of %1").arg(name)
                                 : AgesWords::tr("%1 plays").arg(name)};
}

Answer newsTouch(const Play &play, const Touch &touch)
{
    if (touch.id != "on") {
        return kept(play.draft);
    }
    auto next = hasRivalPlayed(play) ? rivalDidDraft() : freshDraft(play.state());
    next.corrections = play.draft.corrections;
    return kept(std::move(next));
}
}

AgesPart lastRoundPart(const State &state)
{
    AgesPart part{.look = u"rows"_s, .title = AgesWords::tr("The last round")};
    const auto add = [&](const QString &icon, const QString &text) {
        part.rows << AgesRow{.choice = {.title = text}, .sign = icon};
    };
    add(u"tta-deck"_s, AgesWords::tr("No military cards are drawn"));
    if (knowsSacrifices(editionOf(state))) {
        add(u"tta-strength"_s, AgesWords::tr("No units given up in battle"));
    }
    add(u"tta-war"_s, AgesWords::tr("A war declared now is never fought"));
    add(u"tta-impact"_s, AgesWords::tr("Then all events of age III are scored"));
    return part;
}

const Step NewsStep = {"end", made<newsPage>, newsWide, newsTouch};
}
