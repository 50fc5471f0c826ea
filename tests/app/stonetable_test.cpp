// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/package.h"
#include "app/stone_age/stoneoptions.h"
#include "app/stone_age/stonetable.h"
#include "app/tables.h"
#include "tests/app/tables.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

/// A table of Stone Age by taps.
class StoneTableTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<GameTable> m_table;

    StoneTable &table() { return dynamic_cast<StoneTable &>(*m_table); }
    void open() { m_table = openTable(*m_store, m_id, Tables::clock).value(); }
    std::int64_t create(const Setup &setup)
    {
        constexpr std::array Names = {"Ada", "Ben", "Cleo", "Dan", "Eve"};
        constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite", "madder"};
        GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad" + std::to_string(m_id),
            .game = "stone-age",
            .options = Json::writeCompact(encode(setup)),
            .startedAt = Tables::clock(),
            .touchedAt = Tables::clock()};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat) {
            row.seats.push_back({Names[seat], Colours[seat]});
        }
        return m_store->createGame(row).value();
    }
    void deal(const Setup &setup)
    {
        m_table.reset();
        m_store.emplace(Store::open(":memory:").value());
        m_id = 0;
        m_id = create(setup);
        open();
    }
    /// Everything the screens of a turn have to show, on one line.
    QByteArray shown()
    {
        QJsonObject all = Tables::shown(static_cast<const QObject &>(table()));
        all[u"gather"_s] = Tables::shown(*table().gather());
        all[u"purchase"_s] = Tables::shown(*table().purchase());
        all[u"tiles"_s] = Tables::shown(*table().tiles());
        all[u"cards"_s] = Tables::shown(*table().cards());
        all[u"choices"_s] = Tables::shown(*table().choices());
        all[u"feeding"_s] = Tables::shown(*table().feeding());
        return QJsonDocument(all).toJson(QJsonDocument::Compact);
    }
    int head() { return m_store->game(m_id).value().head; }
    QString lastAction()
    {
        return QString::fromStdString(
            m_store->log(m_id).value().at(static_cast<std::size_t>(head() - 1)).action);
    }
    StoneSeat seat(int seat) { return table().seats().at(seat); }
    StonePlace place(const QString &id)
    {
        for (const auto &place : table().places()) {
            if (place.id == id) {
                return place;
            }
        }
        return {};
    }
    void set(const QString &figure, int value, int seat = 0)
    {
        auto *correction = table().correction();
        correction->begin(seat);
        const auto all = correction->figures();
        for (int i = 0; i < all.size(); ++i) {
            if (all.at(i).id == figure) {
                correction->set(i, value);
                QVERIFY2(correction->save(), qPrintable(figure));
                return;
            }
        }
        QFAIL(qPrintable(figure));
    }
    void gather(const QString &place, int people, std::initializer_list<int> taps)
    {
        table().go(place);
        table().gather()->setPeople(people);
        for (const int number : taps) {
            table().gather()->tap(number);
        }
    }
    int tileOf(const QList<QString> &price)
    {
        table().go(u"building"_s);
        const auto tiles = table().tiles()->tiles();
        const auto found = std::ranges::find(tiles, price, &StoneTile::inks);
        return static_cast<int>(found - tiles.begin());
    }
    void takeTile(int tile)
    {
        table().go(u"building"_s);
        QCOMPARE(table().step(), u"tiles"_s);
        table().tiles()->choose(tile);
        QCOMPARE(table().step(), u"tile"_s);
    }
    void takeCard(int price, TopKind kind, int number)
    {
        table().go(u"card"_s);
        QCOMPARE(table().step(), u"cards"_s);
        table().cards()->chooseSlot(price);
        table().cards()->chooseShelf(static_cast<int>(kind));
        const auto cards = table().cards()->cards();
        for (int i = 0; i < cards.size(); ++i) {
            if (cards.at(i).number == number) {
                table().cards()->choose(i);
            }
        }
        QCOMPARE(table().step(), u"card"_s);
    }

