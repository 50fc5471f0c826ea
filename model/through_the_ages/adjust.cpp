// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"

namespace ThroughTheAges
{
namespace
{
/// Notes which members are set.
class SetMembers
{
public:
    template<typename T>
    void optional(std::string_view name, const std::optional<T> &value)
    {
        if (value) {
            names.emplace_back(name);
        }
    }

    std::vector<std::string> names;
};

void judgeSet(const std::optional<int> &set, std::string_view subject, Judge &judge, int most = MostFigure)
{
    judgeFigure(set.value_or(0), subject, judge, 0, most);
}

void judgeTokens(const std::optional<Tokens> &tokens, std::string_view subject, Judge &judge)
{
    for (const int count : tokens.value_or(Tokens{})) {
        judgeFigure(count, subject, judge);
    }
}

/// What is of level A stays known.
bool isKnownAfter(const Player &player, const Adjust &adjust, Technology technology)
{
    return factsOf(technology).level == 0
        || (adjust.technologies ? *adjust.technologies : player.technologies.known)[technology];
}

void judgeTechnologies(const Player &player, const Adjust &adjust, Judge &judge)
{
    for (const Technology technology : valuesOf<Technology>()) {
        const auto set = adjust.workers ? (*adjust.workers)[technology] : std::nullopt;
        const bool known = isKnownAfter(player, adjust, technology);
        judgeSet(set, idOf(technology), judge);
        judge.forbid(set.value_or(0) > 0 && !known, Code::NotKnown, {.subject = idOf(technology)});
        judge.forbid(!set && !known && player.workersOn(technology) > 0, Code::NoWorker,
            {.subject = idOf(technology), .count = player.workersOn(technology)});
    }
}
}

void judge(const State &state, const Adjust &adjust, Judge &judge)
{
    judge.forbid(!isSeat(state, adjust.player), Code::NoSuchPlayer, {.seat = adjust.player});
    const auto tactic = adjust.tactic.value_or(Tactic::None);
    judge.forbid(!isIn(editionOf(state), tactic), Code::NotInEdition, {.subject = idOf(tactic)});
    judgeSet(adjust.culture, "culture", judge, MaxCount);
    judgeSet(adjust.science, "science", judge, MaxCount);
    judgeSet(adjust.yellow, "yellow", judge);
    judgeSet(adjust.pool, "pool", judge);
    judgeSet(adjust.blue, "blue", judge);
    judgeSet(adjust.civil, "civil", judge);
    judgeSet(adjust.military, "military", judge);
    judgeSet(adjust.arms, "arms", judge);
    judgeTokens(adjust.foodTokens, "foodTokens", judge);
    judgeTokens(adjust.resourceTokens, "resourceTokens", judge);
    if (isSeat(state, adjust.player)) {
        judgeTechnologies(playerAt(state, adjust.player), adjust, judge);
    }
}

void play(State &state, const Adjust &adjust, Events &events)
{
    auto &player = playerAt(state, adjust.player);
    const auto before = totalsOf(player);
    for (const Technology technology : valuesOf<Technology>()) {
        player.technologies.known[technology] = isKnownAfter(player, adjust, technology);
        if (const auto set = adjust.workers ? (*adjust.workers)[technology] : std::nullopt) {
            player.technologies.workers[technology] = *set;
        }
    }
    player.government = adjust.government.value_or(player.government);
    player.tactic = adjust.tactic.value_or(player.tactic);
    followTotals(player, before);
    score(player, Source::Adjust, adjust.culture.value_or(player.culture) - player.culture);
    player.science = adjust.science.value_or(player.science);
    player.yellow = adjust.yellow.value_or(player.yellow);
    player.pool = adjust.pool.value_or(player.pool);
    player.blue = adjust.blue.value_or(player.blue);
    player.civil = adjust.civil.value_or(player.civil);
    player.military = adjust.military.value_or(player.military);
    player.arms = adjust.arms.value_or(player.arms);
    player.tokens[Good::Food] = adjust.foodTokens.value_or(player.tokens[Good::Food]);
    player.tokens[Good::Resources] = adjust.resourceTokens.value_or(player.tokens[Good::Resources]);
    SetMembers set;
    Adjust::set(set, adjust);
    events.push_back(Adjusted{adjust.player, std::move(set.names), adjust.why});
}
}
