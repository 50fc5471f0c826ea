// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/mappages.h"
#include "app/table/touch.h"
#include "model/rise_of_empires/regions.h"

#include <functional>

/// The regions of a game as players describe them, before it and in it.
namespace RiseOfEmpires
{
struct RegionList {
    std::vector<Region> regions;
    /// The one that is being described; one that is not in the list yet has no id.
    std::optional<Region> entry;
    bool operator==(const RegionList &) const = default;
};

/// `whyNot` says what stands against another list; `checked` have been compared with the board.
RiseRegionsPage pageOf(const RegionList &list, const std::vector<Region> &checked,
    const std::function<QString(const std::vector<Region> &)> &whyNot);
/// What a touch makes of it; nothing if it is about something else. A new region is of this era.
std::optional<RegionList> touched(const RegionList &list, const Touch &touch, int era);
}
