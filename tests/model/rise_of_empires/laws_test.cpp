// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/advice.h"
#include "model/rise_of_empires/codec.h"
#include "model/rise_of_empires/costs.h"
#include "model/rise_of_empires/score.h"
#include "tests/model/laws.h"
#include "tests/model/rise_of_empires/randomplayer.h"
#include "tests/often.h"
#include "tests/suites.h"

#include <algorithm>
#include <numeric>

using namespace RiseOfEmpires;

/// What holds in every game, looked at in thousands of random ones.
class LawsTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned GameCount = often(800);
    static constexpr int MostActions = 600;

    using Laws = LawsOf<Rules, RandomPlayer>;

    static void staysOnTheBoard(const State &state)
    {
        QVERIFY(state.round >= 1 && state.round <= 6);
        QVERIFY(state.empiresTaken >= 0 && state.empiresTaken <= 8);
        for (const auto &player : seats(state)) {
            QVERIFY(player.vp >= 0 && player.gold >= 0 && player.resources >= 0 && player.pool >= 0);
            QVERIFY(player.food >= 0 && player.food <= 20);
            QVERIFY(std::ranges::all_of(player.map, [](int cubes) { return cubes >= 0; }));
            QVERIFY(bankOf(player) >= 0);
            QCOMPARE(player.pool + cubesOnMap(player) + bankOf(player), 30);
            QVERIFY(std::all_of(player.map.begin() + state.setup.regions.size(), player.map.end(),
                [](int cubes) { return cubes == 0; }));
        }
    }

    /// D93.
    static void sourcesAddUp(const State &state)
    {
        for (const auto &player : seats(state)) {
            QCOMPARE(sumOf(player.sources), player.vp);
            for (const Source source : valuesOf<Source>()) {
                const bool isLoss = source == Source::Famine || source == Source::Paid;
                QVERIFY(source == Source::Adjust
                    || (isLoss ? player.sources[source] <= 0 : player.sources[source] >= 0));
            }
            QCOMPARE(originsOf(player).total(), points(player).total());
        }
    }

    static void discsAreWhereTheyMustBe(const State &state)
    {
        int lying = 0;
        for (const auto &row : state.rows.items) {
            QVERIFY(row.placed <= 2 * state.setup.players);
            lying += row.placed - int(std::count(row.seats.begin(), row.seats.begin() + row.placed, Nobody));
        }
        const int left = std::accumulate(state.discs.begin(), state.discs.end(), 0);
        const int all = 6 * state.setup.players;
        if (!isOver(state)) {
            QCOMPARE(lying, halfOf(state) == Half::A ? all - left : left);
            QCOMPARE(left == 0, state.phase != Phase::Actions);
        }
        std::vector<int> order(turnOrder(state).begin(), turnOrder(state).end());
        std::ranges::sort(order);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            QCOMPARE(order[std::size_t(seat)], seat);
        }
        QCOMPARE(!state.keeping.empty(), state.phase == Phase::EraEnd);
        QCOMPARE(!state.choosing.empty(), state.phase == Phase::Order);
    }

    /// Nothing is done but what the rules allow, and for the same reason.
    static void refusalDecides(const State &state, RandomPlayer &random)
    {
        const auto wild = random.wild(state);
        const auto error = refusal(state, wild);
        const auto applied = RiseOfEmpires::apply(state, wild);
        QCOMPARE(applied.has_value(), !error.has_value());
        if (error) {
            QVERIFY(applied.error() == *error);
        } else {
            staysOnTheBoard(applied->state);
            sourcesAddUp(applied->state);
        }
    }

    static void actionsSurviveRecords(const State &state, RandomPlayer &random)
    {
        const Action wild = random.wild(state);
        const Json::Value written = encode(wild, state.setup);
        Findings findings;
        Action read;
        {
            Fields fields(written, {}, findings);
            decode(fields, state.setup, read);
        }
        QVERIFY(findings.empty());
        QVERIFY(read == wild);
        QVERIFY(Json::Value(encode(read, state.setup)) == written);
    }

    /// Whoever books the events has the numbers.
    struct Books {
        int vp = 0;
        int food = 16;
        int gold = 5;
        int resources = 2;
        int pool = 5;
        CubeMap map{};
        Territories territories;
        Sources sources;

        void pay(const Goods &goods)
        {
            gold -= goods[Good::Gold];
            pool -= goods[Good::Cubes];
            resources -= goods[Good::Resources];
            food -= goods[Good::Food];
        }
        void move(const PerName &cubes, int times, bool fromPool)
        {
            for (std::size_t i = 0; i < cubes.counts.size(); ++i) {
                map[i] += times * cubes.counts[i];
                pool -= fromPool ? times * cubes.counts[i] : 0;
            }
        }
        void agreesWith(const Player &player) const
        {
            QCOMPARE(vp, player.vp);
            QCOMPARE(food, player.food);
            QCOMPARE(gold, player.gold);
            QCOMPARE(resources, player.resources);
            QCOMPARE(pool, player.pool);
            QVERIFY(map == player.map);
            QVERIFY(territories == player.territories);
            QVERIFY(sources == player.sources);
        }
    };
    struct Bookkeeper {
        std::array<Books, MaxPlayers> books;
        const Action &action;

        Books &of(int seat) { return books[std::size_t(seat)]; }
        template<typename Other>
        void book(const Other &)
        {
        }
        void book(const DiscTaken &event) { of(event.player).pay(event.pay); }
        void book(const ProgressTaken &event) { of(event.player).gold -= event.gold; }
        void book(const TerritoryTaken &event) { ++of(event.player).territories[event.tile]; }
        void book(const CityTaken &event) { of(event.player).gold -= event.gold; }
        void book(const WonderBuilt &event) { of(event.player).pay(as<Good>(event.cost)); }
        void book(const Withdrawn &event) { of(event.player).move(event.cubes, -1, true); }
        void book(const Placed &event) { of(event.player).move(event.cubes, 1, true); }
        void book(const Fought &event)
        {
            of(event.player).map[std::size_t(event.region.index)] -= event.own;
            of(event.against).map[std::size_t(event.region.index)] -= event.other;
        }
        void book(const Traded &event)
        {
            of(event.player).resources -= event.discs;
            of(event.player).gold += event.get[Prize::Gold];
        }
        void book(const Gave &event) { of(event.player).pay(event.goods); }
        void book(const Got &event) { of(event.player).pay(event.goods * -1); }
        void book(const Removed &event)
        {
            of(event.against).map[std::size_t(event.region.index)] -= event.cubes;
        }
        void book(const Fed &event) { of(event.player).food = event.food; }
        void book(const FoodOver &event)
        {
            of(event.player).food = 20;
            of(event.player).gold += event.gold;
        }
        void book(const Earned &event)
        {
            for (const auto &part : event.parts.items) {
                of(event.player).pay(as<Good>(part) * -1);
            }
        }
        void book(const CubesShort &event) { of(event.player).pool -= event.cubes; }
        void book(const UpkeepPaid &event) { of(event.player).resources -= event.resources; }
        void book(const PointsChanged &event)
        {
            of(event.player).vp = event.vp;
            of(event.player).sources += event.sources;
        }
        void book(const Kept &event)
        {
            of(event.player).gold -= event.gold;
            of(event.player).pool -= event.cubes;
        }
        void book(const Halved &event) { of(event.player).move(event.cubes, -1, false); }
        void book(const Adjusted &event)
        {
            const auto &set = std::get<Adjust>(action);
            auto &own = of(event.player);
            own.food = set.food.value_or(own.food);
            own.gold = set.gold.value_or(own.gold);
            own.resources = set.resources.value_or(own.resources);
            own.pool = set.pool.value_or(own.pool);
            for (std::size_t i = 0; set.map && i < set.map->counts.size(); ++i) {
                own.map[i] = set.map->counts[i].value_or(own.map[i]);
            }
            for (const Territory territory : valuesOf<Territory>()) {
                if (set.territories) {
                    own.territories[territory]
                        = (*set.territories)[territory].value_or(own.territories[territory]);
                }
            }
        }
    };

    /// What is proposed is allowed.
    static void adviceIsSound(const State &state)
    {
        if (state.phase == Phase::Actions) {
            for (const auto &row : rows(state)) {
                const Idle idle{row.row, proposeDisc(state, row.row)};
                QCOMPARE(!refusal(state, idle), !row.whyNotIdle.has_value());
                QVERIFY(row.whyNotIdle || row.next.has_value());
            }
            const auto open = openRegions(state);
            for (int i = 0; i < state.setup.regions.size(); ++i) {
                TakeEmpire empire{.number = 4, .water = true};
                empire.place.counts.resize(std::size_t(state.setup.regions.size()));
                empire.place.counts[std::size_t(i)] = 1;
                const auto error = refusal(state, empire);
                QVERIFY(!open[std::size_t(i)] || error);
                if (!error || error->code >= Code::RegionClosed) {
                    QCOMPARE(open[std::size_t(i)].has_value(), error && error->code == Code::RegionClosed);
                }
            }
        }
        for (const auto &[seat, tile, why] : freeTiles(state)) {
            QCOMPARE(refusal(state, FreeAction{.player = seat, .tile = tile}).has_value(), why.has_value());
        }
        Settle settle;
        for (int seat = 0; seat < state.setup.players; ++seat) {
            if (const auto proposal = proposeUpkeep(state, seat); !proposal.drop.empty()) {
                QCOMPARE(int(proposal.drop.size()), proposal.missing);
                settle.drop.push_back({seat, proposal.drop});
            }
            QVERIFY(isOver(state)
                || (state.phase == Phase::EraEnd && std::ranges::count(state.keeping, seat) == 0)
                || !keepPreview(state, proposeKeep(state, seat)).whyNot);
        }
        QVERIFY(isOver(state) || !whyNotSettle(state, settle));
        for (const Kind kind : {Kind::Settle, Kind::Keep, Kind::Order}) {
            const auto phase = static_cast<Phase>(int(Phase::Settle) + int(kind) - int(Kind::Settle));
            const auto why = whyNot(state, kind);
            QCOMPARE(!why || why->code == Code::UpkeepUnpaid, state.phase == phase);
        }
        // Nothing changes: the settling that is told is the one that comes.
        if (state.phase == Phase::Settle) {
            const auto told = settlings(state, settle);
            const auto applied = RiseOfEmpires::apply(state, settle);
            QVERIFY(applied.has_value());
            std::vector<int> choosing;
            for (const auto &now : choosingNow(state, settle)) {
                choosing.push_back(now.chooser.seat);
            }
            for (int seat = 0; seat < state.setup.players; ++seat) {
                const auto &player = playerAt(applied->state, seat);
                const auto &settling = told[std::size_t(seat)];
                QCOMPARE(goodsOf(player).items,
                    (std::array{
                        settling.gold, settling.pool, settling.resources, settling.food, settling.vp}));
            }
            QVERIFY(halfOf(state) == Half::B || applied->state.choosing == choosing);
        }
    }

