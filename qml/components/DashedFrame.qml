// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// A round frame, dashed where nothing is yet.
Rectangle {
    id: root

    property bool dashed: true
    property color ink: Theme.lineStrong
    readonly property real near: Theme.lineControlWidth / 2
    readonly property string arc: `a${radius - near} ${radius - near} 0 0 1 `
    readonly property real turn: radius - near

    color: "transparent"
    border.width: dashed ? 0 : Theme.lineControlWidth
    border.color: Theme.lineControl

    Shape {
        visible: root.dashed

        ShapePath {
            strokeColor: root.ink
            strokeWidth: Theme.lineControlWidth
            strokeStyle: ShapePath.DashLine
            dashPattern: [2.5, 2]
            capStyle: ShapePath.FlatCap
            fillColor: "transparent"

            PathSvg {
                path: `M${root.radius} ${root.near}H${root.width - root.radius}${root.arc}${root.turn} ${root.turn}` + `V${root.height - root.radius}${root.arc}${-root.turn} ${root.turn}H${root.radius}` + `${root.arc}${-root.turn} ${-root.turn}V${root.radius}${root.arc}${root.turn} ${-root.turn}z`
            }
        }
    }
}
