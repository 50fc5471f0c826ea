// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"

#include "app/gamelist.h"

#include <algorithm>
#include <array>

namespace
{
template<typename Rules>
const GameOf<Rules> rulesOf{};

/// Only a game that has words of its own for points or rounds, another count on the way, such seats or sides
/// says so, and only one that its records describe tells by them what it is.
template<typename Package>
constexpr GameEntry withMore(GameEntry entry)
{
    if constexpr (requires { Package::points; }) {
        entry.points = Package::points;
    }
    if constexpr (requires { Package::soFar; }) {
        entry.soFar = Package::soFar;
    }
    if constexpr (requires { Package::roundTitle; }) {
        entry.roundTitle = Package::roundTitle;
    }
    if constexpr (requires { Package::otherSeats; }) {
        entry.otherSeats = Package::otherSeats;
    }
    if constexpr (requires { Package::sides; }) {
        entry.sides = Package::sides;
    }
    if constexpr (requires { Package::titleOf; }) {
        entry.titleOf = Package::titleOf;
        entry.publishedNameOf = Package::publishedNameOf;
        entry.highestWins = Package::highestWins;
        entry.remark = Package::remark;
    }
    return entry;
}

template<typename... Packages>
constexpr auto entriesOf(std::tuple<Packages...>)
{
    return std::array{withMore<Packages>({
        .rules = &rulesOf<typename Packages::Rules>,
        .publishedName = Packages::publishedName,
        .bggId = Packages::bggId,
        .title = Packages::title,
        .variant = Packages::variant,
        .folder = Packages::folder,
        .next = Packages::next,
        .edition = Packages::edition,
        .tieBreak = Packages::tieBreak,
        .refusal = Packages::refusal,
        .sheet = Packages::sheet,
        .drawSheet = Packages::drawSheet,
    })...};
}

constexpr auto Entries = entriesOf(GameList{});
}

std::span<const GameEntry> games()
{
    return Entries;
}

Games gameRules()
{
    static const auto rules = [] {
        std::array<const Game *, Entries.size()> list{};
        std::ranges::transform(Entries, list.begin(), &GameEntry::rules);
        return list;
    }();
    return rules;
}

std::optional<std::size_t> indexOf(std::string_view id)
{
    const auto found
        = std::ranges::find(Entries, id, [](const GameEntry &entry) { return entry.rules->id(); });
    return found == Entries.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - Entries.begin()));
}

const GameEntry &entryFor(std::string_view id)
{
    return Entries[indexOf(id).value()];
}

const GameEntry &entryFor(const Record &record)
{
    return entryFor(record.game);
}

QString gameTitle(const Record &record)
{
    const auto &entry = entryFor(record);
    return isDescribed(entry) ? entry.titleOf(record) : entry.title();
}

QString publishedName(const Record &record)
{
    const auto &entry = entryFor(record);
    return isDescribed(entry) ? entry.publishedNameOf(record) : QString::fromLatin1(entry.publishedName);
}

bool highestWins(const Record &record)
{
    const auto &entry = entryFor(record);
    return !isDescribed(entry) || entry.highestWins(record);
}

std::string familyOf(std::string_view variant)
{
    return std::string(variant.substr(0, variant.find('/'))) + '/';
}

std::vector<OtherSeat> otherSeats(const Record &record)
{
    const auto index = indexOf(record.game);
    const auto ask = index ? Entries[*index].otherSeats : nullptr;
    return ask ? ask(record) : std::vector<OtherSeat>();
}

QStringList seatNames(const Record &record)
{
    QStringList names;
    for (const auto &name : record.players) {
        names << QString::fromStdString(name);
    }
    for (const auto &seat : otherSeats(record)) {
        names << seat.name;
    }
    return names;
}

std::optional<Outcome> gameOutcome(const Record &record)
{
    return outcomeOf(record, gameRules());
}
