// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Where the boxes of a monument stand and the outline around them, from the box's side alone.
QtObject {
    id: root

    property string monument
    property real box: 20
    property real gap: 3

    readonly property list<int> rows: root.rowsOf(root.monument)
    readonly property real pad: Math.round(box * 0.26)
    readonly property real pitch: box + gap
    readonly property real width: root.widthOf(root.monument)
    readonly property real height: root.heightOf(root.monument)
    readonly property list<real> xs: root.places(true)
    readonly property list<real> ys: root.places(false)

    // The pillars and the lintels of the stone circle.
    readonly property real pillar: box + 1.6 * pad
    readonly property real lintel: (width - 5) / 2
    readonly property real lintelHeight: box + 1.5 * pad

    function rowsOf(monument: string): list<int> {
        switch (monument) {
        case "step-pyramid":
            return [1, 2];
        case "stone-circle":
            return [2, 3];
        case "temple":
            return [1, 3, 3];
        case "obelisk":
            return [1, 1, 1, 1, 1, 1, 1, 1, 1];
        case "hanging-gardens":
            return [2, 4, 5];
        case "great-wall":
            return [13];
        case "great-pyramid":
            return [1, 2, 3, 4, 5];
        }
        return [];
    }
    function span(count: int): real {
        return count * root.box + (count - 1) * root.gap;
    }
    function widthOf(monument: string): real {
        switch (monument) {
        case "step-pyramid":
            return root.span(2) + 2 * root.pad + 1.1 * root.box;
        case "stone-circle":
            return 3 * root.pillar + 1.3 * root.box;
        case "temple":
            return root.span(3) + 2 * root.pad + root.box;
        case "obelisk":
            return 1.9 * root.box + 2 * root.pad;
        case "hanging-gardens":
            return root.span(5) + 2 * root.pad + 0.7 * root.box;
        case "great-wall":
            return root.span(13) + 2 * root.pad + 0.5 * root.box;
        case "great-pyramid":
            return root.span(5) + root.box + 2.4 * root.pad + root.gap;
        }
        return 0;
    }
    function heightOf(monument: string): real {
        switch (monument) {
        case "step-pyramid":
            return root.pad + 2 * root.pitch + 0.5 * root.box;
        case "stone-circle":
            return 2 * root.pitch + 2 * root.pad + 0.35 * root.box;
        case "temple":
            return 2 * root.pitch + 1.2 * root.pad + 2.15 * root.box;
        case "obelisk":
            return 9 * root.pitch + root.pad + 1.4 * root.box;
        case "hanging-gardens":
            return 3 * root.pitch + 1.2 * root.pad + 0.55 * root.box;
        case "great-wall":
            return 1.92 * root.box + 1.6 * root.pad;
        case "great-pyramid":
            return 5 * root.pitch + root.pad + 1.15 * root.box;
        }
        return 0;
    }
    function rowTop(row: int): real {
        const below = row * root.pitch;
        switch (root.monument) {
        case "step-pyramid":
            return 1 + root.pad + below;
        case "stone-circle":
            return row === 0 ? 1 + 0.75 * root.pad : (root.lintelHeight + 2.5 + root.height - root.box) / 2;
        case "temple":
            return row === 0 ? 0.75 * root.box - 2 : 1.75 * root.box + 3.5 + 0.6 * root.pad + below - root.pitch;
        case "obelisk":
            return 0.85 * root.box + 0.6 * root.gap + below;
        case "hanging-gardens":
            return 0.55 * root.box + 0.5 + below;
        case "great-wall":
            return root.height - 0.9 * root.pad - root.box;
        }
        return 1.15 * root.box + 1 + below;
    }
    function boxLeft(row: int, column: int): real {
        if (root.monument === "stone-circle") {
            return row === 0 ? 1 + column * (root.lintel + 3) + (root.lintel - root.box) / 2 : 0.15 * root.box + column * (root.pillar + 0.5 * root.box) + 0.8 * root.pad;
        }
        return (root.width - root.span(root.rows[row])) / 2 + column * root.pitch;
    }
    /// One coordinate of every box, the lowest row first.
    function places(across: bool): list<real> {
        const found = [];
        for (let row = root.rows.length - 1; row >= 0; --row) {
            for (let column = 0; column < root.rows[row]; ++column) {
                found.push(across ? root.boxLeft(row, column) : root.rowTop(row));
            }
        }
        return found;
    }
}
