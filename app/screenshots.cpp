// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshots.h"

#include "app/games.h"
#include "app/newgame.h"
#include "app/settings.h"
#include "app/shelf.h"
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
/// A page worth a picture, and how to get there from the sample game.
struct Scene {
    QString name;
    std::function<void(Window &)> prepare;
};

Record sampleGame()
{
    QFile file(u":/samples/bronze-age.json"_s);
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

/// Lays the sample game out as it was after so many of its actions.
void layOut(Window &window, int actions)
{
    window.look(u"home"_s);
    settle();
    window.shelf().addSample(sampleGame(), actions);
}

/// The next roll of the sample, tapped in again.
void tapDice(Window &window, std::initializer_list<const char *> faces)
{
    for (const char *face : faces) {
        window.shelf().table()->dice()->tapFace(QString::fromLatin1(face));
    }
}

/// Rolls and goes on to a step, which the dice must have something for.
void rollTo(Window &window, QStringView step, std::initializer_list<const char *> faces)
{
    tapDice(window, faces);
    auto &table = *window.shelf().table();
    do {
        table.primary();
    } while (table.step() != step && table.step() != u"dice");
    if (table.step() != step) {
        qFatal("the sample game does not lead to the step %s", qPrintable(step.toString()));
    }
}

const std::vector<Scene> &scenes()
{
    constexpr int Late = 79;
    constexpr int All = 10'000;
    static const std::vector<Scene> list = {
        {u"home"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"home"_s);
            }},
        {u"newgame"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"home"_s);
                window.look(u"newgame"_s);
            }},
        {u"settings"_s,
            [](Window &window) {
                window.look(u"home"_s);
                window.look(u"settings"_s);
            }},
        {u"dice"_s,
            [](Window &window) {
                layOut(window, 0);
                tapDice(window, {"skull", "either"});
            }},
        {u"dice-full"_s,
            [](Window &window) {
                layOut(window, Late);
                tapDice(window, {"skull", "skull", "skull", "either", "workers", "coins", "good"});
            }},
        {u"result"_s,
            [](Window &window) {
                layOut(window, Late);
                rollTo(window, u"result", {"skull", "skull", "skull", "either", "workers", "coins", "good"});
            }},
        {u"build"_s,
            [](Window &window) {
                layOut(window, Late);
                rollTo(
                    window, u"build", {"food", "food", "workers", "workers", "either", "workers", "coins"});
                window.shelf().table()->build()->addMonument(5);
            }},
        {u"buy"_s,
            [](Window &window) {
                layOut(window, Late);
                rollTo(window, u"buy", {"food", "food", "coins", "coins", "coins", "good", "good"});
            }},
        {u"payment"_s,
            [](Window &window) {
                layOut(window, Late);
                rollTo(window, u"buy", {"food", "food", "coins", "coins", "coins", "good", "good"});
                window.shelf().table()->market()->choose(u"masonry"_s);
            }},
        {u"pass"_s,
            [](Window &window) {
                layOut(window, Late);
                rollTo(window, u"pass", {"food", "food", "skull", "good", "good", "good", "good"});
            }},
        {u"sheet"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"sheet"_s);
            }},
        {u"pegs"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"pegs"_s);
            }},
        {u"table"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"table"_s);
            }},
        {u"log"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"log"_s);
            }},
        {u"correct"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"correct"_s);
            }},
        {u"change"_s,
            [](Window &window) {
                layOut(window, Late);
                window.shelf().table()->change()->begin(0);
                window.look(u"change"_s);
            }},
        {u"help"_s,
            [](Window &window) {
                layOut(window, Late);
                window.look(u"help"_s);
            }},
        {u"final"_s, [](Window &window) { layOut(window, All); }},
    };
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
        for (const auto &scene : scenes()) {
            scene.prepare(window);
            for (const auto &size : Sizes) {
                window.item()->resize(size);
                for (const int theme : {1, 2}) {
                    settings.setTheme(theme);
                    for (const qreal scale : {1.0, 2.0}) {
                        settings.setTextScale(scale);
                        const auto name = u"%1-%2x%3-%4-%5%6.png"_s.arg(scene.name)
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
    for (const auto &scene : scenes()) {
        scene.prepare(window);
        settle();
    }
    return !window.hadWarnings();
}
