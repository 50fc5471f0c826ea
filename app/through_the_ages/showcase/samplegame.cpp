// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/samplegame.h"
#include "app/through_the_ages/package.h"
#include "model/through_the_ages/advice.h"
#include "model/through_the_ages/prices.h"

#include <algorithm>

namespace ThroughTheAges
{
namespace
{
/// Plays like somebody at their second game: keeps the people fed and content, and does what can be paid.
class Beginner : Chance
{
public:
    using Chance::Chance;

    Action choose(const State &state)
    {
        switch (state.phase) {
        case Phase::Turn:
            return turnOf(state);
        case Phase::Final:
            return lastEvents(state);
        default:
            return answerTo(state);
        }
    }

private:
    // A turn.
    Action turnOf(const State &state)
    {
        if (m_round != state.round || m_seat != state.seat) {
            m_round = state.round;
            m_seat = state.seat;
            m_political = false;
            m_taken = 0;
        }
        if (state.round == 1) {
            return m_taken++ == 0 && below(3) > 0 ? Action(Take{.actions = 1}) : Action(EndTurn{});
        }
        if (isAgeOver(state)) {
            return NextAge{};
        }
        if (!std::exchange(m_political, true)) {
            if (const auto action = allowed(state, {politics(state)})) {
                return *action;
            }
        }
        if (const auto action = allowed(state, wishes(state))) {
            return *action;
        }
        return EndTurn{};
    }

    static bool isAgeOver(const State &state)
    {
        // After so many rounds each age is over, about when the decks are.
        constexpr std::array Ends = {1, 5, 10, 15};
        return state.seat == 0 && state.age < LastAge
            && state.round > Ends[static_cast<std::size_t>(state.age)];
    }

    static std::optional<Action> allowed(const State &state, const std::vector<std::optional<Action>> &wishes)
    {
        for (const auto &wish : wishes) {
            if (wish && !refusal(state, *wish)) {
                return wish;
            }
        }
        return std::nullopt;
    }

    std::optional<Action> politics(const State &state)
    {
        const int level = levelOfAge(state);
        if (isSolo(state)) {
            return below(2) == 0 ? std::optional<Action>(Prepare{level, event(state)}) : std::nullopt;
        }
        if (below(6) == 0) {
            return attack(state);
        }
        if (below(5) == 0 && level > 0) {
            return colony(state);
        }
        return below(3) > 0 ? std::optional<Action>(Prepare{level, {}}) : std::nullopt;
    }
    std::optional<Action> attack(const State &state)
    {
        const int weakest = byStrength(state).back();
        if (weakest == state.seat || strengthOf(state, weakest) >= strengthOf(state, state.seat)) {
            return std::nullopt;
        }
        Battle battle{.against = weakest, .actions = 1};
        battle.attacker.numbers[Benefit::Culture] = 3;
        battle.defender.numbers[Benefit::Culture] = -3;
        return battle;
    }
    std::optional<Action> colony(const State &state)
    {
        const auto units = unitsOf(active(state));
        for (const Unit unit : valuesOf<Unit>()) {
            if (units[unit] > 0) {
                Units sacrifice;
                sacrifice[unit] = 1;
                const auto *card = fresh(state, CardKind::Colony, std::min(2, levelOfAge(state)));
                return card ? std::optional<Action>(colonizing(*card, 1, sacrifice)) : std::nullopt;
            }
        }
        return std::nullopt;
    }

    std::vector<std::optional<Action>> wishes(const State &state)
    {
        std::vector<std::optional<Action>> list{leader(state), government(state)};
        std::vector<std::optional<Action>> more{stage(state), wonder(state), special(state), worker(state),
            building(state), building(state), upgrade(state), upgrade(state), learning(state), tactic(state)};
        shuffle(more);
        list.insert(list.end(), more.begin(), more.end());
        if (m_taken < 2) {
            ++m_taken;
            list.push_back(Take{.actions = 1 + below(2), .technology = below(2) == 0});
        }
        return list;
    }

