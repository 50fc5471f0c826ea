// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// The cross in a box, and the ring around one of this turn.
Item {
    id: root

    required property Box box
    property bool pops: false

    readonly property real thickness: Math.max(1.5, box.side * 0.1)
    readonly property real barLength: box.side * 0.46 * Math.SQRT2 + thickness

    Component.onCompleted: {
        if (root.pops) {
            bars.scale = 0;
            (popping.createObject(root) as SequentialAnimation).start();
        }
    }

    Item {
        id: bars

        anchors.fill: parent

        Rectangle {
            anchors.centerIn: parent
            width: root.barLength
            height: root.thickness
            radius: height / 2
            rotation: 45
            antialiasing: true
            color: root.box.crossColor
        }
        Rectangle {
            anchors.centerIn: parent
            width: root.barLength
            height: root.thickness
            radius: height / 2
            rotation: -45
            antialiasing: true
            color: root.box.crossColor
        }
    }
    Rectangle {
        visible: root.box.ringed
        anchors.fill: parent
        anchors.margins: -border.width * 1.5
        radius: root.box.corner + border.width * 1.5
        color: "transparent"
        border.width: Theme.lineControlWidth
        border.color: root.box.fill
    }
    Component {
        id: popping

        SequentialAnimation {
            id: pop

            onFinished: pop.destroy()

            PauseAnimation {
                duration: root.box.delay
            }
            NumberAnimation {
                target: bars
                property: "scale"
                to: 1
                duration: Theme.boxTime
                easing.type: Easing.OutBack
            }
        }
    }
}
