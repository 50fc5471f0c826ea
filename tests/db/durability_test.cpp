// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QThread>
#include <QtTest/QTest>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Support;
using Code = StoreError::Code;

namespace
{
void say(const std::string &line)
{
    std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

/// Appends for ever, and says of each action that it is kept.
int appendForEver(const std::string &path)
{
    auto store = must(Store::open(path));
    const auto game = must(store.runningGames()).front();
    for (int number = game.length;; ++number) {
        must(store.append(game.id, entry(number), false, std::to_string(number)));
        say(std::to_string(number));
    }
}

/// Has the store open until told to go.
int hold(const std::string &path)
{
    const auto store = must(Store::open(path));
    say("held");
    return std::getchar() == EOF ? 0 : 1;
}

/// Long enough to be killed in the middle.
constexpr int Crowd = 200;

void takeCrowd(Store &store, int first)
{
    std::vector<Newcomer> newcomers;
    for (int i = first; i < first + Crowd; ++i) {
        newcomers.push_back({.row = game("game " + std::to_string(i)), .packed = {}, .entries = entries(20)});
    }
    must(Exchange(store).import(newcomers, std::vector<std::string>{"murex", "lapis"}));
}

/// Takes games in for ever, always as many.
int importForEver(const std::string &path)
{
    auto store = must(Store::open(path));
    say("begun");
    for (int first = must(Exchange(store).count());; first += Crowd) {
        takeCrowd(store, first);
        say("in");
    }
}

/// Copies for ever what never changes.
int copyForEver(const std::string &path)
{
    const auto store = must(Store::open(path));
    say("begun");
    while (true) {
        must(backUp(store, path + ".copy"));
    }
}

int tryToOpen(const std::string &path)
{
    const auto store = Store::open(path);
    return store ? 100 : static_cast<int>(store.error().code);
}
}

/// What other processes, and the end of this one, do to the store.
class DurabilityTest : public QObject
{
    Q_OBJECT

    static void start(QProcess &process, const QString &mode, const std::string &path)
    {
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), {mode, QString::fromStdString(path)});
        QVERIFY(process.waitForStarted());
    }

private Q_SLOTS:
    void onlyOneProgramAtATime()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        QProcess holder;
        start(holder, u"hold"_s, path);
        QVERIFY(holder.waitForReadyRead());
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(Store::open(path).error().code, Code::InUse);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished());
        QCOMPARE(holder.exitCode(), 0);
        QVERIFY(Store::open(path));
    }

    /// A second look from within the same process must not break the lock either.
    void aSecondTryDoesNotLetOthersIn()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        const auto store = must(Store::open(path));
        QCOMPARE(Store::open(path).error().code, Code::InUse);
        QProcess other;
        start(other, u"try"_s, path);
        QVERIFY(other.waitForFinished());
        QCOMPARE(other.exitCode(), static_cast<int>(Code::InUse));
    }

    void whatWasSaidToBeKeptOutlivesAKill()
    {
        QTemporaryDir folder(fastFolder());
        const auto path = pathIn(folder);
        const auto id = must(must(Store::open(path)).createGame(game("a")));
        int last = -1;
        constexpr int Kills = 200;
        for (int round = 0; round < Kills; ++round) {
            QProcess child;
            start(child, u"append"_s, path);
            QVERIFY(child.waitForReadyRead());
            QThread::usleep(QRandomGenerator::global()->bounded(3000U));
            child.kill();
            QVERIFY(child.waitForFinished());
            QCOMPARE(child.exitStatus(), QProcess::CrashExit);
            const auto out = child.readAllStandardOutput();
            const auto lines = out.first(out.lastIndexOf('\n')).split('\n');
            QCOMPARE(lines.front().toInt(), last + 1);
            const auto said = lines.back().toInt();

            const auto store = must(Store::open(path));
            last = must(store.game(id)).head - 1;
            QVERIFY2(last == said || last == said + 1, out.constData());
            QVERIFY(must(checkUp(store)).fileProblem.empty());
            QVERIFY(must(store.log(id)) == entries(last + 1));
            QCOMPARE(must(store.game(id)).draft, std::to_string(last));
        }
        QVERIFY(last >= Kills);
        Counts::tell("kills", Kills);
    }

    void gamesComeInAllOrNone()
    {
        QTemporaryDir folder(fastFolder());
        const auto path = pathIn(folder);
        int games = 0;
        for (int round = 0; round < 40; ++round) {
            QProcess child;
            start(child, u"import"_s, path);
            QVERIFY(child.waitForReadyRead());
            if (round % 4 == 0) {
                QVERIFY(child.waitForReadyRead());
            }
            QThread::usleep(QRandomGenerator::global()->bounded(40'000U));
            child.kill();
            QVERIFY(child.waitForFinished());
            auto store = must(Store::open(path));
            games = must(Exchange(store).count());
            QCOMPARE(games % Crowd, 0);
            QVERIFY(must(checkUp(store)).fileProblem.empty());
        }
        QVERIFY(games > 0);
    }

    void aKilledBackupLeavesTheOneBefore()
    {
        QTemporaryDir folder(fastFolder());
        const auto path = pathIn(folder);
        {
            auto store = must(Store::open(path));
            takeCrowd(store, 0);
            must(backUp(store, path + ".copy"));
        }
        for (int round = 0; round < 40; ++round) {
            QProcess child;
            start(child, u"copy"_s, path);
            QVERIFY(child.waitForReadyRead());
            QThread::usleep(QRandomGenerator::global()->bounded(20'000U));
            child.kill();
            QVERIFY(child.waitForFinished());
            const auto look = path + ".look";
            QFile::remove(QString::fromStdString(look));
            QVERIFY(QFile::copy(QString::fromStdString(path + ".copy"), QString::fromStdString(look)));
            const auto copy = must(Store::open(look));
            QCOMPARE(must(checkUp(copy)).games, Crowd);
        }
    }

    void aKillWhileItIsMadeLeavesAStore()
    {
        QTemporaryDir folder(fastFolder());
        int made = 0;
        for (int round = 0; round < 50; ++round) {
            const auto path = pathIn(folder, qPrintable(QString::number(round)));
            QProcess child;
            start(child, u"hold"_s, path);
            QThread::usleep(static_cast<unsigned>(round) * 300);
            child.kill();
            QVERIFY(child.waitForFinished());
            made += QFile::exists(QString::fromStdString(path)) ? 1 : 0;
            auto store = must(Store::open(path));
            must(store.createGame(game("a")));
        }
        QVERIFY(made > 0);
    }
};

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() == 3) {
        const auto path = arguments.at(2).toStdString();
        if (arguments.at(1) == u"append") {
            return appendForEver(path);
        }
        if (arguments.at(1) == u"hold") {
            return hold(path);
        }
        if (arguments.at(1) == u"import") {
            return importForEver(path);
        }
        if (arguments.at(1) == u"copy") {
            return copyForEver(path);
        }
        if (arguments.at(1) == u"try") {
            return tryToOpen(path);
        }
    }
    DurabilityTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "durability_test.moc"
