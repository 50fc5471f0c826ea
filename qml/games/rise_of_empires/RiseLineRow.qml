// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A thing of a player and what it brings a turn.
Touchable {
    id: root

    required property riseLine line
    property bool counted: false
    property bool first: false

    implicitHeight: Math.max(Theme.touchTarget, name.implicitHeight + (rank.visible ? rank.implicitHeight : 0) + Theme.space2, figures.height + Theme.space2)
    pressedScale: 1
    //: Spoken: %1 is a tile or a region, %2 a remark.
    Accessible.name: line.note === "" ? line.title : qsTr("%1, %2").arg(line.title).arg(line.note)

    background: Item {
        HairLine {
            width: parent.width
            visible: !root.first
        }
    }

    Icon {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        visible: !root.counted
        width: visible ? implicitWidth : 0
        name: root.line.icon
        size: Theme.iconSize(22)
        color: Theme.ink2
    }
    RiseCubeMark {
        id: cubes

        anchors.verticalCenter: parent.verticalCenter
        visible: root.counted
        width: visible ? implicitWidth : 0
        count: root.line.count
        status: root.line.status
    }
    Words {
        id: name

        x: (root.counted ? cubes.width : sign.width) + Theme.space3
        y: rank.visible ? Theme.space1 : (parent.height - height) / 2
        width: figures.x - x - Theme.space2
        wrapMode: Text.Wrap
        text: root.line.title
        font: Theme.label
    }
    Words {
        id: rank

        anchors.top: name.bottom
        x: name.x
        width: name.width
        visible: text !== ""
        elide: Text.ElideRight
        text: root.line.note
        color: Theme.ink2
        font: Theme.caption
    }
    RiseFigureRow {
        id: figures

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        most: root.width / 2
        width: Math.min(natural, most)
        figures: root.line.figures
    }
}
