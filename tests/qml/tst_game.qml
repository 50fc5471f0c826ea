// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// Whole games by thumb on the real pages.
TableTest {
    id: root

    name: "Game"

    function layTable() {
        tap("new-game");
        enterNames("Ada Ben");
        compare([...Fixture.newGame.names], ["Ada", "Ben"]);
        tap("end-and-ties");
        for (let i = 0; i < 3; ++i)
            tapIn("end-developments", "less");
        compare(Fixture.newGame.options.endDevelopments, 2);
        tap("close");
        tryVerify(() => find("end-developments") === null);
        goOn("Start with 2 players");
        verify(page() instanceof GamePage);
    }
    /// Three rounds with cities, monuments, a drought and two developments for Ada.
    function playToTheEnd() {
        tapDice("food workers good");
        goOn("Collect and feed");
        tapBox("city-4", 3);
        goOn("Pass the dice");
        compare(root.table.name, "Ben");

        tapDice("coins coins food");
        goOn("Collect and feed");
        at("buy");
        tap("offer-irrigation");
        tap("pay");

        tapDice("skull skull coins food");
        goOn("Collect and feed");
        at("result");
        goOn("Next: buy");
        tap("offer-medicine");
        tap("pay");

        tapDice("workers workers either");
        goOn("Collect and feed");
        at("build");
        tap("finish-10");
        tapBox("monument-stone-circle", 5);
        compare(root.table.build.workersLeft, 0);
        goOn("Pass the dice");

        tapDice("food coins coins coins");
        goOn("Collect and feed");
        tap("offer-religion");
        compare(get("pay").hint, "Pass the dice · The last round begins");
        tap("pay");
        verify(root.table.lastRound);
        verify(textsIn(page()).includes("Last round"));

        tapDice("food good good");
        goOn("Collect and feed");
        // The last pass ends the game.
        if (root.table.step !== "over")
            goOn("To the result");
    }
    function verifyFinal() {
        at("over");
        verify(Fixture.storedOver());
        get("verdict");
        compare(shownScores(), Fixture.storedScores());
        compare(get("verdict").text, root.table.verdict);
    }

    function test_twoPlayersByThumb() {
        startApp();
        layTable();
        playToTheEnd();
        verifyFinal();
        // Ada: medicine 3, religion 6, drought 2. Ben: irrigation 2, both monuments first.
        compare(Fixture.storedScores(), "9 0 0 -2 7\n2 3 0 0 5");
        compare(get("verdict").text, "Ada wins");
        const before = Fixture.storedState();
        restartApp();
        compare(Fixture.storedState(), before);
        // A finished game is not opened again by itself.
        verify(page() instanceof HomePage);
    }

    function test_escapeGivesUpANameNotThePage() {
        startApp();
        tap("new-game");
        enterNames("Ada Ben");
        type("Cle");
        keyClick(Qt.Key_Escape);
        settle();
        verify(page() instanceof NewGamePage);
        compare([...Fixture.newGame.names], ["Ada", "Ben"]);
        get("add-name");
        keyClick(Qt.Key_Escape);
        settle();
        verify(page() instanceof HomePage);
    }

    function test_furtherGamesSayWhichTheyAre() {
        Fixture.deal(["Ada", "Ben"], "original");
        Fixture.dealStone(["Ada", "Cleo"], false);
        Fixture.deal(["Ben", "Cleo"], "original");
        Fixture.shelf.close();
        startApp();
        verify(textsIn(get("game-1")).includes("Stone Age"));
        verify(textsIn(get("game-2")).includes("The Bronze Age"));
    }

    function test_alone() {
        startApp();
        tap("new-game");
        enterNames("Ada");
        while (Fixture.newGame.options.soloRounds > 2)
            tapIn("solo-rounds", "less");
        goOn("Start with 1 player");
        verify(find("look-table") === null);

        tapDice("food workers skull");
        goOn("Collect and feed");
        tapBox("city-4", 3);
        goOn("Next round");
        verify(root.table.alone);
        verify(textsIn(page()).some(text => text.startsWith("Round 2 of 2")));

        tapDice("coins coins food skull");
        goOn("Collect and feed");
        tap("offer-irrigation");
        compare(get("pay").hint, "To the result");
        tap("pay");
        verifyFinal();
        verify(get("verdict").text.includes("2"));
    }

    function test_undoToTheFirstActionAndRedoToTheEnd() {
        startApp();
        layTable();
        playToTheEnd();
        const end = Fixture.storedState();
        const length = Fixture.storedLength();
        verify(length > 15);
        let guard = 0;
        while (root.table.canUndo && ++guard < 100) {
            tap("undo");
            compare(get("undo").enabled, root.table.canUndo);
        }
        compare(Fixture.storedHead(), 0);
        compare(Fixture.storedLength(), length);
        at("dice");
        // A restart forgets none of it.
        restartApp();
        verify(page() instanceof GamePage);
        verify(root.table.canRedo);
        guard = 0;
        while (root.table.canRedo && ++guard < 100)
            tap("redo");
        compare(Fixture.storedHead(), length);
        compare(Fixture.storedState(), end);
        verifyFinal();
    }

    function test_undoAndRedoKeepTheirPlaces() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        const place = name => {
            const half = get(name);
            return [half.mapToItem(null, 0, 0).x, half.mapToItem(null, 0, 0).y, half.width].join();
        };
        const places = () => place("undo") + " " + place("redo");
        const first = places();
        const takeBack = said => {
            tap("undo");
            compare(places(), first);
            compare(get("message").text, said);
            verify(get("redo").enabled, "there is a way forth after: " + said);
        };
        const bringBack = () => {
            tap("redo");
            compare(places(), first);
        };
        verify(!get("undo").enabled && !get("redo").enabled);
        tapDice("food workers");
        takeBack("Undone: a die, 3 workers");
        bringBack();
        tapDice("coins");
        goOn("Collect and feed");
        at("build");
        compare(places(), first);
        tapBox("city-4", 3);
        takeBack("Undone: 3 boxes, City 4");
        compare(added("city-4"), 0);
        bringBack();
        compare(added("city-4"), 3);
        goOn("Pass the dice");
        compare(root.table.name, "Ben");
        tapDice("coins coins food");
        goOn("Collect and feed");
        tap("offer-irrigation");
        tap("pay");
        takeBack("Undone: Ben: buys Irrigation");
        compare(root.table.name, "Ben");
        at("buy");
        // The payment is open as it was.
        tap("pay");
        compare(root.table.name, "Ada");
    }
    function test_undoOnlyWhereItIsSeen() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        tapDice("food workers good");
        goOn("Collect and feed");
        const kept = Fixture.storedHead();
        for (const look of ["sheet", "pegs", "table", "log"]) {
            root.window.look(look);
            settle();
            verify(!(page() instanceof GamePage));
            verify(find("undo") === null, "none on the page of the " + look);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(Fixture.storedHead(), kept);
            root.window.look("game");
            settle();
        }
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(Fixture.storedHead(), kept - 1);
    }

    function added(place: string): int {
        const counter = [...root.table.build.cities].find(city => city.id === place);
        return counter.value - counter.least;
    }
    function eitherCurrent(): int {
        return [...root.table.dice.either].findIndex(option => option.chosen);
    }

    // By keyboard alone.

    /// Tab until the keyboard is where it is wanted.
    function tabTo(name: string) {
        for (let i = 0; i < 80; ++i) {
            const item = root.window.activeFocusItem;
            if (item && item.objectName === name)
                return;
            keyClick(Qt.Key_Tab);
        }
        fail("Tab never reaches " + name);
    }
    function press(name: string, key: int) {
        tabTo(name);
        keyClick(key);
        settle();
    }
    function keys(text: string) {
        type(text);
        settle();
    }
    function enter() {
        keyClick(Qt.Key_Return);
        settle();
    }

    function test_twoPlayersByKeyboard() {
        startApp();
        press("new-game", Qt.Key_Return);
        press("add-name", Qt.Key_Space);
        keys("Ada");
        enter();
        keys("Ben");
        enter();
        press("end-and-ties", Qt.Key_Return);
        tryVerify(() => find("end-developments") !== null);
        tabTo("end-developments");
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Down);
        compare(Fixture.newGame.options.endDevelopments, 2);
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("end-developments") === null);
        press("primary", Qt.Key_Return);
        verify(page() instanceof GamePage);

        // Faces 1 to 6: food, good, skull, workers, either, coins.
        keys("14");
        keyClick(Qt.Key_Backspace);
        compare(tray(), ["food", "", ""]);
        keys("42");
        enter();
        at("build");
        for (let i = 0; i < 3; ++i)
            press("city-4", Qt.Key_Space);
        press("city-4", Qt.Key_Down);
        compare(added("city-4"), 2);
        keyClick(Qt.Key_Up);
        compare(added("city-4"), 3);
        press("primary", Qt.Key_Return);
        compare(root.table.name, "Ben");

        keys("661");
        enter();
        press("offer-irrigation", Qt.Key_Return);
        tryVerify(() => find("pay") !== null);
        press("pay", Qt.Key_Return);

        keys("3361");
        enter();
        at("result");
        enter();
        press("offer-medicine", Qt.Key_Space);
        press("pay", Qt.Key_Return);

        keys("445");
        // F turns the either die from workers to food and back.
        compare(eitherCurrent(), 1);
        keys("f");
        compare(eitherCurrent(), 0);
        keys("f");
        enter();
        at("build");
        press("finish-10", Qt.Key_Return);
        for (let i = 0; i < 5; ++i)
            press("monument-stone-circle", Qt.Key_Space);
        compare(root.table.build.workersLeft, 0);
        press("primary", Qt.Key_Space);
        compare(root.table.name, "Ada");

        // A look at everything, and back.
        keys("s");
        verify(Fixture.typeOf(page()) === "SheetPage");
        keyClick(Qt.Key_Escape);
        tryVerify(() => page() instanceof GamePage);
        settle();
        keys("t");
        verify(Fixture.typeOf(page()) === "TablePage");
        keyClick(Qt.Key_Escape);
        tryVerify(() => page() instanceof GamePage);
        settle();

        // All the way back and forth.
        const kept = Fixture.storedHead();
        for (let i = 0; i < 60 && root.table.canUndo; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(Fixture.storedHead(), 0);
        for (let i = 0; i < 60 && root.table.canRedo; ++i)
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(Fixture.storedHead(), kept);
        settle();

        keys("1666");
        enter();
        press("offer-religion", Qt.Key_Return);
        press("pay", Qt.Key_Return);
        keys("122");
        enter();
        if (root.table.step !== "over")
            enter();
        compare(root.taps, 0);
        verifyFinal();
        compare(Fixture.storedScores(), "9 0 0 -2 7\n2 3 0 0 5");
        // Enter plays again, and the start moves on; not in haste, or it is meant for what ended the game.
        wait(Theme.hasteTime + 50);
        enter();
        compare(root.table.name, "Ben");
        at("dice");
    }

    function test_theLastRoundIsAnnounced() {
        Fixture.deal(["Ada", "Ben"], "original", 1);
        startApp();
        verify(find("last-round") === null);
        tapDice("coins coins food");
        goOn("Collect and feed");
        tap("offer-leadership");
        tap("pay");
        // It has room of its own above Ben's dice.
        const pill = get("last-round");
        compare(pill.Accessible.name, "Last round");
        verify(pill.mapToItem(null, 0, pill.height).y <= get("slot-0").mapToItem(null, 0, 0).y);
        tap("undo");
        verify(find("last-round") === null);
    }

    // The tap budget of the design.

    function dealWith(changes) {
        Fixture.deal(["Ada", "Ben"], "original");
        correct(0, changes);
        startApp();
        root.taps = 0;
    }

    function test_aStepThatWasLeftIsATapAway() {
        dealWith({ "city-4": 3, "food": 9 });
        tapDice("workers coins coins food");
        goOn("Collect and feed");
        tapBox("city-5", 2);
        goOn("Next: buy");
        tap("step-build");
        at("build");
        compare(root.table.build.workersLeft, 1);
        tap("step-buy");
        at("buy");
        verify(find("step-dice") === null);
    }

    function test_quietTurnIn6Taps() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        tapDice("food workers good");
        goOn("Collect and feed");
        tap("finish-4");
        goOn("Pass the dice");
        compare(root.table.name, "Ben");
        compare(root.taps, 6);
    }

    function test_typicalTurnIn11Taps() {
        dealWith({ "city-4": 3, "city-5": 4, "food": 6 });
        tapDice("workers either coins coins food");
        goOn("Collect and feed");
        tapBox("monument-step-pyramid", 3);
        tapBox("city-6", 2);
        goOn("Next: buy");
        tap("offer-irrigation");
        tap("pay");
        compare(root.table.name, "Ben");
        compare(root.taps, 11);
    }

    function test_worstTurnIn28Taps() {
        // Engineering, and more goods than may be kept.
        dealWith({ "city-4": 3, "city-5": 4, "city-6": 5, "city-7": 6, "food": 15, "development-engineering": 1,
            "wood": 5, "stone": 5, "pottery": 3, "cloth": 3, "spearheads": 2 });
        tapDice("skull skull either workers workers workers coins");
        tapItem(allWhere(item => item instanceof SegmentedOption, get("either"))[0]);
        goOn("Collect and feed");
        at("result");
        goOn("Next: build");
        tapIn("engineering", "more");
        tapIn("engineering", "more");
        tapBox("monument-step-pyramid", 3);
        tapBox("monument-stone-circle", 4);
        tapBox("monument-obelisk", 3);
        tapBox("monument-hanging-gardens", 2);
        tapBox("monument-great-wall", 2);
        tap("monument-great-wall");
        compare(root.table.build.workersLeft, 0);
        goOn("Next: buy");
        tap("offer-religion");
        const proposed = [...root.table.buy.payment.rows].map(row => row.chosen);
        const others = [2, 3, 4].filter(good => !proposed[good]).slice(0, 2);
        tap("row-" + ["wood", "stone", "pottery", "cloth", "spearheads"][proposed.indexOf(true)]);
        for (const good of others)
            tap("row-" + ["wood", "stone", "pottery", "cloth", "spearheads"][good]);
        verify(root.table.buy.payment.pay.enabled);
        tap("pay");
        at("pass");
        // A discard changed by one good takes two taps, one less and one more; three cannot add up.
        const gone = [...root.table.pass.goods].findIndex(good => good.value < good.most);
        const kept = [...root.table.pass.goods].findIndex((good, i) => good.value > 0 && i !== gone);
        const ids = ["wood", "stone", "pottery", "cloth", "spearheads"];
        tapIn("keep-" + ids[gone], "more");
        tapIn("keep-" + ids[kept], "less");
        goOn("Pass the dice");
        compare(root.table.name, "Ben");
        verify(root.taps <= 28, root.taps + " taps");
        compare(root.taps, 27);
    }

    // The table's word, and an earlier turn played otherwise.

    function test_correctASheet() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        tapDice("food workers good");
        goOn("Collect and feed");
        tap("more");
        tap("more-correct");
        verify(Fixture.typeOf(page()) === "CorrectPage");
        for (let i = 0; i < 3; ++i)
            tapIn("disasters-stepper", "more");
        tapBox("monument-step-pyramid", 3);
        tap("development-coinage");
        compare(root.table.correct.sheets[0].groups[3].rows[5].counter.value, 1, "Coinage is ticked");
        tap("correct-0-why");
        type("agreed");
        verify(get("primary").enabled);
        tap("primary");
        tryVerify(() => page() instanceof GamePage);
        settle();
        at("build");
        const ada = root.table.seats[0];
        compare(ada.disasters, 3);
        verify(ada.monumentsBuilt[0]);
        verify(ada.corrected);
        compare(Fixture.storedScores().split("\n")[0], "4 1 0 -3 2");
        compare(Fixture.storedKinds(), ["roll", "adjust"]);
        // It is one action, so it is one tap to take it back.
        tap("undo");
        compare(root.table.seats[0].disasters, 0);
    }

    function test_correctAnotherPlayersSheet() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        tap("look-sheet");
        root.window.lookAt("pegs", 1);
        settle();
        tap("look-correct");
        verify(Fixture.typeOf(page()) === "CorrectPage");
        compare(page().seat, 1);
    }

    function changeFirstTurn() {
        startApp();
        layTable();
        playToTheEnd();
        tap("look-log");
        verify(page() instanceof LogPage);
        const first = root.table.log.length - 1;
        find("log").positionViewAtEnd();
        settle();
        tapIn("turn-" + first, "change");
        verify(page() instanceof ChangePage);
        tap("play-again");
        goOn("Collect and feed");
        tap("finish-10");
        // What is taken back here is taken back here, not in the game itself.
        const kept = Fixture.storedHead();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        settle();
        compare(Fixture.storedHead(), kept);
        tap("finish-10");
        goOn("Pass the dice");
        verify(root.table.change.entered);
        verify(get("dropped").text !== "");
        compare(Fixture.storedHead(), kept);
    }
    function test_changeAnEarlierTurn() {
        changeFirstTurn();
        tap("change-it");
        tryVerify(() => !(page() instanceof ChangePage));
        compare(Fixture.storedHead(), 6);
        compare(root.table.round, 2);
        compare(root.table.name, "Ada");
        verify(root.table.seats[0].monumentsBuilt[0]);
        verify(!Fixture.storedOver());
        compare(Fixture.storedScores().split("\n")[0], "0 1 0 0 1");
    }
    function test_aChangedTurnIsTakenBack() {
        changeFirstTurn();
        const old = Fixture.storedState();
        tap("change-it");
        tryVerify(() => !(page() instanceof ChangePage));
        const changed = Fixture.storedState();
        restartApp();
        tap("undo");
        compare(Fixture.storedState(), old);
        verifyFinal();
        tap("redo");
        compare(Fixture.storedState(), changed);
        at("dice");
    }
    function test_keepTheOldTurn() {
        changeFirstTurn();
        const before = Fixture.storedState();
        // Later turns would be taken off, each is named, and nothing is proposed.
        compare(get("change-it").kind, "secondary");
        verify(get("dropped-0").text !== "");
        tap("keep");
        tryVerify(() => !(page() instanceof ChangePage));
        compare(Fixture.storedState(), before);
        verify(Fixture.storedOver());
    }
}
