// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editor.h"

#include "app/sheet/words/librarybrief.h"
#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/texts.h"
#include "app/words/lists.h"
#include "model/sheet/drafting.h"
#include "model/sheet/editing.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

namespace
{
/// "row-3" is 3 behind "row-"; -1 if it is something else.
int numberBehind(const std::string &id, std::string_view prefix)
{
    int number = -1;
    if (id.starts_with(prefix)) {
        std::from_chars(id.data() + prefix.size(), id.data() + id.size(), number);
    }
    return number;
}

QString titleIn(const Template &sheet, int row)
{
    return rowTitle(sheet, sheet.rows[static_cast<std::size_t>(row)]);
}
}

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
    m_sample = {};
    m_unkept = false;
    m_fault = -1;
    show();
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

QString SheetEditor::title() const
{
    return shownTitle(m_draft.sheet);
}

QString SheetEditor::subtitle() const
{
    //: %1 is its version, %2 how many rows it has, %3 how many it may have.
    return tr("version %1 · %2 of %3 rows")
        .arg(m_collection.nextVersion(m_id))
        .arg(m_draft.sheet.rows.size())
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

QList<SheetField> SheetEditor::fields() const
{
    if (m_open < 0) {
        return {};
    }
    auto list = Editor::rowFields(m_draft, m_open, isIdFree()).shown();
    list.front().onward = u"next"_s;
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

void SheetEditor::setCursor(int cursor)
{
    if (cursor != m_cursor) {
        m_cursor = cursor;
        Q_EMIT cursorChanged();
        Q_EMIT changed();
    }
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
    return cell.row < 0 ? QString()
                        : tr("%1, %2").arg(tryNames().at(cell.column), titleIn(*state.setup.sheet, cell.row));
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
    if (const int row = numberBehind(id, "row-"); row >= 0) {
        openRow(row == m_open ? -1 : row);
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

bool SheetEditor::rearrange(const std::string &id, int number, const std::string &text)
{
    if (id == "add" || id == "next") {
        auto after = m_draft;
        //: The title of a row that has none yet; %1 is its number.
        const auto title = tr("Row %1").arg(after.sheet.rows.size() + 1).toStdString();
        if (const int row = Editor::addRow(after, title, id == "next" ? m_open : -1); row >= 0) {
            keep(std::move(after));
            openRow(row);
        }
        return true;
    }
    if (id == "paste") {
        paste(text);
        return true;
    }
    if (const int row = numberBehind(id, "up-"); row > 0) {
        move(row, row - 1);
        return true;
    }
    if (const int row = numberBehind(id, "down-"); row >= 0) {
        move(row, row + 1);
        return true;
    }
    if (const int row = numberBehind(id, "move-"); row >= 0) {
        move(row, number);
        return true;
    }
    if (const int row = numberBehind(id, "remove-"); row >= 0) {
        remove(row);
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
    if (row > last || to < 0 || to > last || row == to) {
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
        names << titleIn(sheet, other);
    }
    const auto own = titleIn(sheet, row);
    const auto others = listOf(names);
    m_refusal = {.text = to < row ? tr("%1 needs %2 above it.").arg(own, others)
                                  : tr("%1 needs %2 above it.").arg(others, own),
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
    if (row >= static_cast<int>(sheet.rows.size()) || sheet.rows.size() < 2) {
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
    const auto fault = std::ranges::find_if(
        after.error(), [](const Malformed &malformed) { return malformed.row.has_value(); });
    if (fault == after.error().end()) {
        m_refusal = {.text = Library::faultText(sheet, after.error().front())};
        return;
    }
    const int user = *fault->row >= row ? *fault->row + 1 : *fault->row;
    m_refusal = {.text = tr("%1 is used by %2.").arg(titleIn(sheet, row), titleIn(sheet, user)),
        .wayOut = titleIn(sheet, user),
        .row = row,
        .user = user};
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
