// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Tallystone
import Tallystone.App

/// A number of the page with its name.
SettingRow {
    id: root

    required property TouchTable table
    required property tableCounter row
    property bool changing: true

    clickable: false
    title: row.title

    Words {
        objectName: root.row.title
        visible: !root.changing
        text: root.row.value
    }
    Stepper {
        objectName: root.row.id
        visible: root.changing
        name: root.row.title
        value: root.row.value
        from: root.row.least
        to: root.row.most
        onChanged: next => root.table.touch(root.row.id, next)
    }
}
