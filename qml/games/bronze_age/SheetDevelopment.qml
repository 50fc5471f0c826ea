// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// A development on the sheet: cost, box, name and points; filled once it is owned.
RowLayout {
    id: root

    property string name
    property int cost: 0
    property int points: 0
    property bool owned: false
    property int rowHeight: 22

    spacing: Theme.gapSmall
    Accessible.role: Accessible.StaticText
    //: Spoken: %1 is a development, %2 points.
    Accessible.name: owned ? qsTr("%1, owned, %2 points").arg(name).arg(points)
        //: Spoken: %1 is a development, %2 coins, %3 points.
        : qsTr("%1, costs %2, %3 points").arg(name).arg(cost).arg(points)

    Words {
        Layout.preferredWidth: Math.round(17 * Theme.textScale)
        horizontalAlignment: Text.AlignRight
        text: root.cost
        color: Theme.ink3
        font: Theme.sheet
    }
    Box {
        side: 15
        mark: root.owned ? "ticked" : "empty"
    }
    Words {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(root.rowHeight, implicitHeight)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        text: root.name
        color: root.owned ? Theme.ink : Theme.ink2
        font: root.owned ? Theme.captionBold : Theme.caption
    }
    Rectangle {
        implicitWidth: Math.max(20, number.implicitWidth + Theme.space2)
        implicitHeight: Math.max(18, number.implicitHeight)
        radius: height / 2
        color: root.owned ? Theme.accent : "transparent"

        Words {
            id: number

            anchors.centerIn: parent
            text: root.points
            color: root.owned ? Theme.onAccent : Theme.ink2
            font: Theme.microBold
        }
    }
}
