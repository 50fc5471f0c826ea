// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// The numbers that tests/app/numbers_test.cpp looks at are on the page.
TableTest {
    id: root

    name: "Numbers"

    function test_a_famine_beside_a_disaster() {
        Fixture.deal(["Ada", "Ben"], "original");
        correct(0, { "food": 1 });
        startApp();
        tapDice("skull skull workers");
        verify(textsIn(page()).includes("1 of 3 cities eats"));
        verify(textsIn(page()).includes("2 cities go hungry: −2"));
        // Of the drought.
        compare(textsIn(page()).filter(text => text === "−2").length, 1);
        goOn("Collect and feed");
        at("result");
        const texts = textsIn(page());
        compare(texts.filter(text => text === "−2").length, 2);
        verify(texts.includes("Famine and Drought: −4"));
        verify(texts.includes("4 goods collected"));
        const row = allWhere(item => Fixture.typeOf(item) === "DisasterStrip", get("disaster"));
        compare(row.map(strip => strip.added), [2]);
    }
    function test_symbols_are_squared() {
        Fixture.dealStone(["Ada", "Ben"], false);
        correctStone(0, [["symbol-art", 1], ["symbol-music", 1]]);
        startApp();
        verify(textsIn(get("symbols")).includes("2² = 4"));
        root.window.look("sheet");
        settle();
        verify(textsIn(page()).includes("2² ="));
    }
    function test_a_bar_is_the_share_of_wins() {
        Fixture.addSamples(30);
        startApp();
        root.window.look("statistics");
        settle();
        const wins = get("section-0");
        for (let i = 0; i < 3; ++i) {
            const bar = get("bar-" + i, wins);
            fuzzyCompare(bar.share, Number(bar.text) / Number(bar.aside.replace("of ", "")), 0.001);
        }
    }
}