    /// A card of an age that nobody has had.
    const CardFacts *fresh(const State &state, CardKind kind, int age)
    {
        auto cards = cardsOf(editionOf(state), kind);
        std::erase_if(cards, [&](const CardFacts *card) {
            return card->age != age || std::ranges::find(m_used, card->name) != m_used.end();
        });
        return cards.empty() ? nullptr : oneOf(cards);
    }
    std::optional<Action> leader(const State &state)
    {
        const auto *now = active(state).cards.find(CardKind::Leader);
        const int age = levelOfAge(state);
        const auto *card = !now || now->age < age ? fresh(state, CardKind::Leader, age) : nullptr;
        return card && below(3) == 0 ? used(state, *card, playing(state.setup, *card)) : std::nullopt;
    }
    std::optional<Action> special(const State &state)
    {
        const auto *card = fresh(state, CardKind::Special, std::max(1, levelOfAge(state)));
        return card && below(3) == 0 ? used(state, *card, playing(state.setup, *card)) : std::nullopt;
    }
    /// Only one that can be played is used up.
    std::optional<Action> used(const State &state, const CardFacts &card, const Action &action)
    {
        if (refusal(state, action)) {
            return std::nullopt;
        }
        m_used.push_back(card.name);
        return action;
    }
    std::optional<Action> wonder(const State &state)
    {
        const auto &cards = active(state).cards;
        const auto *card = cards.wonder() || isLastRound(state)
            ? nullptr
            : fresh(state, CardKind::Wonder, levelOfAge(state));
        const int actions = 1 + cards.sums().kinds[CardKind::Wonder];
        return card ? used(state, *card, Take{.actions = actions, .wonder = wonderOf(*card)}) : std::nullopt;
    }
    static std::optional<Action> stage(const State &state)
    {
        const auto &wonder = active(state).cards.wonder();
        if (!wonder) {
            return std::nullopt;
        }
        const auto cards = cardsOf(editionOf(state), CardKind::Wonder);
        const auto card = std::ranges::find(cards, wonder->card.name, &CardFacts::name);
        return stagesLeft(*wonder) == 1 && card != cards.end() ? finishing(**card, 1) : BuildStages{};
    }

    std::optional<Action> government(const State &state)
    {
        const auto wanted = static_cast<Government>(1 + below(countOf<Government> - 1));
        const bool isBetter = factsOf(wanted).level > factsOf(active(state).government).level;
        return isBetter ? std::optional<Action>(Govern{.government = wanted, .revolution = below(3) > 0})
                        : std::nullopt;
    }
    /// Not if somebody would be discontented, or hungry for long.
    static std::optional<Action> worker(const State &state)
    {
        const auto &player = active(state);
        auto then = player;
        then.yellow = std::max(0, then.yellow - 1);
        const Board board(editionOf(state), then);
        const bool isFed = board.madeInATurn(Good::Food) >= yellowSection(then.yellow).consumption;
        return player.pool == 0 && isFed && board.discontent() == 0 ? std::optional<Action>(Grow{})
                                                                    : std::nullopt;
    }
    std::optional<Action> building(const State &state)
    {
        const auto &player = active(state);
        const Board board(editionOf(state), player);
        const bool isHungry = board.madeInATurn(Good::Food) <= yellowSection(player.yellow).consumption;
        const bool isSad = board.discontent() > 0 || board.happiness() <= board.needed();
        std::vector<Technology> known;
        for (const Technology technology : valuesOf<Technology>()) {
            const auto &facts = factsOf(technology);
            if (player.knows(technology) && (!isHungry || facts.type == Type::Farm)
                && (isHungry || !isSad || facts.gives.faces > 0)) {
                known.push_back(technology);
            }
        }
        return known.empty() ? std::nullopt : std::optional<Action>(Build{.technology = oneOf(known)});
    }
    std::optional<Action> upgrade(const State &state)
    {
        const auto &player = active(state);
        const auto to = static_cast<Technology>(below(countOf<Technology>));
        for (const Technology from : valuesOf<Technology>()) {
            if (player.knows(to) && from < to && factsOf(from).type == factsOf(to).type
                && player.workersOn(from) > 0) {
                return Upgrade{.from = from, .to = to};
            }
        }
        return std::nullopt;
    }
    std::optional<Action> learning(const State &state)
    {
        const auto technology = static_cast<Technology>(below(countOf<Technology>));
        const bool isNew = factsOf(technology).level + 1 >= levelOfAge(state);
        return isNew ? std::optional<Action>(Learn{.technology = technology}) : std::nullopt;
    }
    static std::optional<Action> tactic(const State &state)
    {
        const auto tactics = tacticsFor(state, state.seat);
        const bool helps = !tactics.empty() && tactics.front().strength > strengthOf(state, state.seat);
        return helps ? std::optional<Action>(ChooseTactic{.tactic = tactics.front().tactic}) : std::nullopt;
    }

