// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import Tallystone.Test

/// After a tap, whatever is still on the page stands where it stood once things rest. A player with a fixed seed taps
/// through whole games, with all transitions running.
TableTest {
    id: root

    name: "Still"

    /// What may move, and why.
    readonly property var exceptions: [
        { where: /^dice$/, tapped: /./, moved: /either-\d/, why: "more such dice can be shared in more ways" },
        { where: /^gather$/, tapped: /number-\d$|by-(total|faces)|undo/, moved: /key-|digit-|by-(total|faces)/, why: "digits for a total are another pad with other keys" },
        { where: /^gather$/, tapped: /number-\d|by-(total|faces)|undo|redo/, moved: /tool-/, why: "more dice than fit in a row have another one" },
        { where: /^card$/, tapped: /by-(total|faces)|undo/, moved: /./, why: "the same, and what stands below that pad moves with its height" },
        { where: /^(gather|card)$/, tapped: /./, as: root.rightEnd, moved: /suggestion/, why: "another proposal has other words" },
        { where: /^cards$/, tapped: /shelf-/, moved: /card-|describe/, why: "another kind of card has other cards" },
        { where: /^cards$/, tapped: /age-\d|undo/, moved: /AgesRows\/card-/, why: "another age has other cards" },
        { where: /^learn$/, tapped: /group-/, moved: /AgesRows\/learn-/, why: "another kind of technology has other rows" },
        { where: /^(tile|card)$/, tapped: /./, moved: /exchange/, why: "last on the page, below what the purchase asks" },
        { where: /./, tapped: /free-(goods|map|tile)/, moved: /free-/, why: "a free action in figures and on the map are two pages, and so is another tile" },
        { where: /./, tapped: /^QQuickPopupItem\/(undo|redo|others)$/, as: root.together, moved: /^QQuickPopupItem\//, why: "a sheet from below grows upwards, as one piece" },
        { where: /./, tapped: /idle|undo|redo/, moved: /idle/, why: "the chip asks, and grows under the finger" },
        { where: /^SheetPage$/, tapped: /tab-\d/, moved: /Rise(LineRow|LandCard)/, why: "somebody else has other lines and other land" },
        { where: /^SheetPage$/, tapped: /tab-\d/, moved: /PlainPage\/(AgesRows\/)?<\w+>/, why: "somebody else has other cards, and a wonder with other stages" },
        { where: /^cells$/, tapped: /./, when: change => change.pencil || change.keys, as: root.together, moved: /(^|\/)(cell-|why-|row-|round-|section-|quiet)/, why: "the grid goes up or down with the pencil, as one piece" },
        { where: /^cells$/, tapped: /(^|\/)(key|value|cell)-/, as: root.together, moved: /(^|\/)(cell-|why-|row-|round-|section-|quiet)/, why: "what is entered brings the pencil's cell into sight, and all of the grid with it" },
        { where: /^cells$/, tapped: /(^|\/)(quiet|section-[^/]*)$/, as: root.together, moved: /(^|\/)(cell-|why-|row-|round-|section-|quiet)/, why: "what stands below rows that open makes room for them" },
        { where: /^cells$/, tapped: /./, when: change => change.keys, moved: /(^|\/)((type|clear|delete)(-p)? by|value-)/, why: "another kind of cell has other keys" },
        { where: /^cells$/, tapped: /./, as: root.leftEnd, moved: /(^|\/)primary by/, why: "keys come and go at the left of the wide button, whose right end stays" },
        { where: /^cells$/, tapped: /./, when: change => change.folded, moved: /(^|\/)(primary|look-\w+|totals) by/, why: "the wide button is as high as the keys beside it" },
        { where: /^empire$/, tapped: /fold|undo|redo/, moved: /RiseRegionTable/, why: "regions that are folded away make room" },
        { where: /^board$/, tapped: /cell-|learn|build|upgrade|destroy|undo|redo/, moved: /AgesTrayPanel/, why: "another place of the board has other rows in the tray" },
        { where: /^board$/, tapped: /cell-|undo|redo/, moved: /PlainPage\//, why: "the board scrolls where its tray would be out of sight" },
        { where: /^board$/, tapped: /stage-|undo|redo/, moved: /stage-\d/, why: "a built stage leaves its room to those that can be built" },
        { where: /^own$/, tapped: /kind-/, moved: /./, why: "another kind of card has other figures" },
        { where: /./, tapped: /tab-\d/, moved: /tab-\d/, why: "where names do not fit, the chosen tab opens under the finger and shows its name" },
        { where: /./, tapped: /./, moved: /message\/way/, why: "another message says something else" },
        { where: /^CorrectPage$/, tapped: /monument/, moved: /why/, why: "a finished monument asks who was first, above the last line of the page" }
    ]

    /// What leaves the game or ends it, and what goes on by itself often enough.
    readonly property var shunned: /^(primary|pay|back|cancel|close|leave|way|keep-old|change|change-it|look-(?!sheet|table).*|more|more-.*|stop|undo-\d+|rail-.*)$/
    /// Taps since what is seen changed altogether.
    property int lingered: 0
    property int seed: 1
    /// The size of the window.
    property size opened: Qt.size(412, 915)
    property var found: ({})
    property int checked: 0

    function init() {
        failOnWarning(root.complaints);
        Fixture.begin();
        Stillness.hasten(true);
        root.taps = 0;
        root.checked = 0;
        root.found = {};
    }
    function cleanup() {
        endApp();
        Stillness.hasten(false);
        Fixture.speak("en");
        root.opened = Qt.size(412, 915);
    }
    function startApp() {
        root.window = Fixture.showWindow(root.opened.width, root.opened.height, true);
        verify(root.window !== null);
        root.window.requestActivate();
        tryCompare(root.window, "active", true);
        settle();
    }
    function settle() {
        Stillness.settle(root.window);
    }

    /// 0 to below `below`, always the same row of numbers for a seed.
    function random(below: int): int {
        root.seed = (root.seed * 48271) % 2147483647;
        return root.seed % below;
    }
    /// What a tap may change altogether: then nothing is compared.
    function place(): string {
        const sheet = Fixture.typed("QQuickPopupItem", everything());
        const table = root.table;
        return [page(), sheet, table ? [table.step, table.turnOf, table.round, table.over] : ""].join(" ");
    }
    /// The cell that the pencil of a sheet is at, and the keys for it.
    function pencil(): var {
        const cells = root.table.cells;
        return cells ? { cell: cells.strokes.held, keys: cells.pad.kind, values: [...cells.pad.values].map(value => value.id).join(" ") } : {};
    }
    function changed(before: var, after: var): var {
        return {
            pencil: before.cell !== after.cell,
            keys: before.keys !== after.keys || before.values !== after.values,
            folded: before.keys !== after.keys && (before.keys === "" || after.keys === "")
        };
    }
    /// How far the edges of something went that Stillness tells of: left, top, right, bottom.
    function edges(moved: string): var {
        return moved.replace(/^.* by /, "").split(/[,;] /).map(Number);
    }
    /// Straight up or down, as far as all else that the exception is about.
    function together(moved: string, all: var): bool {
        const [left, top, right, bottom] = edges(moved);
        return Math.abs(left) <= 1 && Math.abs(right) <= 1 && all.every(one => Math.abs(edges(one)[1] - top) <= 1 && Math.abs(edges(one)[3] - bottom) <= 1) && Math.abs(top - bottom) <= 1;
    }
    /// Nothing but its left end.
    function leftEnd(moved: string): bool {
        return edges(moved).slice(1).every(edge => Math.abs(edge) <= 1);
    }
    function rightEnd(moved: string): bool {
        const [left, top, , bottom] = edges(moved);
        return [left, top, bottom].every(edge => Math.abs(edge) <= 1);
    }
    /// Those of all movements that no exception is about.
    function unexcepted(where: string, tapped: string, change: var, all: var): var {
        const excepted = one => {
            if (!one.where.test(where) || !one.tapped.test(tapped) || (one.when && !one.when(change)))
                return [];
            const about = all.filter(moved => one.moved.test(moved));
            return one.as ? about.filter(moved => one.as(moved, about)) : about;
        };
        const named = new Set([].concat(...root.exceptions.map(excepted)));
        return all.filter(moved => !named.has(moved));
    }
    function tapItem(item: Item) {
        const name = Stillness.nameOf(item);
        const seenAt = item.mapToItem(everything(), 0, 0).y;
        show(item);
        if (item.mapToItem(everything(), 0, 0).y !== seenAt)
            settle();
        // It may have gone meanwhile, as messages do.
        if (!item || !item.visible)
            return;
        const before = place();
        const pencilBefore = root.table ? pencil() : {};
        Stillness.look(everything());
        ++root.taps;
        mouseClick(item, item.width / 2, item.height / 2);
        settle();
        if (place() !== before) {
            root.lingered = 0;
            return;
        }
        ++root.lingered;
        ++root.checked;
        const where = page() instanceof GamePage ? root.table.step : Fixture.typeOf(page());
        const change = changed(pencilBefore, root.table ? pencil() : {});
        const moved = unexcepted(where, name, change, [...Stillness.moved(everything())]);
        if (moved.length > 0) {
            const kind = where + ": " + name.replace(/\d+/g, "#") + " " + moved[0].replace(/ by .*/, "");
            root.found[kind] = where + ": " + name + " moves " + moved[0] + (moved.length > 1 ? " and " + (moved.length - 1) + " more" : "");
        }
    }
    function verifyStill() {
        console.info(root.taps, "taps,", root.checked, "compared");
        for (const kind in root.found)
            console.info(root.found[kind]);
        verify(root.checked > 0);
        compare(Object.keys(root.found).length, 0, "movements");
    }

    function named(items, pattern) {
        return items.filter(item => pattern.test(item.objectName));
    }
    function anyOf(items) {
        return items[random(items.length)];
    }
    /// What the player taps next: something of the step, and often enough what goes on.
    function choose(): Item {
        const all = [...Stillness.tappable(everything())].filter(item => item.width > 0 && item.height > 0);
        const on = [...named(all, /^(primary|pay|take)$/), ...named(all, /^(cancel|close|leave|back)$/)];
        const own = all.filter(item => !root.shunned.test(item.objectName));
        const wanted = {
            "dice": /^face-/,
            "buy": /^offer-/,
            "village": random(2) ? /^place-(building|card)$/ : /^place-/,
            "gather": /^(number|key|digit)-/,
            "tiles": /^tile-21$/,
            "cards": /^card-/,
            "rows": /^row-/,
            "territory": random(3) ? /^tile-/ : /^disc-/,
            "progress": /^disc-/,
            "city": /^disc-/,
            "trade": /^disc-/,
            "empire": random(3) ? /^place-/ : /^disc-/,
            "cells": root.taps % 2 ? /^(key|value)-/ : /./
        }[root.table.step];
        const best = wanted ? named(own, wanted) : [];
        const luck = random(10);
        if (on.length > 0 && (luck < 3 || own.length === 0 || root.lingered > 12))
            return on[0];
        return anyOf(best.length > 0 && luck < 8 ? best : own.length > 0 ? own : all);
    }
    /// A whole game.
    function playToTheEnd() {
        for (let i = 0; i < 2400 && !root.table.over; ++i)
            tapItem(choose());
        verify(root.table.over);
    }

    function test_bronzeAge_data() {
        return [{ tag: "original, 2 players", edition: "original", names: ["Ada", "Ben"], developments: 2, seed: 11 },
                { tag: "late, 3 players", edition: "late-bronze", names: ["Ada", "Ben", "Cleo"], developments: 1, seed: 12 }];
    }
    function test_bronzeAge(data) {
        root.seed = data.seed;
        Fixture.deal(data.names, data.edition, data.developments);
        startApp();
        playToTheEnd();
        verifyStill();
    }
    /// Large text breaks into more lines or fewer with nearly each tap, and each language in other places.
    function test_largeText_data() {
        return [{ tag: "dice", play: enterFewDice, language: "en", size: Qt.size(412, 915) },
                { tag: "payment", play: pay, language: "de", size: Qt.size(412, 915) },
                { tag: "discard", play: discard, language: "de", size: Qt.size(360, 640) },
                { tag: "build", play: build, language: "fr", size: Qt.size(412, 915) },
                { tag: "build, small", play: build, language: "fr", size: Qt.size(360, 640) },
                { tag: "gather, small", play: gather, language: "de", size: Qt.size(360, 640) },
                { tag: "tile", play: payTile, language: "de", size: Qt.size(412, 915) },
                { tag: "card", play: rollForCard, language: "de", size: Qt.size(412, 915) }];
    }
    function test_largeText(data) {
        Fixture.settings.textScale = 2;
        Fixture.speak(data.language);
        root.opened = data.size;
        data.play();
        verifyStill();
    }
    function enterFewDice() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        for (const face of ["food", "good", "workers", "coins"])
            tapItem(get("face-" + face));
    }
    function gather() {
        Fixture.dealStone(["Ada", "Ben"], true);
        give(0, [["people", 10], ["tool-0", 4], ["tool-1", 3]]);
        startApp();
        tapItem(get("place-hunt"));
        for (const all of [/number-7$/, /digit-3$/, /digit-1$/, /tool-0$/, /tool-1$/, /jewels\/more/, /key-back/, /key-back/])
            tapAbout(all, 1);
    }
    function payTile() {
        Fixture.dealStone(["Ada", "Ben"], true);
        give(0, [["wood", 5], ["clay", 5], ["stone", 5], ["gold", 5], ["jewels", 5]]);
        startApp();
        tapItem(get("place-building"));
        tapItem(get("tile-new"));
        tapAbout(/gain-|pay-|points/, 30);
    }
    function rollForCard() {
        Fixture.dealStone(["Ada", "Ben"], true);
        give(0, [["wood", 5], ["clay", 5], ["tool-0", 4], ["tool-1", 3]]);
        startApp();
        tapItem(get("place-card"));
        tapItem(get("shelf-3"));
        tapItem(get("describe"));
        at("card");
        tapAbout(/key-|tool-|pay-/, 30);
    }
    /// A village is given these figures by hand.
    function give(seat: int, figures) {
        correctStone(seat, figures);
    }
    function test_stoneAge_data() {
        return [{ tag: "2 players", names: ["Ada", "Ben"], expansion: false, seed: 21 },
                { tag: "5 players with the expansion", names: ["Ada", "Ben", "Cleo", "Dora", "Emil"], expansion: true, seed: 22 }];
    }
    function test_stoneAge(data) {
        root.seed = data.seed;
        Fixture.dealStone(data.names, data.expansion);
        for (let seat = 0; seat < data.names.length; ++seat)
            give(seat, [["food", 60], ["wood", 30], ["clay", 30], ["stone", 30], ["gold", 30]]);
        startApp();
        playToTheEnd();
        verifyStill();
    }
    function test_riseOfEmpires() {
        root.seed = 31;
        startApp();
        tap("new-game");
        tap("game-2");
        enterNames("Ada Ben Cleo");
        goOn("Start with");
        for (let i = 0; i < 300 || (root.table.round < 2 && i < 900); ++i)
            tapItem(choose());
        verifyStill();
        verify(root.table.round > 1);
    }

    function test_throughTheAges() {
        root.seed = 51;
        startApp();
        tap("new-game");
        tap("game-3");
        enterNames("Ada Ben Cleo");
        goOn("Start with");
        for (let i = 0; i < 300; ++i)
            tapItem(choose());
        verifyStill();
        verify(root.table.head > 3);
    }
    function test_sheet_data() {
        return [{ tag: "without rounds", sheet: "seven-wonders", names: "Ada Ben Cleo", seed: 41 },
                { tag: "by rounds", sheet: "tichu", names: "Ada Ben Cleo Dan", seed: 42 }];
    }
    function test_sheet(data) {
        root.seed = data.seed;
        startApp();
        tap("new-game");
        tap("game-4");
        tap("sheet-" + data.sheet);
        enterNames(data.names);
        goOn("Start with");
        for (let i = 0; i < 200 && !root.table.over; ++i)
            tapItem(choose());
        verifyStill();
        verify(root.table.head > 3);
    }

    /// From the beginning of a game to its end, a few taps at each of many places.
    function test_everyPart_data() {
        return [{ tag: "Rise of Empires", game: 2, names: ["Ada", "Ben", "Cleo"], seed: 6, each: 12 },
                { tag: "Through the Ages", game: 3, names: ["Ada", "Ben", "Cleo"], seed: 7, each: 18 },
                { tag: "a sheet", game: 4, names: ["Ada", "Ben", "Cleo"], seed: 8, each: 18 }];
    }
    function test_everyPart(data) {
        const actions = Fixture.layWhole(data.game, data.names, data.seed, 0);
        startApp();
        for (let i = 0; i < actions; i += data.each) {
            root.seed = 100 + i;
            Fixture.layWhole(data.game, data.names, data.seed, i);
            settle();
            root.lingered = 0;
            for (let taps = 0; taps < 12 && !root.table.over; ++taps)
                tapItem(choose());
        }
        verifyStill();
    }

    /// Everything here that fits is tapped so often, in any order.
    function tapAbout(pattern, times: int) {
        for (let i = 0; i < times; ++i) {
            const fitting = [...Stillness.tappable(everything())].filter(item => pattern.test(Stillness.nameOf(item)));
            if (fitting.length > 0)
                tapItem(anyOf(fitting));
        }
    }
    function dealWith(changes) {
        Fixture.deal(["Ada", "Ben"], "original");
        correct(0, changes);
        startApp();
    }
    function enterDice(faces: string) {
        for (const face of faces.split(" "))
            tapItem(get("face-" + face));
        tapItem(get("primary"));
    }

    function pay() {
        dealWith({ "wood": 3, "stone": 3, "pottery": 3, "cloth": 3, "spearheads": 3, "development-granaries": 1, "food": 9 });
        enterDice("coins coins food");
        at("buy");
        for (const offer of ["irrigation", "coinage", "architecture"]) {
            tapItem(get("offer-" + offer));
            get("pay");
            settle();
            tapAbout(/row-|pay-food/, 10);
            // All that can be given, one row more or less at a time: too little, too much and exactly enough.
            for (let i = 1; i < 32; ++i)
                tapItem(get("row-" + ["wood", "stone", "pottery", "cloth", "spearheads"][Math.log2(i & -i)]));
            tapItem(get("cancel"));
            tryVerify(() => find("pay") === null);
        }
    }
    function test_payment() {
        root.pay();
        verifyStill();
    }
    function discard() {
        dealWith({ "wood": 4, "stone": 4, "pottery": 3, "cloth": 3, "spearheads": 2 });
        enterDice("food food coins");
        for (let i = 0; i < 3 && root.table.step !== "pass"; ++i)
            tapItem(get("primary"));
        at("pass");
        tapAbout(/keep-/, 60);
    }
    function test_discard() {
        root.discard();
        verifyStill();
    }
    function build() {
        dealWith({ "city-4": 3, "city-5": 4, "city-6": 5, "food": 15, "development-engineering": 1, "stone": 3 });
        enterDice("workers workers workers workers food food");
        if (root.table.step === "result")
            tapItem(get("primary"));
        at("build");
        tapAbout(/city-|monument-|finish-|engineering/, 60);
    }
    function test_build() {
        root.build();
        verifyStill();
    }
    function test_correct_data() {
        return [{ tag: "bronze", stone: false }, { tag: "stone", stone: true }];
    }
    function test_correct(data) {
        if (data.stone)
            Fixture.dealStone(["Ada", "Ben"], true);
        else
            Fixture.deal(["Ada", "Ben"], "late-bronze");
        startApp();
        root.window.look("correct");
        settle();
        compare(Fixture.typeOf(page()), "CorrectPage");
        tapAbout(/less|more|development|city|monument|first|Toggle/, 80);
        verifyStill();
    }
    function test_hunger() {
        Fixture.dealStone(["Ada", "Ben"], false);
        for (const seat of [0, 1])
            give(seat, [["food", 0], ["wood", 4], ["clay", 4], ["gold", 3]]);
        startApp();
        tapItem(get("primary"));
        tapItem(get("primary"));
        at("feed");
        tapAbout(/pay-|meal-/, 30);
        verifyStill();
    }
    /// What is in no list is described: a building, and a card of every kind.
    function test_described() {
        Fixture.dealStone(["Ada", "Ben", "Cleo"], true);
        give(0, [["wood", 5], ["clay", 5], ["stone", 5], ["gold", 5], ["jewels", 5]]);
        startApp();
        tapItem(get("place-building"));
        tapItem(get("tile-new"));
        at("tile");
        tapAbout(/gain-|as-|pick-|pay-|half-|secret-|points|keep/, 60);
        closeSheet();
        tapItem(get("leave"));
        tapItem(get("leave"));
        tapItem(get("place-card"));
        for (const shelf of [...root.table.cards.shelves]) {
            tapItem(get(shelf.id));
            tapItem(get("describe"));
            at("card");
            tapAbout(/as-|pick-|pay-|given-|half-|own-|extra-|bonus-|count|for-|key-|tool-|keep/, 15);
            closeSheet();
            tapItem(get("leave"));
            at("cards");
        }
        verifyStill();
    }
    function closeSheet() {
        const open = () => ["secret-0", "as-secret-0", "own-0", "extra-0", "bonus-0"].some(id => find(id) !== null);
        if (open()) {
            keyClick(Qt.Key_Escape);
            tryVerify(() => !open());
        }
    }
    /// Pages and sheets that are no part of a game: the way there, and what is tapped then.
    function test_archive_data() {
        return [{ tag: "replay", way: "look-history past-1 primary", tapped: /(^|\/)((turn|step)-(back|next)|speed)$/ },
                { tag: "filter", way: "look-history filter", tapped: /(person|edition|players|period)-\d+$/ },
                { tag: "a player", way: "look-settings look-players player-0", tapped: /colour|suggested/ },
                { tag: "settings", way: "look-settings", tapped: /keep-awake|result-panel|theme/ },
                { tag: "statistics", way: "look-statistics", tapped: /count-stopped/ },
                { tag: "new game", way: "new-game", tapped: /edition|trade|first$/ }];
    }
    function test_archive(data) {
        Fixture.addSamples(24);
        startApp();
        for (const name of data.way.split(" "))
            tap(name);
        settle();
        tapAbout(data.tapped, 30);
        verifyStill();
    }
    /// What counts beside each other stands beside each other, from the first frame.
    function test_workersBesideCoins() {
        Fixture.deal(["Ada", "Ben"], "original");
        startApp();
        const texts = allWhere(item => item instanceof Text, page());
        const top = words => texts.find(text => text.text === words).mapToItem(null, 0, 0).y;
        fuzzyCompare(top("0 workers"), top("0 coins"), 1);
    }
}
