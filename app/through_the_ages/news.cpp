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
/// What the last action caused, if it is this one.
template<typename Done>
bool wasLast(const Play &play)
{
    return play.head > 0 && std::holds_alternative<Done>(play.story.action(play.head - 1));
}

AgesPart lines(const Play &play)
{
    const int last = play.head - 1;
    return {.look = u"rows"_s, .rows = toldRows(play, last, play.story.events(last))};
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

AgesPart lastRoundPart(const State &state)
{
    AgesPart part{.look = u"rows"_s, .title = AgesWords::tr("The last round")};
    const auto add = [&](const QString &text) {
        part.rows << AgesRow{.choice = {.title = text}, .sign = u"ui-check"_s};
    };
    add(AgesWords::tr("No military cards are drawn"));
    if (knowsSacrifices(editionOf(state))) {
        add(AgesWords::tr("No units given up in battle"));
    }
    add(AgesWords::tr("A war declared now is never fought"));
    add(AgesWords::tr("Then all events of age III are scored"));
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

AgesPage newsPage(const Play &play)
{
    const auto &state = play.state();
    const bool age = wasLast<NextAge>(play);
    AgesPage page{.head = {.title = age ? AgesWords::tr("Age %1 begins").arg(ageText(state.age))
                                        : AgesWords::tr("What just happened"),
                      .caption = age ? tokensLost(play) : QString(),
                      .icon = age ? u"tta-age"_s : QString()}};
    page.parts << lines(play);
    if (age && state.age >= 2) {
        page.parts << tableChores(state);
    }
    if (isLastRound(state)) {
        page.parts << lastRoundPart(state);
    }
    return page;
}

TableWide newsWide(const Play &play)
{
    const auto name = play.nameOf(play.state().seat);
    return {.id = u"on"_s,
        //: Goes on after an age has begun: %1 is the player whose turn goes on.
        .title = wasLast<NextAge>(play) ? AgesWords::tr("On with the turn of %1").arg(name)
                                        : AgesWords::tr("%1 plays").arg(name)};
}

Answer newsTouch(const Play &play, const Touch &touch)
{
    if (touch.id != "on") {
        return kept(play.draft);
    }
    auto next = freshDraft(play.state());
    next.corrections = play.draft.corrections;
    return kept(std::move(next));
}
}

const Step NewsStep = {"end", made<newsPage>, newsWide, newsTouch};
}
