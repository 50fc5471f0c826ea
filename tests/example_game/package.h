// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/statistics/statsection.h"
#include "app/table/opening.h"
#include "app/table/scene.h"
#include "tests/example_game/rules.h"

struct FigureTotals;

namespace Example
{
QString title();
QString variantText(std::string_view id);
QString nextText(const Replay &replay, const QString &name);
QString editionText(const Record &record);
QString tieBreakText(const Record &record);
QString refusalText(const Refusal &refusal, const Record &record);
TextSheet sheetText(const Record &record, int actions);
void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);
std::vector<OtherSeat> rivalSeats(const Record &record);

/// All that the shared code asks of a game.
struct Package {
    using Rules = Example::Rules;
    static constexpr const char *publishedName = "The Smallest Game";
    static constexpr int bggId = 0;
    static constexpr const char *folder = "example_game";
    static constexpr auto title = &Example::title;
    static constexpr auto variant = &variantText;
    static constexpr auto next = &nextText;
    static constexpr auto edition = &editionText;
    static constexpr auto tieBreak = &tieBreakText;
    static constexpr auto refusal = &refusalText;
    static constexpr auto sheet = &sheetText;
    static constexpr auto drawSheet = &Example::drawSheet;
    static constexpr auto otherSeats = &rivalSeats;

    static Stored<std::unique_ptr<GameTable>> open(Store &store, std::int64_t game, const Clock &clock);
    static std::unique_ptr<GameOptions> options();
    static Scenes scenes() { return {}; }
    static QList<StatSection> figureSections(const FigureTotals &) { return {}; }
    static Record sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds);
};
}
