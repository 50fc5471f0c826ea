// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
bool isOfTheRival(const Event &event)
{
    return std::visit(
        [](const auto &kind) { return std::is_base_of_v<OfTheRival, std::decay_t<decltype(kind)>>; }, event);
}

/// The action that began the turn it just had.
int firstOfItsTurn(const Play &play)
{
    int first = play.head - 1;
    while (first > 0 && play.story.before(first).seat == RivalSeat) {
        --first;
    }
    return first;
}

AgesPart storyOf(const Play &play)
{
    AgesPart part{.look = u"rows"_s, .title = RivalWords::tr("What it did")};
    for (int i = firstOfItsTurn(play); i < play.head; ++i) {
        const auto &before = play.story.before(i);
        auto events = play.story.events(i);
        // What ends the player's own turn was told there, the cards were just entered, and what is to be
        // drawn stands below.
        const bool isItsTurn = before.seat == RivalSeat;
        std::erase_if(events, [&](const Event &event) {
            const auto *hand = std::get_if<RivalHandSeen>(&event);
            return (hand && !hand->cards.empty()) || std::holds_alternative<RivalDraw>(event)
                || std::holds_alternative<TurnBegun>(event) || std::holds_alternative<RatingsChanged>(event)
                || std::holds_alternative<BankChanged>(event) || (!isItsTurn && !isOfTheRival(event));
        });
        part.rows << toldRows(play, i, events);
    }
    return part;
}

AgesPart choresPart(const State &state)
{
    AgesPart part{.look = u"rows"_s, .title = RivalWords::tr("On the table")};
    for (const auto &chore : choresAfterRival(state)) {
        part.rows << AgesRow{.choice = {.title = textOf(chore.task, chore.count)}, .sign = u"tta-deck"_s};
    }
    return part;
}

QList<AgesRivalFigure> changedFigures(const State &before, const State &now)
{
    const auto was = rivalFigures(before);
    auto figures = rivalFigures(now);
    for (qsizetype i = 0; i < figures.size(); ++i) {
        if (was.at(i).text != figures.at(i).text) {
            figures[i].before = was.at(i).text;
        }
    }
    return figures;
}

AgesRivalPage didPage(const Play &play)
{
    const auto &before = play.story.before(firstOfItsTurn(play));
    auto page = rivalPage(RivalWords::tr("its turn is over"));
    page.figures = changedFigures(before, play.state());
    page.first = storyOf(play);
    showArmy(page, play.state(), before.rival.army);
    if (play.state().phase == Phase::Turn) {
        page.parts << choresPart(play.state());
    }
    if (isLastRound(play.state()) && before.round != play.state().round) {
        page.parts << lastRoundPart(play.state());
    }
    return page;
}

TableWide didWide(const Play &play)
{
    return {.id = u"on"_s,
        .title
        = play.state().phase == Phase::Turn ? RivalWords::tr("Your turn") : RivalWords::tr("Last events")};
}

Answer didTouch(const Play &play, const Touch &touch)
{
    if (touch.id != "on") {
        return kept(play.draft);
    }
    auto next = freshDraft(play.state());
    next.corrections = play.draft.corrections;
    return kept(std::move(next));
}

// How it stands.

AgesThreat threatOf(const State &state)
{
    const auto outlook = rivalOutlook(state);
    AgesThreat threat{.strength = outlook.human,
        .war = isWarFought(state) ? outlook.strength - outlook.threshold : -1,
        .attack = outlook.strength - 1,
        .arms = outlook.strength + outlook.threshold,
        .title = RivalWords::tr("What it does next"),
        .shown = true};
    // Nobody is weaker than 0.
    threat.note = threat.attack < 0
        ? RivalWords::tr("It is %1 strong: it neither attacks nor declares war.").arg(outlook.strength)
        : threat.war < 0
        ? RivalWords::tr("It is %1 strong. At %2 or less you risk an attack or an event, if its cards allow.")
              .arg(outlook.strength)
              .arg(threat.attack)
        : RivalWords::tr("It is %1 strong. At %2 or less you risk a war, at %3 or less an attack or an "
                         "event, if its cards allow.")
              .arg(outlook.strength)
              .arg(threat.war)
              .arg(threat.attack);
    //: Spoken: strengths; %1 is the player's.
    threat.spoken = threat.attack < 0
        ? RivalWords::tr("Your strength %1. The Rival may not attack, from %2 it arms")
              .arg(threat.strength)
              .arg(threat.arms)
        : threat.war < 0
        //: Spoken: strengths; %1 is the player's.
        ? RivalWords::tr("Your strength %1. Up to %2 the Rival may attack, from %3 it arms")
              .arg(threat.strength)
              .arg(threat.attack)
              .arg(threat.arms)
        //: Spoken: strengths; %1 is the player's.
        : RivalWords::tr("Your strength %1. Up to %2 the Rival may declare war, up to %3 attack, from %4 it "
                         "arms")
              .arg(threat.strength)
              .arg(threat.war)
              .arg(threat.attack)
              .arg(threat.arms);
    return threat;
}

