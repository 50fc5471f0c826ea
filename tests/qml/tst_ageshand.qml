// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// Workers moved by hand over the board of Through the Ages, with a mouse and with a finger; what is tapped and held there
/// stays so.
AgesTest {
    id: root

    name: "AgesHand"

    property bool finger: false

    function hands(rows = [{}]) {
        const both = [];
        for (const row of rows)
            for (const finger of [false, true])
                both.push(Object.assign({}, row, {
                    "tag": (finger ? "a finger " : "a mouse ") + (row.tag ?? ""),
                    "finger": finger
                }));
        return both;
    }
    function sizes() {
        return hands([[412, 915], [360, 640], [915, 412], [1280, 800]].map(size => ({
                        "tag": size.join("x"),
                        "size": size
                    })));
    }
    function take(row) {
        root.finger = row.finger;
        startAt(row.size?.[0] ?? 412, row.size?.[1] ?? 915);
    }

    function press(at: point) {
        const all = everything();
        if (root.finger)
            touchEvent(all).press(0, all, at.x, at.y).commit();
        else
            mousePress(all, at.x, at.y);
    }
    function move(at: point) {
        const all = everything();
        if (root.finger)
            touchEvent(all).move(0, all, at.x, at.y).commit();
        else
            mouseMove(all, at.x, at.y);
        wait(5);
    }
    function release(at: point) {
        const all = everything();
        if (root.finger)
            touchEvent(all).release(0, all, at.x, at.y).commit();
        else
            mouseRelease(all, at.x, at.y);
        settle();
    }
    function tapOn(item: Item) {
        show(item);
        settle();
        press(middleOf(item));
        release(middleOf(item));
    }
    /// Step by step, as a hand would; `there` is called before it is let go.
    function drag(from: point, to: point, there = null, patient = false) {
        press(from);
        if (patient)
            wait(hand().patience + 100);
        for (let i = 1; i <= 8; ++i)
            move(Qt.point(from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8));
        settle();
        if (there !== null)
            there();
        release(to);
    }
    function free(): point {
        return typed("AgesBanks").mapToItem(everything(), 20, 20);
    }
    function next(): point {
        const banks = typed("AgesBanks");
        return banks.mapToItem(everything(), banks.middleOf(bank().bankSpot));
    }
    function hand(): Item {
        return typed("AgesTokenHand");
    }
    function sheet(): Item {
        return findWhere(item => item.Accessible.role === Accessible.Dialog, everything());
    }

    function test_everyPlaceIsTapped_data() {
        return sizes();
    }
    function test_everyPlaceIsTapped(row) {
        take(row);
        const places = [...root.table.board.seat.board.cells].filter(one => one.choice.id !== "");
        verify(places.some(one => one.workers > 0));
        verify(places.some(one => one.workers === 0));
        for (const place of places) {
            tapOn(get(place.choice.id));
            verify(root.table.board.tray.open, place.choice.id + " opens its tray");
            verify(cell(place.choice.id.slice("cell-".length)).choice.chosen, place.choice.id + " is the one");
            tapOn(get("away"));
            verify(!root.table.board.tray.open);
        }
        const pool = bank().pool;
        tapOn(get("worker"));
        compare(bank().pool, pool + 1);
        for (const [id, step] of [["tactic", "tactic"], ["leader", "cards"], ["rating-science", "learn"]]) {
            tapOn(get(id));
            compare(root.table.step, step);
            root.table.undo();
            settle();
            compare(root.table.step, "board");
        }
    }

    function test_placesAreHeld_data() {
        return hands(["cell-bronze", "cell-philosophy", "cell-iron", "tactic"].map(id => ({
                        "tag": id,
                        "id": id
                    })));
    }
    function test_placesAreHeld(row) {
        take(row);
        const at = middleOf(get(row.id));
        press(at);
        wait(400);
        // No hand is quite still.
        move(Qt.point(at.x + 2, at.y + 1));
        wait(600);
        release(at);
        tryVerify(() => sheet() !== null);
        verify(!hand().lifted);
        verify(!root.table.board.tray.open);
    }

    function test_build_data() {
        return sizes();
    }
    function test_build(row) {
        take(row);
        show(typed("AgesBanks"));
        show(get("cell-philosophy"));
        settle();
        const before = cell("philosophy").workers;
        const pool = bank().pool;
        drag(free(), middleOf(get("cell-philosophy")), () => {
            verify(hand().lifted);
            verify(get("bubble").visible);
            compare(textsIn(get("bubble"))[0], "Philosophy");
        }, true);
        compare(cell("philosophy").workers, before + 1);
        compare(bank().pool, pool - 1);
        verify(!root.table.board.tray.open);
        compare(find("bubble"), null);
    }
    function test_newWorker_data() {
        return hands();
    }
    function test_newWorker(row) {
        take(row);
        const pool = bank().pool;
        drag(next(), free());
        compare(bank().pool, pool + 1);
    }
    /// Both in one: so is the undo.
    function test_fromBankToPlace_data() {
        return hands();
    }
    function test_fromBankToPlace(row) {
        take(row);
        const head = root.table.head;
        const before = cell("bronze").workers;
        const pool = bank().pool;
        drag(next(), middleOf(get("cell-bronze")));
        compare(root.table.head, head + 2);
        compare(cell("bronze").workers, before + 1);
        compare(bank().pool, pool);
        tap("undo");
        compare(root.table.head, head);
    }
    function test_upgradeAndDestroy_data() {
        return hands();
    }
    function test_upgradeAndDestroy(row) {
        take(row);
        root.table.touch("correct-" + root.table.turnOf + "-knows-iron", 1);
        root.table.touch("correct-save");
        settle();
        const iron = cell("iron").workers;
        drag(middleOf(get("cell-bronze")), middleOf(get("cell-iron")));
        compare(cell("iron").workers, iron + 1);
        const pool = bank().pool;
        const bronze = cell("bronze").workers;
        drag(middleOf(get("cell-bronze")), free());
        compare(cell("bronze").workers, bronze - 1);
        compare(bank().pool, pool + 1);
        tapOn(get("cell-iron"));
        verify(root.table.board.tray.open);
    }

    /// Let go elsewhere, nothing happened: not where the rules forbid it, not beside the board.
    function test_elsewhere_data() {
        return hands();
    }
    function test_elsewhere(row) {
        take(row);
        const head = root.table.head;
        for (const place of [middleOf(get("cell-agriculture")), middleOf(get("rating-culture")), Qt.point(5, 300)]) {
            drag(middleOf(get("cell-bronze")), place, () => compare(find("bubble"), null));
            compare(root.table.head, head);
            verify(!root.table.board.tray.open);
            compare(root.table.step, "board");
        }
        // Less than that is a tap.
        const from = middleOf(get("cell-bronze"));
        drag(from, Qt.point(from.x + 6, from.y));
        verify(root.table.board.tray.open);
    }

    /// Where the page scrolls, a swipe over workers scrolls it; one that waited has the worker.
    function test_swipe_data() {
        return hands();
    }
    function test_swipe(row) {
        take(Object.assign({
            "size": [360, 640]
        }, row));
        const place = get("cell-bronze");
        const from = middleOf(place);
        const to = Qt.point(from.x, from.y - 120);
        const head = root.table.head;
        drag(from, to, () => verify(!hand().lifted));
        verify(middleOf(place).y < from.y - 50, "it scrolls");
        verify(!root.table.board.tray.open);
        const later = middleOf(place);
        press(later);
        wait(hand().patience + 100);
        move(Qt.point(later.x, later.y - 8));
        move(Qt.point(later.x, later.y - 30));
        verify(hand().lifted);
        verify(Math.abs(middleOf(place).y - later.y) < 1, "the page stays");
        release(Qt.point(later.x, later.y - 30));
        verify(!hand().lifted);
        compare(root.table.head, head);
    }

    /// Nothing behind a sheet is lifted.
    function test_behindASheet_data() {
        return hands();
    }
    function test_behindASheet(row) {
        take(row);
        const from = middleOf(get("cell-bronze"));
        tapOn(get("more"));
        verify(sheet() !== null);
        press(from);
        for (const far of [5, 20, 40])
            move(Qt.point(from.x + far, from.y));
        verify(!hand().lifted);
        release(Qt.point(from.x + 40, from.y));
    }

    /// A second finger does nothing and leaves nothing in the hand.
    function test_twoFingers() {
        take({
            "finger": true
        });
        const all = everything();
        const from = middleOf(get("cell-bronze"));
        const other = middleOf(get("cell-warriors"));
        const head = root.table.head;
        press(from);
        for (const far of [8, 20, 40])
            move(Qt.point(from.x + far, from.y + far));
        verify(hand().lifted);
        touchEvent(all).stationary(0).press(1, all, other.x, other.y).commit();
        wait(20);
        touchEvent(all).move(0, all, from.x + 5, from.y + 45).stationary(1).commit();
        wait(20);
        touchEvent(all).release(0, all, from.x + 5, from.y + 45).release(1, all, other.x, other.y).commit();
        settle();
        verify(!hand().lifted);
        compare(root.table.head, head);
        root.table.touch("away");
        settle();
        tapOn(get("cell-bronze"));
        verify(root.table.board.tray.open);
    }
}
