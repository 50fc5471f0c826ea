// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/codec.h"
#include "tests/suites.h"

#include <algorithm>

using namespace BronzeAge;

namespace
{
Dice dice(std::initializer_list<std::pair<Face, int>> counts)
{
    Dice dice;
    for (const auto &[face, count] : counts) {
        dice[face] = count;
    }
    return dice;
}

std::optional<int> valueOf(const Outcome &outcome, int seat, std::string_view key)
{
    const auto found = std::ranges::find_if(
        outcome.figures, [&](const Figure &figure) { return figure.seat == seat && figure.key == key; });
    return found != outcome.figures.end() ? std::optional(found->value) : std::nullopt;
}

const auto Feast = Roll{.dice = dice({{Face::Food, 3}})};
}

/// What a finished game of the Bronze Age tells statistics.
class FiguresTest : public QObject
{
    Q_OBJECT

    static Setup alone(Edition edition)
    {
        auto setup = setupFor(edition, 1);
        setup.soloRounds = 1;
        return setup;
    }

    /// The example of the spec: five developments, three monuments first and two later, 7 cities, 9 boxes.
    static std::vector<Action> example()
    {
        Adjust sheet{.player = 0, .to = AdjustedSheet{.disasters = 9}};
        sheet.to->developments = std::vector{Development::Leadership, Development::Granaries,
            Development::Masonry, Development::Architecture, Development::Empire};
        for (const City city : valuesOf<City>()) {
            sheet.to->cityBoxes[city] = boxes(city);
        }
        for (const auto &[monument, first] : {std::pair(Monument::StepPyramid, true),
                 std::pair(Monument::Obelisk, true), std::pair(Monument::GreatWall, true),
                 std::pair(Monument::StoneCircle, false), std::pair(Monument::GreatPyramid, false)}) {
            sheet.to->monuments[monument] = MonumentMark{boxes(monument), first};
        }
        return {sheet, Roll{.dice = dice({{Face::Food, 7}})}, Pass{}};
    }

private Q_SLOTS:
    void theExampleOfTheSpec_data()
    {
        QTest::addColumn<int>("edition");
        QTest::addColumn<QList<int>>("parts");
        QTest::newRow("original") << int(Edition::Original) << QList<int>{30, 24, 12, -9, 57};
        QTest::newRow("revised") << int(Edition::Revised) << QList<int>{32, 26, 17, -9, 66};
    }
    void theExampleOfTheSpec()
    {
        QFETCH(int, edition);
        QFETCH(QList<int>, parts);
        const auto setup = alone(static_cast<Edition>(edition));
        const auto outcome = conclude(setup, example());
        QVERIFY(outcome);
        QCOMPARE(outcome->variant, std::string(idOf(setup.edition)));
        QVERIFY(!outcome->abandoned);
        QVERIFY(outcome->seats == std::vector<SeatResult>({{parts[4], 1, false}}));
        QCOMPARE(valueOf(*outcome, 0, "points/developments"), parts[0]);
        QCOMPARE(valueOf(*outcome, 0, "points/monuments"), parts[1]);
        QCOMPARE(valueOf(*outcome, 0, "points/bonuses"), parts[2]);
        QCOMPARE(valueOf(*outcome, 0, "points/disasters"), parts[3]);
        QCOMPARE(valueOf(*outcome, 0, "development/leadership"), 1);
        QCOMPARE(valueOf(*outcome, 0, "development/empire"), 5);
        QCOMPARE(valueOf(*outcome, 0, "development/religion"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "first/great-wall"), 1);
        QCOMPARE(valueOf(*outcome, 0, "first/stone-circle"), std::nullopt);
        QVERIFY(valueOf(*outcome, 0, "monument/stone-circle"));
        QCOMPARE(valueOf(*outcome, 0, "monument/temple"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "dice"), 7);
        QCOMPARE(valueOf(*outcome, 0, "skulls"), 0);
        QCOMPARE(valueOf(*outcome, Figure::WholeGame, "rounds"), 1);
        QCOMPARE(valueOf(*outcome, Figure::WholeGame, "turns"), 1);
    }

