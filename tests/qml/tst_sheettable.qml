// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.App
import Tallystone.Test

/// A sheet filled in on the real pages, by keyboard and by a held finger.
TableTest {
    id: root

    name: "SheetTable"

    readonly property var cells: table ? table.cells : null

    /// A game on one of the sheets that come with the app.
    function play(sheet: string, names: string) {
        lay(sheet, names);
        goOn("Start with");
    }
    /// Its table.
    function lay(sheet: string, names: string) {
        startApp();
        root.window.look("newgame");
        settle();
        for (let game = 0; game < Fixture.newGame.gameTitles.length; ++game) {
            Fixture.newGame.game = game;
            if (Fixture.newGame.library !== null) {
                tap("game-" + game);
                break;
            }
        }
        tap("sheet-" + sheet);
        enterNames(names);
    }
    function press(key, modifiers) {
        keyClick(key, modifiers ?? Qt.NoModifier);
        settle();
    }
    function text(row: int, column: int): string {
        return root.cells.rows[row].cells[column].text;
    }

    /// Who plays together is one at the end, with one total, and has one tab.
    function test_teams() {
        lay("tichu", "Ana Ben Cleo Dan");
        tap("teams-2");
        // The teams are told apart by more than their number.
        compare(get("seat-0").filled, true);
        compare(get("seat-1").filled, false);
        goOn("Start with");
        press("8");
        press("5");
        press(Qt.Key_Return);
        root.window.lookAt("sheet", 2);
        settle();
        compare(get("sheet-title").text, "Tichu");
        compare(get("sheet-title").caption, "Ana and Cleo");
        verify(find("tab-1") !== null);
        compare(find("tab-2"), null);
        tap("tab-1");
        compare(get("sheet-title").caption, "Ben and Dan");
        root.window.goBack();
        settle();
        root.table.finish("");
        settle();
        const scores = Fixture.typed("ScoreTable", everything());
        compare([...scores.names], ["Ana and Cleo", "Ben and Dan"]);
        compare([...scores.totals], [85, 0]);
        compare(get("verdict").text, "Ana and Cleo win");
        compare(allWhere(item => item instanceof PlayerSeal, scores).length, 4);
    }
    /// However many players there are, which sheet is played is seen without scrolling.
    function test_theChosenSheetIsInSight() {
        lay("tichu", "Ana Ben Cleo Dan Eva Finn");
        root.window.goBack();
        root.window.look("newgame");
        settle();
        const other = get("other-sheet");
        const bottom = other.mapToItem(root.window.contentItem, 0, other.height).y;
        verify(bottom <= get("primary").mapToItem(root.window.contentItem, 0, 0).y, bottom);
    }
    /// Where a finger types, no key moves away from it.
    function test_theKeysStayWhereTheyAre() {
        play("carcassonne", "Ana Bartholomaeus-Maximilian");
        const seen = () => get("key-1").mapToItem(root.window.contentItem, 0, 0).y;
        const first = seen();
        for (let cell = 0; cell < 30; ++cell) {
            if (find("key-1") !== null)
                compare(seen(), first, root.cells.line.title);
            press(Qt.Key_Return);
        }
    }
    /// No number stands over what is beside it.
    function test_longTotalsOfTwelveHaveRoom() {
        play("yahtzee", "A B C D E F G H I J K L");
        press(Qt.Key_Escape);
        tap("totals");
        for (let column = 0; column < 12; ++column) {
            for (const key of "12555-")
                press(key);
            if (column < 11)
                press(Qt.Key_Return);
        }
        for (let column = 0; column < 12; ++column) {
            const head = get("seal-" + column);
            const total = allWhere(item => item.text === "−12,555" && item.contentWidth !== undefined, head)[0];
            verify(total.x + total.contentWidth <= head.width, column);
        }
    }
    function test_keysOfTheGrid() {
        play("seven-wonders", "Ada Ben Cleo");
        press("1");
        press("2");
        press(Qt.Key_Tab);
        compare(text(0, 0), "12");
        compare(root.cells.line.title, "Military conflicts · Ben");
        // What does not fit stays, marked, and Esc leaves the cell as it was.
        press("2");
        press("8");
        press(Qt.Key_Right);
        compare(root.cells.rows[0].cells[1].state, "unfit");
        press(Qt.Key_Backtab);
        compare(root.cells.line.entry, "28");
        press(Qt.Key_Escape);
        compare(root.cells.line.entry, "");
        compare(root.table.head, 1);
        press("3");
        press("+");
        press("6");
        press(Qt.Key_Return);
        compare(text(0, 1), "9");
        compare(root.cells.line.title, "Military conflicts · Cleo");
        press(Qt.Key_Left);
        press(Qt.Key_F2);
        compare(root.cells.line.entry, "3 + 6");
        press(Qt.Key_Backspace);
        press("+");
        press("5");
        press(Qt.Key_Down);
        compare(text(0, 1), "8");
        compare(root.cells.line.title, "Coins · Ben");
        press(Qt.Key_Up);
        press(Qt.Key_Delete);
        compare(root.cells.rows[0].cells[1].state, "missing");
        press("b");
        press("n");
        compare(root.cells.line.title, "Coins · Ben");
        press("w");
        compare(get("close").visible, true);
        press(Qt.Key_Escape);
        tryVerify(() => find("close") === null);
        press("z", Qt.ControlModifier);
        press(Qt.Key_Escape);
        compare(root.cells.pad.kind, "");
        press(Qt.Key_Return, Qt.ControlModifier);
        verify(root.table.over);
    }
    /// Said in the head of the round, so that no cell moves under a finger.
    function test_theLastRoundMovesNothing() {
        play("tichu", "Ada Ben");
        for (let round = 1; round <= 8; ++round) {
            type("125");
            press(Qt.Key_Return);
            type("0");
            if (round < 8)
                press(Qt.Key_Return);
        }
        const cell = get("cell-0-0-8");
        const place = cell.mapToItem(root.window.contentItem, 0, 0).y;
        press(Qt.Key_Left);
        verify(root.cells.rows[0].last);
        compare(cell.mapToItem(root.window.contentItem, 0, 0).y, place);
    }
    function test_totalsOfTwelveAreSeen_data() {
        return [
            { tag: "a phone", width: 412, height: 915 },
            { tag: "a small one", width: 360, height: 640 },
            { tag: "one held across", width: 915, height: 412 },
        ];
    }
    /// Whoever sits at the table: nothing lies over anything, and a finger meets each of them and the keys.
    function test_totalsOfTwelveAreSeen(data) {
        play("yahtzee", "Ada Ben Cleo Dan Eva Finn Gus Hal Ida Jo Kim Lee");
        root.window.width = data.width;
        root.window.height = data.height;
        settle();
        const keys = get("keys");
        const spot = item => item.mapToItem(root.window.contentItem, 0, 0);
        const seen = [keys];
        for (let seat = 0; seat < 12; ++seat) {
            const seal = get("seal-" + seat);
            verify(seal.width >= Theme.touchTarget && seal.height >= Theme.touchTarget, "seat " + seat + " is met");
            verify(spot(seal).x + seal.width <= root.window.width, "seat " + seat + " is in the window");
            verify(textsIn(seal).indexOf("0") >= 0, textsIn(seal).join(" "));
            for (const other of seen)
                verify(spot(other).x + other.width <= spot(seal).x + 0.5 || spot(other).y + other.height <= spot(seal).y + 0.5, other.objectName + " and seat " + seat);
            seen.push(seal);
        }
        tap("keys");
        compare(root.cells.pad.kind, "");
    }
    /// Six colours and emblems, and each of them once more as an outline, wherever somebody is shown.
    function test_twelveSealsDiffer() {
        lay("yahtzee", "Ada Ben Cleo Dan Eva Finn Gus Hal Ida Jo Kim Lee");
        const looks = within => new Set(allWhere(item => item instanceof PlayerSeal, within).map(seal => seal.colour + seal.outlined)).size;
        compare(new Set([...Fixture.newGame.colours]).size, 12);
        goOn("Start with");
        compare(new Set([...root.table.colours]).size, 12);
        root.window.look("table");
        settle();
        compare(looks(page()), 12);
        const second = findWhere(item => item instanceof PlayerSeal && item.colour === root.table.colours[7], page());
        verify(second.outlined);
        compare(Theme.emblemOf(second.colour), Theme.emblemOf(root.table.colours[1]));
        compare(Theme.colorOf(second.colour), Theme.colorOf(root.table.colours[1]));
    }
    /// What a number would change takes the room of the title only while it is there.
    function test_theTitleOfACellHasItsRoomBack() {
        lay("tichu", "Laurence Fred Robin Theodor");
        tap("teams-2");
        goOn("Start with");
        press("0");
        press(Qt.Key_Return);
        const title = get("cell-title");
        press("1");
        press("5");
        verify(root.cells.line.change !== "");
        tryVerify(() => title.truncated);
        press(Qt.Key_Left);
        press(Qt.Key_Right);
        compare(root.cells.line.change + root.cells.line.place, "");
        tryVerify(() => !title.truncated, 1000, title.text);
    }
    /// None lies on another, and the one that is looked at is marked and in sight.
    function test_tabsOfTwelve() {
        play("yahtzee", "Ada Ben Cleo Dan Eva Finn Gus Hal Ida Jo Kim Lee");
        for (const seat of [0, 6, 11]) {
            root.window.lookAt("sheet", seat);
            settle();
            const chosen = get("tab-" + seat);
            verify(chosen.selected);
            for (let other = 1; other < 12; ++other) {
                const tab = get("tab-" + other);
                const before = get("tab-" + (other - 1));
                verify(tab.width >= Theme.touchTarget && before.x + before.width <= tab.x, "tab " + other + " is free");
            }
            const left = chosen.mapToItem(everything(), 0, 0).x;
            verify(left >= 0 && left + chosen.width <= root.window.width, "tab " + seat + " is in sight");
            root.window.goBack();
            settle();
        }
    }
    /// What is only half in sight has no dashes, which would lie on the keys.
    function test_dashesStayInTheGrid() {
        play("yahtzee", "Ada Ben Cleo Dan Eva Finn Gus Hal Ida Jo Kim Lee");
        const first = get("cell-0-0-0");
        let view = first.parent;
        while (!(view instanceof Flickable))
            view = view.parent;
        const bottom = view.mapToItem(everything(), 0, view.height).y;
        const frames = allWhere(item => Fixture.typeOf(item) === "DashedFrame", view);
        verify(frames.length > 2);
        for (const frame of frames)
            verify(frame.mapToItem(everything(), 0, frame.height).y <= bottom, "within the grid");
    }
    function test_aSwipeFoldsTheKeysAway() {
        play("seven-wonders", "Ada Ben Cleo");
        press("7");
        const key = get("key-5");
        const spot = key.mapToItem(everything(), key.width / 2, key.height / 2);
        mousePress(everything(), spot.x, spot.y);
        for (let way = 10; way <= 90; way += 10)
            mouseMove(everything(), spot.x, spot.y + way);
        mouseRelease(everything(), spot.x, spot.y + 90);
        settle();
        compare(root.cells.pad.kind, "");
        compare(root.table.head, 0);
        compare(root.cells.rows[0].cells[0].text, "7");
    }
    /// One row at a time, also while there are no keys.
    function test_allRowsAreLookedAtWithoutKeys() {
        play("seven-wonders", "Ada Ben Cleo");
        Fixture.settings.textScale = 2;
        settle();
        tap("row-after");
        compare(root.cells.line.title, "Coins · Ada");
        tap("keys");
        compare(root.cells.pad.kind, "");
        const first = root.cells.rows[0].about;
        verify(find(first) === null);
        tap("row-before");
        verify(find(first) !== null);
        verify(!get("row-before").enabled);
        for (let i = 0; i < 12; ++i)
            tap("row-after");
        verify(!get("row-after").enabled);
        compare(root.cells.pad.kind, "");
        Fixture.settings.textScale = 1;
    }
    function test_keysOfRounds() {
        play("tichu", "Ada Ben Cleo Dan");
        press("6");
        press("0");
        press(Qt.Key_Down);
        press(Qt.Key_Down);
        compare(root.cells.line.title.split(" · ")[0], "Double victory");
        compare(root.table.head, 1);
        press(Qt.Key_Space);
        compare(root.table.head, 2);
        press(Qt.Key_Return, Qt.ControlModifier);
        compare(root.table.round, 2);
        press("r");
        compare(root.cells.rows[0].title, "Round 1");
        press("r");
        compare(root.cells.rows[0].title, "Round 2");
        press("c");
        verify(find("target") !== null);
        press(Qt.Key_Escape);
    }
    function test_aHeldCell() {
        play("seven-wonders", "Ada Ben Cleo");
        press("7");
        press(Qt.Key_Return);
        const cell = get("cell-0-0-0");
        mousePress(cell, cell.width / 2, cell.height / 2);
        wait(1200);
        mouseRelease(cell, cell.width / 2, cell.height / 2);
        tap("clear-cell");
        compare(root.cells.rows[0].cells[0].state, "missing");
        tryVerify(() => find("clear-cell") === null);
    }
    function test_dartsAreLines() {
        play("darts-501", "Ada Ben");
        for (const visit of ["60", "100", "85", "45"]) {
            for (const digit of visit)
                press(digit);
            press(Qt.Key_Return);
        }
        compare(root.cells.rounds.length, 2);
        tap("round-1");
        compare(root.cells.rows[0].title, "Round 1");
    }
}
