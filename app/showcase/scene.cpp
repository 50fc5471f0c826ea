// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/scene.h"

#include "app/gamelist.h"
#include "app/table/gametable.h"

#include <array>

namespace
{
template<typename... Packages>
constexpr auto scenesOf(std::tuple<Packages...>)
{
    return std::array{&Packages::scenes...};
}
}

std::function<void(GameTable &)> touching(const QString &step, std::vector<SceneTap> taps)
{
    return [step, taps = std::move(taps)](GameTable &table) {
        for (const auto &[id, number] : taps) {
            table.touch(id, number);
        }
        if (table.step() != step) {
            qFatal("the sample game does not lead to the step %s", qPrintable(step));
        }
    };
}

Scenes scenesOf(std::size_t game)
{
    static constexpr auto All = scenesOf(GameList{});
    return All[game]();
}
