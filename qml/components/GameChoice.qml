// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Which game: all of them side by side, or one above the other where text is large.
Flow {
    id: root

    property list<string> titles
    property list<string> notes
    property list<string> scenes
    property int current: 0

    readonly property int columns: Theme.largeText ? 1 : Math.min(2, titles.length)

    signal chosen(int index)

    spacing: Theme.space3

    Repeater {
        // A number: a list would make all tiles anew at every tap.
        model: root.titles.length

        GameTile {
            required property int index

            objectName: "game-" + index
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)
            title: root.titles[index] ?? ""
            note: root.notes[index] ?? ""
            scene: root.scenes[index] ?? ""
            chosen: index === root.current
            onClicked: root.chosen(index)
        }
    }
}
