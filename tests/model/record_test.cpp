// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/suites.h"

/// The record format: what is read, what is refused and where, and how it is written.
class RecordTest : public QObject
{
    Q_OBJECT

    static Games rules()
    {
        static const GameOf<BronzeAge::Rules> bronzeAge;
        static const std::array<const Game *, 1> list = {&bronzeAge};
        return list;
    }

    static tl::expected<Record, Malformed> read(QByteArray bytes)
    {
        return readRecord(bytes.replace('\'', '"').toStdString(), rules());
    }

    /// A small record in which one part can be put differently.
    static QByteArray with(const QByteArray &part, const QByteArray &instead)
    {
        QByteArray text
            = "{'format':'tallystone.record','version':1,'id':'0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11',"
              "'game':'bronze-age','options':{'edition':'original'},'players':[{'name':'Ana'},{'name':'Ben'}]"
              ","
              "'startedAt':'2026-11-15T20:04:00Z','finishedAt':'2026-11-15T20:49:10.250Z','place':'','note':'"
              "',"
              "'actions':[{'do':'roll','dice':{'food':1,'good':1,'workers':1},'at':'2026-11-15T20:05:12Z'},"
              "{'do':'build','on':[{'city':4,'boxes':3}]},{'do':'pass'}]}";
        Q_ASSERT(text.count(part) == 1);
        return text.replace(part, instead);
    }
    static QByteArray withAction(const QByteArray &action) { return with("{'do':'pass'}", action); }

private Q_SLOTS:
    void seatsBySide()
    {
        using Groups = std::vector<std::vector<int>>;
        const std::vector teams = {0, 1, 0, 1, 2};
        QVERIFY((bySide(5, teams) == Groups{{0, 2}, {1, 3}, {4}}));
        // As they are ranked.
        QVERIFY((bySide(std::vector{4, 1, 3}, teams) == Groups{{4}, {1, 3}}));
        QVERIFY((bySide(3, {}) == Groups{{0}, {1}, {2}}));
    }

    void isMalformed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<int>("action");
        const auto row = [](const char *name, const QByteArray &text, const char *where, int action = -1) {
            QTest::newRow(name) << text << QByteArray(where) << action;
        };
        const auto place = "'place':''";

        row("a list", "[]", "");
        row("no format", with("'format':'tallystone.record',", ""), "format");
        row("other format", with("tallystone.record", "tallystone.archive"), "format");
        row("no version", with("'version':1,", ""), "version");
        row("version 0", with("'version':1", "'version':0"), "version");
        row("version 2", with("'version':1", "'version':2"), "version");
        row("version 1.5", with("'version':1", "'version':1.5"), "version");
        row("no game", with("'game':'bronze-age',", ""), "game");
        row("unknown game", with("bronze-age", "iron-age"), "game");
        row("id", with("0b0c3a52-", "0b0c3a5-"), "id");
        row("id with other letters", with("0b0c3a52-", "0b0c3g52-"), "id");
        row("id null", with("'0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11'", "null"), "id");
        row("unknown member", with(place, "'placo':''"), "placo");
        row("null", with(place, "'place':null"), "place");
        row("number for text", with(place, "'place':1"), "place");
        row("place too long", with(place, "'place':'" + QByteArray("\xC3\xA9").repeated(2001) + "'"),
            "place");
        row("note too long", with("'note':''", "'note':'" + QByteArray(2001, 'n') + "'"), "note");

        row("options no object", with("{'edition':'original'}", "[]"), "options");
        row("options null", with("{'edition':'original'}", "null"), "options");
        row("unknown option", with("'edition':'original'", "'editon':'original'"), "options.editon");
        row("unknown edition", with("'original'", "'first'"), "options.edition");
        row("trade as number", with("'edition':'original'", "'trade':1"), "options.trade");
        row("unknown tie-break", with("'edition':'original'", "'tieBreak':'dice'"), "options.tieBreak");
        row("no developments", with("'edition':'original'", "'endDevelopments':0"),
            "options.endDevelopments");
        row("14 developments", with("'edition':'original'", "'endDevelopments':14"),
            "options.endDevelopments");
        row("18 developments", with("'edition':'original'", "'edition':'late-bronze','endDevelopments':18"),
            "options.endDevelopments");
        row("solo rounds with two", with("'edition':'original'", "'soloRounds':10"), "options.soloRounds");
        row("100 solo rounds",
            with("{'edition':'original'},'players':[{'name':'Ana'},{'name':'Ben'}]",
                "{'soloRounds':100},'players':[{'name':'Ana'}]"),
            "options.soloRounds");
        row("no solo rounds",
            with("{'edition':'original'},'players':[{'name':'Ana'},{'name':'Ben'}]",
                "{'soloRounds':0},'players':[{'name':'Ana'}]"),
            "options.soloRounds");
        row("solo end as text", with("'edition':'original'", "'soloEarlyEnd':'no'"), "options.soloEarlyEnd");

