// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/bgstats.h"
#include "app/share/chat.h"
#include "app/share/csv.h"
#include "app/share/qr.h"
#include "app/sheet/words/librarylink.h"
#include "app/sheet/words/librarysource.h"
#include "app/sheet/words/shipped.h"
#include "app/words/language.h"
#include "tests/app/finished.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtTest/QTest>

#include <ZXing/ReadBarcode.h>

using namespace Qt::StringLiterals;

/// What leaves the app: a link, its code, a table, a text.
class ShareTest : public QObject
{
    Q_OBJECT

    static QJsonObject playOf(const Record &record)
    {
        return QJsonDocument::fromJson(bgStatsPlay(record)).object();
    }

    /// What a camera reads off the screen.
    static std::optional<QString> read(const QImage &code)
    {
        const auto shown = code.scaled(code.size() * 3).convertToFormat(QImage::Format_Grayscale8);
        const auto result
            = ZXing::ReadBarcode(ZXing::ImageView(shown.constBits(), shown.width(), shown.height(),
                                     ZXing::ImageFormat::Lum, static_cast<int>(shown.bytesPerLine())),
                ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
        return result.isValid() && result.ecLevel() != L"L"
            ? std::optional(QString::fromStdWString(result.text()))
            : std::nullopt;
    }

    static QString text(QByteArray bytes) { return QString::fromUtf8(bytes); }

    /// A table's cells, read as RFC 4180 has them.
    static QList<QStringList> tableOf(const QByteArray &bytes)
    {
        QList<QStringList> rows{{QString()}};
        bool quoted = false;
        const auto all = text(bytes);
        for (qsizetype i = 0; i < all.size(); ++i) {
            const auto c = all.at(i);
            if (c == u'"') {
                const bool twice = quoted && i + 1 < all.size() && all.at(i + 1) == u'"';
                if (twice) {
                    rows.back().back() += c;
                    ++i;
                } else {
                    quoted = !quoted;
                }
            } else if (c == u',' && !quoted) {
                rows.back() << QString();
            } else if (c == u'\r' && !quoted && all.mid(i + 1, 1) == u"\n") {
                rows << QStringList{QString()};
                ++i;
            } else {
                rows.back().back() += c;
            }
        }
        rows.removeLast();
        return rows;
    }

private Q_SLOTS:
    static void initMain() { Finished::fixTheWorld(); }
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void everySheetIsReadOffTheScreen()
    {
        for (const auto &sheet : OwnSheet::shippedSheets()) {
            const auto link = OwnSheet::Library::linkOf(sheet);
            QCOMPARE(read(qrCode(link).value()), link);
            const auto source = OwnSheet::Library::readSource(link.toUtf8());
            QVERIFY(source.faults.empty());
            QVERIFY(source.sheet == sheet);
        }
    }

    /// Every member in the order of the specification's table.
    void aPlayIsWrittenAsDocumented()
    {
        auto record = Finished::evening();
        record.place = "Chez Léa";
        record.note = "Rematch!";
        QCOMPARE(text(bgStatsPlay(record)),
            u"{\"sourceName\":\"Tallystone\",\"sourcePlayId\":\"0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11\","
            "\"playDate\":\"2026-11-15 21:04:00\",\"durationMin\":45,\"board\":\"Original\","
            "\"comments\":\"Rematch!\",\"location\":\"Chez Léa\","
            "\"game\":{\"name\":\"Roll Through the Ages: The Bronze Age\",\"sourceGameId\":\"bronze-age\","
            "\"bggId\":37380,\"highestWins\":true,\"noPoints\":false},"
            "\"players\":["
            "{\"name\":\"Léa\",\"sourcePlayerId\":\"Léa\",\"startPlayer\":true,\"rank\":2,\"score\":-3,"
            "\"winner\":false},"
            "{\"name\":\"Marc\",\"sourcePlayerId\":\"Marc\",\"startPlayer\":false,\"rank\":1,\"score\":2,"
            "\"winner\":true},"
            "{\"name\":\"Inès\",\"sourcePlayerId\":\"Inès\",\"startPlayer\":false,\"rank\":2,\"score\":-3,"
            "\"winner\":false},"
            "{\"name\":\"Tom\",\"sourcePlayerId\":\"Tom\",\"startPlayer\":false,\"rank\":4,\"score\":-5,"
            "\"winner\":false}"
            "]}"_s);
    }

    void whatIsEmptyIsLeftOut()
    {
        const auto play = playOf(Finished::evening());
        QVERIFY(!play.contains("comments"_L1));
        QVERIFY(!play.contains("location"_L1));
        auto bare = Finished::evening();
        bare.id.clear();
        bare.startedAt.clear();
        bare.finishedAt.clear();
        QCOMPARE(playOf(bare).keys(), (QStringList{u"board"_s, u"game"_s, u"players"_s, u"sourceName"_s}));
    }

    void everyPlayerSaysWhetherTheyWonAndStarted_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : Finished::sampleNames()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyPlayerSaysWhetherTheyWonAndStarted()
    {
        QFETCH(QString, name);
        const auto record = Finished::sample(name);
        const auto play = playOf(record);
        QVERIFY(play["game"_L1]["bggId"_L1].isDouble());
        const auto players = play["players"_L1].toArray();
        QCOMPARE(static_cast<std::size_t>(players.size()), record.players.size());
        int starters = 0;
        int winners = 0;
        for (const auto &player : players) {
            QVERIFY(player["winner"_L1].isBool());
            QVERIFY(player["startPlayer"_L1].isBool());
            starters += player["startPlayer"_L1].toBool() ? 1 : 0;
            winners += player["winner"_L1].toBool() ? 1 : 0;
            QCOMPARE(player["winner"_L1].toBool(), player["rank"_L1].toInt() == 1);
        }
        QCOMPARE(starters, 1);
        QVERIFY(winners >= 1);
    }

    void theDayIsTheLocalOne()
    {
        auto record = Finished::evening();
        record.startedAt = "2026-12-31T23:30:00.5Z";
        record.finishedAt = "2027-01-01T00:29:59Z";
        QCOMPARE(playOf(record)["playDate"_L1].toString(), u"2027-01-01 00:30:00"_s);
        QCOMPARE(playOf(record)["durationMin"_L1].toInt(), 60);
    }

    void theActionsTellHowLongItTook()
    {
        auto record = Finished::evening();
        record.actions.front().at = "2026-11-15T20:06:00Z";
        record.actions.back().at = "2026-11-15T21:05:30Z";
        QCOMPARE(playOf(record)["durationMin"_L1].toInt(), 60);
        record.finishedAt.clear();
        record.actions.front().at.clear();
        QVERIFY(!playOf(record).contains("durationMin"_L1));
    }

    void theEditionIsTheBoardInWords()
    {
        QVERIFY(useLanguage(u"fr"_s));
        const auto play = playOf(Finished::sample(u"late-bronze-2"_s));
        QCOMPARE(play["board"_L1].toString(), u"Bronze tardif"_s);
        QCOMPARE(play["game"_L1]["name"_L1].toString(), u"Roll Through the Ages: The Bronze Age"_s);
    }

    void aLinkIsPercentEncoded()
    {
        auto record = Finished::evening();
        record.players[0] = "Zoë & \"Q\" + #1 50% / ?=";
        const auto web = bgStatsLink(record, BgStatsLink::Web);
        const auto start = u"https://app.bgstatsapp.com/createPlay.html?data="_s;
        QVERIFY(web.startsWith(start));
        static const QRegularExpression data(u"^([A-Za-z0-9._~:,-]|%[0-9A-F]{2})+$"_s);
        QVERIFY(data.match(web.mid(start.size())).hasMatch());
        QCOMPARE(QByteArray::fromPercentEncoding(web.mid(start.size()).toLatin1()), bgStatsPlay(record));
        QCOMPARE(bgStatsLink(record, BgStatsLink::App),
            u"bgstats://app.bgstatsapp.com/createPlay.html?data="_s + web.mid(start.size()));
    }

    void aCodeIsReadBack_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : Finished::sampleNames()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void aCodeIsReadBack()
    {
        QFETCH(QString, name);
        const auto link = bgStatsLink(Finished::sample(name), BgStatsLink::Web);
        const auto code = qrCode(link);
        QVERIFY(code);
        // Version 25 has 117 modules, and 4 of quiet zone on each side.
        QVERIFY2(code->width() <= 117 + 8, qPrintable(QString::number(code->width())));
        QCOMPARE(read(*code), link);
    }

    void aCodeHasAQuietZone()
    {
        const auto code = qrCode(u"Tallystone"_s).value();
        const auto inner = code.rect().adjusted(4, 4, -4, -4);
        for (int y = 0; y < code.height(); ++y) {
            for (int x = 0; x < code.width(); ++x) {
                QVERIFY(inner.contains(x, y) || code.pixelColor(x, y) == QColor(Qt::white));
            }
        }
        // A finder begins in each of three corners.
        QCOMPARE(code.pixelColor(inner.topLeft()), QColor(Qt::black));
        QCOMPARE(code.pixelColor(inner.topRight()), QColor(Qt::black));
        QCOMPARE(code.pixelColor(inner.bottomLeft()), QColor(Qt::black));
    }

    void aCodeHoldsSoMuchAndNoMore()
    {
        const QString most(2331, u'a');
        const auto code = qrCode(most);
        QVERIFY(code);
        QCOMPARE(code->size(), QSize(177 + 8, 177 + 8));
        QCOMPARE(read(*code), most);
        QVERIFY(!qrCode(most + u'a'));
        auto wordy = Finished::evening();
        wordy.note = std::string(2000, '"');
        QVERIFY(!qrCode(bgStatsLink(wordy, BgStatsLink::Web)));
    }

    void aTableHasARowForEachPlayer()
    {
        auto record = Finished::evening();
        record.place = "Chez Léa";
        QCOMPARE(text(csvHeader()),
            u"id,game,edition,date,minutes,place,note,players,seat,player,score,rank,winner,abandoned,"
            "developments,monuments,bonuses,disasters,"
            "track,farmers,toolMakers,builders,shamans,traders,symbols,resources,gold,culture,impacts\r\n"_s);
        const auto shared = u"0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11,The Bronze Age,Original,"
                            "2026-11-15 21:04:00,45,Chez Léa,,4,"_s;
        // What other games count stays empty.
        const auto rest = u",,,,,,,,,,,\r\n"_s;
        QCOMPARE(text(csvRows(record)),
            shared + u"1,Léa,-3,2,0,1,0,0,0,-3"_s + rest + shared + u"2,Marc,2,1,1,1,2,0,0,0"_s + rest
                + shared + u"3,Inès,-3,2,0,1,0,0,0,-3"_s + rest + shared + u"4,Tom,-5,4,0,1,0,0,0,-5"_s
                + rest);
    }

    void cellsAreQuotedAndDisarmed_data()
    {
        QTest::addColumn<QString>("note");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << u"a good evening"_s << u"a good evening"_s;
        QTest::newRow("comma") << u"a, b"_s << u"\"a, b\""_s;
        QTest::newRow("quote") << u"the \"end\""_s << u"\"the \"\"end\"\"\""_s;
        QTest::newRow("lines") << u"one\ntwo\r\nthree"_s << u"\"one\ntwo\r\nthree\""_s;
        QTest::newRow("=") << u"=1+1"_s << u"'=1+1"_s;
        QTest::newRow("+") << u"+1"_s << u"'+1"_s;
        QTest::newRow("-") << u"-1"_s << u"'-1"_s;
        QTest::newRow("@") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
        QTest::newRow("tab") << u"\t=1"_s << u"'\t=1"_s;
        QTest::newRow("carriage return") << u"\r=1"_s << u"\"'\r=1\""_s;
        QTest::newRow("formula with a comma")
            << u"=HYPERLINK(\"x\",\"y\")"_s << u"\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""_s;
        QTest::newRow("sign within") << u"1=1"_s << u"1=1"_s;
    }
    void cellsAreQuotedAndDisarmed()
    {
        QFETCH(QString, note);
        QFETCH(QString, cell);
        auto record = Finished::evening();
        record.note = note.toStdString();
        const auto rows = text(csvRows(record));
        QVERIFY2(rows.contains(u",,"_s + cell + u",4,1,Léa,-3,"_s), qPrintable(rows));
        const auto table = tableOf(csvRows(record));
        QCOMPARE(table.size(), 4);
        QVERIFY(table.front().at(6) == note || table.front().at(6) == u'\'' + note);
    }

    void namesAreDisarmedToo()
    {
        auto record = Finished::evening();
        record.players[1] = "=cmd,\"x\"";
        const auto table = tableOf(csvRows(record));
        QCOMPARE(table.at(1).at(9), u"'=cmd,\"x\""_s);
    }

    void rowsFitTheHeader_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &name : Finished::sampleNames()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void rowsFitTheHeader()
    {
        QFETCH(QString, name);
        const auto record = Finished::sample(name);
        const auto table = tableOf(csvHeader() + csvRows(record));
        QCOMPARE(static_cast<std::size_t>(table.size()), record.players.size() + 1);
        for (const auto &row : table) {
            QCOMPARE(row.size(), table.front().size());
        }
        // The parts add up to the score.
        for (const auto &row : table.mid(1)) {
            int sum = 0;
            for (const auto &part : row.mid(14)) {
                sum += part.toInt();
            }
            QCOMPARE(row.at(10).toInt(), sum);
        }
    }

    void aChatReadsWhoWon_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("expected");
        QTest::newRow("en") << u"en"_s
                            << u"The Bronze Age: Inès wins\n1. Inès: 28 points\n2. Léa: 12 points\n"
                               "3. Tom: 11 points\n4. Marc: 4 points\n"
                               "15 November 2026, 8 rounds in 36 min"_s;
        QTest::newRow("fr") << u"fr"_s
                            << u"L’Âge du bronze : Inès gagne\n1. Inès : 28 points\n2. Léa : 12 points\n"
                               "3. Tom : 11 points\n4. Marc : 4 points\n"
                               "15\u00a0novembre\u00a02026, 8 manches en 36 min"_s;
        QTest::newRow("de") << u"de"_s
                            << u"Die Bronzezeit: Inès gewinnt\n1. Inès: 28 Punkte\n2. Léa: 12 Punkte\n"
                               "3. Tom: 11 Punkte\n4. Marc: 4 Punkte\n"
                               "15. November 2026, 8 Runden in 36 min"_s;
    }
    void aChatReadsWhoWon()
    {
        QFETCH(QString, language);
        QFETCH(QString, expected);
        QVERIFY(useLanguage(language));
        QCOMPARE(chatText(Finished::sample(u"original-4"_s)), expected.replace(u" :"_s, u"\u00a0:"_s));
    }

