// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/advice.h"
#include "tests/model/stone_age/table.h"
#include "tests/suites.h"

using namespace StoneAge;

/// What the screens ask.
class AdviceTest : public QObject
{
    Q_OBJECT

    static std::optional<Code> codeOf(const std::optional<Error> &error)
    {
        return error ? std::optional(error->code) : std::nullopt;
    }

    /// Every way to have so many materials, and fewer.
    static std::vector<Materials> lotsUpTo(int count)
    {
        std::vector<Materials> lots = {{}};
        for (std::size_t from = 0; count > 0; --count) {
            const auto end = lots.size();
            for (; from < end; ++from) {
                for (const Material material : valuesOf<Material>()) {
                    auto more = lots[from];
                    ++more[material];
                    lots.push_back(more);
                }
            }
        }
        return lots;
    }

private Q_SLOTS:
    void placesSayHowManyTheyTake()
    {
        Table table(2);
        table.set(1, "{'people':9}");
        table.play("{'do':'gather','place':'forest','people':2,'dice':2}").done();
        const auto places = gatheringPlaces(table.state());
        QCOMPARE(places.size(), 5U);
        QCOMPARE(places[0].most, 9);
        QCOMPARE(codeOf(places[1].whyNot), Code::PlaceLimit);
        QCOMPARE(places[1].most, 0);
        QCOMPARE(places[2].most, 7);
        Table expansion(2, Expansion);
        expansion.set(0, "{'sites':['wood-site']}");
        const auto all = gatheringPlaces(expansion.state());
        QCOMPARE(all.size(), 7U);
        QCOMPARE(all[5].most, 3);
        QCOMPARE(codeOf(all[6].whyNot), Code::NotOwned);
    }

    void theVillageBringsWhatThereIsRoomFor()
    {
        Table table(2, Expansion);
        QCOMPARE(villageGain(table.state(), Village::ToolMaker), (VillageGain{1, 0}));
        QCOMPARE(villageGain(table.state(), Village::Hut), (VillageGain{1, 0}));
        QCOMPARE(villageGain(table.state(), Village::Field), (VillageGain{1, 0}));
        QCOMPARE(villageGain(table.state(), Village::Trader), (VillageGain{2, 2}));
        table.set(0, "{'people':10,'agriculture':10,'tools':[4,4,4],'trade':9}");
        QCOMPARE(villageGain(table.state(), Village::ToolMaker), VillageGain{});
        QCOMPARE(villageGain(table.state(), Village::Hut), VillageGain{});
        QCOMPARE(villageGain(table.state(), Village::Field), VillageGain{});
        QCOMPARE(villageGain(table.state(), Village::Trader), (VillageGain{1, 2}));
        table.set(0, "{'trade':10}");
        QCOMPARE(villageGain(table.state(), Village::Trader), (VillageGain{0, 2}));
        QCOMPARE(villageGain(Table(2).state(), Village::Trader), VillageGain{});
    }

    void symbolsMakeSets()
    {
        QCOMPARE(symbolSets({}), std::vector<int>{});
        QCOMPARE(symbolSets({{2, 1, 1, 0, 0, 0, 0, 0, 0}}), (std::vector<int>{3, 1}));
        QCOMPARE(symbolPoints({{2, 1, 1, 0, 0, 0, 0, 0, 0}}), 10);
    }

