// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Long work beside the screen: while 10,000 games are saved, loaded and backed up, how long the longest wait
// from one frame to the next is.
#include "tests/app/realwindow.h"
#include "tests/bench/manygames.h"
#include "tests/bench/table.h"
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
/// In milliseconds, while the window draws one frame after the other.
double longestGap(RealWindow &app, const std::function<bool()> &isBusy)
{
    double longest = 0;
    QElapsedTimer sinceLast;
    sinceLast.start();
    const auto drawn = QObject::connect(&app.window(), &QQuickWindow::frameSwapped, &app.window(), [&] {
        longest = std::max(longest, static_cast<double>(sinceLast.nsecsElapsed()) / 1e6);
        sinceLast.start();
        app.window().update();
    });
    app.window().update();
    while (isBusy()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    // What is shown at the end belongs to it.
    const int frames = app.frames();
    (void)QTest::qWaitFor([&] { return app.frames() > frames + 2; }, 2000);
    QObject::disconnect(drawn);
    return longest;
}
}

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    Table table(argc, argv);
    const QTemporaryDir folder;
    const auto file = folder.filePath(u"games.tallystone"_s);
    writeGames(file);

    RealWindow window(pathIn(folder));
    window.show(true);
    window.look(u"data"_s);
    QTest::qWait(500);
    auto &data = window.gameData();
    QElapsedTimer timer;
    const auto still = longestGap(
        window, [&] { return timer.isValid() ? timer.elapsed() < 3000 : (timer.start(), true); });
    table.tell("while nothing happens %.1f ms\n", still);

    auto &gameImport = *data.gameImport();
    gameImport.read({QUrl::fromLocalFile(file)});
    window.look(u"import"_s);
    const auto busy = [&] { return !gameImport.work().isEmpty(); };
    const double read = longestGap(window, busy);
    gameImport.accept(false);
    const double taken = longestGap(window, busy);
    table.tell("while files are read %.1f ms, while games come in %.1f ms\n", read, taken);
    table.row("frames while 10,000 are loaded", std::max(read, taken), "ms at most", 50);

    window.look(u"home"_s);
    window.look(u"data"_s);
    QTest::qWait(500);
    const auto whileWorking = [&] { return longestGap(window, [&] { return data.work()->isRunning(); }); };
    data.saveArchive(QUrl::fromLocalFile(folder.filePath(u"saved"_s)));
    table.row("frames while 10,000 are saved", whileWorking(), "ms at most", 50);
    data.backups()->backUpTo(QUrl::fromLocalFile(folder.filePath(u"backup"_s)));
    table.row("frames while 10,000 are backed up", whileWorking(), "ms at most", 50);
    return table.exitCode();
}
