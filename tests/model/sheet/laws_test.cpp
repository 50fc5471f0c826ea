// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/laws.h"

#include "model/sheet/advice.h"
#include "model/sheet/codec.h"
#include "model/sheet/drafting.h"
#include "model/sheet/editing.h"
#include "model/sheet/standing.h"
#include "model/sheet/why.h"
#include "tests/model/sheet/randomplayer.h"
#include "tests/often.h"
#include "tests/suites.h"

using namespace OwnSheet;

/// What holds in every game on every sheet, looked at in thousands of random ones.
class LawsTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned GameCount = often(1'000);
    static constexpr int MostActions = 150;

    using Laws = LawsOf<Rules, RandomPlayer>;

    static void staysWithinLimits(const State &state)
    {
        QVERIFY(state.round >= 1 && state.round <= MaxRounds);
        QCOMPARE(int(state.pages.size()), state.setup.sheet.hasRounds() ? state.round + 1 : 1);
        QVERIFY(state.setup.sheet.hasRounds() || state.phase != Phase::Round);
        const auto isHeld = [](const Values &values, int rows) {
            for (int row = 0; row < rows; ++row) {
                for (const auto &value : columnsOf(values, row)) {
                    QVERIFY(!value || (*value >= -MaxValue && *value <= MaxValue));
                }
            }
        };
        isHeld(workedOut(state).game, state.setup.sheet.size());
        for (const auto &round : workedOut(state).rounds) {
            isHeld(*round, state.setup.sheet.size());
        }
    }

    /// What is kept on the way is what working it all out anew gives.
    static void isWorkedOut(const State &state)
    {
        auto anew = state;
        anew.worked = {};
        workOut(anew);
        Replay once;
        Replay twice;
        describe(state, once);
        describe(anew, twice);
        QVERIFY(once.players == twice.players);
        QCOMPARE(totalsOf(state), totalsOf(anew));
        QVERIFY(once.ranking == twice.ranking);
        QVERIFY(once.turn == twice.turn);
    }

    static void whoSharesAColumnSharesAll(const State &state)
    {
        Replay replay;
        describe(state, replay);
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const auto first = std::size_t(firstSeatOf(state.setup, columnOf(state.setup, seat)));
            QVERIFY(replay.players[std::size_t(seat)] == replay.players[first]);
            QVERIFY(replay.scores[std::size_t(seat)].parts == replay.scores[first].parts);
        }
        std::vector<int> seats;
        for (const auto &group : replay.ranking) {
            seats.insert(seats.end(), group.begin(), group.end());
        }
        std::ranges::sort(seats);
        QCOMPARE(int(seats.size()), state.setup.players);
        QVERIFY(std::ranges::adjacent_find(seats) == seats.end());
    }

    static void partsMakeTheTotal(const State &state)
    {
        for (int column = 0; column < columnsOf(state); ++column) {
            const auto score = columnScore(state, column);
            std::int64_t sum = 0;
            for (const auto &[name, points] : score.parts) {
                sum += points;
            }
            QCOMPARE(held(sum), score.total);
        }
    }

    /// Nothing is done but what the rules allow, and for the same reason.
    static void refusalDecides(const State &state, RandomPlayer &random)
    {
        const auto wild = random.wild(state);
        const auto error = refusal(state, wild);
        const auto applied = OwnSheet::apply(state, wild);
        QCOMPARE(applied.has_value(), !error.has_value());
        if (error) {
            QVERIFY(applied.error() == *error);
        } else {
            staysWithinLimits(applied->state);
        }
    }

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
        QVERIFY(read == wild);
        QVERIFY(Json::Value(encode(read)) == written);
    }

    /// Whoever books the events has the totals and who leads.
    struct Books {
        std::vector<int> totals;
        std::vector<int> lead;
        bool over = false;

        template<typename Other>
        void book(const State &, const Other &)
        {
        }
        void book(const State &state, const Scored &event)
        {
            auto &total = totals[std::size_t(columnOf(state.setup, event.player))];
            total += event.by;
            QCOMPARE(total, event.total);
        }
        void book(const State &, const Lead &event) { lead = event.players; }
        void book(const State &, const GameOver &) { over = true; }
    };

    /// What is offered is allowed, and what is told comes true.
    static void adviceIsSound(const State &state, RandomPlayer &random)
    {
        const auto next = nextStep(state, std::nullopt, random.oneIn(2) ? Walk::ByRow : Walk::ByPlayer);
        QCOMPARE(next.cell.has_value() + next.action.has_value(), isOver(state) ? 0 : 1);
        if (next.cell) {
            const auto now = cellNow(state, *next.cell);
            QVERIFY(!now.whyNot);
            QVERIFY(!now.entry);
            for (const int value : now.values) {
                QVERIFY(!refusal(state, Enter{nameOf(state, *next.cell), Number(value)}));
            }
        }
        if (next.action) {
            QVERIFY(*next.action == Kind::EndRound || *next.action == Kind::Final);
        }
        const auto told = standing(state);
        QCOMPARE(told.byRound.back(), totalsOf(state));
        QCOMPARE(int(told.byRound.size()), state.setup.sheet.hasRounds() ? workedOut(state).counted : 1);
        for (std::size_t i = 0; i < told.now.places.size(); ++i) {
            const auto &totals = told.now.totals;
            for (std::size_t j = 0; j < totals.size(); ++j) {
                const bool isBetter
                    = state.setup.sheet->best == Best::High ? totals[i] > totals[j] : totals[i] < totals[j];
                QVERIFY(!isBetter || told.now.places[i] < told.now.places[j]);
            }
        }
        const int row = random.below(state.setup.sheet.size());
        const int column = random.below(columnsOf(state));
        const bool ofRound = isOfRound(state.setup.sheet.row(row));
        const auto reason = why(state, {row, column, ofRound ? state.round : 0});
        QCOMPARE(!reason.value.has_value(), !reason.waitsFor.empty());
        for (const auto &cell : reason.waitsFor) {
            QVERIFY(!entryAt(state, cell));
        }
        QByteArray written;
        for (const auto &piece : reason.formula) {
            written += QByteArray::fromStdString(piece.text);
        }
        if (const auto *formula = state.setup.sheet.row(row).as<Kinds::Formula>()) {
            QCOMPARE(written, QByteArray::fromStdString(formula->formula));
        }
    }

