// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fields.h"
#include "model/record/kinds.h"
#include "model/record/names.h"

#include <algorithm>

/// Reads what descriptions name; see members.h. After a flaw the values mean nothing.
class Reader
{
public:
    explicit Reader(Fields &fields, Names names = {})
        : m_fields(fields)
        , m_names(names)
    {
    }

    template<typename T>
    void required(std::string_view name, T &value, const Bounds &bounds = {})
    {
        if (const auto *json = m_fields.required(name)) {
            read(*json, m_fields.at(name), value, bounds);
        }
    }

    template<typename T>
    void leftOut(std::string_view name, T &value, const std::type_identity_t<T> &byDefault = {},
        const Bounds &bounds = {})
    {
        value = byDefault;
        if (const auto *json = m_fields.optional(name)) {
            read(*json, m_fields.at(name), value, bounds);
        }
    }

    /// A value with a flaw counts as not given.
    template<typename T>
    void optional(std::string_view name, std::optional<T> &value, const Bounds &bounds = {})
    {
        value.reset();
        if (const auto *json = m_fields.optional(name)) {
            read(*json, m_fields.at(name), value.emplace(), bounds);
            if (!findings().empty()) {
                value.reset();
            }
        }
    }

    template<typename T>
    void unless(
        std::string_view flag, std::string_view name, std::optional<T> &value, const Bounds &bounds = {})
    {
        value.reset();
        if (!m_fields.flag(flag, false)) {
            required(name, value.emplace(), bounds);
        }
    }

    /// They are looked for from the last to the first; where none is there, the first is missing.
    template<typename... Kinds>
    void oneOf(const std::array<std::string_view, sizeof...(Kinds)> &names, std::variant<Kinds...> &variant,
        const Bounds &bounds = {})
    {
        std::size_t index = names.size() - 1;
        const std::size_t first = names.front().empty() ? 1 : 0;
        while (index > first && !has(names[index])) {
            --index;
        }
        variant = alternative<std::variant<Kinds...>>(index);
        std::visit([&](auto &kind) { required(names[index], kind, bounds); }, variant);
    }

    template<typename Enum, typename T>
    void named(Enum &id, T &value, const Bounds &bounds = {})
    {
        const auto found = std::ranges::find_if(ids<Enum>, [this](auto name) { return has(name); });
        id = found == ids<Enum>.end() ? Enum{} : static_cast<Enum>(found - ids<Enum>.begin());
        required(idOf(id), value, bounds);
    }

    template<typename Describe>
    void object(std::string_view name, Describe describeIt)
    {
        if (const auto *json = m_fields.required(name)) {
            inside(*json, m_fields.at(name), describeIt);
        }
    }

    template<typename Describe>
    void optionalObject(std::string_view name, Describe describeIt)
    {
        if (has(name)) {
            object(name, describeIt);
        }
    }

    template<typename... Kinds>
    void kind(std::string_view tag, std::variant<Kinds...> &variant)
    {
        const auto *json = m_fields.required(tag);
        const auto *text = json ? m_fields.toText(json, m_fields.at(tag)) : nullptr;
        if (!text) {
            return;
        }
        constexpr const auto &known = idsOf<std::variant<Kinds...>>;
        const auto found = std::ranges::find(known, *text);
        if (found == known.end()) {
            m_fields.flaw(Flaw::UnknownId, tag);
            return;
        }
        variant = alternative<std::variant<Kinds...>>(found - known.begin());
        std::visit([this](auto &kind) { visitMembers(*this, kind); }, variant);
    }

    template<typename T, typename Known>
    void derive(T &value, Known known)
    {
        value = known();
    }

    void flawIf(bool broken, Flaw flaw, std::string_view name, int least = 0, int most = 0)
    {
        if (broken) {
            m_fields.flaw(flaw, name, least, most);
        }
    }

    bool has(std::string_view name) { return m_fields.has(name); }

    /// Whether one of these is there; whoever writes says so.
    bool anyOf(std::span<const std::string_view> names, bool)
    {
        return std::ranges::any_of(names, [this](auto name) { return has(name); });
    }

private:
    Findings &findings() { return m_fields.findings(); }

    template<typename Describe>
    void inside(const Json::Value &json, const Place &place, Describe describeIt)
    {
        Fields fields(json, place, findings());
        Reader inner(fields, m_names);
        describeIt(inner);
    }

    void read(const Json::Value &json, const Place &place, int &number, const Bounds &bounds)
    {
        const auto beyond = bounds.areUsual() ? Flaw::NotANumber : Flaw::OutOfRange;
        number = m_fields.toCount(&json, place, beyond, bounds.least, bounds.most);
    }

    void read(const Json::Value &json, const Place &place, bool &flag, const Bounds &)
    {
        flag = m_fields.toFlag(json, place).value_or(false);
    }

