// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Everybody's sheet at the moment that a replay has come to, as the game itself draws it.
ColumnLayout {
    id: root

    required property Playback playback
    /// Whose sheet was asked for; -1 follows the actions.
    property int chosen: -1
    /// The game shows all sheets together, in a view of its own.
    readonly property bool together: playback.table !== null && GameFiles.has(playback.table.folder, "ReplayView")
    readonly property int seat: chosen >= 0 ? chosen : playback.concerned

    function show() {
        if (root.playback.table)
            sheet.setSource(GameFiles.ownOrShared(root.playback.table.folder, root.together ? "ReplayView" : "SheetView"), {
                "table": root.playback.table
            });
    }

    spacing: Theme.space2
    Component.onCompleted: root.show()

    SeatTabs {
        objectName: "seats"
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.readingWidth
        Layout.alignment: Qt.AlignHCenter
        visible: !root.together
        table: root.playback.table
        seat: root.seat
        steady: true
        // A second tap follows the actions again.
        onSeatChosen: seat => root.chosen = seat === root.chosen ? -1 : seat
    }
    Loader {
        id: sheet

        objectName: "sheet"
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.leftMargin: root.together ? 0 : Theme.space3
        Layout.rightMargin: root.together ? 0 : Theme.space3
    }
    Binding {
        target: sheet.item
        property: "seat"
        value: root.seat
    }
    Connections {
        target: root.playback

        function onOpened() {
            root.show();
        }
    }
}
