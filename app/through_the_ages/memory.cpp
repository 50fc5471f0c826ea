// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/memory.h"

#include "app/table/memotext.h"

namespace ThroughTheAges
{
namespace
{
constexpr auto OwnKind = "card";
}

std::vector<OwnCard> ownCards(const TableMemory &memory)
{
    std::vector<OwnCard> cards;
    for (const auto &thing : memory.of(OwnKind)) {
        auto card = fromMemo<OwnCard>(thing.text);
        // The latest with a name is the one that holds.
        if (card && std::ranges::find(cards, card->name, &OwnCard::name) == cards.end()) {
            cards.push_back(std::move(*card));
        }
    }
    return cards;
}

std::optional<OwnCard> ownCard(const TableMemory &memory, std::string_view name)
{
    for (auto &card : ownCards(memory)) {
        if (card.name == name) {
            return std::move(card);
        }
    }
    return std::nullopt;
}

Memo memoOf(const OwnCard &card)
{
    return {OwnKind, memoText(card)};
}
}
