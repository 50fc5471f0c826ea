// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/readonlycopy.h"
#include "tests/db/privatemounts.h"
#include "tests/db/support.h"

#include <QDir>
#include <QtTest/QTest>

using namespace Support;
using Code = StoreError::Code;

/// Files that the store must not touch: refused with the right reason, and the same bytes as before.
class StoreFilesTest : public QObject
{
    Q_OBJECT

    /// A folder with all that is written in it, to compare. SQLite may leave an empty log behind.
    static QMap<QString, QByteArray> contentOf(const QTemporaryDir &folder)
    {
        QMap<QString, QByteArray> content;
        const auto names = QDir(folder.path()).entryList(QDir::Files);
        for (const auto &name : names) {
            if (const auto bytes = bytesOf(folder.filePath(name).toStdString()); !bytes.isEmpty()) {
                content[name] = bytes;
            }
        }
        return content;
    }

    static std::int64_t makeStore(const std::string &path, int actions = 200)
    {
        auto store = must(Store::open(path));
        const auto id = must(store.createGame(game("a")));
        must(store.replaceLog(id, entries(actions), false, "t"));
        return id;
    }

    /// Ends the newer app without its log being copied into the file, as a kill does.
    static void newerButOnlyInTheLog(const std::string &path)
    {
        SQLite::Database newer(path, SQLite::OPEN_READWRITE);
        sqlite3_db_config(newer.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        newer.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA user_version = 999");
    }

private Q_SLOTS:
    void refused_data()
    {
        QTest::addColumn<std::function<void(std::string)>>("prepare");
        QTest::addColumn<Code>("code");
        using Prepare = std::function<void(std::string)>;
        const auto row = [](const char *name, Code code, Prepare prepare) {
            QTest::newRow(name) << std::move(prepare) << code;
        };
        row("newer", Code::TooNew, [](const std::string &path) {
            makeStore(path);
            sql(path, "PRAGMA user_version = 7");
        });
        row("far newer", Code::TooNew, [](const std::string &path) {
            makeStore(path);
            sql(path, "PRAGMA user_version = -1");
        });
        row("newer, in the log only", Code::TooNew, [](const std::string &path) {
            makeStore(path);
            newerButOnlyInTheLog(path);
        });
        row("another program's", Code::Foreign, [](const std::string &path) {
            sql(path, "CREATE TABLE game (id); INSERT INTO game VALUES (1)");
        });
        row("another program's, with its own number", Code::Foreign, [](const std::string &path) {
            sql(path, "PRAGMA application_id = 42; PRAGMA user_version = 1; CREATE TABLE t (a)");
        });
        row("another program's, with a log", Code::Foreign, [](const std::string &path) {
            SQLite::Database other(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            sqlite3_db_config(other.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
            other.exec("PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)");
        });
        row("garbage", Code::Damaged, [](const std::string &path) { write(path, QByteArray(5000, 'x')); });
        row("a few bytes", Code::Damaged, [](const std::string &path) { write(path, "SQLite format 3"); });
        for (const int kept : {60, 99, 100, 512, 4096, 5000, 8192}) {
            row(qPrintable(QStringLiteral("cut after %1").arg(kept)), Code::Damaged,
                [kept](const std::string &path) {
                    makeStore(path);
                    write(path, bytesOf(path).first(kept));
                });
        }
        row("its last page lost", Code::Damaged, [](const std::string &path) {
            makeStore(path);
            write(path, bytesOf(path).chopped(4096));
        });
        for (const int page : {1, 3, 5, 8, 9}) {
            row(qPrintable(QStringLiteral("page %1 overwritten").arg(page + 1)), Code::Damaged,
                [page](const std::string &path) {
                    makeStore(path);
                    write(path, bytesOf(path).replace(page * 4096, 4096, QByteArray(4096, '\x5A')));
                });
        }
        row("gone, its log still there", Code::Damaged, [](const std::string &path) {
            makeStore(path);
            newerButOnlyInTheLog(path);
            write(path, {});
        });
    }
    void refused()
    {
        QFETCH(std::function<void(std::string)>, prepare);
        QFETCH(Code, code);
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        prepare(path);
        const auto before = contentOf(folder);
        for (int again = 0; again < 2; ++again) {
            const auto store = Store::open(path);
            QVERIFY(!store);
            QVERIFY2(store.error().code == code, store.error().detail.c_str());
        }
        QCOMPARE(contentOf(folder), before);
    }

    void aFolderIsNoStore()
    {
        QTemporaryDir folder;
        QCOMPARE(Store::open(folder.path().toStdString()).error().code, Code::Unavailable);
        QCOMPARE(Store::open({}).error().code, Code::Unavailable);
        QCOMPARE(Store::open("/dev/null/games.db").error().code, Code::Unavailable);
        QVERIFY(contentOf(folder).isEmpty());
    }

    void whatIsNotThereCannotBeLookedInto()
    {
        QTemporaryDir folder;
        QTemporaryDir elsewhere;
        QVERIFY(!openToRead(pathIn(folder), pathIn(elsewhere), {}));
        QVERIFY(contentOf(folder).isEmpty());
        QVERIFY(contentOf(elsewhere).isEmpty());
    }

    void aReadOnlyFolderIsLeftAlone()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        const PrivateMount mount(folder.path());
        makeStore(path);
        const auto before = contentOf(folder);
        if (!mount.makeReadOnly()) {
            QSKIP("needs a mount of its own");
        }
        QCOMPARE(Store::open(path).error().code, Code::ReadOnly);
        QCOMPARE(Store::open(pathIn(folder, "new.db")).error().code, Code::Unavailable);
        QCOMPARE(Store::open(pathIn(folder, "new/new.db")).error().code, Code::Unavailable);
        QTemporaryDir elsewhere;
        auto copy = must(openToRead(path, pathIn(elsewhere), {}));
        QCOMPARE(must(copy.runningGames()).size(), std::size_t(1));
        QVERIFY(!copy.createGame(game("new")));
        QCOMPARE(contentOf(folder), before);
    }

    void aFullDiskLosesNothing()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        const PrivateMount mount(folder.path());
        if (!mount.resize("400k")) {
            QSKIP("needs a mount of its own");
        }
        int kept = 0;
        std::int64_t id = 0;
        {
            auto store = must(Store::open(path));
            id = must(store.createGame(game("a")));
            Stored<std::monostate> result;
            while ((result = store.append(id, entry(kept), false, {}))) {
                ++kept;
            }
            QVERIFY2(result.error().code == Code::Full, result.error().detail.c_str());
            QVERIFY(kept > 10);
            QVERIFY(must(store.log(id)) == entries(kept));
            QCOMPARE(must(store.game(id)).head, kept);
        }
        {
            // With not a byte left, not even those of a page half used.
            QFile filler(folder.filePath(QStringLiteral("filler")));
            QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            while (filler.write(QByteArray(4096, 'x')) > 0) { }
            auto store = must(Store::open(path));
            QVERIFY(must(store.log(id)) == entries(kept));
            QCOMPARE(Store::open(pathIn(folder, "new.db")).error().code, Code::Full);
        }
        QVERIFY(mount.resize("4m"));
        auto store = must(Store::open(path));
        play(store, id, kept, kept + 5);
        QVERIFY(must(store.log(id)) == entries(kept + 5));
    }

    void aFullFileLosesNothing()
    {
        QTemporaryDir folder;
        auto store = must(Store::open(pathIn(folder)));
        const auto id = must(store.createGame(game("a")));
        play(store, id, 0, 3);
        pragma("PRAGMA max_page_count = 1");
        const auto before = must(store.game(id));
        QCOMPARE(store.replaceLog(id, entries(5000), true, "t").error().code, Code::Full);
        QCOMPARE(store.append(id, {std::string(100'000, 'x'), "t"}, false, {}).error().code, Code::Full);
        QVERIFY(must(store.game(id)) == before);
        QVERIFY(must(store.log(id)) == entries(3));
        play(store, id, 3, 5);
        QVERIFY(must(store.log(id)) == entries(5));
    }
};

int main(int argc, char *argv[])
{
    watchConnections();
    PrivateMount::separate();
    StoreFilesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "storefiles_test.moc"