AgesRivalLead leadOf(const State &state)
{
    AgesRivalLead lead{.own = playerAt(state, 0).culture, .its = state.rival.culture};
    //: Below a number: so much more comes each turn.
    const auto gain = RivalWords::tr("%1 a turn");
    lead.ownGain = gain.arg(changeText(ratingsOf(state, 0)[Rating::CulturePerTurn]));
    lead.itsGain = gain.arg(changeText(rivalOutlook(state).plan.culture));
    const int by = std::abs(lead.own - lead.its);
    lead.ahead = lead.own >= lead.its;
    lead.text = by == 0 ? RivalWords::tr("equal")
        : lead.ahead    ? RivalWords::tr("%n ahead", nullptr, by)
                        : RivalWords::tr("%n behind", nullptr, by);
    //: Spoken: culture; %1 is the player's, %2 the Rival's, %3 such as "5 ahead".
    lead.spoken = RivalWords::tr("Culture: you %1, the Rival %2, %3")
                      .arg(QString::number(lead.own), QString::number(lead.its), lead.text);
    return lead;
}

QString attacksText(int attacks)
{
    switch (attacks) {
    case 0:
        return RivalWords::tr("Not attacked yet");
    case 1:
        return RivalWords::tr("Attacked once so far");
    default:
        return RivalWords::tr("Attacked %n times so far", nullptr, attacks);
    }
}

AgesRivalPage standingPage(const Play &play)
{
    const auto &state = play.state();
    const auto &rival = state.rival;
    //: %1 is how strong the Rival is, %2 the round, %3 such as "Age II".
    auto page
        = rivalPage(RivalWords::tr("%1, round %2, %3")
                        .arg(nameOf(state.setup.rival), QString::number(state.round), ageTitle(state.age)));
    page.head.back = {.id = u"leave"_s, .title = RivalWords::tr("Back")};
    page.lead = leadOf(state);
    showArmy(page, state, rival.army);
    AgesPart rows{.look = u"rows"_s};
    if (state.round > 1) {
        page.threat = threatOf(state);
    } else {
        rows.rows << AgesRow{
            .choice = {.title = RivalWords::tr("In the first round it only takes cards off the row")},
            .sign = u"ui-clock"_s};
    }
    rows.rows << AgesRow{.choice = {.title = RivalWords::tr("Holds %n cards", nullptr, rival.draw)},
        .sign = u"tta-deck"_s}
              << AgesRow{.choice = {.title = attacksText(rival.attacks)}, .sign = u"tta-aggression"_s}
              << AgesRow{.choice = {.title = RivalWords::tr("4 events set aside: 60 for it at the end")},
                     .sign = u"tta-impact"_s};
    page.parts << rows;
    return page;
}

TableWide standingWide(const Play &)
{
    return backWide();
}

Answer standingTouch(const Play &play, const Touch &touch)
{
    return leadsBack(touch) ? kept(boardDraft(play)) : kept(play.draft);
}
}

AgesRivalPage rivalStanding(const Play &play)
{
    if (!isSolo(play.state())) {
        return {};
    }
    auto page = standingPage(play);
    page.head.back = {};
    // The tracks beside it have the culture of both.
    page.lead = {};
    page.figures = rivalFigures(play.state());
    return page;
}

const RivalQuestion DidAnswer = {didPage, didWide, didTouch};
const RivalQuestion StandingAnswer = {standingPage, standingWide, standingTouch};
}
