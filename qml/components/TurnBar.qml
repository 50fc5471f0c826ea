// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// The app bar of a turn: who plays, where the game is, undo and more.
Item {
    id: root

    property string colour
    /// A drawing in place of the seal, where nobody alone plays.
    property string sign
    property string name
    property string subtitle
    property bool canUndo: false
    property bool canRedo: false

    signal undo
    signal redo
    signal undoHeld
    signal more

    /// What is left for the words beside an Undo with its word. Whether that is enough is no question of what they
    /// say: Undo never moves.
    readonly property real room: width - row.anchors.leftMargin - row.anchors.rightMargin - seal.implicitWidth - pill.wordyWidth
                                 - Theme.touchTarget - 2 * row.spacing

    /// Where its words begin, where the second line of them does, and where they end and its buttons begin.
    readonly property real words: row.x + column.x
    readonly property real secondLine: row.y + column.y + name.y + name.height
    readonly property real buttons: row.x + pill.x

    /// Of two parts that have room in a line each, the second line has the second one whole.
    readonly property list<string> parts: subtitle.split(" · ")
    readonly property bool paired: parts.length === 2 && line.height > 0 && [...parts].every(part => line.advanceWidth(part + " ·") < column.width)

    implicitWidth: row.implicitWidth + row.anchors.leftMargin + row.anchors.rightMargin
    implicitHeight: Math.max(Theme.appBarHeight, name.implicitHeight + (Theme.largeText ? 0 : 2 * Math.ceil(line.height)))

    FontMetrics {
        id: line

        font: Theme.caption
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.pageMargin
        anchors.rightMargin: Theme.space1
        spacing: Theme.gapMedium

        Rectangle {
            id: seal

            implicitWidth: 42
            implicitHeight: 42
            radius: height / 2
            color: root.sign === "" ? "transparent" : Theme.surfaceAlt

            PlayerSeal {
                visible: root.sign === ""
                size: parent.width
                colour: root.colour
                Accessible.ignored: true
            }
            Icon {
                anchors.centerIn: parent
                visible: root.sign !== ""
                name: root.sign
                size: Math.round(seal.width * 0.62)
                color: Theme.accent
            }
        }
        ColumnLayout {
            id: column

            Layout.fillWidth: true
            spacing: 0

            Words {
                id: name

                Layout.fillWidth: true
                elide: Text.ElideRight
                text: root.name
                font: Theme.heading
                Accessible.ignored: false
            }
            Words {
                objectName: "subtitle"
                Layout.fillWidth: true
                visible: root.subtitle !== "" && !Theme.largeText
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                text: root.paired ? [...root.parts].map(part => part.replace(/ /g, "\u00a0")).join(" · ") : root.subtitle
                color: Theme.ink2
                font: Theme.caption
                Accessible.ignored: false
                Accessible.role: Accessible.StaticText
                Accessible.name: root.subtitle
            }
        }
        UndoPill {
            id: pill

            objectName: "undoPill"
            bare: root.room < 12 * Theme.caption.pixelSize
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
