// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone

/// The place of one die: empty, or showing a face. A swipe up or Delete empties it.
Touchable {
    id: root

    /// "" or "food", "good", "skull", "workers", "either", "coins".
    property string face
    property bool selected: false
    property bool choiceOpen: false
    property int size: 56
    property string spoken

    signal tapped
    signal emptied

    readonly property bool empty: face === ""

    implicitWidth: size
    implicitHeight: size
    ringRadius: Theme.radiusTile
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: selected
    onClicked: root.tapped()
    Keys.onDeletePressed: root.emptied()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace) {
            root.emptied();
            event.accepted = true;
        }
    }

    DragHandler {
        id: swipe

        property bool done: false

        target: null
        xAxis.enabled: false
        onActiveChanged: swipe.done = false
        onTranslationChanged: {
            if (swipe.active && !swipe.done && !root.empty && swipe.translation.y < -root.size / 3) {
                swipe.done = true;
                root.emptied();
            }
        }
    }

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: !root.empty || root.selected
            radius: Theme.radiusTile
            color: root.selected ? Theme.accentSoft : Theme.surface
            border.width: Theme.lineSelection
            border.color: {
                if (root.selected || root.choiceOpen)
                    return Theme.accent;
                return root.face === "skull" ? Theme.harm : Theme.lineStrong;
            }
        }
        Icon {
            visible: root.empty && !root.selected
            name: visible ? "die-slot" : ""
            size: root.size
            color: Theme.lineStrong
        }
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.empty ? "" : "die-" + root.face
            size: root.size - 14
            color: root.face === "skull" ? Theme.harm : Theme.ink
        }
    }
}
