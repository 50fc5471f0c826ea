// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// Whole games of Stone Age by thumb on the real pages.
TableTest {
    id: root

    name: "Stone"

    function chooseStoneAge() {
        tap("game-1");
    }
    /// People, then their dice one by one, or the digits of their total.
    function gather(place: string, people: int, keys: string) {
        tap("place-" + place);
        at("gather");
        tap("number-" + people);
        for (const key of keys)
            tap((root.table.roll.byTotal ? "digit-" : "key-") + key);
        goOn("Take");
        at("village");
    }
    function build(tile: int) {
        tap("place-building");
        at("tiles");
        tap("tile-" + tile);
        at("tile");
        goOn("Build for");
        at("village");
    }
    function next(name: string) {
        goOn("On to " + name);
        compare(root.table.name, name);
    }
    /// A record always has traders, the screen of the base game does not.
    function storedWithoutTraders(): string {
        return Fixture.storedScores().split("\n").map(line => line.split(" ").filter((number, part) => part !== 5).join(" ")).join("\n");
    }
    function verifyFinal(stored: string) {
        at("over");
        verify(Fixture.storedOver());
        compare(shownScores(), stored);
        compare(get("verdict").text, root.table.verdict);
    }

    function test_twoPlayersByThumb() {
        const Any = 21;
        startApp();
        tap("new-game");
        chooseStoneAge();
        enterNames("Ada Ben");
        goOn("Start with 2 players");
        verify(page() instanceof GamePage);

        // Round 1: six wood become a building.
        gather("forest", 3, "666");
        tap("place-tool-maker");
        build(Any);
        compare(root.table.seats[0].total, 18);
        next("Ben");
        gather("hunt", 5, "20");
        goOn("Feed everybody");

        // Round 2: a card as well.
        compare(root.table.name, "Ben");
        get("news");
        gather("forest", 2, "33");
        tap("place-card");
        at("cards");
        tap("shelf-1");
        tap(root.table.cards.cards[0].row.id);
        at("card");
        goOn("Buy the card");
        build(Any);
        next("Ada");
        gather("hunt", 4, "6666");
        goOn("Feed everybody");

        // The app is left in the middle of a roll.
        compare(root.table.round, 3);
        tap("place-river");
        tap("number-2");
        tap("key-6");
        restartApp();
        at("gather");
        compare([...root.table.roll.dice].map(die => die.count), [6, 0]);
        tap("key-6");
        tap("tool-0");
        // 12 and a tool of 1: two gold, one pip over.
        compare(get("brings").text, "+2");
        goOn("Take 2 gold");
        build(Any);

        // A tap too many is taken back.
        tap("place-field");
        tap("undo");
        tap("place-hut");
        compare(root.table.seats[0].people, 6);
        next("Ben");
        gather("hunt", 5, "22");
        goOn("Feed everybody");

        for (let round = 4; round <= 7; ++round) {
            compare(root.table.round, round);
            const other = root.table.name === "Ada" ? "Ben" : "Ada";
            gather("clay-pit", 2, "44");
            build(Any);
            next(other);
            if (round < 7)
                gather("hunt", 5, "24");
            goOn("Feed everybody");
        }
        // Nobody hunted in the last round: who is short must pay or go hungry.
        while (root.table.step === "feed") {
            const before = Fixture.storedHead();
            tap("hungry");
            compare(Fixture.storedHead(), before + 1);
        }
        verifyFinal(storedWithoutTraders());
        const state = Fixture.storedState();
        restartApp();
        compare(Fixture.storedState(), state);
        verify(page() instanceof HomePage);
    }

    function test_threePlayersWithTheExpansion() {
        startApp();
        tap("new-game");
        chooseStoneAge();
        tap("expansion");
        enterNames("Ada Ben Cleo");
        goOn("Start with 3 players");

        // Round 1: a tile that nobody knows, with a secret card.
        tap("place-trader");
        compare(root.table.seats[0].trade, 2);
        tap("place-building");
        tap("tile-new");
        at("tile");
        for (let i = 0; i < 4; ++i)
            tapIn("points", "more");
        tap("gain-3");
        verify(!get("primary").enabled);
        tap("half-0");
        tap("secret-8");
        tryVerify(() => find("secret-8") === null);
        tapIn("pay-jewels", "more");
        goOn("Build for 4 points");
        next("Ben");
        tap("place-hunt");
        tap("number-4");
        for (const key of "6661")
            tap("key-" + key);
        tapIn("jewels", "more");
        tapIn("jewels", "more");
        goOn("Take 7 food and 2 jewels");
        next("Cleo");
        gather("quarry", 3, "555");
        goOn("Feed everybody");

        // Round 2: the fifth card is for jewels; nobody knows what is on it.
        compare(root.table.name, "Ben");
        tap("place-card");
        tap("slot-5");
        verify(textsIn(page()).includes("Dice with style"));
        tap("shelf-10");
        tap("describe");
        tap("as-0");
        tap("as-2");
        tap("as-8");
        tap("as-secret-0");
        tryVerify(() => find("as-secret-0") === null);
        tap("half-0");
        tap("own-9");
        tryVerify(() => find("own-9") === null);
        // There are jewels for one card only, and that is said where another could be wanted.
        verify(!get("bonus-card").enabled);
        verify(textsIn(page()).some(text => /^Only \d jewels? left\.$/.test(text)), textsIn(page()).join("; "));
        tap("leave");
        at("cards");
        tap("leave");
        at("village");
        gather("hunt", 3, "444");
        // The tile that was described is in the list now, but no bonus comes twice: its secret card is named anew.
        tap("place-building");
        tap([...root.table.tiles.tiles].find(tile => tile.row.id.includes("{")).row.id);
        verify(!get("primary").enabled);
        tap("half-0");
        tap("secret-1");
        tryVerify(() => find("secret-1") === null);
        goOn("Build for 4 points");
        // The card that was left half entered is asked about: it was described.
        goOn("On to Cleo");
        tap("other");
        tryCompare(root.table, "name", "Cleo");
        // Three stone for a building, two of them by hand.
        tap("place-building");
        tap("stack-1");
        tap("tile-21");
        tapIn("pay-stone", "less");
        goOn("Build for 10 points");
        next("Ada");
        gather("hunt", 5, "20");
        goOn("Feed everybody");

        for (let round = 3; round <= 7; ++round) {
            compare(root.table.round, round);
            for (let turn = 0; turn < 3; ++turn) {
                if (turn === 0) {
                    gather("forest", 1, "6");
                    build(21);
                }
                gather("hunt", 3, "666");
                tap("primary");
            }
        }
        verifyFinal(Fixture.storedScores());
        verify(get("verdict").text.length > 0);
    }

    function test_whatIsShortIsAskedFor() {
        Fixture.dealStone(["Ada", "Ben"], false);
        correctStone(0, [["food", 1], ["wood", 3]]);
        startApp();
        verify(textsIn(get("stock-note")).some(text => text.startsWith("4 food short")));
        next("Ben");
        goOn("Feed everybody");
        at("feed");
        // Three wood are not enough for four people.
        verify(!get("primary").enabled);
        tap("hungry");
        at("village");
        compare(root.table.round, 2);
        tap("undo");
        at("feed");
        compare(root.table.seats[0].total, 3);
    }

    function test_aTapOnADieChangesThatDie() {
        Fixture.dealStone(["Ada", "Ben"], false);
        startApp();
        tap("place-forest");
        tap("number-3");
        for (const key of "253")
            tap("key-" + key);
        tap("die-0");
        tap("key-6");
        compare([...root.table.roll.dice].map(die => die.count), [6, 5, 3]);
    }
    function test_aTotalIsAskedForInWords() {
        Fixture.dealStone(["Ada", "Ben"], false);
        startApp();
        tap("place-hunt");
        tap("number-5");
        compare(get("roll-title").text, "Total of 5 dice");
        // As on a telephone.
        const at = digit => get("digit-" + digit).mapToItem(everything(), 0, 0);
        for (const [left, right] of [[1, 2], [2, 3], [4, 5], [5, 6], [7, 8], [8, 9]]) {
            compare(at(left).y, at(right).y);
            verify(at(left).x < at(right).x);
        }
        for (const [above, below] of [[1, 4], [4, 7], [2, 5], [5, 8], [8, 0]]) {
            compare(at(above).x, at(below).x);
            verify(at(above).y < at(below).y);
        }
        tap("by-faces");
        compare(get("roll-title").text, "What did you roll?");
        for (let i = 0; i < 5; ++i)
            tap("key-6");
        goOn("Take 15 food");
        // So it stays for the next roll.
        next("Ben");
        tap("place-hunt");
        tap("number-5");
        get("key-1");
        tap("by-total");
        tap("digit-5");
        goOn("Take 2 food");
    }
    /// Nothing has to be scrolled to see it whole.
    function isInSight(item: Item): bool {
        for (let above = item.parent; above; above = above.parent) {
            const y = item.mapToItem(above, 0, 0).y;
            if (above.clip && (y < -0.5 || y + item.height > above.height + 0.5))
                return false;
        }
        return item.mapToItem(everything(), 0, item.height).y <= root.window.height;
    }
    function test_aRollIsEnteredInSight_data() {
        const total = ["digit-2", "digit-5"];
        const faces = ["key-5", "key-5", "key-5", "key-5", "key-5"];
        return [{tag: "small phone, by their total", height: 640, tool: 1, way: "by-total", keys: total},
            {tag: "small phone, one by one", height: 640, tool: 0, way: "by-faces", keys: faces},
            {tag: "narrow phone, by their total", height: 780, tool: 1, way: "by-total", keys: total},
            {tag: "narrow phone, one by one", height: 780, tool: 1, way: "by-faces", keys: faces}];
    }
    function test_aRollIsEnteredInSight(data) {
        Fixture.dealStone(["Ada", "Ben"], true);
        correctStone(0, [["tool-1", data.tool], ["wood", 1]]);
        startApp();
        root.window.width = 360;
        root.window.height = data.height;
        settle();
        tap("place-hunt");
        tap("number-5");
        if (find(data.way) !== null)
            tap(data.way);
        for (const key of data.keys)
            tap(key);
        const controls = [...root.table.gather.people, ...root.table.roll.dice, ...root.table.roll.tools, ...root.table.roll.keys,
            root.table.roll.way, root.table.roll.erase, root.table.roll.suggestion, root.table.roll.jewels].map(row => row.id).filter(id => id !== "");
        for (const name of [...controls, "brings", "primary"])
            verify(isInSight(get(name)), name + " is in sight");
    }
    function test_whatIsHalfEnteredIsGoneOnWith() {
        Fixture.dealStone(["Ada", "Ben"], false);
        correctStone(0, [["wood", 5]]);
        startApp();
        tap("place-card");
        tap("slot-2");
        tap("card-1");
        at("card");
        tap("as-0");
        tap("leave");
        tap("leave");
        at("village");
        verify(textsIn(get("place-card")).includes("half entered"));
        tap("primary");
        verify(textsIn(everything()).includes("Card: only half entered."));
        tap("safe");
        tryVerify(() => find("safe") === null);
        at("card");
        verify(root.table.card.questions.picks[0].enabled);
        tap("leave");
        tap("leave");
        tap("primary");
        tap("other");
        tryCompare(root.table, "name", "Ben");
        // A correction that is not saved is on its own page.
        root.table.touch("correct-1-food", 20);
        tap("primary");
        tap("safe");
        tryVerify(() => Fixture.typeOf(page()) === "CorrectPage");
    }
    function test_keysEnterARoll() {
        Fixture.dealStone(["Ada", "Ben"], false);
        startApp();
        tap("place-forest");
        tap("number-2");
        keyClick(Qt.Key_6);
        keyClick(Qt.Key_5);
        keyClick(Qt.Key_Backspace);
        keyClick(Qt.Key_4);
        compare(root.table.roll.sum, "10");
        keyClick(Qt.Key_Return);
        at("village");
        compare(root.table.seats[0].stock[0], 3);
        tap("place-hunt");
        keyClick(Qt.Key_Escape);
        at("village");
    }

    function test_correctAndChange() {
        Fixture.dealStone(["Ada", "Ben"], true);
        startApp();
        root.window.look("correct");
        settle();
        compare(Fixture.typeOf(page()), "CorrectPage");
        tapIn("correct-0-gold", "more");
        tapIn("correct-0-gold", "more");
        tap("primary");
        tryVerify(() => page() instanceof GamePage);
        compare(root.table.seats[0].stock[3], 2);
        gather("forest", 1, "5");
        next("Ben");
        root.window.look("log");
        settle();
        tap("change");
        verify(page() instanceof ChangePage);
        // The correction comes first in the turn, then the roll anew.
        tap("play-again");
        verify(root.table.change.copy !== null);
        tap("keep-old");
        tryVerify(() => !(page() instanceof ChangePage));
    }
}
