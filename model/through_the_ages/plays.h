// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/through_the_ages/actions.h"
#include "model/through_the_ages/board.h"
#include "model/through_the_ages/error.h"
#include "model/through_the_ages/events.h"

/// The inside of the rules: for each action, what it breaks and what it does.
namespace ThroughTheAges
{
/// Looks at every rule of an action and keeps those that it breaks.
class Judge
{
public:
    void forbid(bool broken, Code code, const HintWith<std::string_view> &hint = {});
    /// In the order of the codes, each code once.
    std::vector<Error> broken() const;
    std::optional<Error> verdict() const;

private:
    std::vector<Error> m_broken;
};

void judge(const State &state, const Take &action, Judge &judge);
void judge(const State &state, const Spend &action, Judge &judge);
void judge(const State &state, const Learn &action, Judge &judge);
void judge(const State &state, const Govern &action, Judge &judge);
void judge(const State &state, const Grow &action, Judge &judge);
void judge(const State &state, const Build &action, Judge &judge);
void judge(const State &state, const Upgrade &action, Judge &judge);
void judge(const State &state, const Destroy &action, Judge &judge);
void judge(const State &state, const Lose &action, Judge &judge);
void judge(const State &state, const BuildStages &action, Judge &judge);
void judge(const State &state, const ChooseTactic &action, Judge &judge);
void judge(const State &state, const Modify &action, Judge &judge);
void judge(const State &state, const Grant &action, Judge &judge);
void judge(const State &state, const Colonize &action, Judge &judge);
void judge(const State &state, const Declare &action, Judge &judge);
void judge(const State &state, const Battle &action, Judge &judge);
void judge(const State &state, const Prepare &action, Judge &judge);
void judge(const State &state, const ScoreImpacts &action, Judge &judge);
void judge(const State &state, const NextAge &action, Judge &judge);
void judge(const State &state, const EndTurn &action, Judge &judge);
void judge(const State &state, const Resign &action, Judge &judge);
void judge(const State &state, const AttackRival &action, Judge &judge);
void judge(const State &state, const RivalWar &action, Judge &judge);
void judge(const State &state, const RivalHand &action, Judge &judge);
void judge(const State &state, const Defend &action, Judge &judge);
void judge(const State &state, const RivalEvent &action, Judge &judge);
void judge(const State &state, const RivalBid &action, Judge &judge);
void judge(const State &state, const PassBid &action, Judge &judge);
void judge(const State &state, const Adjust &action, Judge &judge);
void judge(const State &state, const Finish &action, Judge &judge);

void play(State &state, const Take &action, Events &events);
void play(State &state, const Spend &action, Events &events);
void play(State &state, const Learn &action, Events &events);
void play(State &state, const Govern &action, Events &events);
void play(State &state, const Grow &action, Events &events);
void play(State &state, const Build &action, Events &events);
void play(State &state, const Upgrade &action, Events &events);
void play(State &state, const Destroy &action, Events &events);
void play(State &state, const Lose &action, Events &events);
void play(State &state, const BuildStages &action, Events &events);
void play(State &state, const ChooseTactic &action, Events &events);
void play(State &state, const Modify &action, Events &events);
void play(State &state, const Grant &action, Events &events);
void play(State &state, const Colonize &action, Events &events);
void play(State &state, const Declare &action, Events &events);
void play(State &state, const Battle &action, Events &events);
void play(State &state, const Prepare &action, Events &events);
void play(State &state, const ScoreImpacts &action, Events &events);
void play(State &state, const NextAge &action, Events &events);
void play(State &state, const EndTurn &action, Events &events);
void play(State &state, const Resign &action, Events &events);
void play(State &state, const AttackRival &action, Events &events);
void play(State &state, const RivalWar &action, Events &events);
void play(State &state, const RivalHand &action, Events &events);
void play(State &state, const Defend &action, Events &events);
void play(State &state, const RivalEvent &action, Events &events);
void play(State &state, const RivalBid &action, Events &events);
void play(State &state, const PassBid &action, Events &events);
void play(State &state, const Adjust &action, Events &events);
void play(State &state, const Finish &action, Events &events);

/// Whose board an action is about.
int seatOf(const State &state, const std::optional<int> &player);
/// What an action takes: what was said, else what the rules ask of the seat whose turn it is.
int actionsOf(const State &state, int seat, const std::optional<int> &said, int byRule);
/// Of a card: the default is that of a new one. Its price is science.
int actionsOf(const State &state, int seat, const Modify &action);
int priceOf(const Player &player, const Modify &action);

/// The phase is that of a turn, after the first round.
void judgeTurn(const State &state, Judge &judge);
/// Any phase but the last, for what may hit a board at any time.
void judgePlaying(const State &state, Judge &judge);
/// Whether the seat is one that can be spoken of.
bool judgeSeat(const State &state, int seat, Judge &judge);
void judgeFigure(int figure, std::string_view subject, Judge &judge, int least = 0, int most = MostFigure);
void judgeCivil(const Player &player, int actions, Judge &judge);
void judgeMilitary(const Player &player, int actions, Judge &judge);
void judgeDiscount(int discount, Judge &judge);
void judgeScience(const Player &player, int price, Judge &judge);
void judgeAge(const State &state, int level, std::string_view subject, Judge &judge);
void judgeEffect(const Effect &effect, Judge &judge);
void judgeGain(const Gain &gain, Judge &judge);
void judgeUnits(const Player &player, const Units &units, Judge &judge);

void spend(State &state, int seat, int civil, int military, Events &events);
void payScience(State &state, int seat, int price, Events &events);
/// What may pay for units beside resources; only who has the turn can use it.
int armsFor(const State &state, int seat, Technology technology);
/// Changes a player's culture together with where it came from; gives back what really changed.
int score(Player &player, Source source, int culture);
/// The same beside the track, at the end.
int scoreFinally(Player &player, int points);
int addScience(Player &player, int science);

/// Who gives something.
struct Giver {
    Source source = Source::Events;
    /// Empty where no card does.
    std::string card;
};
Giver giverOf(const Card &card);
/// What is gained once. Of what a card gives at every technology, actions and arms only come back.
enum class Limit { None, Total };
void receive(
    State &state, int seat, const Gain &gain, const Giver &giver, Events &events, Limit limit = Limit::None);
/// Card by card, but for one.
void receiveOnTechnology(State &state, int seat, Events &events, std::string_view except = {});

/// When totals change, what is left follows (N4).
void followTotals(Player &player, const Totals &before);
void putIn(State &state, int seat, const Card &card, Events &events);
void putOut(State &state, int seat, const Card &card, Why why, Events &events);
void dropWonder(State &state, int seat, Why why, Events &events);

/// Units that are given up go to the bank.
void giveUp(Player &player, const Units &units);
/// What is paid for a colony.
int paymentOf(const State &state, const Player &player, const Colonize &action);
/// In battles: neither in the new story nor in the last round. For a colony they always may.
bool maySacrifice(const State &state);
void judgeSacrifice(const State &state, const Units &units, Judge &judge);
/// Whether a war of the seat must be fought before its turn ends.
bool isWarOpen(const State &state, int seat);
/// Tells what the units of a seat add.
int tellSacrifice(const State &state, int seat, const Units &units, Events &events);

/// The rest of a turn's end: a seat, perhaps in a new round, or the last events.
void beginTurn(State &state, int seat, Events &events);
void endRound(State &state, Events &events);
/// After a turn: the next seat, the next round or the last events.
void passTurn(State &state, Events &events);
/// Ends the game where it stands.
void endGame(State &state, Events &events);
}
