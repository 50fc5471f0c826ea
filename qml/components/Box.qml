// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// One box of the sheet. Many are on screen, so the rare parts are made only where they are needed.
Item {
    id: root

    /// empty, next, new (this turn), ticked (earlier) or harm.
    property string mark: "empty"
    property real side: 20
    /// A ring means this turn.
    property bool ringed: mark === "new"
    /// How long a fresh cross waits, so that several appear one after the other.
    property int delay: 0

    readonly property bool crossed: mark === "new" || mark === "ticked" || mark === "harm"
    readonly property color fill: mark === "new" ? Theme.accent : mark === "harm" ? Theme.harm : crossed ? Theme.ink2 : Theme.surface
    readonly property color crossColor: mark === "new" ? Theme.onAccent : mark === "harm" ? Theme.onHarm : Theme.surface
    readonly property real corner: Math.max(2, side * 0.16)
    readonly property real thickness: Math.max(1.5, side * 0.1)
    readonly property real barLength: side * 0.46 * Math.SQRT2 + thickness
    /// The cross pops only where it appears before the eye, not while the page is made.
    property bool seen: false

    implicitWidth: side
    implicitHeight: side
    Component.onCompleted: root.seen = true
    onCrossedChanged: {
        if (root.seen && root.crossed && Theme.animated) {
            bars.scale = 0;
            (popping.createObject(root) as SequentialAnimation).start();
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: root.ringed ? Theme.lineHair : 0
        radius: root.corner
        color: root.fill
        border.width: root.crossed ? 0 : root.side < 14 ? Theme.lineHair : Theme.lineControlWidth
        border.color: root.mark === "empty" ? Theme.lineStrong : Theme.surface
    }
    Item {
        id: bars

        visible: root.crossed
        anchors.fill: parent

        Rectangle {
            anchors.centerIn: parent
            width: root.barLength
            height: root.thickness
            radius: height / 2
            rotation: 45
            antialiasing: true
            color: root.crossColor
        }
        Rectangle {
            anchors.centerIn: parent
            width: root.barLength
            height: root.thickness
            radius: height / 2
            rotation: -45
            antialiasing: true
            color: root.crossColor
        }
    }
    Rectangle {
        visible: root.ringed
        anchors.fill: parent
        anchors.margins: -border.width * 1.5
        radius: root.corner + border.width * 1.5
        color: "transparent"
        border.width: Theme.lineControlWidth
        border.color: root.fill
    }
    Loader {
        anchors.fill: parent
        source: root.mark === "next" ? "BoxDashes.qml" : ""
    }
    Component {
        id: popping

        SequentialAnimation {
            id: pop

            onFinished: pop.destroy()

            PauseAnimation {
                duration: root.delay
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