    /// Pestilence strikes the others, famine and drought the roller, and a revolt costs goods.
    void disastersAreTheirs()
    {
        const auto setup = setupFor(Edition::Original, 2);
        const Roll pestilence{.dice = dice({{Face::Skull, 3}})};
        const Roll drought{.dice = dice({{Face::Skull, 2}, {Face::Workers, 1}})};
        Adjust cities{.player = 0, .to = AdjustedSheet{.food = 15}};
        for (const City city : valuesOf<City>()) {
            cities.to->cityBoxes[city] = boxes(city);
        }
        const Roll revolt{.dice = dice({{Face::Skull, 5}, {Face::Food, 2}})};
        // 6 goods each of the first two times; then the first seat has all 8, 7, 6, 5 and 4, and loses them.
        Adjust rich{.player = 0};
        for (const Good good : valuesOf<Good>()) {
            rich.to->goods[good] = room(good);
        }
        const auto outcome = conclude(
            setup, std::vector<Action>{pestilence, Pass{}, drought, Pass{}, cities, rich, revolt, Finish{}});
        QVERIFY(outcome);
        QVERIFY(outcome->abandoned);
        QCOMPARE(valueOf(*outcome, 1, "strikes/pestilence"), 1);
        QCOMPARE(valueOf(*outcome, 1, "cost/pestilence"), 3);
        QCOMPARE(valueOf(*outcome, 0, "strikes/pestilence"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 1, "strikes/drought"), 1);
        QCOMPARE(valueOf(*outcome, 1, "cost/drought"), 2);
        QCOMPARE(valueOf(*outcome, 0, "strikes/famine"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "strikes/revolt"), 1);
        QCOMPARE(valueOf(*outcome, 0, "cost/revolt"), 30);
        QCOMPARE(valueOf(*outcome, 0, "skulls"), 8);
        QCOMPARE(valueOf(*outcome, 0, "dice"), 10);
        QCOMPARE(valueOf(*outcome, 1, "skulls"), 2);
        QCOMPARE(valueOf(*outcome, Figure::WholeGame, "turns"), 3);
        QCOMPARE(valueOf(*outcome, Figure::WholeGame, "rounds"), 2);
        QVERIFY(outcome->seats == std::vector<SeatResult>({{0, 1, true}, {-5, 2, false}}));
    }

    /// As the how many-th a monument was finished, also by the table's word and after one was taken back.
    void monumentsInTheirOrder()
    {
        const auto mark = [](Monument monument, int ticked) {
            Adjust adjust{.player = 0};
            adjust.to->monuments[monument] = MonumentMark{ticked, std::nullopt};
            return adjust;
        };
        const auto outcome = conclude(alone(Edition::Original),
            std::vector<Action>{mark(Monument::Obelisk, 9), mark(Monument::StoneCircle, 5),
                mark(Monument::Obelisk, 8), Roll{.dice = dice({{Face::Workers, 3}})},
                Build{.on = {{Monument::StepPyramid, 3}, {Monument::Obelisk, 1}}}, Pass{}});
        QVERIFY(outcome);
        QCOMPARE(valueOf(*outcome, 0, "monument/stone-circle"), 1);
        QCOMPARE(valueOf(*outcome, 0, "monument/step-pyramid"), 2);
        QCOMPARE(valueOf(*outcome, 0, "monument/obelisk"), 3);
        QCOMPARE(valueOf(*outcome, 0, "first/obelisk"), 1);
    }

    void noEndNoOutcome()
    {
        const auto setup = alone(Edition::Original);
        QVERIFY(!conclude(setup, {}));
        QVERIFY(!conclude(setup, std::vector<Action>{Feast}));
        QVERIFY(conclude(setup, std::vector<Action>{Feast, Pass{}}));
        QVERIFY(!conclude(setup, std::vector<Action>{Feast, Pass{}, Pass{}}));
        QVERIFY(!conclude(setup, std::vector<Action>{Pass{}, Finish{}}));
    }

    void tiedSeatsShareTheBetterRank()
    {
        const std::array scores{5, 9, 9, 1};
        QVERIFY(resultsOf({{1, 2}, {0}, {3}}, scores)
            == std::vector<SeatResult>({{5, 3, false}, {9, 1, true}, {9, 1, true}, {1, 4, false}}));
        const std::array one{5};
        QVERIFY(resultsOf({{0}}, one) == std::vector<SeatResult>({{5, 1, false}}));
    }

    /// By the record, as the store asks.
    void askedByRecord()
    {
        static const GameOf<Rules> rules;
        static constexpr const Game *List[] = {&rules};
        Record record{.game = "bronze-age", .options = encode(alone(Edition::Original)), .players = {"Ana"}};
        for (const auto &action : example()) {
            record.actions.push_back({encode(action), {}});
        }
        QVERIFY(outcomeOf(record, List) == conclude(alone(Edition::Original), example()));
        record.actions.front().action = Json::Object{{"do", "dance"}};
        QVERIFY(!outcomeOf(record, List));
        record.game = "another";
        QVERIFY(!outcomeOf(record, List));
    }

    void oneFaceInSix()
    {
        QCOMPARE(expectedSkulls(60), 10.0);
        QCOMPARE(expectedSkulls(0), 0.0);
    }
};
TALLYSTONE_SUITE(FiguresTest)
#include "figures_test.moc"
