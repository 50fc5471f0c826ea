// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/editordraft.h"
#include "app/sheet/editorpages.h"
#include "model/sheet/state.h"

/// Formulas as people write them: titles for ids, × and ÷ for the signs.
namespace OwnSheet::Editor
{
/// A formula for people, with where each of its signs is shown.
struct ShownFormula {
    QString text;
    std::vector<int> places;
    QList<SheetFormulaMark> marks;
};
ShownFormula shownFormula(const std::vector<Row> &rows, const std::string &formula);

/// What somebody wrote, titles or ids, as it is kept.
std::string keptFormula(const std::vector<Row> &rows, const QString &written);
/// How much of it stands before a place of what is shown.
int keptPlace(const ShownFormula &shown, int place);

/// Of the open row; what may stand at a place of the text is offered.
SheetFormulaPage formulaPage(
    const Draft &draft, int row, int cursor, const State &sample, const QStringList &names);
/// As it is typed, or as it is kept while nothing is wrong.
std::string formulaOf(const Draft &draft, int row);
/// With another text: a good one is kept, one at fault is typed on.
void setFormula(Draft &draft, int row, const std::string &formula);
/// The draft after one of the offers was touched, and where the cursor is then; nothing if it is none.
struct Inserted {
    Draft draft;
    int cursor = 0;
};
std::optional<Inserted> inserted(const Draft &draft, int row, const std::string &id, int cursor);
}
