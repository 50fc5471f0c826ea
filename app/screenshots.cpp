// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshots.h"

#include "app/games.h"
#include "app/newgame.h"
#include "app/settings.h"
#include "app/shelf.h"
#include "app/tables.h"
#include "app/window.h"
#include "model/record/read.h"

#include <QDir>
#include <QEventLoop>
#include <QQuickWindow>
#include <QTimer>

#include <array>
#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;

namespace
{
/// A page, and how to get there.
struct View {
    QString name;
    std::function<void(Window &)> prepare;
};

QString idOf(const GameEntry &game)
{
    return QString::fromStdString(std::string(game.rules->id()));
}

Record sampleOf(const GameEntry &game)
{
    QFile file(u":/samples/%1.json"_s.arg(idOf(game)));
    (void)file.open(QIODevice::ReadOnly);
    return readRecord(file.readAll().toStdString(), gameRules()).value();
}

/// Pages are laid out, and those that were left are let go, over several rounds of the event loop.
void settle()
{
    QEventLoop loop;
    QTimer::singleShot(20, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Lays a sample game out as it was after so many of its actions.
void layOut(Window &window, const GameEntry &game, int actions)
{
    window.look(u"home"_s);
    settle();
    window.shelf().addSample(sampleOf(game), actions);
}

std::vector<View> views()
{
    constexpr int Late = 79;
    const auto home = [](Window &window) {
        layOut(window, games().front(), Late);
        window.look(u"home"_s);
    };
    std::vector<View> list = {{u"home"_s, home}};
    for (const auto &page : {u"newgame"_s, u"settings"_s, u"data"_s}) {
        list.push_back({page, [=](Window &window) {
                            home(window);
                            window.look(page);
                        }});
    }
    list.push_back({u"import"_s, [=](Window &window) {
                        home(window);
                        window.arrive({u":/samples/bronze-age.json"_s});
                    }});
    for (std::size_t game = 0; game < games().size(); ++game) {
        const auto &entry = games()[game];
        list.push_back({u"%1-share"_s.arg(idOf(entry)), [=, &entry](Window &window) {
                            layOut(window, entry, static_cast<int>(sampleOf(entry).actions.size()));
                            window.look(u"share"_s);
                        }});
        for (const auto &scene : scenesOf(game)) {
            list.push_back({u"%1-%2"_s.arg(idOf(entry), scene.name), [=, &entry](Window &window) {
                                layOut(window, entry, scene.actions);
                                if (scene.prepare) {
                                    scene.prepare(*window.shelf().table());
                                }
                                if (!scene.page.isEmpty()) {
                                    window.look(scene.page);
                                }
                            }});
        }
    }
    return list;
}

bool shoot(Window &window, const QString &path)
{
    settle();
    if (!window.item()->grabWindow().save(path)) {
        return false;
    }
    std::printf("%s\n", qPrintable(path));
    return true;
}
}

bool writeScreenshots(Window &window, const QString &folder)
{
    constexpr std::array Sizes
        = {QSize(360, 640), QSize(412, 915), QSize(915, 412), QSize(820, 1180), QSize(1280, 800)};
    if (!window.isShown() || !QDir().mkpath(folder)) {
        return false;
    }
    auto &settings = window.settings();
    settings.forgetAll();
    window.item()->setProperty("still", true);
    for (const auto &language : {u"en"_s, u"fr"_s, u"de"_s}) {
        settings.setLanguage(language);
        for (const auto &view : views()) {
            view.prepare(window);
            for (const auto &size : Sizes) {
                window.item()->resize(size);
                for (const int theme : {1, 2}) {
                    settings.setTheme(theme);
                    for (const qreal scale : {1.0, 2.0}) {
                        settings.setTextScale(scale);
                        const auto name = u"%1-%2x%3-%4-%5%6.png"_s.arg(view.name)
                                              .arg(size.width())
                                              .arg(size.height())
                                              .arg(theme == 2 ? u"dark"_s : u"light"_s)
                                              .arg(language)
                                              .arg(scale > 1 ? u"-text200"_s : QString());
                        if (!shoot(window, QDir(folder).filePath(name))) {
                            return false;
                        }
                    }
                }
            }
            settings.setTextScale(1);
        }
    }
    return !window.hadWarnings();
}

bool visitEveryPage(Window &window)
{
    if (!window.isShown()) {
        return false;
    }
    window.settings().forgetAll();
    window.item()->setProperty("still", true);
    for (const auto &view : views()) {
        view.prepare(window);
        settle();
    }
    return !window.hadWarnings();
}
