// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What start_bench measures the app against: an ApplicationWindow with nothing in it.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <cstdio>

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData("import QtQuick.Controls.Basic\n"
                    "ApplicationWindow { visible: true; width: 412; height: 915 }");
    if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().value(0))) {
        QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
            std::puts("first frame");
            std::fflush(stdout);
        });
    }
    return QGuiApplication::exec();
}
