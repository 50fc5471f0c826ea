// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One row's part of a card that goes over many rows of a list: round where the card begins and ends.
Item {
    id: root

    property bool first: true
    property bool last: true
    property bool pressed: false

    clip: true

    Rectangle {
        y: root.first ? 0 : -radius
        width: parent.width
        height: parent.height + (root.first ? 0 : radius) + (root.last ? 0 : radius)
        radius: Theme.radiusCard
        color: root.pressed ? Theme.surfaceAlt : Theme.surface
        border.width: Theme.lineHair
        border.color: Theme.line
    }
    HairLine {
        x: Theme.cardPadding
        anchors.bottom: parent.bottom
        width: parent.width - 2 * Theme.cardPadding
        visible: !root.last
    }
}
