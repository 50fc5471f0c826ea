// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Tiles under their headings.
Column {
    id: root

    required property RiseTable table
    required property list<riseShelf> shelves
    property real tileHeight: 0
    /// While a list is emptied its shelves are still there for a moment.
    property riseShelf none

    signal held(riseTile tile)

    spacing: Theme.gapMedium

    Repeater {
        model: root.shelves.length

        Column {
            id: shelf

            required property int index
            readonly property riseShelf its: root.shelves[index] ?? root.none

            width: root.width
            spacing: Theme.gapMedium

            SectionHead {
                width: parent.width
                opacity: shelf.its.flat ? 0.62 : 1
                text: shelf.its.title
                // Two lines of words need more room than a note is worth.
                note: root.width < Theme.phoneWidth - Theme.pageMargin ? "" : shelf.its.note
            }
            RiseTileGrid {
                width: parent.width
                table: root.table
                tiles: shelf.its.tiles
                tileHeight: root.tileHeight
                onHeld: tile => root.held(tile)
            }
        }
    }
}
