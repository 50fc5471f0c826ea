// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/advice.h"
#include "model/through_the_ages/codec.h"
#include "model/through_the_ages/prices.h"
#include "model/through_the_ages/score.h"
#include "tests/model/laws.h"
#include "tests/model/through_the_ages/randomplayer.h"
#include "tests/often.h"
#include "tests/suites.h"

#include <numeric>

using namespace ThroughTheAges;

/// What holds in every game, looked at in hundreds of random ones.
class LawsTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned GameCount = often(300);
    static constexpr int MostActions = 1'200;

    using Laws = LawsOf<Rules, RandomPlayer>;

    static void staysOnTheBoard(const State &state)
    {
        QVERIFY(state.age >= 0 && state.age <= 4);
        for (const auto &player : seats(state)) {
            QVERIFY(player.culture >= 0 && player.science >= 0);
            QVERIFY(player.yellow >= 0 && player.pool >= 0 && player.blue >= 0);
            QVERIFY(player.civil >= 0 && player.military >= 0 && player.arms >= 0 && player.draw <= 3);
            for (const Technology technology : valuesOf<Technology>()) {
                QVERIFY(player.workersOn(technology) >= 0);
                QVERIFY(player.knows(technology) || player.workersOn(technology) == 0);
            }
            for (const auto &tokens : player.tokens.items) {
                QVERIFY(std::ranges::all_of(tokens, [](int count) { return count >= 0; }));
            }
            QVERIFY(pointsOf(player) >= 0);
            QVERIFY(!player.cards.wonder() || stagesLeft(*player.cards.wonder()) > 0);
        }
        const auto &rival = state.rival;
        QVERIFY(rival.culture >= 0 && rival.draw >= 0 && rival.draw <= 3 && rival.bid >= 0);
        QCOMPARE(rival.army.empty(), !isSolo(state));
        for (const auto &there : rival.army) {
            const auto best = rival.army[bestOf(editionOf(state), rival.army)].tactic;
            QVERIFY(there.units > 0 || there.tactic == best);
        }
        QVERIFY(isSolo(state) || state.seat < state.setup.players);
        QCOMPARE(state.phase == Phase::RivalAttack, rival.card.has_value());
    }

    static void sourcesAddUp(const State &state)
    {
        for (const auto &player : seats(state)) {
            QCOMPARE(sumOf(player.sources), pointsOf(player));
        }
        QCOMPARE(sumOf(state.rival.sources), pointsOf(state.rival));
    }

    static void refusedOrAllowed(const State &state, RandomPlayer &random)
    {
        const Action action = random.wild(state);
        const auto all = refusals(state, action);
        const auto first = refusal(state, action);
        QCOMPARE(all.empty(), !first.has_value());
        QVERIFY(all.empty() || all.front() == *first);
        QVERIFY(std::ranges::is_sorted(all, std::less{}, &Error::code));
        const auto applied = ThroughTheAges::apply(state, action);
        QCOMPARE(applied.has_value(), all.empty());
        QCOMPARE(prospectOf(state, action).isAllowed(), all.empty());
    }

    static void actionsSurviveRecords(const State &state, RandomPlayer &random)
    {
        const Action action = random.wild(state);
        const Json::Value written = encode(action);
        Findings findings;
        Action read;
        {
            Fields fields(written, {}, findings);
            decode(fields, state.setup, read);
        }
        QVERIFY(findings.empty());
        QVERIFY(read == action);
    }

    /// What the parts of a number add up to is the rating.
    static void partsMakeTheNumber(const State &state, int seat)
    {
        const auto ratings = ratingsOf(state, seat);
        const std::pair<Number, Rating> numbers[]
            = {{Number::Culture, Rating::CulturePerTurn}, {Number::Science, Rating::SciencePerTurn},
                {Number::Strength, Rating::Strength}, {Number::Happiness, Rating::Happiness}};
        for (const auto &[number, rating] : numbers) {
            int sum = 0;
            for (const auto &part : partsOf(state, seat, number)) {
                sum += part.amount;
            }
            sum = std::max(0, sum);
            QCOMPARE(number == Number::Happiness ? std::min(8, sum) : sum, ratings[rating]);
        }
    }

    /// Whatever is offered without a reason against it can be done, for the price told.
    static void offersAreSound(const State &state, int seat)
    {
        const auto offers = offersTo(state, seat);
        for (const auto &offer : offers.technologies) {
            for (const auto *prospect : {&offer.build, &offer.learn}) {
                Price paid;
                for (const auto &event : prospect->events) {
                    if (const auto *spent = std::get_if<Spent>(&event)) {
                        paid.civil += spent->civil;
                        paid.military += spent->military;
                    } else if (const auto *price = std::get_if<Paid>(&event)) {
                        paid.science += price->science;
                        paid.resources += price->resources + price->arms;
                        paid.arms += price->arms;
                    }
                }
                QVERIFY(!prospect->isAllowed() || paid == prospect->price);
            }
        }
        const auto tactics = tacticsFor(state, seat);
        for (const auto &offer : tactics) {
            State then = state;
            Events events;
            perform(then, ChooseTactic{seat, offer.tactic, 0}, events);
            QCOMPARE(strengthOf(then, seat), offer.strength);
        }
    }

    /// Whatever the Rival is told to do with one card it does.
    static void rivalKeepsItsWord(const State &state)
    {
        if (state.phase != Phase::RivalHand || state.rival.draw == 0) {
            return;
        }
        for (const auto &plan : plansFor(state)) {
            State then = state;
            then.rival.draw = 1;
            const RivalHand hand{.cards = {plan.card}};
            QVERIFY(!refusal(then, hand));
            Events events;
            perform(then, hand, events);
            const bool isTacticCard = roleOf(plan.card) == Role::Tactic;
            const auto played = std::ranges::any_of(events, [&](const Event &event) {
                const auto *seen = std::get_if<RivalHandSeen>(&event);
                return isTacticCard ? std::holds_alternative<RivalTactic>(event) : seen && seen->pick == 0;
            });
            QCOMPARE(played, plan.plays);
        }
        const auto outlook = rivalOutlook(state);
        State then = state;
        then.rival.draw = 0;
        Events events;
        perform(then, RivalHand{}, events);
        QCOMPARE(then.rival.draw, outlook.plan.draw);
        QCOMPARE(then.rival.culture - state.rival.culture, outlook.plan.culture);
    }

    static void turnEndsAsForetold(const State &state)
    {
        const auto told = turnEnd(state);
        if (state.phase != Phase::Turn || refusal(state, EndTurn{})) {
            return;
        }
        State then = state;
        Events events;
        perform(then, EndTurn{}, events);
        QVERIFY(events.size() > told.events.size());
        QVERIFY(std::equal(told.events.begin(), told.events.end(), events.begin()));
        const auto &after = playerAt(then, state.seat);
        QCOMPARE(after.culture, told.after.culture);
        QCOMPARE(after.science, told.after.science);
        QVERIFY(after.tokens == told.after.tokens);
    }

    /// Adds up what events tell of one seat.
    struct Books {
        int culture = 0;
        int science = 0;
        Ratings ratings;
        int yellow = 0;
        int blue = 0;
    };
    class Bookkeeper
    {
    public:
        std::array<Books, MaxPlayers> books;

        template<typename Other>
        void operator()(const Other &)
        {
        }
        void operator()(const Scored &event)
        {
            at(event.player).culture += event.culture;
            at(event.player).science += event.science;
        }
        void operator()(const Gained &event)
        {
            at(event.player).culture += event.change[Benefit::Culture];
            at(event.player).science += event.change[Benefit::Science];
        }
        void operator()(const Paid &event) { at(event.player).science -= event.science; }
        void operator()(const Famine &event) { at(event.player).culture -= event.culture; }
        void operator()(const RivalScored &event) { at(event.player).culture += event.culture; }
        void operator()(const ImpactTotal &event) { at(event.player).culture += event.culture; }
        void operator()(const BankChanged &event)
        {
            at(event.player).yellow += event.yellow;
            at(event.player).blue += event.blue;
        }
        void operator()(const RatingsChanged &event)
        {
            for (const Rating rating : valuesOf<Rating>()) {
                at(event.player).ratings[rating] += event.change[rating];
            }
        }

    private:
        Books &at(int seat) { return books[std::size_t(seat)]; }
    };

    /// Between bank, pool and technologies, and between bank, stores and the wonder.
    static int yellowOf(const Player &player) { return player.yellow + player.pool + workersOf(player); }
    static int blueOf(const Player &player)
    {
        int tokens = player.blue + (player.cards.wonder() ? player.cards.wonder()->tokens : 0);
        for (const auto &store : player.tokens.items) {
            tokens = std::accumulate(store.begin(), store.end(), tokens);
        }
        return tokens;
    }
    static bool keepsTokens(const Action &action)
    {
        return std::holds_alternative<Grow>(action) || std::holds_alternative<Build>(action)
            || std::holds_alternative<Upgrade>(action) || std::holds_alternative<Destroy>(action)
            || std::holds_alternative<Lose>(action) || std::holds_alternative<EndTurn>(action)
            || std::holds_alternative<Spend>(action) || std::holds_alternative<ChooseTactic>(action);
    }

