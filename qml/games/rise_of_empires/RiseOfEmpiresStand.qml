// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// The players side by side, for a phone that stands in the middle of the table.
RowLayout {
    id: root

    required property RiseTable table

    signal sheetOf(int seat)

    spacing: Theme.space3

    Repeater {
        model: root.table.seats.length

        Touchable {
            id: card

            required property int index
            readonly property riseSeat seat: root.table.seats[index]

            objectName: "stand-" + seat.seat
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            //: Spoken: %1 is a player, %2 points, %3 discs that are left this turn.
            Accessible.name: qsTr("%1, %2 points, %3 discs left").arg(seat.name).arg(seat.vp).arg(seat.discs)
            onClicked: root.sheetOf(seat.seat)

            background: Rectangle {
                radius: Theme.radiusCard
                color: Theme.surface
                border.width: card.seat.onTurn ? Theme.lineSelection : Theme.lineHair
                border.color: card.seat.onTurn ? Theme.accent : Theme.line
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
                    colour: card.seat.colour
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - seal.width - discs.width - 2 * parent.spacing
                    elide: Text.ElideRight
                    text: card.seat.name
                    font: Theme.section
                }
                RisePips {
                    id: discs

                    anchors.verticalCenter: parent.verticalCenter
                    filled: card.seat.discs
                }
            }
            Row {
                anchors.centerIn: parent
                spacing: Theme.space2

                Words {
                    id: points

                    text: card.seat.vp
                    font: Theme.stand
                }
                Words {
                    anchors.baseline: points.baseline
                    text: card.seat.change
                    color: card.seat.harm ? Theme.harm : Theme.accent
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
                    model: card.seat.stocks.length - 1

                    Row {
                        id: stock

                        required property int index
                        readonly property riseStock its: card.seat.stocks[index]

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
    }
}
