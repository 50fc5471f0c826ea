// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.App
import Tallystone.Test

/// Looking back: from the end of a game to its replay, what is written about it, and everybody who played.
TableTest {
    id: root

    name: "Archive"

    readonly property var archive: Fixture.archive
    readonly property var playback: Fixture.archive.game.playback

    function roll(faces: string) {
        for (const face of faces.split(" "))
            root.table.touch("face-" + face);
        root.table.primary();
    }
    /// One round of two players, which Ada ends with her first development.
    function playAGame() {
        Fixture.deal(["Ada", "Ben"], "original", 1);
        roll("coins coins food");
        root.table.touch("offer-irrigation");
        root.table.touch("pay");
        roll("workers workers food");
        root.table.touch("monument-step-pyramid", 3);
        for (let i = 0; i < 4 && root.table.step !== "over"; ++i)
            root.table.primary();
        at("over");
    }
    function openFirst() {
        root.window.look("history");
        settle();
        tap("past-0");
        verify(page() instanceof PastGamePage);
    }
    function shownTotals(): string {
        const ranking = [...root.playback.table.ranking];
        ranking.sort((a, b) => a.seat - b.seat);
        return ranking.map(standing => standing.total).join(" ");
    }
    function verifyStep() {
        compare(shownTotals(), Fixture.storedTotals(root.playback.position));
        compare(get("scrubber").value, root.playback.position);
        if (root.playback.turn > 0)
            compare(get("turn-points").text, String(root.playback.points));
    }
    function playerRow(name: string): Item {
        return findWhere(item => item instanceof PlayerRow && item.name === name, everything());
    }

    function test_theWholeHistoryCanBeScrolledThrough() {
        Fixture.addSamples(150);
        startApp();
        tap("look-history");
        const list = get("history");
        for (let i = 0; i < 100 && list.count < 150; ++i) {
            list.contentY = Math.min(list.contentY + list.height / 2, list.contentHeight - list.height);
            wait(20);
        }
        compare(list.count, 150);
        list.positionViewAtEnd();
        tryVerify(() => find("past-149") !== null);
    }
    function test_fromTheEndToTheReplay() {
        playAGame();
        startApp();
        get("verdict");
        tap("close");
        verify(textsIn(get("look-history")).includes("1 game"));
        tap("look-history");
        verify(page() instanceof HistoryPage);
        compare(get("past-0").title, "The Bronze Age");
        compare(get("past-0").day, "today");
        compare([...get("past-0").names].sort(), ["Ada", "Ben"]);
        tap("past-0");
        compare(get("verdict").text, root.archive.game.table.verdict);

        goOn("Replay");
        verify(page() instanceof ReplayPage);
        const length = Fixture.storedLength();
        compare(root.playback.position, length);
        verifyStep();
        for (let position = length - 1; position >= 0; --position) {
            tap("step-back");
            compare(root.playback.position, position);
            verifyStep();
        }
        verify(!get("step-back").enabled);
        tap("turn-next");
        compare(get("turn-title").text, "Ada, round 1");
        verifyStep();
        keyClick(Qt.Key_Right);
        compare(get("turn-title").text, "Ben, round 1");
        verifyStep();
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_End);
        compare(root.playback.position, length);
        verifyStep();
        // What is stored has not moved.
        compare(Fixture.storedHead(), length);
        verify(Fixture.storedOver());
    }

    function test_theSheetsGoAlong() {
        playAGame();
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("primary");
        page().sheets = true;
        settle();
        const sheet = get("sheet").item;
        compare(sheet.seat, root.playback.seat);
        for (let position = root.playback.length; position >= 0; --position) {
            root.playback.goTo(position);
            const totals = [...sheet.table.seats].map(seat => seat.total).join(" ");
            compare(totals, Fixture.storedTotals(position));
        }
        // Whoever was asked for stays in sight.
        const tabs = get("seats");
        tapAt(tabs, tabs.width * 0.75, tabs.height / 2);
        root.playback.goTo(1);
        compare(sheet.seat, 1);
        // A second tap follows the actions again.
        tapAt(tabs, tabs.width * 0.75, tabs.height / 2);
        compare(sheet.seat, 0);
    }
    function test_theSheetsOfAVillageAreItsOwn() {
        Fixture.dealStone(["Ada", "Ben", "Cleo", "Dan", "Eve"], true);
        correctStone(0, [["food", 0], ["people", 9], ["trade", 8]]);
        correctStone(1, [["food", 0], ["people", 3]]);
        for (let seat = 0; seat < 5; ++seat)
            root.table.touch("primary");
        at("feed");
        root.table.touch("hungry");
        root.table.touch("hungry");
        root.table.finish("");
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("primary");
        page().sheets = true;
        settle();
        const sheet = get("sheet").item;
        const peg = track => {
            const row = get("track-" + track, sheet);
            const one = get("peg", row);
            return (one.x + one.width / 2) / row.column - 0.5;
        };
        const place = tab => get(tab).mapToItem(everything(), 0, 0).x;
        // Where everybody's tab is: they keep their places.
        const places = [0, 1, 2, 3, 4].map(seat => place("tab-" + seat));
        // After the end no meal comes.
        verify(Fixture.named("meal", sheet) === null);
        let met = [];
        for (let position = 1; position < root.playback.length; ++position) {
            root.playback.goTo(position);
            // At once: the pegs of one player do not walk to where another's are.
            fuzzyCompare(peg("people"), sheet.shown.people, 0.01);
            fuzzyCompare(peg("trade"), sheet.shown.trade, 0.01);
            compare([0, 1, 2, 3, 4].map(seat => place("tab-" + seat)), places);
            met.push(sheet.seat);
        }
        // Two corrections, five who play nothing, two who go hungry in the last one's turn.
        compare(met, [0, 1, 0, 1, 2, 3, 4, 0, 1]);
    }

    function test_theScrubberLeadsAnywhere() {
        playAGame();
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("primary");
        const scrubber = get("scrubber");
        tapAt(scrubber, 2, scrubber.height / 2);
        compare(root.playback.position, 0);
        verifyStep();
        tapAt(scrubber, scrubber.width / 2, scrubber.height / 2);
        verify(root.playback.position > 0 && root.playback.position < root.playback.length);
        verifyStep();
    }

    function test_playAndPause() {
        playAGame();
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("primary");
        for (let i = 0; i < 3; ++i)
            tap("speed");
        compare(root.playback.speed, 8);
        root.playback.goTo(0);
        tap("play");
        verify(root.playback.playing);
        tryVerify(() => root.playback.position > 1);
        keyClick(Qt.Key_Space);
        verify(!root.playback.playing);
        tap("play");
        // Nobody watches any more.
        tap("back");
        verify(!root.playback.playing);
    }

    function test_replayOfTheGameAtTheTable() {
        playAGame();
        startApp();
        tap("look-replay");
        verify(page() instanceof ReplayPage);
        tap("step-back");
        verifyStep();
        tap("back");
        get("verdict");
        verify(root.table.over);
    }

    function test_aTurnIsChangedFromTheReplay() {
        playAGame();
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("primary");
        root.playback.goToTurn(1);
        tap("change");
        verify(page() instanceof ChangePage);
        compare(page().change.title, "Ada, round 1");
        tap("back");
        verify(page() instanceof ReplayPage);
        tap("back");
        tap("look-log");
        tap("change");
        verify(page() instanceof ChangePage);
        tap("back");
        verify(page() instanceof PastLogPage);
        tap("back");
        get("verdict");
    }

    function test_placeAndNote() {
        playAGame();
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("place");
        type("Lyon");
        tap("note");
        type("What a game");
        tap("back");
        // Nothing had to be saved.
        restartApp();
        openFirst();
        compare(get("place").text, "Lyon");
        compare(get("note").text, "What a game");
        tap("back");
        tap("search");
        type("lyo");
        verify(find("past-0") !== null);
        type("x");
        tryVerify(() => find("past-0") === null);
        compare(get("empty").text, "No game matches.");
        tap("empty-way");
        get("past-0");
    }

    function test_deleteAndUndo() {
        Fixture.addSamples(3);
        playAGame();
        Fixture.shelf.close();
        startApp();
        openFirst();
        tap("delete");
        tap("safe");
        verify(page() instanceof PastGamePage);
        tryVerify(() => find("other") === null);
        tap("delete");
        tap("other");
        verify(page() instanceof HistoryPage);
        compare(root.archive.games.total, 3);
        verify(get("past-0").names[0] !== "Ada" && get("past-0").names[0] !== "Ben");
        tapIn("message", "way");
        compare(root.archive.games.total, 4);
        compare(get("past-0").names.length, 2);
    }

    function test_takeUpAgain() {
        Fixture.deal(["Ada", "Ben"], "original");
        roll("food food food");
        root.table.finish("late");
        Fixture.shelf.close();
        startApp();
        openFirst();
        verify(root.archive.game.stoppedEarly);
        tap("take-up");
        verify(page() instanceof GamePage);
        verify(!root.table.over);
        tap("more");
        tap("more-home");
        compare(root.archive.games.total, 0);
    }

    function test_monthByMonth() {
        Fixture.addSamples(20);
        startApp();
        root.window.look("history");
        // The rows come one by one.
        tryVerify(() => allWhere(item => item instanceof PastRow, page()).every(row => row.objectName !== ""));
        const rows = allWhere(item => item instanceof PastRow, page());
        const heads = allWhere(item => item instanceof SectionHead, page());
        compare(heads.slice(0, 2).map(head => head.text), ["November", "October"]);
        compare(rows.filter(row => row.first).length, heads.length);
        // A month's card ends where the next one's begins.
        for (let i = 1; i < rows.length; ++i)
            compare(rows[i - 1].last, rows[i].first);
    }
    function test_aRowSaysWhoPlayed() {
        Fixture.addSamples(20);
        startApp();
        root.window.look("history");
        tryVerify(() => allWhere(item => item instanceof PastRow, page()).every(row => row.objectName !== ""));
        for (const row of allWhere(item => item instanceof PastRow, page())) {
            const texts = textsIn(row);
            for (const name of row.names)
                verify(texts.includes(name), row.objectName + ": " + texts);
            // Whoever won comes first, and is spoken of so.
            const winners = [...row.winners];
            compare(winners, winners.slice().sort((a, b) => b - a));
            compare(row.Accessible.description.includes("won"), winners.includes(true));
        }
    }
    function test_aRowIsAsHighAsWhatItHolds() {
        Fixture.addSamples(60);
        startApp();
        root.window.width = 360;
        tap("look-history");
        const list = get("history");
        for (let i = 0; i < 30; ++i) {
            mouseWheel(list, list.width / 2, list.height / 2, 0, i < 20 ? -480 : 480);
            wait(16);
            if (i % 5 === 4)
                tryVerify(() => allWhere(item => item instanceof PastRow, page()).every(row => isFull(row)));
        }
    }
    function isFull(row: Item): bool {
        const held = allWhere(item => item instanceof Words || item instanceof Scene, row);
        const lowest = Math.max(...held.map(item => item.mapToItem(row, 0, item.height).y));
        return Math.abs(row.height - lowest - row.bottomPadding) < 6;
    }
    function test_longNamesStayInTheirRow_data() {
        return [
            {
                "tag": "100 %",
                "scale": 1
            },
            {
                "tag": "200 %",
                "scale": 2
            }
        ];
    }
    function test_longNamesStayInTheirRow(data) {
        startApp();
        const row = createTemporaryObject(longRow, root.window.contentItem);
        Theme.textScale = data.scale;
        try {
            verifyWhole(row);
        } finally {
            Theme.textScale = 1;
        }
    }
    function verifyWhole(row: Item) {
        wait(0);
        for (const word of allWhere(item => item instanceof Words && item.visible, row)) {
            const left = word.mapToItem(row, 0, 0).x;
            verify(left >= 0 && left + word.width <= row.width, word.text);
            verify(word.width >= word.implicitWidth || word.elide === Text.ElideRight || word.wrapMode === Text.Wrap, word.text);
            verify(word.width > 0, word.text);
        }
        const texts = textsIn(row);
        compare(row.names.length, 5);
        for (const name of row.names)
            verify(texts.includes(name), texts);
    }
    Component {
        id: longRow

        PastRow {
            width: 330
            title: "Stone Age"
            scene: GameFiles.of("stone_age", "Scene")
            day: "Sat 14"
            names: ["Maximiliane Ottilie von und zu Hohenstein", "Bartholomäus der Jüngere aus Unterwalden", "Ana", "Wilhelmina Friederike Charlotte Amalie", "Jo"]
            colours: ["murex", "lapis", "saffron", "malachite", "madder"]
            scores: [187, 164, 151, 99, 12]
            winners: [true, false, false, false, false]
        }
    }
    function test_filter() {
        Fixture.addSamples(20);
        startApp();
        root.window.look("history");
        tap("filter");
        tap("players-2");
        const left = root.archive.games.matching;
        verify(left > 0 && left < 20);
        goToTap("show", "Show " + left + " games");
        tryVerify(() => find("players-2") === null);
        compare(get("past-0").names.length, 2);
        compare(find("history").count, left);
        tap("mark-players");
        compare(root.archive.games.matching, 20);
    }
    function goToTap(name: string, said: string) {
        compare(get(name).text, said);
        tap(name);
    }

    function test_playersAreRenamedAndHidden() {
        Fixture.addSamples(12);
        startApp();
        tap("look-settings");
        tap("look-players");
        verify(page() instanceof PlayersPage);
        tapItem(playerRow("Tom"));
        const entry = get("player-name");
        tapItem(entry);
        entry.selectAll();
        type("Marc");
        keyClick(Qt.Key_Return);
        verify(get("refusal").text.includes("has this name"));
        entry.selectAll();
        type("Thomas");
        keyClick(Qt.Key_Return);
        tryVerify(() => find("refusal") === null);
        tap("colour-basalt");
        tap("suggested");
        tap("close");
        tryVerify(() => find("close") === null);
        const row = playerRow("Thomas");
        verify(row.hidden);
        compare(row.colour, "basalt");
        root.window.look("home");
        root.window.look("newgame");
        verify(![...Fixture.newGame.knownNames].includes("Thomas"));
    }

    function typeName(name: string) {
        const entry = get("player-name");
        tapItem(entry);
        entry.selectAll();
        type(name);
    }
    function test_renamingToAKnownNameOffersToMerge() {
        Fixture.addSamples(12);
        Fixture.deal(["Tomm", "Ben"], "original");
        root.table.finish("");
        Fixture.shelf.close();
        startApp();
        root.window.look("players");
        const before = find("players").count;
        const games = root.archive.players.player(rowId("Tom")).games;
        tapItem(playerRow("Tomm"));
        typeName("Tom");
        tap("close");
        settle();
        verify(get("merge-preview").text.includes(String(games + 1)));
        tap("close");
        tryVerify(() => find("close") === null);
        compare(find("players").count, before);
        tapItem(playerRow("Tomm"));
        typeName("Tom");
        keyClick(Qt.Key_Return);
        settle();
        tap("merge");
        tryVerify(() => find("merge") === null);
        compare(find("players").count, before - 1);
        compare(root.archive.players.player(rowId("Tom")).games, games + 1);
    }
    function test_aTypedNameCountsHoweverTheSheetIsLeft() {
        Fixture.addSamples(12);
        startApp();
        root.window.look("players");
        tapItem(playerRow("Tom"));
        typeName("Thomas");
        keyClick(Qt.Key_Escape);
        tryVerify(() => playerRow("Thomas") !== null);
        // And if somebody has it already, the sheet comes back to say so.
        tapItem(playerRow("Thomas"));
        typeName("Marc");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("refusal") !== null || find("merge-preview") !== null);
    }
    function test_playersAreMerged() {
        Fixture.addSamples(12);
        Fixture.deal(["Tomm", "Ben"], "original");
        root.table.finish("");
        Fixture.shelf.close();
        startApp();
        root.window.look("players");
        const before = find("players").count;
        // Who sat together is not one person.
        tapItem(playerRow("Tomm"));
        tap("merge-with");
        tap("into-Ben");
        verify(get("refusal").text.includes("sat in one game"));
        verify(find("merge") === null);
        tap("close");
        tryVerify(() => find("close") === null);
        // Two spellings are.
        const games = root.archive.players.player(rowId("Tom")).games;
        tapItem(playerRow("Tomm"));
        tap("merge-with");
        tap("into-Tom");
        verify(get("merge-preview").text.includes(String(games + 1)));
        tap("merge");
        tryVerify(() => find("merge") === null);
        compare(find("players").count, before - 1);
        verify(playerRow("Tomm") === null);
        compare(root.archive.players.player(rowId("Tom")).games, games + 1);
        // Their games are one list.
        tapItem(playerRow("Tom"));
        tap("their-games");
        verify(page() instanceof HistoryPage);
        compare(root.archive.games.matching, games + 1);
        verify(get("mark-person").text === "Tom");
    }
    function rowId(name: string): double {
        return playerRow(name).player.id;
    }

    function test_emptyHistory() {
        startApp();
        root.window.look("history");
        compare(get("empty").text, "No games yet. The first one starts here.");
        tap("empty-way");
        verify(page() instanceof NewGamePage);
    }
}
