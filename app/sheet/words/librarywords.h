// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/words/librarylink.h"
#include "model/sheet/drafting.h"
#include "model/sheet/formula.h"

#include <QString>

/// What is wrong with a sheet, for people.
namespace OwnSheet::Library
{
/// What somebody wrote, so that its direction turns nothing around it.
QString isolated(const std::string &written);

/// A formula's fault without its place.
QString faultText(
    const std::vector<Row> &rows, int row, const std::string &formula, const FormulaFault &fault);
/// Any fault without its row.
QString faultText(const Template &sheet, const Malformed &fault);
QString doubtText(const Doubt &doubt);
/// The same with the row and the place before it.
QString placedFaultText(const Template &sheet, const Malformed &fault);
QString placedDoubtText(const Template &sheet, const Doubt &doubt);
QString flawText(LinkFlaw flaw);
}
