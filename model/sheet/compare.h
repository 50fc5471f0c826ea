// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

namespace OwnSheet
{
/// How a sheet that comes in stands to the one that is there.
enum class Relation {
    /// To the byte.
    Same,
    Newer,
    Older,
    /// Under one id and version.
    Different,
    /// Another id: another sheet.
    Other,
};

enum class RowChange { New, Changed, Renamed, Gone };
struct RowDifference {
    RowChange change = RowChange::New;
    /// By their indices; -1 where there is none.
    int before = -1;
    int after = -1;
    bool operator==(const RowDifference &) const = default;
};

struct Comparison {
    Relation relation = Relation::Same;
    /// In the order of the rows that come, then those that are gone.
    std::vector<RowDifference> rows;
    /// Whether something beside the rows differs, or their order.
    bool restDiffers = false;
};
Comparison compared(const Template &before, const Template &after);
}
