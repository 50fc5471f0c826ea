// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editor.h"
#include "app/sheet/touchids.h"
#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"
#include "model/sheet/drafting.h"
#include "model/sheet/editing.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

/// Rows are added, moved and taken out; what would break is refused.
bool SheetEditor::rearrange(const std::string &id, int number, const std::string &text)
{
    if (id == "add" || id == "next") {
        auto after = m_draft;
        //: The title of a row that has none yet; %1 is its number.
        const auto title = tr("Row %1").arg(after.sheet.rows.size() + 1).toStdString();
        if (const int row = Editor::addRow(after, title, id == "next" ? m_open : -1); row >= 0) {
            keep(std::move(after));
            openRow(row);
            m_fresh = true;
        }
        return true;
    }
    if (id == "paste") {
        paste(text);
        return true;
    }
    if (const auto row = numberAfter(id, "up-")) {
        move(*row, *row - 1);
        return true;
    }
    if (const auto row = numberAfter(id, "down-")) {
        move(*row, *row + 1);
        return true;
    }
    if (const auto row = numberAfter(id, "move-")) {
        move(*row, number);
        return true;
    }
    if (const auto row = numberAfter(id, "remove-")) {
        remove(*row);
        return true;
    }
    return false;
}

void SheetEditor::pasteRows()
{
    touch(u"paste"_s, 0, QGuiApplication::clipboard()->text());
}

void SheetEditor::paste(const std::string &lines)
{
    auto after = m_draft;
    for (const auto &line : QString::fromStdString(lines).split(u'\n', Qt::SkipEmptyParts)) {
        if (const auto title = line.trimmed().left(MaxRowTitle); !title.isEmpty()) {
            Editor::addRow(after, title.toStdString(), -1);
        }
    }
    if (after != m_draft) {
        keep(std::move(after));
    }
}

void SheetEditor::move(int row, int to)
{
    const auto &sheet = m_draft.sheet;
    const int last = static_cast<int>(sheet.rows.size()) - 1;
    if (row < 0 || row > last || to < 0 || to > last || row == to) {
        return;
    }
    if (auto after = moved(sheet, row, to)) {
        const auto opened = m_open < 0 ? std::string() : openedRow()->id;
        keep({std::move(*after), m_draft.typed, {}});
        m_open = opened.empty() ? -1 : findRow(m_draft.sheet.rows, opened);
        return;
    }
    const auto along = goAlong(sheet, row, to);
    QStringList names;
    for (const int other : along) {
        names << rowTitle(sheet, other);
    }
    const auto own = rowTitle(sheet, row);
    const auto others = listOf(names);
    //: Rows of a sheet, one or several each, of which the second need the first.
    const auto sentence = tr("%1 must stay above %2.");
    m_refusal = {.text = to < row ? sentence.arg(others, own) : sentence.arg(own, others),
        .wayOut = along.empty() ? QString() : tr("Take %1 along").arg(others),
        .row = row,
        .to = along.empty() ? -1 : to};
}

void SheetEditor::moveAlong()
{
    const auto refused = std::exchange(m_refusal, {});
    if (auto after = movedTogether(m_draft.sheet, refused.row, refused.to)) {
        keep({std::move(*after), m_draft.typed, {}});
        m_open = -1;
    }
}

void SheetEditor::remove(int row)
{
    const auto &sheet = m_draft.sheet;
    if (row < 0 || row >= static_cast<int>(sheet.rows.size()) || sheet.rows.size() < 2) {
        return;
    }
    auto after = removed(sheet, row);
    if (after) {
        auto typed = m_draft.typed;
        typed.erase(sheet.rows[static_cast<std::size_t>(row)].id);
        keep({std::move(*after), std::move(typed), {}});
        openRow(-1);
        return;
    }
    std::vector<int> users;
    QStringList names;
    for (const auto &fault : after.error()) {
        const int user = fault.row.value_or(-1) + (fault.row >= row ? 1 : 0);
        if (fault.row && std::ranges::find(users, user) == users.end()) {
            users.push_back(user);
            names << rowTitle(sheet, user);
        }
    }
    if (users.empty()) {
        m_refusal = {.text = Library::faultText(sheet, after.error().front())};
        return;
    }
    m_refusal = {.text = tr("%1 is used by %2.").arg(rowTitle(sheet, row), listOf(names)),
        .wayOut = names.front(),
        .row = row,
        .user = users.front()};
}
