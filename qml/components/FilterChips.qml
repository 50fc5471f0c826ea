// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone

/// One of several, under a head. It only tells what was chosen; who uses it sets `current`.
ColumnLayout {
    id: root

    property string title
    property list<string> options
    property int current: 0
    /// What the object names of its chips begin with.
    property string prefix

    signal chosen(int index)

    spacing: 0

    Prose {
        Layout.fillWidth: true
        visible: root.title !== ""
        text: root.title
        font: Theme.label
        Accessible.role: Accessible.Heading
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gapSmall

        Repeater {
            model: root.options

            Chip {
                required property int index
                required property string modelData

                objectName: root.prefix + "-" + index
                width: Math.min(implicitWidth, parent ? parent.width : 0)
                checkable: false
                checked: index === root.current
                text: modelData
                onClicked: root.chosen(index)
            }
        }
    }
}
