// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Who shares a column: one seal, two that overlap, or the first and how many more.
Item {
    id: root

    property list<string> colours
    property list<int> seats
    property int size: 28
    property bool playing: false
    readonly property int shown: Math.min(2, colours.length)
    readonly property bool more: colours.length > 2

    implicitWidth: size + (shown > 1 ? size * 0.62 : 0)
    implicitHeight: size

    Repeater {
        model: root.more ? 1 : root.shown

        PlayerSeal {
            required property int index

            x: index * root.size * 0.62
            z: -index
            size: root.size
            colour: root.colours[index] ?? ""
            outlined: (root.seats[index] ?? 0) >= 6
            playing: root.playing && root.colours.length === 1
        }
    }
    Rectangle {
        x: root.size * 0.62
        z: -1
        width: root.size
        height: root.size
        visible: root.more
        radius: height / 2
        color: Theme.surfaceAlt
        border.width: Theme.lineHair
        border.color: Theme.lineControl

        Words {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space1
            height: parent.height
            text: "+" + (root.colours.length - 1)
            font: Theme.sheet
        }
    }
}
