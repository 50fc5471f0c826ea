// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/advice.h"
#include "model/stone_age/codec.h"
#include "tests/model/laws.h"
#include "tests/model/stone_age/randomplayer.h"
#include "tests/often.h"
#include "tests/suites.h"

#include <algorithm>

using namespace StoneAge;

/// What holds in every game, looked at in thousands of random ones.
class LawsTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned GameCount = often(2000);
    static constexpr int MostActions = 800;

    using Laws = LawsOf<Rules, RandomPlayer>;

    static void staysOnTheBoard(const State &state)
    {
        QVERIFY(state.deck >= 0 && state.deck <= DeckWithExpansion);
        for (const int tiles : state.stacks) {
            QVERIFY(tiles >= 0 && tiles <= TilesInStack);
        }
        for (const auto &player : seats(state)) {
            QVERIFY(player.people >= 0 && player.people <= 10);
            QVERIFY(player.food >= 0);
            QVERIFY(player.agriculture >= 0 && player.agriculture <= 10);
            QVERIFY(player.trade >= 0 && player.trade <= 10);
            QVERIFY(player.anyTwo >= 0 && player.work.missing >= 0);
            QVERIFY(std::ranges::all_of(player.tools, [](int tool) { return tool >= 0 && tool <= 4; }));
            QVERIFY(std::ranges::all_of(player.oneUse, [](int value) { return value >= 2 && value <= 4; }));
            QVERIFY(std::ranges::all_of(player.stock.items, [](int count) { return count >= 0; }));
            QVERIFY(state.setup.expansion
                || (player.stock[Material::Jewels] == 0 && player.trade == 0 && player.sites.empty()));
            QVERIFY(state.setup.bonusTiles || player.bonus.empty());
        }
        QCOMPARE(hungrySeats(state).empty(), state.phase != Phase::Feed);
        QVERIFY(isOver(state)
            || std::ranges::count(std::span(state.stacks).first(std::size_t(state.setup.players)), 0) == 0
            || endingNear(state) == Ending::EmptyStack);
    }

    static void hasEightParts(const State &state)
    {
        Replay replay;
        describe(state, replay);
        for (const auto &score : replay.scores) {
            QCOMPARE(score.parts.size(), 8U);
        }
    }

    /// Nothing is done but what the rules allow, and for the same reason.
    static void refusalDecides(const State &state, RandomPlayer &random)
    {
        const auto wild = random.wild(state);
        const auto error = refusal(state, wild);
        const auto applied = StoneAge::apply(state, wild);
        QCOMPARE(applied.has_value(), !error.has_value());
        if (error) {
            QVERIFY(applied.error() == *error);
        } else {
            staysOnTheBoard(applied->state);
        }
    }

    /// What a number may be is the reader's affair; all else of a made-up action survives a record.
    static void actionsSurviveRecords(const State &state, RandomPlayer &random)
    {
        const Action wild = random.wild(state);
        const Json::Value written = encode(wild);
        Findings findings;
        Action read;
        {
            Fields fields(written, {}, findings);
            decode(fields, read);
        }
        QVERIFY(findings.empty());
        // A numbered card is the printed one, whatever its bottom was said to be.
        const auto *card = std::get_if<Card>(&wild);
        QVERIFY(read == wild || (card && card->number));
        QVERIFY(Json::Value(encode(read)) == written);
    }

    /// What is offered is allowed, and what is denied has a reason.
    static void adviceIsSound(const State &state)
    {
        for (const auto &place : gatheringPlaces(state)) {
            QCOMPARE(place.most > 0, !place.whyNot.has_value());
        }
        for (const auto &offer : cardSlots(state)) {
            if (!offer.whyNot) {
                QVERIFY(offer.proposal.has_value());
                const Card card{.slot = offer.at,
                    .pay = offer.proposal->pay,
                    .exchange = offer.proposal->exchange,
                    .top = Tops::Tool{},
                    .bottom = Symbol::Art};
                QVERIFY(!refusal(state, card));
            }
        }
        QCOMPARE(int(stacks(state).size()), state.setup.players);
        for (const int seat : hungrySeats(state)) {
            const auto &player = playerAt(state, seat);
            const auto pay = proposeFeeding(player, player.work.missing);
            QCOMPARE(pay.has_value(), resourceSum(player.stock) >= player.work.missing);
            QVERIFY(!pay || !refusal(state, Feed{seat, pay}));
        }
        QCOMPARE(!whyNot(state, Kind::Done), state.phase == Phase::Actions);
        QCOMPARE(!whyNot(state, Kind::Feed), state.phase == Phase::Feed);
    }

private Q_SLOTS:
    void everyStateOfEveryGame()
    {
        int finished = 0;
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            const auto played = Laws::play(seed, MostActions, [](const State &state, RandomPlayer &random) {
                staysOnTheBoard(state);
                Laws::partsMakeTheTotal(state);
                hasEightParts(state);
                refusalDecides(state, random);
                actionsSurviveRecords(state, random);
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
                [&](const State &state) -> Action { return random.wild(state); });
        }
        QVERIFY(Laws::refused > GameCount);
    }
};
TALLYSTONE_SUITE(LawsTest)
#include "laws_test.moc"
