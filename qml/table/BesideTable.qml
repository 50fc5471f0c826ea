// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Everybody, beside the turn and the sheet of a wide window.
Item {
    id: root

    required property GameTable table

    /// A player whose sheet is wanted.
    signal sheetOf(int seat)

    Scroller {
        id: view

        anchors.fill: parent
        topMargin: Theme.space4
        footMargin: Theme.space4
        filled: column.height

        ColumnLayout {
            id: column

            width: view.contentWidth
            height: Math.max(implicitHeight, view.roomy)
            spacing: Theme.space3

            RoomPart {
                Layout.fillWidth: true
                visible: wanted
                table: root.table
                file: GameFiles.ownOrShared(root.table.folder, "SheetTop")
                wanted: GameFiles.has(root.table.folder, "SheetTop")
            }
            RoomPart {
                id: all

                Layout.fillWidth: true
                Layout.fillHeight: true
                table: root.table
                file: GameFiles.ownOrShared(root.table.folder, "AllPlayers")
                wanted: true
            }
            RoomPart {
                Layout.fillWidth: true
                visible: wanted
                table: root.table
                file: GameFiles.of(root.table.folder, "BesideFoot")
                wanted: GameFiles.has(root.table.folder, "BesideFoot")
            }
        }
    }
    Binding {
        target: all.item
        property: "compact"
        value: true
    }
    Connections {
        target: all.item

        function onSheetOf(seat: int) {
            root.sheetOf(seat);
        }
    }
}
