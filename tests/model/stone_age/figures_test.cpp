// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/stone_age/codec.h"
#include "tests/suites.h"

#include <algorithm>

using namespace StoneAge;

namespace
{
std::optional<int> valueOf(const Outcome &outcome, int seat, std::string_view key)
{
    const auto found = std::ranges::find_if(
        outcome.figures, [&](const Figure &figure) { return figure.seat == seat && figure.key == key; });
    return found != outcome.figures.end() ? std::optional(found->value) : std::nullopt;
}

Materials wood(int count)
{
    Materials pay;
    pay[Material::Wood] = count;
    return pay;
}
}

/// What a finished game of Stone Age tells statistics.
class FiguresTest : public QObject
{
    Q_OBJECT

    static constexpr std::array FiveSymbols
        = {Symbol::Art, Symbol::Healing, Symbol::Music, Symbol::Pottery, Symbol::Time};

    /// 87 on the track, agriculture 6 × 3, tools 7 × 2, 6 buildings × 4, 8 people × 2, 5 symbols, 3
    /// resources.
    static Adjust example()
    {
        Adjust sheet{.player = 0, .score = 87, .people = 8, .agriculture = 6, .buildings = 6};
        sheet.tools = std::array{3, 2, 2};
        sheet.crafts = {{{3, 2, 4, 2, std::nullopt}}};
        for (const Symbol symbol : FiveSymbols) {
            sheet.symbols[symbol] = 1;
        }
        sheet.stock[Material::Stone] = 3;
        return sheet;
    }
    /// 112, agriculture 5 × 2, tools 9 × 3, 8 buildings × 3, 9 people × 1, trade 7 × 4, 5 symbols, 5
    /// resources.
    static Adjust exampleOfTheExpansion()
    {
        Adjust sheet{.player = 1, .score = 112, .people = 9, .food = 4, .agriculture = 5, .buildings = 8};
        sheet.tools = std::array{3, 3, 3};
        sheet.crafts = {{{2, 3, 3, 1, 4}}};
        for (const Symbol symbol : FiveSymbols) {
            sheet.symbols[symbol] = 1;
        }
        sheet.stock[Material::Gold] = 5;
        sheet.stock[Material::Jewels] = 6;
        sheet.trade = 7;
        return sheet;
    }

private Q_SLOTS:
    void theExamplesOfTheSpec()
    {
        const auto base = conclude({.players = 2}, std::vector<Action>{example(), Finish{}});
        QVERIFY(base);
        QCOMPARE(base->variant, std::string("base"));
        QVERIFY(base->abandoned);
        QVERIFY(base->seats == std::vector<SeatResult>({{187, 1, true}, {0, 2, false}}));
        const std::vector<std::pair<const char *, int>> parts = {{"points/track", 87}, {"points/farmers", 18},
            {"points/toolMakers", 14}, {"points/builders", 24}, {"points/shamans", 16}, {"points/traders", 0},
            {"points/symbols", 25}, {"points/resources", 3}};
        for (const auto &[key, value] : parts) {
            QCOMPARE(valueOf(*base, 0, key), value);
        }
        QCOMPARE(valueOf(*base, 0, "symbol/time"), 1);
        QCOMPARE(valueOf(*base, 0, "symbol/writing"), std::nullopt);
        QCOMPARE(valueOf(*base, 0, "craft/builders"), 4);

        const auto expansion = conclude(
            {.players = 2, .expansion = true}, std::vector<Action>{exampleOfTheExpansion(), Finish{}});
        QVERIFY(expansion);
        QCOMPARE(expansion->variant, std::string("expansion"));
        QCOMPARE(expansion->seats[1].score, 240);
        QCOMPARE(valueOf(*expansion, 1, "points/traders"), 28);
    }

    void whatWasRolledAndGathered()
    {
        const std::vector<Action> actions = {Gather{.place = StoneAge::Place::Hunt, .people = 3, .dice = 11},
            ToolMaker{}, Done{}, Gather{.place = StoneAge::Place::Forest, .people = 2, .dice = 9}, Hut{},
            Done{}, Gather{.place = StoneAge::Place::Forest, .people = 1, .dice = 2}, Finish{}};
        const auto outcome = conclude({.players = 2}, actions);
        QVERIFY(outcome);
        // Marc starts the second round.
        QCOMPARE(valueOf(*outcome, 0, "dice"), 3);
        QCOMPARE(valueOf(*outcome, 0, "pips"), 11);
        QCOMPARE(valueOf(*outcome, 0, "gathered/hunt"), 5);
        QCOMPARE(valueOf(*outcome, 0, "village/tool-maker"), 1);
        QCOMPARE(valueOf(*outcome, 0, "village/hut"), std::nullopt);
        QCOMPARE(valueOf(*outcome, 1, "dice"), 3);
        QCOMPARE(valueOf(*outcome, 1, "pips"), 11);
        QCOMPARE(valueOf(*outcome, 1, "gathered/forest"), 3);
        QCOMPARE(valueOf(*outcome, 1, "village/hut"), 1);
        QCOMPARE(valueOf(*outcome, Figure::WholeGame, "turns"), 2);
        QCOMPARE(valueOf(*outcome, Figure::WholeGame, "rounds"), 2);
        QCOMPARE(valueOf(*outcome, 0, "hungry"), std::nullopt);
    }

    void whatWasBuiltAndBought()
    {
        Adjust rich{.player = 0};
        rich.stock[Material::Wood] = 9;
        const Card dice{.slot = 1,
            .pay = wood(1),
            .number = 24,
            .top = Tops::TwoDice{Resource::Wood, 7, {}},
            .bottom = cardRow(24).bottom};
        const Building any{.kind = Tile::Any, .pay = wood(2)};
        const auto outcome = conclude({.players = 2}, std::vector<Action>{rich, dice, any, Finish{}});
        QVERIFY(outcome);
        QCOMPARE(valueOf(*outcome, 0, "bought/two-dice"), 1);
        QCOMPARE(valueOf(*outcome, 0, "built/any"), 1);
        QCOMPARE(valueOf(*outcome, 0, "dice"), 2);
        QCOMPARE(valueOf(*outcome, 0, "pips"), 7);
        QCOMPARE(valueOf(*outcome, 0, "craft/shamans"), 2);
    }

    void whoWentHungry()
    {
        // Food 3, agriculture 2, people 7: 2 are missing.
        const Adjust poor{.player = 0, .people = 7, .food = 3, .agriculture = 2};
        const auto outcome = conclude(
            {.players = 2}, std::vector<Action>{poor, Done{}, Done{}, Feed{.player = 0}, Finish{}});
        QVERIFY(outcome);
        QCOMPARE(valueOf(*outcome, 0, "hungry"), 1);
        QCOMPARE(valueOf(*outcome, 0, "short"), 2);
        QCOMPARE(valueOf(*outcome, 0, "points/track"), -10);
        QCOMPARE(valueOf(*outcome, 1, "short"), std::nullopt);
    }

    void onlyOfFinishedGames()
    {
        QVERIFY(!conclude({.players = 2}, std::vector<Action>{Done{}}));
        QVERIFY(!conclude({.players = 2}, std::vector<Action>{Trader{}, Finish{}}));
    }

    void chanceGivesThreeAndAHalf() { QCOMPARE(expectedPips(4), 14.0); }
};

TALLYSTONE_SUITE(FiguresTest)
#include "figures_test.moc"
