// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// All players at a glance. A phone on its side becomes the stand in the middle of the table, if the game has one.
PageFrame {
    id: root

    required property GameTable table
    readonly property bool stands: low && GameFiles.has(table.folder, "Stand")
    readonly property string story: table.over ? table.verdict : table.moment !== "" ? table.moment
        //: Below the title of the table: %1 is a number, %2 who plays.
        : qsTr("Round %1, %2 is playing").arg(table.round).arg(table.name)

    readonly property AllPlayersPart part: (all.item ?? few.item) as AllPlayersPart

    sideMargin: stands ? Theme.space4 + Theme.space1 : Theme.pageMargin
    widest: stands ? Infinity : Theme.readingWidth

    header: LookBar {
        table: root.table
        undoSeen: root.part !== null
        title: root.stands ? root.story : qsTr("The table")
        subtitle: root.stands ? "" : root.story
        onBack: root.back()
    }
    footer: BackBar {
        visible: !root.low
        table: root.table
        onBack: root.back()
    }

    RoomPart {
        id: all

        Layout.fillWidth: true
        Layout.bottomMargin: Theme.space3
        visible: wanted
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "AllPlayers")
        wanted: !root.stands
    }
    RoomPart {
        id: few

        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: wanted
        table: root.table
        file: GameFiles.ownOrShared(root.table.folder, "Stand")
        wanted: root.stands
    }
    Item {
        Layout.fillHeight: !root.stands
        visible: !root.stands
    }
    Connections {
        target: all.item ?? few.item

        function onSheetOf(seat: int) {
            root.lookAt("sheet", seat);
        }
    }
}
