// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The lower half of the sheet: monuments, disasters, what is in store, and the sum.
ColumnLayout {
    id: root

    required property BronzeTable table
    required property bronzeSeat seat
    property real unit: 1
    readonly property list<string> wares: ["wood", "stone", "pottery", "cloth", "spearheads", "food"]
    readonly property int ships: table.hasShips ? 1 : 0

    spacing: Theme.space1

    SectionHead {
        Layout.fillWidth: true
        small: true
        iconName: "temple"
        text: qsTr("Monuments")
    }
    MonumentField {
        Layout.fillWidth: true
        small: true
        box: 12.5 * root.unit
        wallBox: 17 * root.unit
        ticked: root.seat.monumentBoxes
        built: root.seat.monumentsBuilt
        scored: root.seat.monumentsScored
        spoken: root.seat.monumentsSpoken
        inPlay: root.table.monumentInPlay
        first: root.table.monumentFirst
        later: root.table.monumentLater
        firstTaken: root.table.monumentTaken
        firstColours: root.table.monumentTakenBy
        names: root.table.monumentNames
    }
    Item {
        Layout.fillHeight: true
    }
    SectionHead {
        Layout.fillWidth: true
        small: true
        iconName: "skull"
        text: qsTr("Disasters")
    }
    DisasterBoxes {
        Layout.fillWidth: true
        side: 14 * Math.min(1, root.unit)
        count: root.seat.disasters
        //: Spoken: how many disaster boxes are crossed.
        spoken: qsTr("Disasters: %1").arg(root.seat.disasters)
    }
    Item {
        Layout.fillHeight: true
    }
    HairLine {
        Layout.fillWidth: true
    }
    GridLayout {
        Layout.fillWidth: true
        columns: Theme.largeText ? 3 : 6 + root.ships
        columnSpacing: Theme.space1
        rowSpacing: 0

        Repeater {
            model: root.wares

            GoodCount {
                required property int index
                required property string modelData

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                good: modelData
                iconSize: 22
                text: index < 5 ? root.seat.goods[index] ?? 0 : root.seat.food
                spoken: root.seat.pegsSpoken[index] ?? ""
            }
        }
        GoodCount {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: root.table.hasShips
            good: "dev-shipping"
            iconSize: 22
            text: root.seat.ships
            //: Spoken: how many ships a player has.
            spoken: qsTr("%n ships", "", root.seat.ships)
        }
    }
    HairLine {
        Layout.fillWidth: true
        color: Theme.lineControl
    }
    HairLine {
        Layout.fillWidth: true
        Layout.topMargin: -2
        color: Theme.lineControl
    }
    ScoreStrip {
        Layout.fillWidth: true
        seat: root.seat
    }
}
