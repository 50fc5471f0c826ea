// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A tool that can be added to a roll.
Touchable {
    id: root

    required property tableChoice tool
    property bool tight: false

    implicitWidth: Math.max(52, words.implicitWidth + Theme.space2)
    implicitHeight: tight ? Math.max(Theme.touchTarget, column.implicitHeight) : Math.max(56, column.implicitHeight + Theme.space2)
    ringRadius: Theme.radiusTile
    objectName: tool.id
    enabled: tool.enabled
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.CheckBox
    Accessible.name: tool.spoken
    Accessible.checkable: true
    Accessible.checked: tool.chosen

    background: Rectangle {
        radius: Theme.radiusTile
        color: root.tool.chosen ? Theme.accentSoft : Theme.surfaceAlt
        border.width: root.tool.chosen ? Theme.lineSelection : 0
        border.color: Theme.accent
    }

    Column {
        id: column

        anchors.centerIn: parent

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: root.tool.status === "one-use" ? "ui-star" : root.tool.status === "used" ? "ui-check" : "sa-tool"
            size: Theme.iconSize(22)
            color: root.tool.chosen ? Theme.onAccentSoft : Theme.ink2
        }
        Words {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            //: What a tool adds to a roll.
            text: qsTr("+%1").arg(root.tool.count)
            color: root.tool.chosen ? Theme.onAccentSoft : Theme.ink2
            font: Theme.points
        }
    }
}
