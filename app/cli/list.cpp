// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/games.h"
#include "db/exchange.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{
Json::Object toJson(const Record &record, const Replay &replay)
{
    Json::Object object{{"id", record.id}, {"game", record.game}};
    if (!record.startedAt.empty()) {
        object.push_back({"startedAt", record.startedAt});
    }
    if (!record.finishedAt.empty()) {
        object.push_back({"finishedAt", record.finishedAt});
    }
    Json::Array players;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        players.emplace_back(
            Json::Object{{"name", record.players[seat]}, {"score", replay.scores[seat].total}});
    }
    object.push_back({"players", std::move(players)});
    object.push_back({"over", replay.over});
    if (replay.abandoned) {
        object.push_back({"abandoned", true});
    }
    return object;
}

QString toText(const Record &record, const Replay &replay)
{
    const auto names = seatNames(record);
    QStringList players;
    for (qsizetype seat = 0; seat < names.size(); ++seat) {
        players << Cli::tr("%1 %2", "a player and the points")
                       .arg(names.at(seat))
                       .arg(replay.scores[static_cast<std::size_t>(seat)].total);
    }
    const auto began = QDateTime::fromString(QString::fromStdString(record.startedAt), Qt::ISODate);
    const auto day = began.isValid() ? began.toLocalTime().toString(u"yyyy-MM-dd"_s) : QString(10, u'-');
    const auto state = replay.abandoned ? Cli::tr("stopped early")
        : replay.over                   ? Cli::tr("finished")
                                        : Cli::tr("running");
    return QStringList{
               QString::fromStdString(record.id), day, gameTitle(record), state, players.join(u", "_s)}
               .join(u"  "_s)
        + u'\n';
}
}

int listCommand(const QStringList &arguments)
{
    CommandLine line(u"list"_s, Cli::tr("Lists all games, the newest first."), arguments);
    line.addStore();
    if (const auto code = line.answered()) {
        return *code;
    }
    auto store = lookIntoStore(line);
    if (!store) {
        return store.error();
    }
    const Exchange exchange((*store)->store());
    auto games = exchange.games();
    if (!games) {
        return line.complain(games.error());
    }
    std::ranges::reverse(*games);
    Json::Array list;
    std::optional<ProgressLine> shown(std::in_place, Cli::tr("Listing"),
        line.json() ? ProgressLine::Answer::Follows : ProgressLine::Answer::Meanwhile);
    int done = 0;
    for (const auto game : *games) {
        const auto record = exchange.record(game);
        if (!record) {
            shown.reset();
            return line.complain(record.error());
        }
        const auto replay = entryFor(*record).rules->replay(*record, {});
        if (line.json()) {
            list.emplace_back(toJson(*record, replay));
        } else {
            printOut(toText(*record, replay));
            std::fflush(stdout);
        }
        shown->show(++done, static_cast<int>(games->size()));
    }
    shown.reset();
    if (line.json()) {
        printJson(Json::Object{{"games", std::move(list)}});
    } else if (games->empty()) {
        printOut(Cli::tr("There are no games.\n"));
    }
    return Done;
}
