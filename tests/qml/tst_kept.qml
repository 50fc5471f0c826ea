// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// Whatever has been entered and not accepted is still there after leaving, or the app asks in one sentence.
TableTest {
    id: root

    name: "Kept"

    // What stands on the screen, as far as hands have put it there.

    readonly property list<string> told: ["text", "value", "checked", "selected", "chosen", "face", "pips", "current", "added", "ticked"]

    /// A line for everything seen that has something to say.
    function shown(): string {
        const lines = [];
        const passing = item => ["message", "undoPill"].includes(item.objectName) || Fixture.typeOf(item) === "OutcomeLine";
        const visit = item => {
            if (!item.visible || item.opacity === 0 || passing(item))
                return;
            const said = [...root.told].filter(property => item[property] !== undefined && item[property] !== "" && typeof item[property] !== "function" && typeof item[property] !== "object").map(property => property + " " + item[property]);
            if (said.length > 0)
                lines.push(item.objectName + ": " + said.join(", "));
            for (let i = 0; i < item.children.length; ++i)
                visit(item.children[i]);
        };
        visit(everything());
        return lines.join("\n");
    }
    /// The first line that is not the same, to be read in a failure.
    function difference(before: string, after: string): string {
        const was = before.split("\n");
        const is = after.split("\n");
        const at = was.findIndex((line, i) => line !== is[i]);
        return at < 0 ? (is.length > was.length ? "more: " + is[was.length] : "") : was[at] + " → " + is[at];
    }

    // Ways to leave and come back.

    function more(row: string) {
        tap("more");
        tap(row);
    }
    function back() {
        keyClick(Qt.Key_Escape);
        tryVerify(() => page() instanceof GamePage);
        settle();
    }
    readonly property var ways: ({
            "sheet": () => {
                keyClick(Qt.Key_S);
                settle();
                back();
            },
            "table": () => {
                keyClick(Qt.Key_T);
                settle();
                back();
            },
            "correct": () => {
                more("more-correct");
                back();
            },
            "log": () => {
                more("more-log");
                back();
            },
            "rules": () => {
                more("more-help");
                back();
            },
            "a closed sheet": () => {
                tap("more");
                keyClick(Qt.Key_Escape);
                tryVerify(() => find("more-stop") === null);
                settle();
            },
            "all games": () => {
                more("more-home");
                verify(page() instanceof HomePage);
                tap("game-0");
            },
            "turned": () => {
                root.window.width = 915;
                root.window.height = 412;
                settle();
                root.window.width = 412;
                root.window.height = 915;
                settle();
            },
            "the app": () => restartApp()
        })
    property int leavings: 0

    /// What is open over the page lets nothing else be reached: it is only left with the app, or turned.
    function leave() {
        const names = overlay() !== null ? ["turned", "the app"] : Object.keys(root.ways);
        const way = names[root.leavings++ % names.length];
        const before = shown();
        root.ways[way]();
        tryVerify(() => difference(before, shown()) === "", 1000, way + ": " + difference(before, shown()));
    }

    // A hand that taps here and there, always the same.

    property int chance: 1
    function random(below: int): int {
        root.chance = (root.chance * 16807) % 2147483647;
        return root.chance % below;
    }
    /// A sheet, if one is open.
    function overlay(): Item {
        return findWhere(item => Fixture.typeOf(item) === "QQuickOverlay" && item.children.length > 0, everything());
    }
    function body(): Item {
        return overlay() ?? findWhere(item => item instanceof StepBody, everything()) ?? page();
    }
    /// What leaves the step or does it.
    readonly property var exits: /^(leave|cancel|pay|close|primary|quiet|more|undo|redo|look-.*|rail-.*)$/
    function enterable() {
        return allWhere(item => Fixture.takesTaps(item) && item.enabled && !root.exits.test(item.objectName), body());
    }
    /// True if something was entered by it, and nothing else was done.
    function touchAnything(): bool {
        const step = root.table.step;
        const head = Fixture.storedHead();
        const draft = Fixture.storedDraft();
        const controls = enterable();
        if (controls.length === 0)
            return false;
        const control = controls[random(controls.length)];
        tapItem(control);
        return root.table.step === step && Fixture.storedHead() === head && Fixture.storedDraft() !== draft;
    }

    function test_wholeGames_data() {
        return [{ tag: "Bronze Age, 2 players", game: 0, names: ["Ada", "Ben"], seed: 3, each: 6 },
                { tag: "Bronze Age, 4 players", game: 0, names: ["Ada", "Ben", "Cleo", "Dan"], seed: 8, each: 16 },
                { tag: "Stone Age, 2 players", game: 1, names: ["Ada", "Ben"], seed: 4, each: 2 },
                { tag: "Stone Age, 5 players", game: 1, names: ["Ada", "Ben", "Cleo", "Dan", "Eve"], seed: 5, each: 11 },
                { tag: "Rise of Empires, 3 players", game: 2, names: ["Ada", "Ben", "Cleo"], seed: 6, each: 7 },
                { tag: "Through the Ages, 3 players", game: 3, names: ["Ada", "Ben", "Cleo"], seed: 7, each: 23 },
                { tag: "a sheet, 3 players", game: 4, names: ["Ada", "Ben", "Cleo"], seed: 8, each: 5 }];
    }
    function test_wholeGames(data) {
        root.leavings = 0;
        const actions = Fixture.layWhole(data.game, data.names, data.seed, 0);
        startApp();
        let left = 0;
        for (let i = 0; i < actions; i += data.each) {
            root.chance = i + 1;
            Fixture.layWhole(data.game, data.names, data.seed, i);
            settle();
            for (let tries = 0; tries < 4 && !root.table.over; ++tries) {
                if (touchAnything()) {
                    leave();
                    ++left;
                }
            }
        }
        verify(left > 8, "left " + left + " times");
    }

    // One by one what has a page, a sheet or a tab of its own.

    /// The same is to be seen after it was left and come back to.
    function stays(way) {
        const before = shown();
        way();
        tryVerify(() => difference(before, shown()) === "", 1000, difference(before, shown()));
    }
    function asked(): bool {
        return find("safe") !== null && find("other") !== null;
    }
    function dealRich(names, edition) {
        Fixture.deal(names, edition, 5, true);
        for (let seat = 0; seat < names.length; ++seat) {
            correct(seat, { "wood": 2, "stone": 2, "pottery": 2, "food": 6 });
        }
        startApp();
    }
    function dealHungry() {
        Fixture.dealStone(["Ada", "Ben", "Cleo"], false);
        for (let seat = 0; seat < 3; ++seat) {
            correctStone(seat, [["food", 0], ["wood", 9], ["clay", 9]]);
        }
        startApp();
    }
    function toFeeding() {
        while (root.table.step === "village")
            tap("primary");
        at("feed");
    }

    function test_aPaymentAfterItsSheetWasClosed_data() {
        return [{ tag: "by Escape", close: () => keyClick(Qt.Key_Escape) },
                { tag: "by a tap beside it", close: () => mouseClick(everything(), 200, 30) }];
    }
    function test_aPaymentAfterItsSheetWasClosed(data) {
        dealRich(["Ada", "Ben"], "original");
        tapDice("coins food good");
        goOn("Collect and feed");
        while (root.table.step !== "buy")
            tap("primary");
        tap("offer-leadership");
        tap("row-wood");
        stays(() => {
            data.close();
            tryVerify(() => find("pay") === null);
            settle();
            tap("offer-leadership");
        });
        // So it is after a look at another one.
        stays(() => {
            data.close();
            tryVerify(() => find("pay") === null);
            settle();
            tap("offer-irrigation");
            data.close();
            tryVerify(() => find("pay") === null);
            settle();
            tap("offer-leadership");
        });
        tap("cancel");
        tryVerify(() => find("pay") === null);
    }

    function prepareTrade() {
        dealRich(["Ada", "Ben", "Cleo"], "original");
        tapDice("food workers good");
        goOn("Collect and feed");
        at("trade");
        tapIn("give-wood", "more");
        tapIn("get-stone", "more");
        compare(root.table.trade.wares[0].give.value, 1);
    }
    function test_aTradeAfterALookAtAnotherPartner() {
        prepareTrade();
        stays(() => {
            const tabs = allWhere(item => item.Accessible.role === Accessible.PageTab, get("partners"));
            tapItem(tabs[1]);
            tapItem(tabs[0]);
        });
    }
    function test_goingOnAsksAboutATrade() {
        prepareTrade();
        stays(() => {
            tap("primary");
            verify(asked(), "asked about the trade");
            tap("safe");
            tryVerify(() => !asked());
        });
        tap("primary");
        tap("other");
        tryVerify(() => root.table.step === "build");
    }

    function test_aCorrection_data() {
        return [{ tag: "Bronze Age", deal: () => Fixture.deal(["Ada", "Ben"], "original"), change: () => tapIn("disasters-stepper", "more"), why: () => "correct-" + page().seat + "-why" },
                { tag: "Stone Age", deal: () => Fixture.dealStone(["Ada", "Ben"], false), change: () => tapIn("correct-" + page().seat + "-food", "more"), why: () => "correct-" + page().seat + "-why" }];
    }
    function openCorrection() {
        more("more-correct");
        verify(Fixture.typeOf(page()).endsWith("CorrectPage"));
    }
    function chooseTab(seat: int) {
        tapItem(allWhere(item => item.Accessible.role === Accessible.PageTab, page().header)[seat]);
    }
    function test_aCorrection(data) {
        data.deal();
        startApp();
        openCorrection();
        data.change();
        data.change();
        tap(data.why());
        type("agreed");
        // Another player's tab, and back.
        stays(() => {
            chooseTab(1);
            data.change();
            chooseTab(0);
        });
        // Undo is for what is seen here.
        const head = Fixture.storedHead();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(Fixture.storedHead(), head);
        // Back keeps it, however it is meant.
        for (const leave of [() => tap("back"), () => keyClick(Qt.Key_Escape)]) {
            stays(() => {
                leave();
                tryVerify(() => page() instanceof GamePage);
                settle();
                openCorrection();
            });
        }
        // The app was killed.
        stays(() => {
            restartApp();
            openCorrection();
        });
        tap("primary");
        tryVerify(() => page() instanceof GamePage);
        compare(Fixture.storedKinds(), ["adjust", "adjust"]);
        // Nothing is left of it, and nothing is asked.
        settle();
        openCorrection();
        verify(!get("primary").enabled);
        tap("back");
        tryVerify(() => page() instanceof GamePage);
        // What was cancelled is gone without a question.
        settle();
        openCorrection();
        data.change();
        tap("cancel");
        tryVerify(() => page() instanceof GamePage);
        settle();
        openCorrection();
        verify(!get("primary").enabled);
    }

    function test_whatIsHalfEnteredInTheVillage_data() {
        return [{ tag: "a hunt", place: "hunt", enter: () => {
                    tap("number-3");
                    tap("key-4");
                    tap("key-2");
                } },
                { tag: "a card in no list", place: "card", enter: () => {
                    tap("shelf-1");
                    tap("describe");
                    tapItem(allWhere(item => item instanceof Stepper, body()).find(stepper => stepper.value < stepper.to).children[0].children[2]);
                } },
                { tag: "a tile", place: "building", enter: () => {
                    tap("tile-21");
                    tapIn(allWhere(item => item instanceof Stepper && item.value > 0, body())[0].objectName, "less");
                } }];
    }
    function test_whatIsHalfEnteredInTheVillage(data) {
        Fixture.dealStone(["Ada", "Ben"], false);
        correctStone(0, [["wood", 5], ["clay", 5], ["stone", 5], ["gold", 5]]);
        startApp();
        tap("place-" + data.place);
        data.enter();
        const again = () => tap("place-" + data.place);
        const leave = () => {
            while (root.table.step !== "village")
                tap("leave");
        };
        stays(() => {
            leave();
            again();
        });
        // Something else is done in between.
        stays(() => {
            leave();
            tap("place-tool-maker");
            tap("undo");
            again();
        });
        // It is asked about before the turn is over.
        leave();
        tap("primary");
        verify(asked());
        compare(root.table.name, "Ada");
    }
    function test_aLookIsNothingToAskAbout() {
        Fixture.dealStone(["Ada", "Ben"], false);
        startApp();
        for (const [place, choice] of [["hunt", "leave"], ["building", "tile-0"], ["card", "card-1"]]) {
            tap("place-" + place);
            tap(choice);
            while (root.table.step !== "village")
                tap("leave");
        }
        goOn("On to Ben");
        compare(root.table.name, "Ben");
    }

    function test_aMealAfterALookAtAnother() {
        dealHungry();
        toFeeding();
        const stepper = allWhere(item => item instanceof Stepper && item.value > 0, body())[0];
        tapIn(stepper.objectName, "less");
        stays(() => {
            tap("meal-1");
            tap("meal-0");
        });
    }

    function test_whyAGameIsStopped() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        more("more-stop");
        tap("stop-why");
        type("supper");
        stays(() => {
            keyClick(Qt.Key_Escape);
            tryVerify(() => find("stop-why") === null);
            settle();
            more("more-stop");
            get("stop-why").forceActiveFocus();
        });
    }

    function changeLatest() {
        more("more-log");
        tapItem(allWhere(item => item.objectName === "change" && item.enabled, page())[0]);
        verify(page() instanceof ChangePage);
        tap("play-again");
    }
    function test_aTurnThatIsBeingChanged() {
        Fixture.layWhole(0, ["Ada", "Ben"], 3, 30);
        startApp();
        changeLatest();
        tap("slot-0");
        tap("face-food");
        stays(() => {
            keyClick(Qt.Key_Escape);
            tryVerify(() => asked());
            tap("safe");
            tryVerify(() => !asked());
        });
        tap("keep-old");
        tryVerify(() => asked());
        tap("other");
        tryVerify(() => !(page() instanceof ChangePage));
    }

    /// What is still dropped, with the reason. One that no longer is does not belong here any more.
    function test_exceptions_data() {
        return [{ tag: "why a game is stopped is in memory alone until there is a place for sheets that are open",
                  enter: () => {
                    Fixture.deal(["Ada", "Ben"], "original");
                    startApp();
                    more("more-stop");
                    tap("stop-why");
                    type("supper");
                }, come: () => {
                    restartApp();
                    more("more-stop");
                }, isThere: () => get("stop-why").text !== "" },
                { tag: "an earlier turn is entered anew on a copy that is in memory alone",
                  enter: () => {
                    Fixture.layWhole(0, ["Ada", "Ben"], 3, 30);
                    startApp();
                    changeLatest();
                    tap("slot-0");
                    tap("face-food");
                }, come: () => restartApp(), isThere: () => root.table.change.copy !== null }];
    }
    function test_exceptions(data) {
        data.enter();
        data.come();
        verify(!data.isThere());
    }

    function test_aCorrectionGoesAlongWithTheTurns() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        openCorrection();
        tapIn("disasters-stepper", "more");
        restartApp();
        tapDice("food workers good");
        goOn("Collect and feed");
        tap("finish-4");
        goOn("Pass the dice");
        tapDice("food");
        verify(root.table.correct.save.enabled);
        verify(!root.table.correct.sheets[1].why.text);
        compare([...root.table.correct.sheets[0].groups[0].rows].find(row => row.counter.ink === "disasters").counter.value, 1);
    }

    function test_notesAndSearches() {
        Fixture.addSamples(3);
        startApp();
        tap("look-history");
        tap("search");
        type("a");
        stays(() => {
            tap("back");
            tap("look-history");
            get("search-text").forceActiveFocus();
        });
    }
}
