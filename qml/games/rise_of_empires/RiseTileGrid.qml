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

    /// Tiles beside each other are as high as the highest of them. No layout: over a page its height would be asked for
    /// again and again.
    function align() {
        for (let first = 0; first < repeater.count; first += root.columns) {
            const row = [];
            for (let i = first; i < Math.min(first + root.columns, repeater.count); ++i)
                row.push(repeater.itemAt(i));
            if (row.includes(null))
                return;
            const height = Math.max(root.tileHeight, ...row.map(tile => tile.implicitHeight));
            row.forEach(tile => tile.height = height);
        }
    }

    columns: Theme.largeText ? 1 : Math.max(2, Math.floor(width / 220))
    spacing: Theme.space2
    onColumnsChanged: root.align()
    onTileHeightChanged: root.align()

    Repeater {
        id: repeater

        model: root.tiles.length

        RiseTileButton {
            required property int index

            width: root.tileWidth
            onImplicitHeightChanged: root.align()
            tile: root.tiles[index] ?? root.none
            table: root.table
            large: root.large
            onClicked: root.table.touch(choice.id)
            onHeld: root.held(tile)
        }
        onItemAdded: root.align()
    }
}
