// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// After a switch of language every page reads, and is spoken, as one that is opened in that language.
TableTest {
    id: root

    name: "Language"

    function cleanup() {
        Fixture.speak("en");
        endApp();
    }

    function rested(): string {
        settle();
        let read = Fixture.wordsIn(everything());
        // The rows of a list come one by one, and on a busy machine with a pause between them.
        for (let i = 0, equal = 0; i < 100 && equal < 3; ++i) {
            wait(10);
            const again = Fixture.wordsIn(everything());
            equal = again === read ? equal + 1 : 0;
            read = again;
        }
        return read;
    }
    /// The first line in which two pages differ.
    function difference(one: string, other: string): string {
        const left = one.split("\n");
        const right = other.split("\n");
        for (let i = 0; i < Math.max(left.length, right.length); ++i) {
            if (left[i] !== right[i])
                return "\"" + left[i] + "\" instead of \"" + right[i] + "\"";
        }
        return "";
    }
    function open(view) {
        root.window.look("home");
        wait(0);
        if (view.scene) {
            const its = Fixture.layOut(view.scene);
            wait(0);
            if (its !== "")
                root.window.look(its);
        } else {
            for (const where of view.way)
                go(where);
        }
    }
    function go(where: string) {
        switch (where) {
        case "past":
            tap("past-0");
            return;
        case "names":
            for (const name of ["Ada", "Ben", "Cleo"])
                Fixture.newGame.add(name);
            return;
        case "career":
            Fixture.statistics.choosePlayer(0);
            break;
        case "import":
            Fixture.gameData.gameImport.read([Qt.resolvedUrl("../../app/showcase/samples/bronze-age.json")]);
            tryCompare(Fixture.gameData.gameImport, "work", "");
            break;
        }
        root.window.look(where);
        wait(0);
    }

    function test_sheets_are_drawn_again() {
        Fixture.addSamples(1);
        startApp();
        open({
            "way": ["history", "past", "share"]
        });
        const drawn = get("sheet").source;
        Fixture.speak("fr");
        verify(get("sheet").source !== drawn);
    }
    function test_every_page_data() {
        const ways = ["home", "newgame", "newgame names", "settings", "history", "players", "data", "history past",
            "history past pastlog", "history past replay", "history past share", "statistics", "statistics career", "data import"];
        const views = ways.map(way => ({
                    tag: way,
                    way: way.split(" ")
                })).concat(Fixture.scenes().map(scene => ({
                    tag: scene,
                    scene: scene
                })));
        // What is not made again stays English whichever language comes, so one of them each is enough.
        return views.map((view, index) => Object.assign(view, {
                    language: ["fr", "de"][index % 2]
                }));
    }
    function test_every_page(data) {
        // A scene brings its own game.
        if (!data.scene)
            Fixture.addSamples(12);
        startApp();
        open(data);
        const english = rested();
        root.window.look("settings");
        wait(0);
        Fixture.speak(data.language);
        root.window.goBack();
        const switched = rested();
        open(data);
        const fresh = rested();
        compare(difference(switched, fresh), "", data.language);
        verify(fresh !== english, "the page speaks " + data.language);
    }
}
