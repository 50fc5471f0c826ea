// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"

#include <QDateTime>
#include <QString>

/// One seat at the end of a game, or several that play together.
struct Standing {
    /// In their order; the first stands for all.
    std::vector<int> seats;
    /// "Ana and Cleo".
    QString name;
    /// Somebody sits there. If not, it has no page on paper.
    bool person = true;
    int score = 0;
    /// Those who are tied share a rank, and the ranks after it are left out: 1, 1, 3.
    int rank = 1;
    bool winner = false;
};

/// How a finished game came out, in the terms that all formats share.
struct Result {
    Replay replay;
    /// Local time; not valid where the record has none.
    QDateTime startedAt;
    /// See model/record/duration.h.
    std::optional<int> minutes;
    /// Best first, those who are tied in the order of their seats.
    std::vector<Standing> standings;
    /// Whether equal scores were told apart.
    bool tieBroken = false;

    const Standing &of(int seat) const;
};

Result resultOf(const Record &record);

/// Somebody could win it; if not, there is nothing but somebody's points.
bool isRanked(const Result &result);

/// "36 points", or what the game of a record calls them.
QString pointsText(const Record &record, int score);
/// Which game it was, and who won it.
QString headlineText(const Record &record, const Result &result);
/// That the game was stopped before its end, and why.
QString stoppedText(const Record &record);
/// The day in words and how long it took, as far as the record tells.
QString occasionText(const Result &result);
