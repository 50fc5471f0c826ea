// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/steps.h"

/// What the list of buildings and the page of one building share.
namespace StoneAge
{
/// What a row of the list begins with on a stack, the proposed payment included; nothing if there is no such
/// tile.
std::optional<Building> buildingAt(const State &state, std::string_view row, int stack);
/// What a building is worth at once.
int pointsNow(const Building &building);
/// A building as it is printed, and whether it can be paid.
TableTile tileView(const State &state, const Building &building, const QString &row);
}
