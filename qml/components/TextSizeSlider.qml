// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Tallystone

/// Five sizes of text between a small and a large A. It only tells what was chosen; who uses it sets `current`.
RowLayout {
    id: root

    property int current: 1
    property int stops: 5
    property string name
    /// The current size in words, for the screen reader.
    property string spoken

    signal chosen(int index)

    function choose(index: int) {
        if (index !== root.current)
            root.chosen(index);
    }

    spacing: Theme.cardPadding

    Words {
        //: Beside the slider for the size of text: a small letter.
        text: qsTr("A", "small")
        font: Theme.captionBold
    }
    T.Slider {
        id: slider

        objectName: "text-size"
        Layout.fillWidth: true
        implicitHeight: Theme.touchTarget
        padding: 0
        from: 0
        to: root.stops - 1
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        value: root.current
        Accessible.name: root.name
        Accessible.description: root.spoken
        // While it is dragged the page must not grow under the finger.
        onMoved: if (!slider.pressed) root.choose(Math.round(slider.value))
        onPressedChanged: if (!slider.pressed) root.choose(Math.round(slider.value))

        background: Item {
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                x: slider.handle.width / 2
                width: parent.width - slider.handle.width
                height: Theme.space1
                radius: height / 2
                color: Theme.line

                Rectangle {
                    width: slider.position * parent.width
                    height: parent.height
                    radius: parent.radius
                    color: Theme.accent
                }
                Repeater {
                    model: root.stops

                    Rectangle {
                        required property int index

                        anchors.verticalCenter: parent.verticalCenter
                        x: index / (root.stops - 1) * parent.width - width / 2
                        width: Theme.space2
                        height: width
                        radius: width / 2
                        color: index <= slider.value ? Theme.accent : Theme.lineStrong
                    }
                }
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.availableWidth - width)
            y: (slider.availableHeight - height) / 2
            implicitWidth: 28
            implicitHeight: 28
            radius: height / 2
            color: Theme.accent
            border.width: Theme.focusWidth
            border.color: Theme.surface
        }

        FocusRing {
            around: Theme.radiusControl
        }
    }
    Words {
        //: Beside the slider for the size of text: a large letter.
        text: qsTr("A", "large")
        font: Theme.heading
    }
}
