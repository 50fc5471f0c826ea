// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// What the series of a chart are, with the marks they are drawn with.
Flow {
    id: root

    property list<string> names
    property list<string> icons
    /// Series that take away.
    property list<bool> losses
    /// The series that is dots.
    property int dotted: -1
    /// Fields as of a StackChart instead of lines.
    property bool fields: false

    spacing: Theme.space4
    topPadding: Theme.gapSmall
    Accessible.ignored: true

    Repeater {
        model: root.names

        Row {
            id: entry

            required property int index
            required property string modelData

            spacing: Theme.gapSmall

            StackField {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.fields
                width: Theme.space5
                height: Theme.iconSize(16)
                place: entry.index
                iconName: root.icons[entry.index] ?? ""
                lost: root.losses[entry.index] ?? false
            }
            Rectangle {
                readonly property bool dot: entry.index === root.dotted

                anchors.verticalCenter: parent.verticalCenter
                visible: !root.fields
                width: dot ? 10 : 22
                height: dot ? 10 : 3
                radius: height / 2
                color: dot ? Theme.surface : Theme.accent
                border.width: dot ? Theme.lineSelection : 0
                border.color: Theme.ink2
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: entry.modelData
                color: Theme.ink2
                font: Theme.micro
            }
        }
    }
}
