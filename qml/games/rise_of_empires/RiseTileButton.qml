// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A tile: its drawing or its price, its name, what it brings, who has one.
Touchable {
    id: root

    required property RiseTable table
    required property riseTile tile
    /// Drawn larger, where there are few of them.
    property bool large: false
    /// At the end of an era, where it is kept or given up: dashed is what goes.
    property bool keeping: false

    readonly property tableChoice choice: tile.choice
    readonly property bool flat: !choice.enabled
    readonly property bool dashed: !choice.chosen && (tile.unknown || keeping)
    readonly property color ink: choice.chosen ? Theme.onAccentSoft : flat ? Theme.ink2 : Theme.ink
    /// Long words and seals need the room of the drawing.
    readonly property bool bare: Theme.largeText || (width < 170 && tile.owners.length > 0) || longest.width > width - drawing.size - mark - 3 * Theme.space3
    /// A tick or a pencil at the right, or the room for one.
    readonly property real mark: choice.chosen || tile.unknown || keeping ? Theme.iconSize(20) + Theme.space1 : 0

    signal held

    implicitHeight: Math.max(large ? 82 : 64, words.height + 2 * Theme.space2)
    objectName: choice.id
    enabled: choice.id !== "" && choice.enabled
    leftPadding: Theme.space3
    rightPadding: Theme.gapMedium
    ringRadius: Theme.radiusControl
    Accessible.name: choice.spoken
    Accessible.description: choice.why
    Accessible.selectable: keeping || choice.chosen
    Accessible.selected: choice.chosen
    onPressAndHold: root.held()
    Keys.onMenuPressed: root.held()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.choice.chosen ? Theme.accentSoft : root.dashed ? "transparent" : root.down || root.flat ? Theme.surfaceAlt : Theme.surface
        border.width: root.choice.chosen ? Theme.lineSelection : root.flat || root.dashed ? 0 : Theme.lineControlWidth
        border.color: root.choice.chosen ? Theme.accent : Theme.lineControl

        Loader {
            anchors.fill: parent
            active: root.dashed

            sourceComponent: DashedFrame {
                radius: Theme.radiusControl
            }
        }
    }

    // Where a finger is held.
    Item {
        objectName: root.tile.edit.id
        anchors.fill: parent
    }
    Widest {
        id: longest

        texts: root.choice.title.split(" ")
        font: Theme.label
    }
    Item {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: root.leftPadding
        width: root.choice.cost !== "" ? price.width : root.bare ? 0 : drawing.size
        height: Math.max(price.height, drawing.size)

        Icon {
            id: drawing

            anchors.verticalCenter: parent.verticalCenter
            visible: root.choice.cost === "" && !root.bare
            name: root.choice.icon
            size: Theme.iconSize(root.large ? 36 : 28)
            color: root.choice.chosen ? Theme.onAccentSoft : root.flat ? Theme.ink3 : Theme.ink2
        }
        Rectangle {
            id: price

            anchors.verticalCenter: parent.verticalCenter
            visible: root.choice.cost !== ""
            width: Math.max(44, cost.implicitWidth + Theme.space3)
            height: visible ? Math.max(44, coin.size + cost.implicitHeight) : 0
            radius: Theme.radiusSegment
            color: root.flat ? "transparent" : Theme.accentSoft
            border.width: Theme.lineControlWidth
            border.color: root.flat ? Theme.line : Theme.accent

            Column {
                anchors.centerIn: parent

                Icon {
                    id: coin

                    anchors.horizontalCenter: parent.horizontalCenter
                    name: root.choice.icon
                    size: Theme.iconSize(16)
                    color: root.flat ? Theme.ink3 : Theme.onAccentSoft
                }
                Words {
                    id: cost

                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.choice.cost
                    color: root.flat ? Theme.ink3 : Theme.onAccentSoft
                    font: Theme.cost
                }
            }
        }
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: sign.x + sign.width + (sign.width > 0 ? Theme.gapMedium : 0)
        width: Math.max(0, Math.min(side.x, root.width - root.rightPadding - (root.keeping ? root.mark - Theme.space1 : 0)) - x - (side.width > 0 || root.keeping ? Theme.space1 : 0))
        spacing: Theme.lineSelection

        WholeWords {
            width: parent.width
            room: width - rightPadding
            visible: root.choice.title !== ""
            rightPadding: pile.visible ? pile.width : 0
            text: root.choice.title
            color: root.ink
            face: Theme.label
        }
        Item {
            width: parent.width
            height: root.keeping ? Math.max(figures.height, note.height) : note.y + note.height
            visible: root.tile.figures.length > 0 || root.choice.note !== ""

            RiseFigureRow {
                id: figures

                width: parent.width
                height: root.tile.figures.length > 0 ? implicitHeight : 0
                visible: root.tile.figures.length > 0
                opacity: root.keeping && !root.choice.chosen ? 0 : root.flat ? 0.75 : 1
                figures: root.tile.figures
                iconSize: root.large || root.choice.cost !== "" ? 20 : 17
                face: root.large || root.choice.cost !== "" ? Theme.label : Theme.captionBold
                ink: root.ink
            }
            // What is given up says so in the room of what it would bring, so that no other tile moves.
            Words {
                id: note

                y: root.keeping || root.tile.figures.length === 0 ? 0 : figures.height + Theme.lineSelection
                width: parent.width
                height: text !== "" ? implicitHeight : 0
                visible: text !== ""
                opacity: root.keeping && root.choice.chosen ? 0 : 1
                wrapMode: Text.Wrap
                text: root.choice.note
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }
    Row {
        id: side

        anchors.verticalCenter: parent.verticalCenter
        x: root.width - root.rightPadding - width
        spacing: Theme.space1

        RiseSeals {
            anchors.verticalCenter: parent.verticalCenter
            owners: root.tile.owners
            colours: root.table.colours
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.choice.chosen || (root.tile.unknown && !root.bare)
            name: root.choice.chosen ? "ui-check" : "ui-edit"
            size: Theme.iconSize(20)
            color: root.choice.chosen ? Theme.onAccentSoft : Theme.ink3
        }
    }
    Rectangle {
        id: pile

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gapSmall
        visible: root.choice.count > 0
        width: times.implicitWidth + Theme.space3
        height: times.implicitHeight + Theme.gapSmall
        radius: height / 2
        color: Theme.surfaceAlt

        Words {
            id: times

            anchors.centerIn: parent
            //: How many of a tile a player has, as in "×2".
            text: qsTr("×%1").arg(root.choice.count)
            color: Theme.ink2
            font: Theme.microBold
        }
    }
}
