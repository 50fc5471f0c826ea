// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// The leader, or where one would be.
Touchable {
    id: root

    required property AgesTable table
    required property tableChoice leader

    signal explain(string id, string icon)

    implicitHeight: Theme.touchTarget
    objectName: leader.id
    enabled: leader.id !== ""
    ringRadius: Theme.radiusControl
    Accessible.name: leader.title
    onClicked: root.table.touch(leader.id)
    onPressAndHold: root.explain(leader.about, leader.icon)
    Keys.onMenuPressed: root.explain(leader.about, leader.icon)

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.down ? Theme.surfaceAlt : root.leader.status === "" ? "transparent" : Theme.surface
        border.width: root.leader.status === "" ? 0 : Theme.lineHair
        border.color: Theme.line

        DashedFrame {
            anchors.fill: parent
            visible: root.leader.status === ""
            radius: Theme.radiusControl
        }
    }

    Icon {
        id: sign

        x: Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        name: root.leader.icon
        size: Theme.iconSize(20)
        color: Theme.ink2
    }
    Words {
        id: name

        anchors.left: sign.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gapSmall
        anchors.rightMargin: Theme.gapSmall
        height: parent.height - Theme.space1
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.smallestText
        text: root.leader.title
        color: root.leader.status === "" ? Theme.ink2 : Theme.ink
        font: Theme.caption
    }
}
