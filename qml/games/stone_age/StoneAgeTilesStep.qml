// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// Which stack, and which building lies on it.
StepBody {
    id: root

    required property StoneTable table
    readonly property stoneTilesPage page: table.tiles
    readonly property list<tableChoice> stacks: page.stacks
    readonly property list<stoneTile> offers: page.tiles
    /// While a list is emptied its rows are still there for a moment.
    property tableChoice none
    property stoneTile noTile
    readonly property int columns: Theme.largeText ? 2 : Math.max(3, Math.floor(list.width / 150))

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        table: root.table
        head: root.page.head
    }
    Flow {
        id: row

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.stacks.length

            PlaceTile {
                required property int index

                width: (row.width - 3 * row.spacing) / 4
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
        Flow {
            id: list

            Layout.fillWidth: true
            spacing: Theme.space2

            Repeater {
                model: root.offers.length

                TileButton {
                    required property int index

                    width: (list.width - (root.columns - 1) * list.spacing) / root.columns
                    tile: root.offers[index] ?? root.noTile
                    onClicked: root.table.touch(tile.row.id)
                }
            }
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
