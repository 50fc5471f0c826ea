// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/write.h"
#include "model/stone_age/cardcodec.h"
#include "model/stone_age/payment.h"
#include "tests/suites.h"

using namespace StoneAge;

/// The tables of the rules, row by row.
class TablesTest : public QObject
{
    Q_OBJECT

    static QByteArray line(const Json::Value &value)
    {
        return QByteArray::fromStdString(Json::write(value)).simplified().replace('"', '\'');
    }

private Q_SLOTS:
    void places_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("divisor");
        QTest::addColumn<QString>("brings");
        QTest::addColumn<int>("room");
        QTest::newRow("hunt") << "hunt" << 2 << "" << 0;
        QTest::newRow("forest") << "forest" << 3 << "wood" << 7;
        QTest::newRow("clay pit") << "clay-pit" << 4 << "clay" << 7;
        QTest::newRow("quarry") << "quarry" << 5 << "stone" << 7;
        QTest::newRow("river") << "river" << 6 << "gold" << 7;
        QTest::newRow("wood site") << "wood-site" << 2 << "wood" << 3;
        QTest::newRow("gold site") << "gold-site" << 5 << "gold" << 3;
    }
    void places()
    {
        QFETCH(QString, id);
        QFETCH(QString, brings);
        const auto &row = PlaceTable[*fromId<StoneAge::Place>(id.toStdString())];
        QTEST(row.divisor, "divisor");
        QTEST(row.room, "room");
        QVERIFY(row.brings == fromId<Resource>(brings.toStdString()));
    }

    void cards_data()
    {
        QTest::addColumn<QByteArray>("top");
        QTest::addColumn<QByteArray>("bottom");
        const auto row = [](int card, const char *top, const char *bottom) {
            QTest::addRow("%d", card) << QByteArray(top) << QByteArray(bottom);
        };
        const auto diceForAll = "{ 'kind': 'dice-for-all', 'picks': [] }";
        const auto agriculture = "{ 'kind': 'agriculture' }";
        const auto points = "{ 'kind': 'points', 'count': 3 }";
        row(1, diceForAll, "{ 'toolMakers': 2 }");
        row(2, "{ 'kind': 'one-use-tool', 'value': 4 }", "{ 'toolMakers': 1 }");
        row(3, "{ 'kind': 'food', 'count': 7 }", "{ 'symbol': 'pottery' }");
        row(4, "{ 'kind': 'food', 'count': 4 }", "{ 'builders': 1 }");
        row(5, "{ 'kind': 'extra-card', 'bottom': { 'symbol': 'art' } }", "{ 'symbol': 'writing' }");
        row(6, "{ 'kind': 'resources', 'of': { 'clay': 1 } }", "{ 'shamans': 2 }");
        row(7, diceForAll, "{ 'symbol': 'transport' }");
        row(8, "{ 'kind': 'resources', 'of': { 'stone': 2 } }", "{ 'symbol': 'transport' }");
        row(9, diceForAll, "{ 'symbol': 'writing' }");
        row(10, "{ 'kind': 'resources', 'of': { 'stone': 1 } }", "{ 'shamans': 1 }");
        row(11, "{ 'kind': 'food', 'count': 5 }", "{ 'symbol': 'healing' }");
        row(12, diceForAll, "{ 'symbol': 'pottery' }");
        row(13, "{ 'kind': 'two-dice', 'resource': 'gold', 'dice': 0 }", "{ 'symbol': 'art' }");
        row(14, "{ 'kind': 'tool' }", "{ 'symbol': 'art' }");
        row(15, diceForAll, "{ 'builders': 2 }");
        row(16, "{ 'kind': 'one-use-tool', 'value': 3 }", "{ 'toolMakers': 1 }");
        row(17, "{ 'kind': 'one-use-tool', 'value': 2 }", "{ 'toolMakers': 2 }");
        row(18, diceForAll, "{ 'toolMakers': 2 }");
        row(19, "{ 'kind': 'food', 'count': 1 }", "{ 'symbol': 'weaving' }");
        row(20, "{ 'kind': 'resources', 'of': { 'gold': 1 } }", "{ 'shamans': 1 }");
        row(21, diceForAll, "{ 'farmers': 1 }");
        row(22, points, "{ 'symbol': 'music' }");
        row(23, agriculture, "{ 'symbol': 'time' }");
        row(24, "{ 'kind': 'two-dice', 'resource': 'wood', 'dice': 0 }", "{ 'shamans': 2 }");
        row(25, diceForAll, "{ 'farmers': 2 }");
        row(26, "{ 'kind': 'resources', 'of': { 'stone': 1 } }", "{ 'farmers': 1 }");
        row(27, agriculture, "{ 'farmers': 1 }");
        row(28, points, "{ 'symbol': 'music' }");
        row(29, "{ 'kind': 'two-dice', 'resource': 'stone', 'dice': 0 }", "{ 'shamans': 1 }");
        row(30, "{ 'kind': 'food', 'count': 3 }", "{ 'farmers': 2 }");
        row(31, "{ 'kind': 'any-two', 'later': true }", "{ 'symbol': 'healing' }");
        row(32, "{ 'kind': 'food', 'count': 3 }", "{ 'symbol': 'weaving' }");
        row(33, diceForAll, "{ 'symbol': 'time' }");
        row(34, diceForAll, "{ 'builders': 1 }");
        row(35, points, "{ 'builders': 3 }");
        row(36, "{ 'kind': 'food', 'count': 2 }", "{ 'builders': 2 }");
    }
    void cards()
    {
        const int card = QByteArray(QTest::currentDataTag()).toInt();
        QTEST(line(encode(printedTop(card))), "top");
        QTEST(line(encode(cardRow(card).bottom)), "bottom");
    }

    void fixedPrices_data()
    {
        QTest::addColumn<QList<int>>("pay");
        QTest::addColumn<int>("points");
        QTest::newRow("2 wood 1 clay") << QList{2, 1, 0, 0} << 10;
        QTest::newRow("1 wood 2 clay") << QList{1, 2, 0, 0} << 11;
        QTest::newRow("2 wood 1 stone") << QList{2, 0, 1, 0} << 11;
        QTest::newRow("wood clay stone") << QList{1, 1, 1, 0} << 12;
        QTest::newRow("2 wood 1 gold") << QList{2, 0, 0, 1} << 12;
        QTest::newRow("wood clay gold") << QList{1, 1, 0, 1} << 13;
        QTest::newRow("2 clay 1 stone") << QList{0, 2, 1, 0} << 13;
        QTest::newRow("1 wood 2 stone") << QList{1, 0, 2, 0} << 13;
        QTest::newRow("1 clay 2 stone") << QList{0, 1, 2, 0} << 14;
        QTest::newRow("wood stone gold") << QList{1, 0, 1, 1} << 14;
        QTest::newRow("2 clay 1 gold") << QList{0, 2, 0, 1} << 14;
        QTest::newRow("clay stone gold") << QList{0, 1, 1, 1} << 15;
        QTest::newRow("2 stone 1 gold") << QList{0, 0, 2, 1} << 16;
    }
    void fixedPrices()
    {
        QFETCH(QList<int>, pay);
        Materials materials;
        std::ranges::copy(pay, materials.items.begin());
        QVERIFY(fits(TilePrice{Tile::Fixed}, materials));
        QTEST(pointsOf(materials), "points");
        ++materials[Material::Jewels];
        QVERIFY(!fits(TilePrice{Tile::Fixed}, materials));
    }
    void noOtherThreeIsFixed()
    {
        int found = 0;
        for (int lot = 0; lot < 256; ++lot) {
            const Materials pay = {{lot & 3, (lot >> 2) & 3, (lot >> 4) & 3, (lot >> 6) & 3, 0}};
            found += fits(TilePrice{Tile::Fixed}, pay) ? 1 : 0;
        }
        QCOMPARE(found, 13);
    }

    void rates_data()
    {
        QTest::addColumn<int>("give");
        QTest::addColumn<int>("most");
        for (int trade = 0; trade <= 10; ++trade) {
            QTest::addRow("%d", trade) << (trade == 0 ? 0
                    : trade <= 3                      ? 2
                                                      : 1)
                                       << (trade == 0          ? 0
                                                  : trade <= 8 ? 1
                                                               : 2);
        }
    }
    void rates()
    {
        const auto rate = rateAt(QByteArray(QTest::currentDataTag()).toInt()).value_or(Rate{});
        QTEST(rate.give, "give");
        QTEST(rate.mostGot, "most");
    }

    void theStart()
    {
        for (const bool expansion : {false, true}) {
            const auto state = start({.players = 4, .expansion = expansion});
            QCOMPARE(state.deck, expansion ? 40 : 32);
            QCOMPARE(state.stacks, (std::array{7, 7, 7, 7, 0}));
            const auto &player = playerAt(state, 3);
            QCOMPARE(player.people, 5);
            QCOMPARE(player.food, 12);
            QCOMPARE(player.stock.items, (std::array{0, 0, 0, 0, expansion ? 1 : 0}));
            QCOMPARE(player.score + player.agriculture + player.trade + toolSum(player), 0);
        }
    }
};
TALLYSTONE_SUITE(TablesTest)
#include "tables_test.moc"
