// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The five rows of the action table.
Column {
    id: root

    required property RiseTable table
    required property list<riseRow> rows
    property bool flat: false
    property bool keysShown: false
    /// While a list is emptied its rows are still there for a moment.
    property riseRow none

    signal explain(string id, string icon)

    /// Nothing if there is no such circle.
    function circleAt(row: int, circle: int): Item {
        const line = repeater.itemAt(row) as RiseActionRow;
        return line ? line.circleAt(circle) : null;
    }

    spacing: flat ? Theme.gapSmall : Theme.space2

    Repeater {
        id: repeater

        model: root.rows.length

        RiseActionRow {
            required property int index

            width: root.width
            row: root.rows[index] ?? root.none
            colours: root.table.colours
            flat: root.flat
            key: root.keysShown ? index + 1 : ""
            onClicked: root.table.touch(choice.id)
            onHeld: root.explain(choice.about, choice.icon)
        }
    }
}
