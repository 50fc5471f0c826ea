// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/steps.h"

#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/words/texts.h"

namespace RiseOfEmpires
{
const Step OverStep = {"score"};

QString sentence(const Play &play, const std::optional<Error> &error)
{
    return error ? play.sentence(*error) : QString();
}

/// With the regions of an era that begins, as far as they are remembered.
static std::optional<Setup> grown(const Play &play, const State &next)
{
    const auto added = eraOf(next) > eraOf(play.state())
        ? regionsToAdd(play.setup(), knownRegions(play.memory), eraOf(next))
        : std::vector<Region>();
    if (added.empty()) {
        return std::nullopt;
    }
    auto regions = play.setup().regions.list();
    regions.insert(regions.end(), added.begin(), added.end());
    return Setup{.players = play.setup().players, .regions = Regions(std::move(regions))};
}

Answer kept(Draft draft)
{
    return {{std::move(draft)}};
}

Answer taken(const Play &play, const Action &action, std::vector<Memo> memos)
{
    const auto applied = RiseOfEmpires::apply(play.state(), action);
    if (!applied) {
        return tl::unexpected(applied.error());
    }
    auto next = freshDraft(applied->state);
    next.corrections = play.draft.corrections;
    // A free action or a correction does not bring the beginning of the turn again.
    if (next.step == Stage::Turn && applied->state.round == play.state().round) {
        next.step = play.draft.step;
    }
    return {{std::move(next), {action}, std::move(memos), grown(play, applied->state)}};
}

Answer left(const Play &play)
{
    auto next = freshDraft(play.state());
    next.step = Stage::Rows;
    next.empire = play.draft.empire;
    next.corrections = play.draft.corrections;
    return kept(std::move(next));
}
}
