// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/librarycollection.h"
#include "app/sheet/librarypages.h"
#include "model/sheet/compare.h"

#include <QList>

/// Sheets and what differs between them, for lists.
namespace OwnSheet::Library
{
SheetCard cardOf(const Entry &entry);
/// The rows of a sheet, with what each asks for.
QList<SheetLine> rowLines(const Template &sheet);
/// What another version has otherwise.
QList<SheetLine> differences(const Template &before, const Template &after);
/// The same in one line.
QString summaryOf(const Template &before, const Template &after);
}
