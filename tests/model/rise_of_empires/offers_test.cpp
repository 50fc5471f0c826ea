// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/text.h"
#include "model/rise_of_empires/advice.h"
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

using namespace RiseOfEmpires;

/// What was described once comes back, the likely things first.
class OffersTest : public QObject
{
    Q_OBJECT

    static std::optional<Code> codeOf(const std::optional<Error> &error)
    {
        return error ? std::optional(error->code) : std::nullopt;
    }
    static std::vector<std::size_t> order(const std::vector<Offer> &offers)
    {
        std::vector<std::size_t> list;
        for (const auto &offer : offers) {
            list.push_back(offer.index);
        }
        return list;
    }

private Q_SLOTS:
    void progress()
    {
        Table table(2);
        table.toTurn(3);
        const int seat = table.state().seat;
        table.set(seat, "{'gold':0,'progress':[{'name':'own','era':2}]}");
        table.set(1 - seat, "{'progress':[{'name':'Theirs','era':2}]}");
        const std::vector<KnownProgress> known = {{{.name = "Later", .era = 3}}, {{.name = "Own", .era = 2}},
            {{.name = "Old", .era = 1}}, {{.name = "Theirs", .era = 2}, false, 9}, {{.name = "B", .era = 2}},
            {{.name = "A", .era = 2}}, {{.name = "Often", .era = 2}, false, 1},
            {{.name = "Name", .era = 2}, true}};
        const auto offers = progressOffers(table.state(), known);
        QCOMPARE(order(offers), (std::vector<std::size_t>{6, 5, 4, 3, 2, 7, 1, 0}));
        QCOMPARE(offers[3].owners, std::vector{1 - seat});
        QVERIFY(!offers[3].whyNot);
        QVERIFY(offers[4].cost == (Goods{{1, 0, 0, 0, 0}}));
        QCOMPARE(codeOf(offers[4].whyNot), Code::NotEnoughGold);
        QVERIFY(!offers[4].apart);
        QVERIFY(offers[6].apart);
        QCOMPARE(codeOf(offers[6].whyNot), Code::AlreadyOwned);
        QCOMPARE(codeOf(offers[7].whyNot), Code::WrongEra);
    }

    void cities()
    {
        Table table(2);
        table.set(0, "{'gold':3}");
        const std::vector<KnownCity> known
            = {{{.cost = 9}, 2}, {{.cost = 4}, 1, Half::B}, {{.cost = 1}, 1}, {{.cost = 2}, 1, Half::A, 3}};
        const auto offers = cityOffers(table.state(), known);
        QCOMPARE(order(offers), (std::vector<std::size_t>{3, 2, 1, 0}));
        QVERIFY(!offers[0].whyNot);
        QCOMPARE(codeOf(offers[2].whyNot), Code::NotEnoughGold);
        QCOMPARE(offers[2].whyNot->hint.count, 1);
        QVERIFY(offers[3].apart);
    }

    void wonders()
    {
        const std::vector<KnownWonder> known = {{"A", 5, {{9, 0, 0}}, 1}};
        QCOMPARE(codeOf(wonderOffers(Table(2).state(), known)[0].whyNot), Code::WrongPhase);
        Table table(2);
        table.play("{'do':'idle','row':'city'}").play("{'do':'idle','row':'city'}");
        table.set(1, "{'gold':0}").toSettle().play("{'do':'settle'}").choosePlaces();
        QCOMPARE(codeOf(wonderOffers(table.state(), known)[0].whyNot), Code::NotEnoughGold);
        table.set(1, "{'gold':10}");
        QVERIFY(!wonderOffers(table.state(), known)[0].whyNot);
    }

    void spaces()
    {
        Table table(2);
        const auto known = shippedSpaces();
        QCOMPARE(order(spaceOffers(table.state(), known)), (std::vector<std::size_t>{1, 0, 2, 3}));
        table.play("{'do':'trade','discs':2,'gold':4}");
        const auto offers = spaceOffers(table.state(), known);
        QCOMPARE(order(offers), (std::vector<std::size_t>{1, 2, 3}));
        QVERIFY(!offers[0].whyNot);
        QCOMPARE(codeOf(offers[1].whyNot), Code::NotEnoughResources);
        QCOMPARE(offers[1].whyNot->hint.count, 1);
        QVERIFY(!offers[2].current);
    }

