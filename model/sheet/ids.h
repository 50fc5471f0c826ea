// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

/// The words of a sheet and the names that records give them.
namespace OwnSheet
{
enum class Best { High, Low };
/// Whether a row has one cell for each column, or one a round.
enum class Per { Game, Round };
enum class Ties { Share, Full, Next, None };
enum class EndKind { Hand, Rounds, Reach, Fall };
enum class When { Round, Once };
enum class Tied { Over, On };
enum class Phase { Round, Rows, Over };
/// What can be wrong with a formula, or with a row that is named elsewhere.
enum class Problem {
    Character,
    Unexpected,
    TooLarge,
    TooDeep,
    TooLong,
    UnknownName,
    NotAbove,
    GameRow,
    NoPart
};
}

template<>
inline constexpr std::array<std::string_view, 2> ids<OwnSheet::Best> = {"high", "low"};
template<>
inline constexpr std::array<std::string_view, 2> ids<OwnSheet::Per> = {"game", "round"};
template<>
inline constexpr std::array<std::string_view, 4> ids<OwnSheet::Ties> = {"share", "full", "next", "none"};
template<>
inline constexpr std::array<std::string_view, 4> ids<OwnSheet::EndKind> = {"hand", "rounds", "reach", "fall"};
template<>
inline constexpr std::array<std::string_view, 2> ids<OwnSheet::When> = {"round", "once"};
template<>
inline constexpr std::array<std::string_view, 2> ids<OwnSheet::Tied> = {"over", "on"};
template<>
inline constexpr std::array<std::string_view, 3> ids<OwnSheet::Phase> = {"round", "rows", "over"};
template<>
inline constexpr std::array<std::string_view, 9> ids<OwnSheet::Problem> = {"character", "unexpected",
    "too-large", "too-deep", "too-long", "unknown-name", "not-above", "game-row", "no-part"};
