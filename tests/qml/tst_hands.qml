// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// What hands do in haste, what the app says to them, and where the keyboard is.
TableTest {
    id: root

    name: "Hands"

    // Every step of both games, as a page to stand on.

    function give(seat: int, change) {
        root.table.correction.begin(seat);
        change(root.table.correction);
        verify(root.table.correction.save());
    }
    function goTo(step: string) {
        for (let i = 0; i < 6 && root.table.step !== step; ++i)
            root.table.primary();
        at(step);
    }
    function roll(faces: string, step: string) {
        for (const face of faces.split(" "))
            root.table.touch("face-" + face);
        goTo(step);
    }
    function layBronze(edition: string) {
        Fixture.deal(["Ada", "Ben", "Cleo"], edition, 5, true);
        for (let seat = 0; seat < 3; ++seat)
            correct(seat, { "wood": 3, "stone": 3, "pottery": 3, "cloth": 3, "food": 9 });
    }
    function layStone() {
        Fixture.dealStone(["Ada", "Ben", "Cleo"], false);
        for (let seat = 0; seat < 3; ++seat)
            correctStone(seat, [["wood", 4], ["clay", 4], ["stone", 4], ["gold", 4], ["food", 0], ["any-two", 1]]);
    }
    readonly property var steps: ({
            "dice": () => layBronze("original"),
            "result": () => {
                layBronze("original");
                roll("skull skull food", "result");
            },
            "trade": () => {
                layBronze("original");
                roll("food workers coins", "trade");
            },
            "build": () => {
                layBronze("original");
                roll("food workers coins", "build");
            },
            "swap": () => {
                layBronze("late-bronze");
                correct(0, { "development-shipping": 1, "ships": 2 });
                roll("food workers coins", "swap");
            },
            "buy": () => {
                layBronze("original");
                roll("food workers coins", "buy");
            },
            "pass": () => {
                layBronze("original");
                roll("food workers coins", "pass");
            },
            "village": () => layStone(),
            "gather": () => {
                layStone();
                touchAll("place-hunt number-2 key-3");
            },
            "gather many": () => {
                layStone();
                touchAll("place-hunt number-5");
            },
            "tiles": () => {
                layStone();
                touchAll("place-building");
            },
            "tile": () => {
                layStone();
                touchAll("place-building tile-0");
            },
            "cards": () => {
                layStone();
                touchAll("place-card");
            },
            "card": () => {
                layStone();
                touchAll("place-card");
                root.table.touch(root.table.cards.cards[0].row.id);
            },
            "two": () => {
                layStone();
                touchAll("place-take-two");
            },
            "feed": () => {
                layStone();
                goTo("feed");
            }
        })
    function layStep(step: string) {
        root.steps[step]();
        at(step.split(" ")[0]);
    }

    // Two taps in haste.

    function moment(): string {
        return [root.table.step, root.table.name, Fixture.storedHead(), Fixture.storedDraft()].join(" | ");
    }
    readonly property var ends: [
        { step: "dice", control: "primary", prepare: () => tapDice("food workers good") },
        { step: "result", control: "primary" },
        { step: "trade", control: "primary" },
        { step: "build", control: "primary" },
        { step: "swap", control: "primary" },
        { step: "buy", control: "primary" },
        { step: "buy", control: "pay", prepare: () => tap("offer-leadership") },
        { step: "pass", control: "primary" },
        { step: "village", control: "primary" },
        { step: "village", control: "place-hunt" },
        { step: "gather", control: "primary", prepare: () => tap("key-5") },
        { step: "tiles", control: "tile-0" },
        { step: "tile", control: "primary" },
        { step: "tile", control: "leave" },
        { step: "cards", control: "card-1" },
        { step: "feed", control: "primary" },
        { step: "feed", control: "hungry" }]

    function test_twoTapsInHasteEndOneStep_data() {
        const rows = [];
        for (const end of root.ends) {
            for (const hand of ["clickTwice", "tapTwice"])
                rows.push(Object.assign({ tag: end.step + ", " + end.control + ", " + hand, hand: hand }, end));
        }
        return rows;
    }
    function test_twoTapsInHasteEndOneStep(data) {
        const begin = () => {
            layStep(data.step);
            startApp();
            if (data.prepare)
                data.prepare();
        };
        begin();
        tap(data.control);
        const once = moment();
        endApp();
        Fixture.begin();
        begin();
        verify(moment() !== once);
        const control = get(data.control);
        show(control);
        const spot = control.mapToItem(everything(), control.width / 2, control.height / 2);
        Fixture[data.hand](spot.x, spot.y);
        settle();
        compare(moment(), once);
    }
    /// Twice at the middle of a control, as fast as a hand can.
    function twice(name: string) {
        const control = get(name);
        const spot = control.mapToItem(everything(), control.width / 2, control.height / 2);
        Fixture.clickTwice(spot.x, spot.y);
        settle();
    }
    function test_undoAndRedoAreTappedAsFastAsOneCan() {
        layStep("build");
        const first = moment();
        startApp();
        tap("primary");
        tap("primary");
        const last = moment();
        verify(last !== first);
        twice("undo");
        at("build");
        twice("redo");
        compare(moment(), last);
    }
    function test_anotherPlaceToFinishIsNotTakenInHaste() {
        layBronze("original");
        correct(0, { "city-4": 2, "city-5": 3 });
        roll("food workers workers", "build");
        startApp();
        const offered = () => [...root.table.build.finish].map(place => place.id);
        compare(offered(), ["finish-11", "finish-10"]);
        twice("finish-10");
        compare(offered(), ["finish-4", "finish-5"]);
        wait(Theme.hasteTime + 50);
        tap("finish-5");
        compare(root.table.build.workersLeft, 2);
    }
    function test_haste_isOverAfterAWhile() {
        layStep("feed");
        startApp();
        const before = Fixture.storedHead();
        tap("hungry");
        tap("hungry");
        compare(Fixture.storedHead(), before + 2);
    }
    /// Nor does a key that ends the game begin another one.
    function test_aKeyPressedTwiceEndsTheGame() {
        const actions = Fixture.layWhole(0, ["Ada", "Ben"], 5, 0);
        Fixture.layWhole(0, ["Ada", "Ben"], 5, actions - 1);
        startApp();
        const game = Fixture.shelf.table;
        for (let i = 0; i < 9 && !root.table.over; ++i) {
            wait(Theme.hasteTime + 50);
            keyClick(Qt.Key_Return);
        }
        verify(root.table.over);
        settle();
        keyClick(Qt.Key_Return);
        settle();
        compare(Fixture.shelf.table, game);
        verify(root.table.over);
        wait(Theme.hasteTime + 50);
        keyClick(Qt.Key_Return);
        settle();
        verify(Fixture.shelf.table !== game);
    }
    function test_hasteIsNoMatterWithinAStep() {
        layStep("dice");
        startApp();
        const face = get("face-coins");
        const spot = face.mapToItem(everything(), face.width / 2, face.height / 2);
        Fixture.clickTwice(spot.x, spot.y);
        settle();
        compare(tray(), ["coins", "coins", ""]);
        Fixture.tapTwice(spot.x, spot.y);
        settle();
        compare(tray(), ["coins", "coins", "coins"]);
    }

    // Messages.

    readonly property list<size> sizes: [Qt.size(412, 915), Qt.size(360, 640), Qt.size(915, 412), Qt.size(1280, 800)]

    function resize(size) {
        root.window.width = size.width;
        root.window.height = size.height;
        settle();
    }
    /// What is seen of an item, in the window.
    function seen(item: Item): rect {
        let box = item.mapToItem(everything(), Qt.rect(0, 0, item.width, item.height));
        for (let above = item.parent; above; above = above.parent) {
            if (above.clip) {
                const edge = above.mapToItem(everything(), Qt.rect(0, 0, above.width, above.height));
                const left = Math.max(box.x, edge.x);
                const top = Math.max(box.y, edge.y);
                box = Qt.rect(left, top, Math.min(box.x + box.width, edge.x + edge.width) - left, Math.min(box.y + box.height, edge.y + edge.height) - top);
            }
        }
        return box;
    }
    function overlap(a: rect, b: rect): bool {
        return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;
    }
    function isIn(item: Item, above: Item): bool {
        while (item && item !== above)
            item = item.parent;
        return item === above;
    }
    readonly property string sentence: "Three workers are too few for that: it takes five, and goods do not count here."
    function refuse() {
        root.table.refused(root.sentence, true);
        tryVerify(() => find("message") !== null);
        settle();
    }
    function isGone(): bool {
        return find("message") === null;
    }

    function test_messagesLieWhereNoControlIs_data() {
        return Object.keys(root.steps).map(step => ({ tag: step, step: step }));
    }
    function test_messagesLieWhereNoControlIs(data) {
        layStep(data.step);
        startApp();
        for (const large of [false, true]) {
            Fixture.settings.textScale = large ? 2 : 1;
            for (const size of large ? [root.sizes[0], root.sizes[2]] : root.sizes) {
                resize(size);
                refuse();
                const bar = get("message");
                tryCompare(bar, "opacity", 1);
                const box = seen(bar);
                verify(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, "in the window");
                for (const control of allWhere(item => Fixture.takesTaps(item) && item.enabled && !isIn(item, bar), everything()))
                    verify(!overlap(box, seen(control)), size + (large ? " large" : "") + ": over " + (control.objectName || Fixture.typeOf(control)));
                for (const words of allWhere(item => item instanceof Text, bar)) {
                    verify(!words.truncated, words.text + " is whole");
                    const text = words.mapToItem(bar, 0, 0, words.width, words.contentHeight);
                    verify(text.y >= 0 && text.y + text.height <= bar.height + 1, size + (large ? " large" : "") + ": " + words.text + " fits");
                }
            }
        }
        Fixture.settings.textScale = 1;
    }
    function test_aMessageGoesWithTheNextTap_data() {
        return [{ tag: "on a control", tap: () => tap("face-food") },
                { tag: "beside all controls", tap: () => mouseClick(everything(), 5, root.window.height / 2) },
                { tag: "with a finger", tap: () => {
                    const face = get("face-food");
                    touchEvent(face).press(0, face).commit();
                    touchEvent(face).release(0, face).commit();
                } },
                { tag: "that opens a sheet", tap: () => tap("more") },
                { tag: "that leads elsewhere", tap: () => tap("look-sheet") }];
    }
    function test_aMessageGoesWithTheNextTap(data) {
        layStep("dice");
        startApp();
        refuse();
        wait(500);
        verify(!isGone());
        data.tap();
        tryVerify(() => isGone(), 1000);
    }
    function test_aMessageGoesWithTheStepAndThePlayer() {
        layStep("build");
        startApp();
        refuse();
        root.table.primary();
        tryVerify(() => isGone(), 1000);
        goTo("pass");
        refuse();
        root.table.primary();
        compare(root.table.name, "Ben");
        tryVerify(() => isGone(), 1000);
        refuse();
        root.table.undo();
        tryVerify(() => find("message")?.text.startsWith("Undone") ?? false, 1000);
    }
    function test_aMessageLeadsToItsCorrection() {
        layStep("build");
        startApp();
        refuse();
        tap("way");
        compare(Fixture.typeOf(page()), "CorrectPage");
        tryVerify(() => isGone());
    }

    // The keyboard.

    function focused(): Item {
        return root.window.activeFocusItem;
    }
    function enter() {
        keyClick(Qt.Key_Return);
        settle();
    }

    function test_theKeyboardComesToWhatAHandTouchesNext() {
        layBronze("original");
        startApp();
        type("146");
        compare(focused().objectName, "primary");
        enter();
        at("trade");
        compare(focused().objectName, "partners");
        root.table.primary();
        at("build");
        settle();
        compare(focused().objectName, "city-4");
        enter();
        enter();
        enter();
        compare(root.table.build.workersLeft, 0);
        compare(focused().objectName, "primary");
        enter();
        at("buy");
        compare(focused().objectName, "offer-leadership");
        enter();
        tryVerify(() => find("pay") !== null);
        compare(focused().objectName, "pay");
        enter();
        at("pass");
        compare(focused().objectName, "primary");
        enter();
        compare(root.table.name, "Ben");
        // Twice in haste does not skip anything.
        type("146");
        for (let i = 0; i < 6; ++i)
            enter();
        verify(root.table.name === "Ben", "Ben could still do something");
    }
    function test_theKeyboardInTheVillage() {
        layStep("village");
        startApp();
        keyClick(Qt.Key_Tab);
        verify(focused().objectName.startsWith("place-"), focused().objectName);
        for (let i = 0; i < 3; ++i)
            enter();
        verify(root.table.name === "Ada", "Ada has people left");
    }
    /// At every point of whole games Return does nothing but what was promised, and loses nothing.
    function test_returnSkipsNothing_data() {
        return [{ tag: "Bronze Age", game: 0, names: ["Ada", "Ben"], seed: 3, each: 2 },
                { tag: "Stone Age", game: 1, names: ["Ada", "Ben", "Cleo"], seed: 4, each: 9 }];
    }
    function test_returnSkipsNothing(data) {
        const actions = Fixture.layWhole(data.game, data.names, data.seed, 0);
        startApp();
        let skippable = 0;
        for (let i = 0; i < actions - 1; i += data.each) {
            Fixture.layWhole(data.game, data.names, data.seed, i);
            settle();
            // Coins that buy nothing are lost whatever is done.
            const lost = data.game === 0 ? /worker/.test(root.table.primaryHint) : root.table.primaryHint !== "";
            const losing = root.table.primaryEnabled && (lost || root.table.primaryQuiet);
            skippable += losing ? 1 : 0;
            const step = root.table.step;
            const turn = root.table.turnOf;
            enter();
            if (losing)
                verify(root.table.turnOf === turn && (root.table.step === step || root.table.step !== "pass" && data.game === 1), "after " + i + " actions at " + step);
        }
        verify(skippable > 5, skippable + " places where something could be skipped");
    }
    function test_tabGoesThroughTheTurnFirst_data() {
        return Object.keys(root.steps).map(step => ({ tag: step, step: step }));
    }
    function test_tabGoesThroughTheTurnFirst(data) {
        layStep(data.step);
        startApp();
        resize(root.sizes[3]);
        const turn = findWhere(item => item instanceof TurnColumn, everything());
        const own = allWhere(item => item.activeFocusOnTab && item.enabled, turn);
        const met = [];
        for (let i = 0; i < 120; ++i) {
            keyClick(Qt.Key_Tab);
            if (!isIn(focused(), turn))
                break;
            if (met.includes(focused()))
                break;
            met.push(focused());
        }
        verify(met.length > 2, "stays in the turn");
        const missed = own.filter(item => !met.includes(item));
        verify(missed.length === 0, "not met: " + missed.map(item => item.objectName || Fixture.typeOf(item)));
    }
}
