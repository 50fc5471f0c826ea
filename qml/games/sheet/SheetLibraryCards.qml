// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Some of the sheets, under a head.
ColumnLayout {
    id: root

    required property string title
    required property list<sheetCard> cards
    /// While a list is emptied its rows are still there for a moment.
    property sheetCard none

    signal chosen(string id)
    signal held(string id)

    visible: cards.length > 0
    spacing: Theme.space2

    SectionHead {
        Layout.fillWidth: true
        visible: root.title !== ""
        text: root.title
    }
    Card {
        Layout.fillWidth: true
        padding: 0

        Column {
            width: parent.width

            Repeater {
                model: root.cards.length

                SheetLibraryRow {
                    required property int index

                    width: parent ? parent.width : 0
                    card: root.cards[index] ?? root.none
                    last: index === root.cards.length - 1
                    onClicked: root.chosen(card.id)
                    onHeld: root.held(card.id)
                }
            }
        }
    }
}
