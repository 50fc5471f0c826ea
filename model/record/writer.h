// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fields.h"
#include "model/record/kinds.h"
#include "model/record/names.h"

/// Writes what descriptions name; see members.h.
class Writer
{
public:
    explicit Writer(Json::Object &object, Names names = {})
        : m_object(object)
        , m_names(names)
    {
    }

    template<typename T>
    void required(std::string_view name, const T &value, const Bounds &bounds = {})
    {
        m_object.push_back({std::string(name), json(value, bounds)});
    }

    template<typename T>
    void leftOut(std::string_view name, const T &value, const std::type_identity_t<T> &byDefault = {},
        const Bounds &bounds = {})
    {
        if (value != byDefault) {
            required(name, value, bounds);
        }
    }

    template<typename T>
    void optional(std::string_view name, const std::optional<T> &value, const Bounds &bounds = {})
    {
        if (value) {
            required(name, *value, bounds);
        }
    }

    template<typename T>
    void unless(std::string_view flag, std::string_view name, const std::optional<T> &value,
        const Bounds &bounds = {})
    {
        if (value) {
            required(name, *value, bounds);
        } else {
            required(flag, true);
        }
    }

    template<typename... Kinds>
    void oneOf(const std::array<std::string_view, sizeof...(Kinds)> &names,
        const std::variant<Kinds...> &variant, const Bounds &bounds = {})
    {
        std::visit([&](const auto &kind) { required(names[variant.index()], kind, bounds); }, variant);
    }

    template<typename Enum, typename T>
    void named(Enum id, const T &value, const Bounds &bounds = {})
    {
        required(idOf(id), value, bounds);
    }

    template<typename Describe>
    void object(std::string_view name, Describe describeIt)
    {
        m_object.push_back({std::string(name), inside(describeIt)});
    }

    template<typename Describe>
    void optionalObject(std::string_view name, Describe describeIt)
    {
        if (auto inner = inside(describeIt); !inner.empty()) {
            m_object.push_back({std::string(name), std::move(inner)});
        }
    }

    template<typename... Kinds>
    void kind(std::string_view tag, const std::variant<Kinds...> &variant)
    {
        required(tag, idsOf<std::variant<Kinds...>>[variant.index()]);
        std::visit([this](const auto &kind) { visitMembers(*this, kind); }, variant);
    }

    template<typename T, typename Known>
    void derive(const T &, Known)
    {
    }
    void flawIf(bool, Flaw, std::string_view, int = 0, int = 0) { }
    /// Nothing is there yet, so nothing can be wrong with it.
    bool has(std::string_view) { return false; }
    bool anyOf(std::span<const std::string_view>, bool isSo) { return isSo; }

private:
    template<typename Describe>
    Json::Object inside(Describe describeIt)
    {
        Json::Object object;
        Writer inner(object, m_names);
        describeIt(inner);
        return object;
    }

    Json::Value json(int number, const Bounds &) { return number; }
    Json::Value json(bool flag, const Bounds &) { return flag; }
    Json::Value json(const std::string &text, const Bounds &) { return text; }
    Json::Value json(std::string_view text, const Bounds &) { return text; }
    Json::Value json(KnownName name, const Bounds &) { return m_names[static_cast<std::size_t>(name.index)]; }
    Json::Value json(const PerName &per, const Bounds &)
    {
        return inside([&](Writer &inner) {
            for (std::size_t i = 0; i < per.counts.size(); ++i) {
                inner.leftOut(m_names[i], per.counts[i]);
            }
        });
    }

    Json::Value json(const SomePerName &some, const Bounds &)
    {
        return inside([&](Writer &inner) {
            for (std::size_t i = 0; i < some.counts.size(); ++i) {
                inner.optional(m_names[i], some.counts[i]);
            }
        });
    }

    template<typename Enum>
    requires std::is_enum_v<Enum> Json::Value json(Enum id, const Bounds &) { return idOf(id); }

    template<typename Enum>
    Json::Value json(const PerId<Enum, int> &counts, const Bounds &bounds)
    {
        return inside([&](Writer &inner) {
            for (const Enum value : valuesOf<Enum>()) {
                if (bounds.zeros || counts[value] != 0) {
                    inner.required(idOf(value), counts[value]);
                }
            }
        });
    }

    template<typename Enum, typename T>
    Json::Value json(const PerId<Enum, std::optional<T>> &named, const Bounds &bounds)
    {
        return inside([&](Writer &inner) {
            for (const Enum value : valuesOf<Enum>()) {
                inner.optional(idOf(value), named[value], bounds);
            }
        });
    }

    template<typename Enum>
    Json::Value json(const PerId<Enum, bool> &set, const Bounds &)
    {
        Json::Array list;
        for (const Enum value : valuesOf<Enum>()) {
            if (set[value]) {
                list.emplace_back(idOf(value));
            }
        }
        return list;
    }

    template<typename List>
    Json::Array listOf(const List &items, const Bounds &bounds)
    {
        Json::Array list;
        list.reserve(items.size());
        for (const auto &item : items) {
            list.push_back(json(item, bounds));
        }
        return list;
    }
    template<typename T>
    Json::Value json(const std::vector<T> &list, const Bounds &bounds)
    {
        return listOf(list, bounds);
    }
    template<typename T, std::size_t Size>
    Json::Value json(const std::array<T, Size> &list, const Bounds &bounds)
    {
        return listOf(list, bounds);
    }

    template<typename T, std::size_t Size>
    Json::Value json(const std::variant<T, std::array<T, Size>> &oneOrList, const Bounds &bounds)
    {
        return std::visit([&](const auto &value) { return json(value, bounds); }, oneOrList);
    }

    template<typename... Kinds>
    Json::Value json(const std::variant<Kinds...> &variant, const Bounds &bounds)
    {
        using Variant = std::variant<Kinds...>;
        constexpr const auto &names = membersOf<Variant>;
        if constexpr (!names.empty()) {
            if (names[variant.index()].empty()) {
                return json(std::get<0>(variant), bounds);
            }
            return inside([&](Writer &inner) { inner.oneOf(names, variant, bounds); });
        } else if constexpr (!idsOf<Variant>.empty()) {
            return inside([&](Writer &inner) { inner.kind("kind", variant); });
        } else {
            return inside([&](Writer &inner) { visitMembers(inner, variant); });
        }
    }

    template<typename Thing>
    requires std::is_class_v<Thing> Json::Value json(const Thing &thing, const Bounds &)
    {
        return inside([&](Writer &inner) { visitMembers(inner, thing); });
    }

    Json::Object &m_object;
    Names m_names;
};
