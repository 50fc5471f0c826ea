// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/play.h"
#include "app/table/step.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/offers.h"
#include "model/rise_of_empires/score.h"

namespace RiseOfEmpires
{
/// What the table sees: the screens of a turn.
enum class Stage { Turn, Rows, Progress, Territory, City, Empire, Trade, Settle, Keep, Order, Over };
}

template<>
inline constexpr std::array<std::string_view, 11> ids<RiseOfEmpires::Stage> = {
    "turn", "rows", "progress", "territory", "city", "empire", "trade", "settle", "keep", "order", "over"};

namespace RiseOfEmpires
{
/// Which disc is taken back and what pays for it; as proposed where nothing was chosen.
struct DiscEntry {
    std::optional<int> circle = std::nullopt;
    /// Unit by unit, the kind that has had its unit longest first.
    std::vector<Good> units = {};
    bool operator==(const DiscEntry &) const = default;
};

/// A progress tile that is being described.
struct ProgressEntry {
    ProgressTile tile = {};
    /// The figures that are shown: for each tile of this ground, else those that always come.
    std::optional<Ground> scope = std::nullopt;
    bool operator==(const ProgressEntry &) const = default;
};

struct CityEntry {
    CityTile city = {};
    /// The known one that was held.
    std::optional<CityTile> known = std::nullopt;
    /// All figures are shown.
    bool whole = false;
    bool operator==(const CityEntry &) const = default;
};

/// A tile that nobody has described yet, which a player has by the table's word: one of the two.
struct AddedTile {
    int seat = 0;
    std::optional<ProgressEntry> progress = std::nullopt;
    std::optional<CityEntry> city = std::nullopt;
    bool operator==(const AddedTile &) const = default;
};

/// A wonder or a trade space that is being described.
template<typename Thing>
struct ThingEntry {
    Thing thing = {};
    /// The known one that was held.
    std::optional<Thing> known = std::nullopt;
    bool operator==(const ThingEntry &) const = default;
};
using WonderEntry = ThingEntry<BuildWonder>;
using SpaceEntry = ThingEntry<TradeSpace>;

struct EmpireEntry {
    /// The printed tile, if one was chosen.
    std::optional<KnownEmpire> tile = std::nullopt;
    bool withdraw = false;
    PerName place = {};
    std::vector<Battle> battles = {};
    /// The region that was touched last.
    std::optional<int> region = std::nullopt;
    /// The payment is unfolded.
    bool paying = false;
    /// A tile that is being described.
    std::optional<KnownEmpire> described = std::nullopt;
    bool operator==(const EmpireEntry &) const = default;
};

/// What is seen of a free action: its figures, the cubes it may take off, or all that can be done on the map.
enum class FreeView { Goods, Removing, Map };
struct FreeEntry {
    FreeAction action = {};
    FreeView view = FreeView::Goods;
    /// The region that was touched last.
    std::optional<int> region = std::nullopt;
    bool operator==(const FreeEntry &) const = default;
};

/// One player's settling, looked at part by part.
struct PartsEntry {
    int seat = 0;
    /// What the settling was before, for whoever thinks better of it.
    Settle before = {};
    /// What a tile says that the app does not know can be entered.
    bool more = false;
    bool operator==(const PartsEntry &) const = default;
};

/// What has been entered and is not an action yet. What lies over a page, such as a tile being described, is
/// there as long as it is open.
struct Draft {
    Stage step = Stage::Rows;
    DiscEntry disc = {};
    /// In the row of cities: wonders are looked through.
    bool wonders = false;
    /// Nothing else is possible? That was asked.
    bool asked = false;
    /// What is described is to be forgotten? That was asked.
    bool forgets = false;
    std::optional<ProgressEntry> progress = std::nullopt;
    std::optional<CityEntry> city = std::nullopt;
    std::optional<WonderEntry> wonder = std::nullopt;
    std::optional<SpaceEntry> space = std::nullopt;
    EmpireEntry empire = {};
    std::optional<FreeEntry> free = std::nullopt;
    Settle settle = {};
    std::optional<PartsEntry> parts = std::nullopt;
    /// What is to be kept, as far as it is not what is proposed; and whose tiles are seen.
    std::vector<Keep> keeps = {};
    std::optional<int> keeper = std::nullopt;
    /// A region that is being described; one that is not in the list yet has no id.
    std::optional<Region> region = std::nullopt;
    /// The table's word, as far as it is entered: at most one for each seat.
    std::vector<Adjust> corrections = {};
    std::optional<AddedTile> added = std::nullopt;
    bool operator==(const Draft &) const = default;
};
using Play = PlayOf<Rules, Draft>;
using Answer = AnswerOf<Rules, Draft>;
using Step = StepOf<Play>;

/// The screen of a row.
Stage stageOf(Row row);
/// Where the game stands if nothing was half entered.
Draft freshDraft(const State &state);
/// What stood on the page when this was done.
Draft draftOf(const Action &action, const State &before);
Answer answer(const Play &play, const Touch &touch);
const Step &stepOf(const Draft &draft);
}
