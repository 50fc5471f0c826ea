// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Shapes
import QtQuick
import Tallystone

/// A palm, drawn with one round pen.
ShapePath {
    id: root

    property real size: 40
    property alias path: svg.path

    strokeColor: Theme.illNear
    strokeWidth: size * 0.07
    capStyle: ShapePath.RoundCap
    fillColor: "transparent"

    PathSvg {
        id: svg
    }
}
