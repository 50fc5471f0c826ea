// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone

/// One place of the rail.
Touchable {
    id: root

    property string iconName
    property bool current: false

    readonly property color ink: current ? Theme.onAccentSoft : Theme.ink2

    implicitWidth: Theme.railWidth - 2 * Theme.gapMedium
    implicitHeight: Math.max(60, implicitContentHeight + Theme.space2)
    Accessible.selectable: true
    Accessible.selected: current

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.current ? Theme.accentSoft : root.down ? Theme.surfaceAlt : "transparent"
    }
    contentItem: ColumnLayout {
        spacing: Theme.lineSelection

        Icon {
            Layout.alignment: Theme.largeText ? Qt.AlignCenter : Qt.AlignHCenter | Qt.AlignBottom
            name: root.iconName
            size: Theme.largeText ? 32 : 24
            color: root.ink
        }
        WholeWords {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            visible: !Theme.largeText
            room: root.availableWidth
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            color: root.ink
            face: Theme.sheet
        }
    }
}
