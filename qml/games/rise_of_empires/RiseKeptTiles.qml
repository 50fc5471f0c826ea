// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A player's tiles of a kind: a tap gives one up or keeps it.
ColumnLayout {
    id: root

    required property RiseTable table
    property string iconName
    property string title
    property string note
    required property list<riseTile> tiles
    property riseTile none
    readonly property int columns: Theme.largeText ? 1 : Math.max(2, Math.floor(width / 220))

    signal explain(string id, string icon)

    visible: tiles.length > 0
    spacing: Theme.space2

    SectionHead {
        Layout.fillWidth: true
        iconName: root.iconName
        text: root.title
        note: root.note
    }
    Flow {
        id: board

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.tiles.length

            RiseTileButton {
                required property int index

                width: (board.width - (root.columns - 1) * board.spacing) / root.columns
                tile: root.tiles[index] ?? root.none
                keeping: true
                table: root.table
                onClicked: root.table.touch(tile.choice.id)
                onHeld: root.explain(tile.choice.about, tile.choice.icon)
            }
        }
    }
}
