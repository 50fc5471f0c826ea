// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Cubes of one player in a region: framed and crowned where they are first, framed where second.
Rectangle {
    id: root

    required property int count
    /// first, second, tied, or anything else.
    required property string status
    /// "+2" or "−1": what is being entered; else empty.
    property string change
    property bool lost: false
    /// What it stands on, which the crown covers its frame with.
    property color ground: Theme.surface
    property int size: 33
    readonly property bool leads: status === "first" || status === "tied"

    implicitWidth: size
    implicitHeight: size
    radius: Theme.radiusSmall
    color: leads ? Theme.accentSoft : "transparent"
    border.width: leads ? Theme.lineSelection : status === "second" ? Theme.lineControlWidth : 0
    border.color: leads ? Theme.accent : Theme.lineStrong

    // A map has a hundred of these marks: the crown and the badge are made where they are seen.
    Repeater {
        model: root.leads ? 1 : 0

        Rectangle {
            anchors.horizontalCenter: root.horizontalCenter
            y: -height / 2
            width: 18
            height: 14
            radius: height / 2
            color: root.ground

            Icon {
                anchors.centerIn: parent
                name: root.status === "tied" ? "ui-swap" : "roe-first"
                size: 13
                color: Theme.accent
            }
        }
    }
    Words {
        anchors.centerIn: parent
        text: root.count > 0 ? root.count : "·"
        color: root.leads ? Theme.onAccentSoft : root.count > 0 ? Theme.ink : Theme.ink3
        font.family: Theme.cost.family
        font.weight: root.count > 0 ? Theme.cost.weight : Font.Normal
        font.pixelSize: Math.min(Theme.cost.pixelSize, root.size - Theme.space2)
    }
    Repeater {
        model: root.change === "" ? 0 : 1

        Rectangle {
            anchors.horizontalCenter: root.horizontalCenter
            anchors.verticalCenter: root.bottom
            width: Math.max(22, badge.implicitWidth + Theme.gapSmall)
            height: 16
            radius: height / 2
            color: root.lost ? Theme.harm : Theme.accent

            Words {
                id: badge

                anchors.centerIn: parent
                text: root.change
                color: root.lost ? Theme.onHarm : Theme.onAccent
                font.family: Theme.pointsSmall.family
                font.weight: Theme.pointsSmall.weight
                font.pixelSize: Math.min(Theme.pointsSmall.pixelSize, 14)
            }
        }
    }
}
