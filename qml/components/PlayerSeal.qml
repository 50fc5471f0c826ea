// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A player's colour and emblem; neither stands alone.
Rectangle {
    id: root

    /// The id of a player colour, such as "murex", or the seal of a seat that nobody sits at.
    property string colour
    property int size: 40
    property bool playing: false
    readonly property bool outlined: Theme.isOutline(colour)
    property string spoken
    readonly property real rounding: Theme.isSeal(colour) ? 0.28 : 0.5

    implicitWidth: size
    implicitHeight: size
    radius: height * rounding
    color: outlined ? Theme.surface : Theme.colorOf(colour)
    border.width: outlined ? Theme.lineSelection : 0
    border.color: Theme.colorOf(colour)
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    Icon {
        anchors.centerIn: parent
        name: Theme.emblemOf(root.colour)
        size: Math.round(root.size * 0.62)
        color: root.outlined ? Theme.colorOf(root.colour) : Theme.onPeg
    }
    Rectangle {
        // A ring of 2.5 that leaves 2 free.
        anchors.fill: parent
        anchors.margins: -4.5
        visible: root.playing
        radius: height * root.rounding
        color: "transparent"
        border.width: 2.5
        border.color: Theme.accent
    }
}
