// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Which space of the trade track: one tap trades.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseTradePage page: table.trade
    readonly property list<riseTile> spaces: page.spaces
    /// While a list is emptied its spaces are still there for a moment.
    property riseTile none

    title: head
    covered: page.sheet.open

    RiseTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    RiseDiscPart {
        Layout.fillWidth: true
        table: root.table
        discs: root.page.discs
        pay: root.page.pay
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }
    RiseTradeSheet {
        table: root.table
        sheet: root.page.sheet
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            text: qsTr("Trade spaces")
            note: qsTr("each once a turn")
        },
        Grid {
            id: grid

            Layout.fillWidth: true
            columns: Theme.largeText ? 1 : 2
            spacing: Theme.space2

            Repeater {
                model: root.spaces.length

                RiseTradeSpace {
                    required property int index

                    width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                    space: root.spaces[index] ?? root.none
                    colours: root.table.colours
                    onClicked: root.table.touch(space.choice.id)
                    onHeld: root.table.touch(space.edit.id)
                }
            }
        },
        RiseOutlookCard {
            Layout.fillWidth: true
            outlook: root.page.outlook
        },
        NoteLine {
            Layout.fillWidth: true
            text: qsTr("A space with a seal is taken until the next turn.")
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
