// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/randomplayer.h"

#include "model/through_the_ages/prices.h"
#include "model/through_the_ages/rivaladvice.h"
#include "model/through_the_ages/rules.h"

namespace ThroughTheAges
{
Setup RandomPlayer::setup()
{
    Setup setup{.players = MinPlayers + below(MaxPlayers - MinPlayers + 1), .edition = any<Edition>()};
    if (setup.players == 1) {
        setup.rival = any<Difficulty>();
        setup.rivalFirst = oneIn(2);
    } else {
        setup.leagues = oneIn(3);
    }
    return setup;
}

int RandomPlayer::number(int most)
{
    return below(2 * most + 1) - most;
}

template<typename Enum>
PerId<Enum, int> RandomPlayer::numbers(int chances, int most)
{
    PerId<Enum, int> some;
    for (int &value : some.items) {
        value = oneIn(chances) ? number(most) : 0;
    }
    return some;
}

std::optional<int> RandomPlayer::seat(const State &state)
{
    return sometimes(12, below(state.setup.players + (oneIn(20) ? 1 : 0)));
}

/// Mostly one with a worker or that is known.
Technology RandomPlayer::technology(const State &state, int seat)
{
    auto found = any<Technology>();
    for (int i = 0; i < 3 && isSeat(state, seat) && !playerAt(state, seat).knows(found); ++i) {
        found = any<Technology>();
    }
    return found;
}

std::string RandomPlayer::name()
{
    static constexpr const char *Names[] = {"Homer", "homer", "Élise", "ÉLISE", "Pyramids", "Great Wall",
        "Kremlin", "Code of Laws", "Strategy", "Wealthy Territory", "Peace", "Bach", "Moses", "Tesla",
        "Colossus", "Railroad", "Harbour", "Vast Territory", "Internet", "Navigation"};
    return Names[below(20)];
}

Effect RandomPlayer::effect()
{
    Effect effect{.traits = numbers<Trait>(9, 3)};
    for (int i = below(3); i > 0; --i) {
        Per per{.of = any<Count>(), .max = oneIn(3) ? below(4) : 0, .gives = numbers<Yield>(3, 2)};
        if (per.gives != PerId<Yield, int>{}) {
            effect.per.push_back(per);
        }
    }
    if (oneIn(4)) {
        effect.build = numbers<Type>(4, 2);
        effect.upgrade = numbers<Type>(4, 2);
        effect.learn = numbers<Learnable>(4, 3);
    }
    if (oneIn(4)) {
        effect.onTechnology = numbers<Benefit>(4, 2);
        effect.onTake = numbers<Benefit>(4, 2);
    }
    return effect;
}

Gain RandomPlayer::gain()
{
    Gain gain{.numbers = numbers<Benefit>(4, 5)};
    if (oneIn(4)) {
        PerOf<Income> per{.of = any<Count>(), .max = oneIn(3) ? 2 : 0, .gives = numbers<Income>(2, 2)};
        if (per.gives != PerId<Income, int>{}) {
            gain.per.push_back(per);
        }
    }
    return gain;
}

WonderCard RandomPlayer::wonder(const State &state)
{
    WonderCard wonder{.name = name(), .age = levelOfAge(state)};
    for (int i = 1 + below(5); i > 0; --i) {
        wonder.stages.push_back(below(5));
    }
    return wonder;
}

Units RandomPlayer::units(const Player &player)
{
    Units units;
    for (const Unit unit : valuesOf<Unit>()) {
        const int there = player.workersOn(technologyOf(unit));
        units[unit] = there > 0 && oneIn(2) ? 1 + below(there) : 0;
    }
    return units;
}

Modify RandomPlayer::modify(const State &state)
{
    Modify action{.player = seat(state), .name = name()};
    const int whose = seatOf(state, action.player);
    const bool inPlay = isSeat(state, whose) && playerAt(state, whose).cards.find(action.name);
    if (oneIn(8)) {
        action.remove = true;
        return action;
    }
    action.effect = effect();
    action.gain = oneIn(3) ? gain() : Gain{};
    if (!inPlay || oneIn(10)) {
        action.kind = any<CardKind>();
        action.age = levelOfAge(state);
        action.family = action.kind == CardKind::Special ? sometimes(2, any<Family>()) : std::nullopt;
        action.replaces = sometimes(8, name());
    }
    action.science = oneIn(3) ? below(6) : 0;
    action.actions = sometimes(4, below(2));
    return action;
}

BuildStages RandomPlayer::stages(const State &state)
{
    BuildStages action{.player = seat(state), .count = 1 + below(2), .discount = oneIn(3) ? below(5) : 0};
    const int whose = seatOf(state, action.player);
    const auto *player = isSeat(state, whose) ? &playerAt(state, whose) : nullptr;
    if (player && player->cards.wonder() && stagesLeft(*player->cards.wonder()) == action.count) {
        action.effect = effect();
        action.gain = gain();
    }
    return action;
}

Battle RandomPlayer::battle(const State &state)
{
    Battle action{.against = below(state.setup.players), .war = oneIn(2), .actions = below(2)};
    const auto &player = playerAt(state, seatOf(state, {}));
    action.against = action.war && player.war != Nobody ? player.war : action.against;
    if (oneIn(2)) {
        action.sacrifice = units(player);
        action.defenderSacrifice = units(playerAt(state, action.against));
    }
    action.cards = action.war ? 0 : below(5);
    action.attacker = gain();
    action.defender = gain();
    return action;
}

ScoreImpacts RandomPlayer::impacts(const State &state)
{
    ScoreImpacts action;
    for (const Impact impact : valuesOf<Impact>()) {
        const bool wanted = isSolo(state) ? action.events.size() < 4 && impact != Impact::Strength : oneIn(4);
        if (wanted && isIn(editionOf(state), impact) && !state.scored[impact]) {
            action.events.push_back(impact);
        }
    }
    if (oneIn(3)) {
        for (int seat = 0; seat < scoredSeats(state.setup); ++seat) {
            action.extra.push_back(number(20));
        }
        // Zeros for all are as good as none.
        action.extra.front() = 1 + below(5);
    }
    return action;
}

std::vector<RivalCard> RandomPlayer::rivalCards(const State &state, int count)
{
    std::vector<RivalCard> cards;
    while (static_cast<int>(cards.size()) < count) {
        const auto card = any<RivalCard>();
        if (isIn(editionOf(state), card)) {
            cards.push_back(card);
        }
    }
    return cards;
}

Revealed RandomPlayer::revealed(const State &state)
{
    auto event = any<Revealed>();
    while (!isIn(editionOf(state), event)) {
        event = any<Revealed>();
    }
    return event;
}

AttackRival RandomPlayer::attackRival(const State &state)
{
    const auto card = static_cast<RivalCard>(static_cast<int>(RivalCard::War2) + below(15));
    const bool draws = roleOf(card) == Role::Aggression && state.age < LastAge;
    AttackRival action{.card = card, .drawn = rivalCards(state, draws ? RivalDraws : 0), .change = gain()};
    if (editionOf(state) == Edition::Original && oneIn(2)) {
        action.sacrifice = units(playerAt(state, 0));
    }
    return action;
}

Defend RandomPlayer::defend(const State &state)
{
    const auto &player = playerAt(state, 0);
    Defend action{.cards = below(4)};
    if (editionOf(state) == Edition::Original && !isLastRound(state) && oneIn(3)) {
        action.sacrifice = units(player);
    }
    for (const Technology technology : valuesOf<Technology>()) {
        if (!isUnit(technology) && player.workersOn(technology) > 0) {
            action.worker = technology;
        }
    }
    if (const auto need = rivalNeeds(state); !need.colonies.empty()) {
        action.colony
            = need.colonies[static_cast<std::size_t>(below(static_cast<int>(need.colonies.size())))];
    }
    return action;
}

Colonize RandomPlayer::colonize(const State &state, std::optional<int> player)
{
    const int whose = seatOf(state, player);
    return {player, name(), 1 + below(2), state.rival.bid + 1 + below(4),
        isSeat(state, whose) ? units(playerAt(state, whose)) : Units{}, below(4), effect(), gain()};
}

/// What the Rival needs next.
Action RandomPlayer::answer(const State &state)
{
    switch (state.phase) {
    case Phase::RivalWar:
        return RivalWar{.change = gain()};
    case Phase::RivalHand: {
        RivalHand hand{.cards = rivalCards(state, state.rival.draw)};
        const auto fitting = fittingCards(state, hand.cards);
        if (fitting.size() > 1 || (!fitting.empty() && oneIn(3))) {
            hand.pick = fitting[static_cast<std::size_t>(below(static_cast<int>(fitting.size())))];
        }
        return hand;
    }
    case Phase::RivalAttack: {
        auto defence = defend(state);
        if (refusal(state, defence)) {
            // Only units are left, or none at all.
            defence.sacrifice = {};
            for (const Technology technology : valuesOf<Technology>()) {
                defence.worker = playerAt(state, 0).workersOn(technology) > 0 ? technology : defence.worker;
            }
        }
        return defence;
    }
    case Phase::RivalEvent:
        return RivalEvent{revealed(state), gain()};
    case Phase::RivalBid:
        return RivalBid{rivalCards(state, rivalNeeds(state).cards)};
    default: {
        const Action bid = colonize(state, std::nullopt);
        return refusal(state, bid) ? Action(PassBid{}) : bid;
    }
    }
}

namespace
{
Tactic rivalTactic(const State &state)
{
    return static_cast<Tactic>(3 + state.round % 14);
}
}

Adjust RandomPlayer::adjust(const State &state)
{
    if (isSolo(state) && oneIn(3)) {
        Adjust action{.player = RivalSeat, .culture = sometimes(2, below(200))};
        if (oneIn(2)) {
            action.units = {{rivalTactic(state), below(6)}, {Tactic::LightCavalry, below(4)}};
        }
        return action;
    }
    Adjust action{.player = below(state.setup.players),
        .culture = sometimes(4, below(200)),
        .science = sometimes(4, below(30)),
        .yellow = sometimes(4, below(25)),
        .pool = sometimes(4, below(4)),
        .blue = sometimes(4, below(20)),
        .civil = sometimes(6, below(6)),
        .military = sometimes(6, below(6)),
        .arms = sometimes(6, below(4))};
    if (oneIn(2)) {
        auto &workers = action.workers.emplace();
        for (int i = 0; i < 3; ++i) {
            workers[technology(state, action.player)] = below(4);
        }
    }
    if (oneIn(4)) {
        action.foodTokens = Tokens{below(5), below(4), below(3), below(2)};
        action.resourceTokens = Tokens{below(5), below(4), below(3), below(2)};
    }
    if (oneIn(4)) {
        auto &known = action.technologies.emplace(playerAt(state, action.player).technologies.known);
        known[any<Technology>()] = !oneIn(4);
    }
    action.government = sometimes(5, any<Government>());
    action.tactic = sometimes(5, any<Tactic>());
    action.why = oneIn(3) ? "a slip\n" : "";
    return action;
}

Action RandomPlayer::boardAction(const State &state)
{
    const auto player = seat(state);
    const int whose = seatOf(state, player);
    const auto actions = sometimes(6, below(2));
    const int discount = oneIn(3) ? below(6) - 1 : 0;
    const auto on = technology(state, whose);
    switch (below(9)) {
    case 0:
        return Learn{player, any<Technology>(), discount + below(8), actions};
    case 1:
        return Govern{player, any<Government>(), oneIn(2), false, discount + below(10)};
    case 2:
    case 3:
        return Grow{player, discount, actions};
    case 4:
    case 5:
        return Build{player, on, discount, actions};
    case 6: {
        const auto to = static_cast<Technology>(std::min(countOf<Technology> - 1, int(on) + 1 + below(2)));
        return Upgrade{player, on, to, discount, actions};
    }
    case 7:
        return oneIn(2) ? Action(Destroy{player, on, actions})
                        : Action(Lose{player, oneIn(2) ? Origin::Pool : originOf(on), 1 + below(2)});
    default:
        return stages(state);
    }
}

Action RandomPlayer::politics(const State &state)
{
    const auto player = seat(state);
    switch (below(9)) {
    case 0:
        return Prepare{below(4), isSolo(state) ? revealed(state) : sometimes(2, any<Revealed>())};
    case 1:
        if (oneIn(2)) {
            return Declare{below(scoredSeats(state.setup)), below(2)};
        }
        return isSolo(state) ? Action(attackRival(state)) : Action(battle(state));
    case 2:
        return colonize(state, player);
    case 3:
        return oneIn(6) ? Action(impacts(state)) : Action(Spend{player, below(2), below(2)});
    case 4: {
        Grant grant{.gain = gain()};
        for (int seat = state.setup.players - 1; seat >= 0; --seat) {
            if (oneIn(2)) {
                grant.players.push_back(seat);
            }
        }
        return grant;
    }
    case 5:
        return ChooseTactic{player, any<Tactic>(), sometimes(4, below(2))};
    case 6:
        return modify(state);
    default:
        return Take{player, below(4), oneIn(3), sometimes(3, wonder(state))};
    }
}

Action RandomPlayer::choose(const State &state)
{
    if (state.phase == Phase::Final) {
        return impacts(state);
    }
    if (oneIn(4000)) {
        return Finish{"enough"};
    }
    // While the Rival waits, little else is done.
    const int tries = state.phase == Phase::Turn ? 12 : below(2);
    for (int i = 0; i < tries; ++i) {
        Action action = oneIn(60) ? Action(adjust(state))
            : oneIn(30)           ? Action(NextAge{})
            : oneIn(400)          ? Action(Resign{})
            : oneIn(3)            ? politics(state)
                                  : boardAction(state);
        if (!refusal(state, action)) {
            return action;
        }
    }
    if (state.phase != Phase::Turn) {
        return answer(state);
    }
    if (isSolo(state) && isWarOpen(state, 0)) {
        return AttackRival{.card = RivalCard::War2, .change = gain()};
    }
    if (isWarOpen(state, state.seat)) {
        return Battle{.against = active(state).war, .war = true, .attacker = gain(), .defender = gain()};
    }
    return EndTurn{};
}

Action RandomPlayer::wild(const State &state)
{
    switch (below(6)) {
    case 0:
        return adjust(state);
    case 1: {
        auto action = modify(state);
        action.effect.traits = numbers<Trait>(10, 150);
        action.age = below(5);
        return action.remove ? Action(Modify{.name = name(), .remove = true}) : Action(action);
    }
    case 2:
        return oneIn(2) ? Action(NextAge{}) : Action(Resign{});
    case 3:
        return impacts(state);
    case 4:
        return politics(state);
    default:
        return isSolo(state) && oneIn(2) ? answer(state) : boardAction(state);
    }
}
}
