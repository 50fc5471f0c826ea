// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/malformed.h"
#include "model/sheet/template.h"

#include <tl/expected.hpp>

/// Changing the rows of a sheet so that nothing is broken silently.
namespace OwnSheet
{
/// The template with formulas, `of` and tie-breaks following; or what would break, with row and place as
/// things would be then.
using Edited = tl::expected<Template, std::vector<Malformed>>;

Edited renamed(const Template &sheet, int row, const std::string &id);
/// To where it has this index.
Edited moved(const Template &sheet, int row, int to);
Edited removed(const Template &sheet, int row);

/// The rows that must go along for a row to be moved there: those it names, or those that name it, by their
/// indices, in their order.
std::vector<int> goAlong(const Template &sheet, int row, int to);
/// The same with these going along: all stand together in their order, the one that is moved where it is
/// wanted.
Edited movedTogether(const Template &sheet, int row, int to);

/// A formula with another name for a row, wherever it is named.
std::string withName(std::string_view formula, std::string_view id, std::string_view other);
}
