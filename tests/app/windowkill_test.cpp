// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/deals.h"
#include "tests/app/finger.h"
#include "tests/app/pages.h"
#include "tests/faults/counts.h"

#include <QCryptographicHash>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

namespace
{
constexpr int Taps = 120;

/// The pages and sheets that can be seen, by the names of their files.
QStringList screensIn(const QQuickItem *item)
{
    QStringList names;
    if (item->isVisible()) {
        const auto name = QString::fromLatin1(item->metaObject()->className()).section(u"_QML"_s, 0, 0);
        if (name.endsWith(u"Step"_s) || name.endsWith(u"Page"_s) || name.endsWith(u"Sheet"_s)) {
            names << name;
        }
        for (const auto *child : item->childItems()) {
            names << screensIn(child);
        }
    }
    return names;
}

/// All that is shown: the screens, and everything the view-models give them.
QByteArray shown(RealWindow &app)
{
    auto screens = screensIn(app.window().contentItem());
    screens.removeDuplicates();
    screens.sort();
    const auto all = screens.join(u' ').toUtf8() + '\n' + Tables::shown(app.table());
    return screens.join(u' ').toUtf8() + ' '
        + QCryptographicHash::hash(all, QCryptographicHash::Sha1).toHex();
}

/// What the finger does next. It hangs on the number of the tap and on what is shown, so a game that is
/// opened again goes on as it would have.
void tapNext(RealWindow &app, int number)
{
    Finger finger(static_cast<unsigned>(number));
    const auto chance = finger.below(100);
    if (app.table().over() || chance < 8) {
        app.tap(u"undo"_s);
    } else if (chance < 12) {
        app.tap(u"redo"_s);
    } else if (chance < 40 && app.table().primaryEnabled()) {
        app.tap(u"primary"_s);
    } else {
        Pages pages(app);
        if (auto *control = pages.choose(finger).second) {
            pages.tap(control);
        }
    }
}

/// The child: plays from this tap on, and tells each frame that follows a tap.
int play(const char *file, int firstTap)
{
    RealWindow app(file);
    app.show(true);
    const auto settle = [&] { QTest::qWait(30); };
    const auto tell = [&] {
        std::puts(shown(app).constData());
        std::fflush(stdout);
    };
    settle();
    tell();
    for (int i = firstTap; i < Taps; ++i) {
        tapNext(app, i);
        settle();
        tell();
    }
    return 0;
}
}

/// The app with its window, killed while a finger plays a game on it.
class WindowKillTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    /// What is shown before each tap of the whole game, and after the last.
    QList<QByteArray> m_shown;
    int m_files = 0;

    Deal m_deal;

    QString newGame()
    {
        const auto file = m_folder.filePath(QString::number(++m_files));
        auto store = Store::open(file.toStdString()).value();
        store.createGame(rowOf(m_deal)).value();
        return file;
    }
    static void start(QProcess &child, const QString &file, int tap)
    {
        child.start(QCoreApplication::applicationFilePath(), {u"--play"_s, file, QString::number(tap)});
    }
    static QList<QByteArray> linesOf(QProcess &child)
    {
        auto lines = child.readAllStandardOutput().split('\n');
        lines.removeLast();
        return lines;
    }

    /// The same game, left alone, tells what has to come.
    void playWhole()
    {
        QProcess child;
        start(child, newGame(), 0);
        QVERIFY(child.waitForFinished(120'000));
        QCOMPARE(child.exitCode(), 0);
        m_shown = linesOf(child);
        QCOMPARE(m_shown.size(), Taps + 1);
        QVERIFY(QSet<QByteArray>(m_shown.begin(), m_shown.end()).size() > Taps / 4);
        QSet<QByteArray> screens;
        for (const auto &line : m_shown) {
            screens << line.left(line.lastIndexOf(' '));
        }
        const auto steps = stepsOf(QString::fromLatin1(entryFor(m_deal.game).folder));
        QVERIFY(screens.size() > 2 || steps.size() < 3);
    }

private Q_SLOTS:
    void aKilledAppOpensOnWhatItShowed_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; const auto &game : games()) {
            QTest::newRow(game.folder) << i++;
        }
    }
    void aKilledAppOpensOnWhatItShowed()
    {
        QFETCH(int, index);
        m_deal = dealsOf(games()[static_cast<std::size_t>(index)])[1];
        playWhole();
        const int kills = (Counts::full() ? 2'000 : 120) / static_cast<int>(games().size());
        std::mt19937 random(20260801);
        auto file = newGame();
        int at = 0;
        int ahead = 0;
        int told = 0;
        for (int kill = 0; kill < kills; ++kill) {
            if (at > Taps - 40) {
                file = newGame();
                at = 0;
            }
            QProcess child;
            start(child, file, at);
            QVERIFY(child.waitForReadyRead(30'000));
            QThread::usleep(random() % 300'000);
            child.kill();
            QVERIFY(child.waitForFinished());
            QCOMPARE(child.exitStatus(), QProcess::CrashExit);

            // The first line is what the restart shows: exactly what was last shown, or the tap that was made
            // and kept but not yet drawn.
            const auto lines = linesOf(child);
            QVERIFY(!lines.isEmpty());
            const bool asShown = lines.front() == m_shown.at(at);
            if (!asShown) {
                QCOMPARE(lines.front(), m_shown.at(at + 1));
                // The script has to go on from there.
                ++ahead;
                file = newGame();
                at = 0;
                continue;
            }
            for (qsizetype i = 0; i < lines.size(); ++i) {
                QCOMPARE(lines.at(i), m_shown.at(at + i));
            }
            told += static_cast<int>(lines.size());
            at += static_cast<int>(lines.size()) - 1;
        }
        qInfo("%d screens shown, %d times one tap was kept that was not yet drawn", told, ahead);
        Counts::tell("kills", kills);
        QVERIFY(told > kills / 4);
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    if (argc == 4 && argv[1] == std::string_view("--play")) {
        return play(argv[2], std::atoi(argv[3]));
    }
    WindowKillTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "windowkill_test.moc"
