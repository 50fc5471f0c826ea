// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/named.h"

#include <QCoreApplication>

#include <type_traits>

/// A thing of a game: its name, one of our drawings, and its name with a number, "%n wood". The texts are
/// marked for translation; what nobody asks for is left out.
struct Thing {
    constexpr Thing() = default;
    constexpr Thing(const char *called, const char *drawnAs = nullptr, const char *countedAs = nullptr)
        : name(called)
        , icon(drawnAs)
        , counted(countedAs)
    {
    }

    const char *name = nullptr;
    const char *icon = nullptr;
    const char *counted = nullptr;
};

/// The things of an enumeration in its order, and the context that their texts are marked in.
template<typename Enum>
struct Things {
    const char *context = nullptr;
    PerId<Enum, Thing> all;

    /// Also by a value of another enumeration, which has some of the same ids.
    template<typename Id>
    constexpr const Thing &operator[](Id id) const
    {
        if constexpr (std::is_same_v<Id, Enum>) {
            return all[id];
        } else {
            return all[*fromId<Enum>(idOf(id))];
        }
    }
};

/// The words of an enumeration's values. Each enumeration that has some specialises this, or refers to
/// another one with the same things.
template<typename Id>
inline constexpr Things<Id> things = {};

template<typename Id>
concept IsThing = std::is_enum_v<Id> && things<Id>
.context != nullptr;

template<IsThing Id>
QString nameOf(Id id)
{
    return QCoreApplication::translate(things<Id>.context, things<Id>[id].name);
}

/// The name of one of our drawings.
template<IsThing Id>
QString iconOf(Id id)
{
    return QString::fromLatin1(things<Id>[id].icon);
}

/// As it stands in a list: "2 wood".
template<IsThing Id>
QString amount(Id id, int count)
{
    return QCoreApplication::translate(things<Id>.context, things<Id>[id].counted, nullptr, count);
}
