// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editor.h"
#include "app/sheet/words/librarybrief.h"
#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/editing.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

/// What the page of a sheet in the making shows.
QString SheetEditor::title() const
{
    return shownTitle(m_draft.sheet);
}

QString SheetEditor::subtitle() const
{
    //: %1 is its version, %n how many rows it has, %2 how many it may have.
    return tr("version %1 · %n of %2 rows", nullptr, static_cast<int>(m_draft.sheet.rows.size()))
        .arg(m_collection.nextVersion(m_id))
        .arg(MaxRows);
}

bool SheetEditor::canUndo() const
{
    return m_collection.canUndo(m_id);
}

bool SheetEditor::canRedo() const
{
    return m_collection.canRedo(m_id);
}

QList<SheetEditorRow> SheetEditor::rows() const
{
    QList<SheetEditorRow> list;
    const auto typed = Editor::asTyped(m_draft);
    const auto faults = Editor::faultsIn(m_draft);
    const auto doubts = faults.empty() ? doubtsOf(m_draft.sheet) : std::vector<Doubt>();
    const int count = static_cast<int>(typed.rows.size());
    for (int i = 0; i < count; ++i) {
        const auto &row = typed.rows[static_cast<std::size_t>(i)];
        const auto *formula = row.as<Kinds::Formula>();
        SheetEditorRow shownRow{.id = u"row-%1"_s.arg(i),
            .title = rowTitle(typed, row),
            .icon = Library::kindIcon(row.kindId()),
            .brief
            = formula ? Editor::shownFormula(typed.rows, formula->formula).text : Library::brief(typed, row),
            .up = i > 0 ? u"up-%1"_s.arg(i) : QString(),
            .down = i + 1 < count ? u"down-%1"_s.arg(i) : QString(),
            .remove = count > 1 ? u"remove-%1"_s.arg(i) : QString(),
            .drag = u"move-%1"_s.arg(i),
            .helps = !isCounted(row) && row.kindId() != KindId::Subtotal};
        const auto fault = std::ranges::find(faults, std::optional(i), &Malformed::row);
        const auto doubt = std::ranges::find(doubts, std::optional(i), &Doubt::row);
        shownRow.fault = fault == faults.end() ? QString() : Library::faultText(typed, *fault);
        shownRow.doubt = doubt == doubts.end() ? QString() : Library::doubtText(*doubt);
        //: Spoken: its number, how many there are, its title, its kind, what it asks for.
        shownRow.spoken = tr("Row %1 of %2, %3, %4, %5")
                              .arg(QString::number(i + 1), QString::number(count), shownRow.title,
                                  Library::kindText(row.kindId()), shownRow.brief);
        list.push_back(shownRow);
    }
    return list;
}

QList<SheetField> SheetEditor::fields() const
{
    if (m_open < 0) {
        return {};
    }
    auto list = Editor::rowFields(m_draft, m_open, isIdFree()).shown();
    list.front().onward = u"next"_s;
    list.front().awaited = m_fresh;
    return list;
}

SheetOption SheetEditor::kind() const
{
    const auto *row = openedRow();
    return !row ? SheetOption()
                : SheetOption{.id = u"kinds"_s,
                    .title = Library::kindText(row->kindId()),
                    .icon = Library::kindIcon(row->kindId())};
}

QList<SheetOption> SheetEditor::kinds() const
{
    if (m_open < 0) {
        return {};
    }
    auto options = Editor::kindFields(m_draft, m_open).shown().constFirst().options;
    for (const auto kind : valuesOf<KindId>()) {
        auto &option = options[static_cast<qsizetype>(kind)];
        option.icon = Library::kindIcon(kind);
        option.note = Library::kindExample(kind);
        if (Library::isWorkedOut(kind)) {
            //: %1 is an example of a kind of row, in which nothing is entered.
            option.note = tr("%1 · worked out").arg(option.note);
        }
    }
    return options;
}

SheetFormulaPage SheetEditor::formula() const
{
    const auto *row = openedRow();
    return row && row->kindId() == KindId::Formula
        ? Editor::formulaPage(m_draft, m_open, m_cursor, sample(), tryNames())
        : SheetFormulaPage();
}

QList<SheetField> SheetEditor::rules() const
{
    return Editor::ruleFields(m_draft).shown();
}

QList<QString> SheetEditor::tryTotals() const
{
    return Editor::tryTotals(sample());
}

QList<SheetTryRow> SheetEditor::tryRows() const
{
    return Editor::tryRows(sample());
}

QString SheetEditor::tryTitle() const
{
    const auto state = sample();
    const auto cell = Editor::cellOf(state, m_tryCell.toStdString());
    //: A cell: whose, and of which row.
    return cell.row < 0
        ? QString()
        : tr("%1, %2").arg(tryNames().at(cell.column), rowTitle(*state.setup.sheet, cell.row));
}

bool SheetEditor::canAdd() const
{
    return m_draft.sheet.rows.size() < MaxRows;
}

QString SheetEditor::toMend() const
{
    const auto count = static_cast<int>(Editor::faultsIn(m_draft).size());
    return count == 0 ? QString() : tr("%n to mend", nullptr, count);
}

QList<QString> SheetEditor::faults() const
{
    QList<QString> list;
    const auto typed = Editor::asTyped(m_draft);
    for (const auto &fault : Editor::faultsIn(m_draft)) {
        list << Library::placedFaultText(typed, fault);
    }
    return list;
}

QString SheetEditor::versionNote() const
{
    const int games = m_collection.gamesWith(m_id);
    if (games == 1) {
        return tr("Played once before: that game keeps its own sheet.");
    }
    return games == 0 ? QString()
                      : tr("Played %n times before: those games keep their own sheet.", nullptr, games);
}
