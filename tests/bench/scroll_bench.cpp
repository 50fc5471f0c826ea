// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The history of 10,000 games under a fast finger, beside one of 100: how long each frame takes with the
// software renderer.
#include "app/traffic/gameimport.h"
#include "tests/app/realwindow.h"
#include "tests/bench/table.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Support;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

namespace
{
void fill(const std::string &path, unsigned count)
{
    constexpr unsigned AtOnce = 500;
    auto store = must(Store::open(path, RandomGames::tell));
    for (unsigned from = 0; from < count; from += AtOnce) {
        must(Exchange(store).import(
            RandomGames::games(from, std::min(AtOnce, count - from)), RandomGames::colours));
    }
}

struct Times {
    double median = 0;
    double p95 = 0;
    double most = 0;
    /// Down to which game it went.
    int reached = 0;
};

/// Down and up again, a frame at a time, as far as a flick goes in one.
Times scroll(const std::string &path, unsigned games)
{
    constexpr int Frames = 1000;
    constexpr double Distance = 120;
    RealWindow app(path);
    app.show(true);
    app.look(u"history"_s);
    if (!QTest::qWaitFor([&] { return app.find(u"past-0"_s) != nullptr; })) {
        qFatal("no history");
    }
    QTest::qWait(500);
    auto *list = app.find(u"history"_s);
    std::vector<double> times;
    double direction = 1;
    int reached = 0;
    for (int frame = 0; frame < Frames; ++frame) {
        const double y = list->property("contentY").toDouble();
        const double end = list->property("contentHeight").toDouble() - list->height();
        const bool whole = list->property("count").toUInt() == games;
        direction = whole && y >= end ? -1 : y <= 0 ? 1 : direction;
        const int before = app.frames();
        QElapsedTimer timer;
        timer.start();
        list->setProperty("contentY", std::max(0.0, y + direction * Distance));
        if (!QTest::qWaitFor([&] { return app.frames() > before; }, 2000)) {
            qFatal("no frame");
        }
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        int index = -1;
        QMetaObject::invokeMethod(list, "indexAt", Q_RETURN_ARG(int, index), Q_ARG(double, list->width() / 2),
            Q_ARG(double, list->property("contentY").toDouble() + list->height() / 2));
        reached = std::max(reached, index);
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times[times.size() * 95 / 100], times.back(), reached};
}
}

int main(int argc, char **argv)
{
    constexpr unsigned Few = 100;
    constexpr unsigned Many = 10'000;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QTemporaryDir folder;
    fill(pathIn(folder, "few"), Few);
    fill(pathIn(folder, "many"), Many);
    (void)scroll(pathIn(folder, "few"), Few); // the first time everything is read from files
    const auto few = scroll(pathIn(folder, "few"), Few);
    const auto many = scroll(pathIn(folder, "many"), Many);
    Table table(argc, argv);
    table.tell("100 games: median %.1f ms, most %.1f ms\n", few.median, few.most);
    table.tell("10,000 games: median %.1f ms, most %.1f ms, down to game %d\n", many.median, many.most,
        many.reached);
    table.row("scrolling 10,000, 95 of 100", many.p95, "ms a frame", 33);
    table.row("scrolling 10,000 beside 100", many.p95 / few.p95, "x", 1.5);
    return table.exitCode();
}
