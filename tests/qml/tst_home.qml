// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// The first page and the table being laid, by thumb.
TableTest {
    id: root

    name: "Home"

    readonly property string longName: "Wilhelmina Konstanze von und zu Wolkenst"

    function sizes() {
        return [{tag: "phone", width: 412, height: 915}, {tag: "small", width: 360, height: 640},
                {tag: "across", width: 915, height: 412}, {tag: "tablet", width: 800, height: 1280},
                {tag: "desktop", width: 1280, height: 800}];
    }
    function resize(data) {
        root.window.width = data.width;
        root.window.height = data.height;
        settle();
    }
    function from(item): real {
        return item.mapToItem(null, 0, 0).x;
    }
    function to(item): real {
        return item.mapToItem(null, item.width, 0).x;
    }
    function head(item): real {
        return item.mapToItem(null, 0, 0).y;
    }
    function foot(item): real {
        return item.mapToItem(null, 0, item.height).y;
    }
    /// Whatever is not shown whole says so, and nothing leaves the window.
    function verifyNothingCut() {
        const texts = allWhere(item => item instanceof Text && item.text !== "", page());
        verify(texts.length > 0);
        for (const text of texts) {
            verify(text.contentWidth <= text.width + 1, text.text + ": " + text.contentWidth + " in " + text.width);
            verify(from(text) >= -1 && to(text) <= root.window.width + 1, text.text + " leaves the window");
        }
        for (const entry of allWhere(item => item instanceof TextEntry, page())) {
            const fits = entry.contentWidth <= entry.width - entry.leftPadding - entry.rightPadding;
            compare(Fixture.named("shortened", entry) !== null, !fits && !entry.activeFocus);
        }
    }

    /// The parts of home have their width and do not lie on each other.
    function verifyStands() {
        const names = ["game-0", "game-1", "look-history", "look-statistics", "start-0", "start-1"];
        const parts = names.map(find).filter(item => item !== null);
        verify(parts.length > 1);
        for (const part of parts) {
            verify(part.width >= 130 && part.height >= Theme.touchTarget, part.objectName + ": " + part.width + " × " + part.height);
            for (const other of parts) {
                const apart = part === other || to(part) <= from(other) || to(other) <= from(part) || foot(part) <= head(other) || foot(other) <= head(part);
                verify(apart, part.objectName + " lies on " + other.objectName);
            }
        }
    }

    // The first start.

    function test_anEmptyHomeOffersTheGames_data() {
        return sizes();
    }
    function test_anEmptyHomeOffersTheGames(data) {
        startApp();
        resize(data);
        compare(find("look-history"), null);
        compare(find("look-statistics"), null);
        const pictures = Fixture.newGame.gameTitles.length;
        for (let i = 0; i < pictures; ++i)
            verify(foot(get("start-" + i)) <= foot(page()) - page().footer.height + 1, "picture " + i + " is seen whole");
        verify(foot(get("start-" + (pictures - 1))) >= root.window.height * 0.6, "no empty half below them");
        tap("start-" + (pictures - 1));
        verify(page() instanceof NewGamePage);
        compare(Fixture.newGame.game, pictures - 1);
        compare(root.taps, 1);
    }
    function test_whatWasIsOfferedOnceThereIsSome() {
        Fixture.addSamples(3);
        startApp();
        get("start-0");
        verify(textsIn(get("look-history")).includes("3 games"));
        get("look-statistics");
    }
    function test_nothingLiesOnAnythingElse_data() {
        return sizes();
    }
    function test_nothingLiesOnAnythingElse(data) {
        Fixture.deal(["Ada", "Ben"], "original");
        Fixture.deal(["Ada", "Cleo"], "original");
        Fixture.shelf.close();
        startApp();
        verifyStands();
        resize(data);
        verifyStands();
        // Coming back from elsewhere, turned meanwhile.
        root.window.look("settings");
        settle();
        resize({width: data.height, height: data.width});
        root.window.goBack();
        settle();
        verifyStands();
        // The games go and come again.
        Fixture.shelf.remove([...Fixture.shelf.running][0].id);
        settle();
        verifyStands();
        Fixture.shelf.remove([...Fixture.shelf.running][0].id);
        settle();
        verifyStands();
        Fixture.deal(["Ada", "Ben"], "original");
        root.window.look("home");
        settle();
        verifyStands();
    }
    function test_aGameThatComesHasItsRoom() {
        Fixture.deal(["Ada", "Ben"], "original");
        const saved = Fixture.fileNamed("all.tallystone");
        Fixture.gameData.saveArchive(saved);
        tryCompare(Fixture.gameData.work, "what", "");
        const archive = Fixture.bytesOf(saved);
        Fixture.begin();
        const file = Fixture.fileNamed("from-elsewhere.tallystone");
        Fixture.writeBytes(file, archive);
        startApp();
        compare(find("game-0"), null);
        Fixture.gameData.gameImport.read([file]);
        tryCompare(Fixture.gameData.gameImport, "work", "");
        Fixture.gameData.gameImport.accept(false);
        tryCompare(Fixture.gameData.gameImport, "work", "");
        settle();
        get("game-0");
        verifyStands();
    }
    function test_theQuestionSaysThatAGameCanBeRestored() {
        Fixture.deal(["Ada", "Ben"], "original");
        Fixture.shelf.close();
        startApp();
        tap("delete");
        const said = allWhere(item => item instanceof Text, everything()).map(text => text.text);
        verify(said.some(text => text.includes("Ada, Ben") && text.endsWith("It can be restored for 30 days.")), said.join("\n"));
        tap("other");
        tryCompare(Fixture.shelf.running, "length", 0);
        compare(Fixture.archive.bin.games.length, 1);
    }
    function test_aWideHomeUsesItsWidth_data() {
        return sizes().filter(size => size.width >= 600);
    }
    function test_aWideHomeUsesItsWidth(data) {
        Fixture.deal(["Ada", "Ben"], "original");
        Fixture.deal(["Ada", "Cleo"], "original");
        Fixture.shelf.close();
        startApp();
        resize(data);
        const card = get("game-0");
        const beside = get("game-1");
        verify(from(beside) >= to(card), "the other game is beside it");
        verify(from(get("look-history")) >= to(card), "so is what was");
        verify(to(beside) - from(card) >= 0.9 * root.window.width, "together they fill the window");
        verifyNothingCut();
    }
    function test_namesAreThereWhateverTheText_data() {
        return sizes();
    }
    function test_namesAreThereWhateverTheText(data) {
        Fixture.settings.textScale = 2;
        Fixture.dealStone(["Ada", root.longName, "Cleo", "Dan", "Eve"], true);
        Fixture.shelf.close();
        startApp();
        resize(data);
        const texts = textsIn(get("game-0"));
        for (const name of ["Ada", root.longName, "Cleo", "Dan", "Eve"])
            verify(texts.includes(name), name);
        verifyNothingCut();
    }

    // At the table.

    function test_aTradeSaysWhatBothHaveWhateverTheText_data() {
        return [{tag: "normal", scale: 1}, {tag: "large", scale: 2}];
    }
    function test_aTradeSaysWhatBothHaveWhateverTheText(data) {
        Fixture.deal(["Ada", "Ben"], "late-bronze", 7);
        for (const seat of [0, 1]) {
            correct(seat, { "wood": 3 - seat });
        }
        Fixture.settings.textScale = data.scale;
        startApp();
        tapDice("food food good");
        for (let i = 0; i < 4 && root.table.step !== "trade"; ++i)
            tap("primary");
        at("trade");
        settle();
        const row = get("give-wood").parent.parent.parent;
        const texts = textsIn(row);
        verify(texts.some(text => text.startsWith("you have ")), texts.join(", "));
        verify(texts.some(text => text.startsWith("has ")), texts.join(", "));
        verifyNothingCut();
    }

    // Settings.

    function test_largeGermanWordsOfTheSettingsAreWhole() {
        Fixture.speak("de");
        Fixture.settings.textScale = 2;
        startApp();
        resize({ width: 360, height: 640 });
        root.window.look("settings");
        settle();
        const words = findWhere(item => item instanceof Text && item.text === "Textgröße", everything());
        Fixture.speak("en");
        verify(words !== null);
        compare(words.lineCount, 1);
    }

    // The table being laid.

    function test_longNamesAreShortenedNotCut_data() {
        return sizes();
    }
    function test_longNamesAreShortenedNotCut(data) {
        Fixture.dealStone([root.longName, root.longName.replace("W", "H"), "Cleo"], false);
        Fixture.deal([root.longName, "Ben"], "original");
        Fixture.shelf.close();
        startApp();
        resize(data);
        verifyNothingCut();
        tap("new-game");
        verifyNothingCut();
        Fixture.settings.textScale = 2;
        settle();
        verifyNothingCut();
    }
    function test_whoIsPlayingAsksForNames() {
        startApp();
        tap("new-game");
        goOn("Who is playing?");
        verify(get("new-name").activeFocus);
        type("Ada");
        compare(get("primary").text, "Start with 1 player");
        Fixture.newGame.game = 1;
        // Ada has a seat, and the next name is asked for.
        goOn("1 player is missing");
        compare([...Fixture.newGame.names], ["Ada"]);
        verify(get("new-name").activeFocus);
        type("Ben");
        goOn("Start with 2 players");
        verify(page() instanceof GamePage);
        compare(root.table.standings.length, 2);
    }
    function test_aHalfWrittenNameCounts() {
        startApp();
        tap("new-game");
        enterNames("Ada Ben");
        type("Cle");
        goOn("Start with 3 players");
        compare(root.table.standings.length, 3);
    }
    /// The field goes when the table is full, and the keyboard with it: no letter makes a player too many whom nobody sees.
    function test_nothingIsWrittenOnceAllSeatsAreTaken() {
        startApp();
        tap("new-game");
        enterNames("Ada Ben Cleo Dan");
        compare(find("new-name"), null);
        type("e");
        settle();
        compare(Fixture.newGame.newcomer, "");
        goOn("Start with 4 players");
        compare(root.table.standings.length, 4);
    }
    /// Names that only other rules would make room for have their places, so that nothing slides when those are chosen.
    function test_rulesThatMakeRoomStayUnderTheFinger() {
        Fixture.addSamples(3);
        startApp();
        tap("new-game");
        Fixture.newGame.game = 1;
        while (Fixture.newGame.names.length > 0)
            Fixture.newGame.remove(0);
        settle();
        enterNames("Ada Ben Cleo Dan");
        for (let rules = 0; rules < 2; ++rules) {
            compare(get("add-name").enabled, rules === 1);
            show(get("expansion"));
            settle();
            const y = head(get("expansion"));
            tap("expansion");
            compare(head(get("expansion")), y);
        }
        compare(get("add-name").enabled, false);
        tap("expansion");
        enterNames("Eve");
        compare(find("add-name"), null);
    }
    /// The switch that makes a row come or go keeps the keyboard.
    function test_rulesKeepTheKeyboard() {
        startApp();
        tap("new-game");
        Fixture.newGame.game = 1;
        settle();
        get("expansion").forceActiveFocus(Qt.TabFocusReason);
        for (const rows of [true, false, true]) {
            keyClick(Qt.Key_Space);
            settle();
            compare(find("bonus-tiles") !== null, rows);
            compare(root.window.activeFocusItem, get("expansion"));
        }
        keyClick(Qt.Key_Tab);
        compare(root.window.activeFocusItem, get("bonus-tiles"));
    }
    function test_aHalfWrittenNameStaysWhereItIs() {
        startApp();
        tap("new-game");
        enterNames("Ada Ben");
        type("Cle");
        show(get("trade"));
        settle();
        const y = get("new-name").mapToItem(null, 0, 0).y;
        tap("trade");
        compare(get("new-name").text, "Cle");
        compare(get("new-name").mapToItem(null, 0, 0).y, y);
        keyClick(Qt.Key_Escape);
        settle();
        verify(page() instanceof HomePage);
        tap("new-game");
        compare(get("new-name").text, "Cle");
        compare([...Fixture.newGame.names], ["Ada", "Ben"]);
        compare(get("primary").text, "Start with 3 players");
    }
    function test_aRefusalGoesWithWhatItSpeaksOf() {
        startApp();
        tap("new-game");
        enterNames("Ada Ben");
        type("ada");
        verify(!get("primary").enabled);
        keyClick(Qt.Key_Return);
        settle();
        verify(get("refusal").text.includes("already has this name"));
        type("m");
        settle();
        compare(find("refusal"), null);
        keyClick(Qt.Key_Return);
        settle();
        compare([...Fixture.newGame.names], ["Ada", "Ben", "adam"]);

        const entry = get("name", get("seat-1"));
        tapItem(entry);
        entry.selectAll();
        type("Ada");
        keyClick(Qt.Key_Return);
        settle();
        get("refusal");
        compare(entry.text, "Ada");
        verify(!get("primary").enabled);
        type("lbert");
        settle();
        compare(find("refusal"), null);
        goOn("Start with 3 players");
        verify([...root.table.standings].some(seat => seat.name === "Adalbert"));
    }
    function test_theNextGameIsAsTheLast() {
        Fixture.dealStone(["Ada", "Ben", "Cleo", "Dan", "Eve"], true);
        Fixture.shelf.close();
        startApp();
        tap("new-game");
        verify(get("expansion").checked);
        goOn("Start with 5 players");
        verify(page() instanceof GamePage);
    }
}
