// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tallystone
import Tallystone.App

/// The game turn by turn, the latest first; any turn that was passed can be changed.
PlainPage {
    id: root

    required property GameTable table

    Keys.onDownPressed: list.flick(0, -2 * list.height)
    Keys.onUpPressed: list.flick(0, 2 * list.height)

    header: PageBar {
        //: Title of the page that tells the game turn by turn.
        title: qsTr("Log")
        subtitle: qsTr("newest first")
        onBack: root.back()

        TableUndo {
            table: root.table
        }
    }
    footer: BackBar {
        table: root.table
        onBack: root.back()
    }

    ListView {
        id: list

        objectName: "log"
        anchors.fill: parent
        model: root.table.log
        spacing: Theme.space3
        clip: true
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")

        ScrollIndicator.vertical: ScrollIndicator {}

        delegate: LogTurn {
            required property tableTurn modelData
            required property int index

            objectName: "turn-" + index
            x: (list.width - width) / 2
            width: Math.min(Theme.readingWidth, list.width - 2 * Theme.pageMargin)
            turn: modelData
            onReached: list.positionViewAtIndex(index, ListView.Contain)
            onChangeWanted: {
                root.table.change.begin(modelData.first);
                root.look("change");
            }
        }
    }
    Prose {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.pageMargin
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        //: The log before the first action.
        text: qsTr("Nothing has happened yet.")
        color: Theme.ink2
    }
}
