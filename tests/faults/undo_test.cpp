// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/runninggame.h"
#include "tests/app/tables.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"

#include <QCoreApplication>
#include <QProcess>
#include <QtTest/QTest>

#include <random>

using namespace BronzeAge;
using namespace Qt::StringLiterals;
using namespace Support;

namespace
{
constexpr int Steps = 10'000;
constexpr std::int64_t FirstGame = 1;

/// No game of dice is as long as that; one that is put right again and again is.
Action actionAt(int number)
{
    return Adjust{.player = number % 2, .to = AdjustedSheet{.food = number / 2 % 15}, .why = "step"};
}

/// The child: takes everything back, and says where it is each time.
int undoAll(const std::string &path)
{
    auto store = must(Store::open(path));
    const auto table = Tables::open(store, FirstGame);
    const auto tell = [&] {
        std::printf("%d\n", table->head());
        std::fflush(stdout);
    };
    tell();
    while (table->head() > 0) {
        table->undo();
        tell();
    }
    return 0;
}
}

/// However often the app is killed, everything can be taken back to the first action.
class UndoTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tenThousandStepsBack()
    {
        const QTemporaryDir folder(fastFolder());
        const auto path = pathIn(folder);
        std::vector<State> states{start(setupFor(Edition::Original, 2))};
        std::vector<LogEntry> log;
        for (int i = 0; i < Steps; ++i) {
            states.push_back(states.back());
            Events events;
            QVERIFY(!refusal(states.back(), actionAt(i)));
            perform(states.back(), actionAt(i), events);
            log.push_back({Json::writeCompact(encode(actionAt(i))), Tables::clock()});
        }
        {
            auto store = must(Store::open(path));
            QCOMPARE(Tables::create(store, setupFor(Edition::Original, 2)), FirstGame);
            must(store.replaceLog(FirstGame, log, false, Tables::clock()));
        }
        std::mt19937 random(20261116);
        int head = Steps;
        int kills = 0;
        while (head > 0) {
            QProcess child;
            child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            child.start(QCoreApplication::applicationFilePath(), {u"undo"_s, QString::fromStdString(path)});
            const auto lines = 2 + random() % 1500;
            qsizetype said = 0;
            QByteArray out;
            while (said < static_cast<qsizetype>(lines) && child.waitForReadyRead()) {
                out += child.readAllStandardOutput();
                said = out.count('\n');
            }
            child.kill();
            child.waitForFinished();
            out += child.readAllStandardOutput();
            kills += child.exitStatus() == QProcess::CrashExit ? 1 : 0;
            const auto told = out.first(out.lastIndexOf('\n')).split('\n');
            QCOMPARE(told.front().toInt(), head);

            auto store = must(Store::open(path));
            const auto running = must(
                RunningGame<BronzeAge::Rules, BronzeAge::Draft>::open(store, FirstGame, Tables::clock));
            QVERIFY(running.head() == told.back().toInt() || running.head() == told.back().toInt() - 1);
            QVERIFY(running.head() < head);
            QCOMPARE(running.length(), Steps);
            for (int i = 0; i <= Steps; ++i) {
                QVERIFY(running.story().before(i) == states[static_cast<std::size_t>(i)]);
            }
            head = running.head();
        }
        Counts::tell("kills", kills);
        Counts::tell("undo steps", Steps);
        QVERIFY(kills > 3);
    }
};

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    if (argc == 3 && argv[1] == std::string_view("undo")) {
        return undoAll(argv[2]);
    }
    UndoTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "undo_test.moc"
