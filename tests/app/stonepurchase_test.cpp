// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/stonetables.h"

using namespace StoneAge;
using namespace Qt::StringLiterals;

/// Buildings and cards of Stone Age by taps.
class StonePurchaseTest : public StoneTables
{
    Q_OBJECT

private Q_SLOTS:
    void init() { deal({.players = 2}); }

    void aBuildingIsProposedAndPaid()
    {
        set(u"wood"_s, 2);
        set(u"clay"_s, 1);
        takeTile(0);
        QCOMPARE(table().tiles()->chosen().icons.size(), 3);
        QCOMPARE(table().tiles()->chosen().status, u"affordable"_s);
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
        takeTile(0);
        QVERIFY(!table().primaryEnabled());
        QVERIFY(table().purchase()->problem().endsWith(u'.'));
        table().leave();
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(head(), 1);
    }

    void anyAndKindsArePaidPieceByPiece()
    {
        set(u"stone"_s, 1);
        set(u"gold"_s, 4);
        // 5 of 2 kinds: 4 gold 1 stone are 29 points.
        constexpr int FiveOfTwo = 18;
        takeTile(FiveOfTwo);
        QCOMPARE(table().primaryText(), u"Build for 29 points"_s);
        table().purchase()->setCount(3, 3);
        QVERIFY(!table().primaryEnabled());
        QVERIFY(!table().purchase()->problem().isEmpty());
        table().purchase()->setCount(3, 4);
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
        QCOMPARE(table().tiles()->chosen().status, u"exchange"_s);
        QVERIFY(table().purchase()->exchange().contains(u"2 jewels"_s));
        QVERIFY(!table().purchase()->otherExchange());
        table().primary();
        QCOMPARE(seat(0).stock, (QList<int>{0, 0, 0, 0, 1}));
        QCOMPARE(seat(0).parts.at(0), 14);
        takeTile(0);
        QVERIFY(table().purchase()->exchange().isEmpty());
    }

    void aPrintedTileIsDescribedOnceAndOfferedAgain()
    {
        deal({.players = 2, .expansion = true});
        table().go(u"building"_s);
        const auto before = table().tiles()->tiles().size();
        table().tiles()->choose(static_cast<int>(before) - 1);
        QVERIFY(table().tiles()->printed());
        table().tiles()->setPoints(6);
        table().purchase()->setCount(4, 1);
        // A secret card, whose lower half must be named.
        table().tiles()->setGain(3);
        QVERIFY(!table().primaryEnabled());
        table().choices()->setHalf(0, 0);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"building\",\"stack\":0,\"kind\":\"printed\",\"pay\":{\"jewels\":1},\"points\":6,"
            "\"gain\":{\"kind\":\"secret-card\",\"bottom\":{\"symbol\":\"art\"}}}"_s);
        QCOMPARE(seat(0).symbols.at(0), 1);
        table().go(u"building"_s);
        QCOMPARE(table().tiles()->tiles().size(), before + 1);
        // Another game on this device knows it too.
        m_table.reset();
        m_id = create({.players = 3, .expansion = true});
        open();
        table().go(u"building"_s);
        QCOMPARE(table().tiles()->tiles().size(), before + 1);
        table().tiles()->choose(static_cast<int>(before) - 1);
        QCOMPARE(table().tiles()->points(), 6);
        QCOMPARE(table().tiles()->gain(), 3);
        QCOMPARE(table().choices()->halves().size(), 1);
    }

    void diceForAllAreHandedOut()
    {
        set(u"wood"_s, 3);
        takeCard(1, TopKind::DiceForAll, 21);
        QCOMPARE(table().choices()->picks().size(), 2);
        QVERIFY(!table().primaryEnabled());
        table().choices()->pick(3);
        table().choices()->pick(5);
        QVERIFY(table().primaryEnabled());
        // Handed out again from the first one on.
        table().choices()->takeBackTo(0);
        QVERIFY(!table().primaryEnabled());
        table().choices()->pick(4);
        table().choices()->pick(5);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"card\",\"slot\":1,\"pay\":{\"wood\":1},\"card\":21,\"top\":{\"picks\":[\"tool\",\"agriculture\"]}}"_s);
        QCOMPARE(seat(0).tools.at(0), 1);
        QCOMPARE(seat(1).agriculture, 1);
        QCOMPARE(seat(0).crafts.at(0), 1);
        // It is gone for good.
        table().go(u"card"_s);
        for (const auto &card : table().cards()->cards()) {
            QVERIFY(card.number != 21);
        }
    }

    void cardsThatRollOrChoose()
    {
        set(u"wood"_s, 9);
        takeCard(1, TopKind::TwoDice, 29);
        table().gather()->tap(5);
        QVERIFY(!table().primaryEnabled());
        table().gather()->tap(6);
        table().primary();
        QCOMPARE(seat(0).stock.at(2), 2);
        takeCard(2, TopKind::ExtraCard, 5);
        QVERIFY(!table().primaryEnabled());
        table().choices()->setHalf(0, 1);
        table().primary();
        QVERIFY(lastAction().contains(u"\"top\":{\"bottom\":{\"symbol\":\"healing\"}}"_s));
        takeCard(3, TopKind::AnyTwo, 31);
        QVERIFY(!table().primaryEnabled());
        table().choices()->setKeep(true);
        table().primary();
        QCOMPARE(seat(0).anyTwo, 1);
        table().go(u"take-two"_s);
        QCOMPARE(table().step(), u"two"_s);
        table().choices()->setTwo(3, 2);
        table().choices()->setTwo(0, 1);
        QCOMPARE(table().primaryText(), u"Take 2 gold"_s);
        table().primary();
        QCOMPARE(seat(0).stock.at(3), 2);
        QCOMPARE(seat(0).anyTwo, 0);
    }

    void anUnknownCardIsDescribed()
    {
        deal({.players = 2, .expansion = true});
        set(u"jewels"_s, 6);
        table().go(u"card"_s);
        table().cards()->chooseSlot(5);
        table().cards()->chooseShelf(static_cast<int>(TopKind::StyleDice));
        table().cards()->describe();
        table().choices()->pick(1);
        table().choices()->pickSecret(0);
        QVERIFY(!table().primaryEnabled());
        table().choices()->setHalf(0, 8);
        QVERIFY(table().primaryEnabled());
        table().cards()->setBonusWanted(true);
        QVERIFY(!table().primaryEnabled());
        table().choices()->setHalf(1, 9);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"card\",\"slot\":5,\"pay\":{\"jewels\":6},\"top\":{\"kind\":\"style-dice\",\"picks\":["
            u"\"jewels\","
            "{\"secret-card\":{\"symbol\":\"art\"}}]},\"bottom\":{\"symbol\":\"jewel\"},\"bonusCard\":{\"farmers\":1}}"_s);
        table().go(u"card"_s);
        table().cards()->chooseShelf(static_cast<int>(TopKind::StyleDice));
        QCOMPARE(table().cards()->cards().size(), 1);
    }
};
QTEST_GUILESS_MAIN(StonePurchaseTest)
#include "stonepurchase_test.moc"
