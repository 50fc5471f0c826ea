// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

/// A large value that few actions have, kept apart, so that the others are small: how fast a game is replayed
/// depends on how many bytes its actions have. Copied and compared as the value itself would be.
template<typename Value>
class Rare
{
public:
    Rare() = default;
    Rare(Value value)
        : m_value(std::make_unique<Value>(std::move(value)))
    {
    }
    Rare(const Rare &other)
        : m_value(other.m_value ? std::make_unique<Value>(*other.m_value) : nullptr)
    {
    }
    Rare(Rare &&) noexcept = default;
    Rare &operator=(Rare other) noexcept
    {
        m_value.swap(other.m_value);
        return *this;
    }
    ~Rare() = default;

    /// Its own from the first touch on, the usual one until then.
    Value *operator->()
    {
        if (!m_value) {
            m_value = std::make_unique<Value>();
        }
        return m_value.get();
    }
    const Value *operator->() const
    {
        static const Value usual;
        return m_value ? m_value.get() : &usual;
    }
    bool operator==(const Rare &other) const { return *operator->() == *other.operator->(); }

private:
    std::unique_ptr<Value> m_value;
};
