// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// Games out of the app and into it, on the real pages over a real file.
TableTest {
    id: root

    name: "Data"

    function finishAGame() {
        Fixture.deal(["Léa", "Marc"], "original");
        root.table.finish("");
    }
    /// All games as a file, and what it holds.
    function savedArchive(name: string): string {
        const file = Fixture.fileNamed(name);
        Fixture.gameData.saveArchive(file);
        workIsDone();
        return Fixture.bytesOf(file);
    }
    function workIsDone() {
        tryCompare(Fixture.gameData.work, "what", "", 30000);
    }
    function read(file: url) {
        Fixture.gameData.gameImport.read([file]);
        tryCompare(Fixture.gameData.gameImport, "work", "");
    }
    function shown(name: string): string {
        return get(name).text;
    }

    TextEdit {
        id: chat

        visible: false
    }

    function test_aFinishedGameIsShared() {
        finishAGame();
        startApp();
        tap("share");
        const words = shown("chat");
        verify(words.includes("Léa") && words.includes("Marc"), words);
        tap("copy-text");
        compare(shown("notice"), "Copied. Paste it into a chat.");
        chat.paste();
        compare(chat.text, words);

        const code = get("code");
        compare(code.status, Image.Ready);
        compare(code.width % Fixture.sharing.codeSize, 0);
        verify(code.width > Fixture.sharing.codeSize);
        tap("copy-link");
        chat.selectAll();
        chat.paste();
        verify(chat.text.startsWith("https://app.bgstatsapp.com/createPlay.html?data="), chat.text);

        const sheet = get("sheet");
        compare(sheet.status, Image.Ready);
        const first = sheet.source;
        page().place = 1;
        verify(sheet.source !== first);
        compare(sheet.status, Image.Ready);
    }
    function test_everyFormatIsWritten_data() {
        return [
            {
                "tag": "pdf",
                "begins": "%PDF-"
            },
            {
                "tag": "png",
                "begins": "\u0089PNG"
            },
            {
                "tag": "csv",
                "begins": "id,game,edition,"
            },
            {
                "tag": "tallystone",
                "begins": "{\n  \"format\": \"tallystone.record\""
            }
        ];
    }
    function test_everyFormatIsWritten(data) {
        finishAGame();
        startApp();
        tap("share");
        compare(Fixture.sharing.fileName(data.tag), "tallystone-2026-11-15-léa-marc." + data.tag);
        compare(Fixture.sharing.fileName(data.tag, 1), "tallystone-2026-11-15-marc." + data.tag);
        const file = Fixture.fileNamed("shared." + data.tag);
        page().chosen(data.tag, file);
        verify(shown("notice").startsWith("Saved as /"), shown("notice"));
        verify(Fixture.bytesOf(file).startsWith(data.begins));
        page().chosen(data.tag, Fixture.fileNamed("no/such/folder"));
        verify(shown("notice").includes("was not written"));
        tap("put-away");
        compare(find("put-away"), null);
    }
    function test_theSharedRecordIsTheStoredOne() {
        finishAGame();
        startApp();
        tap("share");
        const file = Fixture.fileNamed("shared.tallystone");
        page().chosen("tallystone", file);
        read(file);
        compare(Fixture.gameData.gameImport.known, 1);
    }
    function test_aPastGameIsSharedWithItsNote() {
        finishAGame();
        startApp();
        tap("close");
        tap("look-history");
        tap("past-0");
        Fixture.archive.game.note = "A long evening";
        tap("share");
        const file = Fixture.fileNamed("shared.tallystone");
        page().chosen("tallystone", file);
        verify(Fixture.bytesOf(file).includes("A long evening"));
        read(file);
        compare(Fixture.gameData.gameImport.known, 1);
    }
    function test_gamesGoToAnotherDevice() {
        finishAGame();
        finishAGame();
        const archive = savedArchive("all.tallystone");
        Fixture.begin();
        startApp();
        tap("look-settings");
        tap("look-data");
        verify(!get("save-archive").enabled);
        const file = Fixture.fileNamed("from-elsewhere.tallystone");
        Fixture.writeBytes(file, archive);
        read(file);
        root.window.look("import");
        compare(shown("fresh"), "2 games are new here.");
        compare(shown("primary"), "Load 2 games");
        tap("cancel");
        compare(Fixture.gameData.games, 0);

        read(file);
        root.window.look("import");
        tap("primary");
        tryCompare(Fixture.gameData.gameImport, "done", "2 games were loaded.");
        compare(shown("done"), "2 games were loaded.");
        compare(Fixture.gameData.games, 2);
        tap("primary");
        verify(get("save-archive").enabled);
        compare(savedArchive("again.tallystone"), archive);
    }
    function test_otherContentIsForThePersonToDecide() {
        finishAGame();
        const archive = savedArchive("all.tallystone");
        const file = Fixture.fileNamed("changed.tallystone");
        Fixture.writeBytes(file, archive.replace('"actions":', '"note": "changed elsewhere", "actions":'));
        startApp();
        read(file);
        root.window.look("import");
        compare(shown("different"), "1 game is here already, but with other content.");
        compare(find("fresh"), null);
        compare(get("game-0").caption, "Léa and Marc\nNote: here nothing, in the file changed elsewhere.");
        compare(shown("primary"), "Done");
        page().choice = 1;
        compare(shown("primary"), "Load 1 game");
        tap("primary");
        tryCompare(Fixture.gameData.gameImport, "done", "1 game was loaded.");
        verify(savedArchive("again.tallystone").includes("changed elsewhere"));
        compare(Fixture.gameData.games, 1);
    }
    /// One file so often that there is time to do something meanwhile.
    function beginALongRead() {
        Fixture.addSamples(20);
        const archive = savedArchive("all.tallystone");
        Fixture.begin();
        const file = Fixture.fileNamed("from-elsewhere.tallystone");
        Fixture.writeBytes(file, archive);
        startApp();
        const files = [];
        for (let i = 0; i < 300; ++i)
            files.push(file);
        Fixture.gameData.gameImport.read(files);
        root.window.look("import");
        settle();
        compare(shown("work"), "The files are being read.");
        compare(find("primary"), null);
        tryVerify(() => shown("progress").match(/^[1-9]\d* of [\d,]+ games$/) !== null);
    }
    function test_homeKnowsWhoLeadsAmongLoadedGames() {
        Fixture.addSamples(20);
        const archive = savedArchive("all.tallystone");
        Fixture.begin();
        const file = Fixture.fileNamed("from-elsewhere.tallystone");
        Fixture.writeBytes(file, archive);
        startApp();
        compare(find("look-statistics"), null);
        read(file);
        Fixture.gameData.gameImport.accept(false);
        tryVerify(() => get("look-statistics").note !== "");
    }
    function test_readingIsShownAndCanBeStopped() {
        beginALongRead();
        tap("stop");
        compare(find("work"), null);
        compare(Fixture.gameData.gameImport.work, "");
        compare(Fixture.gameData.gameImport.from, "");
        compare(Fixture.gameData.games, 0);
    }
    function test_leavingAsksWhileFilesAreRead_data() {
        return [
            {
                "tag": "Esc",
                "leave": () => keyClick(Qt.Key_Escape)
            },
            {
                "tag": "the phone's key",
                "leave": () => keyClick(Qt.Key_Back)
            },
            {
                "tag": "the arrow",
                "leave": () => tap("back")
            }
        ];
    }
    function test_leavingAsksWhileFilesAreRead(data) {
        beginALongRead();
        data.leave();
        settle();
        compare(Fixture.gameData.gameImport.work, "reading");
        tap("safe");
        tryVerify(() => find("safe") === null);
        verify(page() instanceof ImportPage);
        compare(Fixture.gameData.gameImport.work, "reading");
        data.leave();
        tap("other");
        tryVerify(() => !(page() instanceof ImportPage));
        compare(Fixture.gameData.gameImport.work, "");
        compare(Fixture.gameData.games, 0);
    }
    function test_aQuestionGoesWhenItsCauseHasGone() {
        beginALongRead();
        keyClick(Qt.Key_Escape);
        settle();
        get("safe");
        Fixture.gameData.gameImport.stop();
        tryVerify(() => find("safe") === null);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !(page() instanceof ImportPage));
    }
    function test_theWindowMayCloseMeanwhile() {
        beginALongRead();
        restartApp();
        compare(Fixture.gameData.games, 0);
    }
    /// Long enough to do something meanwhile.
    function beginALongSave() {
        Fixture.addSamples(300);
        startApp();
        root.window.look("data");
        settle();
        page().chosen("archive", Fixture.fileNamed("all.tallystone"));
        compare(Fixture.gameData.work.what, "saving");
        settle();
        compare(shown("work"), "Your games are being saved.");
        compare(find("save-archive"), null);
    }
    function test_savingIsShownAndCanBeStopped() {
        beginALongSave();
        tryVerify(() => shown("progress").match(/^[1-9]\d* of 300 games$/) !== null);
        tap("stop");
        compare(Fixture.gameData.work.what, "");
        compare(find("work"), null);
        compare(find("notice"), null);
        compare(Fixture.bytesOf(Fixture.fileNamed("all.tallystone")), "");
        get("save-archive");
    }
    function test_leavingAsksWhileGamesAreSaved_data() {
        return test_leavingAsksWhileFilesAreRead_data();
    }
    function test_leavingAsksWhileGamesAreSaved(data) {
        beginALongSave();
        data.leave();
        settle();
        compare(Fixture.gameData.work.what, "saving");
        tap("safe");
        tryVerify(() => find("safe") === null);
        verify(page() instanceof DataPage);
        compare(Fixture.gameData.work.what, "saving");
        data.leave();
        tap("other");
        tryVerify(() => !(page() instanceof DataPage));
        compare(Fixture.gameData.work.what, "");
        compare(Fixture.bytesOf(Fixture.fileNamed("all.tallystone")), "");
    }
    function test_theSecondFilesAreOnTheSamePage() {
        finishAGame();
        startApp();
        savedArchive("all.tallystone");
        for (let i = 0; i < 2; ++i) {
            read(Fixture.fileNamed("all.tallystone"));
            root.window.look("import");
            settle();
        }
        tap("primary");
        verify(find("known") === null);
    }
    function test_aBadFileSaysWhy() {
        finishAGame();
        const before = savedArchive("all.tallystone");
        const file = Fixture.fileNamed("half.tallystone");
        Fixture.writeBytes(file, before.slice(0, 200));
        startApp();
        read(file);
        root.window.look("import");
        verify(shown("rejection-0").includes("half.tallystone: This is not a JSON document"), shown("rejection-0"));
        compare(shown("primary"), "Done");
        tap("primary");
        compare(savedArchive("again.tallystone"), before);
    }
    function test_aBackupIsGoneBackTo() {
        finishAGame();
        startApp();
        root.window.look("data");
        const file = Fixture.fileNamed("my.tallystone-store");
        page().chosen("backup", file);
        workIsDone();
        verify(shown("notice").includes("my.tallystone-store"));
        const before = savedArchive("all.tallystone");
        settle();
        finishAGame();
        root.window.look("data");
        compare(Fixture.gameData.games, 2);
        page().chosen("restore", file);
        tap("safe");
        compare(Fixture.gameData.games, 2);
        page().chosen("restore", file);
        tap("other");
        workIsDone();
        verify(shown("notice").startsWith("Your games are back."), shown("notice"));
        compare(savedArchive("again.tallystone"), before);
    }
    function test_aFileIsChosenWhereTheSystemHasNoDialog_data() {
        return [{tag: "phone", width: 412, height: 915}, {tag: "small", width: 360, height: 640},
                {tag: "across", width: 915, height: 412}];
    }
    function test_aFileIsChosenWhereTheSystemHasNoDialog(data) {
        const inWindow = name => {
            const item = get(name);
            const corner = item.mapToItem(null, item.width, item.height);
            return item.mapToItem(null, 0, 0).x >= 0 && corner.x <= root.window.width && corner.y <= root.window.height;
        };
        finishAGame();
        Fixture.writeBytes(Fixture.fileNamed("picture.png"), "");
        startApp();
        root.window.width = data.width;
        root.window.height = data.height;
        root.window.look("data");
        settle();
        allWhere(item => item instanceof FileAsk, page())[0].folder = Fixture.fileNamed(".");
        tap("save-archive");
        tryVerify(() => inWindow("file-name") && inWindow("save-file") && inWindow("folder-up"));
        verify(get("file-name").text.endsWith(".tallystone"));
        compare(shown("save-file"), "Save");
        tapItem(get("file-name"));
        get("file-name").selectAll();
        type("mine");
        tap("save-file");
        tryVerify(() => find("save-file") === null);
        workIsDone();
        verify(shown("notice").includes("mine.tallystone"), shown("notice"));
        verify(Fixture.bytesOf(Fixture.fileNamed("mine.tallystone")).includes("tallystone.archive"));

        // What would be replaced is said.
        tap("save-archive");
        tap("file-mine.tallystone");
        compare(get("file-name").text, "mine.tallystone");
        verify(shown("save-file").startsWith("Replace"));
        tap("cancel-file");
        tryVerify(() => find("save-file") === null);

        tap("load");
        get("file-mine.tallystone");
        compare(find("file-picture.png"), null);
        tap("file-mine.tallystone");
        tryVerify(() => page() instanceof ImportPage);
    }
    function test_aDeletedGameIsHadBack() {
        finishAGame();
        startApp();
        tap("close");
        tap("look-history");
        tap("past-0");
        tap("delete");
        tap("other");
        tryVerify(() => page() instanceof HistoryPage);
        compare(Fixture.gameData.games, 0);
        restartApp();
        root.window.look("data");
        tap("look-bin");
        verify(get("binned-0").caption.startsWith("Léa and Marc\n30 days left"), get("binned-0").caption);
        tap("take-back-0");
        compare(shown("notice"), "The game is back.");
        compare(find("binned-0"), null);
        compare(Fixture.gameData.games, 1);
        root.window.look("history");
        settle();
        get("past-0");
    }
    function test_aDamagedStoreIsRescuedByOneTap() {
        Fixture.deal(["Léa", "Marc"], "original");
        Fixture.damageStore();
        startApp();
        verify(shown("problem").includes("damaged"), shown("problem"));
        compare(find("game-0"), null);
        tap("rescue");
        workIsDone();
        settle();
        compare(find("problem"), null);
        verify(shown("notice").startsWith("1 game was rescued."), shown("notice"));
        // Everything has its height, and nothing lies on anything else.
        const card = get("game-0");
        verify(card.height > 200, card.height + " px");
        verify(get("look-history").mapToItem(null, 0, 0).y >= card.mapToItem(null, 0, card.height).y);
    }
}
