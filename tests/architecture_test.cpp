// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// The shape of the code base, checked like any other behaviour.
class ArchitectureTest : public QObject
{
    Q_OBJECT

    static QDir root() { return QDir(QStringLiteral(SOURCE_DIR)); }

    static QString textOf(const QString &path)
    {
        QFile file(root().filePath(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static QStringList filesIn(const QString &folder, const QStringList &names)
    {
        QStringList paths;
        for (QDirIterator it(root().filePath(folder), names, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            paths << root().relativeFilePath(it.next());
        }
        return paths;
    }

    static QStringList gamesIn(const QString &folder)
    {
        auto games = QDir(root().filePath(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        games.removeIf(
            [](const QString &name) { return name == u"json" || name == u"record" || name == u"cli"; });
        return games;
    }

private Q_SLOTS:
    void forbidden_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("pattern");
        const QStringList cpp{u"*.h"_s, u"*.cpp"_s};
        const QStringList qml{u"*.qml"_s};
        QTest::newRow("model/ includes itself, the standard library, tl::expected and Qt's strings")
            << u"model"_s << cpp
            << u"^\\s*#\\s*include\\b(?!\\s*(?:\"model/|<[a-z_0-9]+>|<tl/expected\\.hpp>|<Q(String|StringDecoder|Utf8StringView)>))"_s;
        QTest::newRow("model/ has no clock, no dice, no files, no output")
            << u"model"_s << cpp
            << u"_clock\\b|std::time|random_engine|minstd|getenv|puts\\(|currentDateTime|random_device|mt19937|\\brand\\(|qDebug|qWarning|Q_OBJECT|<(fstream|iostream|cstdio|thread|filesystem|random)>|instance\\(\\)"_s;
        QTest::newRow("model/ throws nothing and catches nothing")
            << u"model"_s << cpp << u"^\\s*(throw|try|\\} catch)\\b"_s;
        QTest::newRow("shared rules know no game")
            << u"model/(json|record|named)"_s << cpp << u"bronze|stone_age|BronzeAge|StoneAge"_s;
        QTest::newRow("db/ does not look up") << u"db"_s << cpp << u"^#include \"(app|qml|tests)/"_s;
        QTest::newRow("db/ shows nothing of Qt or SQLite to others")
            << u"db/store"_s << QStringList{u"*.h"_s} << u"^#include <(Q|SQLiteCpp|sqlite3)|\\bQ[A-Z]\\w+"_s;
        QTest::newRow("SQL lives in db/ alone")
            << u"(app|model|qml)/"_s << cpp + qml
            << u"SQLite|sqlite3|QSql|\\b(SELECT .* FROM|INSERT INTO|DELETE FROM|UPDATE \\w+ SET|CREATE TABLE|PRAGMA)\\b"_s;
        QTest::newRow("SQL is never glued together")
            << u"db"_s << cpp
            << u"\\b(SELECT|INSERT|UPDATE|DELETE|WHERE|VALUES|PRAGMA)\\b[^\"]*\" *(\\+|\\.arg)|\\+ *\" *(FROM|WHERE|AND|ORDER|SET)\\b|\\bformat\\(|sprintf"_s;
        QTest::newRow("the command line has no screen")
            << u"app/cli"_s << cpp << u"^#include <Q(Gui|Quick|Qml)"_s;
        QTest::newRow("what leaves the app is made alike for every game")
            << u"app/share"_s << cpp << u"bronze|stone_age|BronzeAge|StoneAge|#include \"db/"_s;
        QTest::newRow("editions are data") << u"model/bronze_age"_s << cpp << u"(==|!=) Edition::"_s;
        QTest::newRow("QML is typed") << u"qml"_s << qml << u"property var |console\\.log"_s;
        QTest::newRow("QML takes colours and sizes from Theme")
            << u"qml/(?!theme/)"_s << qml
            << u"\"#[0-9a-fA-F]{3,8}\"|\\b(spacing|margins?|\\w+Margin|padding|\\w+Padding|radius|font\\.pixelSize): *[1-9]"_s;
        QTest::newRow("QML text can be translated")
            << u"qml"_s << qml << u"\\b(text|title|placeholderText|Accessible\\.name): *\"[A-Za-z]"_s;
        QTest::newRow("nothing speaks of where it was made")
            << u""_s << QStringList{u"*.cpp"_s, u"*.h"_s, u"*.qml"_s, u"*.md"_s, u"*.txt"_s}
            << u"/(work|home|root|tmp)/\\w"_s;
    }
    void forbidden()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, names);
        QFETCH(QString, pattern);
        const QRegularExpression where(u'^' + folder);
        const QRegularExpression regex(pattern);
        QVERIFY2(regex.isValid(), qPrintable(regex.errorString()));
        QStringList found;
        int looked = 0;
        for (const auto &path : filesIn(QString(), names)) {
            if (!where.match(path).hasMatch() || path.startsWith("build"_L1)) {
                continue;
            }
            ++looked;
            const auto lines = textOf(path).split(u'\n');
            for (qsizetype i = 0; i < lines.size(); ++i) {
                if (regex.match(lines.at(i)).hasMatch() && !path.endsWith("architecture_test.cpp"_L1)) {
                    found << u"%1:%2: %3"_s.arg(path).arg(i + 1).arg(lines.at(i).trimmed());
                }
            }
        }
        QVERIFY(looked > 0);
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

    void gamesDoNotKnowEachOther()
    {
        const auto games = gamesIn(u"model"_s);
        QVERIFY(games.contains(u"bronze_age"_s));
        for (const auto &layer : {u"model"_s, u"app"_s}) {
            for (const auto &game : games) {
                for (const auto &path : filesIn(layer + u'/' + game, {u"*.h"_s, u"*.cpp"_s})) {
                    for (const auto &other : games) {
                        QVERIFY2(
                            other == game || !textOf(path).contains(u'/' + other + u'/'), qPrintable(path));
                    }
                }
            }
        }
    }

    void everySourceSaysWhoseItIs()
    {
        for (const auto &folder : {u"app"_s, u"db"_s, u"model"_s, u"qml"_s, u"tests"_s}) {
            for (const auto &path : filesIn(folder, {u"*.h"_s, u"*.cpp"_s, u"*.qml"_s})) {
                QVERIFY2(textOf(path).startsWith(u"// SPDX-FileCopyrightText: "_s), qPrintable(path));
                QVERIFY2(textOf(path).contains(u"// SPDX-License-Identifier: GPL-3.0-or-later"_s),
                    qPrintable(path));
            }
        }
    }

    /// The README's map names every folder there is, and nothing that is not.
    void theMapIsTrue()
    {
        const auto readme = textOf(u"README.md"_s);
        QSet<QString> named;
        static const QRegularExpression path(u"`((?:app|qml|model|db|tests|android)/[\\w./-]*)`"_s);
        for (auto it = path.globalMatch(readme); it.hasNext();) {
            const auto name = it.next().captured(1);
            QVERIFY2(root().exists(name), qPrintable(name));
            named << QDir::cleanPath(name);
        }
        for (const auto &top : {u"app"_s, u"qml"_s, u"model"_s, u"db"_s, u"tests"_s, u"android"_s}) {
            QVERIFY2(!root().exists(top) || named.contains(top), qPrintable(top));
            for (const auto &inner :
                QDir(root().filePath(top)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QVERIFY2(named.contains(top + u'/' + inner), qPrintable(top + u'/' + inner));
            }
        }
        static const QRegularExpression picture(u"!\\[[^\\]]+\\]\\(([^)]+)\\)"_s);
        const auto shown = picture.match(readme);
        QVERIFY(shown.hasMatch());
        QVERIFY(root().exists(shown.captured(1)));
    }
};
QTEST_APPLESS_MAIN(ArchitectureTest)
#include "architecture_test.moc"
