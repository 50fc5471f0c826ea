// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Tiles in two columns, in one where text is large; a tap takes one, a held finger asks about it.
Grid {
    id: root

    required property RiseTable table
    required property list<riseTile> tiles
    property bool large: false
    /// Of each tile; 0: what it needs.
    property real tileHeight: 0
    /// While a list is emptied its tiles are still there for a moment.
    property riseTile none
    readonly property real tileWidth: (width - (columns - 1) * spacing) / columns

    signal held(riseTile tile)

    columns: Theme.largeText ? 1 : Math.max(2, Math.floor(width / 220))
    spacing: Theme.space2

    Repeater {
        model: root.tiles.length

        RiseTileButton {
            required property int index

            width: root.tileWidth
            height: Math.max(implicitHeight, root.tileHeight)
            tile: root.tiles[index] ?? root.none
            table: root.table
            large: root.large
            onClicked: root.table.touch(choice.id)
            onHeld: root.held(tile)
        }
    }
}
