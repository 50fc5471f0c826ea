// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Empire tiles as they are printed: into how many regions, over water or not, what a battle costs both.
Item {
    id: root

    required property RiseTable table
    required property list<tableChoice> tiles
    required property tableChoice another
    /// While a list is emptied its tiles are still there for a moment.
    property tableChoice none
    readonly property real least: Math.round(64 * Theme.displayScale)
    readonly property real cell: Math.max(least, (view.width - (tiles.length - 1) * Theme.gapSmall) / Math.max(4, tiles.length))

    implicitHeight: Math.max(52, number.height + losses.height + Theme.space2)

    FontMetrics {
        id: number

        font: Theme.count
    }
    FontMetrics {
        id: losses

        font: Theme.micro
    }

    component Tile: Touchable {
        id: tile

        property tableChoice choice

        signal held

        objectName: choice.id
        height: root.implicitHeight
        enabled: choice.id !== ""
        ringRadius: Theme.radiusTile
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: choice.chosen
        Accessible.name: choice.spoken === "" ? choice.title : choice.spoken
        onClicked: root.table.touch(choice.id)
        onPressAndHold: tile.held()
        Keys.onMenuPressed: tile.held()

        background: Rectangle {
            radius: Theme.radiusTile
            color: tile.choice.chosen ? Theme.accentSoft : tile.down ? Theme.surfaceAlt : Theme.surface
            border.width: tile.choice.chosen ? Theme.lineSelection : Theme.lineControlWidth
            border.color: tile.choice.chosen ? Theme.accent : Theme.lineControl
        }
    }

    ForgetAsk {
        id: forget

        table: root.table
    }
    Flickable {
        id: view

        width: root.width - plus.width - Theme.gapSmall
        height: root.height
        contentWidth: row.width
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentWidth > width + 0.5
        clip: interactive

        Row {
            id: row

            spacing: Theme.gapSmall

            Repeater {
                model: root.tiles.length

                Tile {
                    id: printed

                    required property int index
                    readonly property color ink: choice.chosen ? Theme.onAccentSoft : Theme.ink

                    width: root.cell
                    choice: root.tiles[index] ?? root.none
                    onHeld: forget.ask(choice)

                    Column {
                        anchors.centerIn: parent

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.space1

                            Words {
                                text: printed.choice.title
                                color: printed.ink
                                font: Theme.count
                            }
                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                visible: printed.choice.icon !== ""
                                name: printed.choice.icon
                                size: Theme.iconSize(18)
                                color: printed.ink
                            }
                        }
                        Words {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: printed.choice.note
                            color: printed.ink
                            font: Theme.micro
                        }
                    }
                }
            }
        }
    }
    Words {
        anchors.left: view.left
        anchors.right: view.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.tiles.length === 0
        wrapMode: Text.Wrap
        //: In place of the empire tiles, while none is known. A plus stands at the right.
        text: qsTr("No tile need be chosen; what it says can be entered once.")
        color: Theme.ink2
        font: Theme.caption
        Accessible.ignored: false
    }
    Tile {
        id: plus

        anchors.right: parent.right
        width: 56
        choice: root.another

        Icon {
            anchors.centerIn: parent
            name: root.another.icon
            size: Theme.iconSize(22)
            color: Theme.ink2
        }
    }
}
