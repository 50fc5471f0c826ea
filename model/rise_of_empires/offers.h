// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rise_of_empires/rules.h"

/// What players described once comes back as offers, the likely ones first. What is remembered is passed in,
/// `games` being the number of earlier games in which it was used; the answers name it by its index.
namespace RiseOfEmpires
{
struct KnownProgress {
    ProgressTile tile;
    /// Only the name is known: the figures are still to be entered, perhaps the era too.
    bool toEnter = false;
    int games = 0;
    bool operator==(const KnownProgress &) const = default;
};
/// Cities and wonders do not tell when they come, so it is remembered when they first did.
struct KnownCity {
    CityTile tile;
    int era = 1;
    Half half = Half::A;
    int games = 0;
    bool operator==(const KnownCity &) const = default;
};
struct KnownWonder {
    std::string name;
    int vp = 0;
    Materials cost;
    int era = 1;
    int games = 0;
    bool operator==(const KnownWonder &) const = default;
};
struct KnownSpace {
    TradeSpace space;
    /// In which it was used.
    std::array<bool, Eras> eras{};
    int games = 0;
    bool operator==(const KnownSpace &) const = default;
};
struct Losses {
    int own = 0;
    int other = 0;
    bool operator==(const Losses &) const = default;
};
struct KnownEmpire {
    /// The face of eras II and III.
    bool later = false;
    int number = 1;
    bool water = false;
    /// One pair, in era III two.
    std::vector<Losses> losses;
    int games = 0;
    bool operator==(const KnownEmpire &) const = default;
};
/// What the free action of a tile last did.
struct KnownFree {
    std::string name;
    int era = 1;
    Goods give;
    Goods get;
    /// Cubes of others taken off the map, own ones placed.
    int removed = 0;
    int placed = 0;
    bool operator==(const KnownFree &) const = default;
};

/// What comes with the app.
std::vector<KnownProgress> shippedProgress();
std::vector<KnownCity> shippedCities();
std::vector<KnownSpace> shippedSpaces();
std::vector<KnownFree> shippedFree();

/// A remembered tile that could be taken now.
struct Offer {
    std::size_t index = 0;
    /// What it costs beside the disc.
    Goods cost;
    /// Who has one like it.
    std::vector<int> owners;
    /// Of this era, and of a city of this half: for headings.
    bool current = false;
    /// Flat at the end of the list: the player has it, or it is of a later era.
    bool apart = false;
    /// Why the active player cannot take it with the disc proposed.
    std::optional<Error> whyNot;
};
std::vector<Offer> progressOffers(const State &state, std::span<const KnownProgress> known);
std::vector<Offer> cityOffers(const State &state, std::span<const KnownCity> known);
std::vector<Offer> wonderOffers(const State &state, std::span<const KnownWonder> known);
/// Only spaces that are not taken; first those of this era.
std::vector<Offer> spaceOffers(const State &state, std::span<const KnownSpace> known);
/// Tiles with the face that is up, in the order of their number.
std::vector<Offer> empireOffers(const State &state, std::span<const KnownEmpire> known);

struct TerritoryOffer {
    Territory tile = Territory::Plains;
    Gains brings;
    /// How many the active player has.
    int owned = 0;
    std::optional<Error> whyNot;
};
std::vector<TerritoryOffer> territoryOffers(const State &state);
/// Of all that are in the box, and of the towns among them.
int territoriesLeft(const State &state);
int townsLeft(const State &state);

/// What this tile's free action last did, if that is known.
std::optional<KnownFree> knownFreeOf(const ProgressTile &tile, std::span<const KnownFree> known);

/// Remembered regions of an era, or of earlier ones, that the game does not have yet and has room for.
std::vector<Region> regionsToAdd(const Setup &setup, std::span<const Region> remembered, int era);
/// An id that no other region has, made of a name.
std::string regionIdFor(std::string_view name, std::span<const Region> others);
}