    /// A game whose players do not speak of points has its own word.
    void aChatSpeaksAsTheGameDoes_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("first");
        QTest::newRow("en") << u"en"_s << u"1. Léa: 179 culture"_s;
        QTest::newRow("fr") << u"fr"_s << u"1. Léa\u00a0: 179 culture"_s;
        QTest::newRow("de") << u"de"_s << u"1. Léa: 179 Kultur"_s;
    }
    void aChatSpeaksAsTheGameDoes()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        Record record{.game = "through-the-ages", .players = {"Léa", "Marc"}};
        for (const auto *action : {R"({"do": "adjust", "player": 0, "set": {"culture": 179}})",
                 R"({"do": "adjust", "player": 1, "set": {"culture": 170}})", R"({"do": "finish"})"}) {
            record.actions.push_back({.action = Json::parse(action).value()});
        }
        QTEST(chatText(record).split(u'\n').at(1), "first");
    }

    void aChatSaysWhatBrokeATie_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("edition");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("en, count") << u"en"_s << u"original"_s << u"In a tie, more goods left decide."_s;
        QTest::newRow("en, value") << u"en"_s << u"revised"_s
                                   << u"In a tie, more valuable goods left decide."_s;
        QTest::newRow("fr, count") << u"fr"_s << u"original"_s
                                   << u"À égalité, le plus de ressources restantes l’emporte."_s;
        QTest::newRow("de, value") << u"de"_s << u"revised"_s
                                   << u"Bei Gleichstand entscheiden wertvollere übrige Waren."_s;
    }
    void aChatSaysWhatBrokeATie()
    {
        QFETCH(QString, language);
        QFETCH(QString, edition);
        QFETCH(QString, sentence);
        QVERIFY(useLanguage(language));
        const auto record = Finished::stopped({"Léa", "Marc"},
            {R"({"do": "adjust", "player": 1, "set": {"goods": {"wood": 3}}, "why": ""})"}, edition);
        const auto lines = chatText(record).split(u'\n');
        QVERIFY(lines.at(1).startsWith(u"1. Marc"));
        QVERIFY(lines.at(2).startsWith(u"2. Léa"));
        QVERIFY(lines.contains(sentence));
    }

    void aTieThatHoldsIsShared()
    {
        QCOMPARE(chatText(Finished::stopped({"Léa", "Marc", "Tom"}, {})),
            u"The Bronze Age: Léa, Marc and Tom share the win\n1. Léa: 0 points\n1. Marc: 0 points\n"
            "1. Tom: 0 points\nThe game was stopped early.\n15 November 2026, 1 round in 45 min"_s);
    }

    /// Of a sheet without rounds the day and how long it took, as far as that is known.
    void whatHasNoRoundsSaysWhenItWasPlayed()
    {
        QVERIFY(useLanguage(u"en"_s));
        auto record = Finished::sample(u"sheet/agricola"_s);
        const auto when = [&] { return chatText(record).section(u'\n', -1); };
        QVERIFY2(when().startsWith(u"7 November 2026, "_s), qPrintable(when()));
        record.finishedAt.clear();
        QCOMPARE(when(), u"7 November 2026"_s);
    }

    void aloneThereIsNoRanking()
    {
        auto record = Finished::stopped(
            {"%1"}, {R"({"do": "adjust", "player": 0, "set": {"disasters": 1}, "why": ""})"});
        record.startedAt.clear();
        QCOMPARE(chatText(record), u"The Bronze Age: %1, −1 point\nThe game was stopped early.\n1 round"_s);
    }
};
QTEST_GUILESS_MAIN(ShareTest)
#include "share_test.moc"
