// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// A player's board to look at. It scrolls only where it does not fit.
Flickable {
    id: root

    required property AgesTable table
    property int seat: table.turnOf
    readonly property list<agesSeat> seats: table.seats
    property agesSeat nobody
    readonly property agesSeat shown: seats[seat] ?? nobody

    contentWidth: width
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Pane
    //: Spoken: the board of a player, %1.
    Accessible.name: qsTr("The board of %1").arg(shown.name)
    Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.touchTarget)
    Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.touchTarget)

    T.ScrollIndicator.vertical: ScrollMark {}

    AgesSeatBoard {
        id: column

        width: Math.min(root.width, Theme.readingWidth)
        x: (root.width - width) / 2
        table: root.table
        seat: root.shown
    }
}
