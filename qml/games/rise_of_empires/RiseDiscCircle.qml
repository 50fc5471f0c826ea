// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// One circle of a row: free, where the next disc goes, somebody's disc, or where one was taken back.
Item {
    id: root

    required property riseDisc disc
    required property list<string> colours
    property int size: 30
    readonly property string colour: colours[disc.seat] ?? ""
    readonly property bool chosen: disc.status === "chosen"

    implicitWidth: size
    implicitHeight: size

    Rectangle {
        anchors.centerIn: parent
        visible: root.disc.status === "free" || root.disc.status === "gone"
        width: root.disc.status === "gone" ? Theme.space2 : root.size - Theme.gapSmall
        height: width
        radius: height / 2
        color: root.disc.status === "gone" ? Theme.lineControl : Theme.hole
        border.width: root.disc.status === "gone" ? 0 : Theme.lineControlWidth
        border.color: Theme.lineStrong
    }
    // Few circles have one, and it is costly to draw.
    Repeater {
        model: root.disc.status === "next" ? 1 : 0

        DashedFrame {
            width: root.width
            height: root.height
            radius: height / 2
            ink: Theme.accent

            Icon {
                anchors.centerIn: parent
                name: Theme.emblemOf(root.colour)
                size: Math.round(root.size * 0.56)
                color: Theme.accent
            }
        }
    }
    Rectangle {
        anchors.centerIn: seal
        visible: root.chosen || root.disc.status === "own"
        width: root.size + 2 * (Theme.lineSelection + border.width)
        height: width
        radius: height / 2
        color: "transparent"
        border.width: root.chosen ? 2.5 : Theme.lineControlWidth
        border.color: root.chosen ? Theme.accent : Theme.lineStrong
    }
    PlayerSeal {
        id: seal

        anchors.centerIn: parent
        visible: root.disc.seat >= 0 && root.disc.status !== "next"
        colour: root.colour
        size: root.size
    }
    Rectangle {
        x: parent.width - width + Theme.space2
        y: -Theme.space2
        visible: root.disc.price !== ""
        width: Math.max(height, price.implicitWidth + Theme.space2)
        height: Math.max(20, price.implicitHeight)
        radius: height / 2
        color: root.chosen ? Theme.accent : Theme.surface
        border.width: root.chosen ? 0 : Theme.lineControlWidth
        border.color: Theme.lineStrong

        Words {
            id: price

            anchors.centerIn: parent
            text: root.disc.price
            color: root.chosen ? Theme.onAccent : Theme.ink
            font: Theme.pointsSmall
        }
    }
}
