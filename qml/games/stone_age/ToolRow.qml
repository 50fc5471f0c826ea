// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The tools of a village: three spaces, used or ready, then those for one use; and its buildings and own sites.
Flow {
    id: root

    required property stoneSeat seat

    component Thing: Rectangle {
        id: thing

        property string iconName
        property string text
        property string spoken
        property bool faded: false

        implicitWidth: row.implicitWidth + Theme.space4
        implicitHeight: row.implicitHeight + Theme.gapMedium
        radius: Theme.radiusControl
        color: faded ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
        Accessible.role: Accessible.StaticText
        Accessible.name: spoken

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.space1
            opacity: thing.faded ? 0.6 : 1

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: thing.iconName
                size: Theme.iconSize(20)
                color: Theme.ink2
            }
            Words {
                text: thing.text
                font: Theme.label
            }
        }
    }

    spacing: Theme.space2

    Repeater {
        model: root.seat.tools.length

        Thing {
            required property int index
            readonly property int value: root.seat.tools[index] ?? 0
            readonly property bool used: root.seat.toolsUsed[index] ?? false

            iconName: used ? "ui-check" : "sa-tool"
            text: value
            faded: used || value === 0
            //: Spoken: a tool of the board, what it is worth, and whether it has been used.
            spoken: used ? qsTr("Tool %1, used this round").arg(value) : qsTr("Tool %1").arg(value)
        }
    }
    Repeater {
        model: root.seat.oneUse

        Thing {
            required property int modelData

            iconName: "sa-tool"
            //: A tool for one use: %1 is what it is worth.
            text: qsTr("1× %1").arg(modelData)
            spoken: qsTr("One-use tool %1").arg(modelData)
        }
    }
    Thing {
        iconName: "sa-building"
        text: root.seat.buildings
        //: Spoken: how many buildings somebody has.
        spoken: qsTr("Buildings: %1").arg(root.seat.buildings)
    }
    Repeater {
        model: root.seat.extras

        Thing {
            required property string modelData

            iconName: "sa-building"
            text: modelData
            spoken: modelData
        }
    }
}
