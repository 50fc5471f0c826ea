// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/package.h"
#include "app/rise_of_empires/package.h"
#include "app/sheet/package.h"
#include "app/stone_age/package.h"
#include "app/through_the_ages/package.h"

#include <tuple>

/// The one list of games.
using GameList = std::tuple<BronzeAge::Package, StoneAge::Package, RiseOfEmpires::Package,
    ThroughTheAges::Package, OwnSheet::Package>;