private Q_SLOTS:
    void init() { deal({.players = 2}); }

    void startsInTheVillage()
    {
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().stepMarks(), (QStringList{u"now"_s, u"todo"_s}));
        QCOMPARE(table().primaryText(), u"On to Ben"_s);
        QVERIFY(table().primaryQuiet());
        QVERIFY(!table().canUndo());
        QStringList ids;
        for (const auto &place : table().places()) {
            ids << place.id;
        }
        QCOMPARE(ids, u"hunt forest clay-pit quarry river tool-maker hut field building card"_s.split(u' '));
        QCOMPARE(place(u"building"_s).status, u"closed"_s);
    }

    void aRollIsWorkedOutBeforeItCounts()
    {
        set(u"tool-1"_s, 2);
        gather(u"forest"_s, 3, {4, 6});
        QCOMPARE(table().gather()->tray(), (QList<int>{4, 6, 0}));
        QVERIFY(!table().primaryEnabled());
        QVERIFY(table().primaryText().startsWith(u"1 "_s));
        table().gather()->tap(1);
        // 11 pips are 3 wood, with the tool 13 are 4 and 1 is over.
        QCOMPARE(table().gather()->brings(), u"+3"_s);
        QVERIFY(table().gather()->suggestion().contains(u'4'));
        table().gather()->tapTool(0);
        QCOMPARE(table().gather()->sum(), u"11 + 2 = 13"_s);
        QCOMPARE(table().gather()->brings(), u"+4"_s);
        QVERIFY(table().gather()->rest().startsWith(u"1 "_s));
        QVERIFY(table().gather()->suggestion().isEmpty());
        QCOMPARE(table().primaryText(), u"Take 4 wood"_s);
        QCOMPARE(head(), 1);
        table().primary();
        QCOMPARE(lastAction(),
            u"{\"do\":\"gather\",\"place\":\"forest\",\"people\":3,\"dice\":11,\"tools\":[0]}"_s);
        QCOMPARE(seat(0).stock.at(0), 4);
        QCOMPARE(place(u"forest"_s).status, u"used"_s);
        QVERIFY(place(u"forest"_s).note.contains(u'4'));
        QVERIFY(table().subtitle().contains(u"2 of 5"_s));
    }

    void manyDiceAreTypedAsTheirTotal()
    {
        QSignalSpy refused(&table(), &GameTable::refused);
        gather(u"hunt"_s, 5, {});
        QVERIFY(table().gather()->byTotal());
        QVERIFY(table().gather()->tray().isEmpty());
        // 5 dice show 5 to 30: no total begins with 4, and 31 is too much.
        table().gather()->tap(4);
        QCOMPARE(refused.count(), 1);
        table().gather()->tap(3);
        table().gather()->tap(1);
        QCOMPARE(refused.count(), 2);
        QCOMPARE(table().gather()->typed(), u"3"_s);
        QVERIFY(!table().primaryEnabled());
        table().gather()->takeBack();
        table().gather()->tap(1);
        table().gather()->tap(4);
        QCOMPARE(table().primaryText(), u"Take 7 food"_s);
        table().primary();
        QCOMPARE(seat(0).food, 19);
    }

    void theVillageTakesOneTap()
    {
        for (const auto &[id, people] : {std::pair(u"tool-maker"_s, 4), std::pair(u"hut"_s, 2)}) {
            table().go(id);
            QCOMPARE(table().step(), u"village"_s);
            QVERIFY(table().subtitle().contains(u"%1 of 5"_s.arg(people)));
        }
        QCOMPARE(seat(0).tools, (QList<int>{1, 0, 0}));
        QCOMPARE(seat(0).people, 6);
        // Two players use two of the three places.
        QSignalSpy refused(&table(), &GameTable::refused);
        table().go(u"field"_s);
        QCOMPARE(refused.count(), 1);
        QCOMPARE(head(), 2);
        QCOMPARE(place(u"field"_s).status, u"closed"_s);
    }

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

    void aHuntBringsJewelsToo()
    {
        deal({.players = 2, .expansion = true});
        gather(u"hunt"_s, 4, {6, 6, 4, 1});
        QCOMPARE(table().gather()->jewelsMost(), 8);
        table().gather()->setJewels(3);
        QCOMPARE(table().primaryText(), u"Take 5 food and 3 jewels"_s);
        table().primary();
        QCOMPARE(seat(0).food, 17);
        QCOMPARE(seat(0).stock.at(4), 4);
    }

    void feedingAsksOnlyWhoIsShort()
    {
        set(u"food"_s, 3);
        set(u"agriculture"_s, 2);
        set(u"people"_s, 7);
        set(u"wood"_s, 1);
        set(u"clay"_s, 4);
        QVERIFY(seat(0).mealNote.startsWith(u"2 "_s));
        QCOMPARE(seat(0).foodLeft, -2);
        table().primary();
        QCOMPARE(table().primaryText(), u"Feed everybody"_s);
        table().primary();
        QCOMPARE(table().step(), u"feed"_s);
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().feeding()->meals().size(), 1);
        QCOMPARE(seat(1).food, 7);
        QCOMPARE(table().primaryText(), u"Feed with 1 wood and 1 clay"_s);
        table().feeding()->setCount(0, 0);
        QVERIFY(!table().primaryEnabled());
        table().feeding()->setCount(1, 9);
        QCOMPARE(table().feeding()->rows().at(1).count, 2);
        table().primary();
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(table().round(), 2);
        QCOMPARE(table().name(), u"Ben"_s);
        QVERIFY(!table().news().isEmpty());
        table().go(u"field"_s);
        QVERIFY(table().news().isEmpty());
    }

    void hungerIsAChoice()
    {
        set(u"food"_s, 0);
        set(u"score"_s, 4);
        table().primary();
        table().primary();
        QVERIFY(!table().primaryEnabled());
        QSignalSpy struck(&table().desk(), &Desk::struck);
        table().feeding()->goHungry();
        QCOMPARE(struck.count(), 1);
        QCOMPARE(seat(0).parts.at(0), -6);
    }

    void aHalfEnteredActionSurvives_data()
    {
        QTest::addColumn<QString>("what");
        for (const auto *what : {"people", "dice", "total", "tiles", "tile", "printed", "cards", "card",
                 "two", "feed", "undone"}) {
            QTest::newRow(what) << QString::fromLatin1(what);
        }
    }
    void aHalfEnteredActionSurvives()
    {
        QFETCH(QString, what);
        deal({.players = 2, .expansion = true, .bonusTiles = true});
        for (const auto &figure :
            {u"wood"_s, u"clay"_s, u"gold"_s, u"any-two"_s, u"tool-1"_s, u"one-use-3"_s}) {
            set(figure, 3);
        }
        if (what == u"people") {
            gather(u"river"_s, 2, {});
        } else if (what == u"dice") {
            gather(u"river"_s, 3, {2, 5});
            table().gather()->tapTool(0);
            table().gather()->tapTool(3);
        } else if (what == u"total") {
            gather(u"hunt"_s, 5, {1});
        } else if (what == u"tiles") {
            table().go(u"building"_s);
            table().tiles()->chooseStack(1);
        } else if (what == u"tile") {
            takeTile(20);
            table().purchase()->setCount(0, 1);
        } else if (what == u"printed") {
            takeTile(static_cast<int>(23));
            table().tiles()->setPoints(7);
            table().tiles()->setGain(4);
            table().choices()->pick(2);
            table().choices()->pickSecret(3);
        } else if (what == u"cards") {
            table().go(u"card"_s);
            table().cards()->chooseShelf(3);
        } else if (what == u"card") {
            takeCard(2, TopKind::DiceForAll, 1);
            table().choices()->pick(2);
            table().purchase()->setCount(0, 2);
        } else if (what == u"two") {
            table().go(u"take-two"_s);
            table().choices()->setTwo(1, 1);
        } else if (what == u"feed") {
            set(u"food"_s, 1);
            table().primary();
            table().primary();
            table().feeding()->setCount(2, 1);
        } else {
            gather(u"forest"_s, 2, {6, 5});
            table().primary();
            takeTile(0);
            table().undo();
            table().undo();
            table().undo();
        }
        const auto before = shown();
        open();
        QCOMPARE(shown(), before);
    }

    void undoPutsBackWhatWasEntered()
    {
        set(u"wood"_s, 3);
        gather(u"quarry"_s, 3, {6, 2, 5});
        const auto sum = table().gather()->sum();
        table().primary();
        takeCard(1, TopKind::DiceForAll, 7);
        table().choices()->pick(0);
        table().choices()->pick(1);
        table().primary();
        table().undo();
        QCOMPARE(table().step(), u"card"_s);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(table().cards()->chosen().number, 7);
        table().undo();
        QCOMPARE(table().step(), u"gather"_s);
        QCOMPARE(table().gather()->sum(), sum);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(head(), 1);
        table().redo();
        table().redo();
        QCOMPARE(head(), 3);
        QCOMPARE(table().step(), u"village"_s);
    }

    void undoTakesTheLastTapFirst()
    {
        gather(u"forest"_s, 2, {3});
        table().undo();
        QCOMPARE(table().gather()->tray(), (QList<int>{0, 0}));
        table().undo();
        QCOMPARE(table().gather()->people(), 0);
        table().undo();
        QCOMPARE(table().step(), u"village"_s);
        QVERIFY(!table().canUndo());
        set(u"wood"_s, 3);
        takeTile(0);
        table().undo();
        QCOMPARE(table().step(), u"tiles"_s);
        table().undo();
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(head(), 1);
    }

    void aRefusedTapChangesNothingAndSaysWhy_data()
    {
        QTest::addColumn<QString>("place");
        for (const auto *place : {"forest", "tool-maker", "field"}) {
            QTest::newRow(place) << QString::fromLatin1(place);
        }
    }
    void aRefusedTapChangesNothingAndSaysWhy()
    {
        QFETCH(QString, place);
        gather(u"forest"_s, 1, {1});
        table().primary();
        table().go(u"tool-maker"_s);
        table().go(u"hut"_s);
        QSignalSpy refused(&table(), &GameTable::refused);
        const auto before = shown();
        table().go(place);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().at(0).toString().endsWith(u'.'));
        QVERIFY(refused.first().at(1).toBool());
        QCOMPARE(shown(), before);
    }

    void everyFigureCanBeCorrected()
    {
        deal({.players = 2, .expansion = true, .bonusTiles = true});
        const auto all = table().correction()->figures();
        for (int i = 0; i < all.size(); ++i) {
            const int wanted = all.at(i).value == all.at(i).most ? all.at(i).most - 1 : all.at(i).value + 1;
            table().correction()->begin(1);
            QVERIFY(!table().correction()->changedAnything());
            table().correction()->set(i, wanted);
            QVERIFY2(table().correction()->changedAnything(), qPrintable(all.at(i).id));
            QVERIFY2(table().correction()->save(), qPrintable(all.at(i).id));
            table().correction()->begin(1);
            QCOMPARE(table().correction()->figures().at(i).value, wanted);
        }
        QCOMPARE(head(), int(all.size()));
        QVERIFY(seat(1).corrected);
        QVERIFY(!seat(0).corrected);
    }

    void aCorrectionKeepsWhatStillFits()
    {
        gather(u"forest"_s, 3, {1, 2, 3});
        set(u"food"_s, 1);
        QCOMPARE(table().step(), u"gather"_s);
        QVERIFY(table().primaryEnabled());
        set(u"people"_s, 2);
        QCOMPARE(table().step(), u"village"_s);
    }

    void aTurnIsChangedAsAWhole()
    {
        gather(u"forest"_s, 2, {6, 6});
        table().primary();
        table().primary();
        gather(u"hunt"_s, 2, {3, 3});
        table().primary();
        table().primary();
        QCOMPARE(table().round(), 2);
        const auto turns = table().log();
        QCOMPARE(turns.size(), 2);
        QVERIFY(turns.at(1).changeable);
        table().change()->begin(0);
        auto &copy = dynamic_cast<StoneTable &>(*table().change()->copy());
        QCOMPARE(copy.step(), u"gather"_s);
        copy.gather()->takeBack();
        copy.gather()->tap(3);
        copy.primary();
        copy.primary();
        QVERIFY(table().change()->entered());
        QCOMPARE(table().change()->dropped(), QString());
        table().change()->accept();
        QCOMPARE(seat(0).stock.at(0), 3);
        QCOMPARE(table().round(), 2);
    }

    void theForecastIsTheScore()
    {
        // 87 on the track, agriculture 6 × 3, tools 7 × 2, 6 buildings × 4, 8 people × 2, 5 symbols, 3
        // resources.
        const std::vector<std::pair<QString, int>> figures
            = {{u"score"_s, 87}, {u"agriculture"_s, 6}, {u"farmers"_s, 3}, {u"tool-1"_s, 3}, {u"tool-2"_s, 2},
                {u"tool-3"_s, 2}, {u"toolMakers"_s, 2}, {u"buildings"_s, 6}, {u"builders"_s, 4},
                {u"people"_s, 8}, {u"shamans"_s, 2}, {u"symbol-art"_s, 1}, {u"symbol-music"_s, 1},
                {u"symbol-time"_s, 1}, {u"symbol-weaving"_s, 1}, {u"symbol-writing"_s, 1}, {u"wood"_s, 3}};
        for (const auto &[figure, value] : figures) {
            set(figure, value);
        }
        QCOMPARE(seat(0).parts, (QList<int>{87, 18, 14, 24, 16, 25, 3}));
        QCOMPARE(seat(0).total, 187);
        QCOMPARE(seat(0).forecast, u"Score 87, cards 97, resources 3"_s);
        table().finish(u"late"_s);
        QVERIFY(table().over());
        QCOMPARE(table().ranking().front().total, 187);
        QCOMPARE(table().step(), u"over"_s);
    }

    void optionsAreThoseOfTheRules()
    {
        StoneOptions options;
        QCOMPARE(options.minPlayers(), 2);
        QCOMPARE(options.maxPlayers(), 4);
        options.setBonusTiles(true);
        QVERIFY(!options.bonusTiles());
        options.setExpansion(true);
        options.setBonusTiles(true);
        options.setPlayers(5);
        QCOMPARE(options.maxPlayers(), 5);
        QCOMPARE(options.written(), Json::writeCompact(encode(Setup{5, true, true})));
        options.setExpansion(false);
        QVERIFY(!options.bonusTiles());
    }

    void sampleGamesAreWholeGames()
    {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            const auto record = StoneAge::Package::sampleGame({"Ada", "Ben", "Cleo"}, seed, INT_MAX);
            const auto outcome = GameOf<Rules>().outcome(record);
            QVERIFY(outcome);
            QVERIFY(!outcome->abandoned);
        }
        QVERIFY(GameOf<Rules>().outcome(StoneAge::Package::sampleGame({"Ada", "Ben"}, 3, 2))->abandoned);
    }
};
QTEST_GUILESS_MAIN(StoneTableTest)
#include "stonetable_test.moc"
