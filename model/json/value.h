// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace Json
{
struct Null {
    bool operator==(const Null &) const = default;
};

/// A number that is no whole number, or one far beyond anything a record may count.
struct Unfit {
    bool operator==(const Unfit &) const = default;
};

struct Value;
struct Member;

using Array = std::vector<Value>;
/// Members in the order written. Of a member given twice the last counts.
using Object = std::vector<Member>;

struct Value : std::variant<Null, bool, std::int64_t, Unfit, std::string, Array, Object> {
    using variant::variant;
    Value();
    Value(int number);
    Value(const char *text);
    Value(std::string_view text);

    template<typename T>
    const T *as() const
    {
        return std::get_if<T>(this);
    }
};

struct Member {
    std::string name;
    Value value;
    bool operator==(const Member &) const = default;
};

// Only here, where a Member is known in full.
inline Value::Value() = default;
inline Value::Value(int number)
    : variant(static_cast<std::int64_t>(number))
{
}
inline Value::Value(const char *text)
    : variant(std::string(text))
{
}
inline Value::Value(std::string_view text)
    : variant(std::string(text))
{
}

/// The value of a member, or nothing.
const Value *find(const Object &object, std::string_view name);
}

// Made once, where they are optimised, and not in each file that writes a value.
extern template class std::vector<Json::Value>;
extern template class std::vector<Json::Member>;
