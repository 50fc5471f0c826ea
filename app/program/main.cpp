// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/device.h"
#include "app/program/options.h"
#include "app/program/pageengine.h"
#include "app/program/selftest.h"
#include "app/program/viewmodels.h"
#include "app/program/window.h"
#include "app/words/language.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

#include <malloc.h>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

int main(int argc, char **argv)
{
#ifdef M_TOP_PAD
    // The thread that reads the pages would ask the system for each 4 kB it needs, 600 times.
    mallopt(M_TOP_PAD, 2 << 20);
#endif
    const bool textOnly = asksForText(argc, argv);
    if (textOnly) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(u"tallystone"_s);
    QGuiApplication::setApplicationDisplayName(u"Tallystone"_s);
    QGuiApplication::setDesktopFileName(u"org.tallystone.Tallystone"_s);
    QGuiApplication::setApplicationVersion(QStringLiteral(TALLYSTONE_VERSION));
    if (textOnly) {
        useLanguage({});
    }
    const auto options = readOptions(app);
    const auto device = Device::create();

    // The self-test plays in memory; nobody's own games are touched.
    const bool usual = options.usualStore && !options.selfTest;
    if (usual && device->handOver(options.files)) {
        return 0;
    }
    PageEngine engine;
    ViewModels viewModels(options.selfTest ? ":memory:" : options.store.toStdString(),
        [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); });
    useLanguage(viewModels.settings.language());
    viewModels.settings.setCanVibrate(device->canVibrate());
    viewModels.shelf.openLatest();
    engine.readAhead(viewModels.shelf.table());
    Window window(engine, viewModels, *device);
    if (options.selfTest) {
        return visitEveryPage(window, engine) ? 0 : 1;
    }
    if (usual) {
        device->receive([&](const QStringList &files) {
            window.comeForward();
            window.arrive(files);
        });
    }
    window.arrive(options.files);
    // Once the start is over, which nobody should wait for.
    QTimer::singleShot(std::chrono::seconds(3), &app, [&] {
        viewModels.shelf.store().makeRoom();
        viewModels.gameData.backups()->keepDaily();
        viewModels.archive.bin()->clear();
    });
    return window.isShown() ? QGuiApplication::exec() : 1;
}
