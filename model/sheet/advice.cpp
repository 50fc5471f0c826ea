// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/advice.h"

#include "model/sheet/score.h"

#include <algorithm>
#include <tuple>

namespace OwnSheet
{
namespace
{
/// Where a cell stands on the way.
auto placeOnTheWay(const CellAt &cell, Walk walk)
{
    const bool ofGame = cell.round == 0;
    return walk == Walk::ByRow
        ? std::tuple(ofGame, cell.round, cell.row, cell.column)
        : std::tuple(cell.column > 0, cell.column, int(ofGame), cell.round * MaxRows + cell.row);
}

/// Those that are up: the cells of the game only when no further round can come.
std::vector<CellAt> missingNow(const State &state, Rounds rounds)
{
    if (state.phase == Phase::Round && rounds == Rounds::Running) {
        return missingIn(state, state.round);
    }
    auto cells = missing(state);
    if (state.phase == Phase::Round) {
        std::erase_if(cells, [](const CellAt &cell) { return cell.round == 0; });
    }
    return cells;
}

/// From the first multiple of the step on, as long as there are few.
std::vector<int> fewValues(const Limits &limits, int step)
{
    const int first = limits.least - (limits.least % step + step) % step;
    std::vector<int> values;
    for (int value = first < limits.least ? first + step : first; value <= limits.most; value += step) {
        if (values.size() == MostOffered) {
            return {};
        }
        values.push_back(value);
    }
    return values;
}

Enter anyEntry(const Row &row, const CellName &cell)
{
    Enter enter{.cell = cell};
    if (row.kindId() == KindId::Pairs) {
        enter.entry = Number(std::array{0, 0});
    }
    return enter;
}
}

NextStep nextStep(const State &state, const std::optional<CellAt> &after, Walk walk, Rounds rounds)
{
    if (isOver(state)) {
        return {};
    }
    const auto cells = missingNow(state, rounds);
    if (cells.empty()) {
        const bool canEndRound = !refusal(state, EndRound{});
        return {.action = canEndRound ? Kind::EndRound : Kind::Final};
    }
    const auto place = [walk](const CellAt &cell) { return placeOnTheWay(cell, walk); };
    std::optional<CellAt> next;
    for (const auto &cell : cells) {
        if ((!after || place(cell) > place(*after)) && (!next || place(cell) < place(*next))) {
            next = cell;
        }
    }
    return {.cell = next ? *next : std::ranges::min(cells, {}, place)};
}

CellName nameOf(const State &state, const CellAt &cell)
{
    CellName name{firstSeatOf(state.setup, cell.column), state.setup.sheet.row(cell.row).id, std::nullopt};
    if (cell.round > 0) {
        name.round = cell.round;
    }
    return name;
}

CellNow cellNow(const State &state, const CellAt &cell)
{
    CellNow now;
    const auto &row = state.setup.sheet.row(cell.row);
    const auto error = refusal(state, anyEntry(row, nameOf(state, cell)));
    // That 0 is no number for it says nothing of the cell.
    const bool isAboutNumber = error && (error->code == Code::NotAStep || error->code == Code::OutOfRange);
    if (error && !isAboutNumber) {
        now.whyNot = error;
    }
    if (!isEntered(row)) {
        return now;
    }
    if (cell.round < static_cast<int>(state.pages.size())) {
        now.entry = entryAt(state, cell);
    }
    for (int i = 0; i < partsOf(row); ++i) {
        now.limits.push_back(limitsOf(row, static_cast<std::size_t>(i)));
    }
    if (const auto *number = row.as<Kinds::Number>()) {
        now.step = number->step;
    }
    if (const auto *pairs = row.as<Kinds::Pairs>()) {
        now.labels.assign(pairs->labels.begin(), pairs->labels.end());
    } else {
        now.values = fewValues(now.limits.front(), now.step);
    }
    if (const auto *choices = row.as<Kinds::Choices>()) {
        std::ranges::transform(choices->choices, std::back_inserter(now.labels), &Choice::label);
    }
    now.mayBeTerms = row.kindId() == KindId::Number || row.kindId() == KindId::Lookup;
    return now;
}

Moment momentOf(const State &state)
{
    Moment moment{state.worked.shared, totalsOf(state),
        std::vector<int>(static_cast<std::size_t>(columnsOf(state))), state.phase};
    int place = 1;
    for (const auto &group : groupsOf(state)) {
        for (const int column : group) {
            moment.places[static_cast<std::size_t>(column)] = place;
        }
        place += static_cast<int>(group.size());
    }
    return moment;
}

tl::expected<Outlook, Error> whatIf(const State &state, const Action &action)
{
    return apply(state, action).map([&](const Applied &applied) {
        return Outlook{momentOf(state), momentOf(applied.state),
            state.phase == Phase::Round && applied.state.phase != Phase::Round, isOver(applied.state)};
    });
}
}
