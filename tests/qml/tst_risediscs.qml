// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Tallystone
import Tallystone.Test

/// The rows of discs of Rise of Empires by thumb and by key, on the real pages.
TableTest {
    id: root

    name: "RiseDiscs"

    function startGame(names: string) {
        startApp();
        tap("new-game");
        tap("game-2");
        enterNames(names);
        goOn("Start with");
        verify(page() instanceof GamePage);
        at("rows");
        root.taps = 0;
    }
    function body(): Item {
        return findWhere(item => item instanceof StepBody, everything());
    }
    function press(key: int, modifiers = Qt.NoModifier) {
        keyClick(key, modifiers);
        settle();
    }
    /// All that a page offers: enabled rows with an id, wherever they are in it.
    function offeredIn(value): list<string> {
        const ids = [];
        const visit = one => {
            if (one === null || typeof one !== "object")
                return;
            if (typeof one.id === "string" && one.id !== "" && one.enabled !== false && (one.most === undefined || one.least < one.most))
                ids.push(one.id);
            if (one.length !== undefined)
                for (let i = 0; i < one.length; ++i)
                    visit(one[i]);
            else
                for (const key in one)
                    visit(one[key]);
        };
        visit(value);
        return ids;
    }
    /// Each row that is offered has one control, and each control is offered.
    function verifyOffered(value) {
        const offered = offeredIn(value).filter(id => !/^(food|gold|resources|cubes|vp)$/.test(id));
        for (const id of offered) {
            const controls = allWhere(item => item.objectName === id && item.enabled, everything());
            compare(controls.length, 1, id);
        }
        const sheet = allWhere(item => item.objectName === "take", everything()).length > 0;
        const own = /^(order-|stock-|cell-|look-|primary$|$)/;
        if (!sheet)
            for (const control of allWhere(item => item instanceof T.AbstractButton && item.enabled, body()))
                verify(own.test(control.objectName) || offered.includes(control.objectName), control.objectName);
    }

    function test_rowTileDone() {
        startGame("Laurence Fred Robin Theo");
        verifyOffered(root.table.rows);
        tap("row-territory");
        at("territory");
        verifyOffered(root.table.territory);
        tap("tile-hills");
        compare(root.taps, 2);
        at("rows");
        compare(root.table.name, "Fred");
        tap("row-city");
        verifyOffered(root.table.city);
        tap("leave");
        tap("row-trade");
        verifyOffered(root.table.trade);
        tap("leave");
        tap("row-progress");
        verifyOffered(root.table.progress);
        tap("idle");
        verify(get("idle").checked);
        tap("idle");
        compare(root.table.name, "Robin");
    }
    function test_aNewTileIsTypedAndTapped() {
        startGame("Laurence Fred");
        tap("row-progress");
        goOn("New tile");
        tryCompare(get("name"), "activeFocus", true);
        type("iron hooks");
        verifyOffered(root.table.progress.sheet);
        root.taps = 2;
        tap("scope-forest");
        tapIn("figure-resources", "cell-1");
        tap("take");
        compare(root.taps, 5);
        at("rows");
        tap("row-progress");
        compare(root.table.progress.shelves[0].tiles.length, 6);
    }
    function test_aSheetIsLeft() {
        startGame("Laurence Fred");
        tap("row-city");
        goOn("New city");
        verifyOffered(root.table.city.sheet);
        tapIn("figure-cost", "cell-more");
        compare(root.table.city.sheet.figures[0].counter.value, 6);
        tapIn("figure-cost", "cell-more");
        compare(root.table.city.sheet.figures[0].counter.value, 7);
        verify(!get("take").enabled);
        press(Qt.Key_Escape);
        tryCompare(root.table.city.sheet, "open", false);
        at("city");
        press(Qt.Key_Escape);
        at("rows");
    }
    function test_aHeldTileShowsItsFigures() {
        startGame("Laurence Fred");
        tap("row-progress");
        const tile = root.table.progress.shelves[0].tiles[0];
        const button = get(tile.choice.id);
        mousePress(button);
        tryVerify(() => root.table.progress.sheet.open);
        mouseRelease(button);
        settle();
        compare(root.table.progress.sheet.name.text, tile.choice.title);
        verify(get("name").text !== "");
    }
    function test_keys() {
        startGame("Laurence Fred");
        press(Qt.Key_2);
        at("territory");
        press(Qt.Key_Escape);
        at("rows");
        press(Qt.Key_5);
        at("trade");
        press(Qt.Key_D);
        press(Qt.Key_D);
        compare(root.table.name, "Fred");
        press(Qt.Key_Z, Qt.ControlModifier);
        compare(root.table.name, "Laurence");
    }
    function test_everySize_data() {
        return [
            { tag: "phone", width: 412, height: 915 },
            { tag: "narrow", width: 360, height: 640 },
            { tag: "across", width: 915, height: 412 },
            { tag: "desktop", width: 1280, height: 800 }
        ];
    }
    /// Nothing is drawn outside of the window's width.
    function test_everySize(data) {
        startGame("Laurence Fred Robin Theo Michael");
        root.window.width = data.width;
        root.window.height = data.height;
        settle();
        for (const row of ["progress", "territory", "city", "trade"]) {
            tap("row-" + row);
            for (const text of allWhere(item => item instanceof Text && item.text !== "" && item.width > 0, body())) {
                const at = text.mapToItem(everything(), 0, 0);
                verify(at.x >= -1 && at.x + text.width <= data.width + 1, text.text);
            }
            tap("leave");
        }
    }
}
