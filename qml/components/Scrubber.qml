// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Tallystone

/// Where in something long one is. It only tells where to go; who uses it sets `at`.
T.Slider {
    id: root

    property int at: 0
    property string name
    /// The place in words, for the screen reader.
    property string spoken

    signal wanted(int at)

    implicitWidth: Theme.phoneWidth / 2
    implicitHeight: Theme.touchTarget
    padding: 0
    from: 0
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: at
    Accessible.name: name
    Accessible.description: spoken
    onMoved: root.wanted(Math.round(value))
    // Dragging has ended the binding.
    onAtChanged: if (!pressed) value = at
    onPressedChanged: if (!pressed) value = at

    background: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: root.handle.width / 2
            width: parent.width - root.handle.width
            height: Theme.space1
            radius: height / 2
            color: Theme.line

            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }
    }
    handle: Rectangle {
        x: root.visualPosition * (root.availableWidth - width)
        y: (root.availableHeight - height) / 2
        implicitWidth: 28
        implicitHeight: 28
        radius: height / 2
        color: Theme.accent
        border.width: Theme.focusWidth
        border.color: Theme.bg
    }

    FocusRing {
        around: Theme.radiusControl
    }
}
