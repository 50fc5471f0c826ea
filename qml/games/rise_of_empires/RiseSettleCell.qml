// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// A number of one player in the settling: how it came about above it, what it costs or brings below.
Column {
    id: root

    required property riseCell cell
    required property string kind
    required property bool harm

    Accessible.role: Accessible.StaticText
    Accessible.name: cell.spoken

    Words {
        width: parent.width
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.smallestText
        text: root.cell.sum
        color: Theme.ink2
        font: Theme.micro
    }
    RiseSettleNumber {
        width: parent.width
        text: root.cell.text
        kind: root.kind
        harm: root.harm
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.cell.pill.text !== ""
        width: Math.min(pill.implicitWidth + Theme.gapMedium, root.width)
        height: pill.implicitHeight + Theme.lineSelection
        radius: height / 2
        color: root.cell.pill.harm ? Theme.harmSoft : Theme.accentSoft

        Row {
            id: pill

            anchors.centerIn: parent
            spacing: Theme.lineSelection

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.cell.pill.icon !== ""
                name: root.cell.pill.icon
                size: Theme.iconSize(14)
                color: RiseInk.of(root.cell.pill.ink)
            }
            Words {
                width: Math.min(implicitWidth, root.width - Theme.space2 - (root.cell.pill.icon === "" ? 0 : Theme.iconSize(14) + parent.spacing))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.smallestText
                text: root.cell.pill.text
                color: root.cell.pill.harm ? Theme.onHarmSoft : Theme.onAccentSoft
                font: Theme.microBold
            }
        }
    }
}
