// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tap to frame on the real pages with the software renderer, and the frames drawn while nothing happens.
#include "app/archive/archive.h"
#include "app/archive/statisticsboard.h"
#include "app/iconprovider.h"
#include "app/newgame.h"
#include "app/settings.h"
#include "tests/app/tables.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>
#include <cstdio>
#include <span>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)

namespace
{
QQuickItem *find(QQuickItem *within, const QString &name)
{
    if (!within->isVisible()) {
        return nullptr;
    }
    for (auto *child : within->childItems()) {
        if (auto *found = find(child, name)) {
            return found;
        }
    }
    return within->objectName() == name ? within : nullptr;
}

/// From the finger's touch to the next frame, in milliseconds.
double tap(QQuickWindow &window, const QString &name, int &frames)
{
    auto *item = find(window.contentItem(), name);
    if (!item) {
        qFatal("%s is not to be seen", qPrintable(name));
    }
    const auto spot = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
    const int before = frames;
    QElapsedTimer timer;
    timer.start();
    QTest::mouseClick(&window, Qt::LeftButton, {}, spot);
    if (!QTest::qWaitFor([&] { return frames > before; }, 2000)) {
        qFatal("no frame after %s", qPrintable(name));
    }
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}
}

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    const QTemporaryDir folder;
    auto store = Store::open(folder.filePath(u"games.db"_s).toStdString()).value();
    Settings settings;
    settings.forgetAll();
    Shelf shelf(store, Tables::clock);
    NewGame newGame(shelf);
    Archive archive(shelf, Tables::clock);
    StatisticsBoard statistics(store, Tables::clock);
    shelf.open(Tables::create(store, setupFor(Edition::Original, 4)));

    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.addImageProvider(u"icon"_s, new IconProvider);
    engine.setInitialProperties(
        {{u"shelf"_s, QVariant::fromValue(&shelf)}, {u"newGame"_s, QVariant::fromValue(&newGame)},
            {u"archive"_s, QVariant::fromValue(&archive)}, {u"settings"_s, QVariant::fromValue(&settings)},
            {u"statistics"_s, QVariant::fromValue(&statistics)}});
    engine.load(QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
    auto &window = *qobject_cast<QQuickWindow *>(engine.rootObjects().at(0));
    int frames = 0;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { ++frames; });
    QTest::qWait(1000);

    std::vector<double> times;
    std::vector<std::pair<double, QString>> slow;
    const auto tapped = [&](const QString &name) {
        const auto from = Tables::bronze(shelf.table()).step();
        times.push_back(tap(window, name, frames));
        slow.emplace_back(
            times.back(), u"%1: %2 to %3"_s.arg(name, from, Tables::bronze(shelf.table()).step()));
        // As fast as a quick thumb, and long enough for what moves to come to rest now and then.
        QTest::qWait(120);
    };
    for (int turn = 0; turn < 12; ++turn) {
        tapped(u"face-workers"_s);
        tapped(u"face-good"_s);
        while (!Tables::bronze(shelf.table()).dice()->complete()) {
            tapped(u"face-food"_s);
        }
        tapped(u"primary"_s);
        tapped(turn < 4 ? u"city-4"_s : u"monument-great-wall"_s);
        do {
            tapped(u"primary"_s);
        } while (Tables::bronze(shelf.table()).step() != u"dice");
    }
    std::ranges::sort(times);
    const double p95 = times[times.size() * 95 / 100];
    QTest::qWait(6000);
    const int before = frames;
    QTest::qWait(2000);
    std::printf("tap to frame: median %.1f ms, p95 %.1f ms, most %.1f ms of %zu taps (goal p95 50)\n",
        times[times.size() / 2], p95, times.back(), times.size());
    std::printf("frames drawn in 2 s of rest: %d (goal 0)\n", frames - before);
    std::ranges::sort(slow, std::greater());
    for (const auto &[time, what] : std::span(slow).first(5)) {
        std::printf("    %.1f ms  %s\n", time, qPrintable(what));
    }
    return p95 <= 50 && frames == before ? 0 : 1;
}
