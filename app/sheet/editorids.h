// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <cstdint>
#include <functional>
#include <string>

/// Ids follow titles, so that nobody need think of one.
namespace OwnSheet::Editor
{
using IsTaken = std::function<bool(const std::string &)>;

/// "Skat on Thursdays" as skat-on-thursdays.
std::string plainId(const std::string &title);
/// The same with the second it was made in, so that no two people's sheets meet: skat-on-thursdays-tlot34.
std::string sheetId(const std::string &title, std::int64_t second, const IsTaken &isTaken);
/// "Spare tools" as spareTools; whatever another row of the sheet has, or a formula would not take, is left
/// alone.
std::string rowId(const std::string &title, const std::vector<Row> &rows, int row);
}
