// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/rescue.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace Support;
using Code = StoreError::Code;

/// What others write, in a name or in a whole file, is never run: not as SQL, not by SQLite, not as markup.
class SecurityTest : public QObject
{
    Q_OBJECT

    static QMap<QString, QString> sources(const QString &folder, const QString &names)
    {
        QMap<QString, QString> texts;
        const QDir root(QStringLiteral(SOURCE_DIR));
        for (QDirIterator it(root.filePath(folder), {names}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext();) {
            const auto path = it.next();
            texts[root.relativeFilePath(path)] = QString::fromUtf8(bytesOf(path.toStdString()));
        }
        return texts;
    }

    static QStringList matches(const QString &text, const char *pattern)
    {
        QStringList found;
        const QRegularExpression regex(QString::fromUtf8(pattern));
        for (auto it = regex.globalMatch(text); it.hasNext();) {
            found << it.next().captured(1).trimmed();
        }
        return found;
    }

    /// Statements that are handed on by a name must be constants under that name.
    static QString gluedSqlIn(const QString &text)
    {
        const auto given
            = matches(text, "(?<!Statement )\\b(?:exec|tryExec|execAndGet|statement)\\(\\s*([^\\s\")][^),]*)")
            + matches(text, "SQLite::Statement(?:\\s+\\w+)?\\(\\s*[\\w.>-]+(?:\\(\\))?,\\s*([^\\s\"][^)]*)");
        for (const auto &name : given) {
            const bool constant = text.contains(QRegularExpression(u"(const char \\*|std::string_view )"_s
                + QRegularExpression::escape(name.section(u'(', 0, 0))));
            const bool known = name == u"std::string(sql" || name == u"steps[number]" || name == u"step"
                || name.startsWith("std::string_view sql"_L1) || name == u"SQLite::Statement &statement";
            if (!constant && !known) {
                return name;
            }
        }
        const QRegularExpression glue(
            u"\"[^\"\\n]*\\b(SELECT|INSERT|UPDATE|DELETE|WHERE|VALUES|PRAGMA|FROM)\\b[^\"\\n]*\"\\s*(\\+|\\.append|\\.arg|s\\b|_s\\b)"_s);
        return glue.match(text).captured();
    }

private Q_SLOTS:
    void initTestCase() { watchConnections(); }

    void sqlIsNeverMadeOfValues()
    {
        int statements = 0;
        const auto files = sources(u"db"_s, u"*.cpp"_s);
        for (auto it = files.begin(); it != files.end(); ++it) {
            statements += static_cast<int>(matches(it.value(), "statement\\(\\s*(\")").size());
            QVERIFY2(
                gluedSqlIn(it.value()).isEmpty(), qPrintable(it.key() + u": "_s + gluedSqlIn(it.value())));
        }
        QVERIFY(statements > 40);
        // And it would be found.
        QVERIFY(!gluedSqlIn(u"database.exec(wanted);"_s).isEmpty());
        QVERIFY(!gluedSqlIn(u"std::string sql; connection.statement(sql);"_s).isEmpty());
        QVERIFY(!gluedSqlIn(u"SQLite::Statement rows(database, text);"_s).isEmpty());
        QVERIFY(!gluedSqlIn(u"const auto all = \"SELECT * FROM \"\n + table;"_s).isEmpty());
    }

    /// Whatever it says, it comes back as it was.
    void namesAreNames()
    {
        auto store = must(Store::open(":memory:"));
        const std::vector<std::string> names = {"Robert'); DROP TABLE game;--", "\" OR 1=1", "?1", "%",
            "<b>a</b>", "<img src=\"http://example.org/x\">", "a\nb", "NULL"};
        auto row = game("a");
        row.seats.clear();
        for (const auto &name : names) {
            row.seats.push_back({name, name});
        }
        row.note = names.front();
        const auto id = must(store.createGame(row));
        QVERIFY(must(store.game(id)).seats == row.seats);
        QCOMPARE(must(store.game(id)).note, row.note);
        QVERIFY(must(checkUp(store)).fileProblem.empty());
    }

    void theStoreIsOpenedWarily()
    {
        QTemporaryDir folder;
        const auto store = must(Store::open(pathIn(folder)));
        const auto isOn = [](int what) {
            int on = -1;
            sqlite3_db_config(lastConnection, what, -1, &on);
            return on;
        };
        QCOMPARE(isOn(SQLITE_DBCONFIG_DEFENSIVE), 1);
        QCOMPARE(isOn(SQLITE_DBCONFIG_TRUSTED_SCHEMA), 0);
        QCOMPARE(isOn(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION), 0);
        QCOMPARE(isOn(SQLITE_DBCONFIG_ENABLE_TRIGGER), 0);
        QCOMPARE(pragma("PRAGMA cell_size_check"), std::string("1"));
        QVERIFY(sqlite3_limit(lastConnection, SQLITE_LIMIT_LENGTH, -1) <= 64 << 20);
        QVERIFY(sqlite3_limit(lastConnection, SQLITE_LIMIT_ATTACHED, -1) <= 1);
        for (const char *harm : {"SELECT load_extension('libm.so.6')",
                 "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = ''"}) {
            QVERIFY2(sqlite3_exec(lastConnection, harm, nullptr, nullptr, nullptr) != SQLITE_OK, harm);
        }
    }

    /// Somebody else's file, made to look like a store, with more in it than a store has.
    void aBackupWithMoreInItIsRefused_data()
    {
        QTest::addColumn<QByteArray>("harm");
        QTest::newRow("a trigger") << QByteArray(
            "CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM game; END");
        QTest::newRow("a view") << QByteArray("CREATE VIEW v AS SELECT * FROM game");
        QTest::newRow("another view") << QByteArray(
            "DROP VIEW ended; CREATE VIEW ended AS SELECT * FROM game, game g2, game g3, game g4");
        QTest::newRow("a table") << QByteArray("CREATE TABLE more (a)");
        QTest::newRow("a column") << QByteArray("ALTER TABLE game ADD COLUMN more TEXT");
    }
    void aBackupWithMoreInItIsRefused()
    {
        QFETCH(QByteArray, harm);
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        const auto backup = pathIn(folder, "backup");
        {
            auto store = must(Store::open(path, RandomGames::tell));
            must(Exchange(store).import(RandomGames::games(5, 3), RandomGames::colours));
            must(backUp(store, backup));
        }
        const auto before = bytesOf(path);
        QVERIFY(restoreBackup(backup, pathIn(folder, "whole")));
        sql(backup, harm.constData());
        QCOMPARE(restoreBackup(backup, path).error().code, Code::Foreign);
        QCOMPARE(bytesOf(path), before);
    }

    /// Reading a damaged runs nothing of it, and gives what it has.
    void aWreckRunsNothing()
    {
        QTemporaryDir folder;
        const auto path = pathIn(folder);
        {
            auto store = must(Store::open(path, RandomGames::tell));
            must(Exchange(store).import(RandomGames::games(5, 3), RandomGames::colours));
        }
        sql(path,
            "CREATE TRIGGER t AFTER INSERT ON player BEGIN DELETE FROM game; END;"
            "CREATE TRIGGER u AFTER DELETE ON action BEGIN DELETE FROM game; END");
        const auto rescued = must(rescue(path, RandomGames::tell));
        QCOMPARE(rescued.games, 3);
        sql(path, "SELECT 1");
        const auto store = must(Store::open(path, RandomGames::tell));
        QVERIFY(must(checkUp(store)).healthy());
        QCOMPARE(pragma("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'"), std::string("0"));
    }

    /// Every text is plain by the one component that all are made of, or says so itself; no control brings
    /// a text of its own.
    void noTextIsMarkup()
    {
        int texts = 0;
        const auto files = sources(u"qml"_s, u"*.qml"_s);
        for (auto it = files.begin(); it != files.end(); ++it) {
            const QRegularExpression open(u"(?m)^ *(?:\\w+: )?(?:Text|TextEdit|TextArea) \\{"_s);
            const QRegularExpression plain(u"(?m)^ *textFormat: Text(Edit)?\\.PlainText$"_s);
            QVERIFY2(it.value().count(open) == it.value().count(plain), qPrintable(it.key()));
            texts += static_cast<int>(it.value().count(open));
            const QRegularExpression others(
                u"(?m)^ *(?:\\w+: "
                u")?(Label|Button|ToolTip|CheckBox|RadioButton|ItemDelegate|MenuItem|TabButton|"
                "ToolButton|RoundButton|Switch|ComboBox|GroupBox|Dialog|MessageDialog) \\{|textFormat: "
                "Text(Edit)?\\.(Rich|Styled|Auto|Markdown)"_s);
            QVERIFY2(!it.value().contains(others), qPrintable(it.key()));
        }
        QVERIFY(texts > 5);
        for (const auto &text : sources(u"app"_s, u"*.cpp"_s)) {
            static const QRegularExpression markup(
                u"\"[^\"\\n]*<(b|i|br|p|font|a|img|span)[ >/]|setHtml|setMarkdown|toHtmlEscaped"_s);
            QVERIFY2(!text.contains(markup), qPrintable(markup.match(text).captured()));
        }
    }

    /// The sources ask for no network.
    void noNetworkIsAskedFor()
    {
        static const QRegularExpression network(u"QNetwork|QTcp|QUdp|QSsl|QWebSocket|QHttp|QLocalServer|"
                                                u"XMLHttpRequest|WebSocket|<sys/socket\\.h>|"
                                                "fetch\\(|source: *\"https?:"_s);
        for (const auto &folder : {u"model"_s, u"db"_s, u"app"_s, u"qml"_s}) {
            for (const auto &names : {u"*.cpp"_s, u"*.h"_s, u"*.qml"_s}) {
                const auto files = sources(folder, names);
                for (auto it = files.begin(); it != files.end(); ++it) {
                    QVERIFY2(!it.value().contains(network),
                        qPrintable(it.key() + u": "_s + network.match(it.value()).captured()));
                }
            }
        }
    }
};
QTEST_APPLESS_MAIN(SecurityTest)
#include "security_test.moc"
