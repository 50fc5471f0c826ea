// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// One player on the phone in the middle of the table: points from afar, and what there is.
Touchable {
    id: root

    required property riseSeat seat
    /// While a list is emptied its stocks are still there for a moment.
    property riseStock none

    objectName: "stand-" + seat.seat
    //: Spoken: %1 is a player, %2 points, %3 discs that are left this turn.
    Accessible.name: qsTr("%1, %2 points, %3 discs left").arg(seat.name).arg(seat.vp).arg(seat.discs)

    background: Rectangle {
        radius: Theme.radiusCard
        color: Theme.surface
        border.width: root.seat.onTurn ? Theme.lineSelection : Theme.lineHair
        border.color: root.seat.onTurn ? Theme.accent : Theme.line
    }

    Row {
        id: head

        x: Theme.space3
        y: Theme.space3
        width: parent.width - 2 * x
        spacing: Theme.space2

        PlayerSeal {
            id: seal

            size: 32
            colour: root.seat.colour
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - seal.width - discs.width - 2 * parent.spacing
            elide: Text.ElideRight
            text: root.seat.name
            font: Theme.section
        }
        RisePips {
            id: discs

            anchors.verticalCenter: parent.verticalCenter
            filled: root.seat.discs
        }
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.space2

        Words {
            id: points

            width: Math.min(implicitWidth, root.width - 2 * Theme.space3 - change.width - Theme.space2)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.section.pixelSize
            text: root.seat.vp
            font: Theme.stand
        }
        Words {
            id: change

            anchors.baseline: points.baseline
            text: root.seat.change
            color: root.seat.harm ? Theme.harm : Theme.accent
            font: Theme.section
        }
    }
    Flow {
        x: Theme.space3
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space3
        width: parent.width - 2 * x
        spacing: Theme.space2

        Repeater {
            // But the points, which stand above.
            model: Math.max(0, root.seat.stocks.length - 1)

            Row {
                id: stock

                required property int index
                readonly property riseStock its: root.seat.stocks[index] ?? root.none

                spacing: Theme.lineSelection

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