private Q_SLOTS:
    void everyStateOfEveryGame()
    {
        int finished = 0;
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            const auto played = Laws::play(seed, MostActions, [](const State &state, RandomPlayer &random) {
                staysOnTheBoard(state);
                sourcesAddUp(state);
                Laws::partsMakeTheTotal(state);
                refusedOrAllowed(state, random);
                actionsSurviveRecords(state, random);
                if (random.below(10) == 0) {
                    partsMakeTheNumber(state, random.below(state.setup.players));
                    turnEndsAsForetold(state);
                    rivalKeepsItsWord(state);
                }
                if (random.below(100) == 0 && state.phase == Phase::Turn && state.round > 1) {
                    offersAreSound(state, state.seat);
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

    void eventsAreComplete()
    {
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            RandomPlayer player(seed);
            State state = start(player.setup());
            for (int i = 0; i < MostActions && !isOver(state) && !QTest::currentTestFailed(); ++i) {
                const Action action = player.choose(state);
                const State before = state;
                Events events;
                perform(state, action, events);
                Bookkeeper keeper;
                for (const auto &event : events) {
                    std::visit(keeper, event);
                }
                for (int seat = 0; seat < state.setup.players; ++seat) {
                    const auto &book = keeper.books[std::size_t(seat)];
                    const auto &was = playerAt(before, seat);
                    const auto &is = playerAt(state, seat);
                    QCOMPARE(book.yellow, is.yellow - was.yellow);
                    QCOMPARE(book.blue, is.blue - was.blue);
                    auto ratings = ratingsOf(before, seat);
                    for (const Rating rating : valuesOf<Rating>()) {
                        ratings[rating] += book.ratings[rating];
                    }
                    QCOMPARE(ratings.items, ratingsOf(state, seat).items);
                    if (!std::holds_alternative<Adjust>(action)) {
                        QCOMPARE(book.culture, pointsOf(is) - pointsOf(was));
                        QCOMPARE(book.science, is.science - was.science);
                    }
                    if (keepsTokens(action)) {
                        QCOMPARE(yellowOf(is), yellowOf(was));
                        QCOMPARE(blueOf(is), blueOf(was));
                    }
                }
                if (isSolo(state) && !std::holds_alternative<Adjust>(action)) {
                    QCOMPARE(keeper.books[RivalSeat].culture, pointsOf(state.rival) - pointsOf(before.rival));
                }
                if (QTest::currentTestFailed()) {
                    qWarning("seed %u, action %d", seed, i);
                }
            }
        }
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
