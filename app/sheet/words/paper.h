// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/sheet/template.h"

class QPainter;
class QRectF;

namespace OwnSheet
{
/// The whole sheet on paper, the column of one seat set off. It fills the area.
void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);
/// The sheet with nothing written on it, so many columns and, if it has rounds, as many lines for them as
/// there is room for.
void drawEmptySheet(QPainter &painter, const QRectF &area, const Template &sheet, int columns);
}
