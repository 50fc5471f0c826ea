// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// The body of a monument or city: clay while it grows, bronze once it stands.
Shape {
    id: root

    property string outline
    property string foliage
    property bool built: false
    /// From clay to bronze; the colours themselves must not fade when the theme changes.
    property real bronze: built ? 1 : 0

    Behavior on bronze {
        enabled: root.visible

        NumberAnimation {
            duration: Theme.triumphTime
            easing.type: Easing.OutCubic
        }
    }

    ShapePath {
        fillColor: Qt.tint(Theme.board, Qt.alpha(Theme.accentSoft, root.bronze))
        fillRule: ShapePath.WindingFill
        strokeColor: root.built ? Theme.accent : Theme.line
        strokeWidth: root.built ? Theme.lineControlWidth : Theme.lineHair
        joinStyle: ShapePath.RoundJoin

        PathSvg {
            path: root.outline
        }
    }
    ShapePath {
        fillColor: Qt.alpha(root.built ? Theme.accent : Theme.lineStrong, 0.5)
        fillRule: ShapePath.WindingFill
        strokeColor: "transparent"

        PathSvg {
            path: root.foliage
        }
    }
}
