// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// In this turn.
int eventsPrepared(const Play &play)
{
    int count = 0;
    for (int i = play.head - 1; i >= 0 && !std::holds_alternative<EndTurn>(play.story.action(i)); --i) {
        count += std::holds_alternative<Prepare>(play.story.action(i)) ? 1 : 0;
    }
    return count;
}

AgesPart events(const Play &play)
{
    AgesPart part{.look = u"buttons"_s, .title = AgesWords::tr("Prepare an event"), .icon = u"tta-event"_s};
    if (const int count = eventsPrepared(play); count > 0) {
        //: Events that somebody has prepared; short.
        part.note = AgesWords::tr("%n prepared this turn", nullptr, count);
    }
    for (int level = 0; level < Levels; ++level) {
        const bool reached = level <= levelOfAge(play.state());
        part.rows << AgesRow{
            .choice = {.id = u"prepare-%1"_s.arg(level),
                .title = ageText(level),
                .note = u'+' + QString::number(level),
                //: Spoken: %1 is an age.
                .spoken
                = AgesWords::tr("Prepare an event of age %1: %n culture", nullptr, level).arg(ageText(level)),
                .enabled = reached,
                .why = AgesWords::tr("That age has not begun.")},
            .sign = iconOf(Benefit::Culture)};
    }
    return part;
}

AgesRow button(const QString &id, const QString &title, const QString &note, const QString &icon)
{
    return {
        .choice = {.id = id, .title = title, .note = note, .icon = icon, .spoken = title + u", "_s + note}};
}

AgesPart revealed()
{
    AgesPart part{.look = u"buttons"_s, .title = AgesWords::tr("Then revealed"), .icon = u"tta-deck"_s};
    part.rows << button(u"colony"_s, AgesWords::tr("Territory"), AgesWords::tr("auction"), u"tta-colony"_s)
              << button(u"impact"_s, AgesWords::tr("Impact"), AgesWords::tr("app scores"), u"tta-impact"_s)
              << button(u"event"_s, AgesWords::tr("Event"), AgesWords::tr("for several"), u"ui-players"_s);
    return part;
}

QList<AgesRow> attacks(const Play &play)
{
    auto war = button(u"declare"_s, AgesWords::tr("War"), AgesWords::tr("next turn"), u"tta-war"_s);
    if (active(play.state()).war != Nobody) {
        war.choice.enabled = false;
        war.choice.why = AgesWords::tr("One war at a time.");
    } else if (!isWarFought(play.state())) {
        war.choice.enabled = false;
        war.choice.note = AgesWords::tr("not in the last round");
        war.choice.spoken = war.choice.title + u", "_s + war.choice.note;
        war.choice.why = AgesWords::tr("A war declared now is never fought.");
    }
    return {
        button(u"aggression"_s, AgesWords::tr("Aggression"), AgesWords::tr("now"), u"tta-aggression"_s), war};
}

AgesPart others(const Play &play)
{
    AgesPart part{.look = u"buttons"_s,
        .title = AgesWords::tr("Against or with others"),
        .icon = u"tta-war"_s,
        .rows = attacks(play)};
    auto pact = button(u"pact"_s, AgesWords::tr("Pact"), AgesWords::tr("3 or 4 players"), u"tta-pact"_s);
    if (play.setup().players < 3) {
        pact.choice.enabled = false;
        pact.choice.why = AgesWords::tr("Pacts are for three or four players.");
    }
    part.rows << pact;
    return part;
}

/// The same where the Rival is the only other.
AgesPart againstRival(const Play &play)
{
    AgesPart part{.look = u"buttons"_s, .title = rivalName(), .icon = u"seal-rival"_s, .rows = attacks(play)};
    part.rows << button(
        u"rival"_s, AgesWords::tr("Standing"), AgesWords::tr("what it does next"), u"tta-strength"_s);
    return part;
}
Answer towardsRival(const Play &play, RivalEntry entry)
{
    auto next = boardDraft(play);
    next.step = Stage::Rival;
    next.rival = std::move(entry);
    return kept(std::move(next));
}

