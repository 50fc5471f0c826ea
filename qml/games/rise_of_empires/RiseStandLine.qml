// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// Where one player stands: points, what the next settling adds, and stocks.
Touchable {
    id: root

    required property riseSeat seat
    property bool first: false
    /// While a list is emptied its stocks are still there for a moment.
    property riseStock none

    implicitHeight: column.implicitHeight + 2 * Theme.cardPadding
    pressedScale: 1
    //: Spoken: %1 is a place, %2 a player, %3 points, %4 how they will change.
    Accessible.name: qsTr("%1. %2, %3 points, %4 at the next settling").arg(seat.rank).arg(seat.name).arg(seat.vp).arg(seat.change)

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : "transparent"

        HairLine {
            x: Theme.cardPadding
            width: parent.width - 2 * x
            visible: !root.first
        }
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

        Words {
            width: parent.width
            elide: Text.ElideRight
            text: root.seat.name
            font: Theme.section
        }
        Flow {
            width: parent.width
            spacing: Theme.gapMedium

            Repeater {
                // The points stand at the right.
                model: Math.max(0, root.seat.stocks.length - 1)

                Row {
                    id: stock

                    required property int index
                    readonly property riseStock its: root.seat.stocks[index] ?? root.none

                    spacing: Theme.space1

                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: stock.its.icon
                        size: Theme.iconSize(16)
                        color: RiseInk.of(stock.its.id)
                    }
                    Words {
                        text: stock.its.value
                        font: Theme.captionBold
                    }
                }
            }
        }
    }
    Column {
        id: total

        anchors.right: parent.right
        anchors.rightMargin: Theme.cardPadding
        anchors.verticalCenter: parent.verticalCenter

        Words {
            anchors.right: parent.right
            text: root.seat.vp
            font: Theme.total
        }
        Words {
            anchors.right: parent.right
            visible: text !== ""
            text: root.seat.change
            color: root.seat.harm ? Theme.harm : Theme.accent
            font: Theme.captionBold
        }
    }
}
