// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/editing.h"

#include "model/sheet/formula.h"
#include "model/sheet/inspect.h"
#include "model/sheet/tokens.h"

#include <algorithm>
#include <functional>

namespace OwnSheet
{
namespace
{
/// What is wrong now and was not before. Rows may have moved, so they are known by their ids.
std::vector<Malformed> newFaults(const Template &before, const Template &after)
{
    const auto known = faultsOf(before);
    const auto isKnown = [&](const Malformed &fault) {
        return std::ranges::any_of(known, [&](const Malformed &old) {
            const bool sameRow = fault.row.has_value() == old.row.has_value()
                && (!fault.row
                    || after.rows[static_cast<std::size_t>(*fault.row)]
                        == before.rows[static_cast<std::size_t>(*old.row)]);
            return sameRow && old.flaw == fault.flaw && old.problem == fault.problem
                && old.place == fault.place;
        });
    };
    auto faults = faultsOf(after);
    std::erase_if(faults, isKnown);
    return faults;
}

Edited ifSound(const Template &before, Template after)
{
    if (auto faults = newFaults(before, after); !faults.empty()) {
        return tl::unexpected(std::move(faults));
    }
    return after;
}

/// Whether a row names another.
bool names(const Row &row, std::string_view other)
{
    if (const auto *of = ofRow(row)) {
        return *of == other;
    }
    const auto *formula = row.as<Kinds::Formula>();
    return formula && withName(formula->formula, other, "") != formula->formula;
}

template<typename List>
void shift(List &list, int from, int to)
{
    const auto at = [&](int index) { return list.begin() + index; };
    if (from < to) {
        std::rotate(at(from), at(from + 1), at(to + 1));
    } else {
        std::rotate(at(to), at(from), at(from + 1));
    }
}
}

std::string withName(std::string_view formula, std::string_view id, std::string_view other)
{
    std::string text;
    std::size_t copied = 0;
    Tokens tokens(formula);
    for (auto token = tokens.next(); token.kind != Token::Kind::End && token.kind != Token::Kind::Nothing;
         token = tokens.next()) {
        if (token.kind == Token::Kind::Word && token.text == id) {
            const auto begin = static_cast<std::size_t>(token.place);
            text.append(formula.substr(copied, begin - copied)).append(other);
            copied = begin + id.size();
        }
    }
    return text.append(formula.substr(copied));
}

Edited renamed(const Template &sheet, int row, const std::string &id)
{
    auto after = sheet;
    const auto old = sheet.rows[static_cast<std::size_t>(row)].id;
    for (auto &other : after.rows) {
        if (auto *formula = std::get_if<Kinds::Formula>(&other.kind)) {
            formula->formula = withName(formula->formula, old, id);
        } else if (auto *rank = std::get_if<Kinds::Rank>(&other.kind)) {
            rank->of = rank->of == old ? id : rank->of;
        } else if (auto *lookup = std::get_if<Kinds::Lookup>(&other.kind)) {
            lookup->of = lookup->of == old ? id : lookup->of;
        }
    }
    for (auto &tieBreak : after.tieBreak) {
        tieBreak.row = tieBreak.row == old ? id : tieBreak.row;
    }
    after.rows[static_cast<std::size_t>(row)].id = id;
    auto edited = ifSound(sheet, std::move(after));
    // With a name that none can be, all formulas that have it are at fault.
    const auto isAboutId = [](const Malformed &fault) { return fault.where.ends_with(".id"); };
    if (!edited && std::ranges::any_of(edited.error(), isAboutId)) {
        std::erase_if(edited.error(), std::not_fn(isAboutId));
    }
    return edited;
}

Edited moved(const Template &sheet, int row, int to)
{
    auto after = sheet;
    shift(after.rows, row, to);
    return ifSound(sheet, std::move(after));
}

Edited removed(const Template &sheet, int row)
{
    auto after = sheet;
    after.rows.erase(after.rows.begin() + row);
    return ifSound(sheet, std::move(after));
}

std::vector<int> goAlong(const Template &sheet, int row, int to)
{
    const bool upward = to < row;
    const auto &rows = sheet.rows;
    std::vector<int> along = {row};
    // Each that comes in may bring others, further on in the same direction.
    const auto isNeeded = [&](int other) {
        return std::ranges::any_of(along, [&](int one) {
            const auto &mover = rows[static_cast<std::size_t>(one)];
            const auto &candidate = rows[static_cast<std::size_t>(other)];
            return upward ? names(mover, candidate.id) : names(candidate, mover.id);
        });
    };
    for (int other = upward ? row - 1 : row + 1; upward ? other >= to : other <= to;
         other += upward ? -1 : 1) {
        if (isNeeded(other)) {
            along.push_back(other);
        }
    }
    along.erase(along.begin());
    std::ranges::sort(along);
    return along;
}

Edited movedTogether(const Template &sheet, int row, int to)
{
    auto along = goAlong(sheet, row, to);
    auto after = sheet;
    if (to < row) {
        // Those that are named come first, then the row itself.
        along.push_back(row);
        for (std::size_t i = 0; i < along.size(); ++i) {
            shift(after.rows, along[i], to + static_cast<int>(i));
        }
    } else {
        along.insert(along.begin(), row);
        for (std::size_t i = along.size(); i > 0; --i) {
            shift(after.rows, along[i - 1], to - static_cast<int>(along.size() - i));
        }
    }
    return ifSound(sheet, std::move(after));
}
}
