// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A player's whole sheet as it is drawn on paper.
SheetScroll {
    id: root

    required property BronzeTable table
    property int seat: table.turnOf
    readonly property bronzeSeat shown: table.seats[seat]
    readonly property real inner: (width - 2 * Theme.space4 - (columns - 1) * Theme.space6) / columns
    /// What the sheet wants to be as high as; with more developments the drawing gives way to them.
    readonly property real wanted: columns > 1 ? 420 : table.developmentIds.length > 14 ? 860 : 740
    /// Drawn for an inner width of 354; the drawing grows where both width and height allow it.
    readonly property real unit: Math.max(0.8, Math.min(1.4, inner / 354, height / wanted))

    contentHeight: card.height
    //: Spoken: the sheet of a player, %1.
    Accessible.name: qsTr("Sheet of %1").arg(shown.name)

    Card {
        id: card

        width: root.width
        // A little air between the sections is welcome, a lot is not.
        height: Math.max(implicitHeight, Math.min(root.height, implicitHeight * 1.15))
        leftPadding: Theme.space4
        rightPadding: Theme.space4
        topPadding: Theme.space2
        bottomPadding: Theme.space2

        GridLayout {
            anchors.fill: parent
            columns: root.columns
            columnSpacing: Theme.space6
            rowSpacing: Theme.space1

            SheetUpper {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                table: root.table
                seat: root.shown
                unit: root.unit
            }
            SheetLower {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                table: root.table
                seat: root.shown
                unit: root.unit
            }
        }
    }
}
