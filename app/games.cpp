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

/// Only a game that has such seats says so.
template<typename Package>
constexpr auto otherSeatsOf() -> decltype(GameEntry::otherSeats)
{
    if constexpr (requires { Package::otherSeats; }) {
        return Package::otherSeats;
    } else {
        return nullptr;
    }
}

template<typename... Packages>
constexpr auto entriesOf(std::tuple<Packages...>)
{
    return std::array{GameEntry{
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
        .otherSeats = otherSeatsOf<Packages>(),
    }...};
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
