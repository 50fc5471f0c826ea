// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Tallystone
import "gallery"

/// The charts alone: where things are drawn, and that nothing runs out of its card.
TestCase {
    id: root

    name: "Charts"
    when: windowShown
    width: 412
    height: 900
    visible: true

    Component {
        id: barMaker

        BarChart {
            title: "Wins"
            note: "23 games"
            labels: ["Léa", "Inès", "Marc", "Maximiliane"]
            colours: ["murex", "saffron", "lapis", "malachite"]
            values: [9, 7, 4, 0]
            asides: ["of 23", "of 20", "of 19", "of 2"]
            strong: 0
        }
    }
    Component {
        id: columnMaker

        ColumnChart {
            title: "Scores"
            labels: ["0", "5", "10", "15", "20", "25", "30", "35", "40"]
            values: [2, 5, 9, 14, 19, 17, 10, 6, 0]
            strong: 4
        }
    }
    Component {
        id: lineMaker

        LineChart {
            title: "Score by round"
            names: ["Léa", "Inès", "Tom"]
            colours: ["murex", "saffron", "malachite"]
            labels: ["1", "2", "3", "4"]
            values: [0, 1, 3, 36, 0, 5, 11, 35, -4, NaN, 8, 7]
        }
    }
    Component {
        id: stackMaker

        StackChart {
            title: "Where points come from"
            labels: ["All", "Winners"]
            names: ["Developments", "Monuments", "Disasters"]
            seriesIcons: ["coin", "temple", "skull"]
            values: [10, 14, 6, 9, -4, -1]
        }
    }
    Component {
        id: tileMaker

        TileChart {
            title: "Wins by seat"
            labels: ["1st seat", "2nd seat", "3rd seat", "4th seat"]
            texts: ["26%", "30%", "22%", "22%"]
            values: [26, 30, 22, 22]
            strong: 1
        }
    }
    Component {
        id: galleryMaker

        ChartsGallery {}
    }

    function init() {
        failOnWarning(/.?/);
        Theme.textScale = 1;
    }
    function cleanup() {
        Theme.textScale = 1;
    }
    function allIn(item, fits) {
        let found = [];
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (!child.visible)
                continue;
            if (fits(child))
                found.push(child);
            found = found.concat(allIn(child, fits));
        }
        return found;
    }
    function tracks(chart) {
        return allIn(chart, item => item instanceof BarRow).map(row => row.share);
    }

    function test_bars() {
        const chart = createTemporaryObject(barMaker, root, {width: 380});
        compare(chart.full, 10);
        compare(tracks(chart), [0.9, 0.7, 0.4, 0]);
        chart.maximum = 20;
        compare(tracks(chart), [0.45, 0.35, 0.2, 0]);
        compare(chart.spoken(0), "Léa: 9");
    }
    function test_round_values_data() {
        return [{tag: "0", up: 1}, {tag: "0.7", up: 1}, {tag: "1", up: 1}, {tag: "1.4", up: 2}, {tag: "2.3", up: 2.5}, {tag: "9", up: 10},
            {tag: "10", up: 10}, {tag: "41", up: 50}, {tag: "118", up: 200}];
    }
    function test_round_values(data) {
        const chart = createTemporaryObject(barMaker, root, {width: 380});
        fuzzyCompare(chart.roundUp(Number(data.tag)), data.up, 1e-9);
    }
    function test_show_all() {
        const labels = [];
        for (let i = 0; i < 13; ++i)
            labels.push("Row " + i);
        const chart = createTemporaryObject(barMaker, root, {width: 380});
        chart.labels = labels;
        chart.values = labels.map((label, i) => 13 - i);
        verify(waitForRendering(chart));
        compare(tracks(chart).length, 6);
        mouseClick(findChild(chart, "show-all"));
        compare(tracks(chart).length, 13);
        mouseClick(findChild(chart, "show-all"));
        compare(tracks(chart).length, 6);
    }
    function test_columns() {
        const chart = createTemporaryObject(columnMaker, root, {width: 380});
        const heights = [0, 1, 4, 8].map(index => findChild(chart, "column-" + index).drawn);
        fuzzyCompare(heights[2], chart.tallest, 0.01);
        fuzzyCompare(heights[1] / heights[2], 5 / 19, 0.01);
        compare(heights[3], 0);
        compare(chart.spoken(4), "20: 19");
    }
    function test_lines() {
        const chart = createTemporaryObject(lineMaker, root, {width: 380});
        verify(chart.grid.length <= 5);
        verify(chart.lowest <= -4 && chart.highest >= 36);
        const [lea, ines, tom] = [0, 1, 2].map(index => findChild(chart, "series-" + index));
        verify(lea.points[3].y < lea.points[2].y, "more is higher");
        verify(lea.points[0].x < lea.points[1].x);
        compare(tom.path.split("M").length, 3, "a gap begins the line anew");
        verify(JSON.stringify([...lea.dash]) !== JSON.stringify([...ines.dash]), "told apart without colour");
        verify(Math.abs(chart.ends[0] - chart.ends[1]) >= chart.sealSize, "the ends do not lie upon each other");
        compare(chart.spoken(1), "2: Léa 1, Inès 5, Tom –");
    }
    function test_target() {
        const chart = createTemporaryObject(lineMaker, root, {width: 380, target: 50, targetText: "50 ends it"});
        verify(chart.highest >= 50, "there is room for it");
        const target = findChild(chart, "target");
        verify(target.visible);
        verify(target.points[0].y < findChild(chart, "series-0").points[3].y, "it lies above all that is lower");
        compare(target.points[0].y, target.points[1].y);
        chart.target = NaN;
        verify(!target.visible);
        verify(chart.highest < 50);
        chart.target = -20;
        verify(chart.lowest <= -20);
    }
    function test_stack() {
        const chart = createTemporaryObject(stackMaker, root, {width: 380});
        const fields = allIn(findChild(chart, "bar-0"), item => item instanceof StackField);
        compare(fields.length, 3);
        const zero = chart.least * chart.unit;
        fuzzyCompare(fields[0].x, zero, 0.01);
        fuzzyCompare(fields[1].x, zero + fields[0].width, 0.01);
        fuzzyCompare(fields[2].x + fields[2].width, zero, 0.01);
        fuzzyCompare(fields[0].width / fields[1].width, 10 / 6, 0.01);
        verify(fields[2].lost);
        compare(chart.spoken(1), "Winners: Developments 14, Monuments 9, Disasters −1");
    }
    function test_sentence_instead() {
        const chart = createTemporaryObject(tileMaker, root, {width: 380, empty: "Only 2 games so far."});
        verify(!chart.drawn);
        compare(allIn(chart, item => item.objectName.startsWith("tile-")).length, 0);
        compare(findChild(chart, "empty").text, "Only 2 games so far.");
        chart.empty = "";
        compare(allIn(chart, item => item.objectName.startsWith("tile-")).length, 4);
    }
    function test_inside_data() {
        const rows = [];
        for (const maker of ["bars", "columns", "lines", "stack", "tiles"]) {
            for (const width of [328, 380, 500]) {
                for (const scale of [1, 1.5, 2])
                    rows.push({tag: `${maker} ${width} at ${scale}`, maker: maker, width: width, scale: scale});
            }
        }
        return rows;
    }
    /// No text outside of its card or cut, at any size of text.
    function test_inside(data) {
        Theme.textScale = data.scale;
        const maker = {bars: barMaker, columns: columnMaker, lines: lineMaker, stack: stackMaker, tiles: tileMaker}[data.maker];
        const chart = createTemporaryObject(maker, root, {width: data.width});
        verify(waitForRendering(chart));
        for (const row of allIn(chart, item => item instanceof BarRow))
            verify(row.trackEnd - row.trackX >= data.width / 6, `${row.label} has a bar of ${row.trackEnd - row.trackX}`);
        const texts = allIn(chart, item => item instanceof Text && item.text !== "");
        verify(texts.length > 2);
        for (const text of texts) {
            const place = text.mapToItem(chart, 0, 0);
            verify(place.x >= -0.5 && place.x + text.width <= chart.width + 0.5, `${text.text} from ${place.x} to ${place.x + text.width}`);
            verify(place.y >= -0.5 && place.y + text.height <= chart.height + 0.5, `${text.text} at ${place.y} of ${chart.height}`);
        }
    }
    function test_gallery() {
        const gallery = createTemporaryObject(galleryMaker, root, {width: 412, height: 900});
        verify(waitForRendering(gallery));
    }
}
