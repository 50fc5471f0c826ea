// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/reader.h"
#include "model/sheet/template.h"

namespace OwnSheet
{
/// So many faults are told of one object: more than its members, so only what is unknown is left out.
inline constexpr std::size_t MostFaults = 50;

/// Faults in the order in which they count: by group, then by row, then as they were found.
class Faults
{
public:
    enum class Group { Template, RowHead, Row, NothingEntered, NothingCounts, Players, TieBreak, End };

    void add(Group group, Malformed fault);
    /// Whether something is wrong at this very place.
    bool has(std::string_view where) const;
    std::vector<Malformed> sorted();

private:
    struct Found {
        Group group;
        Malformed fault;
    };
    std::vector<Found> m_found;
};

/// Reads what a description names, like Reader, but each member for itself: a flaw hides no other.
class Inspector
{
public:
    using Group = Faults::Group;

    Inspector(const Json::Value &json, const Place &place, Faults &faults, Group group,
        std::optional<int> row = std::nullopt);
    ~Inspector();
    Inspector(const Inspector &) = delete;
    Inspector &operator=(const Inspector &) = delete;

    template<typename T>
    void required(std::string_view name, T &value, const Bounds &bounds = {})
    {
        alone(name, [&](Reader &reader) { reader.required(name, value, bounds); });
    }
    void required(std::string_view name, std::vector<Row> &rows, const Bounds &bounds);

    template<typename T>
    void leftOut(std::string_view name, T &value, const std::type_identity_t<T> &byDefault = {},
        const Bounds &bounds = {})
    {
        alone(name, [&](Reader &reader) { reader.leftOut(name, value, byDefault, bounds); });
    }
    void leftOut(std::string_view name, End &end);

    template<typename T>
    void optional(std::string_view name, std::optional<T> &value, const Bounds &bounds = {})
    {
        alone(name, [&](Reader &reader) { reader.optional(name, value, bounds); });
    }

    template<typename T, typename Known>
    void derive(T &value, Known known)
    {
        value = known();
    }
    /// Nothing is said of what could not be read.
    void flawIf(bool broken, Flaw flaw, std::string_view name, int least = 0, int most = 0);
    bool anyOf(std::span<const std::string_view> names, bool);
    /// Whether there was something wrong with a member.
    bool isFaulty(std::string_view name) const;

private:
    const Json::Value *find(std::string_view name) const;
    void add(Flaw flaw, std::string_view name, int least = 0, int most = 0);
    void add(std::string_view name, Malformed fault);

    template<typename Read>
    void alone(std::string_view name, Read read)
    {
        m_asked.push_back(name);
        // Which members there are, and what they must be, depends on the kind.
        if (!m_object || isFaulty("kind")) {
            return;
        }
        Json::Object object;
        if (const auto *value = find(name)) {
            object.push_back({std::string(name), *value});
        }
        const Json::Value member = std::move(object);
        Findings findings;
        {
            Fields fields(member, m_place, findings);
            Reader reader(fields);
            read(reader);
        }
        if (!findings.empty()) {
            add(name, *findings.first());
        }
    }

    const Json::Object *m_object;
    Place m_place;
    Faults &m_faults;
    Group m_group;
    std::optional<int> m_row;
    std::vector<std::string_view> m_asked;
    std::vector<std::string_view> m_faulty;
};
}
