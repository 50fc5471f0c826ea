// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/parse.h"
#include "model/json/write.h"
#include "tests/suites.h"

using namespace Json;

class JsonTest : public QObject
{
    Q_OBJECT

    static QByteArray nested(int levels)
    {
        QByteArray text = "[]\n";
        for (int i = levels - 2; i >= 0; --i) {
            const QByteArray inner = text.trimmed().replace("\n", "\n  ");
            text = "[\n  " + inner + "\n]\n";
        }
        return text;
    }

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("nothing in it") << QByteArray("{}") << QByteArray("{}\n");
        QTest::newRow("white space") << QByteArray(" \t\r\n[ ]\n") << QByteArray("[]\n");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFnull") << QByteArray("null\n");
        QTest::newRow("order is kept")
            << QByteArray("{\"b\":1,\"a\":[true,false]}")
            << QByteArray("{\n  \"b\": 1,\n  \"a\": [\n    true,\n    false\n  ]\n}\n");
        QTest::newRow("escapes") << QByteArray("\"\\u00e9\\ud83c\\udfb2\\/\\b\\f\\n\\r\\t\\\"\\\\\\u0001\"")
                                 << QByteArray(
                                        "\"\xC3\xA9\xF0\x9F\x8E\xB2/\\b\\f\\n\\r\\t\\\"\\\\\\u0001\"\n");
        QTest::newRow("16 levels") << QByteArray(16, '[') + QByteArray(16, ']') << nested(16);
    }
    void reads()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, written);
        const auto value = parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(value);
        QCOMPARE(QByteArray::fromStdString(write(*value)), written);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << QByteArray() << 1 << 1;
        QTest::newRow("only a byte order mark") << QByteArray("\xEF\xBB\xBF") << 1 << 1;
        QTest::newRow("something behind it") << QByteArray("{} {}") << 1 << 4;
        QTest::newRow("comma at the end") << QByteArray("[1,]") << 1 << 4;
        QTest::newRow("no comma") << QByteArray("[1 2]") << 1 << 4;
        QTest::newRow("name without quotes") << QByteArray("{a:1}") << 1 << 2;
        QTest::newRow("no colon") << QByteArray("{\"a\" 1}") << 1 << 6;
        QTest::newRow("second line") << QByteArray("{\n\"a\": ?}") << 2 << 6;
        QTest::newRow("open text") << QByteArray("\"abc") << 1 << 5;
        QTest::newRow("newline in a text") << QByteArray("\"a\nb\"") << 1 << 3;
        QTest::newRow("zero byte in a text") << QByteArray("\"a\0b\"", 5) << 1 << 3;
        QTest::newRow("unknown escape") << QByteArray("\"\\x\"") << 1 << 3;
        QTest::newRow("half a pair") << QByteArray("\"\\ud83c\"") << 1 << 8;
        QTest::newRow("the other half") << QByteArray("\"\\udfb2\"") << 1 << 8;
        QTest::newRow("short escape") << QByteArray("\"\\u12\"") << 1 << 6;
        QTest::newRow("leading zero") << QByteArray("01") << 1 << 2;
        QTest::newRow("plus") << QByteArray("+1") << 1 << 1;
        QTest::newRow("point at the end") << QByteArray("1.") << 1 << 3;
        QTest::newRow("point at the start") << QByteArray(".5") << 1 << 1;
        QTest::newRow("open exponent") << QByteArray("1e") << 1 << 3;
        QTest::newRow("lone minus") << QByteArray("-") << 1 << 2;
        QTest::newRow("not a number") << QByteArray("NaN") << 1 << 1;
        QTest::newRow("half a word") << QByteArray("tru") << 1 << 1;
        QTest::newRow("comment") << QByteArray("/**/1") << 1 << 1;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto value = parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(!value);
        QVERIFY(value.error().kind == ParseError::Kind::Syntax);
        QCOMPARE(value.error().line, line);
        QCOMPARE(value.error().column, column);
    }

    void refusesBytesThatAreNotUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("Latin 1") << QByteArray("\"L\xE9\x61\"");
        QTest::newRow("cut short") << QByteArray("\"\xC3");
        QTest::newRow("surrogate") << QByteArray("\"\xED\xA0\x80\"");
        QTest::newRow("longer than needed") << QByteArray("\"\xC0\xAF\"");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE{\0}\0", 6);
    }
    void refusesBytesThatAreNotUtf8()
    {
        QFETCH(QByteArray, bytes);
        const auto value = parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(!value);
        QVERIFY(value.error().kind == ParseError::Kind::Encoding);
    }

    void refusesToGoDeeperThan16Levels()
    {
        for (const char open : {'[', '{'}) {
            std::string bytes;
            for (int i = 0; i < 17; ++i) {
                bytes += open == '[' ? "[" : "{\"a\":";
            }
            const auto value = parse(bytes);
            QVERIFY(!value);
            QVERIFY(value.error().kind == ParseError::Kind::Depth);
        }
    }

    void numbersAreExact_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<bool>("isWhole");
        QTest::addColumn<qint64>("value");
        QTest::newRow("0") << QByteArray("0") << true << qint64(0);
        QTest::newRow("-0") << QByteArray("-0") << true << qint64(0);
        QTest::newRow("0e999") << QByteArray("0e999") << true << qint64(0);
        QTest::newRow("1.0") << QByteArray("1.0") << true << qint64(1);
        QTest::newRow("1e3") << QByteArray("1e3") << true << qint64(1000);
        QTest::newRow("1.5E+1") << QByteArray("1.5E+1") << true << qint64(15);
        QTest::newRow("1200e-2") << QByteArray("1200e-2") << true << qint64(12);
        QTest::newRow("-7") << QByteArray("-7") << true << qint64(-7);
        QTest::newRow("15 digits") << QByteArray("123456789012345") << true << qint64(123456789012345);
        QTest::newRow("2.5") << QByteArray("2.5") << false << qint64(0);
        QTest::newRow("1e999") << QByteArray("1e999") << false << qint64(0);
        QTest::newRow("1e-999") << QByteArray("1e-999") << false << qint64(0);
        QTest::newRow("exponent past all bounds")
            << QByteArray("1e99999999999999999999") << false << qint64(0);
        QTest::newRow("nearly 1") << QByteArray("0.99999999999999999999999") << false << qint64(0);
        QTest::newRow("a little over 1") << QByteArray("1.00000000000000000000001") << false << qint64(0);
        QTest::newRow("many digits") << QByteArray(400, '9') << false << qint64(0);
        QTest::newRow("many zeros") << QByteArray("3." + QByteArray(400, '0')) << true << qint64(3);
    }
    void numbersAreExact()
    {
        QFETCH(QByteArray, written);
        QFETCH(bool, isWhole);
        QFETCH(qint64, value);
        const auto number = parse(written.toStdString());
        QVERIFY(number);
        QCOMPARE(number->as<std::int64_t>() != nullptr, isWhole);
        QCOMPARE(number->as<Unfit>() != nullptr, !isWhole);
        if (isWhole) {
            QCOMPARE(qint64(*number->as<std::int64_t>()), value);
        }
    }

    void ofAMemberGivenTwiceTheLastCounts()
    {
        const auto value = parse("{\"a\":1,\"a\":2}");
        QVERIFY(value);
        QVERIFY(*find(*value->as<Object>(), "a") == Value(2));
    }
};
TALLYSTONE_SUITE(JsonTest)
#include "json_test.moc"
