// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Which game: all of them side by side as far as there is room, or one above the other where text is large.
Flow {
    id: root

    property list<string> titles
    property list<string> notes
    property list<string> scenes
    /// Which one is marked; -1 where a tap leads on at once.
    property int current: -1
    property real sceneHeight: 84
    /// What tests call them, with a number behind it.
    property string naming: "game-"

    property int columns: Theme.largeText ? 1 : Math.min(titles.length, Math.max(2, Math.floor(width / 240)))

    signal chosen(int index)

    /// Tiles side by side are as high as the one with the longest name.
    readonly property list<real> rowHeights: {
        const rows = [];
        for (let i = 0; i < tiles.count; ++i) {
            const row = Math.floor(i / columns);
            rows[row] = Math.max(rows[row] ?? 0, tiles.itemAt(i)?.implicitHeight ?? 0);
        }
        return rows;
    }

    spacing: Theme.space3

    Repeater {
        id: tiles

        // A number: a list would make all tiles anew at every tap.
        model: root.titles.length

        GameTile {
            required property int index

            objectName: root.naming + index
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            height: root.rowHeights[Math.floor(index / root.columns)] ?? 0
            title: root.titles[index] ?? ""
            note: root.notes[index] ?? ""
            scene: root.scenes[index] ?? ""
            chosen: index === root.current
            choosing: root.current >= 0
            sceneHeight: root.sceneHeight
            onClicked: root.chosen(index)
        }
    }
}
