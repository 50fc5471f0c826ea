// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli.h"
#include "tests/db/support.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <array>

#include <poll.h>
#include <pty.h>
#include <unistd.h>

using namespace Cli;

/// Somebody who looks at what a program says.
class Terminal
{
public:
    Terminal()
    {
        std::array<char, 64> name{};
        if (openpty(&m_seen, &m_written, name.data(), nullptr, nullptr) != 0) {
            qFatal("no terminal");
        }
        m_name = QString::fromLocal8Bit(name.data());
    }
    ~Terminal()
    {
        ::close(m_seen);
        ::close(m_written);
    }
    Q_DISABLE_COPY_MOVE(Terminal)
    const QString &name() const { return m_name; }
    QByteArray seen() const
    {
        QByteArray all;
        std::array<char, 4096> piece{};
        pollfd ready{.fd = m_seen, .events = POLLIN, .revents = 0};
        while (poll(&ready, 1, 0) == 1 && (ready.revents & POLLIN) != 0) {
            all.append(piece.data(), ::read(m_seen, piece.data(), piece.size()));
        }
        return all;
    }

private:
    int m_seen = -1;
    int m_written = -1;
    QString m_name;
};

/// The commands that work on the store.
class HousekeepingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString &name) const { return m_folder->filePath(name); }
    std::string store() const { return path(u"games.db"_s).toStdString(); }
    QByteArray bytes(const QString &name) const { return Support::bytesOf(path(name).toStdString()); }
    QString written(const QString &name, const QByteArray &content) const
    {
        Support::write(path(name).toStdString(), content);
        return path(name);
    }
    /// A command on the store of this test.
    Answer on(const QString &command, const QStringList &arguments = {}, const QByteArray &input = {}) const
    {
        return run(QStringList{command, u"--db"_s, path(u"games.db"_s)} + arguments, input);
    }
    static QStringList samples()
    {
        QStringList files;
        for (const auto &edition : {u"original"_s, u"revised"_s, u"late-bronze"_s}) {
            for (int players = 1; players <= 4; ++players) {
                files << sample(u"%1-%2"_s.arg(edition).arg(players));
            }
        }
        return files;
    }
    static QByteArray sampleWithNote(const QByteArray &note)
    {
        return Support::bytesOf(sample().toStdString())
            .replace("\"actions\":", "\"note\": \"" + note + "\",\n  \"actions\":");
    }
    static QByteArray running() { return record(R"({"do":"roll","dice":{"food":1,"good":1,"workers":1}})"); }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatGoesOutComesInTheSame()
    {
        QCOMPARE(on(u"import"_s, samples() << u"-"_s, running()).exitCode, 0);
        const auto first = on(u"export"_s);
        QCOMPARE(first.exitCode, 0);
        QCOMPARE(first.json()["records"_L1].toArray().size(), 13);
        const auto other = path(u"other.db"_s);
        QCOMPARE(run({u"import"_s, u"--db"_s, other, u"-"_s}, first.out).exitCode, 0);
        QCOMPARE(run({u"export"_s, u"--db"_s, other}).out, first.out);
    }

    void importSaysWhatIsNew()
    {
        const auto first = on(u"import"_s, samples() << u"--json"_s);
        QCOMPARE(first.json()["new"_L1].toInt(), 12);
        QCOMPARE(first.json()["games"_L1][0]["arrival"_L1].toString(), u"new"_s);
        const auto again = on(u"import"_s, samples() << u"--json"_s);
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.json()["new"_L1].toInt(), 0);
        QCOMPARE(again.json()["known"_L1].toInt(), 12);
        QCOMPARE(on(u"import"_s, {sample()}).out, QByteArray("Imported: 0 new, 1 already there.\n"));
        QCOMPARE(on(u"list"_s, {u"--json"_s}).json()["games"_L1].toArray().size(), 12);
    }

    void aDryRunChangesNothing()
    {
        const auto answer = on(u"import"_s, {u"--dry-run"_s, u"--json"_s, sample()});
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()["new"_L1].toInt(), 1);
        QVERIFY(answer.json()["dryRun"_L1].toBool());
        QVERIFY(!QFile::exists(path(u"games.db"_s)));
        on(u"import"_s, {sample()});
        const auto before = on(u"export"_s).out;
        QCOMPARE(on(u"import"_s, {u"--dry-run"_s, sample(u"revised-2"_s)}).out,
            QByteArray("Would import: 1 new, 0 already there.\n"));
        QCOMPARE(on(u"export"_s).out, before);
    }

    void otherContentIsForThePersonToDecide()
    {
        on(u"import"_s, {sample()});
        const auto before = on(u"export"_s).out;
        const auto file = written(u"changed.json"_s, sampleWithNote("changed elsewhere"));
        const auto another = sample(u"original-3"_s);
        const auto undecided = on(u"import"_s, {file, another, u"--json"_s});
        QCOMPARE(undecided.exitCode, 1);
        QCOMPARE(undecided.code(), u"conflict"_s);
        QVERIFY(undecided.message().contains(u"Note: here nothing, in the file changed elsewhere."_s));
        QCOMPARE(on(u"export"_s).out, before);
        const auto looked = on(u"import"_s, {file, another, u"--json"_s, u"--dry-run"_s});
        QCOMPARE(looked.exitCode, 1);
        QCOMPARE(looked.json()["different"_L1].toInt(), 1);
        QCOMPARE(looked.json()["new"_L1].toInt(), 1);

        QCOMPARE(on(u"import"_s, {file, u"--keep"_s}).exitCode, 0);
        QCOMPARE(on(u"export"_s).out, before);
        QCOMPARE(on(u"import"_s, {file, u"--replace"_s, u"--json"_s}).json()["replaced"_L1].toInt(), 1);
        QVERIFY(on(u"export"_s).out.contains("changed elsewhere"));
        QCOMPARE(on(u"import"_s, {file, u"--replace"_s, u"--keep"_s}).exitCode, 2);
    }

    void oneBadFileKeepsAllOut_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("code");
        QTest::newRow("half a record")
            << Support::bytesOf(sample().toStdString()).first(5000) << 2 << u"bad-record"_s;
        QTest::newRow("a broken rule") << record(R"({"do":"pass"})") << 1 << u"wrong-phase"_s;
        QTest::newRow("an id twice") << sampleWithNote("another game") << 1 << u"duplicate-id"_s;
    }
    void oneBadFileKeepsAllOut()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, exitCode);
        QFETCH(QString, code);
        const auto file = written(u"bad.json"_s, content);
        const auto answer = on(u"import"_s, {sample(), file, u"--json"_s});
        QCOMPARE(answer.code(), code);
        QCOMPARE(answer.exitCode, exitCode);
        QVERIFY2(answer.message().contains(u"bad.json"_s), qPrintable(answer.message()));
        QVERIFY(!QFile::exists(path(u"games.db"_s)));
        const auto readable = on(u"import"_s, {sample(), file});
        QVERIFY(readable.err.contains("nothing was imported"));
        QCOMPARE(on(u"import"_s, {path(u"nowhere.json"_s), u"--json"_s}).code(), u"bad-file"_s);
    }

    void listAndShowTellGames()
    {
        on(u"import"_s, {sample(), u"-"_s}, running());
        const auto list = on(u"list"_s).out;
        QVERIFY2(list.contains("In\xC3\xA8s 28"), list);
        QVERIFY(list.contains("running  Ana"));
        const auto games = on(u"list"_s, {u"--json"_s}).json()["games"_L1].toArray();
        QCOMPARE(games.size(), 2);
        const auto newest = games[0].toObject();
        QVERIFY(!newest["startedAt"_L1].toString().isEmpty());
        QCOMPARE(newest["players"_L1][2]["score"_L1].toInt(), 28);
        QVERIFY(newest["over"_L1].toBool());

        const auto id = newest["id"_L1].toString();
        QCOMPARE(on(u"show"_s, {id}).out, run({u"replay"_s, sample()}).out);
        QCOMPARE(
            on(u"show"_s, {id.toUpper(), u"--json"_s}).out, run({u"replay"_s, u"--json"_s, sample()}).out);
        QCOMPARE(on(u"show"_s, {id.first(20), u"--record"_s}).out, Support::bytesOf(sample().toStdString()));
        QCOMPARE(on(u"show"_s, {u"beef"_s, u"--json"_s}).code(), u"no-game"_s);
        QCOMPARE(on(u"show"_s, {QString(), u"--json"_s}).code(), u"no-game"_s);
    }

    void exportsOneKindOrOneGame()
    {
        on(u"import"_s, samples());
        const auto all = on(u"export"_s).out;
        QCOMPARE(on(u"export"_s, {u"--game"_s, u"bronze-age"_s}).out, all);
        const auto one = on(u"export"_s, {u"--game"_s, u"7a11e570-0000-4000-8000-000000000002"_s}).json();
        QCOMPARE(one["records"_L1].toArray().size(), 1);
        QCOMPARE(one["records"_L1][0]["id"_L1].toString(), u"7a11e570-0000-4000-8000-000000000002"_s);
        QCOMPARE(on(u"export"_s, {u"--game"_s, u"chess"_s, u"--json"_s}).code(), u"no-game"_s);
        const auto table = on(u"export"_s, {u"--format"_s, u"csv"_s}).out;
        QCOMPARE(table.count("\r\n"), 1 + 3 * (1 + 2 + 3 + 4));
        QVERIFY(table.contains(",3,In\xC3\xA8s,28,1,1,0,"));
        QCOMPARE(on(u"export"_s, {u"--format"_s, u"xml"_s}).exitCode, 2);
    }

    void exportReplacesAFileAndSaysSo()
    {
        on(u"import"_s, {sample()});
        const auto file = written(u"out.json"_s, "old");
        const auto answer = on(u"export"_s, {u"--output"_s, file, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.json()["replaced"_L1].toBool());
        QCOMPARE(bytes(u"out.json"_s), on(u"export"_s).out);
        QVERIFY(on(u"export"_s, {u"--output"_s, file}).out.contains("in place of"));
        QCOMPARE(on(u"export"_s, {u"--output"_s, path(u"no/such/folder.json"_s), u"--json"_s}).code(),
            u"bad-file"_s);
        const auto before = bytes(u"games.db"_s);
        QCOMPARE(on(u"export"_s, {u"--output"_s, path(u"games.db"_s)}).exitCode, 2);
        QCOMPARE(bytes(u"games.db"_s), before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), (QStringList{u"games.db"_s, u"out.json"_s}));
    }

    void backsUpAndGoesBack()
    {
        on(u"import"_s, {sample()});
        const auto before = on(u"export"_s).out;
        const auto backup = path(u"backup"_s);
        QCOMPARE(on(u"backup"_s, {backup}).exitCode, 0);
        QVERIFY(on(u"backup"_s, {backup, u"--json"_s}).json()["replaced"_L1].toBool());
        on(u"import"_s, {sample(u"original-3"_s)});
        const auto later = on(u"export"_s).out;
        const auto restored = on(u"restore"_s, {backup, u"--json"_s});
        QCOMPARE(restored.exitCode, 0);
        QCOMPARE(on(u"export"_s).out, before);
        QCOMPARE(run({u"export"_s, u"--db"_s, restored.json()["kept"_L1].toString()}).out, later);

        for (const auto &games : {later, Support::bytesOf(sample().toStdString())}) {
            const auto archive = written(u"archive.json"_s, games);
            const auto taken = on(u"restore"_s, {archive, u"--json"_s});
            QCOMPARE(taken.exitCode, 2);
            QCOMPARE(taken.code(), u"archive"_s);
            QVERIFY2(taken.message().endsWith("archive.json: This is an archive: use import."_L1),
                qPrintable(taken.message()));
            QCOMPARE(on(u"export"_s).out, before);
        }
        const auto junk = written(u"junk"_s, "SQLite format 3");
        const auto refused = on(u"restore"_s, {junk, u"--json"_s});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.message().contains(u"junk"_s));
        const auto missing = on(u"restore"_s, {path(u"nowhere"_s), u"--json"_s});
        QCOMPARE(missing.exitCode, 2);
        QVERIFY2(
            missing.message().endsWith("nowhere: There is no such file."_L1), qPrintable(missing.message()));
        QCOMPARE(on(u"export"_s).out, before);
    }

    void checkFindsEachKindOfDamage_data()
    {
        QTest::addColumn<QByteArray>("damage");
        QTest::addColumn<QString>("code");
        QTest::newRow("a result") << QByteArray("UPDATE result SET score = score + 1 WHERE seat = 2")
                                  << u"wrong-results"_s;
        QTest::newRow("a sum") << QByteArray("DELETE FROM seat_tally WHERE player = 0") << u"wrong-results"_s;
        QTest::newRow("a word") << QByteArray("UPDATE search SET words = 'Zoe'") << u"wrong-results"_s;
        QTest::newRow("a broken rule")
            << QByteArray(R"(UPDATE action SET action = '{"do":"pass"}')") << u"wrong-phase"_s;
        QTest::newRow("an unknown action")
            << QByteArray(R"(UPDATE action SET action = '{"do":"fly"}')") << u"bad-record"_s;
        QTest::newRow("no action at all") << QByteArray("UPDATE action SET action = 'roll'") << u"damaged"_s;
        QTest::newRow("unknown options")
            << QByteArray(R"(UPDATE game SET options = '{"edition":"iron"}' WHERE over = 0)")
            << u"bad-record"_s;
        QTest::newRow("a lost log") << QByteArray("UPDATE packed_log SET actions = x'00'") << u"damaged"_s;
        QTest::newRow("an end too early")
            << QByteArray("UPDATE game SET over = 1 WHERE over = 0") << u"wrong-end"_s;
    }
    void checkFindsEachKindOfDamage()
    {
        QFETCH(QByteArray, damage);
        QFETCH(QString, code);
        on(u"import"_s, {sample(), u"-"_s}, running());
        const auto healthy = on(u"check"_s, {u"--json"_s});
        QCOMPARE(healthy.exitCode, 0);
        QVERIFY(healthy.json()["healthy"_L1].toBool());
        QCOMPARE(on(u"check"_s).out, QByteArray("All is well with 2 games.\n"));

        Support::sql(store(), damage);
        const auto answer = on(u"check"_s, {u"--json"_s});
        QCOMPARE(answer.exitCode, 1);
        QVERIFY(!answer.json()["healthy"_L1].toBool());
        QStringList codes;
        for (const auto &finding : answer.json()["findings"_L1].toArray()) {
            codes << finding["code"_L1].toString();
        }
        QVERIFY2(codes.contains(code), qPrintable(codes.join(u' ')));
        QVERIFY(!on(u"check"_s).err.isEmpty());
    }

    void rebuildMakesResultsAnew()
    {
        on(u"import"_s, {sample()});
        const auto stats = on(u"stats"_s, {u"--json"_s}).out;
        QVERIFY(!on(u"rebuild"_s, {u"--json"_s}).json()["changed"_L1].toBool(true));
        Support::sql(store(), "UPDATE result SET score = 99");
        QVERIFY(on(u"rebuild"_s, {u"--json"_s}).json()["changed"_L1].toBool());
        QCOMPARE(on(u"stats"_s, {u"--json"_s}).out, stats);
        QCOMPARE(on(u"check"_s).exitCode, 0);
    }

    void statsCountGamesAndWins()
    {
        on(u"import"_s, samples());
        const auto answer = on(u"stats"_s, {u"--json"_s, u"--game"_s, u"bronze-age"_s}).json();
        QCOMPARE(answer["games"_L1].toInt(), 12);
        QCOMPARE(answer["bestScore"_L1].toInt(), 48);
        QCOMPARE(answer["players"_L1][0]["name"_L1].toString(), u"Inès"_s);
        QCOMPARE(answer["players"_L1][0]["games"_L1].toInt(), 6);
        QVERIFY(on(u"stats"_s).out.contains("12 finished games"));
        QCOMPARE(on(u"stats"_s, {u"--game"_s, u"chess"_s}).exitCode, 2);
    }

    void oneGameIsOne()
    {
        on(u"import"_s, {sample()});
        const auto answer = on(u"stats"_s).out;
        QVERIFY2(answer.contains(": 1 game, "), answer.constData());
    }

    void aStoreInUseIsReadBeside()
    {
        on(u"import"_s, {sample()});
        const QList<QStringList> questions{
            {u"list"_s}, {u"list"_s, u"--json"_s}, {u"show"_s, u"7a11e570"_s}, {u"stats"_s}, {u"export"_s}};
        const auto ask = [&](const QStringList &question) { return on(question.first(), question.mid(1)); };
        QList<QByteArray> alone;
        for (const auto &question : questions) {
            alone << ask(question).out;
        }
        auto open = Support::must(Store::open(store()));
        for (int i = 0; i < questions.size(); ++i) {
            const auto answer = ask(questions[i]);
            QCOMPARE(answer.err, QByteArray());
            QCOMPARE(answer.exitCode, 0);
            QCOMPARE(answer.out, alone[i]);
        }
        // What the other program has just done is there too.
        Support::must(open.createGame(Support::game("7a11e570-0000-4000-8000-00000000beef")));
        QVERIFY(on(u"list"_s).out.contains("beef"));
        const auto backup = path(u"backup"_s);
        QCOMPARE(on(u"backup"_s, {backup}).exitCode, 0);
        QVERIFY(run({u"list"_s, u"--db"_s, backup}).out.contains("beef"));
        QCOMPARE(on(u"backup"_s, {path(u"games.db"_s)}).exitCode, 2);
        QCOMPARE(Support::must(open.runningGames()).size(), 1);
    }

    void aStoreInUseIsLeftAlone()
    {
        on(u"import"_s, {sample()});
        const auto open = Support::must(Store::open(store()));
        for (const auto &command : {u"check"_s, u"rebuild"_s}) {
            const auto answer = on(command, {u"--json"_s});
            QCOMPARE(answer.exitCode, 2);
            QCOMPARE(answer.code(), u"in-use"_s);
            QVERIFY2(answer.message().contains(u"already open"_s), qPrintable(answer.message()));
        }
        QCOMPARE(on(u"import"_s, {u"--json"_s, sample()}).code(), u"in-use"_s);
        QCOMPARE(on(u"restore"_s, {u"--json"_s, sample()}).code(), u"in-use"_s);
    }

    void aStoreThatIsNotOursIsLeftAlone()
    {
        on(u"import"_s, {sample()});
        Support::sql(store(), "PRAGMA user_version = 99");
        const auto before = bytes(u"games.db"_s);
        QCOMPARE(on(u"list"_s, {u"--json"_s}).code(), u"too-new"_s);
        QCOMPARE(on(u"import"_s, {u"--json"_s, sample()}).code(), u"too-new"_s);
        QCOMPARE(bytes(u"games.db"_s), before);
        written(u"games.db"_s,
            "not a database at all, but long enough to be taken for one: " + QByteArray(100, 'x'));
        QCOMPARE(on(u"check"_s, {u"--json"_s}).code(), u"damaged"_s);
    }

    void nothingIsMadeToBeLookedAt()
    {
        for (const auto &command : {u"list"_s, u"export"_s, u"check"_s, u"rebuild"_s, u"stats"_s}) {
            QCOMPARE(on(command, {u"--json"_s}).code(), u"no-store"_s);
        }
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
        QCOMPARE(run({u"list"_s, u"--db"_s, QString()}).exitCode, 2);
    }

    void listTellsEachGameAsItComes()
    {
        on(u"import"_s, samples());
        const auto whole = on(u"list"_s).out;
        QCOMPARE(whole.count('\n'), 12);
        // The oldest, which is listed last, cannot be read: those before it are told all the same.
        Support::sql(store(),
            "UPDATE game SET options = '{' WHERE id = (SELECT id FROM game ORDER BY started_at LIMIT 1)");
        const auto answer = on(u"list"_s);
        QCOMPARE(answer.exitCode, 2);
        QVERIFY(answer.out.count('\n') > 0);
        QVERIFY(whole.startsWith(answer.out));
    }

    void aTerminalSeesHowFarItIs_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("import") << (QStringList{u"import"_s} << samples()) << QByteArray("Reading: 1 of 1");
        QTest::newRow("check") << QStringList{u"check"_s} << QByteArray("Replaying: 1 of 12 games");
        QTest::newRow("list") << QStringList{u"list"_s} << QByteArray("Listing: 1 of 12 games");
        QTest::newRow("export") << QStringList{u"export"_s} << QByteArray("Writing: 1 of 12 games");
        QTest::newRow("backup") << QStringList{u"backup"_s, u"BACKUP"_s} << QByteArray("Copying");
    }
    void aTerminalSeesHowFarItIs()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, told);
        on(u"import"_s, samples());
        const auto arguments = command.mid(1).replaceInStrings(u"BACKUP"_s, path(u"backup"_s));
        const auto quiet = on(command.first(), arguments);
        QCOMPARE(quiet.err, QByteArray());

        Terminal terminal;
        QProcess process;
        process.setStandardErrorFile(terminal.name());
        process.start(QStringLiteral(TALLYSTONE_CLI),
            QStringList{command.first(), u"--db"_s, path(u"games.db"_s)} + arguments);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const auto seen = terminal.seen();
        QVERIFY2(seen.contains(told), seen);
        // In the end the line is empty again, and the answer is the same.
        QVERIFY2(seen.endsWith("\r\x1b[K"), seen);
        QVERIFY(!seen.contains('\n'));
    }

    void rescuesWhatCanBeRead()
    {
        on(u"import"_s, samples());
        QCOMPARE(on(u"rescue"_s).exitCode, 2);
        auto damaged = bytes(u"games.db"_s);
        damaged.replace(0, 16, QByteArray(16, 'x'));
        written(u"games.db"_s, damaged);
        const auto answer = on(u"rescue"_s, {u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()["games"_L1].toInt(), 12);
        QCOMPARE(Support::bytesOf(answer.json()["kept"_L1].toString().toStdString()), damaged);
        QCOMPARE(on(u"check"_s).exitCode, 0);
    }

    void namesCannotSteerATerminal()
    {
        auto bytes = running();
        bytes.replace("Ana", "A\\u001b[2Jn\\u202ea");
        QCOMPARE(on(u"import"_s, {u"-"_s}, bytes).exitCode, 0);
        const auto list = on(u"list"_s).out;
        QVERIFY(list.contains("A\xEF\xBF\xBD[2Jn\xEF\xBF\xBD"
                              "a"));
        QVERIFY(!list.contains('\x1b'));
    }
};
QTEST_GUILESS_MAIN(HousekeepingTest)
#include "housekeeping_test.moc"
