// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/deals.h"
#include "tests/app/finger.h"
#include "tests/app/pages.h"
#include "tests/db/privatemounts.h"
#include "tests/db/support.h"
#include "tests/faults/faultydisk.h"

#include <QGuiApplication>
#include <QProcess>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>

using namespace BronzeAge;
using namespace Qt::StringLiterals;
using namespace Support;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

namespace
{
/// Has the store open until told to go.
int hold(const char *path)
{
    const auto store = must(Store::open(path));
    std::puts("held");
    std::fflush(stdout);
    return std::getchar() == EOF ? 0 : 1;
}
}

/// What the app's own pages say while the disk is full, or another program has the games.
class FaultWindowTest : public QObject
{
    Q_OBJECT

    static QString textOf(RealWindow &app, const QString &name)
    {
        const auto *item = app.find(name);
        return item ? item->property("text").toString() : QString();
    }

private Q_SLOTS:
    void cleanup() { FaultyDisk::heal(); }

    void aFullDiskIsSaidAndTheGameGoesOn_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; const auto &game : games()) {
            QTest::newRow(game.folder) << i++;
        }
    }
    void aFullDiskIsSaidAndTheGameGoesOn()
    {
        QFETCH(int, index);
        const QTemporaryDir folder;
        {
            auto store = must(Store::open(pathIn(folder)));
            must(store.createGame(rowOf(dealsOf(games()[static_cast<std::size_t>(index)])[1])));
        }
        RealWindow app(pathIn(folder));
        app.show(true);
        QVERIFY(QTest::qWaitForWindowExposed(&app.window()));
        QVERIFY(!app.find(u"warning"_s));
        Finger finger(1);
        const auto tapAnything = [&] {
            Pages pages(app);
            auto *control = pages.choose(finger).second;
            QVERIFY(control);
            pages.tap(control);
        };
        const auto above = app.find(u"undo"_s)->mapToScene({}).y();

        FaultyDisk::failForEver(FaultyDisk::Fault::Full);
        const auto before = Tables::shown(app.table());
        tapAnything();
        QVERIFY(Tables::shown(app.table()) != before);
        QTRY_VERIFY(textOf(app, u"warning"_s).contains(u"no room"_s));
        // It covers nothing.
        QTRY_VERIFY(app.find(u"undo"_s)->mapToScene({}).y() > above);
        for (int i = 0; i < 20; ++i) {
            tapAnything();
        }
        QVERIFY(app.find(u"warning"_s));

        FaultyDisk::heal();
        app.table().undo();
        QTRY_VERIFY(!app.find(u"warning"_s));
    }

    void aStoreInUseCanBeReadByOneTap()
    {
        const QTemporaryDir folder;
        const auto path = pathIn(folder);
        {
            auto store = must(Store::open(path));
            const auto id = Tables::create(store, setupFor(Edition::Original, 2));
            must(store.append(id, {R"({"do":"finish","why":"late"})", Tables::clock()}, true, {}));
        }
        QProcess holder;
        holder.start(QCoreApplication::applicationFilePath(), {u"hold"_s, QString::fromStdString(path)});
        QVERIFY(holder.waitForReadyRead());
        RealWindow app(path);
        app.show(true);
        QTRY_VERIFY(app.find(u"read"_s));
        QVERIFY(textOf(app, u"problem"_s).contains(u"already open"_s));
        QVERIFY(!app.find(u"reading"_s));
        QCOMPARE(app.shelf().finishedCount(), 0);
        QVERIFY(app.tap(u"read"_s));
        QTRY_VERIFY(app.find(u"reading"_s));
        QVERIFY(!app.find(u"read"_s));
        QVERIFY(!app.find(u"new-game"_s)->isEnabled());
        QCOMPARE(app.shelf().finishedCount(), 1);
        QVERIFY(!app.find(u"look-only"_s));
        QVERIFY(app.tap(u"look-history"_s));
        QTRY_VERIFY(!app.find(u"look-history"_s));
        // Everywhere else there is a bar that says why so much is off.
        QTRY_VERIFY(app.find(u"look-only"_s));
        QTRY_VERIFY(app.find(u"past-0"_s));
        QVERIFY(app.tap(u"past-0"_s));
        QTRY_VERIFY(app.find(u"delete"_s));
        QVERIFY(!app.find(u"delete"_s)->isEnabled());
        QVERIFY(!app.find(u"take-up"_s)->isEnabled());
        QVERIFY(app.find(u"primary"_s)->isEnabled());
        for (const auto &name : {u"place"_s, u"note"_s}) {
            QVERIFY(app.find(name)->property("readOnly").toBool());
        }
        app.look(u"data"_s);
        QTRY_VERIFY(app.find(u"load"_s));
        QVERIFY(!app.find(u"load"_s)->isEnabled());
        QVERIFY(!app.find(u"restore"_s)->isEnabled());
        QVERIFY(app.find(u"save-archive"_s)->isEnabled());
        app.look(u"players"_s);
        QTRY_VERIFY(app.find(u"player-0"_s));
        QVERIFY(app.tap(u"player-0"_s));
        QTRY_VERIFY(app.find(u"player-name"_s));
        QVERIFY(app.find(u"player-name"_s)->property("readOnly").toBool());
        QVERIFY(!app.find(u"suggested"_s)->isEnabled());
        QVERIFY(!app.find(u"merge-with"_s)->isEnabled());
        QVERIFY(app.find(u"their-games"_s)->isEnabled());
        QVERIFY(app.tap(u"close"_s));
        app.look(u"home"_s);

        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished());
        QTRY_VERIFY(app.find(u"try-again"_s));
        QVERIFY(app.tap(u"try-again"_s));
        QTRY_VERIFY(app.find(u"new-game"_s)->isEnabled());
    }

    void aStoreThatCannotBeWrittenSaysSoAndCanBeLookedAt()
    {
        const QTemporaryDir folder;
        const auto path = pathIn(folder);
        const PrivateMount mount(folder.path());
        {
            auto store = must(Store::open(path));
            const auto id = Tables::create(store, setupFor(Edition::Original, 2));
            must(store.append(id, {R"({"do":"finish","why":"late"})", Tables::clock()}, true, {}));
        }
        if (!mount.makeReadOnly()) {
            QSKIP("needs a mount of its own");
        }
        RealWindow app(path);
        app.show(true);
        QTRY_VERIFY(app.find(u"read"_s));
        QVERIFY2(textOf(app, u"problem"_s).contains(u"not changed"_s), qPrintable(textOf(app, u"problem"_s)));
        QVERIFY(app.tap(u"read"_s));
        QTRY_VERIFY(app.find(u"reading"_s));
        QCOMPARE(app.shelf().finishedCount(), 1);
        QVERIFY(app.tap(u"look-history"_s));
        QTRY_VERIFY(app.find(u"past-0"_s));
        QVERIFY(textOf(app, u"look-only"_s).contains(u"cannot be changed"_s));
    }
};

int main(int argc, char **argv)
{
    if (argc == 3 && argv[1] == std::string_view("hold")) {
        return hold(argv[2]);
    }
    PrivateMount::separate();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    FaultyDisk::install();
    FaultyDisk::plan();
    FaultWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "window_test.moc"
