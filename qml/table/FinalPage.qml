// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The end: who won and why, everybody's count, and the way on.
PageFrame {
    id: root

    required property GameTable table

    gap: Theme.cardPadding
    widest: low ? Theme.pageWidth : Theme.readingWidth

    header: Item {
        implicitHeight: Theme.appBarHeight

        IconButton {
            objectName: "close"
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.space1
            iconName: "ui-close"
            //: Leaves the final page.
            name: qsTr("Home")
            onClicked: root.look("home")
        }
        RowLayout {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space2
            height: parent.height

            IconButton {
                objectName: "look-replay"
                iconName: "ui-play"
                //: Tells the game again, action by action.
                name: qsTr("Replay")
                onClicked: root.look("replay")
            }
            IconButton {
                objectName: "look-table"
                iconName: "ui-players"
                //: Opens the look at all players.
                name: qsTr("Table")
                visible: !root.table.alone
                onClicked: root.look("table")
            }
            IconButton {
                objectName: "look-sheet"
                iconName: "ui-sheet"
                //: Opens the score sheets.
                name: qsTr("Sheet")
                onClicked: root.look("sheet")
            }
            UndoPill {
                // Four signs beside it leave a narrow phone no room for a word.
                bare: root.width < Theme.windowWidth
                canUndo: root.table.canUndo
                canRedo: root.table.canRedo
                onUndo: root.table.undo()
                onRedo: root.table.redo()
            }
        }
    }
    footer: FootBar {
        columns: root.wide ? 4 : 2

        ActionButton {
            objectName: "share"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.fillHeight: true
            kind: "tonal"
            iconName: "ui-share"
            //: Opens the page that takes the game to others.
            text: qsTr("Share")
            onClicked: root.look("share")
        }
        ActionButton {
            objectName: "look-log"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.fillHeight: true
            kind: "tonal"
            iconName: "ui-history"
            //: Opens the log of the game.
            text: qsTr("Log")
            onClicked: root.look("log")
        }
        ActionButton {
            objectName: "primary"
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            Layout.columnSpan: 2
            focus: true
            iconName: "ui-arrow"
            //: Another game with the same players.
            text: root.table.again === "" ? qsTr("Play again") : root.table.again
            onClicked: root.look("rematch")
        }
    }

    // Below each other, or on a low window side by side.
    Flow {
        id: parts

        Layout.fillWidth: true
        spacing: Theme.cardPadding

        FinalVerdict {
            id: verdict

            // The count is what everybody looks for: the laurel takes what it leaves.
            laurel: root.low ? root.roomy : root.roomy - wordsHeight - scores.implicitHeight - parts.spacing - Theme.space2
            width: root.low ? (parts.width - parts.spacing) * 0.4 : parts.width
            table: root.table
        }
        ColumnLayout {
            width: root.low ? (parts.width - parts.spacing) * 0.6 - 1 : parts.width
            spacing: Theme.cardPadding

            FinalScores {
                id: scores

                Layout.fillWidth: true
                room: root.low ? root.contentItem.height : 0
                compact: root.low || root.roomy < 480
                table: root.table
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }
}
