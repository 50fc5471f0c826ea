// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// A list of rows on a card; a second thing to tap stands at the end of its row, where text is large below it.
Card {
    id: root

    required property AgesTable table
    required property list<agesRow> rows
    property bool below: false
    /// It is a card of its own, not a part of one.
    property bool rounded: true
    /// While a list is emptied its rows are still there for a moment.
    property agesRow none

    /// Asks what a row is about.
    signal explain(string id, string icon)

    function hold(row: agesRow) {
        if (row.held.id !== "")
            root.table.touch(row.held.id);
        else if (row.choice.about !== "")
            root.explain(row.choice.about, row.sign);
    }

    padding: 0

    Column {
        width: parent.width

        Repeater {
            model: root.rows.length

            Item {
                id: line

                required property int index
                readonly property agesRow row: root.rows[index] ?? root.none
                readonly property bool chipBelow: chip.visible && Theme.largeText

                width: parent ? parent.width : 0
                implicitHeight: button.implicitHeight + (chipBelow ? chip.height + Theme.space2 : 0)

                HairLine {
                    width: parent.width
                    visible: line.index > 0
                }
                AgesRowButton {
                    id: button

                    width: parent.width - (chip.visible && !line.chipBelow ? chip.width + Theme.space2 : 0)
                    table: root.table
                    row: line.row
                    below: root.below
                    first: root.rounded && line.index === 0
                    last: root.rounded && line.index === root.rows.length - 1 && !line.chipBelow
                    onPressAndHold: root.hold(row)
                    Keys.onMenuPressed: root.hold(row)
                }
                Chip {
                    id: chip

                    x: parent.width - width - Theme.space2
                    y: line.chipBelow ? button.height : (button.height - height) / 2
                    objectName: line.row.chip.id
                    visible: line.row.chip.id !== ""
                    checkable: false
                    text: line.row.chip.title
                    Accessible.name: line.row.chip.spoken
                    onClicked: root.table.touch(line.row.chip.id)
                }
            }
        }
    }
}
