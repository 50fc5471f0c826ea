// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App
import "theme"

/// What a region brings, small: points of the first and the second, its yield, and a wave where only water leads.
Row {
    id: root

    required property string points
    required property riseFigure figure
    property bool water: false
    property font face: Theme.micro

    spacing: Theme.gapSmall

    Words {
        anchors.verticalCenter: parent.verticalCenter
        text: root.points
        color: Theme.ink2
        font: root.face
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.figure.icon !== ""
        spacing: Theme.lineSelection + Theme.lineHair

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.figure.icon
            size: Theme.iconSize(15)
            color: RiseInk.of(root.figure.ink)
        }
        Words {
            text: root.figure.text
            font: root.face
        }
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.water
        name: "seal-wave"
        size: Theme.iconSize(15)
        color: Theme.ink2
    }
}
