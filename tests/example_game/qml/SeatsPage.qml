// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Everybody's points, to look at or to change by hand.
PageFrame {
    id: root

    required property TouchTable table
    property int seat: table.turnOf
    property bool changing: false

    footer: BackBar {
        table: root.table
        onBack: root.back()
    }

    Repeater {
        model: root.table.page.seats.length

        CounterRow {
            required property int index

            Layout.fillWidth: true
            table: root.table
            row: root.table.page.seats[index]
            changing: root.changing
        }
    }
}
