// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/pictures.h"

#include "app/games.h"
#include "app/program/viewmodels.h"
#include "app/program/window.h"
#include "app/showcase/samplegames.h"
#include "app/showcase/scene.h"
#include "model/record/read.h"

#include <QDir>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;

namespace
{
/// A page, and how to get there.
struct View {
    QString name;
    std::function<void(Window &)> prepare;
    /// What it looks like among the few pictures, as names of them end.
    QStringList few = {};
};

/// One of the ways in which every page is shown.
struct Look {
    QString language;
    QSize size;
    bool dark;
    bool large;

    QString name() const
    {
        return u"%1x%2-%3-%4%5"_s.arg(QString::number(size.width()), QString::number(size.height()),
            dark ? u"dark"_s : u"light"_s, language, large ? u"-text200"_s : QString());
    }
};

QString idOf(const GameEntry &game)
{
    return QString::fromStdString(std::string(game.rules->id()));
}

Record sampleNamed(const QString &name)
{
    QFile file(u":/samples/%1.json"_s.arg(name));
    (void)file.open(QIODevice::ReadOnly);
    return readRecord(file.readAll().toStdString(), gameRules()).value();
}

Record sampleOf(const GameEntry &game)
{
    return sampleNamed(idOf(game));
}

/// Lays a sample game out as it was after so many of its actions.
void layOut(Window &window, const Record &sample, int actions)
{
    window.look(u"home"_s);
    Window::settle();
    layOut(window.viewModels().shelf, sample, actions);
}

/// The pages of the archive are of many games, which come once.
void fillArchive(Window &window)
{
    constexpr int Samples = 60;
    if (window.viewModels().shelf.finishedCount() < Samples) {
        addSampleGames(window.viewModels().shelf.store(), Samples);
    }
}

/// Looks at the last game of four, two thirds through.
void openPastGame(Window &window)
{
    const auto found = History(window.viewModels().shelf.store()).page({.players = 4}, 1).value();
    auto &game = *window.viewModels().archive.game();
    game.open(found.front().id);
    game.playback()->goTo(game.playback()->length() * 2 / 3);
}

/// Everybody's statistics, and from there on to the page of whoever leads.
void showStatistics(Window &window, const QString &page)
{
    window.look(u"home"_s);
    Window::settle();
    fillArchive(window);
    window.look(u"statistics"_s);
    if (!page.isEmpty()) {
        Window::settle();
        window.viewModels().statistics.choosePlayer(0);
        window.look(page);
    }
}

/// A window's height, as often as there is more to come.
void scrollDown(Window &window)
{
    auto *pages = window.item()->findChild<QQuickItem *>(u"pages"_s);
    for (int i = 0; i < 3; ++i) {
        Window::settle();
        auto *page = pages->property("currentItem").value<QQuickItem *>();
        QMetaObject::invokeMethod(page, "scrollBy", Q_ARG(double, page->height()));
    }
}

std::vector<View> views()
{
    constexpr int Late = 79;
    const auto home = [](Window &window) {
        fillArchive(window);
        layOut(window, sampleOf(games().front()), Late);
        window.look(u"home"_s);
    };
    const QStringList light = {u"412x915-light-en"_s};
    const QStringList dark = {u"412x915-dark-en"_s};
    std::vector<View> list = {{u"home"_s, home, light}};
    for (const auto &page : {u"newgame"_s, u"settings"_s, u"history"_s, u"players"_s, u"data"_s}) {
        list.push_back({page,
            [=](Window &window) {
                home(window);
                window.look(page);
            },
            page == u"history" ? dark : QStringList()});
    }
    for (const auto &page : {u"past"_s, u"pastlog"_s, u"replay"_s}) {
        list.push_back({page,
            [=](Window &window) {
                home(window);
                openPastGame(window);
                window.look(page);
            },
            page == u"replay" ? dark : QStringList()});
    }
    list.push_back({u"bin"_s, [=](Window &window) {
                        home(window);
                        openPastGame(window);
                        window.viewModels().archive.games()->remove(window.viewModels().archive.game()->id());
                        window.look(u"bin"_s);
                    }});
    list.push_back({u"statistics"_s, [](Window &window) { showStatistics(window, {}); }, light});
    list.push_back({u"statistics-further"_s, [](Window &window) {
                        showStatistics(window, {});
                        scrollDown(window);
                    }});
    list.push_back({u"career"_s, [](Window &window) { showStatistics(window, u"career"_s); }});
    list.push_back({u"career-further"_s, [](Window &window) {
                        showStatistics(window, u"career"_s);
                        scrollDown(window);
                    }});
    list.push_back({u"import"_s, [=](Window &window) {
                        home(window);
                        window.arrive({u":/samples/%1.json"_s.arg(idOf(games().front()))});
                        window.viewModels().gameData.gameImport()->finish();
                    }});
    for (std::size_t game = 0; game < games().size(); ++game) {
        const auto &entry = games()[game];
        list.push_back({u"%1-share"_s.arg(idOf(entry)), [=, &entry](Window &window) {
                            const auto sample = sampleOf(entry);
                            layOut(window, sample, static_cast<int>(sample.actions.size()));
                            window.look(u"share"_s);
                        }});
        for (const auto &scene : scenesOf(game)) {
            list.push_back({u"%1-%2"_s.arg(idOf(entry), scene.name),
                [=, &entry](Window &window) {
                    layOut(window, sampleNamed(scene.sampleOf(idOf(entry))), scene.actions);
                    if (scene.prepare) {
                        scene.prepare(*window.viewModels().shelf.table());
                    }
                    if (!scene.page.isEmpty()) {
                        window.look(scene.page);
                    }
                },
                scene.few});
        }
    }
    return list;
}

std::vector<Look> looks(const QString &language)
{
    std::vector<Look> list;
    for (const auto &size :
        {QSize(360, 640), QSize(412, 915), QSize(915, 412), QSize(820, 1180), QSize(1280, 800)}) {
        for (const bool dark : {false, true}) {
            for (const bool large : {false, true}) {
                list.push_back({language, size, dark, large});
            }
        }
    }
    return list;
}

void dress(Window &window, const Look &look)
{
    auto &settings = window.viewModels().settings;
    settings.setTheme(look.dark ? 2 : 1);
    settings.setTextScale(look.large ? 2 : 1);
    window.item()->resize(look.size);
}

bool shoot(Window &window, const QString &path)
{
    Window::settle();
    if (!window.item()->grabWindow().save(path)) {
        return false;
    }
    std::printf("%s\n", qPrintable(path));
    return true;
}
}

bool writePictures(Window &window, const QString &folder, const QRegularExpression &only)
{
    if (!window.isShown() || !QDir().mkpath(folder)) {
        return false;
    }
    window.viewModels().settings.forgetAll();
    window.item()->setProperty("still", true);
    const auto wanted = [&only](const View &view, const Look &look) {
        return only.pattern().isEmpty() ? view.few.contains(look.name())
                                        : only.match(view.name + u'-' + look.name()).hasMatch();
    };
    int written = 0;
    for (const auto &language : {u"en"_s, u"fr"_s, u"de"_s}) {
        window.viewModels().settings.setLanguage(language);
        // Size after size: a window that changes its size for every picture makes most of each page anew.
        for (const auto &look : looks(language)) {
            for (const auto &view : views()) {
                if (!wanted(view, look)) {
                    continue;
                }
                dress(window, look);
                view.prepare(window);
                if (!shoot(window, QDir(folder).filePath(view.name + u'-' + look.name() + u".png"_s))) {
                    return false;
                }
                ++written;
            }
        }
    }
    if (written == 0) {
        std::fputs("No picture has a name like that.\n", stderr);
    }
    return written > 0 && !window.hadWarnings();
}
