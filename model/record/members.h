// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/reader.h"
#include "model/record/writer.h"

/// What is in a record is described once, and that reads it, finds its flaws and writes it:
///
///     struct Build {
///         static constexpr std::string_view id = "build";
///         std::vector<Work> on;
///         int stone = 0;
///         static void members(auto &is, auto &build)
///         {
///             is.required("on", build.on);
///             is.leftOut("stone", build.stone);
///         }
///     };
///
/// Members are written in the order of the description. `is` knows these words, and the member's type says
/// what its value looks like:
///
///     required(name, value, bounds)             must be there
///     leftOut(name, value, default, bounds)     left out where it has its default
///     optional(name, value, bounds)             a std::optional, written wherever it was given
///     unless(flag, name, value, bounds)         a std::optional that must be there unless the flag is true
///     oneOf(names, variant, bounds)             exactly one of several members, each an alternative
///     named(id, value, bounds)                  exactly one of several members, whose name is an id
///     object(name, describe)                    an object of members that are described here
///     optionalObject(name, describe)            the same, left out where it is empty
///
/// | int, bool, std::string, an enumeration | a number, a flag, a text, an id                              |
/// | PerId of int                           | an object of counts, without its zeros                       |
/// | PerId of std::optional                 | an object of those that are named                            |
/// | PerId of bool                          | a list of ids, each once                                     |
/// | KnownName, PerName                     | an id, an object of counts; by names that the record knows   |
/// | SomePerName                            | an object of those that are named, by such names             |
/// | std::vector, std::array                | a list, a list of exactly so many                            |
/// | a variant of a value and such an array | the value, or the list                                       |
/// | a variant of what has an id            | an object with the member `kind`                             |
/// | a variant with membersOf               | an object with one member, or the first alternative's value  |
/// | whatever has `members`                 | an object                                                    |
///
/// What depends on what was read before is an `if`. What records leave out because it follows from the rest
/// is put in by `derive`; what is wrong although each member is right is found by `flawIf`; and where a shape
/// has no word, `has` and `anyOf` tell what is there.

/// Reads an object whose member `tag` says which alternative it is.
template<typename Variant>
void readKind(Fields &fields, std::string_view tag, Variant &variant, Names names = {})
{
    Reader(fields, names).kind(tag, variant);
}

template<typename Variant>
Json::Object writtenKind(std::string_view tag, const Variant &variant, Names names = {})
{
    Json::Object object;
    Writer(object, names).kind(tag, variant);
    return object;
}

template<typename Thing>
void readMembers(Fields &fields, Thing &thing)
{
    Reader is(fields);
    visitMembers(is, thing);
}

template<typename Thing>
Json::Object writtenMembers(const Thing &thing)
{
    Json::Object object;
    Writer is(object);
    visitMembers(is, thing);
    return object;
}

/// An event for the log: its kind, whom it happened to, if that is somebody, its members.
template<typename Event>
Json::Object report(const Event &event, Names names = {})
{
    return std::visit(
        [names](const auto &happened) {
            Json::Object object;
            Writer is(object, names);
            if constexpr (requires { happened.id(); }) {
                is.required("kind", happened.id());
            } else {
                is.required("kind", happened.id);
            }
            if constexpr (requires { happened.player; }) {
                is.required("player", happened.player);
            }
            visitMembers(is, happened);
            return object;
        },
        event);
}
