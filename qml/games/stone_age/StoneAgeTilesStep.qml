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
    readonly property StoneTiles tiles: table.tiles
    readonly property list<stonePlace> stacks: tiles.stacks
    readonly property list<stoneTile> offers: tiles.tiles
    /// While a list is emptied its rows are still there for a moment.
    property stonePlace noPlace
    property stoneTile noTile
    readonly property int columns: Theme.largeText ? 2 : Math.max(3, Math.floor(list.width / 150))

    title: head

    StepTitle {
        id: head

        Layout.fillWidth: true
        iconName: "sa-building"
        //: Title: a building is bought.
        text: qsTr("Building")
        caption: qsTr("which stack, and what is on it?")
        onBack: root.table.leave()
    }
    Flow {
        id: row

        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: root.stacks.length

            PlaceTile {
                required property int index

                objectName: "stack-" + index
                width: (row.width - 3 * row.spacing) / 4
                place: root.stacks[index] ?? root.noPlace
                selected: index === root.tiles.stack
                onClicked: root.tiles.chooseStack(index)
                onHeld: root.explain("buildings", "sa-building")
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

                    objectName: "tile-" + index
                    width: (list.width - (root.columns - 1) * list.spacing) / root.columns
                    tile: root.offers[index] ?? root.noTile
                    onClicked: root.tiles.choose(index)
                }
            }
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
