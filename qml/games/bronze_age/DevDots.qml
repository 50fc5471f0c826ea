// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// Developments owned, of as many as end the game.
Item {
    id: root

    property int owned: 0
    property int total: 5
    property real side: 9

    readonly property bool counted: Math.max(total, owned) > 8
    readonly property real gap: side / 3
    //: Developments owned, of as many as end the game.
    readonly property string figures: qsTr("%1 of %2").arg(owned).arg(total)

    implicitWidth: counted ? words.implicitWidth : Math.max(total, owned) * (side + gap) - gap
    implicitHeight: counted ? words.implicitHeight : side
    Accessible.role: Accessible.StaticText
    //: %1 is "3 of 5".
    Accessible.name: qsTr("Developments: %1").arg(root.figures)

    Repeater {
        model: root.counted ? 0 : Math.max(root.total, root.owned)

        Rectangle {
            required property int index

            x: index * (root.side + root.gap) + (root.side - width) / 2
            y: (root.height - height) / 2
            width: root.side * 0.86
            height: width
            radius: root.side * 0.2
            rotation: 45
            antialiasing: true
            color: index < root.owned ? Theme.accent : "transparent"
            border.width: index < root.owned ? 0 : Theme.lineControlWidth
            border.color: Theme.lineStrong
        }
    }
    Text {
        id: words

        visible: root.counted
        text: root.figures
        textFormat: Text.PlainText
        color: Theme.ink
        font: Theme.captionBold
        Accessible.ignored: true
    }
}
