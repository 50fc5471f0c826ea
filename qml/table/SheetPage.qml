// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// A full-screen look at any player's sheet.
PlainPage {
    id: root

    required property GameTable table
    property int seat: table.turnOf
    readonly property SheetButton button: more.item as SheetButton

    siblings: button === null ? [] : [button.where]

    header: Item {
        implicitHeight: tabs.visible ? tabs.height + Theme.space3 : Theme.space3

        SeatTabs {
            id: tabs

            x: (parent.width - width) / 2
            y: Theme.space1
            width: Math.min(parent.width, Theme.readingWidth)
            table: root.table
            seat: root.seat
            onSeatChosen: seat => root.seat = seat
        }
    }
    footer: BackBar {
        table: root.table
        hasMore: root.button !== null
        onBack: root.back()

        Loader {
            id: more

            Layout.fillHeight: true
            visible: item !== null
            source: GameFiles.ownOrShared(root.table.folder, "SheetMore")
        }
    }

    RoomPart {
        id: sheet

        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.space3, root.height > root.width ? Theme.readingWidth : Theme.pageWidth)
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "SheetView")
        wanted: true
    }
    Binding {
        target: sheet.item
        property: "seat"
        value: root.seat
    }
    Connections {
        target: root.button

        function onClicked() {
            root.lookAt(root.button.where, root.seat);
        }
    }
}
