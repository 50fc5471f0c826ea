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
/// How a list of technologies is cut.
enum class Group { Production, Urban, Military };
constexpr int Groups = 3;

Group groupOf(Technology technology)
{
    const auto type = factsOf(technology).type;
    return isUnit(type) ? Group::Military : isUrban(type) ? Group::Urban : Group::Production;
}

QString nameOf(Group group)
{
    switch (group) {
    case Group::Production:
        //: Farms and mines.
        return AgesWords::tr("Production");
    case Group::Urban:
        return AgesWords::tr("Urban");
    case Group::Military:
        return AgesWords::tr("Military");
    }
    return {};
}

Learn learning(const Play &play, Technology technology)
{
    return {.player = namedSeat(play), .technology = technology, .actions = saidActions(play)};
}

AgesPart groups(const Play &play)
{
    AgesPart part{.look = u"chips"_s};
    //: All technologies.
    part.rows << AgesRow{
        .choice = {.id = u"group-all"_s, .title = AgesWords::tr("All"), .chosen = !play.draft.group}};
    for (int i = 0; i < Groups; ++i) {
        part.rows << AgesRow{.choice = {.id = u"group-%1"_s.arg(i),
                                 .title = nameOf(static_cast<Group>(i)),
                                 .chosen = play.draft.group == i}};
    }
    return part;
}

AgesPage learnPage(const Play &play)
{
    const auto &player = playerAt(play);
    const auto science = AgesWords::tr("%n science", nullptr, player.science);
    AgesPage page{.head = headOf(AgesWords::tr("Learn"),
                      //: %1 is such as "9 science", %2 such as "4 civil actions left".
                      AgesWords::tr("%1, %2").arg(science, civilLeft(play))),
        .parts = {groups(play)},
        .foot = {{.id = u"government"_s, .title = AgesWords::tr("Government"), .icon = u"tta-government"_s},
            {.id = u"special"_s, .title = AgesWords::tr("Special"), .icon = u"tta-special"_s}}};
    AgesPart list{.look = u"rows"_s};
    for (const Technology technology : valuesOf<Technology>()) {
        if (player.knows(technology) || factsOf(technology).level > levelOfAge(play.state())
            || (play.draft.group && groupOf(technology) != static_cast<Group>(*play.draft.group))) {
            continue;
        }
        const auto prospect = prospectOf(play.state(), learning(play, technology));
        auto row = rowOf({.id = u"learn-"_s + idText(technology),
                             .title = ThroughTheAges::nameOf(technology),
                             .about = idText(technology)},
            prospect, seatAt(play), sentence(play, prospect.broken));
        row.sign = iconOf(technology);
        row.civil = 0;
        const auto what = AgesWords::tr("%1 · %2").arg(placeText(technology), textOf(technology));
        row.choice.note = prospect.isAllowed() ? what : what + u"\n"_s + row.choice.note;
        list.rows << row;
    }
    if (list.rows.isEmpty()) {
        page.parts << AgesPart{.look = u"note"_s, .note = AgesWords::tr("All of this age are known.")};
    } else {
        page.parts << list;
    }
    return page;
}

TableWide learnWide(const Play &)
{
    return backWide();
}

Answer learnTouch(const Play &play, const Touch &touch)
{
    if (leadsBack(touch)) {
        return opened(play, Stage::Board);
    }
    if (touch.id == "government") {
        return opened(play, Stage::Government);
    }
    auto next = play.draft;
    if (touch.id == "special") {
        next = boardDraft(play);
        next.step = Stage::Cards;
        next.cards.shelf = CardsEntry::Shelf::Special;
    } else if (touch.id == "group-all") {
        next.group.reset();
    } else if (const auto group = numberAfter(touch.id, "group-")) {
        next.group = std::clamp(*group, 0, Groups - 1);
    } else if (const auto technology = thingAfter<Technology>(touch.id, "learn-")) {
        return done(play, {learning(play, *technology)});
    }
    return kept(std::move(next));
}
}

const Step LearnStep = {"technologies", made<learnPage>, learnWide, learnTouch};
}
