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
Govern governing(const Play &play, Government government, bool revolution, bool military)
{
    return {.player = namedSeat(play),
        .government = government,
        .revolution = revolution,
        .military = military,
        .actions = revolution ? std::nullopt : saidActions(play)};
}

AgesRow way(const Play &play, const QString &id, const QString &title, const Govern &action)
{
    const auto prospect = prospectOf(play.state(), action);
    auto row = rowOf({.id = id + idText(action.government), .title = title}, prospect, seatAt(play),
        sentence(play, prospect.broken));
    row.choice.spoken = nameOf(action.government) + u", "_s + row.choice.spoken;
    row.figures.clear();
    if (prospect.isAllowed()) {
        row.choice.note = action.military ? AgesWords::tr("all military actions")
            : action.revolution           ? AgesWords::tr("all civil actions")
                                          : AgesWords::tr("1 civil action");
        row.civil = 0;
        row.military = 0;
    }
    return row;
}

AgesPage governmentPage(const Play &play)
{
    const auto &state = play.state();
    const auto &player = playerAt(play);
    const bool known = mayRevoltWithMilitary(state, seatAt(play));
    AgesPage page{
        .head = headOf(AgesWords::tr("Government"),
            //: %1 is a government.
            AgesWords::tr("Now %1, %n science", nullptr, player.science).arg(nameOf(player.government)))};
    for (const auto &offer : offersTo(state, seatAt(play)).governments) {
        const auto government = offer.government;
        if (government == player.government || factsOf(government).level > levelOfAge(state)) {
            continue;
        }
        AgesPart part{.look = u"rows"_s,
            .title = nameOf(government),
            //: The actions that a government gives: civil, military, and how many buildings of a kind.
            .note = AgesWords::tr("with your cards %1 civil, %2 military, limit %3")
                        .arg(offer.totals.civil)
                        .arg(offer.totals.military)
                        .arg(offer.urbanLimit),
            .icon = iconOf(government)};
        if (const auto yield = yieldOf(government, editionOf(state)); !yield.isEmpty()) {
            part.note = listed({part.note, yield});
        }
        part.rows << way(
            play, u"peaceful-"_s, AgesWords::tr("Peaceful"), governing(play, government, false, false))
                  << way(play, u"revolution-"_s, AgesWords::tr("Revolution"),
                         governing(play, government, true, false));
        if (!known) {
            part.rows.last().held = {.id = u"edit-revolution-"_s + idText(government),
                .title = AgesWords::tr("Revolution with military actions")};
        }
        if (known || play.draft.coup == government) {
            part.rows << way(play, u"coup-"_s, AgesWords::tr("Revolution with military actions"),
                governing(play, government, true, true));
        }
        page.parts << part;
    }
    if (!known && !page.parts.isEmpty()) {
        page.parts << AgesPart{.look = u"note"_s,
            .note
            = AgesWords::tr("Where a card lets a revolution take the military actions, hold “Revolution”.")};
    }
    AgesPart later{.look = u"rows"_s, .title = AgesWords::tr("Later"), .note = AgesWords::tr("too early")};
    for (const Government government : valuesOf<Government>()) {
        if (factsOf(government).level > levelOfAge(state)) {
            later.rows << AgesRow{.choice = {.title = nameOf(government),
                                      .note = textOf(government, editionOf(state)),
                                      .about = idText(government)},
                .sign = iconOf(government)};
        }
    }
    if (!later.rows.isEmpty()) {
        page.parts << later;
    }
    return page;
}

TableWide governmentWide(const Play &)
{
    return backWide();
}

Answer governmentTouch(const Play &play, const Touch &touch)
{
    if (leadsBack(touch)) {
        return opened(play, Stage::Board);
    }
    if (const auto government = thingAfter<Government>(touch.id, "edit-revolution-")) {
        auto next = play.draft;
        next.coup = next.coup == government ? std::nullopt : government;
        return kept(std::move(next));
    }
    struct Way {
        std::string_view prefix;
        bool revolution;
        bool military;
    };
    for (const auto &[prefix, revolution, military] :
        {Way{"peaceful-", false, false}, Way{"revolution-", true, false}, Way{"coup-", true, true}}) {
        if (const auto government = thingAfter<Government>(touch.id, prefix)) {
            return done(play, {governing(play, *government, revolution, military)});
        }
    }
    return kept(play.draft);
}
}

const Step GovernmentStep = {"government", made<governmentPage>, governmentWide, governmentTouch};
}
