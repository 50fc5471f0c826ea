// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import "theme"

/// A yellow token: a worker. One that is discontented has a sad face.
Rectangle {
    id: root

    property int size: 18
    property bool sad: false

    implicitWidth: size
    implicitHeight: size
    radius: height / 2
    color: AgesInk.worker
    border.width: sad ? 2 : 0
    border.color: Theme.harm

    Icon {
        anchors.centerIn: parent
        name: root.sad ? "tta-unhappy" : "tta-worker"
        size: Math.round(root.size * (root.sad ? 0.8 : 0.74))
        color: Theme.onPeg
    }
}
