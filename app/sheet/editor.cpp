// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editor.h"

#include "app/sheet/touchids.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

SheetEditor::SheetEditor(Library::Collection &collection, QObject *parent)
    : QObject(parent)
    , m_collection(collection)
{
}

void SheetEditor::begin(const std::string &id)
{
    m_id = id;
    m_tab = u"rows"_s;
    m_open = -1;
    m_fresh = false;
    m_sample = {};
    m_unkept = false;
    m_fault = -1;
    show();
}

void SheetEditor::beginNew(const std::string &id)
{
    begin(id);
    openRow(0);
    m_fresh = true;
    Q_EMIT changed();
}

/// The draft as it is on disk, and nothing that belonged to the one before.
void SheetEditor::show()
{
    if (!m_unkept) {
        m_draft = m_collection.draftOf(m_id);
    }
    if (m_open >= static_cast<int>(m_draft.sheet.rows.size())) {
        m_open = -1;
    }
    m_refusal = {};
    m_kindsAsked = false;
    m_tryCell.clear();
    Q_EMIT changed();
}

const Row *SheetEditor::openedRow() const
{
    return m_open < 0 ? nullptr : &m_draft.sheet.rows[static_cast<std::size_t>(m_open)];
}

bool SheetEditor::isIdFree() const
{
    const auto *row = openedRow();
    const auto versions = m_collection.versionsOf(m_id);
    return row && std::ranges::none_of(versions, [&](const Library::Version &version) {
        return (version.games > 0 || version.shared) && findRow(version.sheet.rows, row->id) >= 0;
    });
}

void SheetEditor::setCursor(int cursor)
{
    if (cursor != m_cursor) {
        m_cursor = cursor;
        Q_EMIT cursorChanged();
        Q_EMIT changed();
    }
}

void SheetEditor::keep(Editor::Draft draft, const std::string &by)
{
    const bool instead = !by.empty() && by == m_draft.last && m_collection.canUndo(m_id);
    draft.last = by;
    m_unkept = !m_collection.change(draft, instead);
    m_draft = std::move(draft);
}

void SheetEditor::undo()
{
    m_unkept = !m_collection.undo(m_id) && m_unkept;
    show();
}

void SheetEditor::redo()
{
    m_unkept = !m_collection.redo(m_id) && m_unkept;
    show();
}

void SheetEditor::touch(const QString &id, int number, const QString &text)
{
    const auto name = id.toStdString();
    const auto written = text.toStdString();
    const auto refused = std::exchange(m_refusal, {});
    m_fresh = false;
    if (name == "along" && refused.to >= 0) {
        m_refusal = refused;
        moveAlong();
    } else if (name == "user" && refused.user >= 0) {
        openRow(refused.user);
    } else if (!look(name, written) && !rearrange(name, number, written) && !tryOut(name, written)) {
        const auto by = m_open < 0 || m_tab != u"rows" ? name : name + '@' + std::to_string(m_open);
        if (m_tab == u"rules" || m_open < 0) {
            if (auto after = Editor::ruleFields(m_draft).touched(m_draft, name, number, written)) {
                keep(std::move(*after), text.isEmpty() ? std::string() : by);
            }
        } else if (name == "formula") {
            auto after = m_draft;
            Editor::setFormula(after, m_open, Editor::keptFormula(after.sheet.rows, text));
            keep(std::move(after), by);
        } else if (auto piece = Editor::inserted(m_draft, m_open, name, m_cursor);
                   piece && openedRow()->kindId() == KindId::Formula) {
            keep(std::move(piece->draft));
            m_cursor = piece->cursor;
            Q_EMIT cursorChanged();
        } else if (auto chosen
            = Editor::kindFields(m_draft, m_open).touched(m_draft, name, number, written)) {
            m_kindsAsked = false;
            keep(std::move(*chosen));
        } else if (auto set
            = Editor::rowFields(m_draft, m_open, isIdFree()).touched(m_draft, name, number, written)) {
            keep(std::move(*set), text.isEmpty() ? std::string() : by);
        }
    }
    Q_EMIT changed();
}

/// Where one looks is no step.
bool SheetEditor::look(const std::string &id, const std::string &)
{
    if (id == "tab-rows" || id == "tab-rules" || id == "tab-try") {
        m_tab = QString::fromStdString(id.substr(4));
        m_tryCell.clear();
        return true;
    }
    if (const auto row = numberAfter(id, "row-")) {
        openRow(*row == m_open ? -1 : *row);
        return true;
    }
    if (id == "kinds") {
        m_kindsAsked = !m_kindsAsked;
        return true;
    }
    if (id == "next-fault") {
        const auto faults = Editor::faultsIn(m_draft);
        if (!faults.empty()) {
            m_fault = (m_fault + 1) % static_cast<int>(faults.size());
            const auto &fault = faults[static_cast<std::size_t>(m_fault)];
            m_tab = fault.row ? u"rows"_s : fault.where.starts_with("rows") ? u"rows"_s : u"rules"_s;
            openRow(fault.row.value_or(-1));
        }
        return true;
    }
    return id == "back";
}

void SheetEditor::openRow(int row)
{
    m_open = row < static_cast<int>(m_draft.sheet.rows.size()) ? row : -1;
    m_kindsAsked = false;
    const auto *opened = openedRow();
    m_cursor = opened && opened->kindId() == KindId::Formula ? static_cast<int>(
                   Editor::shownFormula(m_draft.sheet.rows, Editor::formulaOf(m_draft, m_open)).text.size())
                                                             : 0;
    Q_EMIT cursorChanged();
}

bool SheetEditor::tryOut(const std::string &id, const std::string &text)
{
    if (id == "others") {
        m_sample = {.seed = m_sample.seed + 1};
        return true;
    }
    const auto state = sample();
    const auto cell = Editor::cellOf(state, id == "value" ? m_tryCell.toStdString() : id);
    if (cell.row < 0) {
        return false;
    }
    const auto number
        = id == "value" ? Editor::typedNumber(state, cell, text) : Editor::nextNumber(state, cell);
    if (number) {
        m_sample.changed[{state.setup.sheet->rows[static_cast<std::size_t>(cell.row)].id, cell.column}]
            = *number;
    } else if (id != "value") {
        m_tryCell = QString::fromStdString(id);
    }
    return true;
}
