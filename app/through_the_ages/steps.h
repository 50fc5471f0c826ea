// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/draft.h"
#include "app/through_the_ages/pages.h"

#include <QCoreApplication>

/// What each step of a turn shows and what a touch there comes to, each in its own file. A touch that is none
/// of its rows changes nothing.
namespace ThroughTheAges
{
extern const Step BoardStep;
extern const Step LearnStep;
extern const Step GovernmentStep;
extern const Step CardsStep;
extern const Step OwnStep;
extern const Step PoliticsStep;
extern const Step ImpactStep;
extern const Step BattleStep;
extern const Step ColonyStep;
extern const Step PactStep;
extern const Step TacticStep;
extern const Step EventStep;
extern const Step GrantStep;
extern const Step NewsStep;
/// Every question of the Rival has its own page of the rules.
const Step &rivalStepOf(const RivalEntry &entry);
/// What stood on its page when this was done.
RivalEntry rivalEntryOf(const Action &action, const State &before);
extern const Step OverStep;

// What they all need.

/// Actions for the dearest cards of the row, and more than any card asks for.
inline constexpr int DearestPlace = 3;
inline constexpr int MostActions = 9;

/// The words of all pages.
struct AgesWords {
    Q_DECLARE_TR_FUNCTIONS(AgesWords)
};

/// What is being typed, without the space that was typed last.
std::string lettersOf(const std::string &typed);
/// The first rule in a sentence; empty if none is broken.
QString sentence(const Play &play, const std::vector<Error> &broken);

/// Whose board is touched.
int seatAt(const Play &play);
const Player &playerAt(const Play &play);
/// As an action names it: nobody is who has the turn.
std::optional<int> namedSeat(const Play &play);
/// What an action says of actions: on a board that is touched for an event none, else what was said.
std::optional<int> saidActions(const Play &play, const std::optional<int> &said = std::nullopt);

/// Another draft, and nothing done.
Answer kept(Draft draft);
/// The board without anything half entered on it.
Draft boardDraft(const Play &play);
/// Another page of the turn.
Answer opened(const Play &play, Stage stage);
/// Politics, or the event that is being carried out.
Draft politicsDraft(const Play &play);
/// All of it or nothing. After it this draft is seen, unless the turn has passed or the game waits for
/// something else.
Answer done(const Play &play, std::vector<Action> actions, Draft next, std::vector<Memo> memos = {});
/// The same, and back to the board.
Answer done(const Play &play, std::vector<Action> actions);

/// What is touched for a card of the catalogue.
QString cardId(const QString &prefix, const CardFacts &card);
/// What takes a wonder from the row, and what puts a card into play that somebody described.
Take takingWonder(const Play &play, const WonderCard &wonder);
Action playingOwn(const Play &play, const OwnCard &card);

/// The civil deck ran out: on every page where cards come from.
TableChoice newAge(const Play &play);
Answer begunAge(const Play &play);

/// The head of a page, with the way back to the board.
TableHead headOf(const QString &title, const QString &caption);
/// "4 civil actions left".
QString civilLeft(const Play &play);
QString militaryLeft(const Play &play);
/// The wide button where a row is to be tapped.
TableWide tapOne(const QString &title);
TableWide backWide();
/// True for the touches that lead back.
bool leadsBack(const Touch &touch);

/// Segments for ages A to III, those to come are not for choosing.
AgesPart agesPart(const State &state, const std::optional<int> &chosen, int first = 0, int last = Levels - 1);
/// The same with a field to type a name in.
AgesPart searchPart(
    const State &state, const std::optional<int> &chosen, const std::string &letters, int last = Levels - 1);
/// A choice of players still in, with a number each.
AgesRow sealOf(const Play &play, int seat, const QString &prefix, const AgesFigure &figure);
AgesFigure strengthFigure(const State &state, int seat);
/// A counter for each thing that can be gained at once.
QList<TableCounter> gainCounters(const Benefits &numbers, const QString &prefix, int least = -99);
/// True if the touch set one of them.
bool setGain(Benefits &numbers, const Touch &touch, std::string_view prefix);
/// Units of a seat to give up: a tap gives one more, after the last none.
AgesPart unitsPart(const Play &play, int seat, const Units &given, const QString &prefix);
bool giveUnit(const Play &play, int seat, Units &given, const Touch &touch, std::string_view prefix);
/// What the last round does without.
AgesPart lastRoundPart(const State &state);
/// What an action came to, line by line.
QList<AgesRow> toldRows(const Play &play, int action, const Events &events);
}
