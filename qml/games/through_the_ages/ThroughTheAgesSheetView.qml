// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A player's board to look at.
SheetScroll {
    id: root

    required property AgesTable table
    property int seat: table.turnOf
    readonly property list<agesSeat> seats: table.seats
    property agesSeat nobody
    readonly property agesSeat shown: seats[seat] ?? nobody

    contentHeight: column.implicitHeight
    //: Spoken: the board of a player, %1.
    Accessible.name: qsTr("The board of %1").arg(shown.name)

    AgesSeatBoard {
        id: column

        width: Math.min(root.width, Theme.readingWidth)
        x: (root.width - width) / 2
        table: root.table
        seat: root.shown
    }
}
