// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Where everybody stands, with what the next settling changes.
Card {
    id: root

    required property RiseTable table
    readonly property list<riseSeat> seats: table.track
    /// While a list is emptied its seats are still there for a moment.
    property riseSeat none

    signal sheetOf(int seat)

    padding: 0

    Column {
        width: parent.width

        Repeater {
            model: root.seats.length

            RiseStandLine {
                required property int index

                objectName: "stand-" + seat.seat
                width: parent ? parent.width : 0
                seat: root.seats[index] ?? root.none
                first: index === 0
                onClicked: root.sheetOf(seat.seat)
            }
        }
    }
}
