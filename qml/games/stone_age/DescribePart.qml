// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What is printed on the upper half of a card that is in no list.
ColumnLayout {
    id: root

    required property StoneTable table
    required property stoneCardPage page

    visible: page.count.id !== "" || page.given.length > 0 || page.resources.length > 0
    spacing: Theme.space2

    Card {
        Layout.fillWidth: true
        visible: root.page.count.id !== ""
        padding: 0

        CounterRow {
            width: parent.width
            table: root.table
            counter: root.page.count
        }
    }
    PayRows {
        Layout.fillWidth: true
        visible: root.page.given.length > 0
        rows: root.page.given
        onChanged: (id, count) => root.table.touch(id, count)
    }
    ChipRow {
        Layout.fillWidth: true
        visible: root.page.resources.length > 0
        rows: root.page.resources
        onChosen: id => root.table.touch(id)
    }
}
