// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/codec.h"
#include "tests/model/through_the_ages/randomplayer.h"
#include "tests/suites.h"

#include <algorithm>

using namespace ThroughTheAges;

/// What a finished game of Through the Ages tells statistics.
class FiguresTest : public QObject
{
    Q_OBJECT

    static std::optional<int> valueOf(const Outcome &outcome, int seat, std::string_view key)
    {
        const auto found = std::ranges::find_if(
            outcome.figures, [&](const auto &figure) { return figure.seat == seat && figure.key == key; });
        return found != outcome.figures.end() ? std::optional(found->value) : std::nullopt;
    }

private Q_SLOTS:
    void whatWasDone()
    {
        const std::vector<Action> actions = {EndTurn{}, EndTurn{}, Grow{},
            Build{.technology = Technology::Bronze}, Modify{.name = "Taxes", .kind = CardKind::Special},
            Modify{.name = "moses", .kind = CardKind::Leader}, Prepare{.level = 3}, EndTurn{}, Finish{}};
        const auto outcome = conclude({.players = 2}, actions);
        QVERIFY(outcome);
        QCOMPARE(outcome->variant, std::string("original"));
        QVERIFY(outcome->abandoned);
        QVERIFY(outcome->seats == std::vector<SeatResult>({{3, 1, true}, {0, 2, false}}));
        QCOMPARE(valueOf(*outcome, 0, "built/mine"), 1);
        QCOMPARE(valueOf(*outcome, 0, "built/farm"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "workers"), 1);
        QCOMPARE(valueOf(*outcome, 0, "learned"), 1);
        QCOMPARE(valueOf(*outcome, 0, "events"), 1);
        QCOMPARE(valueOf(*outcome, 0, "strength"), 1);
        QCOMPARE(valueOf(*outcome, 0, "strength/0"), 1);
        QCOMPARE(valueOf(*outcome, 0, "strength/1"), 1);
        QCOMPARE(valueOf(*outcome, 1, "strength/1"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "leader/moses"), 1);
        QCOMPARE(valueOf(*outcome, 0, "points/events"), 3);
        QCOMPARE(valueOf(*outcome, 1, "points/events"), 0);
        QCOMPARE(valueOf(*outcome, ::Figure::WholeGame, "turns"), 3);
        QCOMPARE(valueOf(*outcome, ::Figure::WholeGame, "rounds"), 2);
    }

    /// On the sheet of the one player, so that it counts with the win.
    void againstTheRival()
    {
        const auto outcome = conclude({.players = 1, .edition = Edition::NewStory, .rival = Difficulty::Hard},
            std::vector<Action>{EndTurn{}, Resign{}});
        QVERIFY(outcome);
        QCOMPARE(valueOf(*outcome, 0, "rival/new-story/hard"), 1);
        QCOMPARE(valueOf(*outcome, 1, "rival/new-story/hard"), std::nullopt);
        QVERIFY(!outcome->seats[0].won && outcome->seats[1].won);
    }

    void onlyOfFinishedGames()
    {
        QVERIFY(!conclude({.players = 2}, std::vector<Action>{EndTurn{}}));
        QVERIFY(!conclude({.players = 2}, std::vector<Action>{Grow{}, Finish{}}));
    }

    /// Points make the score, and no key is there twice.
    void pointsMakeTheScore()
    {
        for (unsigned seed = 0; seed < 50; ++seed) {
            RandomPlayer player(seed);
            const auto setup = player.setup();
            State state = start(setup);
            std::vector<Action> actions;
            while (!isOver(state)) {
                actions.push_back(actions.size() < 900 ? player.choose(state) : Action(Finish{}));
                Events events;
                perform(state, actions.back(), events);
            }
            const auto outcome = conclude(setup, actions);
            QVERIFY(outcome);
            for (int seat = 0; seat < int(outcome->seats.size()); ++seat) {
                int sum = 0;
                QSet<QString> keys;
                for (const auto &figure : outcome->figures) {
                    if (figure.seat == seat) {
                        sum += figure.key.starts_with("points/") ? figure.value : 0;
                        const auto key = QString::fromStdString(figure.key);
                        QVERIFY(!keys.contains(key));
                        keys << key;
                    }
                }
                QCOMPARE(sum, outcome->seats[std::size_t(seat)].score);
            }
        }
    }
};
TALLYSTONE_SUITE(FiguresTest)
#include "figures_test.moc"
