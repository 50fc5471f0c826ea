// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The app bar of a sheet: which it is, how far it is, undo and more.
Item {
    id: root

    required property SheetTable table
    readonly property real room: width - emblem.width - pill.wordyWidth - Theme.touchTarget - 4 * row.spacing
    /// Where its words end and its buttons begin.
    readonly property real buttons: row.x + pill.x

    signal undoHeld
    signal more

    implicitHeight: Math.max(Theme.appBarHeight, name.implicitHeight + (Theme.largeText ? 0 : note.implicitHeight))

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.space3
        anchors.rightMargin: Theme.space1
        spacing: Theme.gapMedium

        SheetEmblem {
            id: emblem

            emblem: root.table.emblem
            tally: root.table.tally
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                id: name

                Layout.fillWidth: true
                elide: Text.ElideRight
                text: root.table.sheetTitle
                font: Theme.heading
                Accessible.ignored: false
            }
            Words {
                id: note

                Layout.fillWidth: true
                visible: !Theme.largeText
                elide: Text.ElideRight
                text: root.table.subtitle
                color: Theme.ink2
                font: Theme.caption
                Accessible.ignored: false
            }
        }
        UndoPill {
            id: pill

            objectName: "undoPill"
            bare: root.room < 10 * Theme.caption.pixelSize
            canUndo: root.table.canUndo
            canRedo: root.table.canRedo
            onUndo: root.table.undo()
            onRedo: root.table.redo()
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
