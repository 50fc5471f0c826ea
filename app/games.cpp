// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"

#include "app/bronze_age/texts.h"
#include "app/stone_age/texts.h"
#include "model/bronze_age/codec.h"
#include "model/stone_age/codec.h"

#include <algorithm>
#include <array>

namespace
{
template<typename Rules>
const GameOf<Rules> rulesOf{};

constexpr std::array Entries = {
    GameEntry{&rulesOf<BronzeAge::Rules>, &BronzeAge::refusalText, &BronzeAge::sheetText},
    GameEntry{&rulesOf<StoneAge::Rules>, &StoneAge::refusalText, &StoneAge::sheetText},
};
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

const GameEntry &entryFor(const Record &record)
{
    return *std::ranges::find(Entries, record.game, [](const GameEntry &entry) { return entry.rules->id(); });
}
