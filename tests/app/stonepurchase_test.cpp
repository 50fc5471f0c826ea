// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/stonetables.h"

using namespace StoneAge;
using namespace Qt::StringLiterals;

/// Buildings and cards of Stone Age by taps.
class StonePurchaseTest : public StoneTables
{
    Q_OBJECT

    /// The tile that was described before.
    QString described()
    {
        for (const auto &tile : table().tiles().tiles) {
            if (tile.row.id.contains(u'{')) {
                return tile.row.id;
            }
        }
        return {};
    }

private Q_SLOTS:
    void init() { deal({.players = 2}); }

    void aBuildingIsProposedAndPaid()
    {
        set(u"wood"_s, 2);
        set(u"clay"_s, 1);
        takeTile(u"tile-0"_s);
        QCOMPARE(table().tile().tile.icons.size(), 3);
        QCOMPARE(table().tile().tile.row.status, u"affordable"_s);
        QCOMPARE(table().primaryText(), u"Build for 10 points"_s);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"building\",\"stack\":0,\"kind\":\"fixed\",\"pay\":{\"wood\":2,\"clay\":1}}"_s);
        QCOMPARE(seat(0).parts.at(0), 10);
        QCOMPARE(seat(0).buildings, 1);
    }

    void aBuildingThatIsTooDearSaysWhy()
    {
        set(u"wood"_s, 1);
        takeTile(u"tile-0"_s);
        QVERIFY(!table().primaryEnabled());
        QVERIFY(table().tile().payment.problem.endsWith(u'.'));
        touchAll(u"leave leave"_s);
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(head(), 1);
    }

    void anyAndKindsArePaidPieceByPiece()
    {
        set(u"stone"_s, 1);
        set(u"gold"_s, 4);
        // 5 of 2 kinds: 4 gold 1 stone are 29 points.
        takeTile(u"tile-18"_s);
        QCOMPARE(table().primaryText(), u"Build for 29 points"_s);
        touch(u"pay-gold"_s, 3);
        QVERIFY(!table().primaryEnabled());
        QVERIFY(!table().tile().payment.problem.isEmpty());
        touch(u"pay-gold"_s, 4);
        table().primary();
        QCOMPARE(seat(0).parts.at(0), 29);
    }

    void anExchangeIsOfferedOnlyWhereItHelps()
    {
        deal({.players = 2, .expansion = true});
        set(u"trade"_s, 2);
        set(u"jewels"_s, 3);
        set(u"clay"_s, 1);
        set(u"stone"_s, 1);
        takeTile(tileOf({u"clay"_s, u"stone"_s, u"stone"_s}));
        QCOMPARE(table().tile().tile.row.status, u"exchange"_s);
        QVERIFY(table().tile().payment.exchange.note.contains(u"2 jewels"_s));
        QVERIFY(!table().tile().payment.exchange.enabled);
        table().primary();
        QCOMPARE(seat(0).stock, (QList<int>{0, 0, 0, 0, 1}));
        QCOMPARE(seat(0).parts.at(0), 14);
        takeTile(u"tile-0"_s);
        QVERIFY(table().tile().payment.exchange.id.isEmpty());
    }

    void aPrintedTileIsDescribedOnceAndOfferedAgain()
    {
        deal({.players = 2, .expansion = true});
        touch(u"place-building"_s);
        const auto before = table().tiles().tiles.size();
        QCOMPARE(table().tiles().tiles.back().row.id, u"tile-new"_s);
        touch(u"tile-new"_s);
        QVERIFY(table().tile().printed);
        touch(u"points"_s, 6);
        touch(u"pay-jewels"_s, 1);
        // A secret card, whose lower half must be named.
        touch(u"gain-3"_s);
        QVERIFY(!table().primaryEnabled());
        touch(u"secret-0"_s);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"building\",\"stack\":0,\"kind\":\"printed\",\"pay\":{\"jewels\":1},\"points\":6,"
            "\"gain\":{\"kind\":\"secret-card\",\"bottom\":{\"symbol\":\"art\"}}}"_s);
        QCOMPARE(seat(0).symbols.at(0), 1);
        touch(u"place-building"_s);
        QCOMPARE(table().tiles().tiles.size(), before + 1);
        // Another game on this device knows it too.
        m_table.reset();
        m_id = create({.players = 3, .expansion = true});
        open();
        touch(u"place-building"_s);
        QCOMPARE(table().tiles().tiles.size(), before + 1);
        touch(described());
        QCOMPARE(table().tile().points.value, 6);
        QVERIFY(table().tile().gains.at(3).chosen);
        QCOMPARE(table().tile().questions.halves.size(), 1);
    }

    void diceForAllAreHandedOut()
    {
        set(u"wood"_s, 3);
        takeCard(1, TopKind::DiceForAll, 21);
        QCOMPARE(table().card().questions.picks.size(), 2);
        QVERIFY(!table().primaryEnabled());
        touchAll(u"as-3 as-5"_s);
        QVERIFY(table().primaryEnabled());
        // Handed out again from the first one on.
        touch(u"pick-0"_s);
        QVERIFY(!table().primaryEnabled());
        touchAll(u"as-4 as-5"_s);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"card\",\"slot\":1,\"pay\":{\"wood\":1},\"card\":21,\"top\":{\"picks\":[\"tool\",\"agriculture\"]}}"_s);
        QCOMPARE(seat(0).tools.at(0), 1);
        QCOMPARE(seat(1).agriculture, 1);
        QCOMPARE(seat(0).crafts.at(0), 1);
        // It is gone for good.
        touch(u"place-card"_s);
        for (const auto &card : table().cards().cards) {
            QVERIFY(card.row.id != u"card-21"_s);
        }
    }

    void cardsThatRollOrChoose()
    {
        set(u"wood"_s, 9);
        takeCard(1, TopKind::TwoDice, 29);
        touch(u"key-5"_s);
        QVERIFY(!table().primaryEnabled());
        touch(u"key-6"_s);
        table().primary();
        QCOMPARE(seat(0).stock.at(2), 2);
        takeCard(2, TopKind::ExtraCard, 5);
        QVERIFY(!table().primaryEnabled());
        touch(u"extra-1"_s);
        table().primary();
        QVERIFY(lastAction().contains(u"\"top\":{\"bottom\":{\"symbol\":\"healing\"}}"_s));
        takeCard(3, TopKind::AnyTwo, 31);
        QVERIFY(!table().primaryEnabled());
        touch(u"keep"_s);
        table().primary();
        QCOMPARE(seat(0).anyTwo, 1);
        touch(u"place-take-two"_s);
        QCOMPARE(table().step(), u"two"_s);
        touch(u"two-gold"_s, 2);
        touch(u"two-wood"_s, 1);
        QCOMPARE(table().primaryText(), u"Take 2 gold"_s);
        table().primary();
        QCOMPARE(seat(0).stock.at(3), 2);
        QCOMPARE(seat(0).anyTwo, 0);
    }

    void anUnknownCardIsDescribed()
    {
        deal({.players = 2, .expansion = true});
        set(u"jewels"_s, 6);
        touchAll(u"place-card slot-5 shelf-10 describe as-1 as-secret-0"_s);
        QVERIFY(!table().primaryEnabled());
        touch(u"own-8"_s);
        QVERIFY(table().primaryEnabled());
        touch(u"bonus-card"_s);
        QVERIFY(!table().primaryEnabled());
        touch(u"bonus-9"_s);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"card\",\"slot\":5,\"pay\":{\"jewels\":6},\"top\":{\"kind\":\"style-dice\",\"picks\":["
            u"\"jewels\","
            "{\"secret-card\":{\"symbol\":\"art\"}}]},\"bottom\":{\"symbol\":\"jewel\"},\"bonusCard\":{\"farmers\":1}}"_s);
        touchAll(u"place-card shelf-10"_s);
        QCOMPARE(table().cards().cards.size(), 1);
    }
};
QTEST_GUILESS_MAIN(StonePurchaseTest)
#include "stonepurchase_test.moc"
