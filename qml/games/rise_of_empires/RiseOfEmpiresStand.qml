// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The players side by side and what the rows cost, for a phone that stands in the middle of the table.
AllPlayersPart {
    id: root

    required property RiseTable table
    readonly property riseStand page: table.stand
    readonly property list<riseRow> rows: page.rows
    /// While a list is emptied its items are still there for a moment.
    property riseSeat nobody
    property riseRow none

    spacing: Theme.space3

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.space3

        Repeater {
            model: root.page.order.length

            RiseStandCard {
                required property int index

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                seat: root.table.seats[root.page.order[index] ?? 0] ?? root.nobody
                onClicked: root.sheetOf(seat.seat)
            }
        }
    }
    Card {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        visible: root.rows.length > 0
        padding: 0

        RowLayout {
            width: parent.width
            spacing: 0

            Repeater {
                model: root.rows.length

                RiseStandRow {
                    required property int index

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    row: (root.rows[index] ?? root.none).choice
                    first: index === 0
                }
            }
        }
    }
}