        row("nobody", with("[{'name':'Ana'},{'name':'Ben'}]", "[]"), "players");
        row("five", with("{'name':'Ben'}", "{'name':'B'},{'name':'C'},{'name':'D'},{'name':'E'}"), "players");
        row("players missing", with("'players':[{'name':'Ana'},{'name':'Ben'}],", ""), "players");
        row("player as text", with("{'name':'Ben'}", "'Ben'"), "players[1]");
        row("no name", with("{'name':'Ben'}", "{}"), "players[1].name");
        row("empty name", with("'Ben'", "' \\t '"), "players[1].name");
        row("name too long", with("'Ben'", "'" + QByteArray(41, 'x') + "'"), "players[1].name");
        row("same name", with("'Ben'", "' ANA '"), "players[1].name");
        row("same name with accents",
            with("'Ana'},{'name':'Ben'", "'L\xC3\xA9\x61'},{'name':'L\xC3\x89\x41'"), "players[1].name");
        row("something else of a player", with("{'name':'Ben'}", "{'name':'Ben','colour':'red'}"),
            "players[1].colour");

        row("no such day", with("2026-11-15T20:04:00Z", "2026-02-29T20:04:00Z"), "startedAt");
        row("no such hour", with("2026-11-15T20:04:00Z", "2026-11-15T24:00:00Z"), "startedAt");
        row("no such minute", with("2026-11-15T20:04:00Z", "2026-11-15T20:60:00Z"), "startedAt");
        row("no such second", with("2026-11-15T20:04:00Z", "2026-11-15T20:04:60Z"), "startedAt");
        row("comma for point", with("10.250Z", "10,250Z"), "finishedAt");
        row("letters in a fraction", with("10.250Z", "10.2x0Z"), "finishedAt");
        row("a long name of a member is cut", with(place, "'" + QByteArray(10000, 'x') + "':''"),
            QByteArray(64, 'x').constData());
        row("local time", with("2026-11-15T20:04:00Z", "2026-11-15T20:04:00+01:00"), "startedAt");
        row("fraction without digits", with("10.250Z", "10.Z"), "finishedAt");
        row("empty time", with("2026-11-15T20:04:00Z", ""), "startedAt");
        row("time of an action", with("2026-11-15T20:05:12Z", "now"), "actions[0].at", 0);

        row("actions missing", with("'note':'','actions':", "'note':'','action':"), "actions");
        row("members come before actions", with("'note':''", "'nota':''").replace("'pass'", "'fly'"), "nota");
        row("action as text", withAction("'pass'"), "actions[2]", 2);
        row("action without a name", withAction("{}"), "actions[2].do", 2);
        row("unknown action", withAction("{'do':'fly'}"), "actions[2].do", 2);
        row("unknown member of an action", withAction("{'do':'pass','keep':{}}"), "actions[2].keep", 2);
        row("the first action that is wrong", withAction("{'do':'fly'},{'do':'dive'}"), "actions[2].do", 2);

        const auto count = [&](const char *name, const QByteArray &value) {
            row(name, with("'boxes':3", "'boxes':" + value), "actions[1].on[0].boxes", 1);
        };
        count("-1", "-1");
        count("2.5", "2.5");
        count("1e999", "1e999");
        count("1000001", "1000001");
        count("true", "true");
        count("text", "'3'");
        count("null as a count", "null");
        count("a list as a count", "[3]");

