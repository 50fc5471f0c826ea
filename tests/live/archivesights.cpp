// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/program/viewmodels.h"
#include "app/program/window.h"
#include "db/exchange.h"
#include "db/history.h"
#include "model/record/write.h"
#include "tests/live/sights.h"

#include <QDir>
#include <QFile>
#include <QQuickItem>
#include <QQuickWindow>

using namespace Qt::StringLiterals;

namespace
{
using Going = std::function<void(Window &)>;

Going look(const QString &page)
{
    return [page](Window &window) {
        window.look(u"home"_s);
        if (page != u"home") {
            window.look(page);
        }
    };
}

/// A page of the latest game that was played like this, some way into it.
Going past(const QString &page, const HistoryFilter &filter)
{
    return [=](Window &window) {
        window.look(u"home"_s);
        const auto found = History(window.viewModels().shelf.store()).page(filter, 1).value();
        auto &game = *window.viewModels().archive.game();
        game.open(found.front().id);
        game.playback()->goTo(game.playback()->length() * 2 / 3);
        window.look(page);
    };
}

/// Of the first game, which has variants, all of them.
std::vector<QStringList> choices(int game)
{
    std::vector<QStringList> list = {{u"numbers"_s, u"=NumbersSheet"_s}};
    for (const auto &choice : {u"game"_s, u"period"_s, u"players"_s, u"variant"_s}) {
        if (game == 0) {
            list.push_back({u"choice-"_s + choice, u"=ChoiceSheet"_s});
        }
    }
    return list;
}

/// A game that is here, as somebody else has changed it.
void importDifferent(Window &window)
{
    window.look(u"home"_s);
    auto &store = window.viewModels().shelf.store();
    auto record = Exchange(store).record(History(store).page({.players = 4}, 1).value().front().id).value();
    record.players.front() = "Maximiliane Charlotte";
    record.place = "Clermont-Ferrand";
    record.note = "Rain all day, and two of us came an hour late.";
    record.actions.resize(record.actions.size() / 2);
    record.finishedAt.clear();
    QFile file(QDir::temp().filePath(u"different.json"_s));
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("no file");
    }
    file.write(QByteArray::fromStdString(writeRecord(record)));
    file.close();
    window.arrive({file.fileName()});
    window.viewModels().gameData.gameImport()->finish();
}

/// What is past of every game is drawn by that game.
void addPast(std::vector<Sight> &list)
{
    for (const auto &game : games()) {
        const auto id = std::string(game.rules->id());
        const auto name = QString::fromStdString(id);
        list.push_back({u"past-"_s + name, past(u"past"_s, {.game = id})});
        list.push_back({u"pastlog-"_s + name, past(u"pastlog"_s, {.game = id})});
        for (const bool sheets : {false, true}) {
            list.push_back(
                {(sheets ? u"replay-sheets-"_s : u"replay-"_s) + name, [=](Window &window) {
                     past(u"replay"_s, {.game = id})(window);
                     auto *pages = window.item()->findChild<QQuickItem *>(u"pages"_s);
                     pages->property("currentItem").value<QQuickItem *>()->setProperty("sheets", sheets);
                 }});
        }
    }
    for (int game = 0; game < static_cast<int>(games().size()); ++game) {
        list.push_back({u"statistics-%1"_s.arg(game),
            [=](Window &window) {
                look(u"statistics"_s)(window);
                window.viewModels().statistics.choose(u"game"_s, game);
            },
            choices(game)});
    }
}
}

std::vector<Sight> archiveSights()
{
    std::vector<Sight> list;
    list.push_back({u"home"_s, look(u"home"_s), {{u"delete"_s, u"=AskSheet"_s}}});
    for (int game = 0; game < static_cast<int>(games().size()); ++game) {
        list.push_back({u"newgame-%1"_s.arg(game), [=](Window &window) {
                            look(u"newgame"_s)(window);
                            window.viewModels().newGame.setGame(game);
                        }});
    }
    list.back().ways = {{u"game-0"_s, u"end-and-ties"_s, u"=EndSheet"_s}};
    list.push_back({u"settings"_s, look(u"settings"_s)});
    list.push_back({u"bin"_s, [](Window &window) {
                        const auto latest = History(window.viewModels().shelf.store()).page({}, 1).value();
                        window.viewModels().archive.games()->remove(latest.front().id);
                        look(u"bin"_s)(window);
                    }});
    list.push_back({u"data"_s,
        [=](Window &window) {
            window.viewModels().gameData.backups()->keepDaily();
            window.viewModels().gameData.backups()->finishDaily();
            look(u"data"_s)(window);
        },
        {{u"day-0"_s, u"=AskSheet"_s}, {u"backup"_s, u"=FileSheet"_s}}});
    list.push_back({u"history"_s, look(u"history"_s),
        {{u"search"_s}, {u"filter"_s, u"=FilterSheet"_s, u"person-2"_s, u"period-1"_s, u"clear"_s}}});
    list.push_back({u"players"_s, look(u"players"_s),
        {{u"player-0"_s, u"=PlayerSheet"_s, u"merge-with"_s, u"into-Tom"_s}}});
    list.push_back({u"past"_s, past(u"past"_s, {.players = 4}), {{u"delete"_s, u"=AskSheet"_s}}});
    addPast(list);
    list.push_back({u"career"_s,
        [=](Window &window) {
            look(u"statistics"_s)(window);
            window.viewModels().statistics.choosePlayer(0);
            window.look(u"career"_s);
        },
        {{u"choice-player"_s, u"=ChoiceSheet"_s}}});
    list.push_back({u"import"_s, [](Window &window) {
                        window.look(u"home"_s);
                        window.arrive({u":/samples/bronze-age.json"_s});
                        window.viewModels().gameData.gameImport()->finish();
                    }});
    list.push_back({u"import-different"_s, importDifferent});
    return list;
}

std::vector<Sight> firstSights()
{
    std::vector<Sight> list;
    for (const auto &page : {u"home"_s, u"newgame"_s, u"history"_s, u"players"_s, u"bin"_s, u"data"_s,
             u"statistics"_s, u"settings"_s}) {
        list.push_back({u"first-"_s + page, look(page)});
    }
    return list;
}

std::vector<Sight> besideSights()
{
    std::vector<Sight> list;
    list.push_back({u"beside-trouble"_s,
        [](Window &window) {
            window.viewModels().gameData.backups()->tryAgain();
            look(u"home"_s)(window);
        },
        {{u"read"_s}}});
    for (const auto &page :
        {u"home"_s, u"history"_s, u"players"_s, u"bin"_s, u"data"_s, u"statistics"_s, u"settings"_s}) {
        list.push_back({u"beside-"_s + page, [=](Window &window) {
                            window.viewModels().gameData.backups()->read();
                            look(page)(window);
                        }});
    }
    list.push_back({u"beside-past"_s, [](Window &window) {
                        window.viewModels().gameData.backups()->read();
                        past(u"past"_s, {.players = 4})(window);
                    }});
    return list;
}
