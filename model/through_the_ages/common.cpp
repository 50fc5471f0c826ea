// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/plays.h"

namespace ThroughTheAges
{
void Judge::forbid(bool broken, Code code, const HintWith<std::string_view> &hint)
{
    if (broken) {
        m_broken.push_back({code, {std::string(hint.subject), hint.count, hint.least, hint.most, hint.seat}});
    }
}

std::vector<Error> Judge::broken() const
{
    auto list = m_broken;
    std::ranges::stable_sort(list, {}, &Error::code);
    list.erase(std::unique(list.begin(), list.end(),
                   [](const Error &one, const Error &other) { return one.code == other.code; }),
        list.end());
    return list;
}

std::optional<Error> Judge::verdict() const
{
    const auto first = std::ranges::min_element(m_broken, {}, &Error::code);
    return first != m_broken.end() ? std::optional(*first) : std::nullopt;
}

int seatOf(const State &state, const std::optional<int> &player)
{
    return player.value_or(isSolo(state) ? 0 : state.seat);
}

int actionsOf(const State &state, int seat, const std::optional<int> &said, int byRule)
{
    return said.value_or(seat == state.seat ? byRule : 0);
}

void judgeTurn(const State &state, Judge &judge)
{
    judge.forbid(state.phase != Phase::Turn, Code::WrongPhase, {.subject = idOf(state.phase)});
    judge.forbid(state.round == 1, Code::FirstRound);
}

void judgePlaying(const State &state, Judge &judge)
{
    judge.forbid(state.phase == Phase::Final, Code::WrongPhase, {.subject = idOf(state.phase)});
    judge.forbid(state.round == 1, Code::FirstRound);
}

bool judgeSeat(const State &state, int seat, Judge &judge)
{
    judge.forbid(!isIn(state, seat), Code::NoSuchPlayer, {.seat = seat});
    return isIn(state, seat);
}

void judgeFigure(int figure, std::string_view subject, Judge &judge, int least, int most)
{
    judge.forbid(figure < least || figure > most, Code::OutOfRange,
        {.subject = subject, .count = figure, .least = least, .most = most});
}

void judgeCivil(const Player &player, int actions, Judge &judge)
{
    judgeFigure(actions, "actions", judge);
    judge.forbid(actions > player.civil, Code::NotEnoughCivil, {.count = actions - player.civil});
}

void judgeMilitary(const Player &player, int actions, Judge &judge)
{
    judgeFigure(actions, "actions", judge);
    judge.forbid(actions > player.military, Code::NotEnoughMilitary, {.count = actions - player.military});
}

void judgeDiscount(int discount, Judge &judge)
{
    judgeFigure(discount, "discount", judge, -MostDiscount, MostDiscount);
}

void judgeScience(const Player &player, int price, Judge &judge)
{
    judge.forbid(price > player.science, Code::NotEnoughScience, {.count = price - player.science});
}

void judgeAge(const State &state, int level, std::string_view subject, Judge &judge)
{
    judge.forbid(level > levelOfAge(state), Code::TooEarly, {.subject = subject, .count = level});
}

void judgeUnits(const Player &player, const Units &units, Judge &judge)
{
    for (const Unit unit : valuesOf<Unit>()) {
        const auto technology = technologyOf(unit);
        const bool known = player.knows(technology);
        judge.forbid(units[unit] > 0 && !known, Code::NotKnown, {.subject = idOf(unit)});
        judge.forbid(known && units[unit] > player.workersOn(technology), Code::NoWorker,
            {.subject = idOf(unit), .count = units[unit] - player.workersOn(technology)});
    }
}

namespace
{
template<typename Enum>
void judgeNumbers(const PerId<Enum, int> &numbers, int most, Judge &judge)
{
    for (const Enum value : valuesOf<Enum>()) {
        judgeFigure(numbers[value], idOf(value), judge, -most, most);
    }
}

template<typename Given>
void judgePer(const std::vector<PerOf<Given>> &list, Judge &judge)
{
    for (const auto &per : list) {
        judgeFigure(per.max, "max", judge);
        judgeNumbers(per.gives, MostOfEffect, judge);
    }
}
}

void judgeEffect(const Effect &effect, Judge &judge)
{
    judgeNumbers(effect.traits, MostOfEffect, judge);
    judgePer(effect.per, judge);
    judgeNumbers(effect.build, MostOfEffect, judge);
    judgeNumbers(effect.upgrade, MostOfEffect, judge);
    judgeNumbers(effect.learn, MostOfEffect, judge);
    judgeNumbers(effect.onTechnology, MostOfGain, judge);
    judgeNumbers(effect.onTake, MostOfGain, judge);
}

void judgeGain(const Gain &gain, Judge &judge)
{
    judgeNumbers(gain.numbers, MostOfGain, judge);
    judgePer(gain.per, judge);
}

void spend(State &state, int seat, int civil, int military, Events &events)
{
    auto &player = playerAt(state, seat);
    player.civil -= civil;
    player.military -= military;
    if (civil > 0 || military > 0) {
        events.push_back(Spent{seat, civil, military});
    }
}

void payScience(State &state, int seat, int price, Events &events)
{
    playerAt(state, seat).science -= price;
    if (price > 0) {
        events.push_back(Paid{.player = seat, .science = price});
    }
}

namespace
{
int addTo(int &points, int more)
{
    const int before = points;
    points = std::clamp(points + more, 0, MostPoints);
    return points - before;
}
}

int score(Player &player, Source source, int culture)
{
    const int change = addTo(player.culture, culture);
    player.sources[source] += change;
    return change;
}

int scoreFinally(Player &player, int points)
{
    const int change = std::max(points, -player.culture);
    player.impacts += change;
    player.sources[Source::Impacts] += change;
    return change;
}

int addScience(Player &player, int science)
{
    return addTo(player.science, science);
}

void giveUp(Player &player, const Units &units)
{
    for (const Unit unit : valuesOf<Unit>()) {
        player.technologies.workers[technologyOf(unit)] -= units[unit];
        player.yellow += units[unit];
    }
}

int tellSacrifice(const State &state, int seat, const Units &units, Events &events)
{
    const int strength = sacrificeOf(editionOf(state), playerAt(state, seat), units);
    if (sumOf(units) > 0) {
        events.push_back(Sacrificed{seat, units, strength});
    }
    return strength;
}
}
