// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/table.h"

using namespace Qt::StringLiterals;

namespace Example
{
Draft freshDraft(const State &state)
{
    return {.step = isOver(state) ? Stage::Over : Stage::Throw};
}

Draft draftOf(const Action &action, const State &)
{
    const auto *thrown = std::get_if<Throw>(&action);
    return thrown ? Draft{.points = thrown->points, .name = thrown->name} : Draft{};
}

Answer answer(const Play &play, const Touch &touch)
{
    if (touch.id == "finish") {
        return {{{}, {Finish{touch.text}}}};
    }
    const auto corrected = correctTouch(play, touch);
    return corrected ? *corrected : stepOf(play.draft).touch(play, touch);
}

const Step &stepOf(const Draft &draft)
{
    static const Step Over = {"throw"};
    return draft.step == Stage::Throw ? ThrowStep : Over;
}

QList<TableStep> stepBar(const Play &)
{
    return {{.title = u"Throw"_s, .mark = u"now"_s}};
}

QString summary(const Action &action, const QStringList &names, int seat)
{
    if (const auto *thrown = std::get_if<Throw>(&action)) {
        return u"%1 throws %2"_s.arg(names.at(seat)).arg(thrown->points);
    }
    const auto *adjust = std::get_if<Adjust>(&action);
    return adjust ? u"%1 has %2"_s.arg(names.at(adjust->player)).arg(*adjust->points) : u"Stopped"_s;
}

QList<ScorePart> scoreOf(const State &state, int seat)
{
    return {{u"Points"_s, u"ui-star"_s, state.points[static_cast<std::size_t>(seat)]}};
}

QList<HelpTopic> helpTopics(const Setup &setup)
{
    return {{u"throw"_s, u"Throw"_s, {u"First to %1 points."_s.arg(setup.goal)}}};
}

std::vector<CountOf<Setup>> optionRows(const Setup &)
{
    CountsOf<Setup> rows;
    rows.add({.id = u"goal"_s, .title = u"Goal"_s, .least = 1, .most = MostGoal}, &Setup::goal);
    return rows.counts;
}

Sheet sheetOf(const State &state, int seat)
{
    return {state.points[static_cast<std::size_t>(seat)]};
}

std::vector<CountsOf<Sheet>> countsByHand(const State &, const Sheet &)
{
    CountsOf<Sheet> counts;
    counts.add({.id = u"points"_s, .title = u"Points"_s, .most = MostGoal}, &Sheet::points);
    return {counts};
}

Adjust adjustFor(const State &state, int seat, const Sheet &sheet)
{
    return {seat, changedTo(sheetOf(state, seat).points, sheet.points)};
}
}
