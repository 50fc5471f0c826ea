// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// What each round brought to some of the columns, and their totals.
Card {
    id: root

    required property list<sheetColumn> columns
    required property list<sheetRound> rounds
    required property int first
    required property int across
    required property real titleWidth
    readonly property real columnWidth: (width - titleWidth) / Math.max(1, across)
    property sheetRound none
    property sheetColumn nobody

    padding: 0

    Column {
        width: parent.width

        Item {
            id: seals

            width: parent.width
            height: Theme.touchTarget

            Repeater {
                model: Math.max(0, Math.min(root.across, root.columns.length - root.first))

                Seals {
                    required property int index
                    readonly property sheetColumn column: root.columns[root.first + index] ?? root.nobody

                    x: root.titleWidth + index * root.columnWidth + (root.columnWidth - width) / 2
                    y: (seals.height - height) / 2
                    size: Math.min(28, root.columnWidth - Theme.space1)
                    colours: column.colours
                }
            }
        }
        Repeater {
            model: root.rounds.length

            SheetRoundLine {
                required property int index

                width: parent ? parent.width : 0
                enabled: false
                round: root.rounds[index] ?? root.none
                first: root.first
                across: root.across
                titleWidth: root.titleWidth
                columnWidth: root.columnWidth
            }
        }
    }
}
