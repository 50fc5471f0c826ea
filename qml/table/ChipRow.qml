// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// One of several, as chips that wrap.
Flow {
    id: root

    required property list<tableChoice> rows
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none

    signal chosen(string id)
    signal held(tableChoice row)

    spacing: Theme.gapSmall

    Repeater {
        model: root.rows.length

        Chip {
            required property int index
            readonly property tableChoice row: root.rows[index] ?? root.none

            objectName: row.id
            width: Math.min(implicitWidth, root.width)
            checkable: false
            checked: row.chosen
            enabled: row.enabled
            iconName: row.icon
            text: Theme.begun(row.title)
            Accessible.role: Accessible.RadioButton
            onClicked: root.chosen(row.id)
            onPressAndHold: root.held(row)
        }
    }
}
