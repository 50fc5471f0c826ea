// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// Undo and Redo beside each other, both always there, so that neither is ever where the other was.
Rectangle {
    id: root

    property bool canUndo: false
    property bool canRedo: false
    /// Only the signs, where there is little room.
    property bool bare: false

    signal undo
    signal redo
    /// Asks for the list of the last actions.
    signal held

    readonly property bool wordless: bare || Theme.largeText
    readonly property bool idle: !canUndo && !canRedo
    /// What it takes with its word.
    readonly property real wordyWidth: Math.ceil(word.advanceWidth) + 20 + Theme.gapSmall + 2 * Theme.space3 + redoHalf.width

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.touchTarget
    radius: height / 2
    color: Theme.surfaceAlt
    opacity: idle ? 0.6 : 1

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

            width: root.wordless ? Theme.touchTarget + Theme.space1 : implicitWidth
            height: parent.height
            leftPadding: root.wordless ? 0 : Theme.space3
            rightPadding: leftPadding
            ringRadius: height / 2
            enabled: root.canUndo
            opacity: root.canUndo || root.idle ? 1 : 0.4
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
        Touchable {
            id: redoHalf
            objectName: "redo"

            width: Theme.touchTarget + Theme.space1
            height: parent.height
            ringRadius: height / 2
            enabled: root.canRedo
            opacity: root.canRedo || root.idle ? 1 : 0.4
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
                    color: root.canRedo ? Theme.ink : Theme.ink3
                }
            }
        }
    }
}
