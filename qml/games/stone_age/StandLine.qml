// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Where one player stands: the figures of a village, and the total if the game ended now.
Touchable {
    id: root

    required property stoneSeat seat
    required property StoneTable table

    component Figure: Row {
        id: figure

        property string iconName
        property string ink
        property string value

        spacing: Theme.space1

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: figure.iconName
            size: Theme.iconSize(18)
            color: figure.ink === "" ? Theme.ink2 : StoneAgeInk.of(figure.ink)
        }
        Words {
            text: figure.value
            font: Theme.captionBold
        }
    }

    implicitHeight: column.implicitHeight + 2 * Theme.cardPadding
    pressedScale: 1
    //: Spoken: %1 is a place, %2 a player, %3 points.
    Accessible.name: qsTr("%1. %2, total %3").arg(seat.rank).arg(seat.name).arg(seat.total)
    //: Spoken: the figures of a player.
    Accessible.description: qsTr("People %1, agriculture %2, food %3, buildings %4").arg(seat.people).arg(seat.agriculture).arg(seat.food).arg(seat.buildings)

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : "transparent"
    }

    Words {
        id: rank

        x: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.iconSize(12)
        horizontalAlignment: Text.AlignHCenter
        text: root.seat.rank
        color: Theme.ink3
        font: Theme.section
    }
    PlayerSeal {
        id: seal

        anchors.left: rank.right
        anchors.leftMargin: Theme.space3
        anchors.verticalCenter: parent.verticalCenter
        colour: root.seat.colour
        size: 42
        playing: root.seat.onTurn
    }
    Column {
        id: column

        anchors.left: seal.right
        anchors.right: total.left
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
                text: root.seat.name
                font: Theme.section
            }
            Icon {
                id: start

                anchors.verticalCenter: parent.verticalCenter
                visible: root.seat.starts
                name: "ui-star-fill"
                size: Theme.iconSize(15)
                color: Theme.ink3
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gapMedium

            Figure {
                iconName: "sa-people"
                ink: "people"
                value: root.seat.people
            }
            Figure {
                iconName: "sa-field"
                ink: "agriculture"
                value: root.seat.agriculture
            }
            Figure {
                iconName: "sa-tool"
                value: [...root.seat.tools].join("-")
            }
            Figure {
                iconName: "sa-building"
                value: root.seat.buildings
            }
            Figure {
                iconName: "food"
                ink: "food"
                value: root.seat.food
            }
            Repeater {
                model: root.table.materials.length

                Figure {
                    required property int index

                    iconName: root.table.materials[index]?.icon ?? ""
                    ink: root.table.materials[index]?.id ?? ""
                    value: root.seat.stock[index] ?? 0
                }
            }
        }
    }
    Words {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter
        text: root.seat.total < 0 ? "−" + -root.seat.total : root.seat.total
        font: Theme.total
    }
}
