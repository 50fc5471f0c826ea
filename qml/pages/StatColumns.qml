// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// The sections of a page of statistics, in one column or in two.
Row {
    id: root

    required property StatView statistics
    property int columns: 1
    /// For a card whose section has just gone.
    property statSection none

    signal opened(int section, int row)

    spacing: Theme.space3

    Repeater {
        // Both are always there: cards of a column that goes away would still ask it for its number.
        model: 2

        Column {
            id: column

            required property int index
            readonly property bool used: index < root.columns

            visible: used
            width: (root.width + root.spacing) / root.columns - root.spacing
            spacing: Theme.space3

            Repeater {
                // A count, so that cards stay when more come.
                model: column.used ? Math.max(0, Math.ceil((root.statistics.sections.length - column.index) / root.columns)) : 0

                StatCard {
                    id: card

                    required property int index
                    readonly property int place: index * root.columns + column.index

                    objectName: "section-" + place
                    width: column.width
                    section: root.statistics.sections[place] ?? root.none
                    onOpened: row => root.opened(card.place, row)
                }
            }
        }
    }
}
