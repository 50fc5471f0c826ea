// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A tool that can be added to a roll.
Touchable {
    id: root

    required property stoneTool tool

    implicitWidth: Math.max(52, words.implicitWidth + Theme.space2)
    implicitHeight: Math.max(56, column.implicitHeight + Theme.space2)
    ringRadius: Theme.radiusTile
    enabled: tool.ready
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
            name: root.tool.oneUse ? "ui-star" : root.tool.ready || root.tool.value === 0 ? "sa-tool" : "ui-check"
            size: Theme.iconSize(22)
            color: root.tool.chosen ? Theme.onAccentSoft : Theme.ink2
        }
        Words {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            //: What a tool adds to a roll.
            text: qsTr("+%1").arg(root.tool.value)
            color: root.tool.chosen ? Theme.onAccentSoft : Theme.ink2
            font: Theme.points
        }
    }
}
