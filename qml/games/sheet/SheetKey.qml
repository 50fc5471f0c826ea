// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// One key of the pad.
Touchable {
    id: root

    required property tableChoice key
    property bool tonal: key.icon !== ""

    objectName: key.id
    visible: key.id !== ""
    enabled: key.enabled
    opacity: enabled ? 1 : 0.4
    padding: Theme.space1
    implicitHeight: Math.max(Theme.touchTarget, words.implicitHeight + topPadding + bottomPadding)
    ringRadius: Theme.radiusTile
    Accessible.name: key.spoken !== "" ? key.spoken : key.title

    background: Rectangle {
        radius: Theme.radiusTile
        color: root.key.chosen ? Theme.accentSoft : root.tonal ? Theme.surfaceAlt : Theme.surface
        border.width: root.key.chosen ? Theme.lineSelection : root.tonal ? 0 : Theme.lineHair
        border.color: root.key.chosen ? Theme.accent : Theme.line
    }

    Icon {
        anchors.centerIn: parent
        visible: root.key.icon !== ""
        name: root.key.icon
        size: 24
        color: Theme.ink2
    }
    Column {
        id: words

        anchors.centerIn: parent
        visible: root.key.icon === ""

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, root.availableWidth)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.smallestText
            elide: Text.ElideRight
            text: root.key.title
            font: Theme.count
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.key.points !== ""
            text: root.key.points
            color: Theme.ink2
            font: Theme.caption
        }
    }
}
