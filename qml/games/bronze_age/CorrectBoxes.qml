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
    readonly property BronzeCorrection correction: table.correction

    /// A tap on a free box fills up to it; a tap on a filled one takes it and the later ones back.
    function wanted(now: int, count: int): int {
        return count <= now ? count - 1 : count;
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
        ticked: root.correction.cityBoxes
        //: Spoken: a city being corrected. %1 is its number, %2 of %3 boxes are ticked.
        spoken: [...root.correction.cityBoxes].map((count, i) => qsTr("City %1, %2 of %3 boxes").arg(i + 4).arg(count).arg(root.correction.cityMost[i]))
        onTapped: number => root.correction.setCityBoxes(number - 4, root.correction.cityBoxes[number - 4] + 1)
        onTakenBack: number => root.correction.setCityBoxes(number - 4, root.correction.cityBoxes[number - 4] - 1)
        onBoxTapped: (number, count) => root.correction.setCityBoxes(number - 4, root.wanted(root.correction.cityBoxes[number - 4], count))
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
        ticked: root.correction.monumentBoxes
        built: [...root.correction.monumentBoxes].map((count, i) => count >= root.correction.monumentMost[i])
        inPlay: root.table.monumentInPlay
        first: root.table.monumentFirst
        later: root.table.monumentLater
        firstTaken: root.table.monumentTaken
        firstColours: root.table.monumentTakenBy
        names: root.table.monumentNames
        //: Spoken: a monument being corrected. %1 is its name, %2 of %3 boxes are ticked.
        spoken: [...root.correction.monumentBoxes].map((count, i) => qsTr("%1, %2 of %3 boxes").arg(root.table.monumentNames[i]).arg(count).arg(root.correction.monumentMost[i]))
        onTapped: monument => root.correction.setMonumentBoxes(monument, root.correction.monumentBoxes[monument] + 1)
        onTakenBack: monument => root.correction.setMonumentBoxes(monument, root.correction.monumentBoxes[monument] - 1)
        onBoxTapped: (monument, count) => root.correction.setMonumentBoxes(monument, root.wanted(root.correction.monumentBoxes[monument], count))
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
            model: root.table.developmentIds

            Chip {
                required property int index
                required property string modelData

                objectName: "development-" + modelData
                text: root.table.developmentNames[index] ?? ""
                // Both signs take the same room, so that no other chip moves.
                iconName: checked ? "ui-check" : "ui-plus"
                checked: root.correction.owned[index] ?? false
                onToggled: root.correction.toggleDevelopment(index)
            }
        }
    }
    // Last, because they come and go with the boxes above.
    Repeater {
        model: root.table.monumentIds

        SettingRow {
            id: row

            required property int index
            required property string modelData

            width: root.width
            visible: root.correction.monumentBoxes[index] >= root.correction.monumentMost[index]
            clickable: false
            iconName: modelData
            //: A switch for a finished monument, %1: this player was the first to finish it.
            title: qsTr("%1: first").arg(root.table.monumentNames[index] ?? "")

            ToggleSwitch {
                objectName: "first-" + row.modelData
                text: row.title
                checked: root.correction.first[row.index] ?? false
                onToggled: root.correction.setFirst(row.index, checked)
            }
        }
    }
}
