// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/inspector.h"

namespace OwnSheet
{
namespace
{
/// Without these nothing else can be said of a row.
constexpr std::array<std::string_view, 3> RowHead = {"id", "title", "kind"};

bool isHead(std::string_view name)
{
    return std::ranges::find(RowHead, name) != RowHead.end();
}
}

void Faults::add(Group group, Malformed fault)
{
    m_found.push_back({group, std::move(fault)});
}

bool Faults::has(std::string_view where) const
{
    return std::ranges::any_of(m_found, [&](const Found &found) { return found.fault.where == where; });
}

std::vector<Malformed> Faults::sorted()
{
    std::ranges::stable_sort(
        m_found, {}, [](const Found &found) { return std::pair(found.group, found.fault.row.value_or(0)); });
    std::vector<Malformed> faults;
    for (auto &found : m_found) {
        faults.push_back(std::move(found.fault));
    }
    return faults;
}

Inspector::Inspector(
    const Json::Value &json, const Place &place, Faults &faults, Group group, std::optional<int> row)
    : m_object(json.as<Json::Object>())
    , m_place(place)
    , m_faults(faults)
    , m_group(group)
    , m_row(row)
{
    if (!m_object) {
        // Of a row this is told with what it lacks.
        m_faults.add(
            row ? Group::RowHead : group, {.flaw = Flaw::NotAnObject, .where = place.path(), .row = row});
    }
}

Inspector::~Inspector()
{
    if (!m_object || isFaulty("kind")) {
        return;
    }
    for (const auto &member : *m_object) {
        if (m_faulty.size() == MostFaults) {
            return;
        }
        if (std::ranges::find(m_asked, member.name) == m_asked.end()) {
            add(Flaw::Unknown, member.name);
        }
    }
}

void Inspector::required(std::string_view name, std::vector<Row> &rows, const Bounds &bounds)
{
    m_asked.push_back(name);
    if (!m_object) {
        return;
    }
    const auto *value = find(name);
    const auto *list = value ? value->as<Json::Array>() : nullptr;
    if (!list) {
        add(value ? Flaw::NotAList : Flaw::Missing, name);
        return;
    }
    const int size = static_cast<int>(std::min(list->size(), static_cast<std::size_t>(bounds.mostItems)));
    if (size < bounds.fewestItems || list->size() > static_cast<std::size_t>(bounds.mostItems)) {
        add(Flaw::ItemCount, name, bounds.fewestItems, bounds.mostItems);
    }
    const Place place{&m_place, name};
    for (int i = 0; i < size; ++i) {
        Inspector inspector((*list)[static_cast<std::size_t>(i)], {&place, {}, i}, m_faults, Group::Row, i);
        Row::members(inspector, rows.emplace_back());
    }
}

void Inspector::leftOut(std::string_view name, End &end)
{
    m_asked.push_back(name);
    const auto *value = find(name);
    if (!value) {
        return;
    }
    if (!value->as<Json::Object>()) {
        add(Flaw::NotAnObject, name);
        return;
    }
    Inspector inspector(*value, {&m_place, name}, m_faults, Group::End);
    End::members(inspector, end);
}

void Inspector::flawIf(bool broken, Flaw flaw, std::string_view name, int least, int most)
{
    if (broken && m_object && !isFaulty(name)) {
        add(flaw, name, least, most);
    }
}

bool Inspector::anyOf(std::span<const std::string_view> names, bool)
{
    return std::ranges::any_of(names, [this](auto name) { return find(name) != nullptr; });
}

bool Inspector::isFaulty(std::string_view name) const
{
    return std::ranges::find(m_faulty, name) != m_faulty.end();
}

const Json::Value *Inspector::find(std::string_view name) const
{
    return m_object ? Json::find(*m_object, name) : nullptr;
}

void Inspector::add(Flaw flaw, std::string_view name, int least, int most)
{
    add(name, {.flaw = flaw, .where = Place{&m_place, name}.path(), .least = least, .most = most});
}

void Inspector::add(std::string_view name, Malformed fault)
{
    m_faulty.push_back(name);
    fault.row = m_row;
    m_faults.add(m_group == Group::Row && isHead(name) ? Group::RowHead : m_group, std::move(fault));
}
}
