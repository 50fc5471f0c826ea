// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Chips that wrap, each on or off.
Flow {
    id: root

    required property RiseTable table
    required property list<tableChoice> rows
    /// While a list is emptied its chips are still there for a moment.
    property tableChoice none

    spacing: Theme.gapSmall

    Repeater {
        model: root.rows.length

        Chip {
            required property int index
            readonly property tableChoice row: root.rows[index] ?? root.none

            objectName: row.id
            width: Math.min(implicitWidth, root.width)
            leftPadding: Theme.gapMedium
            rightPadding: Theme.gapMedium
            checkable: false
            checked: row.chosen
            enabled: row.enabled && row.id !== ""
            iconName: row.icon
            text: row.title
            onClicked: root.table.touch(row.id)
        }
    }
}
