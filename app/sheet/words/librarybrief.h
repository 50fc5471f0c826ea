// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sheet/template.h"

#include <QString>

/// What a sheet and its rows are, in few words.
namespace OwnSheet::Library
{
/// "Number", "Yes or no".
QString kindText(KindId kind);
/// "points, or a count: 7 × 2 = 14".
QString kindExample(KindId kind);
QString kindIcon(KindId kind);
bool isWorkedOut(KindId kind);

/// What a row asks for and brings: "× 2, 0 – 40", "none 0, wood 3, stone 6", "Flowers: 8 4 2".
QString brief(const Template &sheet, const Row &row);
/// "0 1 3 6 10".
QString numbersText(const std::vector<int> &numbers);

/// "2–5", "3".
QString playersText(const Template &sheet);
/// What ends it, as a number: "1,000"; empty if that is done by hand.
QString aimText(const Template &sheet);
}
