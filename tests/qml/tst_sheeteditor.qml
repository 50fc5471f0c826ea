// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.App
import Tallystone.Test

/// Sheets chosen, made and passed on, on the real pages.
TableTest {
    id: root

    name: "SheetEditor"

    readonly property var library: Fixture.newGame.library
    readonly property var editor: library ? library.editor : null

    /// The game that is chosen from a library, as a tile of the table being laid.
    function tile(): string {
        for (let game = 0; game < Fixture.newGame.gameTitles.length; ++game) {
            Fixture.newGame.game = game;
            if (root.library !== null)
                return "game-" + game;
        }
        fail("no game has a library");
        return "";
    }
    /// The page of all sheets, from the table being laid.
    function enterLibrary() {
        root.window.look("newgame");
        settle();
        tap(tile());
    }
    function openLibrary() {
        startApp();
        enterLibrary();
    }
    function write(name: string, text: string) {
        tap(name);
        const field = get(name);
        field.forceActiveFocus();
        field.selectAll();
        type(text);
        settle();
    }
    /// One more row of a kind, open.
    function addRow(title: string, kind: string) {
        tap("add");
        write("title", title);
        if (find("kind-" + kind) === null)
            tap("kinds");
        tap("kind-" + kind);
    }
    function rowsShown() {
        return [...root.editor.rows].map(row => row.title + (row.brief === "" ? "" : ": " + row.brief));
    }

    function test_aSheetIsTwoTapsFromANewGame() {
        openLibrary();
        tap("sheet-tichu");
        verify(find("primary") !== null);
        compare(Fixture.newGame.options.title, "Tichu");
    }
    /// What is touched stays under the finger, whatever more there is to be said then.
    function test_ruleThatAsksForMoreStaysWhereItIs() {
        openLibrary();
        tap("new");
        write("title", "Hay");
        tap("tab-rules");
        const chip = () => get("tie-hay");
        let view = chip();
        while (!(view instanceof Flickable))
            view = view.parent;
        view.contentY = view.contentHeight + view.bottomMargin - view.height;
        settle();
        const before = chip().mapToItem(view, 0, 0).y;
        mouseClick(chip());
        settle();
        verify(find("tie-low-0") !== null);
        compare(chip().mapToItem(view, 0, 0).y, before);
        mouseClick(chip());
        settle();
        compare(find("tie-low-0"), null);
        compare(chip().mapToItem(view, 0, 0).y, before);
    }
    /// The sheet of the mock-ups, with all eight kinds, from nothing.
    function test_allotmentFromNothing() {
        openLibrary();
        write("find", "Allotment");
        tap("new");
        write("title", "Vegetables");
        write("factor", "2");
        write("max", "40");
        addRow("Compost heap", "flag");
        addRow("Shed", "choice");
        tap("add-choice");
        write("label-0", "none");
        write("label-1", "wood");
        write("points-1", "3");
        write("label-2", "stone");
        write("points-2", "6");
        addRow("Beehives", "lookup");
        write("then", "5");
        addRow("Pond", "pairs");
        write("label-0", "Length");
        write("label-1", "Width");
        tap("optional");
        addRow("Garden", "subtotal");
        addRow("Flowers", "number");
        tap("counts");
        addRow("Flower show", "rank");
        tap("of-flowers");
        addRow("Spare tools", "number");
        tap("counts");
        write("max", "9");
        addRow("Neighbours", "formula");
        write("formula", "if(Flwers > 5, 1, 0)");
        compare(get("formula-fault").text, "No row above is called “Flwers”. Flowers?");
        compare(get("next-fault").text, "1 to mend");
        tap("mend");
        compare(find("next-fault"), null);
        write("formula", "if(Flowers > 5, Beehives + 2 * (Spare tools // 3), 0)");
        compare(get("formula").text, "if(Flowers > 5, Beehives + 2 × (Spare tools ÷ 3), 0)");
        compare(find("next-fault"), null);
        const made = ["Vegetables: × 2, 0 – 40", "Compost heap: 5", "Shed: none 0, wood 3, stone 6", "Beehives: 0 1 3 6 10 … +5", "Pond: Length × Width", "Garden", "Flowers", "Flower show: Flowers: 8 4 2", "Spare tools: 0 – 9", "Neighbours: if(Flowers > 5, Beehives + 2 × (Spare tools ÷ 3), 0)"];
        compare(rowsShown(), made);
        tap("tab-rules");
        write("players-max", "5");
        tap("tie-flowers");
        tap("tab-try");
        compare(root.editor.tryRows.length, 10);
        tap("done");
        // All of it is there after a restart.
        restartApp();
        enterLibrary();
        tap("more-" + root.library.own[0].id);
        tap("change");
        compare(rowsShown(), made);
    }
    /// New sheet and Done are the only taps for rows of numbers.
    function test_rowsAreNamedWithoutATap() {
        openLibrary();
        root.taps = 0;
        tap("new");
        for (const name of ["Roads", "Towns", "Fields"]) {
            tryVerify(() => get("title").activeFocus);
            type(name);
            keyClick(Qt.Key_Return);
            settle();
        }
        tryVerify(() => get("title").activeFocus);
        type("Monks");
        compare(rowsShown(), ["Roads", "Towns", "Fields", "Monks"]);
        tap("done");
        compare(root.taps, 2);
    }
    /// Coins, ÷, 3 and Done.
    function test_aFormulaIsFourTaps() {
        openLibrary();
        tap("new");
        write("title", "Coins");
        addRow("Treasury", "formula");
        root.taps = 0;
        tap("name-coins");
        const chip = get("sign-//");
        const place = chip.mapToItem(root.window.contentItem, 0, 0).y;
        tap("sign-//");
        // At fault or fine, the chips stay where they are.
        compare(chip.mapToItem(root.window.contentItem, 0, 0).y, place);
        verify(get("formula").activeFocus);
        type("3");
        compare(get("formula").text.replace(/ +/g, " "), "Coins ÷ 3");
        compare(chip.mapToItem(root.window.contentItem, 0, 0).y, place);
        tap("done");
        compare(root.taps, 3);
    }
    /// Where one above it folds, too.
    function test_anOpenedRowShowsItsHead() {
        openLibrary();
        tap("new");
        for (let i = 0; i < 9; ++i)
            tap("add");
        tap("row-4");
        tap("row-9");
        settle();
        verify(get("row-9").mapToItem(root.window.contentItem, 0, 0).y >= 0);
    }
    function test_aRemovedSheetComesBack() {
        openLibrary();
        tap("new");
        tap("done");
        const id = root.library.own[0].id;
        tap("more-" + id);
        tap("remove");
        compare(find(id), null);
        tap("undo");
        verify(find(id) !== null);
    }
    function test_aLinkThatWasCopiedIsReadFirst() {
        openLibrary();
        tap("more-sheet-tichu");
        tap("share");
        verify(get("code").width > 100);
        tap("copy-link");
        tap("back");
        tap("take-in");
        tap("take-copied");
        compare(root.library.arrival.subtitle, "You have this one.");
        tap("primary");
    }
    /// One that comes by a code while nothing else is under way leads to the table; back is where one was.
    function test_aKeptSheetIsForTheNextGame() {
        openLibrary();
        tap("new");
        tap("done");
        tap("more-" + root.library.own[0].id);
        tap("share");
        tap("copy-link");
        tap("back");
        tap("more-" + root.library.own[0].id);
        tap("remove");
        root.window.look("home");
        root.library.takeInCopied();
        root.window.look("library-arrival");
        settle();
        compare(get("primary").text, "Keep it");
        tap("primary");
        verify(page() instanceof NewGamePage);
        compare(Fixture.newGame.options.title, "New sheet");
        tap("back");
        verify(page() instanceof HomePage);
        // From the list of sheets it leads back there.
        enterLibrary();
        tap("more-" + root.library.own[0].id);
        tap("remove");
        tap("take-in");
        tap("take-copied");
        tap("primary");
        compare(page().library, root.library);
        compare(root.library.own.length, 1);
    }
}
