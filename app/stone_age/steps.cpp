// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/steps.h"

#include "app/stone_age/memory.h"
#include "app/stone_age/telling.h"
#include "model/stone_age/rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
const Step &stepOf(const Draft &draft)
{
    static const Step Over = {"score"};
    static constexpr PerId<Stage, const Step *> Steps = {{{&VillageStep, &GatherStep, &TilesStep, &TileStep,
        &CardsStep, &CardStep, &TwoStep, &FeedStep, &Over}}};
    return *Steps[draft.step];
}

Answer answer(const Play &play, const Touch &touch)
{
    if (touch.id == "finish") {
        return taken(play, Finish{touch.text});
    }
    if (const auto corrected = correctTouch(play, touch)) {
        return *corrected;
    }
    return stepOf(play.draft).touch(play, touch);
}

bool mayLook(const std::optional<Error> &error)
{
    return !error || error->code == Code::NotEnoughResources || error->code == Code::NotEnoughJewels;
}

TableHead headOf(const QString &back, const QString &title, const QString &caption, const QString &icon)
{
    return {.back = {.id = u"leave"_s, .title = back}, .title = title, .caption = caption, .icon = icon};
}

TableWide wideFor(const Play &play, const QString &title)
{
    const auto action = finished(play.draft.entry);
    const bool can = action && !refusal(play.state(), *action);
    return {.id = u"primary"_s, .title = title, .enabled = can};
}

Answer kept(Draft draft)
{
    return {{std::move(draft)}};
}

Answer kept(const Play &play, Entry entry)
{
    auto next = play.draft;
    next.entry = std::move(entry);
    return kept(std::move(next));
}

Answer taken(const Play &play, const Action &action)
{
    const auto applied = StoneAge::apply(play.state(), action);
    if (!applied) {
        return tl::unexpected(applied.error());
    }
    auto next = freshDraft(applied->state);
    next.corrections = play.draft.corrections;
    if (applied->state.seat == play.state().seat && applied->state.phase == play.state().phase) {
        next.byTotal = play.draft.byTotal;
        next.aside = play.draft.aside;
        (void)takeUp(next, action);
        next.entry = takeUp(next, next.entry.action).value_or(next.entry);
    }
    return {{std::move(next), {action}, memosOf(play, action)}};
}

Answer takenIfFinished(const Play &play)
{
    const auto action = finished(play.draft.entry);
    return action ? taken(play, *action) : kept(play.draft);
}

Answer left(const Play &play, Draft to, const Entry &fresh)
{
    to.aside = play.draft.aside;
    to.corrections = play.draft.corrections;
    to.byTotal = play.draft.byTotal;
    if (play.draft.entry != fresh) {
        layAside(to, play.draft.entry);
    }
    return kept(std::move(to));
}
}
