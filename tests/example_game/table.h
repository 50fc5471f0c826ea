// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/optionrows.h"
#include "app/table/playedof.h"
#include "tests/example_game/rules.h"

/// The game at the table; app/table/ says what each of these is for.
namespace Example
{
enum class Stage { Throw, Over };

/// What has been entered and is not an action yet.
struct Draft {
    Stage step = Stage::Throw;
    int points = 0;
    std::string name = {};
    std::vector<Adjust> corrections = {};
    bool operator==(const Draft &) const = default;
};
using Play = PlayOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;
using Step = StepOf<Play>;

Draft freshDraft(const State &state);
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);

struct ThrowPage {
    Q_GADGET

    PAGE_MEMBER(TableCounter, points);
    PAGE_MEMBER(TableField, name);
    /// What throws were called before, most likely first.
    PAGE_MEMBER(QList<TableChoice>, known);
    bool operator==(const ThrowPage &) const = default;
};
extern const Step ThrowStep;
const Step &stepOf(const Draft &draft);
QList<TableStep> stepBar(const Play &play);

QString summary(const Action &action, const QStringList &names, int seat);
QList<ScorePart> scoreOf(const State &state, int seat);
QList<HelpTopic> helpTopics(const Setup &setup);
std::vector<CountOf<Setup>> optionRows(const Setup &setup);

/// All of a player that can be corrected.
struct Sheet {
    int points = 0;
};
Sheet sheetOf(const State &state, int seat);
std::vector<CountsOf<Sheet>> countsByHand(const State &state, const Sheet &sheet);
Adjust adjustFor(const State &state, int seat, const Sheet &sheet);
}

template<>
inline constexpr std::array<std::string_view, 2> ids<Example::Stage> = {"throw", "over"};
