// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"
#include "model/record/read.h"
#include "model/record/write.h"

#include <QtTest/QTest>

/// What holds in every game, whichever it is. `Rules` are those of model/record/gameof.h, `Player` plays at
/// random.
template<typename Rules, typename Player>
struct LawsOf {
    using State = typename Rules::State;

    struct Played {
        Record record;
        State state;
    };

    /// Plays one game to its end, or until it has gone on long enough, looking at every state.
    template<typename Look>
    static Played play(unsigned seed, int mostActions, Look look)
    {
        Player player(seed);
        const auto setup = player.setup();
        Played played{.state = start(setup)};
        played.record.game = Rules::id;
        played.record.options = encode(setup);
        for (int seat = 0; seat < setup.players; ++seat) {
            played.record.players.push_back("Player " + std::to_string(seat));
        }
        for (int i = 0; i < mostActions && !isOver(played.state); ++i) {
            const typename Rules::Action action = player.choose(played.state);
            const auto error = refusal(played.state, action);
            if (error) {
                qFatal("seed %u, action %d was refused: %s", seed, i, idOf(error->code).data());
            }
            typename Rules::Events events;
            perform(played.state, action, events);
            played.record.actions.push_back({encodeWith(setup, action), {}});
            look(played.state, player);
        }
        return played;
    }

    static void partsMakeTheTotal(const State &state)
    {
        Replay replay;
        describe(state, replay);
        for (const auto &score : replay.scores) {
            int sum = 0;
            for (const auto &[name, points] : score.parts) {
                sum += points;
            }
            QCOMPARE(sum, score.total);
        }
    }

    /// How much of what was made up was refused.
    inline static unsigned refused = 0;

    /// Read back, a record is the same record and the same game; what the rules refuse on the way changes
    /// nothing. `wild` makes something up without a look at the rules.
    template<typename Wild>
    static void tellsTheWholeGame(const Played &played, Wild wild)
    {
        static const GameOf<Rules> game;
        const std::array<const Game *, 1> games = {&game};
        const auto bytes = writeRecord(played.record);
        const auto record = readRecord(bytes, games);
        QVERIFY(record);
        QVERIFY(*record == played.record);
        QCOMPARE(writeRecord(*record), bytes);

        Course<Rules> course(*record);
        for (const auto &step : record->actions) {
            auto other = course;
            if (other.advance({encodeWith(course.state().setup, wild(course.state())), {}})) {
                QVERIFY(other.state() == course.state());
                ++refused;
            }
            QVERIFY(!course.advance(step));
        }
        QVERIFY(course.state() == played.state);
        Replay told{.applied = static_cast<int>(record->actions.size())};
        describe(played.state, told);
        QVERIFY(toJson(game.replay(*record, {}), *record, {}) == toJson(told, *record, {}));
    }
};
