// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// The pages of statistics over a real store.
TableTest {
    id: root

    name: "Statistics"

    readonly property var board: Fixture.statistics

    function openWith(games: int) {
        Fixture.addSamples(games);
        startApp();
        root.window.look("statistics");
        settle();
    }
    function sectionAt(index: int): Item {
        return get("section-" + index).item;
    }
    function titled(title: string): Item {
        const card = findWhere(item => item instanceof ChartFrame && item.title === title, everything());
        verify(card !== null, title);
        return card;
    }

    function test_nothing() {
        openWith(0);
        verify(page() instanceof StatisticsPage);
        compare(get("nothing").text, root.board.empty);
        verify(root.board.empty !== "");
        compare(find("section-0"), null);
    }
    function test_stopped_games_are_counted_by_a_switch() {
        openWith(60);
        const without = Number(root.board.numbers[0]);
        const row = get("count-stopped");
        verify(!row.checked);
        verify(/^\d+ games? that (was|were) stopped early (is|are) left out\.$/.test(root.board.stoppedNote), root.board.stoppedNote);
        tap("count-stopped");
        verify(get("count-stopped").checked);
        verify(Number(root.board.numbers[0]) > without);
        tap("count-stopped");
        compare(Number(root.board.numbers[0]), without);
    }
    function test_home_names_the_leader() {
        Fixture.addSamples(60);
        startApp();
        verify(page() instanceof HomePage);
        verify(/lead/.test(root.board.leaderText), root.board.leaderText);
        verify(textsIn(get("look-statistics")).includes(root.board.leaderText));
        tap("look-statistics");
        verify(page() instanceof StatisticsPage);
    }
    function test_first_screen() {
        openWith(60);
        const wins = sectionAt(0);
        verify(wins instanceof BarChart);
        compare(wins.title, "Wins");
        compare(textsIn(get("figure-0")).sort(), [root.board.numbers[0], "games"].sort());
        compare(textsIn(get("bar-0", wins)).filter(text => text === wins.labels[0]).length, 1);
        verify(sectionAt(1) instanceof ColumnChart);
    }
    function test_the_rest_comes_while_scrolling() {
        Fixture.addSamples(60);
        startApp();
        root.window.height = 480;
        settle();
        root.window.look("statistics");
        settle();
        verify(!root.board.complete, "not all is read at once");
        for (let i = 0; i < 40 && !root.board.complete; ++i) {
            page().scrollBy(400);
            wait(1);
            settle();
        }
        verify(root.board.complete);
        titled("Where points come from");
    }
    function test_numbers_behind_a_chart() {
        openWith(60);
        const scores = sectionAt(1);
        tapItem(get("numbers", scores));
        const rows = allWhere(item => item instanceof NumbersRow, everything());
        compare(rows.length, scores.labels.length);
        compare(rows.map(row => row.label), [...scores.longLabels]);
        compare(rows.map(row => row.cells[0]), [...scores.texts]);
        tap("close");
        tryVerify(() => findWhere(item => item instanceof NumbersRow, everything()) === null);
    }
    function test_by_keyboard() {
        openWith(60);
        get("numbers", sectionAt(1)).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => findWhere(item => item instanceof NumbersRow, everything()) !== null);
        keyClick(Qt.Key_Escape);
        tryVerify(() => findWhere(item => item instanceof NumbersRow, everything()) === null);
        get("bar-1", sectionAt(0)).forceActiveFocus(Qt.TabFocusReason);
        const name = sectionAt(0).labels[1];
        keyClick(Qt.Key_Return);
        tryVerify(() => page() instanceof CareerPage);
        compare(root.board.career.name, name);
        keyClick(Qt.Key_Escape);
        tryVerify(() => page() instanceof StatisticsPage);
    }
    function test_filter() {
        openWith(60);
        const before = Number(root.board.numbers[0]);
        tap("choice-players");
        tap("option-4");
        tryVerify(() => find("option-0") === null);
        const after = Number(root.board.numbers[0]);
        verify(after > 0 && after < before);
        verify(textsIn(get("choice-players")).includes("4 players"));
        compare(textsIn(get("figure-0")).includes(String(after)), true);
    }
    function test_career() {
        openWith(180);
        const name = sectionAt(0).labels[0];
        tapItem(get("bar-0", sectionAt(0)));
        verify(page() instanceof CareerPage);
        compare(root.board.career.name, name);
        verify(get("rate").text.includes("chance alone would give"));
        verify(sectionAt(0) instanceof LineChart);
        compare(sectionAt(0).count, 12);
        const rival = root.board.career.people[0];
        verify(textsIn(get("person-0")).includes(rival.name));
        while (!root.board.career.complete)
            root.board.career.readOn();
        settle();
        verify(titled("Head to head") instanceof StackChart);
        verify(titled("Streaks") instanceof TileChart);
        // Another player, from here.
        tap("choice-player");
        const other = [...root.board.career.choices[0].options].findIndex(option => option === "Tom");
        tap("option-" + other);
        tryVerify(() => root.board.career.name === "Tom");
    }
    function test_too_few() {
        // Two of the first game that were not stopped.
        openWith(11);
        while (!root.board.complete)
            root.board.readOn();
        settle();
        const chart = titled("Better than chance");
        verify(!chart.drawn);
        compare(textsIn(get("empty", chart)), ["Only 2 games so far. This takes 5 games."]);
        compare(get("numbers", chart).enabled, false);
    }
}
