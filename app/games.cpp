// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"

#include "app/bronze_age/paper.h"
#include "app/bronze_age/texts.h"
#include "model/bronze_age/codec.h"

#include <algorithm>
#include <array>

namespace
{
template<typename Rules>
const GameOf<Rules> rulesOf{};

constexpr std::array Entries = {
    GameEntry{
        .rules = &rulesOf<BronzeAge::Rules>,
        .publishedName = "Roll Through the Ages: The Bronze Age",
        .bggId = 37380,
        .title = &BronzeAge::titleText,
        .edition = &BronzeAge::editionText,
        .tieBreak = &BronzeAge::tieBreakText,
        .refusal = &BronzeAge::refusalText,
        .sheet = &BronzeAge::sheetText,
        .drawSheet = &BronzeAge::drawSheet,
    },
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
