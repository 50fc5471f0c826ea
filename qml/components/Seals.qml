// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Who plays together: one seal, two that overlap, or the first and how many more.
Item {
    id: root

    /// Of all of them, with spaces between.
    property string colour
    property list<string> colours: colour.split(" ")
    property int size: 28
    property bool playing: false
    property string spoken
    readonly property int shown: Math.min(2, colours.length)
    readonly property bool more: colours.length > 2

    implicitWidth: shown > 1 ? size * Theme.pairOfSeals : size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Repeater {
        model: root.more ? 1 : root.shown

        PlayerSeal {
            id: seal

            required property int index

            x: index * root.size * (Theme.pairOfSeals - 1)
            size: root.size
            colour: root.colours[index] ?? ""
            playing: root.playing && root.colours.length === 1

            // What sets it off from the one below it.
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.lineSelection
                z: -1
                visible: seal.index > 0
                radius: height / 2
                color: Theme.surface
            }
        }
    }
    Rectangle {
        x: root.size * (Theme.pairOfSeals - 1)
        width: root.size
        height: root.size
        visible: root.more
        radius: height / 2
        color: Theme.surfaceAlt
        border.width: Theme.lineHair
        border.color: Theme.lineControl

        Words {
            anchors.centerIn: parent
            text: "+" + (root.colours.length - 1)
            font: Theme.sheet
        }
    }
}
