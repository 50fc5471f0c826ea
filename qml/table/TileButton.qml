// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A tile as it is printed: its price and its points.
Touchable {
    id: root

    required property tableTile tile
    property Inks inks: null

    implicitHeight: Math.max(76, column.implicitHeight + 2 * Theme.gapSmall)
    objectName: tile.row.id
    Accessible.name: tile.row.spoken
    //: Spoken: whether a tile can be paid.
    Accessible.description: tile.row.status === "affordable" ? qsTr("you can pay for it") : tile.row.status === "exchange" ? qsTr("you can pay for it by exchange") : qsTr("you cannot pay for it now")

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down || root.tile.row.status === "short" ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineControlWidth
        border.color: root.tile.row.status === "short" ? Theme.line : Theme.lineControl
    }

    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.gapSmall
        spacing: Theme.space1
        opacity: root.tile.row.status === "short" ? 0.6 : 1

        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, root.tile.icons.length * (Theme.iconSize(24) + spacing))
            visible: root.tile.icons.length > 0
            spacing: Theme.lineSelection

            Repeater {
                model: root.tile.icons

                Icon {
                    required property int index
                    required property string modelData

                    name: modelData
                    size: Theme.iconSize(24)
                    color: root.inks?.of(root.tile.inks[index] ?? "") ?? Theme.ink2
                }
            }
        }
        Words {
            width: parent.width
            visible: root.tile.row.title !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: Theme.begun(root.tile.row.title)
            font: Theme.caption
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space1

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.tile.row.status === "exchange" ? "ui-trade" : "ui-star"
                size: Theme.iconSize(16)
                color: Theme.accent
            }
            Words {
                text: root.tile.row.points
                color: Theme.accent
                font: Theme.cost
            }
        }
    }
}
