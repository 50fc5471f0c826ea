// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The foot of every look at something: the way back to the turn, with what stands beside it.
FootBar {
    id: root

    required property GameTable table
    /// What stands before the button.
    default property alias extras: slot.data
    property bool hasMore: slot.children.length > 0

    signal back

    RowLayout {
        id: slot

        Layout.fillHeight: true
        visible: root.hasMore
        spacing: Theme.gapMedium
    }
    ActionButton {
        objectName: "primary"
        Layout.fillWidth: true
        focus: true
        //: Leaves a look at something. The second is after the end of the game.
        text: root.table.over ? qsTr("Back to the result") : qsTr("Back to the turn")
        onClicked: root.back()
    }
}
