// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/gameof.h"
#include "tests/model/sheet/randomplayer.h"
#include "tests/model/sheet/table.h"
#include "tests/often.h"
#include "tests/suites.h"

using namespace OwnSheet;

/// What a finished game on a sheet tells statistics.
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
    void whatWasWritten()
    {
        Table table(3, {number("a", EachRound), number("b", "'counts':false"), number("c")}, {},
            "'teams':[0,1,0],'variant':'with all'");
        table.enterAll("a", {5, 3}).endRound().enter(2, "a", 1).enter(1, "b", 8).set(1, "{'extra':2}");
        table.play("{'do':'final'}");
        const auto outcome = outcomeOf(table.state());
        QCOMPARE(outcome.variant, std::string("made-up/with all"));
        QVERIFY(outcome.seats == std::vector<SeatResult>({{6, 1, true}, {5, 3, false}, {6, 1, true}}));
        QCOMPARE(valueOf(outcome, 0, "points/a"), 6);
        QCOMPARE(valueOf(outcome, 2, "points/a"), 6);
        QCOMPARE(valueOf(outcome, 1, "points/extra"), 2);
        QCOMPARE(valueOf(outcome, 0, "points/extra"), std::nullopt);
        QCOMPARE(valueOf(outcome, 0, "points/c"), 0);
        QCOMPARE(valueOf(outcome, 1, "value/b"), 8);
        QCOMPARE(valueOf(outcome, 0, "value/b"), std::nullopt);
        QCOMPARE(valueOf(outcome, ::Figure::WholeGame, "rounds"), 2);
        QCOMPARE(valueOf(outcome, ::Figure::WholeGame, "by-totals"), std::nullopt);
    }

    void onlyTotals()
    {
        Table table(2, {number("a")});
        table.play("{'do':'final','totals':[7,9]}");
        const auto outcome = outcomeOf(table.state());
        QCOMPARE(outcome.variant, std::string("made-up"));
        QCOMPARE(valueOf(outcome, 1, "points/rest"), 9);
        QCOMPARE(valueOf(outcome, ::Figure::WholeGame, "by-totals"), 1);
        QCOMPARE(valueOf(outcome, ::Figure::WholeGame, "rounds"), std::nullopt);
    }

    void whoWon_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<bool>("won");
        QTest::addColumn<bool>("contest");
        QTest::newRow("two") << 2 << QByteArray() << true << true;
        QTest::newRow("two, too few") << 2 << QByteArray("'winAt':50") << false << true;
        QTest::newRow("alone") << 1 << QByteArray() << false << false;
        QTest::newRow("alone, enough") << 1 << QByteArray("'winAt':49") << true << true;
        QTest::newRow("alone, too few") << 1 << QByteArray("'winAt':50") << false << true;
        QTest::newRow("together, too few") << 2 << QByteArray("'together':true,'winAt':50") << false << true;
        QTest::newRow("together, enough") << 2 << QByteArray("'together':true,'winAt':49") << true << true;
    }
    void whoWon()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, more);
        Table table(players, {number("a")}, more);
        table.enter(0, "a", 49).play("{'do':'final'}");
        const auto outcome = outcomeOf(table.state());
        QTEST(outcome.seats.front().won, "won");
        QTEST(isContest(outcome), "contest");
    }

    /// Points make the score, and no key is there twice; and the record says the same.
    void pointsMakeTheScore()
    {
        const GameOf<Rules> game;
        int looked = 0;
        for (unsigned seed = 0; seed < often(200); ++seed) {
            RandomPlayer player(seed);
            const auto setup = player.setup();
            State state = start(setup);
            Record record{.game = "sheet", .options = encode(setup)};
            record.players.resize(std::size_t(setup.players), "Somebody");
            for (int i = 0; i < 300 && !isOver(state); ++i) {
                const auto action = player.choose(state);
                record.actions.push_back({encode(action), {}});
                Events events;
                perform(state, action, events);
            }
            const auto outcome = game.outcome(record);
            QCOMPARE(outcome.has_value(), isOver(state));
            QVERIFY(game.pointsByRound(record) == pointsByRoundOf(state));
            if (!outcome) {
                continue;
            }
            ++looked;
            for (int seat = 0; seat < setup.players; ++seat) {
                std::int64_t sum = 0;
                QSet<QString> keys;
                for (const auto &figure : outcome->figures) {
                    if (figure.seat == seat) {
                        sum += figure.key.starts_with("points/") ? figure.value : 0;
                        const auto key = QString::fromStdString(figure.key);
                        QVERIFY(!keys.contains(key));
                        keys << key;
                    }
                }
                QCOMPARE(held(sum), outcome->seats[std::size_t(seat)].score);
            }
        }
        QVERIFY(looked > int(often(100)));
    }
};
TALLYSTONE_SUITE(FiguresTest)
#include "figures_test.moc"
