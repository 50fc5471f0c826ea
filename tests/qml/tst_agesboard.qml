// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// The board of Through the Ages by thumb and by key, on the real pages.
AgesTest {
    id: root

    name: "AgesBoard"

    function inWindow(item: Item): bool {
        const above = item.mapToItem(everything(), 0, 0);
        const below = item.mapToItem(everything(), item.width, item.height);
        return above.x >= 0 && above.y >= 0 && below.x <= root.window.width && below.y <= get("primary").mapToItem(everything(), 0, 0).y;
    }

    /// The tray is in sight wherever its place is, and does not hide it.
    function test_trayInSight_data() {
        const rows = [];
        for (const size of [[412, 915], [360, 640], [915, 412]])
            for (const scene of ["board-early", "board", "board-late"])
                rows.push({
                    "tag": size.join("x") + " " + scene,
                    "size": size,
                    "scene": scene
                });
        return rows;
    }
    function test_trayInSight(row) {
        startAt(row.size[0], row.size[1], row.scene);
        for (const place of ["cell-agriculture", "cell-warriors", "cell-philosophy"]) {
            const button = get(place);
            show(button);
            mouseClick(button);
            settle();
            compare(root.table.board.tray.open, true);
            for (const name of ["away", root.table.board.tray.rows[0].choice.id])
                verify(inWindow(get(name)), name + " of " + place + " is in sight");
            if (row.size[0] < row.size[1]) {
                const tray = typed("AgesTrayPanel").mapToItem(everything(), 0, 0).y;
                verify(middleOf(button).y < tray, place + " is not behind its tray");
            }
            tap("away");
        }
    }

    /// What is to be drawn after a turn is told where it can be read, and who plays next stays in sight.
    function test_afterATurn_data() {
        return [[412, 915, 1], [360, 640, 1], [412, 915, 2], [915, 412, 1]].map(([width, height, scale]) => ({
                    "tag": width + "x" + height + " at " + scale,
                    "size": [width, height],
                    "scale": scale
                }));
    }
    function test_afterATurn(row) {
        Fixture.settings.textScale = row.scale;
        startAt(row.size[0], row.size[1]);
        const before = root.table.name;
        wait(Theme.hasteTime + 50);
        root.table.touch("end");
        settle();
        verify(root.table.name !== before);
        const bar = get("message");
        const words = findWhere(item => item instanceof Text, bar);
        verify(words.text.startsWith(before), words.text);
        verify(!words.truncated);
        verify(words.contentHeight <= bar.height && words.contentWidth <= bar.width, words.contentHeight + " in " + bar.height);
        const name = findWhere(item => item instanceof Text && item.text === root.table.name, typed("TurnBar"));
        if (row.scale === 1)
            verify(!bar.contains(name.mapToItem(bar, name.contentWidth / 2, name.height / 2)), "the name is in sight");
        Fixture.settings.textScale = 1;
    }

    /// Large text leaves room for a word on the button and for the name of a place, both whole.
    function test_largeWords() {
        Fixture.settings.textScale = 2;
        startAt(360, 740);
        const button = findWhere(item => item instanceof Text && item.text === "End", get("primary"));
        verify(button !== null);
        compare(button.lineCount, 1);
        tap("cell-agriculture");
        const title = findWhere(item => item instanceof Text && item.text === "Agriculture", typed("AgesTrayPanel"));
        compare(title.lineCount, 1);
        Fixture.settings.textScale = 1;
    }

    /// The name of a place keeps clear of the frame of its tray, also above a remark of two lines.
    function test_trayHead() {
        Fixture.speak("fr");
        startAt(412, 915);
        tap("cell-religion");
        const tray = typed("AgesTrayPanel");
        const line = text => findWhere(item => item instanceof Text && item.text === text, tray);
        compare(line(root.table.board.tray.caption).lineCount, 2);
        verify(line(root.table.board.tray.title).mapToItem(tray, 0, 0).y >= Theme.gapSmall);
        Fixture.speak("en");
    }

    /// The places of the cards that were turned over leave the pad that asks for them in sight.
    function test_largePadOfTheRival() {
        Fixture.layOut("through-the-ages-rival-hand");
        Fixture.settings.textScale = 2;
        startApp();
        verify(middleOf(get("card-plunder-2")).y < get("primary").mapToItem(null, 0, 0).y);
        Fixture.settings.textScale = 1;
    }

    /// The name of a government keeps clear of the actions that are left, however large both are.
    function test_largeGovernment() {
        Fixture.settings.textScale = 2;
        Fixture.speak("fr");
        startAt(360, 640, "board-early");
        const card = typed("AgesGovernmentCard");
        const name = findWhere(item => item instanceof Text && item.text === root.table.board.seat.government.choice.title, card);
        const token = findWhere(item => item.toString().startsWith("AgesActionToken") && item.visible, card);
        const right = name.mapToItem(card, name.contentWidth, 0).x;
        const bottom = name.mapToItem(card, 0, name.contentHeight).y;
        const start = token.mapToItem(card, 0, 0);
        verify(right < start.x || bottom <= start.y, right + " to " + start.x + ", " + bottom + " to " + start.y);
        Fixture.speak("en");
        Fixture.settings.textScale = 1;
    }

    function seenThrough(item: Item): real {
        let opacity = 1;
        for (let above = item; above !== null; above = above.parent)
            opacity *= above.opacity;
        return opacity;
    }
    /// The first round takes cards only: the board sleeps, but not the place of a wonder that is taken.
    function test_firstRound() {
        startAt(412, 915, "board-early");
        for (let i = 0; i < 60 && !root.table.board.seat.board.asleep; ++i)
            root.table.undo();
        compare(root.table.board.seat.board.asleep, true);
        settle();
        verify(seenThrough(typed("AgesCellButton")) < 0.5);
        const spot = typed("AgesWonderSpot");
        compare(seenThrough(spot), 1);
        compare(root.table.board.seat.board.wonder.choice.id, "wonder");
    }

    /// Seals in one place stand one behind the other, clear of the name of the track.
    function test_sealsInOnePlace() {
        startAt(412, 915, "board-early");
        for (let i = 0; i < 60 && root.table.canUndo; ++i)
            root.table.undo();
        tap("look-table");
        const track = typed("AgesTrackView");
        const seals = allWhere(item => item.toString().startsWith("PlayerSeal") && item.parent === track, track);
        compare(seals.length, root.table.names.length);
        const name = findWhere(item => item instanceof Text && item.text === track.track.title, track);
        const bottom = name.mapToItem(track, 0, name.contentHeight).y;
        for (const seal of seals)
            verify(seal.y >= bottom - 1, seal.y + " below " + bottom);
    }

    /// Each page of the Rival is read from its top, however far down the one before was.
    function test_rivalPages() {
        Fixture.layOut("through-the-ages-rival-attack");
        root.window = Fixture.showWindow(412, 640);
        settle();
        const view = findWhere(item => item instanceof Flickable && item.contentHeight > item.height, typed("ThroughTheAgesRivalStep"));
        const top = view.contentY;
        view.contentY = view.contentHeight - view.height;
        verify(view.contentY > top + Theme.touchTarget);
        wait(Theme.hasteTime + 50);
        root.table.touch("defend");
        settle();
        compare(root.table.step, "rival");
        compare(view.contentY, top);
    }

    function rightOf(item: Item, above: Item): real {
        return item.mapToItem(above, item.width, 0).x;
    }
    /// Where places are narrow, what a worker gives ends before the price of the next one.
    function test_priceBesideStrength_data() {
        return [[412, 915], [360, 800]].map(size => ({
                    "tag": size.join("x"),
                    "size": size
                }));
    }
    function test_priceBesideStrength(row) {
        startAt(row.size[0], row.size[1], "board-late");
        const cells = allWhere(item => item.toString().startsWith("AgesCellButton") && item.known && item.narrow && item.visible, everything());
        verify(cells.length > 0);
        for (const cell of cells) {
            const figures = findWhere(item => item.toString().startsWith("AgesFigures"), cell);
            const ring = findWhere(item => item.toString().startsWith("AgesRing"), cell);
            verify(!figures.visible || rightOf(figures, cell) <= ring.x - Theme.lineSelection, cell.objectName + " " + rightOf(figures, cell) + " " + ring.x);
        }
    }

    /// Cards beside each other are of one height, however long their names.
    function test_padsAreEven_data() {
        return ["rival-hand", "rival-event"].map(scene => ({
                    "tag": scene
                }));
    }
    function test_padsAreEven(row) {
        Fixture.layOut("through-the-ages-" + row.tag);
        root.window = Fixture.showWindow(412, 915);
        settle();
        const cards = allWhere(item => item.objectName.startsWith(row.tag === "rival-hand" ? "card-" : "event-") && item.visible, everything());
        verify(cards.length > 5);
        for (const card of cards) {
            const beside = cards.filter(other => other.parent === card.parent && other.y === card.y);
            verify(beside.every(other => other.height === card.height), card.objectName + " " + beside.map(other => other.height));
        }
    }

    /// What cannot be done says why on the screen, once it is touched.
    function test_whyNot() {
        startAt(412, 915, "board-early");
        while (root.table.canUndo)
            root.table.undo();
        tap("wonder");
        tap("new-age");
        compare(root.table.step, "cards");
        const words = findWhere(item => item instanceof Text, get("message"));
        compare(words.text, "In the first round only cards are taken.");
    }

    /// Beside its doors the wide button of a small phone has its words in one line.
    function test_endInOneLine() {
        startAt(360, 640, "board");
        const words = findWhere(item => item instanceof Text && item.text === "End the turn", get("primary"));
        compare(words.lineCount, 1);
    }

    /// A new worker is one tap away while a tray is open, whether it covers the banks or lies beside them.
    function test_workerBesideATray_data() {
        return [[412, 915], [360, 640], [915, 412], [820, 1180], [1280, 800]].map(size => ({
                    "tag": size.join("x"),
                    "size": size
                }));
    }
    function test_workerBesideATray(row) {
        startAt(row.size[0], row.size[1]);
        tap("cell-bronze");
        compare(root.table.board.tray.open, true);
        compare(allWhere(item => item.objectName === "worker" && item.visible && item.enabled, everything()).length, 1);
        const before = bank().pool;
        tap("worker");
        compare(bank().pool, before + 1);
        compare(root.table.board.tray.open, true);
    }

    /// Arrows go over the board, Enter opens, Escape closes; letters do what stands in the tray.
    function test_keys() {
        startAt(412, 915);
        const where = () => root.window.activeFocusItem.objectName;
        keyClick(Qt.Key_Up);
        verify(where().startsWith("cell-"));
        get("cell-bronze").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Left);
        compare(where(), "cell-agriculture");
        keyClick(Qt.Key_Up);
        compare(where(), "cell-irrigation");
        keyClick(Qt.Key_Right);
        compare(where(), "cell-iron");
        keyClick(Qt.Key_Down);
        compare(where(), "cell-bronze");
        keyClick(Qt.Key_Right);
        compare(where(), "cell-warriors");
        keyClick(Qt.Key_Right);
        compare(where(), "tactic");
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        verify(/^(cell-|wonder|stage)/.test(where()), where());
        get("cell-bronze").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        settle();
        compare(root.table.board.tray.title, "Bronze");
        compare(where(), "cell-bronze");
        const before = cell("bronze").workers;
        keyClick(Qt.Key_B);
        settle();
        compare(cell("bronze").workers, before + 1);
        keyClick(Qt.Key_D);
        settle();
        compare(cell("bronze").workers, before);
        keyClick(Qt.Key_Escape);
        settle();
        verify(!root.table.board.tray.open);
        compare(root.table.step, "board");
    }

    /// Back leads from a page to the board, and only from there out of the game.
    function test_back() {
        startAt(412, 915);
        for (const [door, step] of [["cards", "cards"], ["politics", "politics"], ["government", "government"], ["rating-science", "learn"]]) {
            for (const key of [Qt.Key_Escape, Qt.Key_Back]) {
                tap(door);
                compare(root.table.step, step);
                keyClick(key);
                settle();
                compare(root.table.step, "board");
                verify(find("cards") !== null, "still at the table");
            }
        }
        tap("politics");
        tap("impact");
        keyClick(Qt.Key_Escape);
        settle();
        compare(root.table.step, "politics");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        settle();
        tryVerify(() => find("new-game") !== null);
    }

    /// A worker walks where motion is wanted, and is there at once where it is not.
    function test_walk() {
        startAt(412, 915);
        const walk = typed("AgesTokenWalk");
        tap("worker");
        compare(walk.arrives, "");
        endApp();
        root.window = Fixture.showWindow(412, 915, true);
        root.window.requestActivate();
        tryCompare(root.window, "active", true);
        wait(600);
        const moving = typed("AgesTokenWalk");
        tap("worker");
        compare(moving.arrives, bank().poolSpot);
        tryCompare(moving, "arrives", "");
    }

    /// Four players from the first card taken to the last event, each page by taps: a short game, ages end early.
    function test_fourPlayersToTheEnd() {
        startApp();
        tap("new-game");
        tap("game-3");
        enterNames("Lea Marc Tom Ines");
        goOn("Start with 4");
        for (let seat = 0; seat < 4; ++seat) {
            tap("take-1");
            goOn("End the turn");
        }
        compare(root.table.round, 2);
        for (let seat = 0; seat < 4; ++seat) {
            compare(root.table.turnOf, seat);
            tap("worker");
            tap("cell-" + ["agriculture", "bronze", "warriors", "agriculture"][seat]);
            tap("build");
            tap("away");
            goOn("End the turn");
        }
        // Every age ends in the turn of the first player, so the round of the fourth one is the last.
        tap("leader");
        tap("card-joan-of-arc");
        for (const age of ["II", "III", "IV"]) {
            tap("cards");
            tap("new-age");
            compare(root.table.step, "news");
            verify(allWhere(item => item instanceof Text && item.text.includes("Age " + age), page()).length > 0, age);
            tap("primary");
            at("board");
        }
        for (let seat = 0; seat < 4; ++seat) {
            compare(root.table.turnOf, seat);
            // Not in haste, or the tap is not meant for this player.
            wait(Theme.hasteTime + 50);
            goOn("End the turn");
            // Three ages that end at once leave too few people for their content.
            if (root.table.turnOf === seat && find("anyway"))
                tap("anyway");
            // What struck is told before the next one plays.
            if (root.table.step === "news") {
                wait(Theme.hasteTime + 50);
                tap("primary");
            }
        }
        at("impact");
        tap("impact-strength");
        tap("impact-happiness");
        goOn("End the game");
        verify(root.table.over);
        compare(get("verdict").text, root.table.verdict);
        const totals = [];
        for (const standing of root.table.ranking)
            totals[standing.seat] = standing.total;
        compare(totals.join(" "), Fixture.storedTotals(root.table.head));
        compare(totals.length, 4);
    }
}
