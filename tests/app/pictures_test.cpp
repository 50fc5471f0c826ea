// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// Pictures of the pages are written without a word of complaint.
class PicturesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

    /// Runs a program to its end as on a machine without a display, and gives what it says.
    QStringList said(const QString &program, const QStringList &arguments)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const auto &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s}) {
            environment.remove(name);
        }
        for (const auto &name : {u"HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_RUNTIME_DIR"_s}) {
            environment.insert(name, m_home.path());
        }
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        constexpr int Long = 600'000;
        if (!process.waitForFinished(Long)) {
            QTest::qFail("it does not come to an end", __FILE__, __LINE__);
        }
        const auto complaints = process.readAllStandardError();
        if (!complaints.isEmpty()) {
            QTest::qFail(complaints.constData(), __FILE__, __LINE__);
        }
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
            QTest::qFail("it ends with a failure", __FILE__, __LINE__);
        }
        return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    }
    static QStringList pictures(const QStringList &lines) { return lines.filter(u".png"_s); }
    static bool hasSeveralColours(const QImage &image)
    {
        const auto corner = image.pixel(0, 0);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != corner) {
                    return true;
                }
            }
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_home.isValid()); }

    /// Exactly what ./run does there once it has built.
    void withoutADisplay()
    {
        const auto lines = said(QStringLiteral(SOURCE_DIR "/.ci/show.sh"), {QStringLiteral(BINARY_DIR)});
        QVERIFY(lines.contains(u"Inès wins."_s));
        const auto few = pictures(lines);
        QVERIFY2(few.size() >= 8 && few.size() <= 12, qPrintable(few.join(u'\n')));
        for (const auto &name : few) {
            QVERIFY2(hasSeveralColours(QImage(name)), qPrintable(name));
        }
    }

    void everyPage_data()
    {
        QTest::addColumn<QString>("look");
        // live_test takes those of the phone in English and of the desk in German.
        for (const auto *look :
            {"412x915-light-fr", "412x915-light-de", "1280x800-dark-en", "1280x800-dark-fr"}) {
            QTest::newRow(look) << QString::fromLatin1(look);
        }
    }
    /// At the text size that leaves the least room. They stay in the build folder, to be looked at.
    void everyPage()
    {
        QFETCH(QString, look);
        const QDir folder(QStringLiteral(BINARY_DIR "/pictures/") + look);
        const auto names = pictures(said(
            QStringLiteral(TALLYSTONE_PICTURES), {folder.path(), u"--only"_s, u"-%1-text200$"_s.arg(look)}));
        QVERIFY(names.size() > 100);
        for (const auto &name : names) {
            QVERIFY2(hasSeveralColours(QImage(name)), qPrintable(name));
        }
    }

    void aNameThatNoPictureHas()
    {
        QProcess process;
        process.start(QStringLiteral(TALLYSTONE_PICTURES),
            {m_home.filePath(u"none"_s), u"--only"_s, u"nothing"_s, u"-platform"_s, u"offscreen"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("No picture has a name like that."));
    }
};

QTEST_GUILESS_MAIN(PicturesTest)

#include "pictures_test.moc"