    void empires()
    {
        const std::vector<KnownEmpire> known
            = {{true, 3, true, {}}, {false, 2, true, {}}, {false, 2, false, {}}, {false, 1, false, {}}};
        Table table(2);
        QCOMPARE(order(empireOffers(table.state(), known)), (std::vector<std::size_t>{3, 2, 1}));
        table.toTurn(3);
        QCOMPARE(order(empireOffers(table.state(), known)), (std::vector<std::size_t>{0}));
    }

    void territories()
    {
        Table table(2);
        table.set(0, "{'territories':{'hills':2,'town-gold':6}}");
        const auto offers = territoryOffers(table.state());
        QCOMPARE(offers.size(), 8U);
        QCOMPARE(offers[3].owned, 2);
        QVERIFY(offers[3].brings == (Gains{{-3, 0, 0, 3, 0}}));
        QVERIFY(!offers[3].whyNot);
        QCOMPARE(codeOf(offers[6].whyNot), Code::NoTileLeft);
        QCOMPARE(territoriesLeft(table.state()), 32);
        QCOMPARE(townsLeft(table.state()), 0);
    }

    /// The figures of the rules.
    void whatIsShipped()
    {
        const auto tiles = shippedProgress();
        QCOMPARE(tiles.size(), 9U);
        QCOMPARE(tiles[0].tile.name, std::string("Agriculture"));
        QCOMPARE(tiles[0].tile.gains[Gain::Food], 2);
        QCOMPARE(tiles[1].tile.per[Ground::Hills][Gain::Resources], 1);
        QCOMPARE(tiles[2].tile.per[Ground::Forest][Gain::Resources], 1);
        QVERIFY(tiles[3].tile.free && tiles[4].tile.free);
        QVERIFY(tiles[5].tile.navigation);
        QCOMPARE(tiles[5].tile.era, 2);
        QCOMPARE(tiles[6].tile.gains[Gain::Food], 4);
        QCOMPARE(tiles[6].tile.era, 3);
        QVERIFY(tiles[7].toEnter && tiles[7].tile.printing);
        QVERIFY(tiles[8].toEnter);
        QVERIFY(shippedCities()[0].tile == (CityTile{.cost = 2, .gains = {{0, 0, 0, 0, 1}}}));
        QVERIFY(shippedCities()[1].tile == (CityTile{.cost = 4, .eats = 3, .gains = {{0, 0, 0, 0, 2}}}));
        QVERIFY(shippedSpaces()[3].space == (TradeSpace{7, Prize::Vp, 6}));
        QCOMPARE(shippedSpaces()[3].eras, (std::array{false, false, true}));
        const auto known = knownFreeOf({.name = "trading post", .era = 1}, shippedFree());
        QVERIFY(known && known->give == (Goods{{1, 0, 0, 0, 0}}) && known->get == (Goods{{0, 0, 1, 0, 0}}));
        QCOMPARE(knownFreeOf(tiles[3].tile, shippedFree())->removed, 1);
        QVERIFY(!knownFreeOf(tiles[0].tile, shippedFree()));
    }

    void regionsOfALaterEra()
    {
        const std::vector<Region> remembered = {{.id = "balkans", .name = "Balkans"},
            {.id = "china", .name = "China", .era = 2}, {.id = "britain", .name = "Britain", .era = 3},
            {.id = "china", .name = "China again", .era = 2}};
        const auto added = regionsToAdd({}, remembered, 2);
        QCOMPARE(added.size(), 1U);
        QCOMPARE(added[0].id, std::string("china"));
        QCOMPARE(regionsToAdd({}, remembered, 3).size(), 2U);
    }

    void idsOfNewRegions()
    {
        QCOMPARE(regionIdFor("South  Seas!", {}), std::string("south-seas"));
        QCOMPARE(regionIdFor("\xC3\x89gypte", {}), std::string("gypte"));
        QCOMPARE(regionIdFor("\xE4\xB8\xAD", {}), std::string("region"));
        const std::vector<Region> others = {{.id = "a"}, {.id = "a-2"}};
        QCOMPARE(regionIdFor("A", others), std::string("a-3"));
        const auto longest = regionIdFor(std::string(60, 'x') + "-", {});
        QVERIFY(Text::isId(longest));
    }
};
TALLYSTONE_SUITE(OffersTest)
#include "offers_test.moc"
