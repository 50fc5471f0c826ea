// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Which progress tile: one tap takes it.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseProgressPage page: table.progress

    title: head
    covered: page.sheet.open

    RiseTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    RiseDiscPart {
        Layout.fillWidth: true
        table: root.table
        discs: root.page.discs
        pay: root.page.pay
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }
    RiseProgressSheet {
        table: root.table
        sheet: root.page.sheet
    }

    second: [
        RiseShelves {
            Layout.fillWidth: true
            table: root.table
            shelves: root.page.shelves
            onHeld: tile => root.table.touch(tile.edit.id)
        },
        NoteLine {
            Layout.fillWidth: true
            text: qsTr("Hold a tile to see or change its figures.")
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
