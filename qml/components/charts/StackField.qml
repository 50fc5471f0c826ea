// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// One field of a stacked bar. The first is full, the second framed, the third pale; what is lost is oxblood and has its sign.
Rectangle {
    id: root

    property int place: 0
    property string iconName
    property bool lost: false
    readonly property color ink: lost ? Theme.onHarm : place === 0 ? Theme.onAccent : place === 1 ? Theme.onAccentSoft : Theme.ink2

    radius: Theme.space1
    color: lost ? Theme.harm : place === 0 ? Theme.accent : place === 1 ? Theme.accentSoft : Theme.surfaceAlt
    border.width: !lost && place > 0 ? Theme.lineControlWidth : 0
    border.color: place === 1 ? Theme.accent : Theme.lineStrong

    Icon {
        anchors.centerIn: parent
        visible: root.iconName !== "" && root.width >= width + 2
        name: root.iconName
        size: Math.min(Theme.iconSize(16), root.height - 2)
        color: root.ink
    }
}
