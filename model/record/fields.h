// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"
#include "model/named.h"
#include "model/record/bounds.h"
#include "model/record/malformed.h"

#include <functional>
#include <optional>

/// Where a value stands in its document; spelt out only when something is wrong there.
struct Place {
    const Place *parent = nullptr;
    std::string_view name;
    int index = -1;

    std::string path() const;
};

/// The first flaw found; everything read after it is thrown away.
class Findings
{
public:
    void add(Flaw flaw, const Place &place, int least = 0, int most = 0);
    /// A flaw that counts only where no other is found, not even later.
    void addLast(const Malformed &flaw);
    bool empty() const { return !m_first && !m_last; }
    /// Whether all was read so far.
    bool complete() const { return !m_first; }
    const std::optional<Malformed> &first() const { return m_first ? m_first : m_last; }
    /// Flaws found from here on belong to this action.
    void setAction(std::optional<int> index) { m_action = index; }

private:
    std::optional<Malformed> m_first;
    std::optional<Malformed> m_last;
    std::optional<int> m_action;
};

/// Reads the members of one object. What is asked for and not there is missing, what is there and was never
/// asked for is unknown. After a flaw the answers are defaults, so callers read on and look at the findings
/// once.
class Fields
{
public:
    Fields(const Json::Value &value, const Place &place, Findings &findings);
    ~Fields();
    Fields(const Fields &) = delete;
    Fields &operator=(const Fields &) = delete;

    bool has(std::string_view name);

    int count(std::string_view name);
    int count(std::string_view name, int byDefault);
    bool flag(std::string_view name, bool byDefault);
    std::string text(std::string_view name);
    std::string optionalText(std::string_view name);
    /// A moment in UTC as `YYYY-MM-DDThh:mm:ss[.digits]Z`, or empty.
    std::string optionalTime(std::string_view name);

    template<typename Enum>
    Enum id(std::string_view name)
    {
        return toId<Enum>(required(name), at(name));
    }
    /// A list of ids, any of them several times.
    template<typename Enum>
    std::vector<Enum> idList(std::string_view name)
    {
        std::vector<Enum> list;
        eachItem(name,
            [&](const Json::Value &item, const Place &place) { list.push_back(toId<Enum>(&item, place)); });
        return list;
    }

    std::vector<int> countList(std::string_view name);

    using ReadItem = std::function<void(const Json::Value &, const Place &)>;
    void eachItem(std::string_view name, const ReadItem &read);
    const Json::Array *list(std::string_view name);

    using ReadObject = std::function<void(Fields &)>;
    void object(std::string_view name, const ReadObject &read);
    void optionalObject(std::string_view name, const ReadObject &read);

    void flaw(Flaw flaw, std::string_view name, int least = 0, int most = 0);
    Findings &findings() { return m_findings; }

    /// For a reader of its own: a member's value, where it stands, and what it must be.
    const Json::Value *optional(std::string_view name);
    const Json::Value *required(std::string_view name);
    Place at(std::string_view name) const { return {&m_place, name}; }
    std::optional<bool> toFlag(const Json::Value &value, const Place &place);
    int toCount(const Json::Value *value, const Place &place, Flaw beyond, int least, int most);
    const std::string *toText(const Json::Value *value, const Place &place);
    template<typename Enum>
    Enum toId(const Json::Value *value, const Place &place)
    {
        const auto *text = toText(value, place);
        const auto found = text ? fromId<Enum>(*text) : std::nullopt;
        if (text && !found) {
            m_findings.add(Flaw::UnknownId, place);
        }
        return found.value_or(Enum{});
    }

private:
    const Json::Object *m_object = nullptr;
    Place m_place;
    Findings &m_findings;
    std::vector<std::string_view> m_asked;
};
