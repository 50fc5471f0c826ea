// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/bounds.h"
#include "model/record/names.h"
#include "model/rise_of_empires/tables.h"

#include <memory>

namespace RiseOfEmpires
{
struct RegionYield {
    Yield kind = Yield::Cubes;
    int amount = 1;
    bool operator==(const RegionYield &) const = default;
    static void members(auto &is, auto &yield)
    {
        is.required("kind", yield.kind);
        is.required("amount", yield.amount, {.least = 1, .most = MostFigure});
    }
};

/// A region of the map as it is printed on the board.
struct Region {
    std::string id;
    std::string name;
    int era = 1;
    int first = 0;
    int second = 0;
    std::optional<RegionYield> yield;
    bool water = false;
    std::optional<Overseas> overseas;
    bool operator==(const Region &) const = default;
    static void members(auto &is, auto &region)
    {
        is.required("id", region.id);
        is.required("name", region.name, {.least = 1, .most = MaxTileName, .trimmed = true});
        is.required("era", region.era, {.least = 1, .most = Eras});
        is.required("first", region.first, {.most = MostFigure});
        is.required("second", region.second, {.most = MostFigure});
        is.optional("yield", region.yield);
        is.leftOut("water", region.water);
        is.optional("overseas", region.overseas);
    }
};

/// Only a tile with water leads there.
inline bool needsWater(const Region &region)
{
    return region.water || region.overseas;
}

/// Whether they could be the regions of a game: each id as it must be, none twice.
bool areRegions(const std::vector<Region> &regions);
/// Those that are known: the eight of era I.
const std::vector<Region> &defaultRegions();

/// The regions of a game. Its states share them, since nothing that happens changes them.
class Regions
{
public:
    /// Those that are known.
    Regions();
    explicit Regions(std::vector<Region> list);

    int size() const { return static_cast<int>(m_shared->list.size()); }
    const Region &operator[](int index) const { return m_shared->list[static_cast<std::size_t>(index)]; }
    const std::vector<Region> &list() const { return m_shared->list; }
    /// Their ids, for reading and writing.
    Names names() const { return m_shared->names; }
    bool operator==(const Regions &other) const
    {
        return m_shared == other.m_shared || list() == other.list();
    }

private:
    struct Shared {
        std::vector<Region> list;
        std::vector<std::string> names;
    };
    std::shared_ptr<const Shared> m_shared;
};
}
