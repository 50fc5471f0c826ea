// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// What a chart is about and what it rests on; a tap shows the numbers.
Touchable {
    id: root

    property string title
    property string note
    property bool opens: true
    readonly property int signSize: Theme.iconSize(16)
    /// Of title and note in one line, which they have where it fits. A text that wraps cannot be asked: its answer
    /// depends on the width it was given.
    readonly property real lineWidth: Math.ceil(nameLine.implicitWidth) + Theme.space3 + Math.ceil(remarkLine.implicitWidth)
    readonly property bool beside: lineWidth <= room
    readonly property real room: width - (opens ? signSize + Theme.gapSmall : 0)
    readonly property real below: remark.visible && !beside ? remark.height : 0

    implicitWidth: lineWidth + Theme.gapSmall + signSize
    implicitHeight: Math.max(Theme.touchTarget, name.height + below + 2 * Theme.space1)
    padding: 0
    pressedScale: 1
    ringRadius: Theme.radiusSmall
    enabled: opens
    Accessible.name: note === "" ? title : title + ", " + note
    //: Spoken: what a tap on the head of a chart does.
    Accessible.description: qsTr("Shows the numbers")

    Words {
        id: nameLine

        visible: false
        text: root.title
        font: Theme.section
    }
    Words {
        id: remarkLine

        visible: false
        text: root.note
        font: Theme.caption
    }
    Words {
        id: name

        y: (root.height - height - root.below) / 2
        width: root.beside ? Math.ceil(nameLine.implicitWidth) : root.room
        wrapMode: Text.Wrap
        text: root.title
        font: Theme.section
    }
    Words {
        id: remark

        x: root.beside ? root.room - width : 0
        y: root.beside ? (root.height - height) / 2 : name.y + name.height
        width: root.beside ? Math.ceil(remarkLine.implicitWidth) : root.room
        visible: text !== ""
        wrapMode: Text.Wrap
        text: root.note
        color: Theme.ink2
        font: Theme.caption
    }
    Icon {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.opens
        name: "ui-sheet"
        size: root.signSize
        color: Theme.ink3
    }
}
