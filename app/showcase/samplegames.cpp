// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/samplegames.h"

#include "app/gamelist.h"
#include "app/games.h"
#include "app/home/playercolours.h"
#include "app/home/shelf.h"
#include "db/exchange.h"
#include "model/json/write.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>
#include <climits>

namespace
{
constexpr std::array<std::string_view, 8> People
    = {"Léa", "Marc", "Inès", "Tom", "Noé", "Zoé", "Ada", "Maximiliane"};
constexpr std::array Tables = {4, 3, 2, 4, 3, 4, 1, 2};
constexpr std::array<std::size_t, 5> Evenings = {1, 6, 3, 9, 4};

template<typename... Packages>
constexpr auto samplesOf(std::tuple<Packages...>)
{
    return std::array{&Packages::sampleGame...};
}

std::string written(const QDateTime &time)
{
    return time.toString(Qt::ISODate).toStdString();
}

/// Who sits down: from game to game others, in another order.
std::vector<std::string> playersOf(std::size_t index, const Game &game)
{
    const auto seats = std::clamp(Tables[index % Tables.size()], game.minPlayers(), game.maxPlayers());
    const auto regulars = index % 3 == 0 ? People.size() : People.size() / 2;
    std::vector<std::string> players;
    // 3 has no divisor in common with 4 and 8, so nobody sits down twice.
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        players.emplace_back(People[(index + seat * 3) % regulars]);
    }
    return players;
}
}

std::vector<Record> sampleGames(int count, std::size_t kinds)
{
    kinds = kinds == 0 ? games().size() : std::min(kinds, games().size());
    constexpr int SecondsPerAction = 27;
    constexpr int TwoHours = 2 * 60 * 60;
    constexpr std::size_t OneIsStopped = 7;
    auto day = QDateTime::fromString(QLatin1StringView(SampleTime), Qt::ISODate).addSecs(-TwoHours);
    std::vector<Record> records;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        const auto game = i % kinds;
        // In the games of a kind every remainder comes up.
        const auto seed = static_cast<unsigned>(31 * game + 7 + i / kinds);
        auto record
            = sampleGame(game, playersOf(i, *games()[game].rules), seed, i % OneIsStopped == 5 ? 4 : INT_MAX);
        auto time = day;
        record.startedAt = written(time);
        for (auto &step : record.actions) {
            time = time.addSecs(SecondsPerAction);
            step.at = written(time);
        }
        record.finishedAt = written(time);
        record.place = i % 4 == 0 ? "Lyon" : "";
        record.note = i % 7 == 2 ? "Rain all day." : "";
        day = day.addDays(-static_cast<qint64>(Evenings[i % Evenings.size()]));
        records.push_back(std::move(record));
    }
    // Oldest first, so that everybody's colour is the one they have had from the start.
    std::ranges::reverse(records);
    return records;
}

void addSampleGames(Store &store, int count, std::size_t kinds)
{
    (void)Exchange(store).import(sampleGames(count, kinds), PlayerColours);
}

Record sampleGame(std::size_t game, const std::vector<std::string> &players, unsigned seed, int rounds)
{
    static constexpr auto All = samplesOf(GameList{});
    return All[game](players, seed, rounds);
}

std::int64_t layOut(Shelf &shelf, const Record &record, int actions)
{
    auto &store = shelf.store();
    const auto running = store.runningGames().value();
    for (const auto &game : running) {
        (void)store.removeGame(game.id);
    }
    GameRow row{.uuid = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(),
        .game = record.game,
        .options = Json::writeCompact(record.options),
        .startedAt = record.startedAt,
        .touchedAt = record.startedAt};
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        row.seats.push_back({record.players[seat], PlayerColours[seat % PlayerColours.size()]});
    }
    const auto id = store.createGame(row).value();
    const auto played = std::min(record.actions.size(), static_cast<std::size_t>(actions));
    for (std::size_t i = 0; i < played; ++i) {
        const auto &step = record.actions[i];
        const bool last = i + 1 == record.actions.size();
        (void)store.append(id, {Json::writeCompact(step.action), step.at}, last, {});
    }
    shelf.open(id);
    return id;
}
