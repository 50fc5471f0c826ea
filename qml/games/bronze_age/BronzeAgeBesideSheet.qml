// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The sheet beside the turn, with the peg-board above it where that has no place of its own.
Item {
    id: root

    required property BronzeTable table
    property int seat: table.turnOf
    property bool pegsShown: false

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.space4
        anchors.bottomMargin: Theme.space4
        anchors.rightMargin: root.pegsShown ? Theme.space4 : 0
        spacing: Theme.space3

        RoomPart {
            Layout.fillWidth: true
            visible: wanted
            table: root.table
            file: Qt.resolvedUrl("BesidePegs.qml")
            wanted: root.pegsShown
        }
        BronzeAgeSheetView {
            Layout.fillWidth: true
            Layout.fillHeight: true
            table: root.table
            seat: root.seat
        }
    }
}
