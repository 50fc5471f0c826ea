// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App
import "theme"

/// Which stack, and which building lies on it.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneTilesPage page: table.tiles
    readonly property list<tableChoice> stacks: page.stacks
    readonly property list<tableTile> offers: page.tiles
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    property tableTile noTile
    readonly property int columns: Theme.largeText ? 2 : Math.max(3, Math.floor(list.width / 150))

    title: head

    ForgetAsk {
        id: forgetting

        table: root.table
    }
    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        inks: StoneAgeInk
        head: root.page.head
    }
    EvenFlow {
        id: row

        // All in one row, but for large text.
        readonly property int columns: Theme.largeText ? 3 : Math.max(4, root.stacks.length)

        Layout.fillWidth: true

        Repeater {
            model: root.stacks.length

            PlaceTile {
                required property int index

                width: (row.width - (row.columns - 1) * row.spacing) / row.columns
                height: row.tallest
                place: root.stacks[index] ?? root.none
                onClicked: root.table.touch(place.id)
                onHeld: root.explain(place.about, place.icon)
            }
        }
    }
    Item {
        Layout.fillHeight: true
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.gapSmall
            //: Above the drawn list of buildings.
            text: qsTr("Which tile?")
            small: true
        },
        EvenFlow {
            id: list

            Layout.fillWidth: true

            Repeater {
                model: root.offers.length

                TileButton {
                    required property int index

                    width: (list.width - (root.columns - 1) * list.spacing) / root.columns
                    height: list.tallest
                    inks: StoneAgeInk
                    tile: root.offers[index] ?? root.noTile
                    onClicked: root.table.touch(tile.row.id)
                    onPressAndHold: forgetting.ask(tile.row)
                }
            }
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
