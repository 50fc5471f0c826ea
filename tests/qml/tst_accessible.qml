// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// On every page and in every step: no control without a name and a role, none too small for a thumb, none beside
/// the window.
TableTest {
    id: root

    name: "Accessible"

    function isControl(item): bool {
        return item.enabled && (item.activeFocusOnTab || Fixture.takesTaps(item));
    }
    function complaintsAbout(item) {
        const what = Fixture.typeOf(item) + " " + item.objectName;
        const list = [];
        if (!Fixture.hasRole(item))
            list.push(what + " has no role");
        if (Fixture.spokenName(item).trim() === "")
            list.push(what + " has no name");
        // Between the buttons above and the page the steps have no more room; undo leads back as well.
        const least = /^step-/.test(item.objectName) ? 24 : 48;
        if (item.width < least || item.height < least)
            list.push(what + " is " + item.width + " by " + item.height);
        const left = item.mapToItem(everything(), 0, 0).x;
        if (left < 0 || left + item.width > root.window.width)
            list.push(what + " goes from " + left + " to " + (left + item.width));
        return list;
    }
    function complaints(): string {
        const controls = allWhere(item => isControl(item), everything());
        let list = controls.length > 0 ? [] : ["nothing to walk"];
        for (const control of controls)
            list = list.concat(complaintsAbout(control));
        return [...new Set(list)].join("; ");
    }
    function walk(where: string) {
        settle();
        // The rows of a list come one by one.
        for (let i = 0; i < 20 && complaints() !== ""; ++i)
            wait(50);
        compare(complaints(), "", where);
    }
    function dealRich() {
        Fixture.deal(["Ada", "Ben", "Cleo"], "late-bronze", 7);
        const sheet = { "city-4": 3, "city-5": 4, "city-6": 5, "city-7": 6, "food": 15, "ships": 1 };
        for (const good of root.table.goodIds)
            sheet[good] = 4;
        for (const development of ["granaries", "engineering", "preservation", "shipping", "smithing"])
            sheet["development-" + development] = 1;
        correct(0, sheet);
    }
    function to(step: string) {
        for (let i = 0; i < 8 && root.table.step !== step; ++i)
            root.table.primary();
        at(step);
        settle();
    }
    function roll(faces: string) {
        for (const face of faces.split(" "))
            root.table.touch("face-" + face);
    }

    function test_home_data() {
        return [{tag: "empty", games: 0}, {tag: "one", games: 1}, {tag: "several", games: 3}];
    }
    function test_home(data) {
        for (let i = 0; i < data.games; ++i)
            Fixture.deal(["Ada", "Ben"], "original");
        Fixture.shelf.close();
        startApp();
        verify(page() instanceof HomePage);
        walk("home");
        if (data.games > 0) {
            tapIn("game-0", "delete");
            walk("delete?");
        }
    }
    function test_newGame() {
        startApp();
        root.window.look("newgame");
        walk("new game");
        for (const name of ["Ada", "Ben", "Cleo"])
            Fixture.newGame.add(name);
        walk("new game for three");
        tap("add-name");
        walk("new game, writing");
        Fixture.newGame.remove(0);
        Fixture.newGame.remove(0);
        walk("new game alone");
        tap("end-and-ties");
        walk("end and ties");
    }
    function test_settings_data() {
        return [{tag: "phone", vibrates: true}, {tag: "desktop", vibrates: false}];
    }
    function test_settings(data) {
        Fixture.setCanVibrate(data.vibrates);
        startApp();
        root.window.look("settings");
        walk("settings");
        compare(find("vibration") !== null, data.vibrates);
    }
    function test_archive_data() {
        return test_everyStep_data();
    }
    function test_archive(data) {
        Fixture.addSamples(20);
        Fixture.settings.textScale = data.scale;
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        root.window.look("history");
        walk("history");
        tap("search");
        walk("search");
        Fixture.archive.games.filter.text = "nobody at all";
        walk("nothing found");
        Fixture.archive.games.filter.clear();
        tap("filter");
        walk("filter");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("person-0") === null);
        tap("past-0");
        walk("past game");
        tap("delete");
        walk("delete?");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("safe") === null);
        tap("look-log");
        walk("log of a past game");
        root.window.goBack();
        tap("primary");
        walk("replay");
        Fixture.archive.game.playback.goTo(0);
        walk("replay from the start");
        if (find("view") !== null) {
            page().sheets = true;
            walk("replay, sheets");
        }
        root.window.look("home");
        root.window.look("players");
        walk("players");
        tap("player-0");
        walk("player");
        tap("merge-with");
        walk("merge with?");
        tapItem(findWhere(item => item.objectName.startsWith("into-"), everything()));
        walk("merge?");
    }
    function test_statistics_data() {
        return test_everyStep_data();
    }
    function test_statistics(data) {
        Fixture.addSamples(40);
        Fixture.settings.textScale = data.scale;
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        root.window.look("statistics");
        walk("statistics");
        tap("choice-period");
        walk("period?");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("option-0") === null);
        while (!Fixture.statistics.complete)
            Fixture.statistics.readOn();
        walk("all statistics");
        tapItem(get("numbers", get("section-1")));
        walk("numbers");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("close") === null);
        tapItem(get("bar-0", get("section-0")));
        while (!Fixture.statistics.career.complete)
            Fixture.statistics.career.readOn();
        walk("career");
    }
    function test_everyStep_data() {
        return [{tag: "phone", width: 412, height: 915, scale: 1}, {tag: "small phone", width: 360, height: 640, scale: 1},
            {tag: "large text", width: 412, height: 915, scale: 2}, {tag: "across", width: 915, height: 412, scale: 1},
            {tag: "tablet", width: 820, height: 1180, scale: 1}, {tag: "desktop", width: 1280, height: 800, scale: 1}];
    }
    function test_everyStep(data) {
        dealRich();
        Fixture.settings.textScale = data.scale;
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        walk("dice");
        roll("skull skull skull skull either either coins");
        walk("dice in");
        const smithing = get("spearheads");
        verify(smithing.x + smithing.width <= smithing.parent.width && smithing.parent.height >= smithing.height, "Smithing has its row");
        to("result");
        walk("result");
        root.table.undo();
        while (tray()[0] !== "")
            root.table.touch(root.table.dice.last);
        roll("skull skull workers either either coins coins");
        root.table.touch("either-2");
        to("build");
        walk("build");
        // Steppers have a "more" of their own.
        tapItem(findWhere(item => item instanceof IconButton && item.iconName === "ui-more", everything()));
        get("more-help");
        walk("more");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("more-help") === null);
        to("swap");
        walk("swap");
        to("buy");
        walk("buy");
        root.table.touch("offer-coinage");
        tryVerify(() => find("pay") !== null);
        walk("payment");
        root.table.touch("cancel");
        tryVerify(() => find("pay") === null);
        to("pass");
        walk("pass");
    }
    function test_everyLook_data() {
        return test_everyStep_data();
    }
    function test_everyLook(data) {
        dealRich();
        roll("food food workers good good good good");
        for (let i = 0; i < 6 && root.table.turnOf === 0; ++i)
            root.table.primary();
        Fixture.settings.textScale = data.scale;
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        for (const where of ["sheet", "pegs", "table", "log", "correct", "help"]) {
            root.window.look(where);
            walk(where);
            root.window.goBack();
        }
        root.table.change.begin(0);
        root.window.look("change");
        walk("change");
        root.table.change.playAgain();
        walk("change anew");
        for (let i = 0; i < 8 && !root.table.change.entered; ++i) {
            if (!root.table.change.copy.primaryEnabled)
                break;
            root.table.change.copy.primary();
        }
        walk("change seen");
        root.window.look("game");
        root.table.change.keepOld();
        settle();
        root.table.finish("");
        walk("final");
        root.window.look("share");
        walk("share");
        page().chosen("csv", Fixture.fileNamed("result.csv"));
        walk("shared");
        root.window.look("data");
        walk("data");
        const file = Fixture.fileNamed("all.tallystone");
        page().chosen("archive", file);
        walk("saved");
        page().askToRestore(-1, file);
        get("safe");
        walk("restore");
        tap("safe");
        Fixture.writeBytes(file, Fixture.bytesOf(file).replace('"id": "', '"note": "Changed", "id": "'));
        Fixture.gameData.gameImport.read([file]);
        root.window.look("import");
        walk("import");
        Fixture.gameData.gameImport.read([Fixture.fileNamed("nowhere.json")]);
        walk("refused");
    }

    // Stone Age.

    function setFigure(id: string, value: int) {
        correctStone(0, [[id, value]]);
    }
    function dealRichStone() {
        Fixture.dealStone(["Ada", "Ben", "Cleo"], true);
        for (const id of ["wood", "clay", "stone", "gold", "jewels", "one-use-3", "any-two", "wood-site"])
            setFigure(id, 4);
        for (const id of ["tool-1", "trade", "bonus-wood", "farmers", "symbol-art"])
            setFigure(id, 2);
    }
    function test_everyStepOfStoneAge_data() {
        return test_everyStep_data();
    }
    function test_everyStepOfStoneAge(data) {
        dealRichStone();
        Fixture.settings.textScale = data.scale;
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        const table = root.table;
        walk("village");
        touchAll("place-hunt");
        walk("how many people");
        touchAll("number-3 key-6 key-5 key-2");
        walk("dice");
        touchAll("number-5 by-total digit-2");
        walk("total");
        touchAll("leave place-building");
        walk("tiles");
        touchAll("tile-new gain-4 as-0");
        walk("printed tile");
        tap("as-8");
        get("as-secret-0");
        walk("lower halves");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("as-secret-0") === null);
        touchAll("leave leave place-card");
        walk("cards");
        touchAll("slot-5 shelf-2 describe bonus-card");
        walk("described card");
        touchAll("leave shelf-3 card-29");
        walk("two dice");
        touchAll("leave leave place-take-two");
        walk("any two");
        touchAll("leave");
        setFigure("food", 0);
        for (let i = 0; i < 3; ++i)
            table.primary();
        at("feed");
        walk("feed");
    }
    function test_everyLookOfStoneAge_data() {
        return test_everyStep_data();
    }
    function test_everyLookOfStoneAge(data) {
        dealRichStone();
        root.table.primary();
        Fixture.settings.textScale = data.scale;
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        for (const where of ["sheet", "table", "log", "correct", "help"]) {
            root.window.look(where);
            walk(where);
            root.window.goBack();
        }
        root.table.finish("");
        walk("final");
    }
    function test_newGameOfStoneAge() {
        startApp();
        root.window.look("newgame");
        Fixture.newGame.game = 1;
        Fixture.newGame.options.set("expansion", 1);
        walk("new game of Stone Age");
    }
}
