// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/compare.h"

#include "model/record/text.h"
#include "model/sheet/editing.h"
#include "model/sheet/inspect.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
Row withoutName(Row row)
{
    row.id.clear();
    row.title.clear();
    return row;
}

/// Rows of two templates that belong together: by their ids, else by all but the name.
class Pairing
{
public:
    Pairing(const Template &before, const Template &after)
        : m_before(before.rows)
        , m_after(after.rows)
        , m_partner(before.rows.size(), -1)
    {
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            m_partner[i] = findRow(m_after, m_before[i].id);
        }
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (m_partner[i] < 0) {
                m_partner[i] = renamedPartner(i);
            }
        }
    }

    int partnerOf(std::size_t before) const { return m_partner[before]; }
    int beforeOf(int after) const
    {
        const auto found = std::ranges::find(m_partner, after);
        return found == m_partner.end() ? -1 : static_cast<int>(found - m_partner.begin());
    }

    /// An old row with the names that others have now.
    Row followed(std::size_t before) const
    {
        auto row = m_before[before];
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (m_partner[i] >= 0) {
                follow(row, m_before[i].id, m_after[static_cast<std::size_t>(m_partner[i])].id);
            }
        }
        return row;
    }

private:
    static void follow(Row &row, const std::string &old, const std::string &now)
    {
        if (auto *formula = std::get_if<Kinds::Formula>(&row.kind)) {
            formula->formula = withName(formula->formula, old, now);
        } else if (auto *rank = std::get_if<Kinds::Rank>(&row.kind)) {
            rank->of = rank->of == old ? now : rank->of;
        } else if (auto *lookup = std::get_if<Kinds::Lookup>(&row.kind)) {
            lookup->of = lookup->of == old ? now : lookup->of;
        }
    }

    /// A row that nobody had before and that differs in nothing but its name, in the same place or with the
    /// same title.
    int renamedPartner(std::size_t before) const
    {
        const auto &old = m_before[before];
        for (std::size_t i = 0; i < m_after.size(); ++i) {
            const bool isNear = i == before || Text::sameName(old.title, m_after[i].title);
            if (isNear && findRow(m_before, m_after[i].id) < 0 && beforeOf(static_cast<int>(i)) < 0
                && withoutName(followed(before)) == withoutName(m_after[i])) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }

    const std::vector<Row> &m_before;
    const std::vector<Row> &m_after;
    std::vector<int> m_partner;
};

Relation relationOf(const Template &before, const Template &after)
{
    if (encode(before) == encode(after)) {
        return Relation::Same;
    }
    if (before.id != after.id) {
        return Relation::Other;
    }
    if (before.version == after.version) {
        return Relation::Different;
    }
    return after.version > before.version ? Relation::Newer : Relation::Older;
}
}

Comparison compared(const Template &before, const Template &after)
{
    Comparison comparison{.relation = relationOf(before, after)};
    const Pairing pairing(before, after);
    int last = -1;
    for (int i = 0; i < static_cast<int>(after.rows.size()); ++i) {
        const int old = pairing.beforeOf(i);
        if (old < 0) {
            comparison.rows.push_back({RowChange::New, -1, i});
            continue;
        }
        const auto &row = after.rows[static_cast<std::size_t>(i)];
        const auto was = pairing.followed(static_cast<std::size_t>(old));
        if (withoutName(was) != withoutName(row)) {
            comparison.rows.push_back({RowChange::Changed, old, i});
        } else if (was.id != row.id || was.title != row.title) {
            comparison.rows.push_back({RowChange::Renamed, old, i});
        }
        comparison.restDiffers = comparison.restDiffers || old < last;
        last = old;
    }
    for (std::size_t i = 0; i < before.rows.size(); ++i) {
        if (pairing.partnerOf(i) < 0) {
            comparison.rows.push_back({RowChange::Gone, static_cast<int>(i), -1});
        }
    }
    auto rest = after;
    rest.rows = before.rows;
    rest.version = before.version;
    for (auto &tieBreak : rest.tieBreak) {
        const int old = pairing.beforeOf(findRow(after.rows, tieBreak.row));
        tieBreak.row = old < 0 ? tieBreak.row : before.rows[static_cast<std::size_t>(old)].id;
    }
    comparison.restDiffers = comparison.restDiffers || rest != before;
    return comparison;
}
}
