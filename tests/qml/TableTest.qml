// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Tallystone
import Tallystone.Test

/// The real window over a store of its own, and hands that tap on what is seen.
TestCase {
    id: root

    /// Every tap and nothing else: scrolling costs none.
    property int taps: 0
    property T.ApplicationWindow window: null
    readonly property var table: Fixture.shelf.table

    // Not while this itself is being made: until then errors of bindings are put off, and no test would see them.
    when: windowShown

    /// Every warning but this one of Qt's own: a list that becomes shorter while a row beyond its new end is still being
    /// made gives that row up, and says so.
    readonly property var complaints: /^(?!DelegateModel::cancel: index out range)/

    function startApp() {
        root.window = Fixture.showWindow(412, 915);
        verify(root.window !== null);
        root.window.requestActivate();
        tryCompare(root.window, "active", true);
        settle();
    }
    function endApp() {
        root.window = null;
        Fixture.closeWindow();
    }
    function restartApp() {
        endApp();
        Fixture.restart();
        startApp();
    }
    function init() {
        failOnWarning(root.complaints);
        Fixture.begin();
        root.taps = 0;
    }
    function cleanup() {
        endApp();
    }

    /// Nothing moves any more.
    function settle() {
        const pages = everything().children.length > 0 ? find("pages") : null;
        if (pages !== null)
            tryCompare(pages, "busy", false);
        wait(0);
        waitForRendering(root.window.contentItem, 50);
    }
    function everything(): Item {
        let item = root.window.contentItem;
        while (item.parent)
            item = item.parent;
        return item;
    }
    function page(): Item {
        return find("pages").currentItem;
    }
    /// The topmost visible item that fits.
    function findWhere(fits, within) {
        if (!within.visible || within.opacity === 0)
            return null;
        for (let i = within.children.length - 1; i >= 0; --i) {
            const found = findWhere(fits, within.children[i]);
            if (found !== null)
                return found;
        }
        return fits(within) ? within : null;
    }
    function allWhere(fits, within) {
        const found = [];
        const visit = item => {
            if (!item.visible || item.opacity === 0)
                return;
            if (fits(item))
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                visit(item.children[i]);
        };
        visit(within);
        return found;
    }
    function find(name: string): Item {
        return Fixture.named(name, everything());
    }
    function get(name, within) {
        let found = null;
        tryVerify(() => {
            found = Fixture.named(name, within ?? everything());
            return found !== null;
        }, 2000, name + " is to be seen");
        return found;
    }
    /// What lies outside of a scrolling body is scrolled to first, as a thumb would.
    function show(item: Item) {
        for (let above = item.parent; above; above = above.parent) {
            if (above instanceof Flickable) {
                const y = item.mapToItem(above, 0, 0).y;
                const most = Math.max(above.originY, above.originY + above.contentHeight + above.bottomMargin - above.height);
                if (y < 0)
                    above.contentY = Math.max(above.originY - above.topMargin, above.contentY + y);
                else if (y + item.height > above.height)
                    above.contentY = Math.min(most, above.contentY + y + item.height - above.height);
            }
        }
    }
    function tapAt(item: Item, x: real, y: real) {
        show(item);
        const spot = item.mapToItem(everything(), x, y);
        verify(spot.x > 0 && spot.y > 0 && spot.x < root.window.width && spot.y < root.window.height, item + " is in the window");
        ++root.taps;
        mouseClick(item, x, y);
        settle();
    }
    function tapItem(item: Item) {
        verify(item.enabled, item.objectName + " can be tapped");
        tapAt(item, item.width / 2, item.height / 2);
    }
    function tap(name: string) {
        tapItem(get(name));
    }
    function tapIn(name: string, inner: string) {
        tapItem(get(inner, get(name)));
    }
    /// The box of a city or monument that is so many from the ground.
    function tapBox(name: string, count: int) {
        const grid = get(name);
        tapAt(grid, (grid.width - grid.drawing.width) / 2 + grid.xs[count - 1] + grid.box / 2,
              grid.height - grid.drawing.height + grid.ys[count - 1] + grid.box / 2);
    }
    function tapDice(faces: string) {
        for (const face of faces.split(" "))
            tap("face-" + face);
    }
    /// The wide button, which must promise what comes.
    function goOn(promise: string) {
        const said = get("primary").text;
        verify(said.startsWith(promise), said + " instead of " + promise);
        tap("primary");
    }
    /// A sheet of the Bronze Age changed by hand: how much of what it is to have.
    function correct(seat: int, changes) {
        for (const [what, number] of Object.entries(changes))
            root.table.touch("correct-" + seat + "-" + what, number);
        root.table.touch("correct-save");
        compare(root.table.correct.cancel.enabled, false);
    }
    function tray() {
        return [...root.table.dice.tray].map(die => die.place.icon);
    }
    function at(step: string) {
        compare(root.table.step, step);
    }
    function type(text: string) {
        for (const letter of text)
            keyClick(letter);
    }

    /// A village of Stone Age is given these figures by hand.
    function correctStone(seat: int, figures) {
        for (const [id, value] of figures)
            root.table.touch("correct-" + seat + "-" + id, value);
        verify(root.table.correct.save.enabled);
        root.table.touch("correct-save");
        verify(!root.table.correct.save.enabled);
    }
    function touchAll(ids: string) {
        for (const id of ids.split(" "))
            root.table.touch(id);
    }

    function enterNames(names: string) {
        tap("add-name");
        for (const one of names.split(" ")) {
            type(one);
            keyClick(Qt.Key_Return);
            settle();
        }
    }

    /// Every text to be seen, from left to right, with plain spaces also where words are kept in one line.
    function textsIn(item) {
        const texts = allWhere(one => one instanceof Text && one.text !== "", item);
        texts.sort((a, b) => a.mapToItem(item, 0, 0).x - b.mapToItem(item, 0, 0).x);
        return texts.map(text => text.text.replace(/\u00a0/g, " "));
    }
    /// The final count as it is drawn: a line for each player in the order of the seats.
    function shownScores(): string {
        const lines = allWhere(item => item instanceof ScoreLine, page());
        compare(lines.length, root.table.partNames.length + 1);
        const order = [...root.table.standings].map(seat => seat.seat);
        const rows = lines.map(line => textsIn(line).filter(text => /^−?\d+$/.test(text)).map(text => Number(text.replace("−", "-"))));
        const players = [];
        for (let column = 0; column < order.length; ++column)
            players[order[column]] = rows.map(row => row[column]).join(" ");
        return players.join("\n");
    }
}
