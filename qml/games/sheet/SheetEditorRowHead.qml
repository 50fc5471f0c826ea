// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A row in the list: its handle, its kind, its title and what it asks for in short. A tap opens it.
Touchable {
    id: root

    required property sheetEditorRow row
    property bool open: false
    property bool last: false

    signal touched(string id)
    /// The handle was let go so far from where it was.
    signal dragged(real distance)

    objectName: row.id
    implicitHeight: Math.max(52, words.height + 2 * Theme.gapSmall)
    pressedScale: 1
    text: row.spoken
    Accessible.name: row.spoken
    Accessible.description: row.fault !== "" ? row.fault : row.doubt
    transform: Translate {
        y: handle.active ? handle.translation.y : 0
    }
    z: handle.active ? 1 : 0
    Keys.onPressed: event => {
        const id = event.modifiers & Qt.AltModifier ? event.key === Qt.Key_Up ? root.row.up : event.key === Qt.Key_Down ? root.row.down : "" : event.key === Qt.Key_Delete ? root.row.remove : "";
        event.accepted = id !== "";
        if (event.accepted)
            root.touched(id);
    }

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.open ? Theme.accentSoft : root.down || handle.active ? Theme.surfaceAlt : "transparent"
    }
    Item {
        id: grip

        width: Theme.touchTarget
        height: parent.height

        Icon {
            anchors.centerIn: parent
            name: "ui-drag"
            size: Theme.iconSize(20)
            color: Theme.ink3
        }
        DragHandler {
            id: handle

            target: null
            xAxis.enabled: false
            // Before the page thinks it is being scrolled.
            dragThreshold: Theme.space1
            onActiveChanged: {
                if (!active)
                    root.dragged(translation.y);
            }
        }
    }
    Icon {
        id: sign

        x: grip.width
        anchors.verticalCenter: parent.verticalCenter
        name: root.row.icon
        size: Theme.iconSize(22)
        color: root.row.fault !== "" ? Theme.harm : Theme.ink2
    }
    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        x: sign.x + sign.width + Theme.space3
        width: warn.x - x - Theme.space1

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.row.title
            font: Theme.label
        }
        Words {
            width: parent.width
            visible: text !== ""
            elide: Text.ElideRight
            text: root.row.helps && root.row.brief !== "" ? qsTr("%1 · only helps").arg(root.row.brief) : root.row.helps ? qsTr("only helps") : root.row.brief
            color: root.row.fault !== "" ? Theme.harm : Theme.ink2
            font: Theme.caption
        }
    }
    Icon {
        id: warn

        anchors.verticalCenter: parent.verticalCenter
        x: arrow.x - (visible ? width + Theme.space1 : 0)
        width: visible ? size : 0
        visible: root.row.fault !== "" || root.row.doubt !== ""
        name: root.row.fault !== "" ? "ui-warn" : "ui-info"
        size: Theme.iconSize(20)
        color: root.row.fault !== "" ? Theme.harm : Theme.accent
    }
    Icon {
        id: arrow

        anchors.verticalCenter: parent.verticalCenter
        x: root.width - width - Theme.space2
        name: root.open ? "ui-up" : "ui-next"
        size: Theme.iconSize(20)
        color: Theme.ink3
    }
    HairLine {
        x: Theme.cardPadding
        y: parent.height - height
        width: parent.width - 2 * x
        visible: !root.last && !root.open
    }
}
