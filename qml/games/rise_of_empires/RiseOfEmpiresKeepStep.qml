// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The end of an era: which tiles a player pays for, and what halving leaves on the map.
StepBody {
    id: root

    required property RiseTable table
    readonly property riseKeepPage page: table.keep
    readonly property list<tableChoice> map: page.map
    property tableChoice none

    RiseKeepers {
        Layout.fillWidth: true
        table: root.table
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space2

        RisePriceCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            price: root.page.gold
        }
        RisePriceCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            price: root.page.cubes
        }
    }
    RiseKeptTiles {
        Layout.fillWidth: true
        table: root.table
        iconName: "roe-progress"
        //: Head of a player's progress tiles at the end of an era.
        title: qsTr("Progress")
        note: root.page.progressNote
        tiles: root.page.progress
        onExplain: (id, icon) => root.explain(id, icon)
    }
    RiseKeptTiles {
        Layout.fillWidth: true
        table: root.table
        iconName: "roe-city"
        //: Head of a player's cities at the end of an era.
        title: qsTr("Cities")
        note: root.page.citiesNote
        tiles: root.page.cities
        onExplain: (id, icon) => root.explain(id, icon)
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            visible: root.map.length > 0
            iconName: "roe-empire"
            text: qsTr("On the map")
            note: qsTr("half stays, rounded down")
        },
        Card {
            Layout.fillWidth: true
            visible: root.map.length > 0
            padding: 0

            Column {
                width: parent.width

                Repeater {
                    model: root.map.length

                    SettingRow {
                        id: region

                        required property int index
                        readonly property tableChoice row: root.map[index] ?? root.none

                        width: parent ? parent.width : 0
                        clickable: false
                        iconName: row.icon
                        title: row.title

                        Words {
                            text: region.row.note
                            font: Theme.cost
                        }
                    }
                }
            }
        },
        Item {
            Layout.fillHeight: true
        }
    ]
}
