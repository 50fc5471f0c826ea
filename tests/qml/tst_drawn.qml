// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import "qrc:/qt/qml/Tallystone/games/bronze_age"
import "gallery"

TestCase {
    id: root

    name: "Drawn"
    when: windowShown
    width: 412
    height: 900
    visible: true

    Component {
        id: monumentMaker

        Monument {
            interactive: true
        }
    }
    Component {
        id: cityMaker

        City {
            interactive: true
        }
    }
    Component {
        id: fieldMaker

        MonumentField {
            interactive: true
            names: ["Step Pyramid", "Stone Circle", "Temple", "Obelisk", "Hanging Gardens", "Great Wall", "Great Pyramid"]
            first: [1, 2, 4, 6, 8, 10, 12]
            later: [0, 1, 2, 3, 4, 5, 6]
        }
    }
    Component {
        id: cityRowMaker

        CityRow {
            interactive: true
            ticked: [3, 0, 0, 2]
        }
    }
    Component {
        id: boardMaker

        PegBoard {
            width: 380
            names: ["Wood", "Stone", "Pottery", "Cloth", "Spearheads", "Food"]
            woodValues: [0, 1, 3, 6, 10, 15, 21, 28, 36]
            stoneValues: [0, 2, 6, 12, 20, 30, 42, 56]
            potteryValues: [0, 3, 9, 18, 30, 45, 63]
            clothValues: [0, 4, 12, 24, 40, 60]
            spearheadsValues: [0, 5, 15, 30, 50]
        }
    }
    Component {
        id: stripMaker

        DisasterStrip {}
    }
    Component {
        id: boxMaker

        Box {}
    }
    Component {
        id: dotsMaker

        DevDots {}
    }
    Component {
        id: galleryMaker

        DrawnGallery {}
    }
    SignalSpy {
        id: tapped

        signalName: "tapped"
    }
    SignalSpy {
        id: boxTapped

        signalName: "boxTapped"
    }
    SignalSpy {
        id: takenBack

        signalName: "takenBack"
    }
    SignalSpy {
        id: held

        signalName: "held"
    }

    function watch(item: Item): void {
        for (const spy of [tapped, boxTapped, takenBack, held]) {
            spy.target = item;
            spy.clear();
        }
    }
    function childrenWith(parent: Item, property: string) {
        const found = [];
        for (let i = 0; i < parent.children.length; ++i) {
            if (parent.children[i][property] !== undefined) {
                found.push(parent.children[i]);
            }
        }
        return found;
    }
    function cleanup(): void {
        Theme.textScale = 1;
        Theme.animated = true;
    }

    function test_sizes_data() {
        return [
            {tag: "step-pyramid", boxes: 3, width: 75, height: 61},
            {tag: "stone-circle", boxes: 5, width: 110, height: 63},
            {tag: "temple", boxes: 7, width: 96, height: 95},
            {tag: "obelisk", boxes: 9, width: 48, height: 240},
            {tag: "hanging-gardens", boxes: 11, width: 136, height: 86},
            {tag: "great-wall", boxes: 13, width: 316, height: 46.4},
            {tag: "great-pyramid", boxes: 15, width: 147, height: 143}
        ];
    }
    function test_sizes(data): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: data.tag, interactive: false});
        fuzzyCompare(item.implicitWidth, data.width, 0.01);
        fuzzyCompare(item.implicitHeight, data.height, 0.01);
        compare(item.boxes, data.boxes);
        for (let i = 0; i < item.boxes; ++i) {
            verify(item.xs[i] >= 0 && item.xs[i] + item.box <= item.width);
            verify(item.ys[i] >= 0 && item.ys[i] + item.box <= item.height);
            verify(i === 0 || item.ys[i] <= item.ys[i - 1], "from the ground up");
        }
    }
    function test_cities_data() {
        return [
            {tag: "1", boxes: 0, width: 35, height: 40.6},
            {tag: "3", boxes: 0, width: 35, height: 48.6},
            {tag: "4", boxes: 3, width: 55, height: 76.6},
            {tag: "5", boxes: 4, width: 55, height: 76.6},
            {tag: "6", boxes: 5, width: 55, height: 99.6},
            {tag: "7", boxes: 6, width: 55, height: 99.6}
        ];
    }
    function test_cities(data): void {
        const item = createTemporaryObject(cityMaker, root, {number: Number(data.tag), interactive: false});
        compare(item.boxes, data.boxes);
        fuzzyCompare(item.implicitWidth, data.width, 0.01);
        fuzzyCompare(item.implicitHeight, data.height, 0.01);
    }
    function test_marks(): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: "temple", ticked: 3, added: 2, showNext: true});
        const marks = [];
        for (let i = 0; i < 7; ++i) {
            marks.push(item.markOf(i));
        }
        compare(marks, ["ticked", "ticked", "ticked", "new", "new", "next", "empty"]);
    }
    function test_taps(): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: "great-pyramid"});
        watch(item);
        mouseClick(item, 8, item.height - 3);
        compare(tapped.count, 1);
        compare(boxTapped.count, 0);
        // The peak is the last of fifteen, the lowest left box the first.
        mouseClick(item, item.width / 2, item.ys[14] + 10);
        compare(boxTapped.signalArguments[0][0], 15);
        mouseClick(item, item.xs[0] + 5, item.ys[0] + 5);
        compare(boxTapped.signalArguments[1][0], 1);
        compare(tapped.count, 1);
    }
    function test_holding_explains(): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: "temple"});
        watch(item);
        mousePress(item, 4, item.height - 3);
        tryCompare(held, "count", 1, 3000);
        mouseRelease(item, 4, item.height - 3);
        compare(tapped.count, 0);
    }
    function test_keys(): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: "temple", focus: true});
        item.forceActiveFocus();
        watch(item);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Up);
        compare(tapped.count, 3);
        keyClick(Qt.Key_Backspace);
        keyClick(Qt.Key_Down);
        compare(takenBack.count, 2);
    }
    function test_not_in_play(): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: "temple", inPlay: false, showNext: true});
        watch(item);
        mouseClick(item, 4, item.height - 3);
        mouseClick(item, item.width / 2, item.ys[6] + 5);
        item.forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(tapped.count + boxTapped.count + takenBack.count + held.count, 0);
        // Asked by key, it says why.
        keyClick(Qt.Key_Space);
        compare(held.count, 1);
        compare(item.markOf(0), "empty");
    }
    function test_thumb(): void {
        const item = createTemporaryObject(monumentMaker, root, {monument: "obelisk", box: 12.5, gap: 2});
        verify(item.width >= Theme.touchTarget);
        const city = createTemporaryObject(cityMaker, root, {number: 4, box: 12});
        verify(city.width >= Theme.touchTarget && city.height >= Theme.touchTarget);
    }
    function test_field_data() {
        const rows = [];
        for (const width of [328, 380]) {
            for (const scale of [1, 1.3, 2]) {
                rows.push({tag: `${width} at ${scale}`, width: width, scale: scale});
            }
        }
        return rows;
    }
    function test_field(data): void {
        Theme.textScale = data.scale;
        const field = createTemporaryObject(fieldMaker, root, {width: data.width});
        const cells = childrenWith(field, "place");
        compare(cells.length, 7);
        for (const cell of cells) {
            verify(cell.x >= -0.5, cell.name);
            verify(cell.x + cell.width <= data.width + 0.5, `${cell.name} ends at ${cell.x + cell.width}`);
            verify(cell.y >= -0.5 && cell.y + cell.height <= field.height + 0.5, cell.name);
            for (const other of cells) {
                const apart = cell === other || cell.x + cell.width <= other.x + 0.5 || other.x + other.width <= cell.x + 0.5 || cell.y + cell.height <= other.y + 0.5 || other.y + other.height <= cell.y + 0.5;
                verify(apart, `${cell.name} and ${other.name}`);
            }
        }
        watch(field);
        const wall = cells.find(cell => cell.monument === "great-wall");
        mouseClick(wall, wall.width / 2, wall.drawnHeight - 2);
        compare(tapped.signalArguments[0][0], 5);
    }
    function test_city_row(): void {
        const row = createTemporaryObject(cityRowMaker, root, {width: 328});
        const houses = childrenWith(row.children[0], "number");
        compare(houses.length, 7);
        compare(houses.map(house => house.built), [true, true, true, true, false, false, false]);
        verify(houses[6].x + houses[6].width <= 328.5);
        watch(row);
        mouseClick(houses[0]);
        compare(tapped.count, 0);
        mouseClick(houses[6], 4, houses[6].height - 3);
        compare(tapped.signalArguments[0][0], 7);
    }
    function test_pegs(): void {
        Theme.animated = false;
        const board = createTemporaryObject(boardMaker, root, {food: 15});
        board.goods = [4, 3, 2, 1, 0];
        for (const [good, count] of [["wood", 4], ["stone", 3], ["pottery", 2], ["cloth", 1], ["spearheads", 0]]) {
            const row = findChild(board, good);
            const peg = findChild(row, "peg");
            tryVerify(() => Math.abs(peg.x + peg.width / 2 - (count + 0.5) * row.column) < 0.01);
        }
        const food = findChild(findChild(board, "food"), "peg");
        fuzzyCompare(food.x + food.width / 2, 15.5 * 22.5, 0.01);
        board.goods = [8, 3, 2, 1, 0];
        const wood = findChild(findChild(board, "wood"), "peg");
        tryVerify(() => Math.abs(wood.x + wood.width / 2 - 8.5 * board.column) < 0.01);
        verify(board.rowEnd(0) <= board.width, "the longest row ends on the board");
        verify(board.rowEnd(4) < board.rowEnd(0), "a flight of steps");
    }
    function test_peg_walks(): void {
        const board = createTemporaryObject(boardMaker, root);
        const wood = findChild(findChild(board, "wood"), "peg");
        board.goods = [8, 0, 0, 0, 0];
        verify(wood.x < board.column, "it has just set out");
        tryVerify(() => Math.abs(wood.x + wood.width / 2 - 8.5 * board.column) < 0.01);
    }
    function test_strip(): void {
        const strip = createTemporaryObject(stripMaker, root, {before: 2, added: 3});
        compare([0, 1, 2, 4, 5].map(place => strip.markOf(place)), ["ticked", "ticked", "harm", "harm", "empty"]);
        compare(strip.rows, 1);
        strip.before = 14;
        compare(strip.rows, 2);
        strip.before = 44;
        verify(strip.over);
        compare(strip.rows, 1);
    }
    function test_box_colours(): void {
        const box = createTemporaryObject(boxMaker, root, {mark: "new"});
        compare(box.crossColor, Theme.onAccent);
        verify(!Qt.colorEqual(Theme.onAccent, Theme.accent));
        Theme.dark = false;
        verify(Qt.colorEqual(Theme.onAccent, "white"));
        verify(Qt.colorEqual(Theme.onPeg, "white"));
    }
    function test_dots(): void {
        compare(createTemporaryObject(dotsMaker, root, {total: 5}).counted, false);
        compare(createTemporaryObject(dotsMaker, root, {total: 9}).counted, true);
    }
    function init(): void {
        failOnWarning(/.?/);
    }
    function test_gallery(): void {
        const gallery = createTemporaryObject(galleryMaker, root, {width: 412, height: 900});
        verify(waitForRendering(gallery));
    }
}
