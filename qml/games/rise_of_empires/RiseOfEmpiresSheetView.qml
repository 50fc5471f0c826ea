// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// What lies before a player, added up.
SheetColumns {
    id: root

    required property RiseTable table
    property int seat: table.turnOf
    readonly property riseSeat shown: table.seats[seat]

    explainer: table
    //: Spoken: what a player, %1, has.
    Accessible.name: qsTr("What %1 owns").arg(shown.name)

    RiseStockCard {
        Layout.fillWidth: true
        stocks: root.shown.stocks
        hunger: root.shown.hunger
        onExplain: (id, icon) => root.explain(id, icon)
    }
    RiseFoodTrack {
        Layout.fillWidth: true
        visible: !Theme.largeText
        table: root.table
        discs: root.shown.food
        now: true
    }
    GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeText ? 1 : 2
        columnSpacing: Theme.space2

        RiseLandCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            lands: root.shown.territories
            onExplain: (id, icon) => root.explain(id, icon)
        }
        RiseCubesCard {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            cubes: root.shown.cubes
        }
    }

    second: [
        RiseLinesCard {
            Layout.fillWidth: true
            //: Head of a player's tiles.
            title: qsTr("Progress and cities")
            empty: qsTr("no tile yet")
            lines: root.shown.tiles
            onExplain: (id, icon) => root.explain(id, icon)
        },
        RiseLinesCard {
            Layout.fillWidth: true
            //: Head of the regions where a player has cubes.
            title: qsTr("Regions")
            note: qsTr("cubes, what they bring")
            empty: qsTr("no cube on the map yet")
            counted: true
            lines: root.shown.regions
            onExplain: (id, icon) => root.explain(id, icon)
        },
        RisePointsCard {
            Layout.fillWidth: true
            points: root.shown.points
            corrected: root.shown.corrected
        }
    ]
}
