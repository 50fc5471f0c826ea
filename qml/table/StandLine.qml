// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Where a player stands, or several who play together: the figures of a sheet, and the total if the game ended now.
Touchable {
    id: root

    required property int rank
    required property string name
    required property string colour
    required property int total
    required property list<tableCounter> figures
    property bool playing: false
    property bool starts: false
    property Inks inks: null
    /// While a list is emptied its rows are still there for a moment.
    property tableCounter none

    implicitHeight: Math.max(column.implicitHeight + 2 * Theme.cardPadding, seal.height + 2 * Theme.space2)
    pressedScale: 1
    //: Spoken: %1 is a place, %2 a player, %3 points.
    Accessible.name: qsTr("%1. %2, total %3").arg(rank).arg(name).arg(Theme.number(total))
    //: Spoken: %1 is a figure of a player such as "Food", %2 its number.
    Accessible.description: [...figures].map(figure => qsTr("%1 %2").arg(figure.title).arg(figure.note === "" ? figure.value : figure.note)).join(", ")

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : "transparent"
    }

    Words {
        id: place

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.iconSize(12)
        horizontalAlignment: Text.AlignHCenter
        text: root.rank
        color: Theme.ink3
        font: Theme.section
    }
    Seals {
        id: seal

        anchors.left: place.right
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        colour: root.colour
        size: 42
        playing: root.playing
    }
    Column {
        id: column

        anchors.left: seal.right
        anchors.right: sum.left
        anchors.leftMargin: Theme.space3
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.lineSelection

        Row {
            width: parent.width
            spacing: Theme.gapSmall

            Words {
                width: Math.min(implicitWidth, parent.width - (start.visible ? start.width + parent.spacing : 0))
                elide: Text.ElideRight
                text: root.name
                font: Theme.section
            }
            Icon {
                id: start

                anchors.verticalCenter: parent.verticalCenter
                visible: root.starts
                name: "ui-star-fill"
                size: Theme.iconSize(15)
                color: Theme.ink3
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gapMedium

            Repeater {
                model: root.figures.length

                Row {
                    id: figure

                    required property int index
                    readonly property tableCounter row: root.figures[index] ?? root.none

                    spacing: Theme.space1

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: figure.row.icon
                        size: Theme.iconSize(18)
                        color: root.inks?.of(figure.row.ink) ?? Theme.ink2
                    }
                    Words {
                        text: figure.row.note === "" ? figure.row.value : figure.row.note
                        font: Theme.captionBold
                    }
                }
            }
        }
    }
    Words {
        id: sum

        anchors.right: parent.right
        anchors.rightMargin: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        text: Theme.number(root.total)
        font: Theme.total
    }
}
