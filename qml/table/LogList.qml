// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Tallystone
import Tallystone.App

/// The turns of a table, the latest first.
ListView {
    id: root

    required property GameTable table

    /// The turn that begins with this action is to be changed.
    signal changeWanted(int first)

    objectName: "log"
    model: table.log
    spacing: Theme.space3
    clip: true
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")
    Keys.onDownPressed: flick(0, -2 * height)
    Keys.onUpPressed: flick(0, 2 * height)

    T.ScrollIndicator.vertical: ScrollMark {}

    delegate: LogTurn {
        required property tableTurn modelData
        required property int index

        objectName: "turn-" + index
        x: (root.width - width) / 2
        width: Math.min(Theme.readingWidth, root.width - 2 * Theme.pageMargin)
        turn: modelData
        onReached: root.positionViewAtIndex(index, ListView.Contain)
        onChangeWanted: root.changeWanted(modelData.first)
    }

    Prose {
        anchors.centerIn: parent
        width: root.width - 2 * Theme.pageMargin
        visible: root.count === 0
        horizontalAlignment: Text.AlignHCenter
        //: The log before the first action.
        text: qsTr("Nothing has happened yet.")
        color: Theme.ink2
    }
}
