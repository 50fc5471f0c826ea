// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// One player of the stand: the total, to be read from across the table.
Touchable {
    id: root

    required property bronzeSeat seat
    required property int developmentsToEnd

    component Figure: Row {
        id: figure

        property string iconName
        property string value
        property bool harmful: false

        spacing: Theme.space1

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: figure.iconName
            size: Theme.iconSize(20)
            color: figure.harmful ? Theme.harm : Theme.ink2
        }
        Words {
            text: figure.value
            color: figure.harmful ? Theme.harm : Theme.ink
            font: Theme.label
        }
    }

    padding: Theme.space2
    topPadding: Theme.space3
    bottomPadding: Theme.space3
    pressedScale: 1
    //: Spoken: %1 is a player, %2 points.
    Accessible.name: qsTr("%1, total %2").arg(seat.name).arg(seat.total)
    //: Spoken: the figures of a player.
    Accessible.description: qsTr("Cities %1, goods %2, food %3, disasters %4, developments %5 of %6").arg(seat.cities).arg(seat.goodsCount).arg(seat.food).arg(seat.disasters).arg(seat.developments).arg(developmentsToEnd)

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down ? Theme.surfaceAlt : Theme.surface
        border.width: root.seat.onTurn ? Theme.focusWidth : Theme.lineHair
        border.color: root.seat.onTurn ? Theme.accent : Theme.line
    }
    contentItem: ColumnLayout {
        spacing: 0

        RowLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.maximumWidth: parent.width
            spacing: Theme.gapMedium

            PlayerSeal {
                colour: root.seat.colour
                size: 44
            }
            Words {
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                visible: !Theme.largeText
                elide: Text.ElideRight
                text: root.seat.name
                font: Theme.heading
            }
        }
        Item {
            Layout.fillHeight: true
        }
        Words {
            Layout.alignment: Qt.AlignHCenter
            text: root.seat.total < 0 ? "−" + -root.seat.total : root.seat.total
            lineHeight: 1
            font: Theme.stand
        }
        Item {
            Layout.fillHeight: true
        }
        DevDots {
            Layout.alignment: Qt.AlignHCenter
            owned: root.seat.developments
            total: root.developmentsToEnd
            side: 14
        }
        Item {
            Layout.fillHeight: true
        }
        GridLayout {
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.fillHeight: false
            columns: Theme.largeText ? 2 : 4
            columnSpacing: Theme.gapSmall
            rowSpacing: 0

            Figure {
                iconName: "city"
                value: root.seat.cities
            }
            Figure {
                iconName: "good"
                value: root.seat.goodsCount
            }
            Figure {
                iconName: "food"
                value: root.seat.food
            }
            Figure {
                iconName: "skull"
                value: root.seat.disasters > 0 ? "−" + root.seat.disasters : "0"
                harmful: true
            }
        }
    }
}
