// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/settings.h"
#include "app/traffic/place.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The programs leave nothing but where the desktop's standard wants it.
class PlacesTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;

    QProcessEnvironment environment() const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, m_folder->filePath(u"home"_s));
        for (const auto &kind : {u"CONFIG"_s, u"DATA"_s, u"STATE"_s, u"CACHE"_s}) {
            environment.insert(u"XDG_%1_HOME"_s.arg(kind), m_folder->filePath(kind.toLower()));
        }
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder->filePath(u"run"_s));
        environment.insert(u"TMPDIR"_s, m_folder->filePath(u"temporary"_s));
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.insert(u"TALLYSTONE_TELL_FIRST_FRAME"_s, u"1"_s);
        environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
        return environment;
    }
    /// Sorted. What libraries keep for all programs of a person, such as the list of fonts, is not ours.
    QStringList left() const
    {
        QStringList files;
        for (QDirIterator it(
                 m_folder->path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
             it.hasNext();) {
            const auto file = QDir(m_folder->path()).relativeFilePath(it.next());
            if (!file.startsWith("cache/fontconfig/"_L1) && !file.startsWith("cache/mesa_shader_cache/"_L1)) {
                files << file;
            }
        }
        files.sort();
        return files;
    }
    void showApp()
    {
        QProcess app;
        app.setWorkingDirectory(m_folder->filePath(u"home"_s));
        app.setProcessEnvironment(environment());
        app.start(QStringLiteral(TALLYSTONE), {});
        QVERIFY(app.waitForReadyRead());
        QVERIFY(app.readAll().startsWith("first frame"));
        app.kill();
        QVERIFY(app.waitForFinished());
    }

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        for (const auto &name : {u"home"_s, u"run"_s, u"temporary"_s}) {
            QVERIFY(QDir(m_folder->path()).mkdir(name));
        }
        const auto onlyOurs = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
        QVERIFY(QFile::setPermissions(m_folder->filePath(u"run"_s), onlyOurs));
    }

    void theAppKeepsItsGamesWithThePersonsData()
    {
        showApp();
        const auto files = left();
        QVERIFY(files.contains(u"data/tallystone/games.tallystone-store"_s));
        for (const auto &file : files) {
            QVERIFY2(file.startsWith("data/tallystone/games.tallystone-store"_L1), qPrintable(file));
        }
    }

    void settingsAreKeptWithThePersonsConfiguration()
    {
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toLocal8Bit());
        QCoreApplication::setApplicationName(u"tallystone"_s);
        Settings().setTheme(2);
        QCOMPARE(left(), QStringList{u"config/tallystone/settings.ini"_s});
        QCOMPARE(Settings().theme(), 2);
    }

    void theFolderProposedForFilesIsThere()
    {
        const auto home = m_folder->filePath(u"home"_s);
        qputenv("HOME", home.toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toLocal8Bit());
        QCOMPARE(usualFolder().toLocalFile(), home);
        QVERIFY(QDir(home).mkdir(u"Documents"_s));
        QCOMPARE(usualFolder().toLocalFile(), home + u"/Documents"_s);
    }

    void picturesAndSelfTestKeepNothing()
    {
        QProcess app;
        app.setWorkingDirectory(m_folder->filePath(u"home"_s));
        app.setProcessEnvironment(environment());
        app.start(QStringLiteral(TALLYSTONE), {u"--self-test"_s});
        QVERIFY(app.waitForFinished(600'000));
        QCOMPARE(app.exitCode(), 0);
        QCOMPARE(left(), QStringList());
    }

    void whatIsOnlyToldNeedsNoScreen_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("told");
        QTest::newRow("help") << u"--help"_s << u"--store <FILE>"_s;
        QTest::newRow("in short") << u"-h"_s << u"--store <FILE>"_s;
        QTest::newRow("all of Qt's too") << u"--help-all"_s << u"--platform "_s;
        QTest::newRow("version") << u"--version"_s << u"^tallystone \\d+\\.\\d+"_s;
    }
    void whatIsOnlyToldNeedsNoScreen()
    {
        QFETCH(QString, question);
        QFETCH(QString, told);
        auto bare = environment();
        for (const auto &name : {u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s}) {
            bare.remove(name);
        }
        QProcess app;
        app.setProcessEnvironment(bare);
        app.start(QStringLiteral(TALLYSTONE), {question});
        QVERIFY(app.waitForFinished());
        QCOMPARE(app.exitStatus(), QProcess::NormalExit);
        QCOMPARE(app.exitCode(), 0);
        const auto said = app.readAllStandardOutput();
        QVERIFY2(QString::fromUtf8(said).contains(QRegularExpression(told)), said);
        QCOMPARE(app.readAllStandardError(), QByteArray());
        QCOMPARE(left(), QStringList());
    }

    void theCommandLineKeepsNothing()
    {
        QProcess cli;
        cli.setWorkingDirectory(m_folder->filePath(u"home"_s));
        cli.setProcessEnvironment(environment());
        cli.start(QStringLiteral(TALLYSTONE_CLI),
            {u"replay"_s, QStringLiteral(SOURCE_DIR "/tests/data/bronze_age/original-4.json")});
        QVERIFY(cli.waitForFinished());
        QCOMPARE(cli.exitCode(), 0);
        QCOMPARE(left(), QStringList());
    }
};
QTEST_GUILESS_MAIN(PlacesTest)
#include "places_test.moc"
