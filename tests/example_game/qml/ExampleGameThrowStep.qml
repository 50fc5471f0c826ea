// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The only step: how many points, and what the throw is called.
StepBody {
    id: root

    required property GameTable table

    CounterRow {
        Layout.fillWidth: true
        table: root.table
        counter: root.table.page.points
    }
    TextEntry {
        objectName: root.table.page.name.id
        Layout.fillWidth: true
        text: root.table.page.name.text
        name: root.table.page.name.title
        placeholderText: name
        onTextEdited: root.table.touch(objectName, 0, text)
    }
    ChipRow {
        Layout.fillWidth: true
        rows: root.table.page.known
        onChosen: id => root.table.touch(id)
        onHeld: row => forgetting.ask(row)
    }
    ForgetAsk {
        id: forgetting

        table: root.table
    }
}
