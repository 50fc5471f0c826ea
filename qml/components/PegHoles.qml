// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// A row of holes with their values and the peg that walks along them.
Item {
    id: root

    property color ink: Theme.ink2
    /// What each hole is worth, the empty one first.
    property list<int> values
    property int value: 0
    /// Where the peg was before the roll; -1: no ring.
    property int before: -1
    property real column: 28
    property real hole: Math.min(26, column - 5)
    property real peg: hole + 6
    /// What the peg shows is written large.
    property bool largePeg: hole > 22
    /// How long the peg waits before it walks.
    property int delay: 0
    /// Off where another player's board is laid out: those pegs did not move.
    property bool walks: true
    property real position: value

    readonly property int standing: Math.round(position)
    /// A board that is being made shows its pegs where they are.
    property bool settled: false

    implicitWidth: column * values.length
    implicitHeight: peg
    Component.onCompleted: root.settled = true

    Behavior on position {
        enabled: root.walks && root.settled

        SequentialAnimation {
            PauseAnimation {
                duration: root.delay
            }
            NumberAnimation {
                duration: Theme.pegTime
                easing.type: Easing.InOutCubic
            }
        }
    }

    Repeater {
        model: root.values.length

        Rectangle {
            id: place

            required property int index
            readonly property bool passed: index > 0 && index < root.standing

            x: (index + 0.5) * root.column - width / 2
            y: (root.height - height) / 2
            width: root.hole
            height: width
            radius: width / 2
            color: passed ? Theme.passedHole(root.ink) : Theme.hole

            Rectangle {
                visible: place.index === root.before && root.before !== root.value
                anchors.fill: parent
                anchors.margins: -border.width
                radius: width / 2
                color: "transparent"
                border.width: Theme.lineSelection
                border.color: root.ink
            }
            Text {
                anchors.centerIn: parent
                text: root.values[place.index] ?? ""
                textFormat: Text.PlainText
                color: place.passed ? Theme.ink : Theme.ink2
                font.family: Theme.textFace
                font.weight: Font.Medium
                font.pixelSize: Math.min((root.hole > 22 ? Theme.micro : Theme.sheet).pixelSize, Math.floor(root.hole * 0.66))
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        objectName: "peg"
        x: (root.position + 0.5) * root.column - width / 2
        y: (root.height - height) / 2
        width: root.peg
        height: width
        radius: width / 2
        color: root.ink

        Text {
            anchors.centerIn: parent
            text: root.values[root.standing] ?? ""
            textFormat: Text.PlainText
            color: Theme.onPeg
            font.family: Theme.textFace
            font.weight: Font.Bold
            font.pixelSize: Math.min((root.largePeg ? Theme.pegValue : Theme.micro).pixelSize, Math.floor(root.peg * 0.6))
            Accessible.ignored: true
        }
    }
}
