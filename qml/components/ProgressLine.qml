// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// How far long work is: a line that fills.
Rectangle {
    id: root

    /// What is under way.
    property string name
    property int step
    /// 0 while nobody knows.
    property int steps

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.gapSmall
    radius: height / 2
    color: Theme.sunken
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name

    Rectangle {
        width: root.steps > 0 ? root.width * Math.min(1, root.step / root.steps) : 0
        height: root.height
        radius: root.radius
        color: Theme.accent
    }
}
