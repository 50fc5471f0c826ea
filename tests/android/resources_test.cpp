// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Manifest and resources, compiled and linked by Android's own tools against its framework of API 29.
class AndroidResourcesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString source(const QString &path) { return QStringLiteral(SOURCE_DIR "/") + path; }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /// Nothing if all went well, else what the program complains about.
    static QByteArray run(const QString &program, const QStringList &arguments, QByteArray *out = nullptr)
    {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished();
        const auto said = process.readAllStandardOutput();
        if (out) {
            *out = said;
        }
        return process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0
            ? QByteArray()
            : process.errorString().toUtf8() + said + process.readAllStandardError();
    }

    /// What androiddeployqt fills in, and without what is newer than the framework at hand.
    static QByteArray manifest()
    {
        auto text = bytesOf(source(u"android/AndroidManifest.xml"_s));
        text.replace("-- %%INSERT_VERSION_CODE%% --", "100");
        text.replace("-- %%INSERT_VERSION_NAME%% --", "0.1.0");
        text.replace("android:dataExtractionRules=\"@xml/data_extraction_rules\"", "");
        return text;
    }
    QByteArray link(const QByteArray &manifest)
    {
        write(m_folder.filePath(u"AndroidManifest.xml"_s), manifest);
        return run(u"aapt2"_s,
            {u"link"_s, u"-o"_s, m_folder.filePath(u"app.apk"_s), u"--manifest"_s,
                m_folder.filePath(u"AndroidManifest.xml"_s), u"-I"_s,
                u"/usr/share/android-framework-res/framework-res.apk"_s, u"--min-sdk-version"_s, u"26"_s,
                u"--target-sdk-version"_s, u"29"_s, m_folder.filePath(u"res.zip"_s)});
    }
    QByteArray dump(const QString &what)
    {
        QByteArray said;
        const auto problem = run(u"aapt"_s, {u"dump"_s, what, m_folder.filePath(u"app.apk"_s)}, &said);
        return problem.isEmpty() ? said : problem;
    }
    static QStringList pathsIn(const QString &file, const QString &attribute)
    {
        QStringList paths;
        const QRegularExpression data(u"\\b%1=\"(M[^\"]+)\""_s.arg(attribute));
        for (auto it = data.globalMatch(QString::fromUtf8(bytesOf(source(file)))); it.hasNext();) {
            // The one writes commas and spaces where the other lets signs part numbers.
            auto path = it.next().captured(1).replace(u',', u' ');
            paths << path.replace(u" -"_s, u"-"_s);
        }
        return paths;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (QDirIterator it(source(u"android/res"_s), QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            const auto path = QDir(source(u"android"_s)).relativeFilePath(it.next());
            if (!path.contains("-v31/"_L1)) {
                QVERIFY(QDir(m_folder.path()).mkpath(QFileInfo(path).path()));
                QVERIFY(QFile::copy(it.filePath(), m_folder.filePath(path)));
            }
        }
        QCOMPARE(run(u"aapt2"_s,
                     {u"compile"_s, u"--dir"_s, m_folder.filePath(u"res"_s), u"-o"_s,
                         m_folder.filePath(u"res.zip"_s)}),
            QByteArray());
        QCOMPARE(link(manifest()), QByteArray());
    }

    /// What is left out above is well-formed at least, and overrides a style that is there.
    void newerResourcesCompile()
    {
        for (const auto &folder : {u"values-v31"_s, u"values-night-v31"_s}) {
            QCOMPARE(run(u"aapt2"_s,
                         {u"compile"_s, source(u"android/res/%1/themes.xml"_s.arg(folder)), u"-o"_s,
                             m_folder.path()}),
                QByteArray());
            QVERIFY(bytesOf(source(u"android/res/%1/themes.xml"_s.arg(folder)))
                        .contains("<style name=\"Tallystone\""));
        }
    }

    void mistakesAreFound_data()
    {
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("wrong");
        QTest::newRow("attribute") << QByteArray("android:exported") << QByteArray("android:exportd");
        QTest::newRow("value") << QByteArray("singleTop") << QByteArray("singleTap");
        QTest::newRow("resource") << QByteArray("@mipmap/ic_launcher") << QByteArray("@mipmap/ic_lunch");
        QTest::newRow("theme") << QByteArray("@style/Tallystone") << QByteArray("@style/Talystone");
    }
    void mistakesAreFound()
    {
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, wrong);
        QVERIFY(link(manifest().replace(right, wrong)).contains(wrong.mid(wrong.lastIndexOf('/') + 1)));
        QCOMPARE(link(manifest()), QByteArray());
    }

    void noPermissionIsAskedFor()
    {
        QCOMPARE(dump(u"permissions"_s), QByteArray("package: org.tallystone\n"));
        QVERIFY(!bytesOf(source(u"android/AndroidManifest.xml"_s)).contains("INSERT_PERMISSIONS"));
    }

    void theLauncherKnowsTheApp()
    {
        const auto badging = dump(u"badging"_s);
        QVERIFY2(badging.contains("application-label:'Tallystone'"), badging.constData());
        QVERIFY2(badging.contains("launchable-activity: name='org.qtproject.qt.android.bindings.QtActivity'"),
            badging.constData());
        QVERIFY2(badging.contains("icon='res/mipmap-anydpi"), badging.constData());
        QVERIFY2(badging.contains("locales: '--_--' 'de' 'fr'"), badging.constData());
    }

    void theIconIsTheOneOfTheDesktop()
    {
        const auto drawn = pathsIn(u"app/package/org.tallystone.Tallystone.svg"_s, u"d"_s);
        QCOMPARE(drawn.size(), 2);
        QCOMPARE(pathsIn(u"android/res/drawable/ic_launcher_foreground.xml"_s, u"pathData"_s), drawn);
        QCOMPARE(pathsIn(u"android/res/drawable/stone.xml"_s, u"pathData"_s), drawn);
        QCOMPARE(pathsIn(u"android/res/drawable/ic_launcher_monochrome.xml"_s, u"pathData"_s),
            pathsIn(u"qml/icons/tallystone.svg"_s, u"d"_s));
    }

    /// Only what is named is copied, and the open store is not.
    void checkedCopiesAreBackedUp()
    {
        static const QRegularExpression store(u"/(games\\.[\\w-]+)\""_s);
        const auto name = store.match(QString::fromUtf8(bytesOf(source(u"app/traffic/place.cpp"_s))))
                              .captured(1)
                              .toUtf8();
        QVERIFY(!name.isEmpty());
        const QByteArray backups = "<include domain=\"file\" path=\"" + name + ".backups/\" />";
        const QByteArray settings = "<include domain=\"file\" path=\"settings/\" />";
        for (const auto &[file, times] :
            {std::pair("backup_rules", 1), std::pair("data_extraction_rules", 2)}) {
            const auto rules = bytesOf(source(u"android/res/xml/%1.xml"_s.arg(QLatin1StringView(file))));
            QCOMPARE(rules.count(backups), times);
            QCOMPARE(rules.count(settings), times);
            QCOMPARE(rules.count("<include"), 2 * times);
        }
    }
};
QTEST_GUILESS_MAIN(AndroidResourcesTest)
#include "resources_test.moc"
