// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/telling.h"

#include "app/through_the_ages/rivalpages.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/textsheet.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// As people count: what is most of it first, what was lost last.
struct Folded {
    const char *name;
    Source icon;
    std::array<std::optional<Source>, 4> sources;
};
constexpr std::array<Folded, 8> Rows = {{
    {QT_TRANSLATE_NOOP("AgesWords", "Buildings"), Source::Buildings, {Source::Buildings, Source::Government}},
    {QT_TRANSLATE_NOOP("AgesWords", "Wonders"), Source::Wonders, {Source::Wonders}},
    {QT_TRANSLATE_NOOP("AgesWords", "Leaders, cards"), Source::Leaders,
        {Source::Leaders, Source::Specials, Source::Pacts, Source::Others}},
    {QT_TRANSLATE_NOOP("AgesWords", "Colonies, events"), Source::Events, {Source::Colonies, Source::Events}},
    {QT_TRANSLATE_NOOP("AgesWords", "Battles"), Source::Battles, {Source::Battles}},
    {QT_TRANSLATE_NOOP("AgesWords", "Impact events"), Source::Impacts, {Source::Impacts}},
    {QT_TRANSLATE_NOOP("AgesWords", "Famine"), Source::Famine, {Source::Famine}},
    {QT_TRANSLATE_NOOP("AgesWords", "By hand"), Source::Adjust, {Source::Adjust}},
}};

int sumOf(const Player &player, const Folded &row)
{
    int sum = 0;
    for (const auto &source : row.sources) {
        sum += source ? player.sources[*source] : 0;
    }
    return sum;
}
}

/// The Rival as long as it asks or tells what it did.
int whoPlays(const Play &play)
{
    const auto page = play.draft.rival.page;
    const bool speaks = play.draft.step == Stage::Rival
        && (page == RivalEntry::Page::Question || page == RivalEntry::Page::Did);
    return speaks ? RivalSeat : play.state().seat;
}

QString subtitleOf(const Play &play)
{
    const auto &state = play.state();
    if (isSolo(state) && whoPlays(play) == RivalSeat) {
        return rivalCaption(play);
    }
    //: Below a player's name: %1 is the round, %2 such as "Age II".
    return AgesWords::tr("Round %1 · %2").arg(state.round).arg(ageTitle(state.age));
}

QString momentOf(const Play &play)
{
    const auto &state = play.state();
    if (state.phase == Phase::Final) {
        return AgesWords::tr("Last events");
    }
    //: Where the game is: %1 is the round, %2 such as "Age II", %3 a player.
    return AgesWords::tr("Round %1, %2, %3 is playing")
        .arg(state.round)
        .arg(ageTitle(state.age), play.nameOf(state.seat));
}

/// A turn has no order.
QList<TableStep> stepBar(const Play &)
{
    return {};
}

bool strikes(const Events &events)
{
    return std::ranges::any_of(events, [](const Event &event) {
        return std::holds_alternative<Famine>(event) || std::holds_alternative<Uprising>(event);
    });
}

/// What is to be done on the table after a turn, and that an event is prepared, which a page does not show;
/// all else is seen where it was tapped. It has one line below a name.
QString doneText(const Play &play, int first)
{
    constexpr int MostOfAName = 9;
    const auto &action = play.story.action(first);
    const bool isPrepared = std::holds_alternative<Prepare>(action);
    // Against the Rival its page comes next.
    if (isOver(play.state()) || (isPrepared && isSolo(play.state()))) {
        return {};
    }
    if (isPrepared) {
        //: A short message: %1 is an age.
        return AgesWords::tr("Event of age %1 prepared").arg(ageText(std::get<Prepare>(action).level));
    }
    for (const auto &event : play.story.events(first)) {
        const auto *drawn = std::get_if<Drawn>(&event);
        if (drawn && drawn->count > 0 && std::holds_alternative<EndTurn>(action)) {
            //: A short message after a turn: %1 is a player.
            return AgesWords::tr("%1 draws %n cards", nullptr, drawn->count)
                .arg(fitting(play.nameOf(drawn->player), MostOfAName));
        }
    }
    return {};
}

/// A page that was opened by its title, and not by what stood where it was tapped.
QString touchText(const Play &before, const Play &after, const Touch &)
{
    if (before.draft.step == after.draft.step) {
        return {};
    }
    const auto page = stepOf(after.draft).page(after);
    return page.canConvert<AgesPage>()     ? page.value<AgesPage>().head.title
        : page.canConvert<AgesRivalPage>() ? page.value<AgesRivalPage>().head.title
                                           : QString();
}

int whoStarts(const State &state)
{
    return isSolo(state) && state.setup.rivalFirst ? RivalSeat : 0;
}

QList<ScorePart> scoreOf(const State &state, int seat)
{
    if (isSolo(state)) {
        return rivalScore(state, seat);
    }
    QList<ScorePart> parts;
    for (const auto &row : Rows) {
        const bool isFirst = &row == Rows.data();
        const auto isSome = [&](const Player &player) { return sumOf(player, row) != 0; };
        if (isFirst || std::ranges::any_of(seats(state), isSome)) {
            parts << ScorePart{AgesWords::tr(row.name), iconOf(row.icon), sumOf(playerAt(state, seat), row),
                row.icon == Source::Famine};
        }
    }
    return parts;
}

QString endReasonOf(const Play &play)
{
    const auto &state = play.state();
    if (state.abandoned) {
        return {};
    }
    return state.lastRound > 0 && state.round >= state.lastRound ? AgesWords::tr("Age IV is over.")
                                                                 : QString();
}

QString marginOf(const Play &play)
{
    return isSolo(play.state()) && isOver(play.state()) ? rivalEnding(play.state()) : QString();
}

Rematch rematchOf(const State &state)
{
    return isSolo(state) ? rivalRematch(state) : Rematch();
}

QString fareOf(const State &state, const FigureTotals &figures)
{
    return rivalFare(state, figures);
}

QList<TableLine> endNotesOf(const Play &play)
{
    const auto &state = play.state();
    QList<TableLine> notes{{.text = ageTitle(state.age), .icon = u"tta-age"_s}};
    if (state.lastRound > 0) {
        notes << TableLine{
            .text = AgesWords::tr("The last round is round %1").arg(state.lastRound), .icon = u"ui-clock"_s};
    }
    return notes;
}
}
