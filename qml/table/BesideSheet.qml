// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A player's sheet beside the turn; above it what the game shows with it, unless that is beside everybody.
Item {
    id: root

    required property GameTable table
    property int seat: table.turnOf
    property bool tableBeside: true

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.space4
        anchors.bottomMargin: Theme.space4
        anchors.rightMargin: root.tableBeside ? 0 : Theme.space4
        spacing: Theme.space3

        RoomPart {
            id: above

            Layout.fillWidth: true
            visible: wanted
            table: root.table
            file: GameFiles.ownOrShared(root.table.folder, "SheetTop")
            wanted: !root.tableBeside && GameFiles.has(root.table.folder, "SheetTop")
        }
        RoomPart {
            id: sheet

            Layout.fillWidth: true
            Layout.fillHeight: true
            table: root.table
            file: GameFiles.ownOrShared(root.table.folder, "SheetView")
            wanted: true
        }
    }
    Binding {
        target: sheet.item
        property: "seat"
        value: root.seat
    }
}
