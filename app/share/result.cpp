// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/result.h"

#include "app/games.h"
#include "app/words/amounts.h"
#include "app/words/days.h"
#include "app/words/lists.h"
#include "model/record/duration.h"
#include "model/record/outcome.h"

#include <QCoreApplication>

#include <algorithm>

namespace
{
QDateTime timeOf(const std::string &text)
{
    return QDateTime::fromString(QString::fromStdString(text), Qt::ISODate);
}

std::vector<Standing> standingsOf(const Record &record, const Replay &replay)
{
    const auto names = seatNames(record);
    const auto sides = bySide(replay.scores.size(), replay.sides);
    std::vector<Standing> list;
    for (const auto &group : replay.ranking) {
        const int rank = static_cast<int>(list.size()) + 1;
        for (const auto &side : sides) {
            if (std::ranges::find(group, side.front()) == group.end()) {
                continue;
            }
            const auto place = static_cast<std::size_t>(side.front());
            list.push_back({.seats = side,
                .name = listOf(names, side).simplified(),
                .person = place < record.players.size(),
                .score = replay.scores[place].total,
                .rank = rank,
                .winner = rank == 1 && !winnersOf(replay).empty()});
        }
    }
    return list;
}

/// "Léa wins", "Léa and Marc share the win", "Léa loses", or for a game that nobody wins "Léa, 36 points".
QString verdictText(const Record &record, const Result &result)
{
    const auto &first = result.standings.front();
    if (result.replay.alone == Alone::Lost) {
        return result.replay.scores.size() > 1
            ? QCoreApplication::translate("Share", "nobody wins")
            //: A game alone that was not won: %1 is the player.
            : QCoreApplication::translate("Share", "%1 loses").arg(first.name);
    }
    if (!isRanked(result)) {
        //: A game alone: %1 is the player, %2 the points.
        return QCoreApplication::translate("Share", "%1, %2")
            .arg(first.name, pointsText(record, first.score));
    }
    std::vector<int> winners;
    for (const auto &standing : result.standings) {
        if (standing.rank == 1) {
            winners.insert(winners.end(), standing.seats.begin(), standing.seats.end());
        }
    }
    const auto who = listOf(seatNames(record), winners).simplified();
    if (winners.size() == 1) {
        return QCoreApplication::translate("Share", "%1 wins").arg(who);
    }
    return winners == first.seats
        //: %1 is a list of players who play together.
        ? QCoreApplication::translate("Share", "%1 win").arg(who)
        //: %1 is a list of players.
        : QCoreApplication::translate("Share", "%1 share the win").arg(who);
}
}

bool isRanked(const Result &result)
{
    return result.replay.scores.size() > 1 || result.replay.alone != Alone::Unjudged;
}

const Standing &Result::of(int seat) const
{
    return *std::ranges::find_if(standings, [&](const Standing &standing) {
        return std::ranges::find(standing.seats, seat) != standing.seats.end();
    });
}

Result resultOf(const Record &record)
{
    Result result{.replay = entryFor(record).rules->replay(record, {})};
    result.startedAt = timeOf(record.startedAt).toLocalTime();
    result.minutes = minutesPlayed(record);
    result.standings = standingsOf(record, result.replay);
    result.tieBroken = std::ranges::adjacent_find(result.standings, [](const auto &a, const auto &b) {
        return a.score == b.score && a.rank != b.rank;
    }) != result.standings.end();
    return result;
}

QString pointsText(const Record &record, int score)
{
    if (const auto ownWord = entryFor(record).points) {
        return ownWord(score);
    }
    // Qt counts nothing below zero.
    return score < 0 ? QCoreApplication::translate("Share", "−%Ln points", nullptr, -score)
                     : QCoreApplication::translate("Share", "%Ln points", nullptr, score);
}

QString headlineText(const Record &record, const Result &result)
{
    //: %1 is a game, %2 who won it.
    return QCoreApplication::translate("Share", "%1: %2").arg(gameTitle(record), verdictText(record, result));
}

QString occasionText(const Result &result)
{
    const auto day = Days::whole(result.startedAt.date());
    if (!result.replay.hasRounds) {
        const auto minutes = result.minutes ? Days::lasting(*result.minutes) : QString();
        return !result.startedAt.isValid() || minutes.isEmpty()
            ? (result.startedAt.isValid() ? day : minutes)
            : QCoreApplication::translate("Share", "%1, %2").arg(day, minutes);
    }
    const int rounds = result.replay.round;
    const auto length = result.minutes
        //: How long a game took.
        ? QCoreApplication::translate("Share", "%n rounds in %1", nullptr, rounds)
              .arg(Days::lasting(*result.minutes))
        : QCoreApplication::translate("Share", "%n rounds", nullptr, rounds);
    return result.startedAt.isValid()
        //: %1 is a day, %2 how long the game took.
        ? QCoreApplication::translate("Share", "%1, %2").arg(day, length)
        : length;
}

QString stoppedText(const Record &record)
{
    const auto why = QString::fromStdString(whyStopped(record)).simplified();
    return why.isEmpty() ? QCoreApplication::translate("Share", "The game was stopped early.")
                         //: %1 is why, in the players' own words.
                         : QCoreApplication::translate("Share", "The game was stopped early: %1").arg(why);
}
