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

    RiseOrderStrip {
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

    RiseFreeSheet {
        table: root.table
    }

    second: [
        RiseActionTable {
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
