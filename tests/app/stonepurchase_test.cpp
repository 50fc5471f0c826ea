// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/stonetables.h"
#include "tests/suites.h"

#include <QSignalSpy>

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
        QCOMPARE(table().primaryHint(), u"not the price yet"_s);
        QVERIFY(!table().tile().payment.problem.isEmpty());
        touch(u"pay-gold"_s, 4);
        table().primary();
        QCOMPARE(seat(0).parts.at(0), 29);
    }

    void aTileShowsTheBestAnExchangeReaches()
    {
        deal({.players = 2, .expansion = true});
        set(u"trade"_s, 4);
        set(u"wood"_s, 7);
        touch(u"place-building"_s);
        const auto tiles = table().tiles().tiles;
        const auto any
            = std::ranges::find(tiles, u"tile-21"_s, [](const TableTile &tile) { return tile.row.id; });
        // Six wood and a gold for the jewel, not seven wood.
        QCOMPARE(any->row.points, u"24"_s);
        QCOMPARE(any->row.status, u"exchange"_s);
        touch(any->row.id);
        QCOMPARE(table().tile().payment.paid, u"6 wood and 1 gold"_s);
        QVERIFY(table().tile().payment.exchange.note.startsWith(u"1 jewel"_s));
        QCOMPARE(table().primaryText(), u"Build for 24 points"_s);
        table().primary();
        QCOMPARE(seat(0).parts.at(0), 24);
        QCOMPARE(seat(0).stock, (QList<int>{1, 0, 0, 0, 0}));
    }

    void theChosenStackIsNamed()
    {
        set(u"wood"_s, 9);
        touchAll(u"place-building stack-1 tile-0"_s);
        QCOMPARE(table().tile().head.title, u"Building of stack 2"_s);
        touchAll(u"leave stack-0 tile-21"_s);
        QCOMPARE(table().tile().head.title, u"Building of stack 1"_s);
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
        QCOMPARE(table().tiles().tiles.back().row.points, u"–"_s);
        touch(u"tile-new"_s);
        QVERIFY(table().tile().printed);
        QCOMPARE(table().tile().gains.size(), 5);
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
        // The first one is taken as something else; the other stays.
        touchAll(u"pick-0 as-4"_s);
        QVERIFY(table().primaryEnabled());
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

    void oneHandedOutDieIsChanged()
    {
        deal({.players = 4});
        set(u"wood"_s, 3);
        takeCard(1, TopKind::DiceForAll, 21);
        const auto picks = [&] {
            QStringList list;
            for (const auto &pick : table().card().questions.picks) {
                list << (pick.chosen ? u"*"_s : QString()) + pick.note;
            }
            return list.join(u' ');
        };
        touchAll(u"as-0 as-1 as-2"_s);
        QCOMPARE(picks(), u"Wood Clay Stone *"_s);
        touch(u"pick-1"_s);
        QCOMPARE(picks(), u"Wood *Clay Stone "_s);
        // A second touch lets it be.
        touch(u"pick-1"_s);
        QCOMPARE(picks(), u"Wood Clay Stone *"_s);
        touchAll(u"pick-1 as-3"_s);
        QCOMPARE(picks(), u"Wood Gold Stone *"_s);
        touch(u"as-0"_s);
        QCOMPARE(picks(), u"Wood Gold Stone Wood"_s);
        // All are handed out: nothing more can be taken unless one is touched.
        QVERIFY(!isOffered(u"as-0"_s));
        touch(u"as-1"_s);
        QCOMPARE(picks(), u"Wood Gold Stone Wood"_s);
        touch(u"pick-3"_s);
        QVERIFY(isOffered(u"as-0"_s));
        touch(u"as-1"_s);
        QCOMPARE(picks(), u"Wood Gold Stone Clay"_s);
        QVERIFY(table().primaryEnabled());
    }

    void aLowerHalfIsWorthWhatItWillAdd()
    {
        set(u"agriculture"_s, 4);
        set(u"wood"_s, 9);
        touch(u"place-card"_s);
        touch(u"shelf-%1"_s.arg(static_cast<int>(TopKind::Agriculture)));
        const auto cards = table().cards().cards;
        const auto farmer
            = std::ranges::find(cards, u"card-27"_s, [](const StoneCard &card) { return card.row.id; });
        // The field of the upper half comes first.
        QCOMPARE(farmer->worth, u"+5 at the end"_s);
        touch(u"card-27"_s);
        QCOMPARE(table().card().card.worth, u"+5 at the end"_s);
        // Nine wood count nine; one of them is paid.
        QCOMPARE(table().primaryHint(), u"Total 9 → 13"_s);
        table().primary();
        QCOMPARE(seat(0).total, 13);
        // The tool that the buyer takes is one more for two tool makers.
        set(u"tool-1"_s, 1);
        takeCard(2, TopKind::DiceForAll, 1);
        QCOMPARE(table().card().card.worth, u"+2 at the end"_s);
        touchAll(u"as-4 as-0"_s);
        QCOMPARE(table().card().card.worth, u"+4 at the end"_s);
        const int before = seat(0).total;
        QCOMPARE(table().primaryHint(), u"Total %1 → %2"_s.arg(before).arg(before + 4 - 2));
        table().primary();
        QCOMPARE(seat(0).total, before + 2);
    }

    void ofTwoHalvesTheSecondIsAddedToTheFirst()
    {
        set(u"symbol-music"_s, 1);
        set(u"wood"_s, 3);
        const auto worth = [&](int half, int bottom) {
            return table().card().questions.halves.at(half).bottoms.at(bottom).points;
        };
        // Writing beside music: 1 becomes 4. Then a second writing is a set of its own, art a third symbol.
        takeCard(1, TopKind::ExtraCard, 5);
        QCOMPARE(table().card().card.worth, u"+3 at the end"_s);
        QCOMPARE(worth(0, static_cast<int>(Symbol::Writing)), u"+1"_s);
        QCOMPARE(worth(0, static_cast<int>(Symbol::Art)), u"+5"_s);
        touch(u"extra-0"_s);
        // What is named keeps its worth, and the card too.
        QCOMPARE(worth(0, 0), u"+5"_s);
        QCOMPARE(table().card().card.worth, u"+3 at the end"_s);
        QCOMPARE(table().primaryHint(), u"Total 4 → 11"_s);
    }

    void aSecretCardIsWorthWhatItAddsToWhoTakesIt()
    {
        constexpr int OneShaman = 18;
        deal({.players = 2, .expansion = true});
        set(u"people"_s, 7);
        set(u"jewels"_s, 3);
        const auto worth = [&] { return table().card().questions.secret.bottoms.at(OneShaman).points; };
        touchAll(u"place-card slot-5 shelf-10 describe"_s);
        QCOMPARE(worth(), u"+7"_s);
        // The buyer takes a person, so the second die is Ben's, who has five.
        QCOMPARE(table().card().questions.secret.text, u"Secret card of Ada"_s);
        touch(u"as-3"_s);
        QCOMPARE(worth(), u"+5"_s);
        QCOMPARE(table().card().questions.secret.text, u"Secret card of Ben"_s);
        // Taken anew it would not be that person.
        touch(u"pick-0"_s);
        QCOMPARE(worth(), u"+7"_s);
        touch(u"pick-0"_s);
        // The lower half of the card itself counts the person.
        QCOMPARE(table().card().questions.halves.front().bottoms.at(OneShaman).points, u"+8"_s);
        touch(u"own-%1"_s.arg(OneShaman));
        QCOMPARE(table().card().card.worth, u"+8 at the end"_s);
        // A tile is a building more for builders on its own secret card.
        touchAll(u"leave leave place-building tile-new gain-3"_s);
        QCOMPARE(table().tile().questions.halves.front().bottoms.at(15).points, u"+1"_s);
    }

    void bonusTilesAreOfferedWhereTheyArePlayedWith()
    {
        deal({.players = 2, .expansion = true, .bonusTiles = true});
        touchAll(u"place-building tile-new"_s);
        QCOMPARE(table().tile().gains.size(), 11);
    }

    void aSecondTouchOnWhatATileBringsKeepsTheDice()
    {
        deal({.players = 2, .expansion = true});
        touchAll(u"place-building tile-new gain-4 as-0 gain-4"_s);
        QVERIFY(table().tile().questions.picks.front().enabled);
        touchAll(u"gain-3 secret-1 gain-0 gain-3"_s);
        QVERIFY(table().primaryEnabled());
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

    void aSecondCardTakesTheJewelsForIt()
    {
        deal({.players = 2, .expansion = true});
        set(u"jewels"_s, 5);
        touchAll(u"place-card slot-5 shelf-10 describe as-1 as-secret-0"_s);
        QVERIFY(!table().card().bonus.enabled);
        QCOMPARE(table().card().bonus.note, u"Only 5 jewels left."_s);
        set(u"jewels"_s, 6);
        touchAll(u"place-card slot-5 shelf-10 describe as-1 as-secret-0"_s);
        QVERIFY(table().card().bonus.enabled);
        QCOMPARE(table().card().bonus.note, QString());
    }

    void onlyAPriceThatCanBePaidIsChosen()
    {
        const auto chosen = [&] {
            QStringList list;
            for (const auto &price : table().cards().prices) {
                list << (price.chosen ? u"chosen"_s : price.enabled ? u"open"_s : price.note);
            }
            return list.join(u' ');
        };
        set(u"wood"_s, 5);
        takeCard(1, TopKind::Food, 3);
        table().primary();
        // The first price is taken, so the second is proposed.
        touch(u"place-card"_s);
        QCOMPARE(chosen(), u"Ada chosen open open"_s);
        touch(u"leave"_s);
        set(u"wood"_s, 2);
        touch(u"place-card"_s);
        QCOMPARE(chosen(), u"Ada chosen too dear too dear"_s);
        // What cannot be paid says so at once, and nothing is chosen by it.
        QSignalSpy refused(&table(), &GameTable::refused);
        touch(u"slot-3"_s);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.last().at(0).toString().endsWith(u'.'));
        touch(u"slot-1"_s);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(chosen(), u"Ada chosen too dear too dear"_s);
        // Who can pay nothing may look, but no card can be chosen in vain.
        touch(u"leave"_s);
        set(u"wood"_s, 0);
        touch(u"place-card"_s);
        QCOMPARE(chosen(), u"Ada too dear too dear too dear"_s);
        const auto card = table().cards().cards.front().row;
        QVERIFY(!card.enabled);
        touch(card.id);
        QCOMPARE(refused.count(), 3);
        QCOMPARE(table().step(), u"cards"_s);
    }

    void backIsOneStep()
    {
        set(u"wood"_s, 5);
        takeTile(u"tile-21"_s);
        touch(u"pay-wood"_s, 2);
        touch(u"leave"_s);
        QCOMPARE(table().step(), u"tiles"_s);
        // What was entered is there again.
        touch(u"tile-21"_s);
        QCOMPARE(table().tile().payment.paid, u"2 wood"_s);
        touchAll(u"leave leave"_s);
        QCOMPARE(table().step(), u"village"_s);
        takeCard(2, TopKind::DiceForAll, 1);
        touchAll(u"as-0 leave"_s);
        QCOMPARE(table().step(), u"cards"_s);
        touch(u"card-1"_s);
        QCOMPARE(table().card().questions.picks.front().enabled, true);
        touchAll(u"leave leave"_s);
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(head(), 1);
    }

    void equalCardsAreOneRow()
    {
        set(u"wood"_s, 9);
        touch(u"place-card"_s);
        int all = 0;
        QString twice;
        for (const auto &shelf : table().cards().shelves) {
            touch(shelf.id);
            QStringList met;
            for (const auto &card : table().cards().cards) {
                QVERIFY2(!met.contains(card.row.spoken), qPrintable(card.row.spoken));
                met << card.row.spoken;
                const bool several = card.caption.endsWith(u"left"_s);
                all += several ? card.caption.split(u' ').front().toInt() : 1;
                twice = several && twice.isEmpty() ? shelf.id + u' ' + card.row.id : twice;
            }
        }
        QCOMPARE(all, CardCount);
        // One of them is bought: the other is left.
        QVERIFY(!twice.isEmpty());
        touchAll(twice);
        QCOMPARE(table().step(), u"card"_s);
        const auto halves = table().card().card.row.spoken;
        while (!table().primaryEnabled()) {
            touch(table().card().rolling ? u"key-1"_s : u"as-0"_s);
        }
        table().primary();
        touchAll(u"place-card "_s + twice.split(u' ').front());
        const auto cards = table().cards().cards;
        const auto other
            = std::ranges::find_if(cards, [&](const StoneCard &card) { return card.row.spoken == halves; });
        QVERIFY(other != cards.end());
        QVERIFY(other->caption.startsWith(u"no. "_s));
    }

    void whatCanBePaidComesFirst()
    {
        set(u"stone"_s, 2);
        set(u"gold"_s, 1);
        touch(u"place-building"_s);
        QStringList order;
        for (const auto &tile : table().tiles().tiles) {
            if (order.isEmpty() || order.back() != tile.row.status) {
                order << tile.row.status;
            }
        }
        QCOMPARE(order, (QStringList{u"affordable"_s, u"short"_s}));
        QCOMPARE(table().tiles().tiles.front().inks, (QStringList{u"stone"_s, u"stone"_s, u"gold"_s}));
    }
};
TALLYSTONE_SUITE(StonePurchaseTest)
#include "stonepurchase_test.moc"
