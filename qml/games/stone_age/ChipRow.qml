// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone

/// One of several, as chips that wrap.
Flow {
    id: root

    property list<string> names
    property list<string> icons
    property int current: -1
    property string prefix

    signal chosen(int index)

    spacing: Theme.gapSmall

    Repeater {
        model: root.names.length

        Chip {
            required property int index

            objectName: root.prefix + index
            width: Math.min(implicitWidth, root.width)
            checkable: false
            checked: index === root.current
            iconName: root.icons[index] ?? ""
            text: Theme.begun(root.names[index] ?? "")
            Accessible.role: Accessible.RadioButton
            onClicked: root.chosen(index)
        }
    }
}
