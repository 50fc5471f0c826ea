// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/bgstats.h"

#include "app/games.h"
#include "app/share/result.h"
#include "model/json/write.h"

using namespace Qt::StringLiterals;

namespace
{
// The link must stay short, so what is empty is left out.
void add(Json::Object &object, const char *name, const std::string &text)
{
    if (!text.empty()) {
        object.push_back({name, text});
    }
}

/// One for each description, if records describe the game: only then they are different games there.
std::string sourceIdOf(const Record &record)
{
    const auto outcome = isDescribed(entryFor(record)) ? gameOutcome(record) : std::nullopt;
    return outcome ? record.game + '/' + outcome->variant.substr(0, outcome->variant.find('/')) : record.game;
}

Json::Object gameOf(const Record &record)
{
    Json::Object game{{"name", publishedName(record).toStdString()}, {"sourceGameId", sourceIdOf(record)}};
    if (const int number = entryFor(record).bggId(record); number > 0) {
        game.push_back({"bggId", number});
    }
    game.push_back({"highestWins", highestWins(record)});
    game.push_back({"noPoints", false});
    return game;
}

// Android's BG Stats fails without `winner` and `startPlayer`, although they are called optional.
Json::Array playersOf(const Record &record, const Result &result)
{
    Json::Array players;
    const auto names = seatNames(record);
    for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) {
        const auto &standing = result.of(seat);
        const auto name = names.at(seat).toStdString();
        players.emplace_back(Json::Object{
            {"name", name},
            // An automatic opponent has another name in each language, and is the same all the same.
            {"sourcePlayerId", standing.person ? name : record.game + '#' + std::to_string(seat)},
            {"startPlayer", seat == 0},
            {"rank", standing.rank},
            {"score", standing.score},
            {"winner", standing.winner},
        });
    }
    return players;
}
}

QByteArray bgStatsPlay(const Record &record)
{
    const auto result = resultOf(record);
    Json::Object play{{"sourceName", "Tallystone"}};
    add(play, "sourcePlayId", record.id);
    add(play, "playDate", result.startedAt.toString(u"yyyy-MM-dd HH:mm:ss"_s).toStdString());
    if (result.minutes) {
        play.push_back({"durationMin", *result.minutes});
    }
    add(play, "board", entryFor(record).edition(record).toStdString());
    add(play, "comments", record.note);
    add(play, "location", record.place);
    play.push_back({"game", gameOf(record)});
    play.push_back({"players", playersOf(record, result)});
    return QByteArray::fromStdString(Json::writeCompact(play));
}

QString bgStatsLink(const Record &record, BgStatsLink kind)
{
    // A query may have colons and commas as they are, and a code is easier to read for every byte less.
    const auto data = QString::fromLatin1(bgStatsPlay(record).toPercentEncoding(":,"));
    return (kind == BgStatsLink::Web ? u"https"_s : u"bgstats"_s)
        + u"://app.bgstatsapp.com/createPlay.html?data="_s + data;
}