/// The board of each player, for what an event asks there.
AgesPart boards(const Play &play)
{
    AgesPart part{.look = u"seals"_s,
        .title = AgesWords::tr("On a board"),
        .note = AgesWords::tr("what an event does there, without actions")};
    for (const int seat : seatsIn(play.state())) {
        part.rows << sealOf(play, seat, u"for-"_s, strengthFigure(play.state(), seat));
    }
    return part;
}

AgesPart wars(const Play &play)
{
    AgesPart part{.look = u"rows"_s};
    for (const int seat : seatsIn(play.state())) {
        if (const int against = playerAt(play.state(), seat).war; against != Nobody) {
            part.rows << AgesRow{.choice = {.title = AgesWords::tr("War"),
                                     //: %1 and %2 are players.
                                     .note = AgesWords::tr("%1 against %2, resolved in the next turn of %1")
                                                 .arg(play.nameOf(seat), play.nameOf(against))},
                .sign = u"tta-war"_s,
                .ink = u"harm"_s,
                .seat = against};
        }
    }
    return part;
}

AgesPage politicsPage(const Play &play)
{
    AgesPage page{.head = headOf(AgesWords::tr("Politics"), AgesWords::tr("One card each turn")),
        .parts = {events(play)}};
    if (isSolo(play.state())) {
        page.parts << againstRival(play);
    } else {
        page.parts << revealed() << others(play);
    }
    page.parts << boards(play);
    if (const auto open = wars(play); !open.rows.isEmpty()) {
        page.parts << open;
    }
    page.foot << newAge(play)
              << TableChoice{.id = u"resign"_s,
                     //: Somebody gives up; asked again.
                     .title = play.draft.resigns ? AgesWords::tr("Really resign?") : AgesWords::tr("Resign"),
                     .icon = u"ui-close"_s,
                     .chosen = play.draft.resigns};
    return page;
}

TableWide politicsWide(const Play &)
{
    return backWide();
}

Answer begun(const Play &play, const BattleEntry &battle)
{
    auto next = boardDraft(play);
    next.step = Stage::Battle;
    next.battle = battle;
    return kept(std::move(next));
}

Answer politicsTouch(const Play &play, const Touch &touch)
{
    if (leadsBack(touch)) {
        return opened(play, Stage::Board);
    }
    auto next = play.draft;
    next.resigns = false;
    if (const auto level = numberAfter(touch.id, "prepare-"); level && isSolo(play.state())) {
        return towardsRival(play, {.page = RivalEntry::Page::Prepare, .level = *level});
    }
    if (touch.id == "rival") {
        return towardsRival(play, {.page = RivalEntry::Page::Standing});
    }
    if (touch.id == "aggression" && isSolo(play.state())) {
        return towardsRival(
            play, {.page = RivalEntry::Page::Attack, .actions = std::min(1, active(play.state()).military)});
    }
    if (const auto level = numberAfter(touch.id, "prepare-")) {
        next.event.level = *level;
        return done(play, {Prepare{.level = *level}}, std::move(next));
    }
    if (touch.id == "colony") {
        next.step = Stage::Colony;
        next.colony = {.seat = play.state().seat, .age = std::clamp(levelOfAge(play.state()), 1, 2)};
    } else if (touch.id == "impact") {
        return opened(play, Stage::Impact);
    } else if (touch.id == "event") {
        next.step = Stage::Event;
    } else if (touch.id == "pact") {
        return opened(play, Stage::Pact);
    } else if (touch.id == "aggression" || touch.id == "declare") {
        const bool war = touch.id == "declare";
        return begun(play,
            {.kind = war ? BattleKind::Declaration : BattleKind::Aggression,
                .against = isSolo(play.state()) ? std::optional(RivalSeat) : std::nullopt,
                .actions = std::min(1, active(play.state()).military)});
    } else if (const auto seat = numberAfter(touch.id, "for-")) {
        return kept({.guest = *seat, .corrections = play.draft.corrections});
    } else if (touch.id == "new-age") {
        return begunAge(play);
    } else if (touch.id == "resign") {
        next.resigns = !play.draft.resigns;
        if (play.draft.resigns) {
            return done(play, {Resign{}});
        }
    }
    return kept(std::move(next));
}
}

const Step PoliticsStep = {"politics", made<politicsPage>, politicsWide, politicsTouch};
}
