// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/statistics/statsection.h"
#include "app/table/opening.h"
#include "tests/example_game/rules.h"

struct FigureTotals;

namespace Example
{
/// All that the shared code asks of a game.
struct Package {
    using Rules = Example::Rules;
    static constexpr const char *publishedName = "The Smallest Game";
    static int bggId(const Record &) { return 0; }
    static constexpr const char *folder = "example_game";
    static QString title();
    static QString variant(std::string_view id);
    static QString next(const Replay &replay, const QString &name);
    static QString edition(const Record &record);
    static QString tieBreak(const Record &record);
    static QString refusal(const Refusal &refusal, const Record &record);
    static TextSheet sheet(const Record &record, int actions);
    static void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat);
    static std::vector<OtherSeat> otherSeats(const Record &record);

    static Stored<std::unique_ptr<GameTable>> open(OpenGame game, const Clock &clock);
    static std::unique_ptr<GameOptions> options();
    static QList<StatSection> figureSections(const FigureTotals &) { return {}; }
};
}
