// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/memory.h"
#include "db/sheets.h"
#include "model/record/duration.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcess>
#include <QtTest/QTest>

#include <unistd.h>

#include <set>

using namespace Qt::StringLiterals;
using namespace Support;

namespace
{
constexpr int Killed = 77;
int statementsLeft = 0;

/// Ends the process, as a kill does, when a connection begins its so many-th statement.
int endAt(unsigned, void *, void *, void *)
{
    if (--statementsLeft == 0) {
        _exit(Killed);
    }
    return 0;
}

int openAndDie(const std::string &path, int statement)
{
    statementsLeft = statement;
    const auto watch = +[](sqlite3 *connection, char **, const void *) {
        return sqlite3_trace_v2(connection, SQLITE_TRACE_STMT, endAt, nullptr);
    };
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch));
    return Store::open(path, RandomGames::tell) ? 0 : 1;
}

QStringList schemas()
{
    return QDir(QStringLiteral(SOURCE_DIR "/tests/db/schemas"))
        .entryList({u"v*.sql"_s}, QDir::Files, QDir::Name);
}

void makeOld(const QString &name, const std::string &path)
{
    const auto statements = bytesOf((QStringLiteral(SOURCE_DIR "/tests/db/schemas/") + name).toStdString());
    QVERIFY(!statements.isEmpty());
    sql(path, ("PRAGMA synchronous = OFF; BEGIN;" + statements + "COMMIT").constData());
}

/// What every fixture holds, whichever version wrote it.
void checkContent(const std::string &path)
{
    auto store = must(Store::open(path, RandomGames::tell));
    const auto running = must(store.runningGames());
    QCOMPARE(running.size(), std::size_t(1));
    QCOMPARE(running.front().head, 2);
    QCOMPARE(running.front().length, 3);
    QCOMPARE(running.front().draft, std::string("half entered"));
    // Two had one colour, and sat as something else beside each other.
    QVERIFY(running.front().seats == std::vector<Seat>({{"Zoë", "madder"}, {"Léa", "murex"}}));
    std::set<std::string> colours;
    for (const auto &player : must(store.knownPlayers())) {
        colours.insert(player.colour);
    }
    QCOMPARE(colours.size(), std::size_t(5));
    const auto finished = must(History(store).page({}, 10));
    QCOMPARE(finished.size(), std::size_t(2));
    const auto &whole = finished.front();
    QCOMPARE(whole.place, std::string("Café de la Gare"));
    QCOMPARE(whole.variant, std::string("original"));
    QVERIFY(!whole.abandoned);
    QCOMPARE(must(store.log(whole.id)).size(), std::size_t(103));
    const auto outcome = RandomGames::tell(must(Exchange(store).record(whole.id)));
    QVERIFY(outcome);
    for (std::size_t seat = 0; seat < whole.seats.size(); ++seat) {
        QCOMPARE(whole.seats[seat].score, outcome->seats[seat].score);
    }
    QCOMPARE(whole.seconds, secondsPlayed(must(Exchange(store).record(whole.id))));
    QVERIFY(finished.back().abandoned);
    QCOMPARE(must(History(store).count({.text = "zoe"})), 1);
    QCOMPARE(must(store.knownPlayers()).size(), std::size_t(5));
    QVERIFY(must(checkUp(store)).healthy());
}
}

/// Every schema that was ever released comes to this one, whatever happens on the way.
class MigrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyVersionIsKept()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        (void)must(Store::open(path));
        const auto version = SQLite::Database(path).execAndGet("PRAGMA user_version").getInt();
        QCOMPARE(schemas().size(), version);
    }

    void comesToThisVersion_data()
    {
        QTest::addColumn<QString>("schema");
        for (const auto &name : schemas()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void comesToThisVersion()
    {
        QFETCH(QString, schema);
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        makeOld(schema, path);
        SQLite::Database old(path);
        const auto version = old.execAndGet("PRAGMA user_version").getString();
        checkContent(path);
        checkContent(path);
        // What was described once is remembered since version 4.
        QCOMPARE(must(Memory(must(Store::open(path))).recall("stone-age", "tile")).size(),
            std::size_t(version < "4" ? 0 : 1));
        // What players made themselves is kept since version 6.
        QCOMPARE(
            must(Sheets(must(Store::open(path)), "sheet").all()).size(), std::size_t(version < "6" ? 0 : 1));
        // As it was before, should the new one disappoint.
        const bool migrated = schema != schemas().back();
        QCOMPARE(QFile::exists(QString::fromStdString(path + ".v" + version)), migrated);
        if (migrated) {
            SQLite::Database copy(path + ".v" + version);
            QCOMPARE(copy.execAndGet("PRAGMA user_version").getString(), version);
            QCOMPARE(copy.execAndGet("SELECT sum(head) FROM game").getInt(), 107);
            QCOMPARE(copy.execAndGet("SELECT count(*) FROM game").getInt(), 3);
        }
    }

    void killedAtEveryStatement_data() { comesToThisVersion_data(); }
    void killedAtEveryStatement()
    {
        QFETCH(QString, schema);
        int statement = 0;
        int exitCode = Killed;
        while (exitCode == Killed) {
            // Once it is migrated, what follows is many small steps of one kind.
            constexpr int MoreThanMigrationsHave = 150;
            statement += statement < MoreThanMigrationsHave ? 1 : 50;
            QTemporaryDir folder(fastFolder());
            const auto path = pathIn(folder);
            makeOld(schema, path);
            QProcess child;
            child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            child.start(QCoreApplication::applicationFilePath(),
                {u"die"_s, QString::fromStdString(path), QString::number(statement)});
            QVERIFY(child.waitForFinished());
            exitCode = child.exitCode();
            QVERIFY(exitCode == Killed || exitCode == 0);
            checkContent(path);
            if (QTest::currentTestFailed()) {
                qWarning("killed at statement %d", statement);
                return;
            }
        }
        QVERIFY2(statement > 10, qPrintable(QString::number(statement)));
    }

    void withoutRoomForACopyNothingChanges()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        makeOld(schemas().front(), path);
        const auto before = bytesOf(path);
        // A folder in the copy's place cannot be replaced by it.
        QVERIFY(QDir(folder.path()).mkpath(u"games.db.v1/in the way"_s));
        QCOMPARE(Store::open(path).error().code, StoreError::Code::Unavailable);
        QCOMPARE(bytesOf(path), before);
        QVERIFY(QDir(folder.filePath(u"games.db.v1"_s)).removeRecursively());
        checkContent(path);
    }
};

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments.at(1) == u"die") {
        return openAndDie(arguments.at(2).toStdString(), arguments.at(3).toInt());
    }
    MigrationTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "migration_test.moc"
