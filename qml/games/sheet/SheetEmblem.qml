// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// A sheet as a tablet: one of our emblems, or the first letter of its title above six tally marks.
Rectangle {
    id: root

    /// The name of a drawing, or a letter.
    property string emblem
    /// So many of the marks are dark.
    property int tally: 0
    property int size: 42
    readonly property bool drawn: emblem.length > 2

    implicitWidth: size
    implicitHeight: size
    radius: Theme.radiusSmall
    color: Theme.illSky
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        visible: root.drawn
        name: root.drawn ? root.emblem : ""
        size: Math.round(root.size * 0.62)
        color: Theme.dark ? Theme.illSun : Theme.illNear
    }
    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.size * 0.08)
        height: Math.round(root.size * 0.6)
        visible: !root.drawn
        text: root.drawn ? "" : root.emblem
        color: Theme.dark ? Theme.illSun : Theme.illNear
        font.family: Theme.displayFace
        font.weight: Font.Bold
        font.pixelSize: Math.round(root.size * 0.55)
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(root.size * 0.76)
        visible: !root.drawn
        spacing: Math.round(root.size * 0.05)

        Repeater {
            model: 6

            Rectangle {
                required property int index

                width: Math.max(1, Math.round(root.size * 0.05))
                height: Math.round(root.size * 0.13)
                color: Theme.dark ? Theme.illSun : Theme.illNear
                opacity: index < root.tally ? 1 : 0.3
            }
        }
    }
}
