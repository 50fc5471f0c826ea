// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rise_of_empires/codec.h"
#include "tests/model/rise_of_empires/randomplayer.h"
#include "tests/suites.h"

#include <algorithm>

using namespace RiseOfEmpires;

/// What a finished game of Rise of Empires tells statistics.
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
        PerName one;
        one.counts = {1, 0, 0, 0, 0, 0, 0, 0};
        const std::vector<Action> actions = {TakeTerritory{Territory::Hills}, TakeEmpire{.place = one},
            Idle{Row::City}, Trade{{2, Prize::Vp, 3}}, Adjust{.player = 0, .gold = 9}, Finish{}};
        const auto outcome = conclude({.players = 2}, actions);
        QVERIFY(outcome);
        QCOMPARE(outcome->variant, std::string("base"));
        QVERIFY(outcome->abandoned);
        QVERIFY(outcome->seats == std::vector<SeatResult>({{3, 2, false}, {4, 1, true}}));
        QCOMPARE(valueOf(*outcome, 0, "row/territory"), 1);
        QCOMPARE(valueOf(*outcome, 0, "territory/hills"), 1);
        QCOMPARE(valueOf(*outcome, 0, "row/city"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "idle"), 1);
        QCOMPARE(valueOf(*outcome, 0, "points/gold"), 3);
        QCOMPARE(valueOf(*outcome, 1, "placed"), 1);
        QCOMPARE(valueOf(*outcome, 1, "points/trade"), 3);
        QCOMPARE(valueOf(*outcome, 1, "points/famine"), 0);
        QCOMPARE(valueOf(*outcome, 1, "era-1/trade"), 3);
        QCOMPARE(valueOf(*outcome, 1, "era-2/trade"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 1, "battles"), std::nullopt);
        QCOMPARE(valueOf(*outcome, ::Figure::WholeGame, "turns"), 4);
        QCOMPARE(valueOf(*outcome, ::Figure::WholeGame, "rounds"), 1);
    }

    /// What a disc cost is known row by row, also where it did nothing or Printing paid.
    void whatDiscsCost()
    {
        std::vector<Action> actions;
        for (int i = 0; i < 12; ++i) {
            actions.push_back(Idle{i < 4 ? Row::City : i < 8 ? Row::Trade : Row::Territory});
        }
        actions.push_back(Settle{});
        actions.push_back(ChooseOrder{1});
        // Equal in all: the second chose, and begins. Three discs lie to the left of the rightmost but one.
        Idle back{Row::City, {.circle = 2, .pay = {{1, 0, 0, 1, 0}}}};
        actions.push_back(back);
        actions.push_back(Idle{Row::City, {.circle = 3, .pay = {{1, 0, 0, 0, 0}}}});
        actions.push_back(Idle{Row::Trade});
        actions.push_back(Finish{});
        const auto outcome = conclude({.players = 2}, actions);
        QVERIFY(outcome);
        QCOMPARE(valueOf(*outcome, 1, "back/city"), 1);
        QCOMPARE(valueOf(*outcome, 1, "price/city"), 2);
        QCOMPARE(valueOf(*outcome, 1, "back/trade"), 1);
        QCOMPARE(valueOf(*outcome, 1, "price/trade"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 0, "price/city"), 1);
        QCOMPARE(valueOf(*outcome, 1, "paid"), 2);
    }

    void onlyOfFinishedGames()
    {
        QVERIFY(!conclude({.players = 2}, std::vector<Action>{Idle{}}));
        QVERIFY(!conclude({.players = 2}, std::vector<Action>{Settle{}, Finish{}}));
    }

    /// Points make the score, those of the eras make the points, and no key is there twice.
    void pointsMakeTheScore()
    {
        int laterEras = 0;
        for (unsigned seed = 0; seed < 100; ++seed) {
            RandomPlayer player(seed);
            const auto setup = player.setup();
            State state = start(setup);
            std::vector<Action> actions;
            while (!isOver(state)) {
                actions.push_back(player.choose(state));
                Events events;
                perform(state, actions.back(), events);
            }
            const auto outcome = conclude(setup, actions);
            QVERIFY(outcome);
            for (int seat = 0; seat < setup.players; ++seat) {
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
                for (const Source source : valuesOf<Source>()) {
                    int byEra = 0;
                    for (const auto *era : {"era-1/", "era-2/", "era-3/"}) {
                        const auto key = era + std::string(idOf(source));
                        byEra += valueOf(*outcome, seat, key).value_or(0);
                        laterEras += key[4] > '1' && keys.contains(QString::fromStdString(key)) ? 1 : 0;
                    }
                    QCOMPARE(byEra, playerAt(state, seat).sources[source]);
                }
            }
        }
        QVERIFY(laterEras > 0);
    }
};
TALLYSTONE_SUITE(FiguresTest)
#include "figures_test.moc"