private Q_SLOTS:
    void everyStateOfEveryGame()
    {
        int finished = 0;
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            const auto played = Laws::play(seed, MostActions, [](const State &state, RandomPlayer &random) {
                staysWithinLimits(state);
                partsMakeTheTotal(state);
                refusalDecides(state, random);
                actionsSurviveRecords(state, random);
                if (random.below(10) == 0 || isOver(state)) {
                    isWorkedOut(state);
                    whoSharesAColumnSharesAll(state);
                    adviceIsSound(state, random);
                }
            });
            finished += isOver(played.state) ? 1 : 0;
            if (QTest::currentTestFailed()) {
                qWarning("seed %u", seed);
            }
        }
        QVERIFY2(finished > int(GameCount) / 2, QByteArray::number(finished).constData());
    }

    void eventsAreComplete()
    {
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            RandomPlayer player(seed);
            State state = start(player.setup());
            Books books{totalsOf(state), seatsOf(state.setup, groupsOf(state).front())};
            for (int i = 0; i < MostActions && !isOver(state) && !QTest::currentTestFailed(); ++i) {
                const Action action = player.choose(state);
                Events events;
                const auto lead = books.lead;
                const bool wasLast = isLastRound(state);
                perform(state, action, events);
                for (const auto &event : events) {
                    std::visit([&](const auto &kind) { books.book(state, kind); }, event);
                }
                QCOMPARE(books.totals, totalsOf(state));
                QCOMPARE(books.lead, seatsOf(state.setup, groupsOf(state).front()));
                QCOMPARE(books.over, isOver(state));
                const auto told = [&](auto kind) {
                    return std::ranges::any_of(events,
                        [&](const Event &event) { return std::holds_alternative<decltype(kind)>(event); });
                };
                QCOMPARE(told(Lead{}), lead != books.lead);
                QCOMPARE(told(OwnSheet::LastRound{}), isLastRound(state) && !wasLast);
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

    void everySheetIsWithoutFaults()
    {
        for (unsigned seed = 0; seed < GameCount * 5; ++seed) {
            RandomPlayer player(seed);
            const auto sheet = player.sheet();
            QVERIFY2(faultsOf(sheet).empty(), QByteArray::number(seed).constData());
            const auto inspection = inspect(encode(sheet));
            QVERIFY(inspection.sheet == sheet);
            QVERIFY(encode(inspection.sheet) == encode(sheet));
        }
    }

    /// Rows that are renamed, moved or removed break nothing, or it is told what; and a renamed row changes
    /// no number.
    void editsBreakNothing()
    {
        for (unsigned seed = 0; seed < GameCount && !QTest::currentTestFailed(); ++seed) {
            RandomPlayer player(seed);
            const auto sheet = player.sheet();
            const int size = int(sheet.rows.size());
            const int row = player.below(size);
            const int to = player.below(size);
            const auto other = renamed(sheet, row, "somethingElse");
            QVERIFY(other || other.error().front().problem == "too-long");
            if (other) {
                QVERIFY(faultsOf(*other).empty());
                const auto back = renamed(*other, row, sheet.rows[std::size_t(row)].id);
                QVERIFY(back && *back == sheet);
                const auto a = sampleState(sheet, 2, int(seed));
                const auto b = sampleState(*other, 2, int(seed));
                QCOMPARE(totalsOf(a), totalsOf(b));
            }
            for (const auto &edited : {moved(sheet, row, to), removed(sheet, row)}) {
                QVERIFY(edited ? faultsOf(*edited).empty() : !edited.error().empty());
            }
            const auto together = movedTogether(sheet, row, to);
            QVERIFY2(together, QByteArray::number(seed).constData());
            QVERIFY(faultsOf(*together).empty());
            QVERIFY(!goAlong(sheet, row, to).empty() || moved(sheet, row, to));
        }
    }

    /// Whatever is typed as a formula: it is read, or something is wrong at a place in it; and what may stand
    /// there leads on.
    void anyTextAsAFormula()
    {
        static constexpr const char *Words[] = {"a", "p.1", "p.2", "q", "min(", "if(", "all(", "before(", ")",
            ",", "+", "-", "*", "//", "=", "<", "1", "1000001", " ", "round", "x", "/", "a.1", "("};
        const auto rows = std::vector<Row>{{.id = "a"}, {.id = "p", .kind = Kinds::Pairs{}},
            {.id = "q", .per = Per::Round}, {.id = "f", .kind = Kinds::Formula{}}};
        int fine = 0;
        for (unsigned seed = 0; seed < GameCount * 50; ++seed) {
            RandomPlayer player(seed);
            std::string text;
            for (int i = player.below(9); i >= 0; --i) {
                text += Words[player.below(std::size(Words))];
            }
            const auto read = readFormula(rows, 3, text);
            const int length = int(text.size());
            if (read) {
                ++fine;
                QVERIFY(offersAt(rows, 3, text, length).end);
            } else {
                QVERIFY(read.error().place >= 0 && read.error().place <= length);
                // What stands before it is not at fault.
                const auto before = readFormula(rows, 3, text.substr(0, std::size_t(read.error().place)));
                QVERIFY(before || before.error().place == read.error().place);
            }
        }
        QVERIFY(fine > int(GameCount));
    }
};
TALLYSTONE_SUITE(LawsTest)
#include "laws_test.moc"
