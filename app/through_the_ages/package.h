// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/showcase/scene.h"
#include "app/table/opening.h"
#include "app/through_the_ages/words/paper.h"
#include "app/through_the_ages/words/seats.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/codec.h"

#include <QList>

struct FigureTotals;
struct StatSection;

namespace ThroughTheAges
{
/// All that the shared code asks of this game.
struct Package {
    using Rules = ThroughTheAges::Rules;
    static constexpr const char *publishedName = "Through the Ages";
    static constexpr auto bggId = &bggNumber;
    static constexpr auto title = &ThroughTheAges::title;
    static constexpr auto variant = &variantText;
    static constexpr const char *folder = "through_the_ages";
    static constexpr auto next = &nextText;
    static constexpr auto edition = &editionText;
    static constexpr auto tieBreak = &tieBreakText;
    static constexpr auto refusal = &refusalText;
    static constexpr auto sheet = &sheetText;
    static constexpr auto drawSheet = &ThroughTheAges::drawSheet;
    static constexpr auto points = &cultureText;
    static constexpr auto otherSeats = &rivalSeats;

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
