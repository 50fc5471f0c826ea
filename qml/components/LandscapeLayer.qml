// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

/// One flat layer of an illustration.
ShapePath {
    id: root

    property alias path: svg.path

    strokeColor: "transparent"
    fillRule: ShapePath.WindingFill

    PathSvg {
        id: svg
    }
}
