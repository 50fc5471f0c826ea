// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// Yes or no.
SettingRow {
    id: root

    required property GameTable table
    required property tableChoice row

    clickable: false
    iconName: row.icon
    title: row.title
    caption: row.note

    ToggleSwitch {
        objectName: root.row.id
        enabled: root.row.enabled
        text: root.row.title
        checked: root.row.chosen
        onToggled: root.table.touch(root.row.id)
    }
}
