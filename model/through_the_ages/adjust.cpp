// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/rivalplays.h"

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

namespace
{
std::vector<std::string> membersSet(const Adjust &adjust)
{
    SetMembers set;
    Adjust::set(set, adjust);
    return set.names;
}

bool isOfTheRival(const State &state, const Adjust &adjust)
{
    return isSolo(state) && adjust.player == RivalSeat;
}

/// Each has its own members; both have culture.
void judgeMembers(const State &state, const Adjust &adjust, Judge &judge)
{
    for (const auto &name : membersSet(adjust)) {
        const bool isOwn
            = isOfTheRival(state, adjust) ? name == "culture" || name == "units" : name != "units";
        judge.forbid(!isOwn, Code::OutOfRange, {.subject = name});
    }
}

void judgeArmy(const RivalArmy &army, Judge &judge)
{
    judge.forbid(army.empty(), Code::OutOfRange, {.subject = "units"});
    for (auto there = army.begin(); there != army.end(); ++there) {
        judgeFigure(there->units, idOf(there->tactic), judge);
        judge.forbid(std::find_if(army.begin(), there,
                         [&](const RivalUnits &other) { return other.tactic == there->tactic; })
                != there,
            Code::OutOfRange, {.subject = idOf(there->tactic)});
    }
}

void adjustRival(State &state, const Adjust &adjust, Events &events)
{
    auto &rival = state.rival;
    const int change = adjust.culture.value_or(rival.culture) - rival.culture;
    rival.culture += change;
    rival.sources[RivalSource::Adjust] += change;
    if (adjust.units) {
        rival.army = *adjust.units;
        dropTactics(state, events);
    }
    events.push_back(Adjusted{adjust.player, membersSet(adjust), adjust.why});
}
}

void judge(const State &state, const Adjust &adjust, Judge &judge)
{
    judge.forbid(!isSeat(state, adjust.player) && !isOfTheRival(state, adjust), Code::NoSuchPlayer,
        {.seat = adjust.player});
    judgeMembers(state, adjust, judge);
    judgeArmy(adjust.units.value_or(RivalArmy{{Tactic::LightCavalry, 0}}), judge);
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
    if (isOfTheRival(state, adjust)) {
        adjustRival(state, adjust, events);
        return;
    }
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
    events.push_back(Adjusted{adjust.player, membersSet(adjust), adjust.why});
}
}
