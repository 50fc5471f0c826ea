// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/bronze_age/actions.h"

namespace BronzeAge
{
/// What the table sees: the steps of a turn as screens.
enum class Stage { Dice, Result, Trade, Build, Swap, Buy, Pass, Over };

/// What is half entered and not yet an action. It is kept at every tap too, so a killed app opens where it
/// was.
struct Draft {
    Stage step = Stage::Dice;
    /// In the order tapped.
    std::vector<Face> dice;
    /// The die that the next face replaces, or -1.
    int selected = -1;
    /// The players' own choice for the "food or workers" dice; else the proposal holds.
    std::optional<int> eitherAsFood;
    int spearheads = 0;
    std::vector<Work> plan;
    int stone = 0;
    /// The payment being put together.
    std::optional<Buy> buy;
    /// The trade being talked over.
    std::optional<Trade> offer;
    /// The good that the next tap turns into another, or -1.
    int swapFrom = -1;
    /// The players' own discard; else the proposal holds.
    std::optional<Goods> discard;
    /// Put together and left, to be taken up again: payments, trades and corrections.
    std::vector<Action> aside;
    /// Put back by an undo, so the next undo takes the action before.
    bool restored = false;
    bool operator==(const Draft &) const = default;
};

std::string writeDraft(const Draft &draft);
/// A draft that cannot be read is none: what is lost is a few taps, never an action.
bool readDraft(std::string_view text, Draft &draft);
/// Lays something aside, in place of what waits there for the same development or player.
void layAside(Draft &draft, const Action &action);
/// What waits for the same development or player as this action, no longer aside; else nothing.
std::optional<Action> takeUp(Draft &draft, const Action &like);
/// Takes the last tap back, if there is one that no undo has put there.
bool stepBack(Draft &draft);
}

template<>
inline constexpr std::array<std::string_view, 8> ids<BronzeAge::Stage> = {
    "dice", "result", "trade", "build", "swap", "buy", "pass", "over"};
