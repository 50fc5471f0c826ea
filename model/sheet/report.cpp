// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/writer.h"
#include "model/sheet/codec.h"

namespace OwnSheet
{
namespace
{
Json::Object cellsOf(const State &state, Per per, int round, int column)
{
    Json::Object object;
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &entry = entryAt(state, {row, column, round});
        if (!entry || state.setup.sheet.row(row).per != per) {
            continue;
        }
        Json::Object cell;
        Writer is(cell);
        is.required("value", entry->value);
        is.leftOut("terms", entry->terms);
        object.push_back({state.setup.sheet.row(row).id, std::move(cell)});
    }
    return object;
}

/// Of the rows of each round, or of all; open ones are null.
Json::Object valuesOf(const State &state, const Values &values, int column, bool onlyOfRound)
{
    Json::Object object;
    for (int row = 0; row < state.setup.sheet.size(); ++row) {
        const auto &described = state.setup.sheet.row(row);
        if (!onlyOfRound || isOfRound(described)) {
            const auto value = values.at(row, column);
            object.push_back({described.id, value ? Json::Value(*value) : Json::Value()});
        }
    }
    return object;
}

Json::Object playerObject(const State &state, int seat)
{
    const int column = columnOf(state.setup, seat);
    Json::Object object;
    if (!state.setup.teams.empty()) {
        object.push_back({"team", column});
    }
    object.push_back({"cells", cellsOf(state, Per::Game, 0, column)});
    object.push_back({"values", valuesOf(state, workedOut(state).game, column, false)});
    if (state.setup.sheet.hasRounds()) {
        Json::Array rounds;
        Json::Array perRound;
        for (int round = 1; round <= state.round; ++round) {
            rounds.emplace_back(cellsOf(state, Per::Round, round, column));
            perRound.emplace_back(valuesOf(state, valuesAt(state, round), column, true));
        }
        object.push_back({"rounds", std::move(rounds)});
        object.push_back({"perRound", std::move(perRound)});
    }
    object.push_back({"extra", state.extra[static_cast<std::size_t>(column)]});
    return object;
}

Json::Object turnObject(const State &state)
{
    Json::Array cells;
    for (const auto &cell : missing(state)) {
        Json::Object object{
            {"player", firstSeatOf(state.setup, cell.column)}, {"row", state.setup.sheet.row(cell.row).id}};
        if (cell.round > 0) {
            object.push_back({"round", cell.round});
        }
        cells.emplace_back(std::move(object));
    }
    return {{"missing", std::move(cells)}, {"lastRound", isLastRound(state)}};
}
}

void describe(const State &state, Replay &replay)
{
    replay.over = isOver(state);
    replay.abandoned = state.abandoned;
    replay.round = state.round;
    replay.turnOf = turnOf(state);
    replay.phase = idOf(state.phase);
    replay.turn = turnObject(state);
    for (int seat = 0; seat < state.setup.players; ++seat) {
        replay.players.push_back(playerObject(state, seat));
        replay.scores.push_back(columnScore(state, columnOf(state.setup, seat)));
    }
    replay.ranking = ranking(state);
    replay.alone = verdict(state);
    replay.hasRounds = state.setup.sheet.hasRounds();
    replay.sides = sidesOf(state.setup);
    if (state.finalOnly) {
        replay.also.push_back({"finalOnly", true});
    }
}
}
