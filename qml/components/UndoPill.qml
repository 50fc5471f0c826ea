// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Undo, always on screen; where something can be redone, two halves without words.
Rectangle {
    id: root

    property bool canUndo: false
    property bool canRedo: false
    /// Only the sign, where there is little room.
    property bool bare: false

    signal undo
    signal redo
    /// Asks for the list of the last actions.
    signal held

    readonly property bool wordless: bare || canRedo || Theme.largeText
    /// What it takes with its word.
    readonly property real wordyWidth: Math.ceil(word.advanceWidth) + 20 + Theme.gapSmall + Theme.space3 + Theme.space4

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.touchTarget
    radius: height / 2
    color: Theme.surfaceAlt
    opacity: canUndo || canRedo ? 1 : 0.6

    TextMetrics {
        id: word

        text: undoHalf.text
        font: Theme.control
    }
    Row {
        id: row

        height: parent.height

        Touchable {
            id: undoHalf
            objectName: "undo"

            width: root.canRedo ? Theme.touchTarget + Theme.space1 : implicitWidth
            height: parent.height
            leftPadding: root.wordless ? Theme.space2 : Theme.space3
            rightPadding: root.wordless ? Theme.space2 : Theme.space4
            ringRadius: height / 2
            enabled: root.canUndo
            opacity: root.canUndo || !root.canRedo ? 1 : 0.6
            //: Takes back the last action.
            text: qsTr("Undo")
            onClicked: root.undo()
            onPressAndHold: root.held()
            Keys.onMenuPressed: root.held()

            contentItem: CentredRow {
                spacing: Theme.gapSmall

                Icon {
                    name: "ui-undo"
                    size: root.wordless ? Theme.iconSize(22) : 20
                    color: root.canUndo ? Theme.ink : Theme.ink3
                }
                Words {
                    visible: !root.wordless
                    text: undoHalf.text
                    color: root.canUndo ? Theme.ink : Theme.ink3
                    font: Theme.control
                }
            }
        }
        // Made when there is something to redo.
        Repeater {
            model: root.canRedo ? 1 : 0

            Touchable {
                objectName: "redo"

                width: Theme.touchTarget + Theme.space1
                height: row.height
                ringRadius: height / 2
                //: Brings back what was undone.
                text: qsTr("Redo")
                onClicked: root.redo()

                contentItem: Item {
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.lineHair
                        height: parent.height / 2
                        color: Theme.lineControl
                    }
                    Icon {
                        anchors.centerIn: parent
                        name: "ui-redo"
                        size: Theme.iconSize(22)
                    }
                }
            }
        }
    }
}
