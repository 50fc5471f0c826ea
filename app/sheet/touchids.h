// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/touch.h"
#include "model/sheet/state.h"

#include <QString>

/// What can be touched is named by what it is and a number or a cell.
namespace OwnSheet
{
/// "cell-2-0-3" is row 2, column 0, round 3.
QString idOf(const char *what, const CellAt &cell);
std::optional<CellAt> cellIn(std::string_view id, std::string_view what);
}
