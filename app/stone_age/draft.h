// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/play.h"
#include "app/table/touch.h"
#include "model/stone_age/codec.h"

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
/// One action as far as it has been entered.
struct Entry {
    /// Its dice and its lower halves are not in it yet.
    Action action = Done{};
    /// The row of the list of tiles or cards that it was begun with.
    std::string from = {};
    /// What the dice show, in the order tapped; or the digits of their total.
    std::vector<int> dice = {};
    bool byTotal = false;
    /// What they showed one by one before their total was wanted.
    std::vector<int> faces = {};
    /// The die that the next face replaces, or of those handed out the one that is handed out anew.
    std::optional<int> die = std::nullopt;
    PerId<Half, std::optional<Bottom>> halves = {};
    bool operator==(const Entry &) const = default;
};

/// What has been entered and is not an action yet.
struct Draft {
    Stage step = Stage::Village;
    Entry entry = {};
    /// Which cards are looked through: those with this upper half.
    TopKind shelf = TopKind::DiceForAll;
    /// Left half entered, to be taken up again.
    std::vector<Entry> aside = {};
    /// The table's word on villages, as far as it is entered: at most one for each seat.
    std::vector<Adjust> corrections = {};
    /// Dice are entered by their total, or one by one; nothing while nobody chose.
    std::optional<bool> byTotal = std::nullopt;
    bool operator==(const Draft &) const = default;
};
using Play = PlayOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;

/// Where the game stands if nothing was half entered.
Draft freshDraft(const State &state);
/// What stood on the page when this was done.
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);

inline constexpr int MostPips = 6;
/// How many dice this action rolls; nothing if it rolls none.
std::optional<int> diceOf(const Action &action);
std::vector<int> digitsOf(int number);
/// The number that digits make.
int numberOf(const std::vector<int> &digits);
/// What the dice show; 0 while they are not all in.
int totalOf(const Entry &entry);
/// Which halves this purchase asks for.
std::vector<Half> halvesOf(const Action &action);
/// The action with its dice and its lower halves; nothing while one of them is not known.
std::optional<Action> finished(const Entry &entry);
/// The action as far as it is entered, to look ahead with: a lower half that nobody has named counts nothing,
/// nor do this one and those that are asked for after it.
Action soFar(const Entry &entry, std::optional<Half> before = std::nullopt);

/// Both are for the same place or player.
bool isSameThing(const Action &one, const Action &other);
/// Lays something aside, in place of what waits there for the same thing.
void layAside(Draft &draft, const Entry &entry);
/// What waits for the same thing, no longer aside; else nothing.
std::optional<Entry> takeUp(Draft &draft, const Action &like);
/// What a seat that is short would pay, or nothing if it cannot.
Feed feedingOf(const State &state, int seat);
}
