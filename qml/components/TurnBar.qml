// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The app bar of a turn: who plays, where the game is, undo and more.
Item {
    id: root

    property string colour
    property string name
    property string subtitle
    property bool canUndo: false
    property bool canRedo: false

    signal undo
    signal redo
    signal undoHeld
    signal more

    /// What is left for the words beside an Undo with its word.
    readonly property real room: width - row.anchors.leftMargin - row.anchors.rightMargin - seal.implicitWidth - pill.wordyWidth
                                 - Theme.touchTarget - 2 * row.spacing

    /// Where its words end and its buttons begin.
    readonly property real buttons: row.x + pill.x

    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    implicitHeight: Math.max(Theme.appBarHeight, words.implicitHeight)

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.pageMargin
        anchors.rightMargin: Theme.space1
        spacing: Theme.gapMedium

        PlayerSeal {
            id: seal

            size: 42
            colour: root.colour
            Accessible.ignored: true
        }
        ColumnLayout {
            id: words

            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                elide: Text.ElideRight
                text: root.name
                font: Theme.heading
                Accessible.ignored: false
            }
            Words {
                id: place

                Layout.fillWidth: true
                visible: root.subtitle !== "" && !Theme.largeText
                elide: Text.ElideRight
                text: root.subtitle
                color: Theme.ink2
                font: Theme.caption
                Accessible.ignored: false
            }
        }
        UndoPill {
            id: pill

            objectName: "undoPill"
            bare: place.implicitWidth > root.room
            canUndo: root.canUndo
            canRedo: root.canRedo
            onUndo: root.undo()
            onRedo: root.redo()
            onHeld: root.undoHeld()
        }
        IconButton {
            objectName: "more"
            Layout.leftMargin: -Theme.space2
            iconName: "ui-more"
            iconSize: Theme.iconSize(24)
            //: Opens the list of rarer actions of a turn.
            name: qsTr("More")
            onClicked: root.more()
        }
    }
}
