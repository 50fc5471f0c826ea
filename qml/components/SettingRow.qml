// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// A row of a list: icon, what it is, and at the right what it is set to.
Touchable {
    id: root

    property string iconName
    property string title
    property string caption
    property bool arrow: false
    /// False where only what stands at the right can be touched.
    property bool clickable: true
    default property alias content: slot.data

    readonly property int gap: Theme.cardPadding

    implicitHeight: Math.max(60, words.height + topPadding + bottomPadding, slot.height + topPadding + bottomPadding)
    leftPadding: Theme.cardPadding
    rightPadding: Theme.cardPadding
    topPadding: Theme.gapSmall
    bottomPadding: Theme.gapSmall
    pressedScale: 1
    opacity: enabled ? 1 : 0.4
    focusPolicy: clickable ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: clickable ? Accessible.Button : Accessible.StaticText
    Accessible.name: title
    Accessible.description: caption

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.down && root.clickable ? Theme.surfaceAlt : "transparent"
    }
    // No layouts: the height of wrapped words depends on the width they are given, and a layout around them would be
    // laid out again and again.
    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        x: root.leftPadding
        visible: root.iconName !== ""
        name: root.iconName
        size: Theme.iconSize(24)
        color: Theme.ink2
    }
    Column {
        id: words

        readonly property real from: sign.visible ? sign.x + sign.width + root.gap : root.leftPadding

        anchors.verticalCenter: parent.verticalCenter
        x: from
        width: Math.max(0, slot.x - (slot.visible ? root.gap : 0) - from)

        WholeWords {
            width: parent.width
            text: root.title
            face: Theme.label
        }
        Words {
            width: parent.width
            visible: root.caption !== ""
            wrapMode: Text.Wrap
            text: root.caption
            color: Theme.ink2
            font: Theme.caption
        }
    }
    Row {
        id: slot

        anchors.verticalCenter: parent.verticalCenter
        x: (onward.visible ? onward.x - root.gap : root.width - root.rightPadding) - width
        width: visible ? implicitWidth : 0
        visible: children.length > 0
    }
    Icon {
        id: onward

        anchors.verticalCenter: parent.verticalCenter
        x: root.width - root.rightPadding - width
        visible: root.arrow
        name: "ui-next"
        size: Theme.iconSize(20)
        color: Theme.ink3
    }
}
