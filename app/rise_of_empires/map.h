// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/draft.h"
#include "app/rise_of_empires/mappages.h"
#include "model/rise_of_empires/forecast.h"

/// The map as it is seen, at any step.
namespace RiseOfEmpires
{
/// The regions with their cubes as they would be after these changes, and what that does to who is first.
/// Nothing on it can be touched.
RiseRegionTable regionTable(const Play &play, const CubeChanges &changes = {});
RiseFigure yieldOf(const Region &region);
/// "2 / 1".
QString pointsOf(const Region &region);
/// By its id.
std::optional<int> regionNamed(const Setup &setup, std::string_view id);
/// Sets how many cubes go to a region.
void setCount(PerName &cubes, const Setup &setup, int region, int count);
/// Where no cube is left, it is as if none had ever been there: so a record has it.
void leaveOutNothing(PerName &cubes);
/// Of a region after "place-" and so on.
std::optional<int> regionAfter(const Setup &setup, std::string_view id, std::string_view prefix);
/// A seat and a region after "attack-" and so on.
std::optional<std::pair<int, int>> cubesAfter(
    const Setup &setup, std::string_view id, std::string_view prefix);
/// Why no cube can go to a region, in a word or two.
QString closedText(const Error &error);

RiseMapPage mapPage(const Play &play);
RiseRegionsPage regionsPage(const Play &play);
RiseFreePage freePage(const Play &play);
/// What opens it: "Free action", or "Free: Robin" for who acted last. Without an id where nobody has a tile
/// for one.
TableChoice freeChoice(const Play &play);
/// What is to be done on the table when a turn begins.
QList<RiseChore> choresOf(int round, int players);
}
