// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/play.h"
#include "app/table/touch.h"
#include "model/bronze_age/codec.h"

namespace BronzeAge
{
/// What the table sees: the steps of a turn as screens.
enum class Stage { Dice, Result, Trade, Build, Swap, Buy, Pass, Over };

/// What has been entered and is not an action yet.
struct Draft {
    Stage step = Stage::Dice;
    /// The furthest step of this turn so far: it can be gone back to.
    Stage reached = Stage::Dice;
    /// In the order tapped.
    std::vector<Face> dice;
    /// The die that the next face replaces, or -1.
    int selected = -1;
    /// The players' own choice for the "food or workers" dice; else the proposal holds.
    std::optional<int> eitherAsFood;
    int spearheads = 0;
    std::vector<Work> plan;
    int stone = 0;
    /// The trades being talked over, one for a partner, and which partner's is seen: 0 is the next player.
    std::vector<Trade> trades;
    int partner = 0;
    /// The good that the next tap turns into another.
    std::optional<Good> swapFrom;
    /// The payments put together, one for a development, and the one that is open.
    std::vector<Buy> payments;
    std::optional<Development> paying;
    /// The players' own discard; else the proposal holds.
    std::optional<Goods> discard;
    /// What was changed by hand and is not saved, one for a seat.
    std::vector<Adjust> corrections;
    bool operator==(const Draft &) const = default;
};

using Play = PlayOf<Rules, Draft>;
using Done = DoneOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;

Draft freshDraft(const State &state);
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);
}

template<>
inline constexpr std::array<std::string_view, 8> ids<BronzeAge::Stage> = {
    "dice", "result", "trade", "build", "swap", "buy", "pass", "over"};
