// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/tables.h"

#include "app/gamelist.h"
#include "app/games.h"
#include "app/table/opengame.h"

#include <array>

namespace
{
template<typename... Packages>
constexpr auto openersOf(std::tuple<Packages...>)
{
    return std::array{&Packages::open...};
}

template<typename... Packages>
constexpr auto optionsOf(std::tuple<Packages...>)
{
    return std::array{&Packages::options...};
}

using LibraryOf = std::unique_ptr<GameLibrary> (*)(const Store &, const Clock &);
template<typename Package>
constexpr LibraryOf libraryOf()
{
    if constexpr (requires { &Package::library; }) {
        return &Package::library;
    } else {
        return nullptr;
    }
}
template<typename... Packages>
constexpr auto librariesOf(std::tuple<Packages...>)
{
    return std::array{libraryOf<Packages>()...};
}

template<typename... Packages>
constexpr auto figuresOf(std::tuple<Packages...>)
{
    return std::array{&Packages::figureSections...};
}
}

Stored<std::unique_ptr<GameTable>> openTable(OpenGame game, const Clock &clock)
{
    static constexpr auto Openers = openersOf(GameList{});
    const auto index = indexOf(game.row.game);
    if (!index) {
        return tl::unexpected(StoreError{StoreError::Code::Damaged, "game"});
    }
    return Openers[*index](std::move(game), clock);
}

Stored<std::unique_ptr<GameTable>> openTable(Store &store, std::int64_t game, const Clock &clock)
{
    return OpenGame::in(store, game).and_then([&](OpenGame &&opened) {
        return openTable(std::move(opened), clock);
    });
}

Stored<std::unique_ptr<GameTable>> openCopy(OpenGame copy)
{
    return openTable(std::move(copy), [] { return std::string(); });
}

std::unique_ptr<GameOptions> optionsFor(std::size_t game)
{
    static constexpr auto Options = optionsOf(GameList{});
    return Options[game]();
}

std::unique_ptr<GameLibrary> libraryFor(std::size_t game, const Store &store, const Clock &clock)
{
    static constexpr auto Libraries = librariesOf(GameList{});
    return Libraries[game] ? Libraries[game](store, clock) : nullptr;
}

QList<StatSection> figureSections(std::size_t game, const FigureTotals &totals)
{
    static constexpr auto Figures = figuresOf(GameList{});
    return Figures[game](totals);
}
