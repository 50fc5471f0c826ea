// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Which city, or in a B turn which wonder.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseCityPage page: table.city

    title: head
    covered: page.sheet.open

    RiseTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    RiseSegments {
        Layout.fillWidth: true
        visible: rows.length > 0
        enabled: rows.length > 0 && rows[0].id !== ""
        table: root.table
        rows: root.page.kinds
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
    RiseCitySheet {
        table: root.table
        sheet: root.page.sheet
    }

    second: [
        RiseShelves {
            Layout.fillWidth: true
            visible: shelves.length > 0
            table: root.table
            shelves: root.page.shelves
            tileHeight: 72
            onHeld: tile => root.table.touch(tile.edit.id)
        },
        RiseWonderPart {
            Layout.fillWidth: true
            visible: root.page.wonder
            table: root.table
            page: root.page
        },
        RiseOutlookCard {
            Layout.fillWidth: true
            outlook: root.page.outlook
        },
        NoteLine {
            Layout.fillWidth: true
            text: qsTr("What you enter once is offered again, here and in later games.")
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