private Q_SLOTS:
    void everyStateOfEveryGame()
    {
        int finished = 0;
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            const auto played = Laws::play(seed, MostActions, [](const State &state, RandomPlayer &random) {
                staysOnTheBoard(state);
                sourcesAddUp(state);
                discsAreWhereTheyMustBe(state);
                Laws::partsMakeTheTotal(state);
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

    void eventsAreComplete()
    {
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            RandomPlayer player(seed);
            State state = start(player.setup());
            std::array<Books, MaxPlayers> books;
            for (int i = 0; i < MostActions && !isOver(state) && !QTest::currentTestFailed(); ++i) {
                const Action action = player.choose(state);
                Events events;
                perform(state, action, events);
                Bookkeeper keeper{books, action};
                for (const auto &event : events) {
                    std::visit([&](const auto &kind) { keeper.book(kind); }, event);
                }
                books = keeper.books;
                for (int seat = 0; seat < state.setup.players; ++seat) {
                    books[std::size_t(seat)].agreesWith(playerAt(state, seat));
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

    /// A region that no action names changes nothing.
    void regionsMayBeAdded()
    {
        for (unsigned seed = 0; seed < 100; ++seed) {
            RandomPlayer player(seed);
            const auto setup = player.setup();
            if (setup.regions.size() == MaxRegions) {
                continue;
            }
            auto more = setup.regions.list();
            more.push_back({.id = "one-more", .name = "One more", .first = 9, .second = 9});
            State state = start(setup);
            State larger = start({setup.players, Regions(more)});
            while (!isOver(state)) {
                const Action action = player.choose(state);
                Events events;
                Events same;
                perform(state, action, events);
                QVERIFY(!refusal(larger, action));
                perform(larger, action, same);
                QVERIFY(state.players == larger.players);
            }
        }
    }
};
TALLYSTONE_SUITE(LawsTest)
#include "laws_test.moc"
