// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tap to frame on the real pages with the software renderer, and the frames drawn while nothing happens.
#include "tests/app/realwindow.h"
#include "tests/bench/table.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

#include <algorithm>
#include <cstdio>
#include <span>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

namespace
{
/// From the finger's touch to the next frame, in milliseconds.
double tap(RealWindow &app, const QString &name)
{
    const int before = app.frames();
    QElapsedTimer timer;
    timer.start();
    if (!app.tap(name)) {
        qFatal("%s is not to be seen", qPrintable(name));
    }
    if (!QTest::qWaitFor([&] { return app.frames() > before; }, 2000)) {
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
    RealWindow real(folder.filePath(u"games.db"_s).toStdString());
    real.shelf().open(Tables::create(real.store(), setupFor(Edition::Original, 4)));
    real.show(false);
    QTest::qWait(1000);

    std::vector<double> times;
    std::vector<std::pair<double, QString>> slow;
    const auto tapped = [&](const QString &name) {
        const auto from = real.table().step();
        times.push_back(tap(real, name));
        slow.emplace_back(times.back(), u"%1: %2 to %3"_s.arg(name, from, real.table().step()));
        // As fast as a quick thumb, and long enough for what moves to come to rest now and then.
        QTest::qWait(120);
    };
    for (int turn = 0; turn < 12; ++turn) {
        tapped(u"face-workers"_s);
        tapped(u"face-good"_s);
        while (!real.table().primaryEnabled()) {
            tapped(u"face-food"_s);
        }
        tapped(u"primary"_s);
        tapped(turn < 4 ? u"city-4"_s : u"monument-great-wall"_s);
        do {
            tapped(u"primary"_s);
        } while (real.table().step() != u"dice");
    }
    std::ranges::sort(times);
    const double p95 = times[times.size() * 95 / 100];
    QTest::qWait(6000);
    const int before = real.frames();
    QTest::qWait(2000);
    Table table(argc, argv);
    table.row("tap to frame, 95 of 100", p95, "ms", 50);
    table.row("frames in 2 s of rest", real.frames() - before, "frames", 0);
    if (!table.asked()) {
        std::printf("median %.1f ms, most %.1f ms of %zu taps; the slowest:\n", times[times.size() / 2],
            times.back(), times.size());
        std::ranges::sort(slow, std::greater());
        for (const auto &[time, what] : std::span(slow).first(5)) {
            std::printf("    %.1f ms  %s\n", time, qPrintable(what));
        }
    }
    return table.exitCode();
}
