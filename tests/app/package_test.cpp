// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// The Debian package as others judge it.
class PackageTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_package;

    static constexpr auto Id = "org.tallystone.Tallystone"_L1;

    /// What a program says; without success, that is a failure of its own.
    static QString run(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        environment.insert(u"LANGUAGE"_s, u"en"_s);
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        const bool ended = process.waitForFinished(300'000) && process.exitStatus() == QProcess::NormalExit;
        const auto said = QString::fromUtf8(process.readAll());
        return ended && process.exitCode() == 0
            ? said
            : u"FAILED: %1 %2\n%3"_s.arg(program, process.errorString(), said);
    }
    static QString textOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    QString installed(const QString &path) const { return m_folder.filePath(u"root/usr/share/"_s + path); }

private Q_SLOTS:
    void initTestCase()
    {
        const auto made = run(u"cpack"_s,
            {u"--config"_s, QStringLiteral(BINARY_DIR "/CPackConfig.cmake"), u"-G"_s, u"DEB"_s, u"-D"_s,
                u"CPACK_DEBIAN_COMPRESSION_TYPE=gzip"_s, u"-B"_s, m_folder.path()});
        const auto found = QDir(m_folder.path()).entryList({u"tallystone_*.deb"_s});
        QVERIFY2(found.size() == 1, qPrintable(made));
        m_package = m_folder.filePath(found.first());
        const auto unpacked = run(u"dpkg-deb"_s, {u"-x"_s, m_package, m_folder.filePath(u"root"_s)});
        QVERIFY2(unpacked.isEmpty(), qPrintable(unpacked));
    }

    void lintianHasNothingToSay()
    {
        QStringList arguments{u"--fail-on"_s, u"error,warning"_s, u"--display-level"_s, u">=warning"_s};
        if (run(u"id"_s, {u"-u"_s}).trimmed() == u"0") {
            arguments << u"--allow-root"_s;
        }
        QCOMPARE(run(u"lintian"_s, arguments << m_package), QString());
    }

    void theDesktopEntryIsValid()
    {
        const auto entry = installed(u"applications/%1.desktop"_s.arg(Id));
        QVERIFY(QFile::exists(entry));
        QCOMPARE(run(u"desktop-file-validate"_s, {entry}), QString());
    }

    void theMetainfoIsValid()
    {
        const auto said = run(u"appstreamcli"_s,
            {u"validate"_s, u"--no-net"_s, installed(u"metainfo/%1.metainfo.xml"_s.arg(Id))});
        QVERIFY2(said.contains("Validation was successful"_L1), qPrintable(said));
    }

    void recordsAreKnownByNameAndByContent()
    {
        qputenv("XDG_DATA_HOME", installed({}).toLocal8Bit());
        const QMimeDatabase types;
        const auto named = types.mimeTypeForFile(u"evening.tallystone"_s, QMimeDatabase::MatchExtension);
        QCOMPARE(named.name(), u"application/vnd.tallystone+json"_s);
        QVERIFY(named.inherits(u"application/json"_s));
        const auto record = textOf(QStringLiteral(SOURCE_DIR "/tests/data/bronze_age/original-4.json"));
        QCOMPARE(types.mimeTypeForData(record.toUtf8()).name(), named.name());
        QCOMPARE(types.mimeTypeForFile(u"allotment.tallysheet"_s, QMimeDatabase::MatchExtension).name(),
            u"application/vnd.tallystone.sheet+json"_s);
        QVERIFY(textOf(installed(u"applications/%1.desktop"_s.arg(Id))).contains(named.name()));
    }

    void iconsAreDrawnInEverySize()
    {
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            const QImage icon(installed(u"icons/hicolor/%1x%1/apps/%2.png"_s.arg(size).arg(Id)));
            QCOMPARE(icon.size(), QSize(size, size));
            // Bronze at the edge, papyrus in the middle, nothing in the corner.
            QCOMPARE(qAlpha(icon.pixel(0, 0)), 0);
            QCOMPARE(QColor(icon.pixel(size / 8, size / 2)), QColor(0x95, 0x50, 0x0F));
        }
        QVERIFY(QFile::exists(installed(u"icons/hicolor/scalable/apps/%1.svg"_s.arg(Id))));
    }

    void manualsNameEveryOption()
    {
        const auto manualOf = [](const char *program) {
            return textOf(QStringLiteral(SOURCE_DIR "/app/package/%1.1").arg(QLatin1StringView(program)))
                .replace(u"\\-"_s, u"-"_s);
        };
        const auto missing = [](const QString &help, const QString &manual) {
            QStringList names;
            static const QRegularExpression option(u"--[a-z][a-z-]+"_s);
            for (auto it = option.globalMatch(help); it.hasNext();) {
                if (const auto name = it.next().captured(); !manual.contains(name)) {
                    names << name;
                }
            }
            return names;
        };
        QCOMPARE(
            missing(run(QStringLiteral(TALLYSTONE), {u"--help"_s}), manualOf("tallystone")), QStringList());
        const auto manual = manualOf("tallystone-cli");
        const auto overview = run(QStringLiteral(TALLYSTONE_CLI), {u"--help"_s});
        QCOMPARE(missing(overview, manual), QStringList());
        int commands = 0;
        static const QRegularExpression command(u"^  ([a-z]+) "_s, QRegularExpression::MultilineOption);
        for (auto it = command.globalMatch(overview); it.hasNext(); ++commands) {
            const auto name = it.next().captured(1);
            const QRegularExpression entry(
                u"^\\.TP\\n\\.B\\w* %1\\b"_s.arg(name), QRegularExpression::MultilineOption);
            QVERIFY2(entry.match(manual).hasMatch(), qPrintable(name));
            const auto help = run(QStringLiteral(TALLYSTONE_CLI), {name, u"--help"_s});
            QVERIFY2(help.contains("--json"_L1), qPrintable(help));
            QCOMPARE(missing(help, manual), QStringList());
        }
        QVERIFY(commands > 0);
    }

    /// No tool finds what is only loaded at run time.
    void everyQmlModuleIsDependedOn()
    {
        const auto depends = run(u"dpkg-deb"_s, {u"-f"_s, m_package, u"Depends"_s});
        const auto modules = run(u"qtpaths6"_s, {u"--query"_s, u"QT_INSTALL_QML"_s}).trimmed();
        QSet<QString> imports;
        static const QRegularExpression import(u"^import (Qt[\\w.]+)"_s, QRegularExpression::MultilineOption);
        for (QDirIterator it(
                 QStringLiteral(SOURCE_DIR "/qml"), {u"*.qml"_s}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            for (auto match = import.globalMatch(textOf(it.next())); match.hasNext();) {
                imports << match.next().captured(1);
            }
        }
        QVERIFY(imports.contains(u"QtQuick"_s));
        for (const auto &name : imports) {
            const auto module = modules + u'/' + QString(name).replace(u'.', u'/') + u"/qmldir"_s;
            const auto package = run(u"dpkg-query"_s, {u"-S"_s, module}).section(u':', 0, 0);
            QVERIFY2(depends.contains(package), qPrintable(name + u": "_s + package));
        }
    }
};
QTEST_GUILESS_MAIN(PackageTest)
#include "package_test.moc"
