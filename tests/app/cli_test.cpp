// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli.h"

#include <QDir>
#include <QtTest/QTest>

using namespace Cli;

// Packed by another program: a sheet of one row, and 70,000 spaces.
#define PACKED_SHEET                                                                                         \
    "tallystone:sheet/1/q1bKTFGyUirIz8wrKVbSUSpLLSrOzM9TsjLUUSrJLMlJBUoGwCSL8suLlayiq"                       \
    "yF6EpWwKMnOzAPJ5ZXmJqUWKdXG1gIA"
#define PACKED_TOO_MUCH                                                                                      \
    "tallystone:sheet/1/7cExAQAAAMKgKuuf0hKeQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"                       \
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAbwM"

/// The command line as another program sees it.
class CliTest : public QObject
{
    Q_OBJECT

    static Answer replay(const QByteArray &record, QStringList options = {u"--json"_s})
    {
        return run(QStringList{u"replay"_s} + options + QStringList{u"-"_s}, record);
    }

private Q_SLOTS:
    void printsOneObject()
    {
        const auto answer = replay(record(R"({"do":"roll","dice":{"food":1,"good":1,"workers":1}})"));
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.err, QByteArray());
        const auto object = answer.json();
        QCOMPARE(object.keys(),
            (QStringList{u"applied"_s, u"game"_s, u"over"_s, u"phase"_s, u"players"_s, u"ranking"_s,
                u"round"_s, u"scores"_s, u"turn"_s, u"turnOf"_s}));
        QCOMPARE(object["applied"_L1].toInt(), 1);
        QCOMPARE(object["phase"_L1].toString(), u"build"_s);
        QCOMPARE(object["players"_L1][0]["name"_L1].toString(), u"Ana"_s);
        QCOMPARE(object["players"_L1][0]["monuments"_L1]["obelisk"_L1],
            QJsonValue(QJsonObject{{u"boxes"_s, 0}, {u"points"_s, QJsonValue::Null}}));
        QVERIFY(!object["players"_L1][0].toObject().contains("ships"_L1));
        QCOMPARE(object["turn"_L1].toObject().keys(),
            (QStringList{u"bought"_s, u"coins"_s, u"lastRound"_s, u"skulls"_s, u"workers"_s}));
    }

    void addsTheLogIfAskedTo()
    {
        const auto answer = replay(
            record(R"({"do":"roll","dice":{"food":1,"good":1,"workers":1}})"), {u"--log"_s, u"--json"_s});
        QCOMPARE(answer.exitCode, 0);
        QCOMPARE(answer.json()["log"_L1][0]["events"_L1][0]["kind"_L1].toString(), u"collected"_s);
        QCOMPARE(run({u"replay"_s, u"--log"_s, sample()}).exitCode, 2);
    }

    void stopsWhereARuleIsBroken()
    {
        const auto bytes
            = record(R"({"do":"roll","dice":{"coins":3}},{"do":"buy","development":"empire","goods":[]},)"
                     R"({"do":"pass"})");
        const auto answer = replay(bytes);
        QCOMPARE(answer.exitCode, 1);
        QCOMPARE(answer.code(), u"not-enough-coins"_s);
        QCOMPARE(answer.json()["error"_L1]["action"_L1].toInt(), 1);
        QCOMPARE(answer.message(), u"39 short. Add a goods row."_s);
        QCOMPARE(answer.json()["applied"_L1].toInt(), 1);
        QCOMPARE(answer.json()["turn"_L1]["coins"_L1].toInt(), 21);

        const auto readable = replay(bytes, {});
        QCOMPARE(readable.exitCode, 1);
        QVERIFY(readable.err.contains("not-enough-coins"));
        QVERIFY(readable.out.contains("Ben"));
        QCOMPARE(replay(bytes, {u"--json"_s, u"--until"_s, u"1"_s}).exitCode, 0);
    }

    void untilStopsEarlier()
    {
        const auto all = run({u"replay"_s, u"--json"_s, sample()});
        const auto more = run({u"replay"_s, u"--json"_s, u"--until"_s, u"99999"_s, sample()});
        QCOMPARE(more.out, all.out);
        const auto countless = run({u"replay"_s, u"--json"_s, u"--until"_s, u"99999999999"_s, sample()});
        QCOMPARE(countless.out, all.out);
        QVERIFY(all.json()["over"_L1].toBool());
        QCOMPARE(all.json()["winners"_L1], QJsonValue(QJsonArray{2}));
        const auto none = run({u"replay"_s, u"--json"_s, u"--until"_s, u"0"_s, sample()});
        QCOMPARE(none.json()["applied"_L1].toInt(), 0);
        QVERIFY(!none.json().contains("winners"_L1));
    }

    void abandonedGamesSaySo()
    {
        const auto answer = replay(record(R"({"do":"finish"})"));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.json()["abandoned"_L1].toBool());
        QCOMPARE(answer.json()["winners"_L1], QJsonValue(QJsonArray{0, 1}));
    }

    void printsAScoreSheet()
    {
        const auto answer = run({u"replay"_s, sample()});
        QCOMPARE(answer.exitCode, 0);
        const auto order = {"Cities", "Developments", "Monuments", "Goods and food", "Score", "wins."};
        qsizetype at = 0;
        for (const char *part : order) {
            at = answer.out.indexOf(part, at);
            QVERIFY2(at >= 0, part);
        }
        QVERIFY(answer.out.contains("In\xC3\xA8s wins."));
        QVERIFY(answer.out.contains("Corrected by hand"));
    }

    void replaysStoneAge()
    {
        const auto game = QStringLiteral(SOURCE_DIR "/tests/data/stone_age/expansion-5.json");
        const auto answer = run({u"replay"_s, u"--json"_s, game});
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.json()["over"_L1].toBool());
        QCOMPARE(answer.json()["game"_L1].toString(), u"stone-age"_s);
        QCOMPARE(answer.json()["turn"_L1].toObject().keys(),
            (QStringList{u"deck"_s, u"hungry"_s, u"missing"_s, u"peopleLeft"_s, u"stacks"_s, u"start"_s}));
        const auto sheet = run({u"replay"_s, game}).out;
        qsizetype at = 0;
        for (const char *part : {"Style is the Goal", "Village", "Stock", "Cards", "Score", "wins."}) {
            at = sheet.indexOf(part, at);
            QVERIFY2(at >= 0, part);
        }
        const auto refused
            = replay(record(R"({"do":"hut"},{"do":"hut"})").replace("bronze-age", "stone-age"));
        QCOMPARE(refused.exitCode, 1);
        QCOMPARE(refused.code(), u"place-used"_s);
        QCOMPARE(refused.message(), u"Hut: you have been there this round."_s);
    }

    void refusesWhatIsNoRecord_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("named");
        const auto boxes = [](const char *number) {
            return record(QByteArray(R"({"do":"build","on":[{"city":4,"boxes":)") + number + "}]}");
        };
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("16 MiB of [") << QByteArray(16 * 1024 * 1024, '[') << u"16"_s;
        QTest::newRow("a byte more than 16 MiB") << QByteArray(16 * 1024 * 1024 + 1, ' ') << u"16 MiB"_s;
        QTest::newRow("10,001 actions")
            << record(QByteArray(R"({"do":"pass"},)").repeated(10000) + R"({"do":"pass"})") << u"actions"_s;
        QTest::newRow("1e999") << boxes("1e999") << u"actions[0].on[0].boxes"_s;
        QTest::newRow("-1") << boxes("-1") << u"actions[0].on[0].boxes"_s;
        QTest::newRow("2.5") << boxes("2.5") << u"actions[0].on[0].boxes"_s;
        QTest::newRow("true") << boxes("true") << u"actions[0].on[0].boxes"_s;
        QTest::newRow("newer") << record({}).replace(R"("version":1)", R"("version":2)") << u"version"_s;
    }
    void refusesWhatIsNoRecord()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, named);
        const auto answer = replay(bytes);
        QCOMPARE(answer.exitCode, 2);
        QCOMPARE(answer.json().keys(), QStringList{u"error"_s});
        QCOMPARE(answer.code(), u"bad-record"_s);
        QVERIFY2(answer.message().contains(named), qPrintable(answer.message()));
        QCOMPARE(answer.json()["error"_L1].toObject().contains("action"_L1), named.startsWith("actions["_L1));

        const auto readable = replay(bytes, {});
        QCOMPARE(readable.exitCode, 2);
        QCOMPARE(readable.out, QByteArray());
        QVERIFY(!readable.err.isEmpty());
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no file") << QStringList{u"replay"_s};
        QTest::newRow("two files") << QStringList{u"replay"_s, sample(), sample()};
        QTest::newRow("a folder") << QStringList{u"replay"_s, QStringLiteral(SOURCE_DIR)};
        QTest::newRow("nothing there") << QStringList{u"replay"_s, u"/nowhere/at/all.json"_s};
        QTest::newRow("until what?") << QStringList{u"replay"_s, u"--until"_s, u"soon"_s, sample()};
        QTest::newRow("until before the start") << QStringList{u"replay"_s, u"--until=-1"_s, sample()};
        QTest::newRow("unknown option") << QStringList{u"replay"_s, u"--fast"_s, sample()};
        QTest::newRow("unknown command") << QStringList{u"play"_s};
    }
    void refusesWrongUsage()
    {
        QFETCH(QStringList, arguments);
        const auto readable = run(arguments);
        QCOMPARE(readable.exitCode, 2);
        QCOMPARE(readable.out, QByteArray());
        QVERIFY(!readable.err.isEmpty());
        const auto answer = run(arguments << u"--json"_s);
        QCOMPARE(answer.exitCode, 2);
        QCOMPARE(answer.code(), u"bad-usage"_s);
        QVERIFY(!answer.message().isEmpty());
    }

    void saysWhatIsMissing_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("missing");
        QTest::newRow("replay") << u"replay"_s << u"FILE"_s;
        QTest::newRow("sheet") << u"sheet"_s << u"FILE"_s;
        QTest::newRow("show") << u"show"_s << u"ID"_s;
        QTest::newRow("import") << u"import"_s << u"FILE..."_s;
        QTest::newRow("backup") << u"backup"_s << u"FILE"_s;
        QTest::newRow("restore") << u"restore"_s << u"FILE"_s;
    }
    void saysWhatIsMissing()
    {
        QFETCH(QString, command);
        QFETCH(QString, missing);
        const auto answer = run({command, u"--json"_s});
        QCOMPARE(answer.exitCode, 2);
        QVERIFY2(
            answer.message().contains(u"%1 needs %2"_s.arg(command, missing)), qPrintable(answer.message()));
    }

    void saysWhatMayBeMeant_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("meant");
        QTest::newRow("a letter too few") << QStringList{u"lst"_s} << u"list"_s;
        QTest::newRow("a letter too many") << QStringList{u"liist"_s} << u"list"_s;
        QTest::newRow("two swapped") << QStringList{u"improt"_s} << u"import"_s;
        QTest::newRow("another") << QStringList{u"chekk"_s} << u"check"_s;
        QTest::newRow("the beginning") << QStringList{u"exp"_s} << u"export"_s;
        QTest::newRow("upper case") << QStringList{u"LIST"_s} << u"list"_s;
        QTest::newRow("asked for help") << QStringList{u"help"_s, u"statz"_s} << u"stats"_s;
        QTest::newRow("help itself") << QStringList{u"halp"_s} << u"help"_s;
        QTest::newRow("an option") << QStringList{u"replay"_s, u"--untl"_s, u"3"_s} << u"--until"_s;
        QTest::newRow("nothing near") << QStringList{u"frobnicate"_s} << QString();
        QTest::newRow("no option near") << QStringList{u"list"_s, u"--frobnicate"_s} << QString();
    }
    void saysWhatMayBeMeant()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, meant);
        const auto answer = run(arguments << u"--json"_s);
        QCOMPARE(answer.exitCode, 2);
        QCOMPARE(answer.code(), u"bad-usage"_s);
        QCOMPARE(answer.message().contains("did you mean"_L1), !meant.isEmpty());
        QVERIFY2(
            meant.isEmpty() || answer.message().endsWith(u' ' + meant + u'?'), qPrintable(answer.message()));
    }

    static QByteArray sheetOf(const QByteArray &rows)
    {
        return R"({"format":"tallystone.sheet","version":1,"template":{"id":"s","version":1,"title":"S","rows":[)"
            + rows + "]}}";
    }

    void printsEverySheetThatIsShippedAsItIs()
    {
        const QDir folder(QStringLiteral(SOURCE_DIR "/app/sheets"));
        const auto names = folder.entryList({u"*.json"_s});
        QCOMPARE(names.size(), 12);
        for (const auto &name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto answer = run({u"sheet"_s, u"--json"_s, file.fileName()});
            QCOMPARE(answer.exitCode, 0);
            QCOMPARE(answer.out, file.readAll());
            QCOMPARE(answer.err, QByteArray());
        }
    }

    void tellsAllThatIsWrongWithASheet()
    {
        const auto sheet = sheetOf(R"({"id":"eggs","title":"Eggs","kind":"number","factor":0},)"
                                   R"({"id":"f","title":"Nest","kind":"formula","formula":"2 * egs"})");
        const auto readable = run({u"sheet"_s, u"-"_s}, sheet);
        QCOMPARE(readable.exitCode, 2);
        QCOMPARE(readable.json().keys(), QStringList{u"error"_s});
        QCOMPARE(
            readable.json()["error"_L1].toObject().keys(), (QStringList{u"code"_s, u"message"_s, u"row"_s}));
        QVERIFY(readable.err.contains("Row 1"));
        QVERIFY(readable.err.contains("Row 2, “Nest”, character 5: No row above is called “egs”. Eggs?"));

        const auto answer = run({u"sheet"_s, u"--json"_s, u"-"_s}, sheet);
        QCOMPARE(answer.err, QByteArray());
        const auto faults = answer.json()["error"_L1]["faults"_L1].toArray();
        QCOMPARE(faults.size(), 2);
        QCOMPARE(faults[0]["row"_L1].toInt(), 0);
        QCOMPARE(faults[1]["row"_L1].toInt(), 1);
        QCOMPARE(faults[1]["problem"_L1].toString(), u"unknown-name"_s);
        QCOMPARE(faults[1]["place"_L1].toInt(), 4);
    }

    void doubtsDoNotHinder()
    {
        const auto answer = run({u"sheet"_s, u"-"_s},
            sheetOf(R"({"id":"a","title":"A","kind":"number"},)"
                    R"({"id":"b","title":"B","kind":"number","counts":false})"));
        QCOMPARE(answer.exitCode, 0);
        QVERIFY(answer.err.contains("Row 2, “B”: This row is not needed by anything."));
        QVERIFY(run({u"sheet"_s, u"-"_s}, sheetOf({}), u"de"_s).err.contains("rows"));
    }

    void readsASheetOutOfALink()
    {
        const auto broken = run({u"sheet"_s, QStringLiteral(PACKED_SHEET).chopped(7)});
        QCOMPARE(broken.exitCode, 2);
        QCOMPARE(broken.code(), u"bad-record"_s);
        const auto good = run({u"sheet"_s, QStringLiteral(PACKED_SHEET)});
        QCOMPARE(good.exitCode, 0);
        QCOMPARE(good.json()["template"_L1]["title"_L1].toString(), u"Points"_s);
        QCOMPARE(run({u"sheet"_s, u"-"_s}, QByteArray(PACKED_SHEET "\n")).out, good.out);
        QVERIFY(run({u"sheet"_s, u"tallystone:sheet/2/AAAA"_s}).err.contains("newer"));
        QVERIFY(run({u"sheet"_s, u"tallystone:game/1/AAAA"_s}).err.contains("not one of a sheet"));
        QVERIFY(run({u"sheet"_s, QStringLiteral(PACKED_TOO_MUCH)}).err.contains("64 KiB"));
    }

    void speaksTheSystemsLanguage()
    {
        QVERIFY(run({u"replay"_s, sample()}, {}, u"fr"_s).out.contains("Grande Muraille"));
        QVERIFY(run({u"replay"_s, sample()}, {}, u"de_AT:fr"_s).out.contains("Entwicklungen"));
        QVERIFY(run({u"replay"_s, sample()}, {}, u"tlh"_s).out.contains("Developments"));
    }

    void knowsHelpAndVersion()
    {
        QVERIFY(run({u"--help"_s}).out.contains("replay"));
        QCOMPARE(run({u"help"_s}).out, run({u"--help"_s}).out);
        QCOMPARE(run({u"help"_s}).exitCode, 0);
        QCOMPARE(run({u"help"_s, u"replay"_s}).out, run({u"replay"_s, u"--help"_s}).out);
        QCOMPARE(run({u"help"_s, u"replay"_s}).exitCode, 0);
        QCOMPARE(run({u"help"_s, u"nonsense"_s}).exitCode, 2);
        QVERIFY(run({u"replay"_s, u"--help"_s}).out.contains("--until"));
        QCOMPARE(run({u"--version"_s}).out, QByteArray("tallystone-cli " TALLYSTONE_VERSION "\n"));
        QCOMPARE(run({}).exitCode, 2);
    }
};
QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
