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
    required property bronzeCorrectPage page
    /// For a switch that is about to go.
    property tableChoice none

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
        ticked: [...root.page.cities].map(city => city.value)
        //: Spoken: a city being corrected. %1 is its number, %2 of %3 boxes are ticked.
        spoken: [...root.page.cities].map((city, i) => qsTr("City %1, %2 of %3 boxes").arg(i + 4).arg(city.value).arg(city.most))
        onTapped: number => root.want(root.page.cities[number - 4], root.page.cities[number - 4].value + 1)
        onTakenBack: number => root.want(root.page.cities[number - 4], root.page.cities[number - 4].value - 1)
        onBoxTapped: (number, count) => root.touchBox(root.page.cities[number - 4], count)
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
        ticked: [...root.page.monuments].map(monument => monument.value)
        built: [...root.page.monuments].map(monument => monument.most > 0 && monument.value >= monument.most)
        inPlay: root.table.monumentInPlay
        first: root.table.monumentFirst
        later: root.table.monumentLater
        firstTaken: root.table.monumentTaken
        firstColours: root.table.monumentTakenBy
        names: root.table.monumentNames
        //: Spoken: a monument being corrected. %1 is its name, %2 of %3 boxes are ticked.
        spoken: [...root.page.monuments].map(monument => qsTr("%1, %2 of %3 boxes").arg(monument.title).arg(monument.value).arg(monument.most))
        onTapped: monument => root.want(root.page.monuments[monument], root.page.monuments[monument].value + 1)
        onTakenBack: monument => root.want(root.page.monuments[monument], root.page.monuments[monument].value - 1)
        onBoxTapped: (monument, count) => root.touchBox(root.page.monuments[monument], count)
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
            model: root.page.developments.length

            Chip {
                required property int index
                readonly property tableChoice row: root.page.developments[index]

                objectName: "development-" + row.icon
                text: row.title
                // Both signs take the same room, so that no other chip moves.
                iconName: checked ? "ui-check" : "ui-plus"
                // What it is set to comes back from the sheet.
                checkable: false
                checked: row.chosen
                onClicked: root.table.touch(row.id)
            }
        }
    }
    // Last, because they come and go with the boxes above.
    Repeater {
        model: root.page.first.length

        SettingRow {
            id: row

            required property int index
            readonly property tableChoice choice: root.page.first[index] ?? root.none

            width: root.width
            clickable: false
            iconName: choice.icon
            //: A switch for a finished monument, %1: this player was the first to finish it.
            title: qsTr("%1: first").arg(choice.title)

            ToggleSwitch {
                objectName: "first-" + row.choice.icon
                text: row.title
                checked: row.choice.chosen
                onToggled: root.table.touch(row.choice.id)
            }
        }
    }
}