    void everyKindOfActionHasAReason()
    {
        Table table(2);
        for (const Kind kind :
            {Kind::Gather, Kind::ToolMaker, Kind::Hut, Kind::Field, Kind::Done, Kind::Adjust, Kind::Finish}) {
            QVERIFY(!whyNot(table.state(), kind));
        }
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Trader)), Code::NotInOptions);
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Building)), Code::NotEnoughResources);
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Card)), Code::NotEnoughResources);
        QCOMPARE(codeOf(whyNot(table.state(), Kind::TakeTwo)), Code::NotOwned);
        QCOMPARE(codeOf(whyNot(table.state(), Kind::Feed)), Code::WrongPhase);
        table.set(0, "{'wood':1,'anyTwo':1,'food':0}");
        for (const Kind kind : {Kind::Building, Kind::Card, Kind::TakeTwo}) {
            QVERIFY(!whyNot(table.state(), kind));
        }
        table.done(2);
        QVERIFY(!whyNot(table.state(), Kind::Feed));
        table.play("{'do':'finish'}");
        for (const Kind kind : valuesOf<Kind>()) {
            QCOMPARE(codeOf(whyNot(table.state(), kind)), Code::GameOver);
        }
    }

    void stacksOfTheExpansionMayBeFree()
    {
        Table table(2, Expansion);
        QVERIFY(!stacks(table.state())[1].whyNot);
        table.play("{'do':'building','stack':1,'kind':'printed','pay':{},'points':3}");
        QVERIFY(!stacks(table.state())[0].whyNot);
        QCOMPARE(codeOf(stacks(table.state())[1].whyNot), Code::PlaceUsed);
    }

    void cardsArePaidWithTheLeast()
    {
        Table table(2, Expansion);
        table.set(0, "{'wood':1,'clay':1,'gold':5,'jewels':3}");
        const auto offers = cardSlots(table.state());
        QCOMPARE(offers.size(), 5U);
        QVERIFY(offers[2].proposal == (Purchase{{{1, 1, 0, 1, 0}}, std::nullopt}));
        QVERIFY(offers[4].proposal == (Purchase{{{0, 0, 0, 0, 3}}, std::nullopt}));
        QVERIFY(!proposePurchase(table.state(), SlotPrice{JewelSlot, true}));
    }

    void tilesArePaidForTheMostPoints()
    {
        Table table(2);
        table.set(0, "{'wood':5,'clay':2,'stone':1,'gold':2}");
        const auto &state = table.state();
        QVERIFY(proposePurchase(state, TilePrice{Tile::Fixed})->pay == (Materials{{0, 1, 1, 1, 0}}));
        QVERIFY(proposePurchase(state, TilePrice{Tile::Kinds, 4, 2})->pay == (Materials{{0, 2, 0, 2, 0}}));
        QVERIFY(proposePurchase(state, TilePrice{Tile::Any})->pay == (Materials{{2, 2, 1, 2, 0}}));
        QVERIFY(!proposePurchase(state, TilePrice{Tile::Jewels}));
        QVERIFY(paymentsFor(TilePrice{Tile::Printed}).empty());
    }

    void anExchangeMayMakeATileWorthMore()
    {
        Table table(2, Expansion);
        table.set(0, "{'trade':4,'wood':7,'jewels':2}");
        const auto best = [&](const TilePrice &price) { return *proposePurchase(table.state(), price); };
        // Seven wood are 21 points; with a gold for a jewel six and the gold are 24.
        QVERIFY(best({Tile::Any})
            == (Purchase{{{6, 0, 0, 1, 0}}, Exchange{{{0, 0, 0, 0, 1}}, {{0, 0, 0, 1, 0}}}}));
        // Two kinds are there only by exchange: one wood becomes a gold.
        QVERIFY(best({Tile::Kinds, 4, 2})
            == (Purchase{{{3, 0, 0, 1, 0}}, Exchange{{{0, 0, 0, 0, 1}}, {{0, 0, 0, 1, 0}}}}));
        // Four of one kind are best without: an exchange brings no more.
        QVERIFY(best({Tile::Kinds, 4, 1}) == (Purchase{{{4, 0, 0, 0, 0}}, std::nullopt}));
        // A third jewel for a wood.
        QVERIFY(best({Tile::Jewels})
            == (Purchase{{{0, 0, 0, 0, 3}}, Exchange{{{1, 0, 0, 0, 0}}, {{0, 0, 0, 0, 1}}}}));
        // A card is paid by exchange only where nothing else will do.
        QVERIFY(!proposePurchase(table.state(), SlotPrice{4})->exchange);
        // Two wood for a gold would be the same 13 points.
        table.set(0, "{'trade':3,'jewels':0,'wood':3,'clay':1}");
        QVERIFY(best({Tile::Any}) == (Purchase{{{3, 1, 0, 0, 0}}, std::nullopt}));
    }

    void noPaymentIsWorthMoreThanTheProposedOne_data()
    {
        QTest::addColumn<QByteArray>("figures");
        QTest::newRow("no trade") << QByteArray("{'trade':0,'wood':2,'clay':1,'gold':1,'jewels':3}");
        QTest::newRow("two for one") << QByteArray("{'trade':2,'wood':3,'stone':1,'jewels':3}");
        QTest::newRow("one for one") << QByteArray("{'trade':5,'wood':4,'clay':3,'jewels':1}");
        QTest::newRow("one for two") << QByteArray("{'trade':9,'wood':2,'gold':1,'jewels':2}");
    }
    void noPaymentIsWorthMoreThanTheProposedOne()
    {
        QFETCH(QByteArray, figures);
        Table table(2, Expansion);
        table.set(0, figures);
        const auto lots = lotsUpTo(2);
        for (const auto &offer : tileOffers(table.state())) {
            Building building{
                .kind = offer.price.kind, .count = offer.price.count, .kinds = offer.price.kinds};
            int most = 0;
            for (const auto &pay : paymentsFor(offer.price)) {
                if (pointsOf(pay) <= most || (building.kind == Tile::Fixed && pay != offer.pay)) {
                    continue;
                }
                building.pay = pay;
                building.exchange.reset();
                bool possible = !refusal(table.state(), building);
                for (const auto &give : lots) {
                    for (auto get = lots.begin(); !possible && get != lots.end(); ++get) {
                        building.exchange = Exchange{give, *get};
                        possible = !refusal(table.state(), building);
                    }
                }
                most = possible ? pointsOf(pay) : most;
            }
            QCOMPARE(offer.proposal ? pointsOf(offer.proposal->pay) : 0, most);
            if (offer.proposal) {
                building.pay = offer.proposal->pay;
                building.exchange = offer.proposal->exchange;
                QVERIFY(!refusal(table.state(), building));
            }
        }
    }

    void anExchangeHelpsWhereItCan()
    {
        Table table(2, Expansion);
        table.set(0, "{'trade':2,'jewels':3,'clay':1,'stone':1}");
        const Materials price = {{0, 1, 2, 0, 0}};
        QVERIFY(missingFor(table.player(0), price) == (Materials{{0, 0, 1, 0, 0}}));
        QVERIFY(proposeExchange(table.state(), price) == (Exchange{{{0, 0, 0, 0, 2}}, {{0, 0, 1, 0, 0}}}));
        QVERIFY(!proposeExchange(table.state(), Materials{{0, 1, 1, 0, 0}}));
        QVERIFY(!proposeExchange(table.state(), Materials{{0, 1, 3, 0, 0}}));
        table.set(0, "{'jewels':1}");
        QVERIFY(!proposeExchange(table.state(), price));
        table.set(0, "{'trade':9}");
        QVERIFY(proposeExchange(table.state(), Materials{{0, 1, 3, 0, 0}})
            == (Exchange{{{0, 0, 0, 0, 1}}, {{0, 0, 2, 0, 0}}}));
        const auto card = proposePurchase(table.state(), SlotPrice{4});
        QVERIFY(card && card->exchange);
        table.set(0, "{'trade':0}");
        QVERIFY(!proposePurchase(table.state(), SlotPrice{4}));
    }

    void toolsAreProposedSparingly()
    {
        Table table(2);
        table.set(0, "{'tools':[2,1,1]}");
        const auto &player = table.player(0);
        // 11 in the forest: one pip more is a fourth wood, all four are a fifth.
        QCOMPARE(proposeTools(player, 3, 11).spaces, (std::vector{0, 1, 2}));
        QCOMPARE(proposeTools(player, 6, 11).spaces, std::vector{1});
        QCOMPARE(proposeTools(player, 6, 10).spaces, std::vector{0});
        QVERIFY(proposeTools(player, 6, 6).spaces.empty());
        QVERIFY(harvest(player, 3, 11, {{1}, {}}) == (Harvest{12, 4, 0}));
        table.set(0, "{'toolsUsed':[false,true,true]}");
        QVERIFY(proposeTools(player, 6, 11).spaces == std::vector{0});
    }

    void onlyTheExchangeThatHelpsIsOffered()
    {
        // Trade 2, 3 jewels 1 clay 1 stone, building clay + 2 stone: 2 jewels for a stone.
        Table table(2, Expansion);
        table.set(0, "{'trade':2,'jewels':3,'clay':1,'stone':1}");
        const Materials pay{{0, 1, 2, 0, 0}};
        const auto purchase = proposePurchase(table.state(), pay);
        QVERIFY(purchase && purchase->exchange);
        QVERIFY(*purchase->exchange == (Exchange{{{0, 0, 0, 0, 2}}, {{0, 0, 1, 0, 0}}}));
        // Nothing else is left over, so there is no other one.
        QCOMPARE(exchangesFor(table.state(), pay).size(), 1U);
        QVERIFY(exchangesFor(table.state(), {{0, 1, 1, 0, 0}}).empty());
        QVERIFY(!proposePurchase(table.state(), Materials{{0, 1, 3, 0, 0}}));
        // With wood left over it may be given instead: what is worth least goes first.
        table.set(0, "{'wood':2}");
        const auto all = exchangesFor(table.state(), pay);
        QCOMPARE(all.size(), 3U);
        QVERIFY(all[0].give == (Materials{{0, 0, 0, 0, 2}}));
        QVERIFY(all[1].give == (Materials{{1, 0, 0, 0, 1}}));
        QVERIFY(all[2].give == (Materials{{2, 0, 0, 0, 0}}));
        QCOMPARE(mostPayable(table.state(), Material::Stone), 2);
        table.set(0, "{'trade':9}");
        QCOMPARE(mostPayable(table.state(), Material::Stone), 3);
        table.set(0, "{'trade':0}");
        QCOMPARE(mostPayable(table.state(), Material::Stone), 1);
        QVERIFY(exchangesFor(table.state(), pay).empty());
    }

    void everyTileOfTheBoxIsListed()
    {
        Table table(2);
        table.set(0, "{'wood':2,'clay':1,'gold':3}");
        const auto offers = tileOffers(table.state());
        // 13 fixed ones, 4 or 5 of 1 to 4 kinds, any.
        QCOMPARE(offers.size(), 22U);
        QVERIFY(offers.front().pay == (Materials{{2, 1, 0, 0, 0}}));
        QVERIFY(offers.front().proposal);
        QVERIFY(offers[12].pay == (Materials{{0, 0, 2, 1, 0}}));
        QVERIFY(!offers[12].proposal);
        // 4 of 2 kinds: 3 gold and a clay bring the most.
        QCOMPARE(offers[14].price.count, 4);
        QCOMPARE(offers[14].price.kinds, 2);
        QVERIFY(offers[14].pay == (Materials{{0, 1, 0, 3, 0}}));
        QCOMPARE(tileOffers(Table(2, Expansion).state()).back().price.kind, Tile::Jewels);
    }

    void theMealIsForeseen()
    {
        Table table(2);
        QCOMPARE(foodAfterMeal(table.state(), 0), 7);
        table.set(0, "{'food':3,'agriculture':2,'people':7}");
        QCOMPARE(foodAfterMeal(table.state(), 0), -2);
        // While people are fed it is this meal, not the next one.
        table.done(2);
        QCOMPARE(foodAfterMeal(table.state(), 0), -2);
        QCOMPARE(foodAfterMeal(table.state(), 1), 7);
        table.play("{'do':'finish'}");
        QCOMPARE(foodAfterMeal(table.state(), 1), 7);
    }

    void feedingIsCheap()
    {
        Table table(2);
        table.set(0, "{'clay':1,'gold':3}");
        QVERIFY(proposeFeeding(table.player(0), 2) == (Resources{{0, 1, 0, 1}}));
        QVERIFY(!proposeFeeding(table.player(0), 5));
    }

    void aPurchaseIsForeseenAsFarAsItIsEntered()
    {
        Table table(3);
        table.set(0, "{'agriculture':4,'wood':3}");
        Card card{.slot = 2, .pay = {{2, 0, 0, 0, 0}}, .number = 27, .top = Tops::Agriculture{}};
        card.bottom = Craftsmen{};
        const auto after = foreseen(table.state(), card);
        // The field comes before the farmer is counted, and the lower half is none yet.
        QCOMPARE(worthOf(active(after), Craftsmen{Craft::Farmers, 1}), 5);
        QCOMPARE(active(after).stock[Material::Wood], 1);
        QCOMPARE(points(active(after)).total(), 1);
        // One of three dice is handed out.
        card.top = Tops::DiceForAll{{Pick::Tool}};
        const auto handed = foreseen(table.state(), card);
        QCOMPARE(toolSum(handed.players[0]), 1);
        QCOMPARE(handed.players[1], table.player(1));
    }

    void cardsAndBuildingsHaveAWorth()
    {
        Table table(2, Expansion);
        table.set(0, "{'agriculture':4,'symbols':{'art':1,'music':1},'builders':3}");
        const auto &player = table.player(0);
        QCOMPARE(worthOf(player, Craftsmen{Craft::Farmers, 2}), 8);
        QCOMPARE(worthOf(player, Symbol::Time), 5);
        QCOMPARE(worthOf(player, Symbol::Art), 1);
        QCOMPARE(worthOfBuilding(player, 10), 13);
    }
};
TALLYSTONE_SUITE(AdviceTest)
#include "advice_test.moc"