        row("dice missing", withAction("{'do':'roll'}"), "actions[2].dice", 2);
        row("dice as a list", withAction("{'do':'roll','dice':['food']}"), "actions[2].dice", 2);
        row("unknown face", withAction("{'do':'roll','dice':{'gold':1}}"), "actions[2].dice.gold", 2);
        row("trade without a partner", withAction("{'do':'trade','give':{},'get':{}}"), "actions[2].with", 2);
        row("trade without give", withAction("{'do':'trade','with':1,'get':{}}"), "actions[2].give", 2);
        row("trade without get", withAction("{'do':'trade','with':1,'give':{}}"), "actions[2].get", 2);
        row("trade of unknown goods", withAction("{'do':'trade','with':1,'give':{'gold':1},'get':{}}"),
            "actions[2].give.gold", 2);
        row("build without on", withAction("{'do':'build'}"), "actions[2].on", 2);
        row("build on nothing", withAction("{'do':'build','on':[{'boxes':1}]}"), "actions[2].on[0].city", 2);
        row("build on both", withAction("{'do':'build','on':[{'city':4,'monument':'temple','boxes':1}]}"),
            "actions[2].on[0].city", 2);
        row("unknown monument", withAction("{'do':'build','on':[{'monument':'sphinx','boxes':1}]}"),
            "actions[2].on[0].monument", 2);
        row("boxes missing", withAction("{'do':'build','on':[{'city':4}]}"), "actions[2].on[0].boxes", 2);
        row("ships missing", withAction("{'do':'ship'}"), "actions[2].count", 2);
        row("swap without to", withAction("{'do':'swap','from':'wood'}"), "actions[2].to", 2);
        row("swap of food", withAction("{'do':'swap','from':'wood','to':'food'}"), "actions[2].to", 2);
        row("buy without development", withAction("{'do':'buy','goods':[]}"), "actions[2].development", 2);
        row("buy without goods", withAction("{'do':'buy','development':'empire'}"), "actions[2].goods", 2);
        row("buy something unknown", withAction("{'do':'buy','development':'flight','goods':[]}"),
            "actions[2].development", 2);
        row("a row twice", withAction("{'do':'buy','development':'empire','goods':['wood','wood']}"),
            "actions[2].goods", 2);
        row("a row unknown", withAction("{'do':'buy','development':'empire','goods':['gold']}"),
            "actions[2].goods[0]", 2);
        row("discard food", withAction("{'do':'pass','discard':{'food':1}}"), "actions[2].discard.food", 2);
        row("preserve with something", withAction("{'do':'preserve','pottery':1}"), "actions[2].pottery", 2);
        row("adjust without player", withAction("{'do':'adjust','set':{}}"), "actions[2].player", 2);
        row("adjust without set", withAction("{'do':'adjust','player':0}"), "actions[2].set", 2);
        row("adjust something unknown", withAction("{'do':'adjust','player':0,'set':{'luck':1}}"),
            "actions[2].set.luck", 2);
        row("adjust city 3", withAction("{'do':'adjust','player':0,'set':{'cityBoxes':{'3':1}}}"),
            "actions[2].set.cityBoxes.3", 2);
        row("adjust a monument without boxes",
            withAction("{'do':'adjust','player':0,'set':{'monuments':{'temple':{'first':true}}}}"),
            "actions[2].set.monuments.temple.boxes", 2);
        row("adjust first as number",
            withAction("{'do':'adjust','player':0,'set':{'monuments':{'temple':{'boxes':7,'first':1}}}}"),
            "actions[2].set.monuments.temple.first", 2);
        row("why too long", withAction("{'do':'finish','why':'" + QByteArray(2001, 'w') + "'}"),
            "actions[2].why", 2);
    }
    void isMalformed()
    {
        QFETCH(QByteArray, text);
        const auto record = read(text);
        QVERIFY(!record);
        QTEST(QByteArray::fromStdString(record.error().where), "where");
        QTEST(record.error().action.value_or(-1), "action");
    }

    void isFine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("as it is") << with("'place':''", "'place':''");
        QTest::newRow("only what is required")
            << QByteArray("{'format':'tallystone.record','version':1,'game':'bronze-age',"
                          "'players':[{'name':'Ana'}],'actions':[]}");
        QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + with("'place':''", "'place':''");
        QTest::newRow("given twice, the last counts") << with("'place':''", "'place':null,'place':''");
        QTest::newRow("2,000 characters of more than one byte")
            << with("'place':''", "'place':'" + QByteArray("\xF0\x9F\x8E\xB2").repeated(2000) + "'");
        QTest::newRow("a name of 40 characters")
            << with("'Ben'", "' " + QByteArray("\xC3\xA9").repeated(40) + " '");
        QTest::newRow("sharp s is not ss")
            << with("'Ana'},{'name':'Ben'", "'Strasse'},{'name':'Stra\xC3\x9F\x65'");
        QTest::newRow("3.0 boxes") << with("'boxes':3", "'boxes':3.0");
        QTest::newRow("30e-1 boxes") << with("'boxes':3", "'boxes':30e-1");
        QTest::newRow("a zero written out") << with("'food':1,", "'food':1,'skull':0,");
        QTest::newRow("defaults written out") << withAction("{'do':'pass','discard':{}}");
        QTest::newRow("a byte order mark in a name is a character")
            << with("'Ana'},{'name':'Ben'", "'\xEF\xBB\xBF\x41na'},{'name':'Ana'");
        QTest::newRow("UUID in capitals") << with("0b0c3a52-", "0B0C3A52-");
    }
    void isFine()
    {
        QFETCH(QByteArray, text);
        const auto record = read(text);
        QVERIFY2(record, record ? "" : record.error().where.data());
        const auto again = readRecord(writeRecord(*record), rules());
        QVERIFY(again);
        QVERIFY(*again == *record);
    }

    void isWrittenCanonically()
    {
        const auto record
            = read(with("'options':{'edition':'original'}",
                "'options':{'soloEarlyEnd':false,'trade':false,'tieBreak':'value','edition':'original'}")
                       .replace("'note':''", "'note':'two\\nlines'")
                       .replace("'Ana'", "'  Ana '")
                       .replace("0b0c3a52-", "0B0C3A52-")
                       .replace("{'do':'pass'}",
                           "{'goods':['cloth','wood'],'food':0,'development':'empire','do':'buy'},"
                           "{'do':'adjust','why':'','set':{'food':2,'monuments':{'obelisk':{'first':"
                           "true,'boxes':9}}},'player':1}"));
        QVERIFY(record);
        QCOMPARE(QByteArray::fromStdString(writeRecord(*record)), QByteArray(R"({
  "format": "tallystone.record",
  "version": 1,
  "id": "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11",
  "game": "bronze-age",
  "options": {
    "tieBreak": "value"
  },
  "players": [
    {
      "name": "Ana"
    },
    {
      "name": "Ben"
    }
  ],
  "startedAt": "2026-11-15T20:04:00Z",
  "finishedAt": "2026-11-15T20:49:10.250Z",
  "note": "two\nlines",
  "actions": [
    {
      "do": "roll",
      "dice": {
        "food": 1,
        "good": 1,
        "workers": 1
      },
      "at": "2026-11-15T20:05:12Z"
    },
    {
      "do": "build",
      "on": [
        {
          "city": 4,
          "boxes": 3
        }
      ]
    },
    {
      "do": "buy",
      "development": "empire",
      "goods": [
        "wood",
        "cloth"
      ]
    },
    {
      "do": "adjust",
      "player": 1,
      "set": {
        "food": 2,
        "monuments": {
          "obelisk": {
            "boxes": 9,
            "first": true
          }
        }
      }
    }
  ]
}
)"));
    }

    void hasLimits()
    {
        const auto pass = QByteArray("{'do':'pass'},");
        const auto fits = withAction(pass.repeated(9997) + "{'do':'pass'}");
        QVERIFY(read(fits));
        const auto tooMany = read(withAction(pass.repeated(9998) + "{'do':'pass'}"));
        QVERIFY(!tooMany);
        QVERIFY(tooMany.error().flaw == Flaw::TooMany);
        QCOMPARE(tooMany.error().where, std::string("actions"));

        std::string padded = with("'place':''", "'place':''").replace('\'', '"').toStdString();
        padded.append(MaxRecordBytes - padded.size(), ' ');
        QVERIFY(readRecord(padded, rules()));
        padded += ' ';
        QVERIFY(readRecord(padded, rules()).error().flaw == Flaw::TooLarge);
        QVERIFY(readRecord(std::string(MaxRecordBytes, '['), rules()).error().flaw == Flaw::TooDeep);
    }

    void manyMembersTakeNoTimeToSpeakOf()
    {
        // Quadratic work on two million members would take hours.
        std::string text = "{";
        for (int i = 0; i < 1'200'000; ++i) {
            text += "\"m" + std::to_string(i % 1000) + "\":0,";
        }
        text += "\"format\":\"tallystone.record\"}";
        QVERIFY(readRecord(text, rules()).error().flaw == Flaw::Missing);
    }

    void archivesHoldTheOldestFirst()
    {
        auto later = *read(with("'place':''", "'place':'later'"));
        auto earlier = later;
        later.startedAt = "2026-11-15T20:04:00.5Z";
        earlier.startedAt = "2026-11-15T20:04:00Z";
        earlier.place = "earlier";
        auto twin = earlier;
        twin.id = "00000000-9b4f-4c1e-8a37-6f1a2f0b9d11";
        const auto bytes = writeArchive({later, earlier, twin});
        const auto records = readRecords(bytes, rules());
        QVERIFY(records);
        QVERIFY(*records == (std::vector{twin, earlier, later}));
        QCOMPARE(writeArchive(*records), bytes);
        QVERIFY(readRecord(bytes, rules()).error().where == "format");
    }

    void anArchiveIsTheSamePieceByPiece()
    {
        Record record{.id = "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11", .game = "toy", .players = {"Ana"}};
        record.note = "a\nb"; // no line of its own
        for (const std::vector<Record> &records :
            {std::vector<Record>(), {record}, {record, record, record}}) {
            ArchiveWriter writer;
            std::string bytes;
            Json::Array list;
            for (const auto &one : records) {
                bytes += writer.add(one);
                list.push_back(*Json::parse(writeRecord(one)));
            }
            bytes += writer.end();
            QCOMPARE(bytes, writeArchive(records));
            QCOMPARE(bytes,
                Json::write(
                    Json::Object{{"format", "tallystone.archive"}, {"version", 1}, {"records", list}}));
        }
    }

    void recordsAndArchivesAreReadAlike()
    {
        const auto record = read(with("'note':''", "'note':''"));
        const auto one = writeRecord(*record);
        QVERIFY(readRecords(one, rules()) == std::vector{*record});
        QVERIFY(readRecords(writeArchive({*record, *record}), rules()) == std::vector({*record, *record}));
        QVERIFY(readRecords(writeArchive({}), rules())->empty());
        QVERIFY(readRecords("{}", rules()).error().where == "format");
        QVERIFY(readRecords("[]", rules()).error().flaw == Flaw::NotAnObject);
        // Only an archive may be larger than a record.
        const auto padding = std::string(MaxRecordBytes, ' ');
        QVERIFY(readRecords(one + padding.substr(one.size()), rules()));
        QVERIFY(readRecords(one + padding.substr(one.size() - 1), rules()).error().flaw == Flaw::TooLarge);
        QVERIFY(readRecords(one + padding, rules()).error().flaw == Flaw::TooLarge);
        QVERIFY(readRecords(writeArchive({*record}) + padding, rules()));
        QVERIFY(readRecords(std::string(MaxArchiveBytes + 1, ' '), rules()).error().flaw == Flaw::TooLarge);
    }

    void aFlawInAnArchiveSaysWhichRecord()
    {
        const auto one = with("'place':''", "'place':''");
        const auto archive
            = "{'format':'tallystone.archive','version':1,'records':[" + one + "," + one + "]}";
        const auto text = QByteArray(archive).replace('\'', '"').toStdString();
        QVERIFY(readRecords(text, rules()));
        auto broken = text;
        broken.replace(broken.rfind("\"pass\""), 6, "\"fly\"");
        const auto records = readRecords(broken, rules());
        QVERIFY(!records);
        QCOMPARE(records.error().where, std::string("records[1].actions[2].do"));
        QCOMPARE(records.error().action, 2);

        auto later = text;
        later.replace(later.rfind("\"Ana\""), 5, "\"\"");
        const auto nameless = readRecords(later, rules());
        QCOMPARE(nameless.error().where, std::string("records[1].players[0].name"));
        QCOMPARE(nameless.error().action, std::nullopt);

        auto newer = text;
        newer.replace(newer.find("\"version\":1"), 11, "\"version\":2");
        QVERIFY(readRecords(newer, rules()).error().flaw == Flaw::TooNew);

        auto more = text;
        more.insert(1, R"("extra":1,)");
        QCOMPARE(readRecords(more, rules()).error().where, std::string("extra"));
        auto half = text;
        half.erase(half.rfind("]}]}"), 1);
        QVERIFY(readRecords(half, rules()).error().flaw == Flaw::NotJson);
    }

    void anArchiveIsReadOneByOne()
    {
        const auto record = *read(with("'note':''", "'note':''"));
        const auto bytes = writeArchive({record, record, record});
        int asked = 0;
        const auto file = RecordFile::open(bytes, [&] { return ++asked > 0; });
        QVERIFY(file);
        QCOMPARE(file->size(), std::size_t(3));
        QCOMPARE(asked, 3);
        QVERIFY(file->read(2, rules()) == record);
        QVERIFY(!RecordFile::open(bytes, [&] { return ++asked < 5; }));
        QCOMPARE(asked, 5);
        // Of a member given twice the last counts.
        QCOMPARE(readRecords(bytes.substr(0, bytes.rfind('}')) + R"(, "records": []})", rules())->size(),
            std::size_t(0));
        QCOMPARE(readRecords(bytes.substr(0, bytes.rfind('}')) + R"(, "records": 3})", rules()).error().where,
            std::string("records"));
    }
};
TALLYSTONE_SUITE(RecordTest)
#include "record_test.moc"
