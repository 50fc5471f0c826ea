// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The action table: whose turn, what is left, and a row to choose.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseRowsPage page: table.rows

    covered: table.free.open

    function flyDisc() {
        const disc = root.page.moved;
        if (disc.seat < 0)
            return;
        flight.fly(strip.sealOf(disc.seat), rows.circleAt(disc.row, disc.circle), disc.back, root.table.colours[disc.seat] ?? "");
    }

    RiseOrderStrip {
        id: strip

        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.lineSelection
        visible: !Theme.largeText
        order: root.page.order
        onSheetOf: seat => root.sheetOf(seat)
    }
    RiseStockCard {
        Layout.fillWidth: true
        visible: !root.sheetBeside
        stocks: root.page.stocks
        hunger: root.page.hunger
        onExplain: (id, icon) => root.explain(id, icon)
    }
    RiseOutlookCard {
        Layout.fillWidth: true
        visible: root.split && !Theme.largeText
        outlook: root.page.food
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    WantedSheet {
        table: root.table
        file: Qt.resolvedUrl("RiseFreeSheet.qml")
        wanted: root.table.free.open
    }
    RiseDiscFlight {
        id: flight

        parent: root
        anchors.fill: parent
        z: 1
    }
    Connections {
        target: root.table

        function onDone() {
            root.flyDisc();
        }
    }

    second: [
        RiseActionTable {
            id: rows

            Layout.fillWidth: true
            table: root.table
            rows: root.page.rows
            flat: root.split && !Theme.largeText
            keysShown: root.keysShown
            onExplain: (id, icon) => root.explain(id, icon)
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
