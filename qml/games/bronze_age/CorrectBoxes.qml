// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Tallystone
import Tallystone.App

/// Cities, monuments and developments of a sheet: everything can be tapped. A column, because a layout of Qt 6.4
/// does not follow the height of what wraps inside a layout inside a layout.
Column {
    id: root

    required property BronzeTable table
    required property tableCorrection sheet
    readonly property list<tableFigure> cities: sheet.groups[1]?.rows ?? []
    readonly property list<tableFigure> monuments: sheet.groups[2]?.rows ?? []
    readonly property list<tableFigure> developments: sheet.groups[3]?.rows ?? []
    readonly property list<tableFigure> firsts: sheet.groups[4]?.rows ?? []
    /// For a row that is about to go.
    property tableFigure none

    /// A tap on a free box fills up to it; a tap on a filled one takes it and the later ones back.
    function touchBox(place: tableCounter, count: int) {
        root.want(place, count <= place.value ? count - 1 : count);
    }
    function want(place: tableCounter, boxes: int) {
        root.table.touch(place.id, boxes);
    }

    spacing: Theme.space3

    SectionHead {
        width: root.width
        iconName: "city"
        text: qsTr("Cities")
    }
    CityRow {
        objectName: "cities"
        width: root.width
        interactive: true
        ticked: [...root.cities].map(city => city.counter.value)
        //: Spoken: a city being corrected. %1 is its number, %2 of %3 boxes are ticked.
        spoken: [...root.cities].map((city, i) => qsTr("City %1, %2 of %3 boxes").arg(i + 4).arg(city.counter.value).arg(city.counter.most))
        onTapped: number => root.want(root.cities[number - 4].counter, root.cities[number - 4].counter.value + 1)
        onTakenBack: number => root.want(root.cities[number - 4].counter, root.cities[number - 4].counter.value - 1)
        onBoxTapped: (number, count) => root.touchBox(root.cities[number - 4].counter, count)
    }
    SectionHead {
        width: root.width
        iconName: "temple"
        text: qsTr("Monuments")
    }
    MonumentField {
        objectName: "monuments"
        width: root.width
        interactive: true
        ticked: [...root.monuments].map(monument => monument.counter.value)
        built: [...root.monuments].map(monument => monument.counter.most > 0 && monument.counter.value >= monument.counter.most)
        inPlay: root.table.monumentInPlay
        first: root.table.monumentFirst
        later: root.table.monumentLater
        firstTaken: root.table.monumentTaken
        firstColours: root.table.monumentTakenBy
        names: root.table.monumentNames
        //: Spoken: a monument being corrected. %1 is its name, %2 of %3 boxes are ticked.
        spoken: [...root.monuments].map(monument => qsTr("%1, %2 of %3 boxes").arg(monument.counter.title).arg(monument.counter.value).arg(monument.counter.most))
        onTapped: monument => root.want(root.monuments[monument].counter, root.monuments[monument].counter.value + 1)
        onTakenBack: monument => root.want(root.monuments[monument].counter, root.monuments[monument].counter.value - 1)
        onBoxTapped: (monument, count) => root.touchBox(root.monuments[monument].counter, count)
    }
    SectionHead {
        width: root.width
        iconName: "coin"
        text: qsTr("Developments")
    }
    Flow {
        width: root.width
        spacing: Theme.gapSmall

        Repeater {
            model: root.developments.length

            Chip {
                required property int index
                readonly property tableCounter row: (root.developments[index] ?? root.none).counter

                objectName: "development-" + row.icon
                text: row.title
                // Both signs take the same room, so that no other chip moves.
                iconName: checked ? "ui-check" : "ui-plus"
                // What it is set to comes back from the sheet.
                checkable: false
                checked: row.value > 0
                onClicked: root.want(row, 1 - row.value)
            }
        }
    }
    // Last, because they come and go with the boxes above.
    Repeater {
        model: root.firsts.length

        SettingRow {
            id: row

            required property int index
            readonly property tableCounter counter: (root.firsts[index] ?? root.none).counter

            width: root.width
            clickable: false
            iconName: counter.icon
            //: A switch for a finished monument, %1: this player was the first to finish it.
            title: qsTr("%1: first").arg(counter.title)

            ToggleSwitch {
                objectName: "first-" + row.counter.icon
                text: row.title
                checked: row.counter.value > 0
                onToggled: root.want(row.counter, checked ? 1 : 0)
            }
        }
    }
}
