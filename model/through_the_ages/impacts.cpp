// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/impacts.h"

#include "model/through_the_ages/rivalplays.h"

#include <numeric>

namespace ThroughTheAges
{
namespace
{
int levelsOf(const Board &board, bool (*counts)(Type))
{
    int levels = 0;
    for (const Type type : valuesOf<Type>()) {
        levels += counts(type) ? board.levels(type) : 0;
    }
    return levels;
}

int foodPoints(const Board &board, const Player &player, Edition edition)
{
    if (edition == Edition::Original) {
        return board.madeByWorkers(Good::Food);
    }
    const int made = board.madeInATurn(Good::Food);
    return made + (made > yellowSection(player.yellow).consumption ? 4 : 0);
}

int technologyPoints(const Player &player)
{
    int count = factsOf(player.government).level == 3 ? 1 : 0;
    for (const Technology technology : valuesOf<Technology>()) {
        count += player.knows(technology) && factsOf(technology).level == 3 ? 1 : 0;
    }
    count += static_cast<int>(std::ranges::count_if(player.cards.list(),
        [](const Card &card) { return card.kind == CardKind::Special && card.age == 3; }));
    return 4 * count;
}

int varietyPoints(const Board &board, const Player &player)
{
    int count = player.cards.sums().kinds[CardKind::Special];
    for (const Type type : valuesOf<Type>()) {
        count += (isUrban(type) || isUnit(type)) && board.workers(type) > 0 ? 1 : 0;
    }
    return 2 * count;
}

int wonderPoints(const Player &player)
{
    int points = 0;
    for (const auto &card : player.cards.list()) {
        points += card.kind == CardKind::Wonder ? PointsOfWonder[static_cast<std::size_t>(card.age)] : 0;
    }
    return points;
}

/// Of an event that looks at one board alone.
int pointsOfBoard(Edition edition, const Player &player, Impact impact)
{
    const Board board(edition, player);
    const auto &sums = player.cards.sums();
    switch (impact) {
    case Impact::Agriculture:
        return foodPoints(board, player, edition);
    case Impact::Architecture:
        return levelsOf(board, [](Type type) { return isUrban(type); });
    case Impact::Balance:
        return 2
            * std::min({board.sciencePerTurn(), board.culturePerTurn(), board.madeInATurn(Good::Food),
                board.madeInATurn(Good::Resources)});
    case Impact::Colonies:
        return ByEdition(4, 3).in(edition)*sums.kinds[CardKind::Colony];
    case Impact::Competition:
        return levelsOf(board, [](Type type) { return isUnit(type) || type == Type::Arena; });
    case Impact::Government:
        return 2 * totalsOf(player).civil + totalsOf(player).military;
    case Impact::Happiness:
        return 2 * (board.happiness() - board.discontent());
    case Impact::Industry:
        return board.madeByWorkers(Good::Resources);
    case Impact::Population:
        return std::max(0, 2 * (board.workersOfAll() + player.pool - board.discontent() - 10));
    case Impact::Progress:
        return 2 * (factsOf(player.government).level + sums.specialAges);
    case Impact::Technology:
        return technologyPoints(player);
    case Impact::Variety:
        return varietyPoints(board, player);
    case Impact::Wonders:
        return wonderPoints(player);
    case Impact::Science:
    case Impact::Strength:
        break;
    }
    return 0;
}

ImpactPoints byRank(const std::vector<int> &ranked)
{
    ImpactPoints all;
    for (std::size_t place = 0; place < ranked.size(); ++place) {
        const auto seat = static_cast<std::size_t>(ranked[place]);
        all.ranks[seat] = static_cast<int>(place) + 1;
        all.points[seat] = PointsByRank[ranked.size()][place];
    }
    return all;
}

/// Against the Rival: culture stands for science, and it gets nothing for it (N17). At a tie who is first in
/// each round is better.
ImpactPoints againstTheRival(const State &state, Impact impact)
{
    const bool strength = impact == Impact::Strength;
    const int lead = strength ? humanStrength(state) - rivalStrength(state)
                              : playerAt(state, 0).culture - state.rival.culture;
    const bool humanIsBetter = lead > 0 || (lead == 0 && !state.setup.rivalFirst);
    const auto [more, less] = std::pair(PointsByRank[2][0], PointsByRank[2][1]);
    ImpactPoints both;
    both.ranks = {humanIsBetter ? 1 : 2, humanIsBetter ? 2 : 1};
    both.points = {humanIsBetter ? more : less, humanIsBetter || !strength ? less : more};
    return both;
}
}

int firstOfTies(const State &state)
{
    return state.phase == Phase::Final || isOver(state) ? 0 : state.seat;
}

ImpactPoints impactPoints(const State &state, Impact impact)
{
    if (isSolo(state) && (impact == Impact::Strength || impact == Impact::Science)) {
        return againstTheRival(state, impact);
    }
    if (impact == Impact::Strength || impact == Impact::Science) {
        return byRank(rankedBy(state, firstOfTies(state), [&](int seat) {
            const Board board(editionOf(state), playerAt(state, seat));
            return impact == Impact::Strength ? board.strength() : board.sciencePerTurn();
        }));
    }
    ImpactPoints all;
    for (const int seat : seatsIn(state)) {
        all.points[static_cast<std::size_t>(seat)]
            = pointsOfBoard(editionOf(state), playerAt(state, seat), impact);
    }
    return all;
}

namespace
{
/// Who scores, in the order of the turns.
std::vector<int> scoringOrder(const State &state)
{
    if (isSolo(state)) {
        return state.setup.rivalFirst ? std::vector{RivalSeat, 0} : std::vector{0, RivalSeat};
    }
    return seatsIn(state);
}

int scoreRivalFinally(Rival &rival, int points)
{
    const int change = std::max(points, -rival.culture);
    rival.impacts += change;
    rival.sources[RivalSource::Final] += change;
    return change;
}

/// Tells points and adds them up.
class Tally
{
public:
    explicit Tally(Events &events)
        : m_events(events)
    {
    }
    void add(int seat, std::string_view event, int points)
    {
        m_events.push_back(ImpactScored{seat, event, points});
        m_totals[static_cast<std::size_t>(seat)] += points;
    }
    int of(int seat) const { return m_totals[static_cast<std::size_t>(seat)]; }

private:
    Events &m_events;
    std::array<int, MaxPlayers> m_totals{};
};

void addImpact(const State &state, Impact impact, const std::vector<int> &seats, Tally &tally)
{
    const auto all = impactPoints(state, impact);
    for (const int seat : seats) {
        tally.add(seat, idOf(impact), all.points[static_cast<std::size_t>(seat)]);
    }
}
}

void judge(const State &state, const ScoreImpacts &action, Judge &judge)
{
    const bool isPhase = state.phase == Phase::Final || (state.phase == Phase::Turn && !isSolo(state));
    judge.forbid(!isPhase, Code::WrongPhase, {.subject = idOf(state.phase)});
    judge.forbid(state.round == 1, Code::FirstRound);
    for (const Impact impact : action.events) {
        judge.forbid(!isIn(editionOf(state), impact), Code::NotInEdition, {.subject = idOf(impact)});
        judge.forbid(state.scored[impact], Code::AlreadyScored, {.subject = idOf(impact)});
    }
    const bool namesStrength = std::ranges::find(action.events, Impact::Strength) != action.events.end();
    judge.forbid(isSolo(state) && (namesStrength || action.events.size() != EventsSetAside),
        Code::ImpactCount, {.count = EventsSetAside});
    const int count = static_cast<int>(action.extra.size());
    const int seats = scoredSeats(state.setup);
    judge.forbid(count > 0 && count != seats, Code::OutOfRange,
        {.subject = "extra", .count = count, .least = seats, .most = seats});
    for (const int extra : action.extra) {
        judgeFigure(extra, "extra", judge, -MostOfGain, MostOfGain);
    }
}

void play(State &state, const ScoreImpacts &action, Events &events)
{
    const auto order = scoringOrder(state);
    Tally tally(events);
    for (const Impact impact : action.events) {
        state.scored[impact] = true;
        addImpact(state, impact, seatsIn(state), tally);
    }
    if (isSolo(state)) {
        addImpact(state, Impact::Strength, order, tally);
        tally.add(RivalSeat, "events", RivalsImpacts);
    }
    for (const int seat : order) {
        const int extra = action.extra.empty() ? 0 : action.extra[static_cast<std::size_t>(seat)];
        if (extra != 0) {
            tally.add(seat, "extra", extra);
        }
    }
    const bool isFinal = state.phase == Phase::Final;
    for (const int seat : order) {
        auto &player = playerAt(state, seat);
        const int scored = isSolo(state) && seat == RivalSeat ? scoreRivalFinally(state.rival, tally.of(seat))
            : isFinal                                         ? scoreFinally(player, tally.of(seat))
                      : score(player, Source::Impacts, tally.of(seat));
        events.push_back(ImpactTotal{seat, scored});
    }
    if (isFinal) {
        endGame(state, events);
    }
}
}
