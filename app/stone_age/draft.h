// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/actions.h"

#include <QString>

namespace StoneAge
{
/// What the table sees: the screens of a round.
enum class Stage { Village, Gather, Tiles, Tile, Cards, Card, Two, Feed, Over };

/// The lower halves that a purchase may ask for: of the card itself, of one off the deck, of a second one for
/// jewels, of one that a tile gives.
enum class Half { Own, Extra, Bonus, Secret };
}

template<>
inline constexpr std::array<std::string_view, 9> ids<StoneAge::Stage> = {
    "village", "gather", "tiles", "tile", "cards", "card", "two", "feed", "over"};
template<>
inline constexpr std::array<std::string_view, 4> ids<StoneAge::Half> = {"own", "extra", "bonus", "secret"};

namespace StoneAge
{
/// What is half entered and not yet an action. It is kept at every tap too, so a killed app opens where it
/// was.
struct Draft {
    Stage step = Stage::Village;
    /// The action as far as it goes; its lower halves are not in it yet.
    Action action = Done{};
    /// The dice in the order tapped; of many people the digits of their total.
    std::vector<int> dice;
    PerId<Half, std::optional<Bottom>> halves;
    /// Which cards are looked through: those with this upper half.
    TopKind shelf = TopKind::DiceForAll;
    /// Put back by an undo, so the next undo takes the action before.
    bool restored = false;
    /// Which of the list of tiles or cards it is; -1: none of them.
    int chosen = -1;
    /// More has been entered than where people go, or which tile or card it is.
    bool touched = false;
    /// Put together and left, to be taken up again, corrections too.
    std::vector<Draft> aside;
    bool operator==(const Draft &) const = default;
};

std::string writeDraft(const Draft &draft);
/// A draft that cannot be read is none: what is lost is a few taps, never an action.
bool readDraft(std::string_view text, Draft &draft);
/// Where people go for it, by the id of its tile in the village; else empty.
QString placeOf(const Action &action);
/// Both are for the same place or player.
bool isSameThing(const Action &one, const Action &other);
/// Lays something aside, in place of what waits there for the same thing.
void layAside(Draft &draft, const Draft &left);
/// What waits for the same thing, no longer aside; else nothing.
std::optional<Draft> takeUp(Draft &draft, const Action &like);
/// Takes the last tap back, if there is one that no undo has put there.
bool stepBack(Draft &draft);

inline constexpr int MostPips = 6;
/// More dice than these are entered as their total.
inline constexpr int MostSingleDice = 4;
/// How many dice this action rolls; nothing if it rolls none.
std::optional<int> diceOf(const Action &action);
/// What they show; 0 while they are not all in.
int totalOf(const Draft &draft);
/// Which halves this purchase asks for.
std::vector<Half> halvesOf(const Action &action);
/// The dice for all, or those with style, that a purchase hands out.
const std::vector<Pick> *picksOf(const Action &action);
const std::vector<StylePick> *stylePicksOf(const Action &action);
std::vector<Pick> *picksOf(Action &action);
std::vector<StylePick> *stylePicksOf(Action &action);
/// The action with its dice and its lower halves; nothing while one of them is not known.
std::optional<Action> finished(const Draft &draft);
}
