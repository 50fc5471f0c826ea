// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/texts.h"
#include "app/table/opening.h"
#include "app/table/scene.h"
#include "model/stone_age/codec.h"

namespace StoneAge
{
/// All that the shared code asks of this game.
struct Package {
    using Rules = StoneAge::Rules;
    static constexpr auto title = &StoneAge::title;
    static constexpr auto next = &nextText;
    static constexpr auto refusal = &refusalText;
    static constexpr auto sheet = &sheetText;

    static Stored<std::unique_ptr<GameTable>> open(Store &store, std::int64_t game, const Clock &clock);
    static std::unique_ptr<GameOptions> options();
    static Scenes scenes();
};
}
