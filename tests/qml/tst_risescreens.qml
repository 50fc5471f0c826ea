// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// What the pages of Rise of Empires show beside what can be tapped: what was done, the disc on its way, all at once,
/// the phone in the middle, a turned phone, a wide window.
TableTest {
    id: root

    name: "RiseScreens"

    function startGame(names: string) {
        startApp();
        tap("new-game");
        tap("game-2");
        enterNames(names);
        goOn("Start with");
        at("rows");
    }
    function resize(width: int, height: int) {
        root.window.width = width;
        root.window.height = height;
        settle();
    }
    function message(): Item {
        return findWhere(item => item instanceof MessageBar && item.shown, everything());
    }
    function bar(): Item {
        return findWhere(item => item instanceof TurnBar, everything());
    }
    function bottomOf(item: Item): real {
        return item.mapToItem(everything(), 0, item.height).y;
    }
    function topOf(item: Item): real {
        return item.mapToItem(everything(), 0, 0).y;
    }
    function leftOf(item: Item): real {
        return item.mapToItem(everything(), 0, 0).x;
    }
    /// Of a game's own drawings only the names of their files are known here.
    function all(file: string) {
        return allWhere(item => Fixture.typeOf(item) === file, everything());
    }
    function one(file: string): Item {
        const found = all(file);
        verify(found.length > 0, file);
        return found[0];
    }
    function hold(name: string) {
        const button = get(name);
        mousePress(button);
        wait(1000);
        mouseRelease(button);
        settle();
    }

    /// A tile that is kept tells what it brings; one that goes says that in the same room.
    function test_keptTilesTellWhatTheyBring() {
        startApp();
        Fixture.layOut("rise-of-empires-keep");
        settle();
        at("keep");
        const index = [...root.table.keep.progress].findIndex(tile => tile.choice.chosen && tile.figures.length > 0);
        const tile = root.table.keep.progress[index];
        const button = get(tile.choice.id);
        const height = button.height;
        verify(textsIn(button).length > 1, textsIn(button).join(" "));
        verify(textsIn(button).indexOf(tile.choice.note) < 0);
        tap(tile.choice.id);
        compare(textsIn(button), [tile.choice.title, tile.choice.note]);
        compare(button.height, height);
        for (const player of root.table.keep.players)
            verify(textsIn(get(player.id)).indexOf(player.title) >= 0, player.title + " has a tab with that name");
    }
    /// The name of who plays next stays in sight.
    function test_whatWasDoneIsSaidBelowTheName() {
        startGame("Laurence Fred");
        tap("row-territory");
        compare(message(), null);
        tap("tile-hills");
        compare(message().text, "Laurence: Hills");
        verify(topOf(message()) >= bottomOf(bar()) - 1);
        compare(bar().name, "Fred");
        tap("row-city");
        tryVerify(() => message() === null);
        tap("leave");
        root.table.undo();
        root.table.undo();
        verify(message().text.startsWith("Undone"));
        verify(topOf(message()) < bottomOf(bar()));
    }
    function test_aDiscFliesToItsCircle() {
        startGame("Laurence Fred");
        root.window.still = false;
        tap("row-territory");
        // Not in haste, or the tap is not meant for this page.
        wait(Theme.hasteTime + Theme.panelTime);
        mouseClick(get("tile-hills"));
        at("rows");
        const flight = one("RiseDiscFlight");
        verify(flight.running);
        const circle = flight.hidden;
        compare(circle.opacity, 0);
        // The next tap ends it at once.
        mouseClick(bar(), 2, 2);
        verify(!flight.running);
        compare(circle.opacity, 1);
    }
    function test_noDiscFliesWhereNothingMoves() {
        startGame("Laurence Fred");
        tap("row-territory");
        mouseClick(get("tile-hills"));
        verify(!one("RiseDiscFlight").running);
    }
    function test_allSettleAtOnce() {
        startGame("Laurence Fred");
        compare(bar().sign, "");
        for (let i = 0; i < 12; ++i)
            touchAll("row-" + ["territory", "empire", "trade"][i % 3] + " idle idle");
        settle();
        at("settle");
        compare(bar().sign, "roe-era");
        compare(bar().name, "Settle");
    }
    /// Discs on the same number of the food track or the next one lie above each other.
    function test_noDiscOfTheFoodTrackCoversAnother() {
        startGame("Laurence Fred Robin");
        touchAll("row-territory tile-plains row-territory tile-island");
        for (let i = 0; i < 16; ++i)
            touchAll("row-" + ["empire", "trade", "city"][i % 3] + " idle idle");
        settle();
        at("settle");
        const discs = allWhere(item => item instanceof PlayerSeal, one("RiseFoodTrack"));
        compare(discs.length, 3);
        for (const disc of discs)
            for (const other of discs)
                verify(disc === other || Math.hypot(disc.x - other.x, disc.y - other.y) >= disc.width, "a disc covers another");
    }
    function test_theStandTellsWhatRowsCost() {
        startGame("Laurence Fred");
        resize(915, 412);
        tap("look-table");
        const rows = all("RiseStandRow");
        compare(rows.length, 5);
        compare(rows[0].row.note, "4 free");
        verify(findWhere(item => item instanceof Text && item.text === "Turn 1, I A: Laurence, action 1 of 6", everything()) !== null);
    }
    /// An undo brings the sheet back that the tile came from; the next ones lead past it, from the same place.
    function test_undoLeadsPastASheet() {
        startGame("Laurence Fred");
        tap("row-territory");
        tap("tile-plains");
        const place = get("undo").mapToItem(everything(), 0, 0);
        tap("row-trade");
        tap("primary");
        tapIn("discs", "cell-2");
        tapIn("amount", "cell-4");
        tap("take");
        compare(Fixture.storedHead(), 2);
        tap("undo");
        verify(root.table.trade.sheet.open);
        fuzzyCompare(get("undo").mapToItem(everything(), 0, 0).x, place.x, 1);
        fuzzyCompare(get("undo").mapToItem(everything(), 0, 0).y, place.y, 1);
        for (let i = 0; i < 4; ++i)
            tap("undo");
        at("rows");
        compare(Fixture.storedHead(), 1);
        tap("undo");
        compare(Fixture.storedHead(), 0);
        for (let i = 0; i < 6; ++i)
            tap("redo");
        compare(Fixture.storedHead(), 2);
    }
    /// What was left stands there again, which needs no words.
    function test_undoOfLeavingSaysNothing() {
        startGame("Laurence Fred");
        tap("row-trade");
        tap("primary");
        tap("leave");
        tap("undo");
        verify(root.table.trade.sheet.open);
        compare(message(), null);
    }
    /// Where nothing of what is half entered is seen, undo goes by actions, and says which.
    function test_undoOnTheTableGoesByActions_data() {
        return [{ tag: "table" }, { tag: "map" }];
    }
    function test_undoOnTheTableGoesByActions(data) {
        startGame("Laurence Fred");
        touchAll("row-territory tile-plains row-trade idle idle row-empire place-balkans");
        settle();
        compare(Fixture.storedHead(), 2);
        tap("look-" + data.tag);
        tap("undo");
        compare(Fixture.storedHead(), 1);
        compare(message().text, "Undone: Fred: Trade, disc only");
        tap("undo");
        compare(Fixture.storedHead(), 0);
        verify(!get("undo").enabled);
        tap("redo");
        tap("redo");
        compare(Fixture.storedHead(), 2);
        verify(!get("redo").enabled);
        tap("primary");
        compare(root.table.head, 2);
    }
    /// Whatever nobody has described yet is described on the page of corrections.
    function test_aTileIsAddedByHand() {
        startGame("Laurence Fred");
        tap("more");
        tap("more-correct");
        tap("added-new-progress-0");
        const name = get("added-name");
        verify(name.activeFocus);
        for (const letter of "hooks")
            keyClick(letter);
        tap("added-mark-free");
        tap("added-take");
        verify(!root.table.added.progress.open);
        tap("added-new-city-0");
        tap("added-upkeep");
        tap("added-take");
        goOn("Save");
        at("rows");
        compare(Fixture.storedHead(), 1);
        compare(root.table.seats[0].tiles.length, 2);
    }
    /// On a turned phone the map is at the right, what is entered at the left, however it was turned.
    function test_aTurnedPhone() {
        startGame("Laurence Fred");
        tap("row-empire");
        verify(Math.abs(leftOf(one("RiseRegionTable")) - leftOf(one("RiseBattleLine"))) < 2);
        resize(915, 412);
        verify(leftOf(one("RiseRegionTable")) > 915 / 2);
        verify(leftOf(one("RiseBattleLine")) < 915 / 2);
        tap("place-balkans");
        verify(leftOf(one("RiseNumberRow")) < 915 / 2);
        compare(root.table.empire.map.rows[3].cells[0].choice.count, 1);
        resize(412, 915);
        verify(topOf(one("RiseBattleLine")) > topOf(one("RiseRegionTable")));
        compare(root.table.empire.map.rows[3].cells[0].choice.count, 1);
    }
    /// A disc that costs nothing is seen on the map's page too, and another one can be taken.
    function test_discsOfTheMapsPage() {
        startGame("Laurence Fred");
        for (let i = 0; i < 12; ++i)
            touchAll("row-" + ["empire", "trade", "city"][i % 3] + " idle idle");
        touchAll("settle place-1 begin");
        settle();
        const costs = [];
        for (let i = 0; i < 2; ++i) {
            costs.push(root.table.rows.rows[3].choice.status);
            tap("row-empire");
            compare(all("RiseDiscs").length, 1);
            const free = findWhere(item => item instanceof Text && item.text === "Nothing to pay", everything()) !== null;
            compare(free, costs[i] === "nothing");
            compare(allWhere(item => item.objectName.startsWith("disc-") && item.enabled, everything()).length, 1);
            tap("idle");
        }
        verify(costs.includes("nothing"));
    }
    /// The parts of a player stand beside the settling, where there is room.
    function test_partsBesideTheSettling() {
        startGame("Laurence Fred");
        for (let i = 0; i < 12; ++i)
            touchAll("row-" + ["territory", "empire", "trade"][i % 3] + " idle idle");
        resize(1280, 800);
        at("settle");
        tap("player-1");
        verify(root.table.settle.parts.open);
        verify(leftOf(one("RiseParts")) > leftOf(one("RiseSettleTable")) + one("RiseSettleTable").width);
        compare(all("RisePartsButtons").length, 1);
        keyClick(Qt.Key_Escape);
        settle();
        verify(!root.table.settle.parts.open);
        tap("player-1");
        tap("parts-done");
        verify(!root.table.settle.parts.open);
        goOn("Settle for all");
        at("order");
    }
    /// Anywhere in a column, from the seal down to the total; where the text is large, in the only one.
    function test_aTapOnAColumnOpensItsParts_data() {
        return [{ tag: "as usual", scale: 1 }, { tag: "large text", scale: 2 }];
    }
    function test_aTapOnAColumnOpensItsParts(data) {
        startGame("Laurence Fred");
        for (let i = 0; i < 12; ++i)
            touchAll("row-" + ["territory", "empire", "trade"][i % 3] + " idle idle");
        Fixture.settings.textScale = data.scale;
        settle();
        at("settle");
        const names = [...root.table.settle.players].map(player => player.title);
        const numbers = all("RiseSettleNumber").filter(number => number.visible);
        const shown = data.scale === 1 ? 2 : 1;
        for (const i of [0, shown - 1, numbers.length - 1]) {
            mouseClick(numbers[i]);
            settle();
            verify(root.table.settle.parts.open);
            compare(root.table.settle.parts.name, names[i % shown]);
            tap("parts-done");
        }
        Fixture.settings.textScale = 1;
    }
    /// What a city costs every turn can be read on a narrow phone as on any other.
    function test_upkeepCanBeRead_data() {
        return [{ tag: "en", text: "−1 a turn" }, { tag: "fr", text: "−1 par tour" }, { tag: "de", text: "−1 je Runde" }];
    }
    function test_upkeepCanBeRead(data) {
        startGame("Laurence Fred");
        touchAll("row-city new upkeep take row-city");
        resize(360, 640);
        Fixture.speak(data.tag);
        settle();
        const words = findWhere(item => item instanceof Text && item.text === data.text, everything());
        const size = words.fontInfo.pixelSize;
        const width = words.contentWidth - words.width;
        Fixture.speak("en");
        compare(size, Theme.micro.pixelSize);
        verify(width <= 0, width + " too wide");
    }
    function test_aRememberedTileIsForgotten() {
        startGame("Laurence Fred");
        tap("row-empire");
        tap("new-tile");
        tap("tile-take");
        goOn("Take");
        tap("row-empire");
        hold(root.table.empire.tiles[0].id);
        tap("other");
        tryCompare(root.table.empire.tiles, "length", 0);
        at("empire");
    }
}
