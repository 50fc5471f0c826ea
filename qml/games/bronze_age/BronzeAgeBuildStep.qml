// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tallystone
import Tallystone.App

/// The workers go where they are tapped.
StepBody {
    id: root

    required property BronzeTable table
    readonly property bronzeBuildPage page: table.build
    readonly property int mostFigures: 4
    /// Beside a sheet there is a pointer, and smaller boxes show all monuments at once.
    readonly property bool dense: sheetBeside && spare < 480
    /// One row more than usual, which would push the wall's name below the page: smaller boxes.
    readonly property bool snug: spare < 500

    /// So many boxes of a place are wanted.
    function want(place: tableCounter, boxes: int) {
        root.table.touch(place.id, boxes);
    }
    /// A tap on a free box fills up to it; a tap on a filled one takes it and the later ones back.
    function touchBox(place: tableCounter, count: int) {
        root.want(place, count <= place.value ? count - 1 : count);
    }

    footFirst: true

    StepHead {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.space1
        Layout.bottomMargin: -Theme.gapSmall
        text: root.page.title
        caption: root.page.note

        Repeater {
            model: root.page.workers > root.mostFigures ? 1 : root.page.workers

            Icon {
                required property int index
                // Those who have been placed step back.
                readonly property bool placed: root.page.workers > root.mostFigures ? root.page.workersLeft === 0
                                                                                   : index < root.page.workers - root.page.workersLeft

                name: "worker"
                size: 34
                color: placed ? Theme.ink3 : Theme.accent
                opacity: placed ? 0.55 : 1
            }
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.page.workers > root.mostFigures
            //: So many workers, after the figure of one.
            text: qsTr("× %1").arg(root.page.workersLeft)
            font: Theme.heading
        }
    }
    EngineeringRow {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: root.page.stone.id !== ""
        stone: root.page.stone
        onWanted: next => root.want(root.page.stone, next)
    }
    SectionHead {
        Layout.fillWidth: true
        Layout.bottomMargin: -Theme.gapMedium
        iconName: "city"
        //: Head of a section of the sheet.
        text: qsTr("Cities")
        note: root.page.citiesNote
    }
    CityRow {
        objectName: "cities"
        Layout.fillWidth: true
        interactive: true
        showNext: root.page.workersLeft > 0
        ticked: [...root.page.cities].map(city => city.least)
        added: [...root.page.cities].map(city => city.value - city.least)
        spoken: [...root.page.cities].map(city => city.spoken)
        onTapped: number => root.want(root.page.cities[number - 4], root.page.cities[number - 4].value + 1)
        onBoxTapped: (number, count) => root.touchBox(root.page.cities[number - 4], count)
        onTakenBack: number => root.want(root.page.cities[number - 4], root.page.cities[number - 4].value - 1)
        onHeld: number => root.explain(number.toString(), "city")
    }
    ShipRow {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: root.page.ship.id !== ""
        ship: root.page.ship
        onTapped: root.table.touch(root.page.ship.id)
        onHeld: root.explain("ships", "dev-shipping")
    }
    Item {
        Layout.fillHeight: true
        visible: root.split
    }

    second: [
        SectionHead {
            Layout.fillWidth: true
            Layout.bottomMargin: -Theme.space2
            iconName: "temple"
            //: Head of a section of the sheet.
            text: qsTr("Monuments")
            //: The points of a monument for who builds it first, and for the others.
            note: qsTr("first / later")
        },
        MonumentField {
            objectName: "monuments"
            Layout.fillWidth: true
            Layout.fillHeight: true
            // A little air does it good, much would tear it apart.
            Layout.maximumHeight: implicitHeight + Theme.touchTarget
            Layout.alignment: Qt.AlignTop
            box: root.dense ? 14 : narrow ? 18 : root.snug ? 16 : 20
            wallBox: root.dense ? 17 : narrow ? 21 : root.snug ? 20 : 24
            gap: root.snug && !narrow ? 2 : 3
            interactive: true
            showNext: root.page.workersLeft > 0
            ticked: [...root.page.monuments].map(monument => monument.least)
            added: [...root.page.monuments].map(monument => monument.value - monument.least)
            built: root.page.built
            scored: root.page.scored
            spoken: [...root.page.monuments].map(monument => monument.spoken)
            inPlay: root.table.monumentInPlay
            first: root.table.monumentFirst
            later: root.table.monumentLater
            firstTaken: root.table.monumentTaken
            firstColours: root.table.monumentTakenBy
            names: root.table.monumentNames
            onTapped: monument => root.want(root.page.monuments[monument], root.page.monuments[monument].value + 1)
            onBoxTapped: (monument, count) => root.touchBox(root.page.monuments[monument], count)
            onTakenBack: monument => root.want(root.page.monuments[monument], root.page.monuments[monument].value - 1)
            onHeld: monument => root.explain(root.table.monumentIds[monument], root.table.monumentIds[monument])
        }
    ]
    // No layout: one keeps the widths and heights of before when the text grows. Its room is kept while there are
    // workers at all, so that nothing moves when the last of them is placed.
    foot: Row {
        id: finish

        /// Where there is little room, one alone.
        readonly property int abreast: Theme.largeText || root.dense || (root.tight && !root.split) ? 1 : 2
        readonly property int only: root.page.finish[0]?.id === "" ? 1 : 0

        Layout.fillWidth: true
        Layout.minimumHeight: Math.max(Theme.touchTarget, Math.ceil(2 * line.height) + Theme.space2)
        visible: root.page.workers > 0
        spacing: Theme.space2

        FontMetrics {
            id: line

            font: Theme.control
        }
        Repeater {
            model: finish.abreast

            Item {
                id: side

                required property int index
                readonly property int from: finish.abreast === 1 ? finish.only : index

                width: (finish.width - (finish.abreast - 1) * finish.spacing) / finish.abreast
                height: finish.height

                FinishButton {
                    readonly property tableChoice row: root.page.finish[side.from]

                    objectName: row.id
                    anchors.fill: parent
                    visible: row.id !== ""
                    text: row.title
                    onChosen: root.table.touch(row.id)
                }
            }
        }
    }
}
