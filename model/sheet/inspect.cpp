// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/inspect.h"

#include "model/record/members.h"
#include "model/record/text.h"
#include "model/sheet/formula.h"
#include "model/sheet/inspector.h"
#include "model/sheet/tokens.h"

namespace OwnSheet
{
namespace
{
using Group = Faults::Group;

/// What is wrong although each member is right.
class Check
{
public:
    Check(const Template &sheet, const Place &place, Faults &faults)
        : m_sheet(sheet)
        , m_rows{&place, "rows"}
        , m_tieBreak{&place, "tieBreak"}
        , m_end{&place, "end"}
        , m_players{&place, "players"}
        , m_faults(faults)
    {
    }

    void all()
    {
        for (int i = 0; i < static_cast<int>(m_sheet.rows.size()); ++i) {
            checkId(i);
            checkOf(i);
            checkFormula(i);
        }
        if (m_sheet.rows.empty()) {
            return;
        }
        if (std::ranges::none_of(m_sheet.rows, isEntered)) {
            m_faults.add(Group::NothingEntered, {.flaw = Flaw::NothingEntered, .where = m_rows.path()});
        }
        if (std::ranges::none_of(m_sheet.rows, isCounted)) {
            m_faults.add(Group::NothingCounts, {.flaw = Flaw::NothingCounts, .where = m_rows.path()});
        }
        if (m_sheet.players.min > m_sheet.players.max) {
            m_faults.add(Group::Players, {.flaw = Flaw::LeastAboveMost, .where = m_players.path()});
        }
        checkTieBreak();
        const auto &end = m_sheet.end;
        if (!hasRounds(m_sheet) && end.kind != EndKind::Hand && end.when != When::Once) {
            m_faults.add(Group::End, {.flaw = Flaw::NeedsRounds, .where = m_end.path()});
        }
    }

private:
    const Row &row(int index) const { return m_sheet.rows[static_cast<std::size_t>(index)]; }

    void addToRow(int index, std::string_view name, Malformed fault)
    {
        const Place place{&m_rows, {}, index};
        fault.where = Place{&place, name}.path();
        fault.row = index;
        // What could not be read is empty here.
        if (!m_faults.has(fault.where)) {
            m_faults.add(Group::Row, std::move(fault));
        }
    }

    void checkId(int index)
    {
        const auto &id = row(index).id;
        if (!isRowId(id)) {
            return;
        }
        if (isFormulaWord(id)) {
            addToRow(index, "id", {.flaw = Flaw::Reserved});
        }
        const auto above = m_sheet.rows.begin() + index;
        if (std::any_of(m_sheet.rows.begin(), above,
                [&](const Row &other) { return Text::sameName(other.id, id); })) {
            addToRow(index, "id", {.flaw = Flaw::Twice});
        }
    }

    void checkOf(int index)
    {
        const auto *of = ofRow(row(index));
        if (!of) {
            return;
        }
        const int named = findRow(m_sheet.rows, *of);
        const auto problem
            = named < 0 ? std::optional(Problem::UnknownName) : whyNotNamed(m_sheet.rows, index, named);
        if (problem) {
            addToRow(index, "of", {.flaw = Flaw::Formula, .problem = idOf(*problem)});
        }
    }

    void checkFormula(int index)
    {
        const auto *formula = row(index).as<Kinds::Formula>();
        if (!formula) {
            return;
        }
        if (const auto read = readFormula(m_sheet.rows, index, formula->formula); !read) {
            addToRow(index, "formula",
                {.flaw = Flaw::Formula, .problem = idOf(read.error().problem), .place = read.error().place});
        }
    }

    void checkTieBreak()
    {
        const auto &list = m_sheet.tieBreak;
        for (int i = 0; i < static_cast<int>(list.size()) && i < MaxTieBreaks; ++i) {
            const auto &name = list[static_cast<std::size_t>(i)].row;
            const Place place{&m_tieBreak, {}, i};
            const auto add = [&](Flaw flaw) {
                m_faults.add(Group::TieBreak, {.flaw = flaw, .where = Place{&place, "row"}.path()});
            };
            if (findRow(m_sheet.rows, name) < 0) {
                add(Flaw::UnknownId);
            } else if (std::ranges::find(list.begin(), list.begin() + i, name, &TieBreak::row)
                != list.begin() + i) {
                add(Flaw::Twice);
            }
        }
    }

    const Template &m_sheet;
    Place m_rows;
    Place m_tieBreak;
    Place m_end;
    Place m_players;
    Faults &m_faults;
};
}

Inspection inspect(const Json::Value &json, const Place &place)
{
    Inspection inspection;
    Faults faults;
    {
        Inspector inspector(json, place, faults, Group::Template);
        Template::members(inspector, inspection.sheet);
    }
    if (json.as<Json::Object>()) {
        Check(inspection.sheet, place, faults).all();
    }
    inspection.faults = faults.sorted();
    return inspection;
}

std::vector<Malformed> faultsOf(const Template &sheet)
{
    return inspect(encode(sheet)).faults;
}

Json::Object encode(const Template &sheet)
{
    return writtenMembers(sheet);
}

Json::Object encode(const Row &row)
{
    return writtenMembers(row);
}
}
