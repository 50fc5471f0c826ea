// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/advice.h"
#include "model/bronze_age/codec.h"
#include "model/bronze_age/payment.h"
#include "model/bronze_age/score.h"
#include "tests/model/bronze_age/randomplayer.h"
#include "tests/model/laws.h"
#include "tests/often.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// What holds in every game, seen in many random ones.
class LawsTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned GameCount = often(2500);
    static constexpr int MostActions = 600;

    using Laws = LawsOf<Rules, RandomPlayer>;

    static void staysOnTheBoard(const State &state)
    {
        for (const auto &player : seats(state)) {
            QVERIFY(player.food >= 0 && player.food <= 15);
            QVERIFY(player.disasters >= 0);
            QVERIFY(player.ships >= 0 && player.ships <= 5);
            QVERIFY(cities(player) >= 3 && cities(player) <= 7);
            for (const Good good : valuesOf<Good>()) {
                QVERIFY(player.goods[good] >= 0 && player.goods[good] <= room(good));
            }
            for (const City city : valuesOf<City>()) {
                QVERIFY(player.cityBoxes[city] >= 0 && player.cityBoxes[city] <= boxes(city));
            }
            for (const Monument monument : valuesOf<Monument>()) {
                QVERIFY(
                    player.monumentBoxes[monument] >= 0 && player.monumentBoxes[monument] <= boxes(monument));
                QVERIFY(isInPlay(state.setup, monument) || player.monumentBoxes[monument] == 0);
            }
        }
        QVERIFY(state.turn.workers >= 0 && state.turn.coins >= 0 && state.turn.skulls >= 0);
        for (const Monument monument : valuesOf<Monument>()) {
            const auto holder = state.firstBuilder[monument];
            QVERIFY(!holder || isBuilt(playerAt(state, *holder), monument));
        }
    }

    /// An action made up without a look at the rules: often refused, then nothing may have changed.
    static Action wildAction(RandomPlayer &random)
    {
        const auto good = [&] { return static_cast<Good>(random.below(5)); };
        switch (random.below(9)) {
        case 0:
            return Preserve{};
        case 1: {
            Roll roll{.eitherAsFood = random.below(3), .spearheads = random.below(3)};
            for (int &count : roll.dice.items) {
                count = random.below(3);
            }
            return roll;
        }
        case 2: {
            Trade trade{.with = random.below(5)};
            trade.give[static_cast<Ware>(random.below(6))] = random.below(4);
            trade.get[static_cast<Ware>(random.below(6))] = random.below(4);
            return trade;
        }
        case 3:
            return Build{{{3 + random.below(6), random.below(8)},
                             {static_cast<Monument>(random.below(7)), random.below(8)}},
                random.below(3)};
        case 4:
            return Ship{random.below(3)};
        case 5:
            return Swap{good(), good()};
        case 6:
            return Buy{static_cast<Development>(random.below(17)),
                {{random.below(2) == 0, true, false, true, false}}, random.below(9)};
        case 7: {
            Pass pass;
            pass.discard[good()] = random.below(3);
            return pass;
        }
        default: {
            Adjust adjust{.player = random.below(6), .to = AdjustedSheet{.food = random.below(20)}};
            adjust.to->monuments[static_cast<Monument>(random.below(7))]
                = MonumentMark{random.below(17), random.below(2) == 0};
            return adjust;
        }
        }
    }

    /// Nothing is done but what the rules allow, and for the same reason.
    static void refusalDecides(const State &state, RandomPlayer &random)
    {
        const auto wild = wildAction(random);
        const auto error = refusal(state, wild);
        const auto applied = BronzeAge::apply(state, wild);
        QCOMPARE(applied.has_value(), !error.has_value());
        if (error) {
            QVERIFY(applied.error() == *error);
        } else {
            staysOnTheBoard(applied->state);
        }
    }

    /// What is offered is allowed, and what is denied has a reason.
    static void adviceIsSound(const State &state)
    {
        for (const auto &offer : offers(state)) {
            if (!offer.whyNot) {
                QVERIFY(offer.proposal && !refusal(state, *offer.proposal));
            }
            QCOMPARE(shortOf(state, offer.development) > 0, !offer.proposal.has_value());
        }
        for (const auto &site : sites(state)) {
            QCOMPARE(site.reach > 0, !site.whyNot.has_value());
        }
        QVERIFY(!whyNot(state, Kind::Pass) == (state.phase != Phase::Roll && !isOver(state)));
    }

private Q_SLOTS:
    void everyStateOfEveryGame()
    {
        int finished = 0;
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            const auto played = Laws::play(seed, MostActions, [](const State &state, RandomPlayer &random) {
                staysOnTheBoard(state);
                Laws::partsMakeTheTotal(state);
                refusalDecides(state, random);
                if (random.below(10) == 0) {
                    adviceIsSound(state);
                }
            });
            finished += isOver(played.state) ? 1 : 0;
            if (QTest::currentTestFailed()) {
                qWarning("seed %u", seed);
            }
        }
        // Most games come to their end by themselves.
        QVERIFY2(finished > int(GameCount) / 2, QByteArray::number(finished).constData());
    }

    void recordsTellTheWholeGame()
    {
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            RandomPlayer random(seed);
            Laws::tellsTheWholeGame(Laws::play(seed, MostActions, [](const State &, RandomPlayer &) {}),
                [&](const State &) -> Action { return wildAction(random); });
        }
        QVERIFY(Laws::refused > GameCount);
    }
};
TALLYSTONE_SUITE(LawsTest)
#include "laws_test.moc"
