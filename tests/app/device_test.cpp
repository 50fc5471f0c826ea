// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/device.h"

#include <QDBusConnection>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;

/// What a desktop's screen saver understands.
class ScreenSaver : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")

public Q_SLOTS:
    uint Inhibit(const QString &who, const QString &why)
    {
        Q_EMIT asked(u"%1: %2"_s.arg(who, why));
        return 42;
    }
    void UnInhibit(uint cookie) { Q_EMIT asked(u"not %1"_s.arg(cookie)); }

Q_SIGNALS:
    Q_SCRIPTABLE void asked(const QString &what);
};

/// The desktop as the app meets it on the session bus; main() gives each run a bus of its own.
class DeviceTest : public QObject
{
    Q_OBJECT

    static constexpr auto Saver = "org.freedesktop.ScreenSaver";
    const QString On = u"Tallystone: A game is open"_s;
    const QString Off = u"not 42"_s;
    QThread m_desktop;
    ScreenSaver m_saver;
    QDBusConnection m_bus = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"desktop"_s);
    QStringList m_asked;

    void serve(bool there)
    {
        if (there) {
            QVERIFY(m_bus.registerService(QLatin1StringView(Saver)));
        } else {
            QVERIFY(m_bus.unregisterService(QLatin1StringView(Saver)));
        }
    }

private Q_SLOTS:
    /// The desktop answers from a thread of its own, because the app waits for its answer.
    void initTestCase()
    {
        QVERIFY(m_bus.isConnected());
        connect(&m_saver, &ScreenSaver::asked, this, [this](const QString &what) { m_asked << what; });
        QVERIFY(m_bus.registerObject(
            u"/org/freedesktop/ScreenSaver"_s, &m_saver, QDBusConnection::ExportAllSlots));
        m_saver.moveToThread(&m_desktop);
        m_desktop.start();
        serve(true);
    }
    void cleanup() { QCoreApplication::processEvents(); }
    void cleanupTestCase()
    {
        m_desktop.quit();
        m_desktop.wait();
    }

    void init() { m_asked.clear(); }

    void theScreenIsKeptOnAndLetGo()
    {
        const auto device = Device::create();
        device->keepAwake(true);
        device->keepAwake(true);
        QTRY_COMPARE(m_asked, QStringList{On});
        device->keepAwake(false);
        device->keepAwake(false);
        QTRY_COMPARE(m_asked, (QStringList{On, Off}));
        device->keepAwake(true);
        QTRY_COMPARE(m_asked, (QStringList{On, Off, On}));
    }

    void theScreenIsLetGoAtTheEnd()
    {
        Device::create()->keepAwake(true);
        QTRY_COMPARE(m_asked, (QStringList{On, Off}));
    }

    void aDesktopWithoutScreenSaverIsLeftInPeace()
    {
        serve(false);
        const auto device = Device::create();
        device->keepAwake(true);
        serve(true);
        device->keepAwake(false);
        device->keepAwake(true);
        QTRY_COMPARE(m_asked, QStringList{On});
    }

    void thereIsNothingToKnockWith() { QVERIFY(!Device::create()->canVibrate()); }

    void nobodyIsRunning() { QVERIFY(!Device::create()->handOver({u"game.tallystone"_s})); }

    void aSecondStartHandsItsFilesOver()
    {
        const auto device = Device::create();
        QStringList arrived;
        int times = 0;
        device->receive([&](const QStringList &files) {
            arrived << files;
            ++times;
        });
        const QTemporaryDir home;
        const auto startAgain = [&](const QStringList &files) {
            QProcess process;
            process.setWorkingDirectory(home.path());
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
            environment.insert(u"XDG_DATA_HOME"_s, home.path());
            process.setProcessEnvironment(environment);
            QSignalSpy finished(&process, &QProcess::finished);
            process.start(QStringLiteral(TALLYSTONE), files);
            return finished.wait(30'000) && process.exitStatus() == QProcess::NormalExit
                && process.exitCode() == 0;
        };
        QVERIFY(startAgain({u"Léa & Marc 100%.tallystone"_s, u"/a/b#c.tallystone"_s}));
        const auto first = home.filePath(u"Léa & Marc 100%.tallystone"_s);
        QCOMPARE(arrived, (QStringList{first, u"/a/b#c.tallystone"_s}));
        QVERIFY(startAgain({}));
        QCOMPARE(times, 2);
        QCOMPARE(arrived.size(), 2);
        // It left before it would have opened a store.
        QVERIFY(QDir(home.path()).isEmpty());
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (!qEnvironmentVariableIsSet("TALLYSTONE_TEST_BUS")) {
        qputenv("TALLYSTONE_TEST_BUS", "1");
        return QProcess::execute(u"dbus-run-session"_s,
            QStringList{u"--"_s, QCoreApplication::applicationFilePath()}
                + QCoreApplication::arguments().mid(1));
    }
    DeviceTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "device_test.moc"
