// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One turn of the log: who, when, and what happened in whole sentences.
Card {
    id: root

    required property tableTurn turn

    signal changeWanted
    /// The keyboard is here.
    signal reached

    padding: 0

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.cardPadding
            Layout.rightMargin: Theme.space1
            Layout.topMargin: Theme.space1
            spacing: Theme.space3

            PlayerSeal {
                colour: root.turn.colour
                size: 34
            }
            Prose {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.touchTarget
                // Two lines are not higher than the least, and need room from what is told below.
                bottomPadding: lineCount > 1 ? Theme.space2 : 0
                text: root.turn.title
                font: Theme.section
                Accessible.role: Accessible.Heading
            }
            IconButton {
                objectName: "change"
                visible: root.turn.changeable
                iconName: "ui-edit"
                iconSize: 22
                //: Enters an earlier turn anew. %1 is such as "Léa, round 8".
                name: qsTr("Change this turn: %1").arg(root.turn.title)
                onClicked: root.changeWanted()
                onActiveFocusChanged: if (activeFocus) root.reached()
            }
        }
        LogLines {
            Layout.fillWidth: true
            lines: root.turn.lines
        }
    }
}
