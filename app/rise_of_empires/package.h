// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/words/paper.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/showcase/scene.h"
#include "app/table/opening.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/score.h"

#include <QList>

struct FigureTotals;
struct StatSection;

namespace RiseOfEmpires
{
/// All that the shared code asks of this game.
struct Package {
    using Rules = RiseOfEmpires::Rules;
    static constexpr const char *publishedName = "Rise of Empires";
    /// Not known for certain.
    static int bggId(const Record &) { return 0; }
    static constexpr auto title = &RiseOfEmpires::title;
    static constexpr auto variant = &variantText;
    static constexpr const char *folder = "rise_of_empires";
    static constexpr auto next = &nextText;
    static constexpr auto soFar = &trackIn;
    static constexpr auto roundTitle = &RiseOfEmpires::roundTitle;
    static constexpr auto edition = &editionText;
    static constexpr auto tieBreak = &tieBreakText;
    static constexpr auto refusal = &refusalText;
    static constexpr auto sheet = &sheetText;
    static constexpr auto drawSheet = &RiseOfEmpires::drawSheet;

    static Stored<std::unique_ptr<GameTable>> open(OpenGame game, const Clock &clock);
    static std::unique_ptr<GameOptions> options();
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
