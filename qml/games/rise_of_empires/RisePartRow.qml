// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A thing of a player and what it brings a turn; where it can be given up, a tick keeps it.
Touchable {
    id: root

    required property risePart part
    readonly property bool choosable: part.choice.id !== ""
    readonly property bool kept: !choosable || part.choice.chosen

    objectName: part.choice.id
    enabled: choosable
    implicitHeight: Math.max(choosable ? Theme.touchTarget : 40, name.implicitHeight + Theme.space2, figures.height + Theme.space2)
    pressedScale: 1
    Accessible.role: choosable ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: part.choice.spoken === "" ? part.choice.title : part.choice.spoken
    Accessible.checkable: choosable
    Accessible.checked: part.choice.chosen

    background: Item {
        HairLine {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        name: root.part.choice.icon
        size: Theme.iconSize(20)
        color: Theme.ink2
    }
    Words {
        id: name

        anchors.left: sign.right
        anchors.right: figures.left
        anchors.leftMargin: Theme.space3
        anchors.rightMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        text: root.part.choice.title
        color: root.kept ? Theme.ink : Theme.ink3
        font.family: Theme.label.family
        font.pixelSize: Theme.label.pixelSize
        font.weight: Theme.label.weight
        font.strikeout: !root.kept
    }
    RiseFigureRow {
        id: figures

        anchors.right: tick.visible ? tick.left : parent.right
        anchors.rightMargin: tick.visible ? Theme.space3 : 0
        anchors.verticalCenter: parent.verticalCenter
        most: root.width / 2
        width: Math.min(natural, most)
        opacity: root.kept ? 1 : 0.4
        figures: root.part.figures
    }
    Rectangle {
        id: tick

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.choosable
        width: 28
        height: width
        radius: Theme.radiusSmall
        color: root.kept ? Theme.accent : "transparent"
        border.width: Theme.lineControlWidth
        border.color: root.kept ? Theme.accent : Theme.lineControl

        Icon {
            anchors.centerIn: parent
            visible: root.kept
            name: "ui-check"
            size: 20
            color: Theme.onAccent
        }
    }
}