    void read(const Json::Value &json, const Place &place, std::string &text, const Bounds &bounds);

    template<typename Enum>
    requires std::is_enum_v<Enum>
    void read(const Json::Value &json, const Place &place, Enum &id, const Bounds &)
    {
        id = m_fields.toId<Enum>(&json, place);
    }

    void read(const Json::Value &json, const Place &place, KnownName &name, const Bounds &bounds);
    void read(const Json::Value &json, const Place &place, PerName &per, const Bounds &bounds);
    void read(const Json::Value &json, const Place &place, SomePerName &some, const Bounds &bounds);

    template<typename Enum>
    void read(const Json::Value &json, const Place &place, PerId<Enum, int> &counts, const Bounds &bounds)
    {
        inside(json, place, [&](Reader &inner) {
            for (const Enum value : valuesOf<Enum>()) {
                inner.leftOut(idOf(value), counts[value], 0, bounds);
            }
        });
    }

    template<typename Enum, typename T>
    void read(const Json::Value &json, const Place &place, PerId<Enum, std::optional<T>> &named,
        const Bounds &bounds)
    {
        inside(json, place, [&](Reader &inner) {
            for (const Enum value : valuesOf<Enum>()) {
                inner.optional(idOf(value), named[value], bounds);
            }
        });
    }

    template<typename Enum>
    void read(const Json::Value &json, const Place &place, PerId<Enum, bool> &set, const Bounds &bounds)
    {
        set = {};
        eachItem(json, place, bounds, [&](const Json::Value &item, const Place &at) {
            const auto value = m_fields.toId<Enum>(&item, at);
            if (set[value]) {
                findings().add(Flaw::Twice, place);
            }
            set[value] = true;
        });
    }

    template<typename T>
    void read(const Json::Value &json, const Place &place, std::vector<T> &list, const Bounds &bounds)
    {
        list.clear();
        eachItem(json, place, bounds, [&](const Json::Value &item, const Place &at) {
            T value{};
            read(item, at, value, bounds);
            if (bounds.once && std::ranges::find(list, value) != list.end()) {
                findings().add(Flaw::Twice, place);
            }
            list.push_back(std::move(value));
        });
    }

    template<typename T, std::size_t Size>
    void read(const Json::Value &json, const Place &place, std::array<T, Size> &list, const Bounds &bounds)
    {
        std::size_t size = 0;
        eachItem(json, place, bounds, [&](const Json::Value &item, const Place &at) {
            T beyond{};
            read(item, at, size < Size ? list[size] : beyond, bounds);
            ++size;
        });
        judgeItems(place, size, static_cast<int>(Size), static_cast<int>(Size));
    }

    template<typename T, std::size_t Size>
    void read(const Json::Value &json, const Place &place, std::variant<T, std::array<T, Size>> &oneOrList,
        const Bounds &bounds)
    {
        if (json.as<Json::Array>()) {
            read(json, place, oneOrList.template emplace<1>(), bounds);
        } else {
            read(json, place, oneOrList.template emplace<0>(), bounds);
        }
    }

    template<typename... Kinds>
    void read(
        const Json::Value &json, const Place &place, std::variant<Kinds...> &variant, const Bounds &bounds)
    {
        using Variant = std::variant<Kinds...>;
        constexpr const auto &names = membersOf<Variant>;
        if constexpr (!names.empty()) {
            if (names.front().empty() && !json.as<Json::Object>()) {
                read(json, place, variant.template emplace<0>(), bounds);
            } else {
                inside(json, place, [&](Reader &inner) { inner.oneOf(names, variant, bounds); });
            }
        } else if constexpr (!idsOf<Variant>.empty()) {
            inside(json, place, [&](Reader &inner) { inner.kind("kind", variant); });
        } else {
            inside(json, place, [&](Reader &inner) { visitMembers(inner, variant); });
        }
    }

    template<typename Thing>
    requires std::is_class_v<Thing>
    void read(const Json::Value &json, const Place &place, Thing &thing, const Bounds &)
    {
        inside(json, place, [&](Reader &inner) { visitMembers(inner, thing); });
    }

    template<typename ReadItem>
    void eachItem(const Json::Value &json, const Place &place, const Bounds &bounds, ReadItem readItem)
    {
        const auto *items = json.as<Json::Array>();
        if (!items) {
            findings().add(Flaw::NotAList, place);
            return;
        }
        for (std::size_t i = 0; i < items->size() && findings().empty(); ++i) {
            readItem((*items)[i], Place{&place, {}, static_cast<int>(i)});
        }
        judgeItems(place, items->size(), bounds.fewestItems, bounds.mostItems);
    }

    void judgeItems(const Place &place, std::size_t size, int fewest, int most);

    Fields &m_fields;
    Names m_names;
};
