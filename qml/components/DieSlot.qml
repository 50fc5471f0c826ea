// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
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
        Shape {
            anchors.fill: parent
            visible: root.empty && !root.selected

            ShapePath {
                readonly property real r: Theme.radiusTile - 1

                strokeColor: Theme.lineStrong
                strokeWidth: Theme.lineSelection
                strokeStyle: ShapePath.DashLine
                dashPattern: [2.2, 1.6]
                fillColor: "transparent"
                PathSvg {
                    path: "M%1 1H%2a%3 %3 0 0 1 %3 %3V%2a%3 %3 0 0 1 -%3 %3H%1a%3 %3 0 0 1 -%3 -%3V%1a%3 %3 0 0 1 %3 -%3z"
                    .arg(Theme.radiusTile).arg(root.size - Theme.radiusTile).arg(Theme.radiusTile - 1)
                }
            }
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
