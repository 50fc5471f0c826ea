// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/keeper.h"
#include "app/archive/sharing.h"
#include "app/device.h"
#include "app/iconprovider.h"
#include "app/language.h"
#include "app/newgame.h"
#include "app/options.h"
#include "app/screenshots.h"
#include "app/settings.h"
#include "app/shelf.h"
#include "app/window.h"

#include <QDateTime>
#include <QGuiApplication>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(u"tallystone"_s);
    QGuiApplication::setApplicationDisplayName(u"Tallystone"_s);
    QGuiApplication::setApplicationVersion(QStringLiteral(TALLYSTONE_VERSION));
    const auto options = readOptions(app);

    // Pictures and the self-test are of sample games in memory; nobody's own games are touched.
    const bool samplesOnly = options.selfTest || !options.screenshots.isEmpty();
    StoreFile file(samplesOnly ? ":memory:" : options.store.toStdString());
    const auto clock = [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); };

    Settings settings;
    useLanguage(settings.language());
    Shelf shelf(file.store(), clock);
    NewGame newGame(shelf);
    Keeper keeper(file, shelf, clock);
    Sharing sharing;
    const auto device = Device::create();
    if (file.problem()) {
        shelf.reportProblem(*file.problem());
    }
    if (!samplesOnly) {
        shelf.openLatest();
    }
    Window window(shelf, newGame, keeper, sharing, settings, *device);
    if (!options.screenshots.isEmpty()) {
        return writeScreenshots(window, options.screenshots) ? 0 : 1;
    }
    if (options.selfTest) {
        return visitEveryPage(window) ? 0 : 1;
    }
    window.arrive(options.files);
    // Once the start is over, which nobody should wait for.
    QTimer::singleShot(std::chrono::seconds(3), &keeper, [&] { keeper.backups()->keepDaily(); });
    return window.isShown() ? QGuiApplication::exec() : 1;
}
