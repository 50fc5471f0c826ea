// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/words/paper.h"
#include "app/sheet/words/texts.h"
#include "app/showcase/scene.h"
#include "app/table/opening.h"
#include "model/sheet/codec.h"

#include <QList>

struct FigureTotals;
class GameLibrary;
struct StatSection;

namespace OwnSheet
{
/// All that the shared code asks of the sheets of other games.
struct Package {
    using Rules = OwnSheet::Rules;
    // Each record has its own.
    static constexpr const char *publishedName = "";
    static constexpr auto title = &OwnSheet::title;
    static constexpr auto titleOf = &OwnSheet::titleOf;
    static constexpr auto publishedNameOf = &OwnSheet::publishedNameOf;
    static constexpr auto bggId = &bggIdOf;
    static constexpr auto sides = &sidesIn;
    static constexpr auto highestWins = &OwnSheet::highestWins;
    static constexpr auto remark = &remarkText;
    static constexpr auto variant = &variantText;
    static constexpr const char *folder = "sheet";
    static constexpr auto next = &nextText;
    static constexpr auto edition = &editionText;
    static constexpr QString (*tieBreak)(const Record &) = &tieBreakText;
    static constexpr auto refusal = &refusalText;
    static constexpr auto sheet = &sheetText;
    static constexpr auto drawSheet = &OwnSheet::drawSheet;

    static Stored<std::unique_ptr<GameTable>> open(OpenGame game, const Clock &clock);
    static std::unique_ptr<GameOptions> options();
    /// Which sheet is played with.
    static std::unique_ptr<GameLibrary> library(const Store &store, const Clock &clock);
    /// What only this game has to say in statistics.
    static QList<StatSection> figureSections(const FigureTotals &totals);

    // In showcase/, which the app itself does without.

    /// The pictures to take of it.
    static Scenes scenes();
    /// A whole game that nobody played: the same for the same seed. It is stopped after so many rounds, if it
    /// lasts that long.
    static Record sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds);
};
}
