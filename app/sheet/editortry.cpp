// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editortry.h"

#include "app/sheet/editorfields.h"
#include "app/sheet/words/librarybrief.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/drafting.h"
#include "model/sheet/inspect.h"
#include "model/sheet/score.h"
#include "model/sheet/workout.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace OwnSheet::Editor
{
namespace
{
constexpr int Columns = 2;

int roundOf(const State &state, const Row &row)
{
    return isOfRound(row) ? state.round : 0;
}

QString cellId(const Row &row, int column)
{
    return u"cell-%1-%2"_s.arg(QString::fromStdString(row.id)).arg(column);
}

/// Rows at fault, and those that need them, do nothing until they are mended.
Template withoutFaults(Template sheet)
{
    for (auto faults = faultsOf(sheet); !faults.empty(); faults = faultsOf(sheet)) {
        const auto &fault = faults.front();
        if (!fault.row) {
            sheet.tieBreak.clear();
            sheet.end = {};
            if (const auto left = faultsOf(sheet); !left.empty() && !left.front().row) {
                return {};
            }
            continue;
        }
        sheet.rows.erase(sheet.rows.begin() + *fault.row);
    }
    return sheet;
}
}

State sampleOf(const Draft &draft, const Sample &sample)
{
    auto sheet = withoutFaults(draft.sheet);
    sheet.together = false;
    auto state = sampleState(sheet, Columns, sample.seed);
    for (const auto &[where, number] : sample.changed) {
        const int row = findRow(sheet.rows, where.first);
        if (row >= 0 && where.second < Columns) {
            pageOf(state, roundOf(state, sheet.rows[static_cast<std::size_t>(row)])).at(row, where.second)
                = Entry{number, {}};
        }
    }
    state.worked = {};
    workOut(state);
    return state;
}

QList<SheetTryRow> tryRows(const State &state)
{
    QList<SheetTryRow> list;
    const auto &sheet = *state.setup.sheet;
    for (int i = 0; i < static_cast<int>(sheet.rows.size()); ++i) {
        const auto &row = sheet.rows[static_cast<std::size_t>(i)];
        const int round = roundOf(state, row);
        SheetTryRow shownRow{.title = rowTitle(sheet, row),
            .icon = Library::kindIcon(row.kindId()),
            .subtotal = row.kindId() == KindId::Subtotal,
            .worked = !isEntered(row)};
        for (int column = 0; column < Columns; ++column) {
            const auto &entry = entryAt(state, {i, column, round});
            shownRow.values << valueText(valuesAt(state, round).at(i, column));
            shownRow.entries << (entry
                        && (row.kindId() != KindId::Number || row.as<Kinds::Number>()->factor != 1)
                    ? entryText(sheet, row, *entry)
                    : QString());
            shownRow.cells << (isEntered(row) ? cellId(row, column) : QString());
        }
        list.push_back(shownRow);
    }
    return list;
}

QStringList tryTotals(const State &state)
{
    QStringList list;
    for (const int total : totalsOf(state)) {
        list << numberText(total);
    }
    return list;
}

TryCell cellOf(const State &state, const std::string &id)
{
    const auto &rows = state.setup.sheet->rows;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        for (int column = 0; column < Columns; ++column) {
            if (cellId(rows[static_cast<std::size_t>(row)], column).toStdString() == id) {
                return {row, column};
            }
        }
    }
    return {};
}

std::optional<Number> nextNumber(const State &state, const TryCell &cell)
{
    const auto &row = state.setup.sheet->rows[static_cast<std::size_t>(cell.row)];
    const auto &entry = entryAt(state, {cell.row, cell.column, roundOf(state, row)});
    const auto *now = entry ? std::get_if<int>(&entry->value) : nullptr;
    if (row.kindId() == KindId::Flag) {
        return now && *now == 1 ? 0 : 1;
    }
    if (const auto *own = row.as<Kinds::Choices>()) {
        return now ? (*now + 1) % static_cast<int>(own->choices.size()) : 0;
    }
    return std::nullopt;
}

std::optional<Number> typedNumber(const State &state, const TryCell &cell, const std::string &text)
{
    const auto &row = state.setup.sheet->rows[static_cast<std::size_t>(cell.row)];
    auto plain = QString::fromStdString(text);
    const auto numbers = readNumbers(plain.replace(u'×', u' ').toStdString());
    const auto fits = [&](int number, std::size_t of) {
        const auto limits = limitsOf(row, of);
        const auto *own = row.as<Kinds::Number>();
        return number >= limits.least && number <= limits.most && (!own || number % own->step == 0);
    };
    if (!numbers) {
        return std::nullopt;
    }
    if (row.kindId() == KindId::Pairs) {
        return numbers->size() == 2 && fits((*numbers)[0], 0) && fits((*numbers)[1], 1)
            ? std::optional<Number>(std::array{(*numbers)[0], (*numbers)[1]})
            : std::nullopt;
    }
    return numbers->size() == 1 && fits((*numbers)[0], 0) ? std::optional<Number>((*numbers)[0])
                                                          : std::nullopt;
}
}
