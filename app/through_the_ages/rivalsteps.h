// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/playedgame.h"
#include "app/through_the_ages/battleparts.h"
#include "app/through_the_ages/rivalpages.h"

/// The pages of the dialogue with the Rival, each in its own file, and what they share.
namespace ThroughTheAges
{
/// The words of all of them.
struct RivalWords {
    Q_DECLARE_TR_FUNCTIONS(AgesRival)
};

/// One question: its page, its wide button and its touches.
struct RivalQuestion {
    AgesRivalPage (*page)(const Play &);
    TableWide (*wide)(const Play &);
    Answer (*touch)(const Play &, const Touch &);
};
/// One whose page and button are made by something that knows what is entered.
template<typename Asked>
constexpr RivalQuestion questionOf(Answer (*touch)(const Play &, const Touch &))
{
    return {[](const Play &play) { return Asked(play).page(); },
        [](const Play &play) { return Asked(play).wide(); }, touch};
}
extern const RivalQuestion HandQuestion;
extern const RivalQuestion AttackQuestion;
extern const RivalQuestion WarQuestion;
extern const RivalQuestion EventQuestion;
extern const RivalQuestion DrawQuestion;
extern const RivalQuestion BidQuestion;
extern const RivalQuestion DidAnswer;
extern const RivalQuestion StandingAnswer;
extern const RivalQuestion StrikeQuestion;

/// What it does without being asked for anything.
std::optional<Action> itsOwnAction(const State &state);

/// Whether these events end a turn of the Rival's.
bool endsItsTurn(const Events &events);
/// What it did is told then.
Draft rivalDidDraft();

/// How a game against it ended, and by how much.
QString rivalEnding(const State &state);
/// "3 wins in 5 games on medium."
QString rivalFare(const State &state, const FigureTotals &figures);
/// After a win against a stronger one, as long as there is one.
Rematch rivalRematch(const State &state);
/// What the points of both are made of.
QList<ScorePart> rivalScore(const State &state, int seat);

/// How it stands, to look at; empty without it.
AgesRivalPage rivalStanding(const Play &play);

AgesRivalPage rivalPage(const QString &caption);
/// What stands below its name while it asks or tells what it did.
QString rivalCaption(const Play &play);
/// Culture, strength and units of it, and the player's strength.
QList<AgesRivalFigure> rivalFigures(const State &state);
/// Its army, with what is more than before, and what it gives up of it.
void showArmy(AgesRivalPage &page, const State &state, const RivalArmy &before, const RivalArmy &given = {});
/// Both totals face to face.
AgesPart rivalVersus(const Play &play, int its, int yours, const QString &itsNote, const QString &yourNote);
AgesPart giveUpPart(const Play &play);
/// What it brings or costs the player, to be set.
AgesPart changePart(const Benefits &change, const QString &title);
Gain gainOf(const Benefits &numbers);

// Bonus cards or any other that are turned over.
AgesRow slotOf(int place, const std::vector<RivalCard> &cards, const QString &note);
/// One that counts by what is on it, or for nothing.
AgesRow worthSlot(int place, const std::vector<RivalCard> &cards, int (*worthOf)(RivalCard));
/// A card that can be turned over, until all are.
AgesRow padRow(const Play &play, RivalCard card, const QString &name, bool full);
QList<AgesRow> bonusPad(const Play &play, bool full);
/// The wide button while some are missing.
TableWide moreCards(const Play &play, int most);
/// One of these, or one of the cards that count for nothing.
std::optional<RivalCard> padCard(const State &state, const Touch &touch);
/// A card more or less; false if the touch was none of that.
bool turnOver(RivalEntry &entry, const State &state, const Touch &touch, int most);
}
