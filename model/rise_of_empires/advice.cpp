// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"

#include "model/rise_of_empires/discs.h"

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
/// The kind's emptiest action: what it breaks, nothing of that kind keeps to. A tile that only the table sees
/// may cost nothing.
Action emptiest(Kind kind, const State &state)
{
    switch (kind) {
    case Kind::Progress:
        // No tile has this name, since there is none without.
        return TakeProgress{{.era = eraOf(state)}, proposeDisc(state, Row::Progress)};
    case Kind::Territory:
        return TakeTerritory{Territory::Plains, proposeDisc(state, Row::Territory)};
    case Kind::City:
        return TakeCity{{}, proposeDisc(state, Row::City)};
    case Kind::Wonder:
        return BuildWonder{.disc = proposeDisc(state, Row::City)};
    case Kind::Empire:
        return TakeEmpire{.disc = proposeDisc(state, Row::Empire)};
    case Kind::Trade: {
        // Some space of one disc that nobody has: there are more of them than actions in a turn.
        const TradeSpace any{.discs = 1, .space = MaxCount + 1};
        return Trade{any, proposeDisc(state, Row::Trade, std::nullopt, {{0, 0, 1, 0, 0}})};
    }
    case Kind::Free:
        for (const auto &[seat, tile, whyNot] : freeTiles(state)) {
            if (!whyNot) {
                return FreeAction{.player = seat, .tile = tile};
            }
        }
        return FreeAction{.player = state.seat, .tile = static_cast<int>(active(state).progress.size())};
    case Kind::Settle:
        return Settle{};
    case Kind::Keep:
        return Keep{.player = state.keeping.empty() ? 0 : state.keeping.front()};
    case Kind::Order: {
        const auto open = std::ranges::find(state.next, Nobody) - state.next.begin();
        return ChooseOrder{std::min(static_cast<int>(open) + 1, state.setup.players)};
    }
    case Kind::Adjust:
        return Adjust{};
    case Kind::Idle:
    case Kind::Finish:
        break;
    }
    return Finish{};
}
}

std::optional<Error> whyNot(const State &state, Kind kind)
{
    if (kind != Kind::Idle) {
        return refusal(state, emptiest(kind, state));
    }
    std::optional<Error> first;
    for (const Row row : valuesOf<Row>()) {
        auto error = refusal(state, Idle{row, proposeDisc(state, row)});
        if (!error) {
            return std::nullopt;
        }
        first = first ? first : error;
    }
    return first;
}

std::vector<FreeTile> freeTiles(const State &state)
{
    std::vector<FreeTile> tiles;
    for (const int seat : freeSeats(state)) {
        const auto &progress = playerAt(state, seat).progress;
        for (int i = 0; i < static_cast<int>(progress.size()); ++i) {
            if (progress[static_cast<std::size_t>(i)].tile.free) {
                tiles.push_back({seat, i, refusal(state, FreeAction{.player = seat, .tile = i})});
            }
        }
    }
    return tiles;
}
}
