// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/bounds.h"
#include "model/rise_of_empires/tables.h"

#include <string>
#include <vector>

namespace RiseOfEmpires
{
/// What a progress tile has printed on it, as somebody entered it.
struct ProgressTile {
    std::string name;
    int era = 1;
    Gains gains;
    /// What it brings more for each territory tile of a kind.
    PerId<Ground, Gains> per;
    bool free = false;
    bool printing = false;
    bool navigation = false;
    std::string note;
    bool operator==(const ProgressTile &) const = default;
    static void heading(auto &is, auto &tile)
    {
        is.required("name", tile.name, {.least = 1, .most = MaxTileName, .trimmed = true});
        is.required("era", tile.era);
    }
    static void figures(auto &is, auto &tile)
    {
        for (const Gain gain : valuesOf<Gain>()) {
            is.leftOut(idOf(gain), tile.gains[gain]);
        }
        is.optionalObject("per", [&](auto &per) {
            for (const Ground ground : valuesOf<Ground>()) {
                per.leftOut(idOf(ground), tile.per[ground]);
            }
        });
        is.leftOut("free", tile.free);
        is.leftOut("printing", tile.printing);
        is.leftOut("navigation", tile.navigation);
        is.leftOut("note", tile.note);
    }
    static void members(auto &is, auto &tile)
    {
        heading(is, tile);
        figures(is, tile);
    }
};

/// A progress tile that a player has.
struct OwnedProgress {
    ProgressTile tile;
    /// Its free action is done until the next turn.
    bool used = false;
    bool operator==(const OwnedProgress &) const = default;
    static void members(auto &is, auto &owned)
    {
        ProgressTile::members(is, owned.tile);
        is.leftOut("used", owned.used);
    }
};

/// A city, on its tile and with who has it.
struct CityTile {
    std::string name;
    int cost = 0;
    /// Food a turn.
    int eats = 0;
    /// Whether it costs a resource a turn.
    bool upkeep = false;
    Gains gains;
    bool operator==(const CityTile &) const = default;
    static void members(auto &is, auto &city)
    {
        is.leftOut("name", city.name, {}, {.most = MaxTileName, .trimmed = true});
        is.leftOut("cost", city.cost);
        is.leftOut("eats", city.eats);
        is.leftOut("upkeep", city.upkeep);
        for (const Gain gain : valuesOf<Gain>()) {
            is.leftOut(idOf(gain), city.gains[gain]);
        }
    }
};

/// Names without regard to case, and eras, are equal (D28).
bool isSameTile(const ProgressTile &one, const ProgressTile &other);

/// What a tile brings a turn; a city's food without what it eats, its resources before upkeep.
Gains broughtBy(const ProgressTile &tile, const Territories &territories);
Gains broughtBy(const CityTile &city);

/// Whether it costs anything a turn, so that it may be given up (D51).
inline bool costsATurn(const CityTile &city)
{
    return city.eats > 0 || city.upkeep;
}
}
