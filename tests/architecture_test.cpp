// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QtTest/QTest>

#include <algorithm>

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

    /// By their folders.
    static QStringList games()
    {
        auto games = QDir(root().filePath(u"model"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        games.removeIf([](const QString &name) { return name == u"json" || name == u"record"; });
        return games;
    }

    /// "bronze_age" as BronzeAge.
    static QString typed(const QString &game)
    {
        QString name;
        for (const auto &word : game.split(u'_')) {
            name += word.left(1).toUpper() + word.mid(1);
        }
        return name;
    }

    /// A game's id, its name, its namespace, and what its types begin with.
    static QRegularExpression anyNameOf(const QString &game)
    {
        // A sheet is also one of paper, and one that comes up from below.
        if (game == u"sheet") {
            return QRegularExpression(u"\\bOwnSheet|model/sheet/"_s);
        }
        return QRegularExpression(u"(?i:%1)|\\b%2[A-Z]"_s.arg(
            QString(game).replace(u'_', u"[ _-]?"_s), typed(game.section(u'_', 0, 0))));
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
        QTest::newRow("QML hands back the ids of rows as they are")
            << u"qml"_s << qml << u"\\btouch\\((\\s*[\"'`]|[^,)]*(\\+ *[\"'`]|[\"'`] *\\+))"_s;
        QTest::newRow("QML text can be translated")
            << u"qml"_s << qml << u"\\b(text|title|placeholderText|Accessible\\.name): *\"[A-Za-z]"_s;
        QTest::newRow("nothing speaks of where it was made")
            << u""_s << QStringList{u"*.cpp"_s, u"*.h"_s, u"*.qml"_s, u"*.md"_s, u"*.txt"_s}
            << u"(?<!\\w)/(work|home|root|tmp)/\\w"_s;
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
        QVERIFY(games().contains(u"bronze_age"_s));
        for (const auto &layer : {u"model/"_s, u"app/"_s, u"qml/games/"_s}) {
            for (const auto &game : games()) {
                for (const auto &path : filesIn(layer + game, {u"*.h"_s, u"*.cpp"_s, u"*.qml"_s})) {
                    for (const auto &other : games()) {
                        QVERIFY2(
                            other == game || !textOf(path).contains(u'/' + other + u'/'), qPrintable(path));
                    }
                }
            }
        }
    }

    /// A type that is a file of one game's folder is used nowhere else but there. Only a game that is not in
    /// the list has none.
    void drawingsAreUsedByTheirGameAlone()
    {
        for (const auto &game : games()) {
            const auto folder = u"qml/games/"_s + game;
            if (!root().exists(folder)) {
                QVERIFY2(!textOf(u"app/gamelist.h"_s).contains(game), qPrintable(game));
                continue;
            }
            QStringList types;
            for (const auto &path : filesIn(folder, {u"*.qml"_s})) {
                types << QFileInfo(path).baseName();
            }
            QVERIFY(!types.isEmpty());
            const QRegularExpression use(u"\\b(%1)( \\{|\\.\\w)"_s.arg(types.join(u'|')));
            for (const auto &path : filesIn(u"qml"_s, {u"*.qml"_s})) {
                const auto found
                    = path.startsWith(folder + u'/') ? QRegularExpressionMatch() : use.match(textOf(path));
                QVERIFY2(!found.hasMatch(), qPrintable(path + u": "_s + found.captured(1)));
            }
        }
    }

    /// All but a game's own folders and the list of games.
    void sharedRoomsNameNoGame()
    {
        QStringList found;
        int looked = 0;
        for (const auto &top : {u"app"_s, u"db"_s, u"qml"_s}) {
            for (const auto &path :
                filesIn(top, {u"*.h"_s, u"*.cpp"_s, u"*.qml"_s, u"*.sql"_s, u"*.txt"_s})) {
                if (path == u"app/gamelist.h" || std::ranges::any_of(games(), [&](const QString &game) {
                        return path.startsWith(u"app/%1/"_s.arg(game))
                            || path.startsWith(u"qml/games/%1/"_s.arg(game));
                    })) {
                    continue;
                }
                ++looked;
                for (const auto &game : games()) {
                    const auto name = anyNameOf(game).match(textOf(path));
                    if (name.hasMatch()) {
                        found << path + u": "_s + name.captured();
                    }
                }
            }
        }
        QVERIFY(looked > 0);
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

    /// qsTr() knows a file by its name alone, and drawings are found by theirs.
    void noTwoFilesHaveTheSameName()
    {
        for (const auto &kind : {u"*.qml"_s, u"*.svg"_s}) {
            QHash<QString, QString> known;
            for (const auto &path : filesIn(u"qml"_s, {kind})) {
                const auto name = QFileInfo(path).fileName();
                QVERIFY2(!known.contains(name), qPrintable(path + u" and "_s + known.value(name)));
                known.insert(name, path);
            }
            QVERIFY(!known.isEmpty());
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
        // What the tour says is found in a file is there.
        static const QRegularExpression stop(u"\\| `([^`]+)` \\| `([^`]+)` \\|"_s);
        int stops = 0;
        for (auto it = stop.globalMatch(readme); it.hasNext(); ++stops) {
            const auto found = it.next();
            QVERIFY2(textOf(found.captured(1)).contains(found.captured(2)), qPrintable(found.captured(0)));
        }
        QVERIFY(stops > 5);
        static const QRegularExpression picture(u"!\\[[^\\]]+\\]\\(([^)]+)\\)"_s);
        const auto shown = picture.match(readme);
        QVERIFY(shown.hasMatch());
        QVERIFY(root().exists(shown.captured(1)));
    }
};
QTEST_APPLESS_MAIN(ArchitectureTest)
#include "architecture_test.moc"
