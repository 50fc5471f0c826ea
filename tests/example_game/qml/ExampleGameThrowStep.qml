// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The only step: how many points, and what the throw is called.
StepBody {
    id: root

    required property TouchTable table

    CounterRow {
        Layout.fillWidth: true
        table: root.table
        row: root.table.page.points
    }
    TextEntry {
        objectName: root.table.page.name.id
        Layout.fillWidth: true
        text: root.table.page.name.text
        name: root.table.page.name.title
        placeholderText: name
        onTextEdited: root.table.touch(objectName, 0, text)
    }
    Repeater {
        model: root.table.page.known.length

        ActionButton {
            required property int index

            objectName: root.table.page.known[index].id
            text: root.table.page.known[index].title
            onClicked: root.table.touch(objectName)
        }
    }
}
