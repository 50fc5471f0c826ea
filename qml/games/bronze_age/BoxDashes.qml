// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// The dashed frame of the box that comes next, as large as it is laid out.
Shape {
    id: root

    readonly property real r: Math.max(2, width * 0.16)
    readonly property real start: Theme.lineControlWidth / 2
    readonly property real straight: Math.max(0, width - 2 * start - 2 * r)
    readonly property string arc: `a${r} ${r} 0 0 1 `

    ShapePath {
        strokeColor: Theme.accent
        strokeWidth: Theme.lineSelection
        strokeStyle: ShapePath.DashLine
        dashPattern: [1.5, 1.25]
        capStyle: ShapePath.FlatCap
        fillColor: "transparent"

        PathSvg {
            path: `M${root.start + root.r} ${root.start}h${root.straight}${root.arc}${root.r} ${root.r}v${root.straight}` + `${root.arc}${-root.r} ${root.r}h${-root.straight}${root.arc}${-root.r} ${-root.r}v${-root.straight}${root.arc}${root.r} ${-root.r}`
        }
    }
}