    // The Rival, and the end.
    Action answerTo(const State &state)
    {
        const auto needs = rivalNeeds(state);
        switch (needs.phase) {
        case Phase::RivalWar:
            return RivalWar{};
        case Phase::RivalAttack: {
            Defend defend{.cards = below(3) == 0 ? 2 * levelOf(*needs.card) : 0};
            if (needs.worker) {
                defend.worker = mostCrowded(playerAt(state, 0));
            }
            if (!needs.colonies.empty()) {
                defend.colony = needs.colonies.front();
            }
            return defend;
        }
        case Phase::RivalEvent:
            return RivalEvent{event(state), {}};
        case Phase::RivalBid:
            return RivalBid{drawn(state, needs.cards)};
        case Phase::Bid:
            return PassBid{};
        default:
            return hand(state, needs.cards);
        }
    }
    static Technology mostCrowded(const Player &player)
    {
        const auto technologies = valuesOf<Technology>();
        return *std::ranges::max_element(
            technologies, {}, [&](Technology technology) { return player.workersOn(technology); });
    }
    RivalHand hand(const State &state, int count)
    {
        RivalHand hand{drawn(state, count), {}};
        for (int pick = 0; refusal(state, hand) && pick < count; ++pick) {
            hand.pick = pick;
        }
        return hand;
    }
    std::vector<RivalCard> drawn(const State &state, int count)
    {
        std::vector<RivalCard> deck;
        for (const RivalCard card : valuesOf<RivalCard>()) {
            if (isIn(editionOf(state), card) && card != RivalCard::Event0
                && levelOf(card) == std::max(1, levelOfAge(state))) {
                deck.push_back(card);
            }
        }
        std::vector<RivalCard> cards;
        for (int i = 0; i < count; ++i) {
            cards.push_back(oneOf(deck));
        }
        return cards;
    }
    Revealed event(const State &state)
    {
        const auto events = eventsOf(editionOf(state));
        std::vector<Revealed> possible;
        for (const auto *facts : events) {
            if (facts->level == std::max(0, levelOfAge(state) - 1) || levelOfAge(state) == Levels - 1) {
                possible.push_back(facts->event);
            }
        }
        return oneOf(possible);
    }

    Action lastEvents(const State &state)
    {
        ScoreImpacts score;
        for (const Impact impact : valuesOf<Impact>()) {
            if (score.events.size() < EventsSetAside && isIn(editionOf(state), impact)
                && !state.scored[impact] && impact != Impact::Strength && below(3) > 0) {
                score.events.push_back(impact);
            }
        }
        for (const Impact impact : {Impact::Wonders, Impact::Science, Impact::Technology, Impact::Progress}) {
            if (score.events.size() < EventsSetAside
                && std::ranges::find(score.events, impact) == score.events.end()) {
                score.events.push_back(impact);
            }
        }
        return score;
    }

    std::vector<std::string_view> m_used;
    int m_round = 0;
    int m_seat = -1;
    bool m_political = false;
    int m_taken = 0;
};
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    Beginner beginner(seed);
    const Setup setup{.players = static_cast<int>(players.size()),
        .edition = static_cast<Edition>(seed % 2),
        .rival = static_cast<Difficulty>(seed / 2 % countOf<Difficulty>)};
    return playedBy<Rules, Finish>(beginner, setup, players, rounds);
}
}
