// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes
import Tallystone

/// Where the next worker would go, with its price.
Item {
    id: root

    property string text
    property bool dashed: true
    property int size: 20

    implicitWidth: size
    implicitHeight: size

    Shape {
        visible: root.dashed

        ShapePath {
            strokeColor: Theme.accent
            strokeWidth: Theme.lineControlWidth
            strokeStyle: ShapePath.DashLine
            dashPattern: [2, 1.5]
            fillColor: "transparent"

            PathSvg {
                path: `M1 ${root.size / 2}a${root.size / 2 - 1} ${root.size / 2 - 1} 0 1 0 ${root.size - 2} 0a${root.size / 2 - 1} ${root.size / 2 - 1} 0 1 0 ${2 - root.size} 0z`
            }
        }
    }
    Words {
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        color: root.dashed ? Theme.onAccentSoft : Theme.ink3
        font: root.dashed ? Theme.pointsSmall : Theme.sheet
    }
}
