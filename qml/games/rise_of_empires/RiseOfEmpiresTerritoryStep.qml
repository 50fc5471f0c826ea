// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Which of the eight kinds of territory: one tap takes it.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseTerritoryPage page: table.territory

    title: head

    RiseTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    RiseDiscPart {
        id: disc

        Layout.fillWidth: true
        table: root.table
        discs: root.page.discs
        pay: root.page.pay
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: [
        RiseTileGrid {
            Layout.fillWidth: true
            table: root.table
            tiles: root.page.tiles
            large: !root.tight
            tileHeight: root.tight || root.split ? 0 : disc.visible ? 82 : 100
            onHeld: tile => root.explain(tile.choice.about, tile.choice.icon)
        },
        RiseOutlookCard {
            Layout.fillWidth: true
            outlook: root.page.outlook
        },
        NoteLine {
            Layout.fillWidth: true
            text: qsTr("Hold a tile: what it would change. Tap it: taken.")
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
